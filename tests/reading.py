# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard a text is to read, worked out from the length of its sentences and words."""
import re

# What a placeholder stands for is short: a number, a name.
PLACEHOLDER = re.compile(r"%(?:L?\d+|L?n)")


def plain(text: str) -> str:
    """As it is read: without tags, mnemonics and open plurals, a word for each placeholder."""
    text = re.sub(r"<(?:br|p|/p|li|/li|tr|/tr|h\d|/h\d)[^<>]*>", "\n", text)
    text = re.sub(r"<[^<>]*>|&(?=\w)(?!\w+;)", "", text)
    return re.sub(r"\((?:s|es|ies)\)", "s", PLACEHOLDER.sub("Ann", text))


def sentences(text: str) -> list[str]:
    """Colons and semicolons end a thought too, as the readability formulas have it."""
    parts = re.split(r"[.!?:;…]+[”“)]*(?:\s+|$)|\n+| – ", plain(text))
    return [part for part in parts if re.search(r"\w", part)]


def words(text: str) -> list[str]:
    """Both halves of "Sphinx card" are words, so are those of "Sphinx-Karte"."""
    return re.findall(r"[^\W_]+(?:[’'][^\W_]+)?", plain(text))


def english_syllables(word: str) -> int:
    word = re.sub(r"[^a-z]", "", word.lower())
    count = len(re.findall(r"[aeiouy]+", word))
    if word.endswith("e") and not word.endswith(("le", "ee")) or re.search(r"[^aeioutd]ed$", word):
        count -= 1
    return max(count, 1)


def measure(texts: list[str]) -> tuple[list[str], float]:
    """All words, and how many a sentence has on average."""
    all_words = [word for text in texts for word in words(text)]
    return all_words, len(all_words) / sum(len(sentences(text)) for text in texts)


def flesch(texts: list[str]) -> float:
    """English reading ease (Flesch): 60 to 70 is plain, 90 is very easy."""
    all_words, per_sentence = measure(texts)
    syllables = sum(english_syllables(word) for word in all_words)
    return 206.835 - 1.015 * per_sentence - 84.6 * syllables / len(all_words)


def lix(texts: list[str]) -> float:
    """German readability (LIX): below 40 is easy, newspapers have 50, above 60 is for experts."""
    all_words, per_sentence = measure(texts)
    return per_sentence + 100 * sum(len(word) > 6 for word in all_words) / len(all_words)
