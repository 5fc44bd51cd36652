"""check_ci.py FORMAT FILE [SCHEMA]: checks a report that Palindrome wrote for CI
servers, and prints what it holds, a line each, for FileCheck.

junit: that the counts of each suite and of the whole are those of its cases.
sarif: that it is an object of SCHEMA, and each result names its rule rightly.
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

import jsonschema


def check_junit(path):
    root = ElementTree.parse(path).getroot()
    assert root.tag == "testsuites", root.tag
    kinds = {"failures": "failure", "errors": "error", "skipped": "skipped"}
    for element in [root, *root.findall("testsuite")]:
        cases = list(element.iter("testcase"))
        assert int(element.get("tests")) == len(cases), element.attrib
        for attribute, kind in kinds.items():
            count = sum(case.find(kind) is not None for case in cases)
            assert int(element.get(attribute)) == count, element.attrib
    for case in root.iter("testcase"):
        print(f"{case.get('classname')} / {case.get('name')}:", end="")
        for end in case:
            print(f" {end.tag} {end.get('type', '')}: {end.get('message')}")
            print(end.text or "", end="")
        if len(case) == 0:
            print(" passed")


def check_sarif(path, schema):
    report = json.load(open(path))
    jsonschema.Draft202012Validator(json.load(open(schema))).validate(report)
    run = report["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    # Either all results have these members, or none (3.27.23, 3.27.24).
    for member in ("baselineState", "suppressions"):
        assert len({member in result for result in run["results"]}) <= 1, member

    def spell(location):
        place = location["physicalLocation"]
        line = place.get("region", {}).get("startLine", "-")
        return f"{place['artifactLocation']['uri']} {line}"

    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"], result
        location = result["locations"][0]
        region = location["physicalLocation"].get("region", {})
        symbols = location.get("logicalLocations", [{"fullyQualifiedName": ""}])
        baseline = []
        if "baselineState" in result:
            baseline = [result["baselineState"]]
            baseline += ["suppressed" for each in result["suppressions"]]
        print(spell(location), region.get("startColumn", "-"),
              result["level"], result["ruleId"],
              symbols[0]["fullyQualifiedName"], *baseline, "|", result["message"]["text"])
        for other in result.get("relatedLocations", []):
            print(f"  also {spell(other)}: {other['message']['text']}")
    for notification in run["invocations"][0]["toolExecutionNotifications"]:
        print(notification["level"], notification["message"]["text"])
    print(run["properties"]["summary"])


if sys.argv[1] == "junit":
    check_junit(sys.argv[2])
else:
    check_sarif(*sys.argv[2:])
