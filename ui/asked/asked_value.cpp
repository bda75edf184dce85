// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/asked_value.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/printed_behind.h"
#include "engine/record/edition_places.h"
#include "engine/record/json.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Effect;
using record::JsonArray;
using record::JsonValue;

namespace {

using Places = std::vector<std::string>;

/// What mattered in the first entries.
PlacesLeftAlone matteredIn(const GameSession& session, std::size_t entries) {
  PlacesLeftAlone mattered;
  const record::Replay& replay = session.replay();
  // Of the tables of then only the steps on the markets count.
  egizia::State then = session.shown();
  for (egizia::PlayerState& own : then.player) own.marketStep = {};
  for (std::size_t i = 0; i < entries; ++i) {
    const std::span<const Effect> effects = replay.effectsOf(i);
    for (const Effect& effect : effects) {
      const bool isMarket = effect.kind == egizia::EffectKind::marker &&
                            effect.player != egizia::noPlayer &&
                            effect.what != static_cast<int>(egizia::Marker::ring);
      if (isMarket) then.player[effect.player].marketStep[effect.what] = effect.after;
    }
    for (std::string& place : egizia::openPlacesIn(session.edition(), effects, then)) {
      mattered.insert(std::move(place));
    }
  }
  return mattered;
}

std::optional<AskedValue> firstOf(const GameSession& session, const Places& places,
                                  std::size_t entriesBefore, const PlacesLeftAlone& leftAlone) {
  std::optional<PlacesLeftAlone> before;
  for (const std::string& place : places) {
    if (leftAlone.contains(place)) continue;
    const std::optional<int> number = printedNumber(session.edition(), place);
    if (!number) continue;
    if (!before) before = matteredIn(session, entriesBefore);
    if (!before->contains(place)) return AskedValue{place, *number};
  }
  return std::nullopt;
}

/// Says what lies there or what somebody holds; the game is where it was.
bool isNaming(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameNileCard>(entry) ||
         std::holds_alternative<egizia::NameTombs>(entry) ||
         std::holds_alternative<egizia::NameSphinxCards>(entry);
}

bool belongsTo(const Effect& effect, const CeremonyStep& step) {
  if (effect.rule != step.rule || effect.player != step.player) return false;
  if (step.kind != CeremonyStep::Kind::sphinx) return true;
  const bool isNote = effect.kind == egizia::EffectKind::note;
  return (isNote ? effect.detail : effect.what) == step.card;
}

} // namespace

std::optional<int> printedNumber(const egizia::Edition& edition, std::string_view place) {
  for (const egizia::PrintedValue& value : edition.printed) {
    if (!place.starts_with(value.key)) continue;
    std::string_view inside = place.substr(value.key.size());
    if (!inside.empty() && inside.front() != '.' && inside.front() != '[') continue;
    const record::Result<JsonValue> json = record::parseJson(value.value);
    if (!json) return std::nullopt;
    const JsonValue* node = &*json;
    if (inside.starts_with('.')) inside.remove_prefix(1);
    for (const record::PlaceStep& step : record::placeSteps(inside)) {
      const auto* list = node->as<JsonArray>();
      if (!step.name.empty())
        node = node->find(step.name);
      else
        node = list != nullptr && step.index < list->size() ? &(*list)[step.index] : nullptr;
      if (node == nullptr) return std::nullopt;
    }
    const auto* number = node->as<std::int64_t>();
    if (number == nullptr) return std::nullopt;
    return static_cast<int>(*number);
  }
  return std::nullopt;
}

std::optional<AskedValue> askedAfterEntry(const GameSession& session,
                                          const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const auto& entries = session.record().entries;
  std::size_t count = entries.size();
  while (count > 0 && isNaming(entries[count - 1].entry)) --count;
  if (count == 0) return std::nullopt;
  const std::size_t last = count - 1;
  const Places places =
      egizia::openPlacesIn(session.edition(), session.replay().effectsOf(last), session.shown());
  return firstOf(session, places, last, leftAlone);
}

std::optional<AskedValue> askedAtStep(const GameSession& session, const egizia::FinalScore& scoring,
                                      const CeremonyStep& step, const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const egizia::Effects effects = session.preview(scoring);
  Places places;
  for (const Effect& effect : effects) {
    if (!belongsTo(effect, step)) continue;
    const Places behind = egizia::openPlacesBehind(session.edition(), effects, effect,
                                                   session.shown().player[step.player].cards);
    places.insert(places.end(), behind.begin(), behind.end());
  }
  return firstOf(session, places, session.shownEntries(), leftAlone);
}

} // namespace nilometer::ui
