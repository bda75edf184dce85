// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/entry.h"

#include <algorithm>
#include <numeric>

namespace nilometer::pyramidion {

/// What people still see of entries that have been made, and no rule asks about.
struct Course {
  std::vector<Player> loaders{}; ///< of each loaded boat, in the order of loading
  /// Where the boats of the row lie, from 1: each stays there until the row is filled up.
  std::vector<int> places{};
  /// What has come of the active site so far.
  struct Outcome {
    Markers turned{};             ///< revolt markers
    std::vector<int> lost{};      ///< numbers of cards that the revolt took
    std::vector<int> undoubled{}; ///< … of cards that it left without their marker
    std::array<bool, 2> comes{};  ///< by Troop: one has come
    int handed = 0;               ///< resources
  };
  Outcome site{};
  Site active = Site::giza;

  void follow(const Entry& entry, const auto& effects) {
    if (const auto* there = std::get_if<Activate>(&entry)) {
      active = there->site;
      site = {};
    }
    if (const auto* revolt = std::get_if<Revolt>(&entry)) site.turned = revolt->markers;
    if (const auto* tally = std::get_if<Tally>(&entry)) site.turned = tally->markers;
    for (const table::Effect& effect : effects) see(effect, std::holds_alternative<Revolt>(entry));
    const auto turned = std::ranges::count_if(effects, [](const table::Effect& effect) {
      return effect.kind == table::EffectKind::card && effect.player == table::noPlayer &&
             cardMoveOf(effect) == CardMove::boatTurned;
    });
    if (turned > 0) {
      places.resize(places.size() + static_cast<std::size_t>(turned));
      std::iota(places.begin(), places.end(), 1);
    }
    const auto* load = std::get_if<Load>(&entry);
    if (load == nullptr) return;
    loaders.push_back(load->player);
    if (load->boat == reservedBoat || load->boat > places.size()) return;
    places.erase(places.begin() + (load->boat - 1));
  }

private:
  void see(const table::Effect& effect, bool inRevolt) {
    const auto is = [&](table::EffectKind kind, auto what) {
      return effect.kind == kind && effect.what == static_cast<std::uint8_t>(what);
    };
    if (inRevolt && is(table::EffectKind::card, CardMove::removed))
      site.lost.push_back(effect.detail);
    if (inRevolt && is(table::EffectKind::marker, Marker::philosopher))
      site.undoubled.push_back(effect.detail);
    const bool isHere = effect.detail == static_cast<std::uint8_t>(active);
    if (effect.kind == table::EffectKind::piece && effect.after == 1 && isHere)
      site.comes[effect.what] = true;
    const bool isStock = effect.kind == table::EffectKind::stock && effect.detail == ownSpot;
    if (isStock && effect.rule == "MERCHANT-1"_rule) site.handed += effect.after - effect.before;
  }
};

/// … of all that were accepted, of a game that is shown up to some table.
[[nodiscard]] Course courseOf(const auto& shown) {
  Course course;
  for (std::size_t i = 0; i < shown.entries; ++i) {
    if (shown.replay.entries[i].accepted)
      course.follow(shown.record.entries[i].entry, shown.replay.effectsOf(i));
  }
  return course;
}

} // namespace nilometer::pyramidion
