// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/asked_value.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/printed.h"
#include "engine/record/edition_places.h"
#include "engine/record/json.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Effect;
using record::JsonArray;
using record::JsonValue;

namespace {

/// Whether it mattered in the first entries already.
bool matteredIn(const EgiziaSession& session, std::size_t entries, egizia::PrintedPlace place) {
  for (std::size_t i = 0; i < entries; ++i) {
    const table::EffectsView effects = session.replay().effectsOf(i);
    for (const Effect& effect : effects) {
      const auto basis = effects.basisOf(effect);
      if (std::ranges::find(basis, place) != basis.end()) return true;
    }
  }
  return false;
}

std::optional<AskedValue> firstOf(const EgiziaSession& session, const table::EffectsView& entry,
                                  const std::vector<egizia::OpenPlace>& places,
                                  std::size_t entriesBefore, const PlacesLeftAlone& leftAlone) {
  for (const egizia::OpenPlace& open : places) {
    std::string place = egizia::placeText(session.edition(), open.place);
    if (leftAlone.contains(place)) continue;
    const std::optional<int> number = printedNumber(session.edition(), place);
    if (!number || matteredIn(session, entriesBefore, open.place)) continue;
    return AskedValue{std::move(place), *number, entry[open.effect]};
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

std::optional<AskedValue> askedAfterEntry(const EgiziaSession& session,
                                          const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const auto& entries = session.record().entries;
  std::size_t count = entries.size();
  while (count > 0 && isNaming(entries[count - 1].entry)) --count;
  if (count == 0) return std::nullopt;
  const std::size_t last = count - 1;
  const table::EffectsView entry = session.replay().effectsOf(last);
  return firstOf(session, entry, egizia::openPlacesIn(session.edition(), entry), last, leftAlone);
}

std::optional<AskedValue> askedAtStep(const EgiziaSession& session,
                                      const egizia::FinalScore& scoring, const CeremonyStep& step,
                                      const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const egizia::Effects effects = session.preview(scoring);
  std::vector<egizia::OpenPlace> places;
  for (std::size_t i = 0; i < effects.size(); ++i) {
    if (!belongsTo(effects[i], step)) continue;
    const auto behind = egizia::openPlacesBehind(session.edition(), effects, i);
    places.insert(places.end(), behind.begin(), behind.end());
  }
  return firstOf(session, effects, places, session.shownEntries(), leftAlone);
}

} // namespace nilometer::ui
