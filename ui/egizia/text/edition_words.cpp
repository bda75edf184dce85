// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using egizia::EditionFault;

QString sentence(const egizia::EditionFinding& finding) {
  static constexpr auto texts = std::to_array<const char*>(
      {QT_TRANSLATE_NOOP("ReadError", "%1: %3 is out of bounds; the bound is %2"),
       QT_TRANSLATE_NOOP("ReadError", "%1: there is a row, part or track without spaces"),
       QT_TRANSLATE_NOOP("ReadError", "%1: the values have to go one way only"),
       QT_TRANSLATE_NOOP("ReadError", "%1: cards in the deck: %3 instead of %2"),
       QT_TRANSLATE_NOOP("ReadError", "%1: Sphinx cards: %3 instead of %2"),
       QT_TRANSLATE_NOOP("ReadError", "%1: this stop is missing from the river"),
       QT_TRANSLATE_NOOP("ReadError", "%1: this stop is on the river twice"),
       QT_TRANSLATE_NOOP("ReadError", "%1: tomb tiles: %3, but at least %2 must be there"),
       QT_TRANSLATE_NOOP("ReadError", "%1: a part of the temple is missing"),
       QT_TRANSLATE_NOOP("ReadError", "%1: two cards have the same id"),
       QT_TRANSLATE_NOOP("ReadError", "%1: the building has no such row or part")});
  static_assert(texts.size() == static_cast<std::size_t>(EditionFault::rowMissing) + 1);
  const char* text =
      finding.key == "tombs.tiles" && finding.fault == EditionFault::tombTiles
          ? QT_TRANSLATE_NOOP("ReadError", "%1: tomb tiles: %3 given, but %2 with a value")
          : texts[static_cast<std::size_t>(finding.fault)];
  return fill(QCoreApplication::translate("ReadError", text),
              {fromUtf8(finding.key), number(finding.needed), number(finding.had)});
}

} // namespace nilometer::text
