"""The glossary as read → the model's nouns."""

from machiavelli.loading.file_models import GlossaryFile
from machiavelli.model.glossary import Glossary, Term, Usage


def build_glossary(data: GlossaryFile) -> Glossary:
    """A checked glossary file as a glossary."""
    terms = {
        id_: Term(id_, entry.word, entry.definition, entry.forms, entry.also, entry.never, entry.explained)
        for id_, entry in data.terms.items()
    }
    return Glossary(terms, {id_: Usage(id_, entry.never, entry.write) for id_, entry in data.usage.items()})
