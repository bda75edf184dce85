// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/options_json.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/text/names.h"

#include <QCoreApplication>

namespace nilometer::text {

using egizia::operator""_rule;

namespace {

struct OptionWords {
  Q_DECLARE_TR_FUNCTIONS(Option)
public:
  /// In the order of Option.
  static constexpr auto rows = std::to_array<OptionRow>({
      {"SPHINX-3"_rule, QT_TR_NOOP("Sphinx card at the start"),
       QT_TR_NOOP("Nobody starts with a Sphinx card."),
       QT_TR_NOOP("Everyone starts with one hidden Sphinx card.")},
      {"SAIL-6"_rule, QT_TR_NOOP("Passing while sailing"),
       QT_TR_NOOP("Whoever can place a ship has to."),
       QT_TR_NOOP("A player may pass and then places no more ships until the next round.")},
      {"CARD-MORE-SPHINX"_rule, QT_TR_NOOP("More Sphinx: paying"),
       QT_TR_NOOP("The two extra Sphinx cards come even without a crew and without stones."),
       QT_TR_NOOP("The two extra Sphinx cards need a crew and at least one Sphinx card paid "
                  "for.")},
      {"CARD-LEFTOVER"_rule, QT_TR_NOOP("Leftover: moment"),
       QT_TR_NOOP("The leftover Nile card is taken when sailing ends."),
       QT_TR_NOOP("The leftover Nile card is taken at the very end of the round.")},
      {"CARD-DOUBLE"_rule, QT_TR_NOOP("Twice at Heliopolis"),
       QT_TR_NOOP("Heliopolis cannot be carried out twice."),
       QT_TR_NOOP("Heliopolis may be carried out twice like the other round spaces.")},
      {"TIME-2"_rule, QT_TR_NOOP("Anytime cards in the final scoring"),
       QT_TR_NOOP("Anytime cards are worth nothing once the final scoring begins."),
       QT_TR_NOOP("Anytime cards for stones may be played just before one’s own final scoring.")},
      {"CARD-OCCUPIED"_rule, QT_TR_NOOP("Occupied: which"),
       QT_TR_NOOP("The card lets a ship join others on round spaces only."),
       QT_TR_NOOP("The card lets a ship join others on any space but the last.")},
      {"CARD-OCCUPIED"_rule, QT_TR_NOOP("Occupied: own last ship"),
       QT_TR_NOOP("A ship may join the player’s own last ship."),
       QT_TR_NOOP("A ship may not join the player’s own last ship."),
       QT_TR_NOOP("A ship may join the player’s own last ship only together with “Upstream”.")},
      {"CARD-IMPROVE-FIELD"_rule, QT_TR_NOOP("Better field: which"),
       QT_TR_NOOP("Every field may be improved, a green one too."),
       QT_TR_NOOP("Only yellow-green and brown fields may be improved.")},
      {"CARD-RESERVE"_rule, QT_TR_NOOP("Reserve with two players"),
       QT_TR_NOOP("With two players the card “Reserve” is left out."),
       QT_TR_NOOP("With two players the card “Reserve” stays in.")},
      {"CARD-MORE-SPHINX"_rule, QT_TR_NOOP("Leave out “More Sphinx”"),
       QT_TR_NOOP("The Nile card “More Sphinx” is in the game."),
       QT_TR_NOOP("The Nile card “More Sphinx” is left out.")},
      {"END-3"_rule, QT_TR_NOOP("Leave out the points Sphinx card"),
       QT_TR_NOOP("The Sphinx card for every 10 points is in the game."),
       QT_TR_NOOP("The Sphinx card for every 10 points is left out.")},
      {"CARD-IMPROVE-FIELD"_rule, QT_TR_NOOP("Better field: moment"),
       QT_TR_NOOP("A field is improved on one’s own turn."),
       QT_TR_NOOP(
           "A field is improved on one’s own turn or while feeding, where it counts at once.")},
      {"END-4"_rule, QT_TR_NOOP("Bids for seats"),
       QT_TR_NOOP("The seats are drawn, nobody bids for them."),
       QT_TR_NOOP("Players bid half or whole points for their seats; the bids are subtracted at "
                  "the end.")},
  });
  /// In the order of Profile.
  static constexpr auto profiles = std::to_array<ProfileRow>({
      {QT_TR_NOOP("First rulebook"),
       QT_TR_NOOP("The game as its first edition explains it: nobody starts with a Sphinx card, "
                  "nobody passes, and some cards reach further.")},
      {QT_TR_NOOP("Revised rulebook"),
       QT_TR_NOOP("The publisher’s later wording. A good choice if nothing else has been agreed.")},
      {QT_TR_NOOP("Online version"),
       QT_TR_NOOP("As it is played on the internet: no passing, and some cards are tamer.")},
      {QT_TR_NOOP("Tournament"),
       QT_TR_NOOP("The revised rulebook with the rulings of tournament organisers. Bids for seats "
                  "are possible.")},
  });
};
} // namespace

EgiziaOptions egiziaOptions() {
  return {OptionWords::rows, OptionWords::profiles, &OptionWords::tr};
}

QString optionValue(Option option, const egizia::RuleOptions& options) {
  const auto& key = egizia::optionKeys()[static_cast<std::size_t>(option)];
  return optionValues(option).at(static_cast<qsizetype>(key.value(options)));
}

} // namespace nilometer::text
