#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates files against a JSON Schema (draft 7) with an outside validator.

usage: check_schemas.py SCHEMA FILE...

A .jsonl file is validated line by line, blank lines apart: the first line against
'#/definitions/header' of the schema, every other line against '#/definitions/entry', but a second
line that begins with the key "nilometer" against '#/definitions/edition'. All other
files are one JSON text.
Exit code: 0 all files fit, 1 some do not (each reason on one line), 2 wrong use.
"""

import json
import sys

import jsonschema


def refuse_duplicates(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key stands twice")
    return members


def parse(text):
    return json.loads(text, object_pairs_hook=refuse_duplicates)


def validator(schema, definition=None):
    if definition is not None:
        if definition not in schema.get("definitions", {}):
            raise ValueError(f"the schema has no '#/definitions/{definition}'")
        schema = {"definitions": schema["definitions"], "$ref": f"#/definitions/{definition}"}
    return jsonschema.Draft7Validator(schema)


def texts(name):
    """Every JSON text of a file as (place, definition it must fit, text)."""
    with open(name, encoding="utf-8") as file:
        if not name.endswith(".jsonl"):
            yield name, None, file.read()
            return
        definition = "header"
        for number, line in enumerate(file, 1):
            if line.strip():
                if definition == "second":
                    own = line.lstrip().startswith('{"nilometer"')
                    definition = "edition" if own else "entry"
                yield f"{name}:{number}", definition, line
                definition = "second" if definition == "header" else "entry"


def problems(schema, name):
    validators = {}
    found_any = False
    for place, definition, text in texts(name):
        found_any = True
        if definition not in validators:
            validators[definition] = validator(schema, definition)
        try:
            value = parse(text)
        except ValueError as error:
            yield f"{place}: {error}"
            continue
        for error in validators[definition].iter_errors(value):
            path = "/".join(str(step) for step in error.absolute_path)
            yield f"{place}: at '{path}': {error.message[:300]}"
    if not found_any:
        yield f"{name}: empty"


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        schema = parse(file.read())
    jsonschema.Draft7Validator.check_schema(schema)
    found = [problem for name in arguments[1:] for problem in problems(schema, name)]
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
