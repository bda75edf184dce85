// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

struct InvariantWords {
  Q_DECLARE_TR_FUNCTIONS(Invariant)
public:
  /// In the order of egizia::Invariant.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("Nobody could go on: the phases of the round would be broken"),
      QT_TR_NOOP("Somebody would have more ships out than there are"),
      QT_TR_NOOP("A ship at a building site would be in two places or act twice"),
      QT_TR_NOOP("A Nile card would be in two places, or more often than the game has it"),
      QT_TR_NOOP("The river would hold a Nile card that is not in this round’s deck"),
      QT_TR_NOOP("A stone marker would leave the stone track"),
      QT_TR_NOOP("A construction crew would leave its strength track"),
      QT_TR_NOOP("A market marker would stand beside the steps"),
      QT_TR_NOOP("A marker would be missing from the score track or be on it twice"),
      QT_TR_NOOP("An order tile would be missing or be given out twice"),
      QT_TR_NOOP("Two stones would be on one space of a building, or one beside "
                 "them all"),
      QT_TR_NOOP("The tomb tiles would not be those of the box, or open in the wrong "
                 "order"),
      QT_TR_NOOP("The Sphinx cards would not add up, or one would be in two "
                 "places"),
  });
};

static_assert(InvariantWords::texts.size() == egizia::invariantNames.size());

} // namespace

QString sentence(egizia::Invariant invariant) {
  return InvariantWords::tr(InvariantWords::texts[static_cast<std::size_t>(invariant)]);
}

} // namespace nilometer::text
