// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of building than their summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct BuildDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"BUILD-1"_rule,
       QT_TR_NOOP("The sites are built one after the other: first the Sphinx, then obelisk and "
                  "tombs, then pyramid and temple."),
       nullptr,
       {}},
      {"BUILD-2"_rule,
       QT_TR_NOOP("A crew used at one site is not there for the next. With three sites, three "
                  "normal crews are needed."),
       nullptr,
       {}},
      {"BUILD-3"_rule,
       nullptr,
       QT_TR_NOOP("A crew of 5 and the joker crew of 2 build together: values up to 7 are "
                  "possible. The joker crew alone may not build."),
       {}},
      {"BUILD-4"_rule,
       QT_TR_NOOP("Turned-over crews keep their number and may still gain strength. When the next "
                  "round begins, they are turned back."),
       nullptr,
       {}},
      {"BUILD-5"_rule,
       QT_TR_NOOP("One physical stone goes on each space or tile. From the stone track goes the "
                  "sum of the values. What becomes free during the action may be used in it."),
       QT_TR_NOOP("A space of value 1, one of 2 and a tomb tile of 4 make 7. This takes strength 7 "
                  "and 7 stones."),
       {}},
      {"BUILD-6"_rule,
       QT_TR_NOOP("Not building costs nothing. But the site then does not count for participation, "
                  "and a ship in reserve may get its chance."),
       nullptr,
       {}},
      {"BUILD-7"_rule,
       QT_TR_NOOP("Without a freed space the ship goes home as soon as its turn would come."),
       QT_TR_NOOP("A and B stand on building spaces, C in reserve. A does not build. Then B "
                  "builds, and after B also C."),
       {}},
      {"BUILD-8"_rule,
       QT_TR_NOOP("Move the marker at once, before row bonuses and market steps."),
       QT_TR_NOOP("A crew of 3 with 2 stones builds a space of value 2. That gives 2 points and "
                  "leaves 0 stones."),
       {}},
      {"SPHINX-1"_rule,
       QT_TR_NOOP("Sphinx cards drawn at once in this copy: at most %1."),
       QT_TR_NOOP("A crew of strength 3 goes to the Sphinx with 2 stones. It may draw 1 or 2 "
                  "Sphinx cards."),
       {Printed::drawLimit}},
      {"SPHINX-2"_rule,
       QT_TR_NOOP("Keeping none is allowed too. The others go face down under the deck."),
       QT_TR_NOOP("Two Sphinx cards drawn, one kept: that is 1 point at once for the other."),
       {}},
      {"SPHINX-3"_rule,
       QT_TR_NOOP(
           "Only the number of hidden cards is public. Nilometer shows no more of them either."),
       nullptr,
       {}},
      {"OBELISK-1"_rule,
       QT_TR_NOOP("Two rows can be built in one action if the lower one is filled by it."),
       nullptr,
       {}},
      {"TOMB-1"_rule,
       QT_TR_NOOP("The open tile furthest to the front is always next. Its stone goes on the "
                  "emptied tomb."),
       QT_TR_NOOP("The open tiles show 3, 5, 2 and 4. Building two means taking 3 and 5: 8 stones, "
                  "8 points."),
       {}},
      {"TOMB-2"_rule,
       QT_TR_NOOP("So a tomb tile counts twice: its value now, and as part of the sum at the end."),
       nullptr,
       {}},
      {"TEMPLE-1"_rule,
       nullptr,
       QT_TR_NOOP("The left pillar is done, the right one is not. A column may not be begun yet."),
       {}},
      {"PYR-1"_rule,
       QT_TR_NOOP("A space of a higher row is open as soon as the stones under it lie."),
       nullptr,
       {}},
      {"PYR-2"_rule,
       QT_TR_NOOP("First come the points for building, then the row bonuses, the lowest row first. "
                  "Each row pays once."),
       nullptr,
       {}},
      {"PYR-3"_rule,
       nullptr,
       QT_TR_NOOP("A row of four reads Yellow, Green, Green, Yellow. Both have 2 stones. Yellow’s "
                  "first stone lies further left: Yellow gets 2 points."),
       {}},
  });
};

} // namespace

std::span<const RuleDetailRow> buildDetails() {
  return BuildDetails::rows;
}

} // namespace nilometer::ui
