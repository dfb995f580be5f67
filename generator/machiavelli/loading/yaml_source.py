"""YAML as this project reads it: plain data, and every fault a finding with line, column and cure.

PyYAML only cuts the text into pieces: its own reading would turn ``no`` into false, ``010`` into 8 and
``10:30`` into 630.
"""

import yaml

from machiavelli.loading.characters import clean
from machiavelli.loading.folder import Text
from machiavelli.loading.yaml_builder import DEEPEST, Builder, TooDeepError
from machiavelli.loading.yaml_faults import explain
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.model.findings import Code, Finding, finding_at


def read_yaml(source: Text) -> YamlFile:
    """Read one file. What is wrong is in ``findings``; ``readable`` says whether ``data`` could be made.

    Never raises: a fault of the text is a finding.
    """
    text, findings = clean(source)
    while True:
        file = YamlFile(source.path)
        try:
            Builder(file, text).read_document()
        except TooDeepError as error:
            message = f"nested more than {DEEPEST} levels deep: write it flatter"
            return _unreadable(file, [*findings, finding_at(error.place, Code.TOO_DEEP, message)])
        except yaml.MarkedYAMLError as error:
            place, code, message, cured = explain(error, text, source.path)
            if cured is None:
                told = [*findings, *file.findings]
                # Where a tab moved a key, what does not fit any more is no fault of its own.
                known = any(one.line == place.line or one.code is Code.TAB for one in told)
                return _unreadable(file, findings if known else [*findings, finding_at(place, code, message)])
            findings.append(finding_at(place, code, message))
            text = cured
        else:
            file.findings = findings + file.findings
            return file


def _unreadable(file: YamlFile, findings: list[Finding]) -> YamlFile:
    file.readable = False
    file.findings = findings + file.findings
    return file
