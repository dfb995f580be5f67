"""Words of quizzes: none depends on an order that changes, none asks for what is not so."""

import re
from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.quiz import Question
from machiavelli.model.words import Words

# Options change places: nothing may speak of them by letter or order. A lone A is no card: the ace is A♣.
_ORDER = re.compile(
    r"""\b(?i:todas|ninguna|nenhuma|tutte|nessuna)\ (?:de\ las|las|as|das|le|delle)
      \ (?:anteriores|precedenti)\b
    | \b(?i:opci[oó]n|opç[aã]o|opzione|respuesta|resposta|risposta|letra|lettera)\ [A-F]\b(?![♠♥♦♣])
    | \b(?i:la|a)\ [A-F]\ [ey]\ (?:la|a)\ [A-F]\b(?![♠♥♦♣])
    | \b(?i:primera|segunda|tercera|última|primeira|terceira|prima|seconda|terza|ultima)
      \ (?:opci[oó]n|opç[aã]o|opzione)\b
    """,
    re.VERBOSE,
)
_ALL_OR_NONE = re.compile(
    r"""^(?:todas?|todos|ninguna?|nenhuma?|tutt[eio]|nessun[ao]?|las\ dos|as\ duas|entrambe)
      (?:\ (?:(?:de\ )?ellas|d?elas|(?:di\ )?loro|(?:son|es|são|é|sono|è|están|estão)\ .*
      |vale[nm]?|valgono))?\W*$""",
    re.VERBOSE | re.IGNORECASE,
)
_NEGATIVE = re.compile(
    r"""\b(?:NO|NÃO|NON|NUNCA|MAI|EXCEPTO|EXCETO|TRANNE)\b
    | \b(?i:cuál(?:es)?|qual[ei]?|quais)(?:\ \w+){0,4}?\ (?i:no|não|non)\b
    | \b(?i:excepto|salvo|exceto|tranne|eccetto)\b
    """,
    re.VERBOSE,
)


def check_quiz_words(content: Content, key: tuple[str, ...], question: Question) -> Iterator[Finding]:
    """All words of the question written at ``key``."""
    for name, words in (("why", question.why), ("ask", question.ask)):
        yield from _refuse(content, (*key, name), words, _ORDER, Code.WORDS_ON_ORDER, _NAME_IT)
    yield from _refuse(content, (*key, "ask"), question.ask, _NEGATIVE, Code.NEGATIVE_QUESTION, _ASK_FOR)
    for number, choice in enumerate(question.choices):
        here = (*key, "options", str(number))
        for name, words in (("text", choice.text), ("why", choice.why)):
            yield from _refuse(content, (*here, name), words, _ORDER, Code.WORDS_ON_ORDER, _NAME_IT)
        yield from _refuse(content, (*here, "text"), choice.text, _ALL_OR_NONE, Code.WORDS_ON_ORDER, _NAME_IT)


_NAME_IT = "depends on the order of the options, which changes: name the answer itself"
_ASK_FOR = "asks for what is not so, which readers miss: ask for what is"


def _refuse(
    content: Content,
    key: tuple[str, ...],
    words: Words | None,
    pattern: re.Pattern[str],
    code: Code,
    why: str,
) -> Iterator[Finding]:
    for lang, text in (words or {}).items():
        if found := pattern.search(text):
            yield finding_at(content.place(*key, lang), code, f"{found[0].strip()!r} {why}")
