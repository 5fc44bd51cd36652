"""check_json.py SCHEMA [KIND=COUNT ...]: checks each line of stdin against
docs/json.schema.json, and that the objects have these kinds, as often (`+`: at
least once), and no others."""

import collections
import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
definitions = schema["$defs"]


def check(number, line):
    """Reports the first problem of one line; returns the object's kind."""
    value = json.loads(line)
    assert next(iter(value)) == "kind", f"line {number} does not begin with kind"
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    if error:
        # `oneOf` names no culprit; the definition of this very kind does.
        kind = {"$ref": "#/$defs/" + value["kind"], "$defs": definitions}
        inner = jsonschema.Draft202012Validator(kind).iter_errors(value)
        error = jsonschema.exceptions.best_match(inner) or error
        sys.exit(f"line {number}: {line}at {error.json_path}: {error.message}")
    return value["kind"]


jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
found = collections.Counter(
    check(number, line) for number, line in enumerate(sys.stdin, 1))
expected = dict(argument.split("=") for argument in sys.argv[2:])
if set(found) != set(expected) or any(
        count != "+" and found[kind] != int(count)
        for kind, count in expected.items()):
    sys.exit(f"expected {expected}, found {dict(found)}")
