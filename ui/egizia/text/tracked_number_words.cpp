// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/names.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

/// In the order of egizia::TrackedNumber.
struct TrackedNumberWords {
  Q_DECLARE_TR_FUNCTIONS(TrackedNumber)
public:
  static constexpr auto names =
      std::to_array<const char*>({QT_TR_NOOP("Points"),
                                  QT_TR_NOOP("Points if it ended now"),
                                  QT_TR_NOOP("Place on the score track"),
                                  QT_TR_NOOP("Order tile"),
                                  QT_TR_NOOP("Scarabs"),
                                  QT_TR_NOOP("Stones"),
                                  QT_TR_NOOP("Quarries"),
                                  QT_TR_NOOP("Ships"),
                                  QT_TR_NOOP("Strength of all crews"),
                                  QT_TR_NOOP("Blue crew"),
                                  QT_TR_NOOP("Black crew"),
                                  QT_TR_NOOP("Yellow crew"),
                                  QT_TR_NOOP("Joker crew"),
                                  QT_TR_NOOP("Nile cards"),
                                  QT_TR_NOOP("Grain of all fields"),
                                  QT_TR_NOOP("Grain, water ring left"),
                                  QT_TR_NOOP("Grain, water ring in the middle"),
                                  QT_TR_NOOP("Grain, water ring right"),
                                  QT_TR_NOOP("Cost of feeding, water ring left"),
                                  QT_TR_NOOP("Cost of feeding, water ring in the middle"),
                                  QT_TR_NOOP("Cost of feeding, water ring right"),
                                  QT_TR_NOOP("Step of the stone market"),
                                  QT_TR_NOOP("Step of the grain market"),
                                  QT_TR_NOOP("Sphinx cards"),
                                  QT_TR_NOOP("Building sites with stones spent"),
                                  QT_TR_NOOP("Sum of the tombs"),
                                  QT_TR_NOOP("Tomb tiles"),
                                  QT_TR_NOOP("Points for tombs"),
                                  QT_TR_NOOP("Stones in the obelisk"),
                                  QT_TR_NOOP("Stones in the tombs"),
                                  QT_TR_NOOP("Stones in the pyramid"),
                                  QT_TR_NOOP("Stones in the temple"),
                                  QT_TR_NOOP("Round"),
                                  QT_TR_NOOP("Water ring"),
                                  QT_TR_NOOP("Sphinx cards in the deck"),
                                  QT_TR_NOOP("Tomb tiles turned up"),
                                  QT_TR_NOOP("All stones in the obelisk"),
                                  QT_TR_NOOP("All stones in the tombs"),
                                  QT_TR_NOOP("All stones in the pyramid"),
                                  QT_TR_NOOP("All stones in the temple")});
};
static_assert(TrackedNumberWords::names.size() == egizia::trackedNumberCount);

} // namespace

QString trackedNumberName(egizia::TrackedNumber what) {
  return TrackedNumberWords::tr(TrackedNumberWords::names[static_cast<std::size_t>(what)]);
}

} // namespace nilometer::text
