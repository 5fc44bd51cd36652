"""The kinds of hostile inputs: a name, and what makes the inputs and feeds them."""

import archives
import bombs
import databases
import flips
import folders
import names
import reports
import signals
import stores

KINDS = {
    "names-of-files": names.files,
    "names-of-folders": names.folders,
    "names-in-modules": names.modules,
    "names-in-reports": names.reports,
    "archives-thin": archives.thin,
    "archives-damaged": archives.damaged,
    "stores": stores.names,
    "stores-links": stores.links,
    "databases-damaged": databases.damaged,
    "databases-options": databases.options,
    "reports": reports.lost,
    "bombs-compressed": bombs.compressed,
    "bombs-nested": bombs.nested,
    "bombs-sizes": bombs.sizes,
    "flips-verify": flips.verify,
    "flips-commands": flips.commands,
    "folders-unlistable": folders.unlistable,
    "signals": signals.ends,
}
