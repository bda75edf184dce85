// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/changes.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Feed;
using egizia::FeedHelp;
using egizia::FieldRef;
using table::Player;

namespace {

bool helps(const Ground& ground, Player player, CardKind kind) {
  return egizia::holds(ground.edition(), ground.state->player[player], kind);
}

int missing(const Ground& ground, Player player, const FeedHelp& help) {
  return egizia::missingBeforeStones(*ground.game, *ground.state, player, help);
}

int improvingCards(const Ground& ground, Player player) {
  if (ground.game->options.improveTiming == egizia::ImproveTiming::ownTurn) return 0;
  return std::popcount(ground.state->player[player].cards &
                       ground.edition().kind(CardKind::improveField));
}

/// With `fields` improved one after the other (CARD-IMPROVE-FIELD).
FeedHelp improving(FeedHelp help, std::initializer_list<FieldRef> fields) {
  help.improve = {};
  help.improveCount = 0;
  for (const FieldRef& field : fields) help.improve[help.improveCount++] = field;
  return help;
}

bool isLegal(const Ground& ground, Player player, const FeedHelp& help) {
  Feed trial;
  trial.help[player].improve = help.improve;
  trial.help[player].improveCount = help.improveCount;
  return egizia::judge(*ground.game, *ground.state, trial).legal();
}

void askFields(const Ground& ground, Player player, const FeedHelp& help, Questions& questions) {
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[player]);
  Question first{.ask = Ask::field, .about = player, .kind = Question::Kind::several};
  Question second{.ask = Ask::secondField, .about = player, .kind = Question::Kind::several};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const int id = static_cast<int>(i);
    const bool one = help.improveCount > 0 && help.improve[0] == fields[i];
    const bool two = help.improveCount > 1 && help.improve[1] == fields[i];
    const FeedHelp alone = improving(help, {fields[i]});
    first.choices.push_back({id, one, one || isLegal(ground, player, alone)});
    const FeedHelp both = improving(help, {help.improve[0], fields[i]});
    second.choices.push_back({id, two, two || isLegal(ground, player, both)});
  }
  questions.push_back(first);
  // The second card may go on the same field.
  if (help.improveCount > 0 && improvingCards(ground, player) > 1) questions.push_back(second);
}

void askStones(const Ground& ground, Player player, const FeedHelp& help, Questions& questions) {
  const int most =
      std::min<int>(missing(ground, player, help), ground.state->player[player].stones);
  if (most == 0) return;
  Question question{.ask = Ask::feedStones, .about = player};
  for (int stones = 0; stones <= most; ++stones) {
    question.choices.push_back({stones, stones == help.stones});
  }
  questions.push_back(question);
}

/// The players still to be fed, in their order.
std::vector<Player> hungry(const Ground& ground) {
  std::vector<Player> players;
  for (std::size_t place = 0; place < ground.state->players; ++place) {
    const Player player = ground.state->phaseOrder[place];
    if (!ground.state->player[player].fed) players.push_back(player);
  }
  return players;
}

/// Everything that is asked of one player.
Questions questionsTo(const Ground& ground, Player player, const FeedHelp& help) {
  Questions questions;
  if (helps(ground, player, CardKind::grain4)) {
    questions.push_back({.ask = Ask::grain4,
                         .about = player,
                         .kind = Question::Kind::several,
                         .choices = {{1, help.grain4}}});
  }
  if (improvingCards(ground, player) > 0) askFields(ground, player, help, questions);
  if (helps(ground, player, CardKind::stonesAsGrain)) askStones(ground, player, help, questions);
  return questions;
}

/// Who has something to decide, in the order in which they are fed (FEED-1, TIME-4). Those who
/// are not short only when the scribe has asked for them.
std::vector<Player> deciding(const Ground& ground, const Work& work) {
  std::vector<Player> players = hungry(ground);
  std::erase_if(players, [&](Player player) {
    return (!work.helping && missing(ground, player, {}) == 0) ||
           questionsTo(ground, player, {}).empty();
  });
  return players;
}

void toggleField(const Ground& ground, Player player, FeedHelp& help, const Answer& chosen) {
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[player]);
  const FieldRef& field = fields[static_cast<std::size_t>(chosen.id)];
  const bool two = help.improveCount > 1;
  if (chosen.ask == Ask::secondField) {
    const bool off = two && help.improve[1] == field;
    help = off ? improving(help, {help.improve[0]}) : improving(help, {help.improve[0], field});
  } else if (help.improveCount > 0 && help.improve[0] == field) {
    help = two ? improving(help, {help.improve[1]}) : improving(help, {});
  } else {
    const FeedHelp both = improving(help, {field, help.improve[1]});
    help = two && isLegal(ground, player, both) ? both : improving(help, {field});
  }
}

} // namespace

void ask(const Ground& ground, const Work& work, const Feed& entry, Questions& questions) {
  const std::vector<Player> players = deciding(ground, work);
  if (work.decided >= players.size()) return;
  const Player player = players[work.decided];
  questions = questionsTo(ground, player, entry.help[player]);
}

bool asksAnother(const Ground& ground, const Work& work) {
  const bool feeds = work.entry && std::holds_alternative<Feed>(*work.entry);
  return feeds && work.decided + std::size_t{1} < deciding(ground, work).size();
}

bool mayHelpMore(const Ground& ground) {
  const std::vector<Player> players = hungry(ground);
  return std::any_of(players.begin(), players.end(), [&](Player player) {
    return missing(ground, player, {}) == 0 &&
           (helps(ground, player, CardKind::grain4) || improvingCards(ground, player) > 0);
  });
}

bool helpsMore(const Ground& ground, const Feed& entry) {
  const std::vector<Player> players = hungry(ground);
  return std::any_of(players.begin(), players.end(), [&](Player player) {
    return missing(ground, player, {}) == 0 && entry.help[player] != FeedHelp{};
  });
}

void answer(const Ground& ground, Work& /*work*/, Feed& entry, const Answer& chosen) {
  const Ask ask = chosen.ask;
  const auto player = static_cast<Player>(chosen.about);
  FeedHelp& help = entry.help[player];
  if (ask == Ask::grain4) help.grain4 = !help.grain4;
  if (ask == Ask::field || ask == Ask::secondField) toggleField(ground, player, help, chosen);
  if (ask == Ask::feedStones) help.stones = static_cast<std::uint8_t>(chosen.id);
  // CARD-STONES-AS-GRAIN never pays more than is missing (TIME-5).
  const int most = missing(ground, player, help);
  help.stones = static_cast<std::uint8_t>(std::min<int>(help.stones, most));
}

} // namespace nilometer::ui
