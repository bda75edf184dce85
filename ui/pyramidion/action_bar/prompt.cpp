// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::pyramidion {

using text::fill;
using text::number;
using ui::PhaseLook;
using ui::Prompt;

namespace {

struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionPrompt)
public:
  /// What a player is asked, %1, or the whole table; in the order of Phase.
  static constexpr auto titles = std::to_array<const char*>(
      {QT_TR_NOOP("Set up the table"), QT_TR_NOOP("Turn up boats"),
       QT_TR_NOOP("Turn up the next supply card"), QT_TR_NOOP("%1 takes a resource"),
       QT_TR_NOOP("%1 activates a site"), QT_TR_NOOP("%1 plays"), QT_TR_NOOP("Call out the sums"),
       QT_TR_NOOP("What do the revolt markers show?"), QT_TR_NOOP("Read the minima"),
       QT_TR_NOOP("%1: take back a card?"), QT_TR_NOOP("%1: 3 workers for a statue?"),
       QT_TR_NOOP("%1 loads a boat"), QT_TR_NOOP("Read the corner"),
       QT_TR_NOOP("Who has reached the target?"), QT_TR_NOOP("Show the boats"),
       QT_TR_NOOP("Count the cards in hand"), QT_TR_NOOP("The game is over")});
  /// The phases of a round as they are numbered: their short names.
  static constexpr auto phases = std::to_array<const char*>(
      {QT_TR_NOOP("Boats"), QT_TR_NOOP("Resources"), QT_TR_NOOP("Negotiators"), QT_TR_NOOP("Deal"),
       QT_TR_NOOP("Sites"), QT_TR_NOOP("Order"), QT_TR_NOOP("Load"), QT_TR_NOOP("End")});
  /// What is asked next, in the order of Ask.
  static constexpr auto hints =
      std::to_array<const char*>({QT_TR_NOOP("Which number did each player draw?"), //
                                  QT_TR_NOOP("Which supply card lies face up?"),
                                  QT_TR_NOOP("Which resources does it bring to which site?"), //
                                  QT_TR_NOOP("Which boat is it?"),
                                  QT_TR_NOOP("What does the boat need?"), //
                                  QT_TR_NOOP("How many points is it worth?"),
                                  QT_TR_NOOP("Which site?"), //
                                  QT_TR_NOOP("Which resource?"),
                                  QT_TR_NOOP("A card, or pass."), //
                                  QT_TR_NOOP("Which special character?"),
                                  QT_TR_NOOP("Which card is it?"), //
                                  QT_TR_NOOP("The numbers for influence, negotiation, haggling."),
                                  QT_TR_NOOP("Does the card show the ankh?"), //
                                  QT_TR_NOOP("For which category?"),
                                  QT_TR_NOOP("What does it do?"), //
                                  QT_TR_NOOP("What goes away?"),
                                  QT_TR_NOOP("What comes here?"), //
                                  QT_TR_NOOP("And an order marker?"),
                                  QT_TR_NOOP("And a resource of choice?"), //
                                  QT_TR_NOOP("And does a troop of this site go home?"),
                                  QT_TR_NOOP("Which marker is it?"), //
                                  QT_TR_NOOP("The number on it, then the picture."),
                                  QT_TR_NOOP("Which resource is pictured?"), //
                                  QT_TR_NOOP("Influence, then negotiation."),
                                  QT_TR_NOOP("All that are pictured."), //
                                  QT_TR_NOOP("Which of the player’s cards?"),
                                  QT_TR_NOOP("How often?"), //
                                  QT_TR_NOOP("Which boat?"),
                                  QT_TR_NOOP("Press a piece to pay for it in another way."), //
                                  QT_TR_NOOP("Everyone who claims it."),
                                  QT_TR_NOOP("All boats of a player together."), //
                                  QT_TR_NOOP("Sums, or what happens before."),
                                  QT_TR_NOOP("Whose?"), //
                                  QT_TR_NOOP("Turned revolt markers."),
                                  QT_TR_NOOP("Influence before the revolt."), //
                                  QT_TR_NOOP("Row by row: influence, negotiation, haggling."),
                                  QT_TR_NOOP("Raised by the stonemason?"), //
                                  QT_TR_NOOP("How many cards in hand?")});
  static_assert(hints.size() == at(Ask::hand) + 1);
};

/// What comes next, or what could be different.
QString hintOf(const Draft& draft) {
  if (!draft.next()) return {};
  if (askOf(*draft.next()) == Ask::kind) {
    const Action* recruits = draft.find(Move::recruit);
    const Action* passes = draft.find(Move::pass);
    if (recruits != nullptr && recruits->on) return PromptWords::tr("Which card is discarded?");
    if (passes == nullptr || !passes->open) return PromptWords::tr("At least one card here.");
  }
  return PromptWords::tr(PromptWords::hints[at(askOf(*draft.next()))]);
}

} // namespace

PhaseLook phaseLook(const table::GameClock& moment) {
  const auto phase = static_cast<Phase>(moment.phase);
  const QString over = text::phase(Phase::over);
  const auto round = [](int now) { return fill(PromptWords::tr("Round %1"), {number(now)}); };
  PhaseLook look;
  look.round = phase == Phase::over ? over : round(moment.round);
  look.widest = {round(maxNumber), over};
  for (const char* name : PromptWords::phases) look.phases += PromptWords::tr(name);
  // In the order of Phase.
  constexpr std::array pills{-1, 0, 1, 2, 4, 4, 4, 4, 4, 4, 4, 6, 7, 7, 7, 7, -1};
  look.phase = pills[at(phase)];
  look.phaseName = text::phase(phase);
  return look;
}

Prompt promptOf(const Session& session, const Draft& draft) {
  if (const auto place = readNow(draft.work())) {
    return {text::pyramidionPrinted(*place), text::pyramidionQuestion(*place)};
  }
  const State& state = session.shown();
  const Player player = draft.asked() == noPlayer ? state.turn : draft.asked();
  const char* title = PromptWords::titles[at(state.phase)];
  // What was put off is asked for again, or read before that.
  if (as<NewBoats>(draft.work()) != nullptr && state.boatsWaiting() > 0)
    title = QT_TRANSLATE_NOOP("PyramidionPrompt", "Read the boats");
  if (state.phase == Phase::supply && state.supplyWaits)
    title = QT_TRANSLATE_NOOP("PyramidionPrompt", "Read the supply card");
  return ui::promptTo(PromptWords::tr(title), hintOf(draft), player, session.names().shown);
}

} // namespace nilometer::pyramidion
