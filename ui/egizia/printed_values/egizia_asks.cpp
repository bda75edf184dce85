// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/printed_values/egizia_asks.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/file/edition_file.h"
#include "ui/egizia/own_edition/egizia_copy.h"
#include "ui/egizia/text/words.h"

#include <algorithm>

namespace nilometer::ui {

using EgiziaAsks = Asks<egizia::Rules>;
using table::Effect;

namespace {

bool belongsTo(const Effect& effect, const ScoringStep& step) {
  if (effect.rule != step.rule || effect.player != step.player) return false;
  return step.kind != ScoringStep::Kind::sphinx || egizia::sourceOf(effect) == step.card;
}

} // namespace

bool EgiziaAsks::isNaming(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameNileCard>(entry) ||
         std::holds_alternative<egizia::NameTombs>(entry) || isSecret(entry);
}

bool EgiziaAsks::isSecret(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameSphinxCards>(entry);
}

QString EgiziaAsks::placeName(std::string_view place, const text::Table& table) {
  return text::printedPlace(place, table);
}

std::shared_ptr<const egizia::Edition> EgiziaAsks::edition(const CheckedCopy& copy) {
  return playableEdition(copy);
}

bool EgiziaAsks::mayBeJudgedOn(const SessionOf<egizia::Rules>& session,
                               const egizia::Edition& copy) {
  if (session.replay().state.phase == egizia::Phase::over) return true;
  return std::ranges::equal(copy.sphinxCards, session.edition().sphinxCards, {},
                            &egizia::SphinxCard::id, &egizia::SphinxCard::id);
}

QStringList EgiziaAsks::differences(const text::Table& before, const text::Table& after) {
  QStringList sentences;
  for (const auto& one : egizia::compareEditions(*before.edition, *after.edition)) {
    const bool gone = one.kind == record::Difference::removed;
    sentences += text::sentence(one, gone ? before : after);
  }
  return sentences;
}

std::optional<AskedValue> askedAfterEntry(const EgiziaSession& session,
                                          const PlacesLeftAlone& leftAlone) {
  return askedAfter<egizia::Rules>(session, leftAlone);
}

std::optional<AskedValue> askedAtStep(const EgiziaSession& session,
                                      const egizia::FinalScore& scoring, const ScoringStep& step,
                                      const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const table::Effects effects = session.preview(scoring);
  std::vector<table::OpenPlace> places;
  for (std::size_t i = 0; i < effects.size(); ++i) {
    if (!belongsTo(effects[i], step)) continue;
    const auto behind = egizia::openPlacesBehind(session.edition(), effects, i);
    places.insert(places.end(), behind.begin(), behind.end());
  }
  return firstAsked<egizia::Rules>(session, effects, places, session.shownEntries(), leftAlone);
}

std::unique_ptr<AskedGame> askedGame(EgiziaSession& session) {
  return std::make_unique<AskedGameOf<egizia::Rules>>(session);
}

} // namespace nilometer::ui
