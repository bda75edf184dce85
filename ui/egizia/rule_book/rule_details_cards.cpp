// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of the Nile cards than their summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct CardsDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"CARD-FIELD-GREEN"_rule,
       QT_TR_NOOP("It is never dry. The value on the card is the grain it bears."),
       nullptr,
       {}},
      {"CARD-FIELD-YELLOWGREEN"_rule,
       QT_TR_NOOP("It is dry only when the ring lies on the left."),
       nullptr,
       {}},
      {"CARD-FIELD-BROWN"_rule,
       QT_TR_NOOP(
           "It is often dry, but it bears a lot. The gift comes once, when the card is taken."),
       nullptr,
       {}},
      {"CARD-QUARRY"_rule,
       QT_TR_NOOP("It adds to the start quarry. More than the stone track holds is lost."),
       nullptr,
       {}},
      {"CARD-GRAIN4"_rule,
       QT_TR_NOOP("Play it in your own feeding. Grain not needed is lost."),
       nullptr,
       {}},
      {"CARD-STRENGTH"_rule,
       QT_TR_NOOP("It helps a crew that is being used in this action. Stones must still be paid."),
       nullptr,
       {}},
      {"CARD-DOUBLE"_rule,
       QT_TR_NOOP("Played when the ship arrives. At Edfu both markers go two steps down. At spaces "
                  "with two crews both gain 2. At Passalon the joker gains 2 and the ring may move "
                  "twice. At Alyi there are two choices and the stones twice."),
       nullptr,
       {}},
      {"CARD-SECOND-SHIP"_rule,
       QT_TR_NOOP("There must be a legal space for the second ship. The card works even with the "
                  "ship that took it, but not after passing. When the next player acts, or plays a "
                  "card that needs their turn, it is too late."),
       nullptr,
       {}},
      {"CARD-TWO-CREWS"_rule,
       QT_TR_NOOP("It goes together with cards for more strength. At the Sphinx the top limit of "
                  "cards stays."),
       nullptr,
       {}},
      {"CARD-RESERVE"_rule,
       QT_TR_NOOP("The ship builds after those on the building spaces. When its slot comes up, "
                  "Nilometer asks whether to play the card."),
       nullptr,
       {}},
      {"CARD-FIRST"_rule,
       QT_TR_NOOP("The others keep their order. It must be said before anything is built at that "
                  "site. A reserve ship so moved pushes nobody out."),
       nullptr,
       {}},
      {"CARD-KEEP2"_rule,
       QT_TR_NOOP("All others of the drawing still go back for 1 point each."),
       nullptr,
       {}},
      {"CARD-STONES6"_rule,
       QT_TR_NOOP("Its number of stones is on the card. More than the stone track holds is lost."),
       nullptr,
       {}},
      {"CARD-SELL10"_rule,
       QT_TR_NOOP(
           "At least one stone must be sold. It pays better than selling in the final scoring."),
       nullptr,
       {}},
      {"CARD-IMPROVE-FIELD"_rule,
       QT_TR_NOOP("Two such cards may go on one field. In the final scoring the card cannot be "
                  "assigned any more."),
       QT_TR_NOOP("A brown field counts as yellow-green. Now it bears in the middle position too."),
       {}},
      {"CARD-OCCUPIED"_rule,
       QT_TR_NOOP("It goes together with “Upstream”; both are then used for this round. Going "
                  "downstream stays the rule otherwise."),
       nullptr,
       {}},
      {"CARD-CREW-STEP"_rule,
       QT_TR_NOOP("A turned-over crew may gain too, and it may be done after feeding."),
       nullptr,
       {}},
      {"CARD-STONES-AS-GRAIN"_rule,
       nullptr,
       QT_TR_NOOP("Grain is 3 short, 5 stones are there. Paying 3 of them leaves 2, and there is "
                  "no penalty."),
       {}},
      {"CARD-MORE-SPHINX"_rule,
       QT_TR_NOOP(
           "These cards are drawn on top of the paid ones. Whether something must be paid "
           "is a rule option. If nothing has to be paid, no crew is needed. A crew named all "
           "the same is turned over."),
       nullptr,
       {}},
      {"CARD-PAID-CREW-STEP"_rule,
       QT_TR_NOOP("The crew must still be able to advance. It may be done after feeding, so the "
                  "new strength eats only next round."),
       nullptr,
       {}},
      {"CARD-UPSTREAM"_rule,
       QT_TR_NOOP("Only one ship per round. From its place the next ones sail downstream again."),
       nullptr,
       {}},
      {"CARD-LEFTOVER"_rule,
       QT_TR_NOOP("The card taken works like any other. When it is taken is a rule option."),
       nullptr,
       {}},
      {"CARD-TOMB"_rule,
       nullptr,
       QT_TR_NOOP("The tomb tiles add up to 13. With the card the sum is higher, and a better band "
                  "may be reached."),
       {}},
      {"CARD-STONE-MARKET2"_rule,
       QT_TR_NOOP("Both steps must be made at once. Steps past the end bring the stones again."),
       nullptr,
       {}},
      {"CARD-GRAIN-MARKET2"_rule,
       QT_TR_NOOP("Both steps must be made at once. Steps past the end bring the points again."),
       nullptr,
       {}},
      {"CARD-CREWS-CHOICE"_rule,
       QT_TR_NOOP("If a choice can be carried out in full, such a choice must be made."),
       nullptr,
       {}},
      {"CARD-CREWS-PICTURED"_rule,
       QT_TR_NOOP("There are two different cards of this kind. There is nothing to choose."),
       nullptr,
       {}},
      {"CARD-STONES-IN-BUILDINGS"_rule,
       QT_TR_NOOP("Only stones that lie there now count. Later ones bring nothing more."),
       nullptr,
       {}},
  });
};

} // namespace

std::span<const RuleDetailRow> cardsDetails() {
  return CardsDetails::rows;
}

} // namespace nilometer::ui
