// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/effects.h"
#include "engine/egizia/entry.h"

#include <cstdint>
#include <string>
#include <vector>

/// One of everything that can happen: for tests that want a sentence for each.
namespace nilometer::test {

using namespace nilometer::egizia;

struct NamedEffect {
  std::string name;
  Effect effect;
};

inline std::vector<NamedEffect> everyEffect() {
  std::vector<NamedEffect> effects;
  const auto add = [&effects](const char* name, EffectKind kind, int what, int detail, int before,
                              int after) {
    const std::string numbers = std::to_string(what) + "/" + std::to_string(detail) + " " +
                                std::to_string(before) + "-" + std::to_string(after);
    effects.push_back({std::string(name) + " " + numbers,
                       {kind, 1, "BUILD-8"_rule, static_cast<std::uint8_t>(what),
                        static_cast<std::uint8_t>(detail), static_cast<std::int16_t>(before),
                        static_cast<std::int16_t>(after)}});
  };
  for (const int detail : {0, 255}) {
    add("points", EffectKind::points, 255, detail, 48, 52);
    add("points", EffectKind::points, 255, detail, 52, 48);
    add("points", EffectKind::points, 255, detail, 3, -5);
    add("queue", EffectKind::queue, 255, detail, 2, detail == 255 ? 0 : 1);
  }
  for (const int lost : {0, 2, 255}) {
    add("stones", EffectKind::stock, 0, lost, 7, 12);
    add("stones", EffectKind::stock, 0, lost, 7, 6);
  }
  add("stones", EffectKind::stock, 0, 3, 25, 25);
  add("sphinxHeld", EffectKind::stock, 1, 255, 0, 1);
  add("sphinxHeld", EffectKind::stock, 1, 255, 3, 1);
  for (int crew = 0; crew < crewCount; ++crew) {
    add("strength", EffectKind::strength, crew, 255, 2, 3);
    add("turned", EffectKind::turned, crew, 255, 0, 1);
    add("turned", EffectKind::turned, crew, 255, 1, 0);
  }
  for (const int market : {0, 1}) {
    add("market", EffectKind::marker, market, 255, 0, 2);
    add("market", EffectKind::marker, market, 255, 2, 1);
  }
  for (const int ring : {0, 1, 2}) add("ring", EffectKind::marker, 2, 255, ring == 0 ? 1 : 0, ring);
  for (const int space : {0, 2, 255}) {
    add("piece", EffectKind::piece, 5, space, 0, 1);
    add("piece", EffectKind::piece, 5, space, 1, 0);
  }
  for (int building = 0; building < buildingCount; ++building) {
    add("built", EffectKind::built, building, 7, 0, 3);
    add("built", EffectKind::built, building, 7, 3, -1);
  }
  for (int move = 0; move <= static_cast<int>(CardMove::unassigned); ++move) {
    add("card", EffectKind::card, 1, move, 2, 0);
    add("card", EffectKind::card, 255, move, 2, 255);
  }
  for (const int move : {0, 1, 2, 3}) {
    add("tile", EffectKind::tile, 4, move, 0, 0);
    add("tile", EffectKind::tile, 4, move, 0, 6);
  }
  add("order", EffectKind::order, 255, 255, 1, 2);
  for (int phase = 0; phase <= static_cast<int>(Phase::over); ++phase) {
    add("phase", EffectKind::phase, 255, 2, 0, phase);
  }
  return effects;
}

/// Notes, besides the Sphinx cards that were scored.
inline std::vector<NamedEffect> everyNote() {
  std::vector<NamedEffect> notes;
  for (int note = 0; note <= static_cast<int>(Note::advanceLost); ++note) {
    notes.push_back(
        {"note " + std::to_string(note),
         {EffectKind::note, 1, "SAIL-1"_rule, static_cast<std::uint8_t>(note), 1, 3, 2}});
  }
  return notes;
}

/// Every Sphinx card of the edition, met and not met.
inline std::vector<NamedEffect> everySphinxResult(const Edition& edition) {
  std::vector<NamedEffect> results;
  for (std::size_t card = 0; card < edition.sphinxCards.size(); ++card) {
    for (std::int16_t fact = 0; fact < 3; ++fact) {
      results.push_back(
          {"Sphinx card " + std::to_string(card) + ", " + std::to_string(fact),
           {EffectKind::note, 1, "END-3"_rule, static_cast<std::uint8_t>(Note::sphinxScored),
            static_cast<std::uint8_t>(card), fact, fact}});
    }
  }
  return results;
}

/// At least one of every kind of entry.
inline std::vector<Entry> everyEntry(const Edition& edition) {
  LayOut named;
  named.cards[0] = 1;
  Feed help;
  help.help[1] = {
      .grain4 = true, .stones = 1, .improve = {FieldRef{}, FieldRef{2, 1}}, .improveCount = 2};
  Feed one{.only = 1, .help = help.help};
  Build draws;
  draws.player = 0;
  draws.draw = 1;
  Build sphinx = draws;
  sphinx.crews = 0b1001;
  sphinx.unpaid = 1;
  sphinx.kept = 2;
  sphinx.keptCards = 0b11;
  sphinx.strengthCards = edition.kind(CardKind::strength);
  sphinx.reserveCard = true;
  Build obelisk;
  obelisk.player = 1;
  obelisk.site = Site::obelisk;
  obelisk.crews = 0b1011;
  obelisk.spaces = {0b11, 0b1, 0, 0};
  obelisk.opened[0] = 4;
  obelisk.openedCount = 1;
  obelisk.market = Market::grain;
  Build pyramid;
  pyramid.player = 1;
  pyramid.site = Site::pyramid;
  pyramid.crews = 1;
  pyramid.spaces = {0, 0, 0b1000011, ~SpaceSet{0}};
  TakeLeftover declined;
  declined.player = 0;
  NameTombs tombs;
  tombs.values[0] = 3;
  tombs.count = 1;
  const Choices choices{{Crew::blue, Crew::joker}, 2, Ring::left};
  std::vector<Entry> entries = {
      LayOut{},
      named,
      PlaceShip{.player = 0, .stop = 1},
      PlaceShip{.player = 0, .stop = 5, .space = reserveSpace},
      PlaceShip{.player = 0, .stop = 5, .space = 2},
      PlaceShip{.player = 0, .stop = 0, .card = 3},
      PlaceShip{.player = 1, .stop = 7, .doubled = true, .second = true, .choices = choices},
      Pass{2},
      declined,
      TakeLeftover{.player = 0, .stop = 2, .card = 4},
      Feed{},
      help,
      one,
      ProduceStones{},
      draws,
      sphinx,
      obelisk,
      pyramid,
      DeclineBuild{1, Site::pyramid},
      ScoreParticipation{},
      SetOrder{},
      FinalScore{.player = 0},
      FinalScore{.player = 0, .sell = true, .cards = 0b101},
      NameNileCard{2, 3},
      tombs,
      NameSphinxCards{1, 0b1}};
  for (int kind = 0; kind < cardKindCount; ++kind) {
    entries.push_back(PlayCard{.player = 1, .kind = static_cast<CardKind>(kind), .amount = 1});
  }
  for (std::size_t what = 0; what < correctableNames.size(); ++what) {
    Correct correct{.what = static_cast<Correctable>(what), .player = 2, .card = 3, .value = 1};
    if (correct.what == Correctable::order) correct.order = {2, 0, 1, noPlayer};
    if (isOfTable(correct.what)) correct.player = noPlayer;
    entries.push_back(correct);
  }
  entries.push_back(Correct{.what = Correctable::points, .player = 2, .value = -8});
  return entries;
}

} // namespace nilometer::test
