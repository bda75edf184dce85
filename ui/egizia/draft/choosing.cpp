// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/fields.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace nilometer::ui {

using egizia::CardKind;
using table::Player;

namespace {

/// The ways of playing the card by itself that are legal now.
std::vector<egizia::PlayCard> waysOf(const Ground& ground, Player player, CardKind kind) {
  std::vector<egizia::PlayCard> ways;
  for (const egizia::Entry& entry : ground.options->entries) {
    const auto* play = std::get_if<egizia::PlayCard>(&entry);
    if (play != nullptr && play->player == player && play->kind == kind) ways.push_back(*play);
  }
  return ways;
}

/// What has to be said of a card of that kind, if anything.
std::optional<Ask> askedOf(CardKind kind) {
  if (kind == CardKind::sell10) return Ask::amount;
  if (kind == CardKind::improveField) return Ask::field;
  if (kind == CardKind::reserve) return Ask::site;
  if (kind == CardKind::crewStep || kind == CardKind::paidCrewStep) return Ask::crew;
  return std::nullopt;
}

int idOf(const Ground& ground, Ask ask, const egizia::PlayCard& way) {
  if (ask == Ask::amount) return way.amount;
  if (ask == Ask::crew) return static_cast<int>(way.crew);
  if (ask == Ask::site) return static_cast<int>(way.site);
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[way.player]);
  const auto found = std::find(fields.begin(), fields.end(), way.field);
  return static_cast<int>(found - fields.begin());
}

/// Whether selling the stones (END-1) is allowed and brings a point.
bool salePays(const Ground& ground) {
  const table::Player player = ground.options->onTurn;
  return ground.options->maySell &&
         ground.state->player[player].stones >= ground.edition().stonesPerSalePoint;
}

} // namespace

egizia::PlayCard playOf(const Ground& ground, Player player, CardKind kind) {
  const std::vector<egizia::PlayCard> ways = waysOf(ground, player, kind);
  egizia::PlayCard entry{.player = player, .kind = kind};
  if (ways.empty()) return entry;
  // Selling as much as possible is what the card is for; a green field gets no better.
  if (kind == CardKind::sell10) return ways.back();
  const egizia::PlayerState& own = ground.state->player[player];
  const auto gains = [&](const egizia::PlayCard& way) {
    const std::optional<int> field = egizia::findField(ground.edition(), own, way.field);
    return kind != CardKind::improveField || !field ||
           egizia::colourOf(ground.edition(), own, *field) != egizia::FieldColour::green;
  };
  const auto first = std::ranges::find_if(ways, gains);
  return first == ways.end() ? ways.front() : *first;
}

void ask(const Ground& ground, const Work& /*work*/, const egizia::PlayCard& entry,
         Questions& questions) {
  const std::optional<Ask> asked = askedOf(entry.kind);
  if (!asked) return;
  Question question{.ask = *asked, .about = *asked == Ask::crew ? 0 : int{entry.player}};
  const std::vector<egizia::PlayCard> ways = waysOf(ground, entry.player, entry.kind);
  for (const egizia::PlayCard& way : ways) {
    question.choices.push_back({idOf(ground, *asked, way), way == entry});
  }
  if (question.ask != Ask::site || ways.size() > 1) questions.push_back(question);
}

void answer(const Ground& ground, Work& /*work*/, egizia::PlayCard& entry, const Answer& chosen) {
  const int id = chosen.id;
  if (chosen.ask == Ask::amount) entry.amount = static_cast<std::uint8_t>(id);
  if (chosen.ask == Ask::crew) entry.crew = static_cast<egizia::Crew>(id);
  if (chosen.ask == Ask::site) entry.site = static_cast<egizia::Site>(id);
  if (chosen.ask != Ask::field) return;
  const auto fields = egizia::fieldsOf(ground.edition(), ground.state->player[entry.player]);
  entry.field = fields[static_cast<std::size_t>(id)];
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

void ask(const Ground& ground, const Work& /*work*/, const egizia::NameTombs& entry,
         Questions& questions) {
  egizia::TombValues values = ground.state->tombValues;
  std::copy_n(entry.values.begin(), entry.count, values.begin() + entry.first);
  for (int i = 0; i < entry.count; ++i) {
    questions.push_back(askTomb(ground.edition(), entry.first + i, values));
  }
}

void answer(const Ground& /*ground*/, Work& /*work*/, egizia::NameTombs& entry,
            const Answer& chosen) {
  entry.values[static_cast<std::size_t>(chosen.about - entry.first)] =
      static_cast<std::uint8_t>(chosen.id);
}

bool isComplete(const Ground& /*ground*/, const egizia::NameTombs& entry) {
  const auto* end = entry.values.begin() + entry.count;
  return std::find(entry.values.begin(), end, std::uint8_t{0}) == end;
}

egizia::FinalScore finalScore(const Ground& ground) {
  return {.player = ground.options->onTurn, .sell = salePays(ground)};
}

void ask(const Ground& ground, const Work& /*work*/, const egizia::FinalScore& entry,
         Questions& questions) {
  if (ground.options->maySell) {
    questions.push_back(
        {.ask = Ask::sell, .about = entry.player, .choices = {{1, entry.sell}, {0, !entry.sell}}});
  }
  if (ground.options->sphinxToName == 0) return;
  Question question{.ask = Ask::sphinx, .about = entry.player, .kind = Question::Kind::several};
  const bool full = std::popcount(entry.cards) >= ground.options->sphinxToName;
  for (const int card : egizia::Bits(ground.options->nameable)) {
    const bool chosen = (entry.cards & (egizia::SphinxSet{1} << card)) != 0;
    question.choices.push_back({card, chosen, chosen || !full});
  }
  questions.push_back(question);
}

void answer(const Ground& /*ground*/, Work& /*work*/, egizia::FinalScore& entry,
            const Answer& chosen) {
  if (chosen.ask == Ask::sell) entry.sell = chosen.id == 1;
  if (chosen.ask == Ask::sphinx) entry.cards ^= egizia::SphinxSet{1} << chosen.id;
}

bool isComplete(const Ground& ground, const egizia::FinalScore& entry) {
  return std::popcount(entry.cards) == ground.options->sphinxToName;
}

} // namespace nilometer::ui
