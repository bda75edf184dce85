// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/parts.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/changes.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Feed;
using egizia::FeedHelp;
using egizia::Player;

namespace {

bool helps(const Ground& ground, Player player, CardKind kind) {
  return egizia::holds(ground.edition(), ground.state->player[player], kind);
}

std::optional<std::size_t> improvedAt(const FeedHelp& help, const egizia::FieldRef& field) {
  for (std::size_t i = 0; i < help.improveCount; ++i) {
    if (help.improve[i] == field) return i;
  }
  return std::nullopt;
}

int missing(const Ground& ground, Player player, const FeedHelp& help) {
  return egizia::missingBeforeStones(*ground.game, *ground.state, player, help);
}

void askFields(const Ground& ground, Player player, const FeedHelp& help, Questions& questions) {
  if (ground.game->options.improveTiming == egizia::ImproveTiming::ownTurn) return;
  Question question{.ask = Ask::field, .about = player, .several = true};
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[player]);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const bool chosen = improvedAt(help, fields[i]).has_value();
    Feed trial;
    trial.help[player].improve[0] = fields[i];
    trial.help[player].improveCount = 1;
    const bool legal = egizia::judge(*ground.game, *ground.state, trial).legal();
    question.choices.push_back({static_cast<int>(i), chosen, chosen || legal});
  }
  questions.push_back(question);
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

void toggleField(const Ground& ground, Player player, FeedHelp& help, int id) {
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[player]);
  const egizia::FieldRef& field = fields[static_cast<std::size_t>(id)];
  if (const auto at = improvedAt(help, field)) {
    help.improve[*at] = help.improve[help.improveCount - 1U];
    help.improve[help.improveCount - 1U] = {};
    --help.improveCount;
    return;
  }
  const egizia::CardSet held =
      ground.state->player[player].cards & ground.edition().kind(CardKind::improveField);
  const int most = std::min<int>(std::popcount(held), static_cast<int>(help.improve.size()));
  if (help.improveCount == most) help.improveCount = static_cast<std::uint8_t>(most - 1);
  help.improve[help.improveCount++] = field;
}

/// The ways of playing the card by itself that are legal now.
std::vector<egizia::PlayCard> waysOf(const Ground& ground, Player player, CardKind kind) {
  std::vector<egizia::PlayCard> ways;
  for (const egizia::Entry& entry : ground.options->entries) {
    const auto* play = std::get_if<egizia::PlayCard>(&entry);
    if (play != nullptr && play->player == player && play->kind == kind) ways.push_back(*play);
  }
  return ways;
}

int idOf(const Ground& ground, const egizia::PlayCard& way) {
  switch (way.kind) {
  case CardKind::sell10: return way.amount;
  case CardKind::crewStep:
  case CardKind::paidCrewStep: return static_cast<int>(way.crew);
  case CardKind::reserve: return static_cast<int>(way.site);
  case CardKind::improveField: {
    const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[way.player]);
    const auto found = std::find(fields.begin(), fields.end(), way.field);
    return static_cast<int>(found - fields.begin());
  }
  default: return 0;
  }
}

/// Whether selling the stones (END-1) is allowed and brings a point.
bool salePays(const Ground& ground) {
  const egizia::Player player = ground.options->onTurn;
  return ground.options->maySell &&
         ground.state->player[player].stones >= ground.edition().stonesPerSalePoint;
}

} // namespace

void ask(const Ground& ground, const Work& work, const Feed& entry, Questions& questions) {
  for (const Player player : hungry(ground)) {
    if (!work.helping && missing(ground, player, {}) == 0) continue;
    const FeedHelp& help = entry.help[player];
    if (helps(ground, player, CardKind::grain4)) {
      questions.push_back({Ask::grain4, player, true, {{1, help.grain4}}});
    }
    if (helps(ground, player, CardKind::improveField)) {
      askFields(ground, player, help, questions);
    }
    if (helps(ground, player, CardKind::stonesAsGrain)) {
      askStones(ground, player, help, questions);
    }
  }
}

bool mayHelpMore(const Ground& ground) {
  const bool improves = ground.game->options.improveTiming != egizia::ImproveTiming::ownTurn;
  const std::vector<Player> players = hungry(ground);
  return std::any_of(players.begin(), players.end(), [&](Player player) {
    return missing(ground, player, {}) == 0 &&
           (helps(ground, player, CardKind::grain4) ||
            (improves && helps(ground, player, CardKind::improveField)));
  });
}

void answer(const Ground& ground, Feed& entry, Ask ask, int player, int id) {
  const auto who = static_cast<Player>(player);
  FeedHelp& help = entry.help[who];
  if (ask == Ask::grain4) help.grain4 = !help.grain4;
  if (ask == Ask::field) toggleField(ground, who, help, id);
  if (ask == Ask::feedStones) help.stones = static_cast<std::uint8_t>(id);
  // CARD-STONES-AS-GRAIN never pays more than is missing (TIME-5).
  help.stones = static_cast<std::uint8_t>(std::min<int>(help.stones, missing(ground, who, help)));
}

egizia::PlayCard playOf(const Ground& ground, Player player, CardKind kind) {
  const std::vector<egizia::PlayCard> ways = waysOf(ground, player, kind);
  egizia::PlayCard entry{.player = player, .kind = kind};
  if (ways.empty()) return entry;
  // Selling as much as possible is what the card is for; else the first way.
  return kind == CardKind::sell10 ? ways.back() : ways.front();
}

void ask(const Ground& ground, const egizia::PlayCard& entry, Questions& questions) {
  Question question{.about = entry.player};
  switch (entry.kind) {
  case CardKind::sell10: question.ask = Ask::amount; break;
  case CardKind::improveField: question.ask = Ask::field; break;
  case CardKind::reserve: question.ask = Ask::site; break;
  case CardKind::crewStep:
  case CardKind::paidCrewStep:
    question.ask = Ask::crew;
    question.about = 0;
    break;
  default: return;
  }
  const std::vector<egizia::PlayCard> ways = waysOf(ground, entry.player, entry.kind);
  for (const egizia::PlayCard& way : ways) {
    question.choices.push_back({idOf(ground, way), way == entry});
  }
  if (question.ask != Ask::site || ways.size() > 1) questions.push_back(question);
}

void answer(const Ground& ground, egizia::PlayCard& entry, Ask ask, int id) {
  switch (ask) {
  case Ask::amount: entry.amount = static_cast<std::uint8_t>(id); break;
  case Ask::crew: entry.crew = static_cast<egizia::Crew>(id); break;
  case Ask::site: entry.site = static_cast<egizia::Site>(id); break;
  case Ask::field: {
    const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[entry.player]);
    entry.field = fields[static_cast<std::size_t>(id)];
    break;
  }
  default: break;
  }
}

Question askTomb(const egizia::Edition& edition, int tomb, const egizia::TombValues& values) {
  Question question{.ask = Ask::tomb, .about = tomb};
  const int value = values[static_cast<std::size_t>(tomb)];
  const auto& tiles = edition.tombTileValues;
  int before = 0;
  for (const std::int16_t printed : tiles) {
    if (printed == before) continue;
    before = printed;
    const bool chosen = printed == value;
    const bool left = std::count(values.begin(), values.end(), printed) <
                      std::count(tiles.begin(), tiles.end(), printed);
    question.choices.push_back({printed, chosen, chosen || left});
  }
  return question;
}

std::optional<egizia::NameTombs> tombsToName(const Ground& ground) {
  const egizia::State& state = *ground.state;
  std::size_t first = 0;
  while (first < state.openedTombs && state.tombValues[first] != 0) ++first;
  if (first == state.openedTombs) return std::nullopt;
  egizia::NameTombs entry{.first = static_cast<std::uint8_t>(first)};
  for (std::size_t tomb = first; tomb < state.openedTombs; ++tomb) {
    entry.values[entry.count++] = state.tombValues[tomb];
  }
  return entry;
}

void ask(const Ground& ground, const egizia::NameTombs& entry, Questions& questions) {
  egizia::TombValues values = ground.state->tombValues;
  std::copy_n(entry.values.begin(), entry.count, values.begin() + entry.first);
  for (int i = 0; i < entry.count; ++i) {
    questions.push_back(askTomb(ground.edition(), entry.first + i, values));
  }
}

bool isComplete(const egizia::NameTombs& entry) {
  const auto* end = entry.values.begin() + entry.count;
  return std::find(entry.values.begin(), end, std::uint8_t{0}) == end;
}

egizia::FinalScore finalScore(const Ground& ground) {
  return {.player = ground.options->onTurn, .sell = salePays(ground)};
}

void ask(const Ground& ground, const egizia::FinalScore& entry, Questions& questions) {
  if (ground.options->maySell) {
    questions.push_back({Ask::sell, entry.player, false, {{1, entry.sell}, {0, !entry.sell}}});
  }
  if (ground.options->sphinxToName == 0) return;
  Question question{.ask = Ask::sphinx, .about = entry.player, .several = true};
  const bool full = std::popcount(entry.cards) >= ground.options->sphinxToName;
  for (const int card : egizia::Bits(ground.options->nameable)) {
    const bool chosen = (entry.cards & (egizia::SphinxSet{1} << card)) != 0;
    question.choices.push_back({card, chosen, chosen || !full});
  }
  questions.push_back(question);
}

void answer(egizia::FinalScore& entry, Ask ask, int id) {
  if (ask == Ask::sell) entry.sell = id == 1;
  if (ask == Ask::sphinx) entry.cards ^= egizia::SphinxSet{1} << id;
}

bool isComplete(const Ground& ground, const egizia::FinalScore& entry) {
  return std::popcount(entry.cards) == ground.options->sphinxToName;
}

} // namespace nilometer::ui
