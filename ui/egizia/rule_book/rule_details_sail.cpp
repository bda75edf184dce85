// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of laying out cards, sailing and the round spaces than their summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct SailDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"LAY-1"_rule,
       QT_TR_NOOP("Cards nobody took are removed first. When a deck has served its rounds, the "
                  "rest of it goes into the box unseen."),
       nullptr,
       {}},
      {"SAIL-1"_rule,
       QT_TR_NOOP("One ship, then the next number. After the highest it begins anew, until nobody "
                  "can or wants to go on. Being skipped is not passing."),
       nullptr,
       {}},
      {"SAIL-2"_rule,
       QT_TR_NOOP("This is why the order matters: what one player takes is gone for the others."),
       nullptr,
       {}},
      {"SAIL-3"_rule,
       QT_TR_NOOP(
           "After a big jump there is no way back: all spaces further up are lost for this round."),
       QT_TR_NOOP(
           "Your last ship is at the third stop. The fourth stop is allowed, the second is not."),
       {}},
      {"SAIL-4"_rule,
       QT_TR_NOOP("On a Nile card space, take the card first. Then the ship stands on the emptied "
                  "space. Then the card works or is kept."),
       nullptr,
       {}},
      {"SAIL-5"_rule,
       QT_TR_NOOP("The space nearest to the Nile builds first. Choosing a space therefore means "
                  "choosing when to build."),
       nullptr,
       {}},
      {"SAIL-6"_rule,
       QT_TR_NOOP("Passing is final for this round. Ships not used are not lost; all come back "
                  "next round."),
       nullptr,
       {}},
      {"SAIL-7"_rule, QT_TR_NOOP("Ships of each player: %1."), nullptr, {Printed::ships}},
      {"SAIL-8"_rule,
       QT_TR_NOOP("A ship at a building site stays there until participation is scored. It goes "
                  "home earlier only if its player declines to build, or if it waited in reserve "
                  "in vain."),
       nullptr,
       {}},
      {"SAIL-9"_rule,
       nullptr,
       QT_TR_NOOP("The only space left lies upstream. The card “Upstream” would reach it. Nobody "
                  "has to play that card: the player may stop."),
       {}},
      {"ROUND-EDFU"_rule,
       QT_TR_NOOP("Both steps must be made. A marker already on its last step stays there, and the "
                  "gain of the last step comes again."),
       nullptr,
       {}},
      {"ROUND-THEBAE"_rule,
       QT_TR_NOOP("The crews shown in this copy: %1. Both steps must be made."),
       nullptr,
       {Printed::crewsThebae}},
      {"ROUND-SELINON"_rule,
       QT_TR_NOOP("The crews shown in this copy are %1. Neither step may be left out."),
       nullptr,
       {Printed::crewsSelinon}},
      {"ROUND-BENIHASAN"_rule,
       QT_TR_NOOP(
           "In this copy the space shows the crews %1. Both gain strength; there is no choice."),
       nullptr,
       {Printed::crewsBeniHasan}},
      {"ROUND-PASSALON"_rule,
       QT_TR_NOOP("The joker’s step must be made. Moving the ring is free to choose: one position "
                  "left or right, never past the ends."),
       nullptr,
       {}},
      {"ROUND-ALYI"_rule,
       QT_TR_NOOP("Any of the four crews will do, the joker too. Stones from this space in this "
                  "copy: %1."),
       nullptr,
       {Printed::alyiStones}},
      {"ROUND-HELIOPOLIS"_rule,
       QT_TR_NOOP("After Heliopolis nobody can sail on: it is the last stop. Whether it may be "
                  "carried out twice is a rule option."),
       nullptr,
       {}},
      {"CREW-1"_rule,
       QT_TR_NOOP("In this copy the tracks end at %1 (blue, black, yellow, joker)."),
       nullptr,
       {Printed::crewEnd}},
      {"CREW-2"_rule,
       nullptr,
       QT_TR_NOOP("Three crews stand at the end of their tracks, one does not. The choice must be "
                  "the one that can still advance."),
       {}},
  });
};

} // namespace

std::span<const RuleDetailRow> sailDetails() {
  return SailDetails::rows;
}

} // namespace nilometer::ui
