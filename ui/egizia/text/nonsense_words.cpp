// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/building_plans.h"
#include "engine/table/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using egizia::EditionFault;
using egizia::EditionFinding;

namespace {

/// %1 = what it is about, %2 = what is needed, %3 = what is there.
struct NonsenseWords {
  Q_DECLARE_TR_FUNCTIONS(Nonsense)
public:
  /// In the order of templePartNames.
  static constexpr auto partsMissing = std::to_array<const char*>(
      {QT_TR_NOOP("The left pillar of the temple is missing."),
       QT_TR_NOOP("The right pillar of the temple is missing."),
       QT_TR_NOOP("The columns of the temple are missing."),
       QT_TR_NOOP("The stones above the columns of the temple are missing.")});
};
static_assert(NonsenseWords::partsMissing.size() == egizia::templePartNames.size());

std::string_view lastWord(std::string_view key) {
  return key.substr(key.rfind('.') + 1);
}

/// What is called "thebae", "obelisk" or "C5" in the file.
QString stopCalled(std::string_view id) {
  if (const auto space = table::findName(egizia::roundSpaceNames, id)) {
    return roundSpace(static_cast<egizia::RoundSpace>(*space));
  }
  if (const auto place = table::findName(egizia::siteNames, id)) {
    return site(static_cast<egizia::Site>(*place), Place::name);
  }
  return fill(NonsenseWords::tr("Nile card space %1"), {fromUtf8(id.substr(1))});
}

QString outOfRange(const EditionFinding& finding) {
  return finding.had > finding.needed ? NonsenseWords::tr("%1: at most %2 is possible, not %3.")
                                      : NonsenseWords::tr("%1: at least %2 is needed, not %3.");
}

QString emptyRow(const EditionFinding& finding) {
  if (finding.key.starts_with("sphinxCards."))
    return NonsenseWords::tr("%1: it asks for no row and no part.");
  return NonsenseWords::tr("%1: there is a row or part without a space.");
}

QString stepsRise(const EditionFinding& finding) {
  if (finding.key.starts_with("obelisk.")) {
    return NonsenseWords::tr(
        "%1: each row is worth more than the row below. At least %2 is needed, not %3.");
  }
  if (finding.key.starts_with("grainMarket.")) {
    return NonsenseWords::tr("%1: they never rise from step to step. At most %2 is possible, "
                             "not %3.");
  }
  return NonsenseWords::tr("%1: the numbers never fall. At least %2 is needed, not %3.");
}

QString tombTiles(const EditionFinding& finding) {
  if (finding.key == "tombs.tiles")
    return NonsenseWords::tr("Tomb tiles: %3 in the box, but %2 with a value.");
  return NonsenseWords::tr("Tomb tiles in the box: %3. At least %2 must be there.");
}

QString textOf(const EditionFinding& finding) {
  switch (finding.fault) {
  case EditionFault::outOfRange: return outOfRange(finding);
  case EditionFault::emptyRow: return emptyRow(finding);
  case EditionFault::stepsRise: return stepsRise(finding);
  case EditionFault::deckSize: return NonsenseWords::tr("Cards in deck %1: %3 instead of %2.");
  case EditionFault::sphinxCount: return NonsenseWords::tr("Sphinx cards: %3 instead of %2.");
  case EditionFault::stopMissing: return NonsenseWords::tr("%1 is missing on the Nile.");
  case EditionFault::stopTwice: return NonsenseWords::tr("%1 is on the Nile twice.");
  case EditionFault::tombTiles: return tombTiles(finding);
  case EditionFault::partMissing: {
    const auto part = table::findName(egizia::templePartNames, lastWord(finding.key));
    return NonsenseWords::tr(NonsenseWords::partsMissing[part.value_or(0)]);
  }
  case EditionFault::idTwice: return NonsenseWords::tr("%1: this card is listed twice.");
  case EditionFault::rowMissing: break;
  }
  return NonsenseWords::tr("%1: the building has no such row or part.");
}

QString thingOf(const EditionFinding& finding, const Table& table) {
  if (finding.fault == EditionFault::deckSize) return fromUtf8(lastWord(finding.key));
  const bool stop =
      finding.fault == EditionFault::stopMissing || finding.fault == EditionFault::stopTwice;
  return stop ? stopCalled(lastWord(finding.key)) : printedValue(finding.key, table);
}

} // namespace

QString nonsense(const EditionFinding& finding, const Table& table) {
  return fill(textOf(finding),
              {thingOf(finding, table), number(finding.needed), number(finding.had)});
}

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
