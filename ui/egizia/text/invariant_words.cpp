// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

struct InvariantRow {
  std::string_view id;
  const char* text;
};

struct InvariantWords {
  Q_DECLARE_TR_FUNCTIONS(Invariant)
public:
  static constexpr auto rows = std::to_array<InvariantRow>({
      {"INV-PHASE", QT_TR_NOOP("Nobody could go on: the phases of the round would be broken")},
      {"INV-SHIPS", QT_TR_NOOP("Somebody would have more ships out than there are")},
      {"INV-SLOTS", QT_TR_NOOP("A ship at a building site would be in two places or act twice")},
      {"INV-CARDS",
       QT_TR_NOOP("A Nile card would be in two places, or more often than the game has it")},
      {"INV-RIVER",
       QT_TR_NOOP("The river would hold a Nile card that is not in this round’s deck")},
      {"INV-STONES", QT_TR_NOOP("A stone marker would leave the stone track")},
      {"INV-CREWS", QT_TR_NOOP("A construction crew would leave its strength track")},
      {"INV-MARKETS", QT_TR_NOOP("A market marker would stand beside the steps")},
      {"INV-TRACK", QT_TR_NOOP("A marker would be missing from the score track or be on it twice")},
      {"INV-ORDER", QT_TR_NOOP("An order tile would be missing or be given out twice")},
      {"INV-SPACES", QT_TR_NOOP("Two stones would be on one space of a building, or one beside "
                                "them all")},
      {"INV-TOMBS", QT_TR_NOOP("The tomb tiles would not be those of the box, or open in the wrong "
                               "order")},
      {"INV-SPHINX", QT_TR_NOOP("The Sphinx cards would not add up, or one would be in two "
                                "places")},
  });
};

consteval bool coversEveryInvariant() {
  if (InvariantWords::rows.size() != egizia::invariantNames.size()) return false;
  for (std::size_t i = 0; i < InvariantWords::rows.size(); ++i) {
    if (InvariantWords::rows[i].id != egizia::invariantNames[i]) return false;
  }
  return true;
}
static_assert(coversEveryInvariant(), "every invariant needs its words, in the order of Invariant");

} // namespace

QString sentence(egizia::Invariant invariant) {
  const InvariantRow& row = InvariantWords::rows[static_cast<std::size_t>(invariant)];
  return InvariantWords::tr(row.text);
}

} // namespace nilometer::text
