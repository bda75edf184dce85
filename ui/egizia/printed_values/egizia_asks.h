// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/printed.h"
#include "ui/egizia/final_scoring/scoring_steps.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/printed_values/asked_game_of.h"

/// What Egizia asks for. A Sphinx card matters when its points are counted, which happens in
/// public. Naming hidden cards makes nothing matter, so that nobody learns from a question what
/// somebody holds.
namespace nilometer::ui {

template <> struct Asks<egizia::Rules> {
  [[nodiscard]] static std::vector<table::OpenPlace> openPlaces(const egizia::Edition& edition,
                                                                const table::EffectsView& entry) {
    return egizia::openPlacesIn(edition, entry);
  }
  [[nodiscard]] static std::string placeText(const egizia::Edition& edition,
                                             table::PrintedPlace place) {
    return egizia::placeText(edition, place);
  }
  [[nodiscard]] static bool isNaming(const egizia::Entry& entry);
  [[nodiscard]] static bool isSecret(const egizia::Entry& entry);
  [[nodiscard]] static QString placeName(std::string_view place, const text::Table& table);
  [[nodiscard]] static record::EditionDocument document(const egizia::Edition& edition) {
    return egizia::documentOf(edition);
  }
  [[nodiscard]] static std::shared_ptr<const egizia::Edition> edition(const CheckedCopy& copy);
  /// Only with the same Sphinx cards, or when the game is over.
  [[nodiscard]] static bool mayBeJudgedOn(const SessionOf<egizia::Rules>& session,
                                          const egizia::Edition& copy);
  [[nodiscard]] static QStringList differences(const text::Table& before, const text::Table& after);
};

/// As askedAfter().
[[nodiscard]] std::optional<AskedValue> askedAfterEntry(const EgiziaSession& session,
                                                        const PlacesLeftAlone& leftAlone);

/// In the final scoring of a player that is being gone through: behind the step revealed last.
/// `scoring` = the entry as far as it is made.
[[nodiscard]] std::optional<AskedValue> askedAtStep(const EgiziaSession& session,
                                                    const egizia::FinalScore& scoring,
                                                    const ScoringStep& step,
                                                    const PlacesLeftAlone& leftAlone);

/// For a PrintedValuePrompt. The session is not owned and outlives it.
[[nodiscard]] std::unique_ptr<AskedGame> askedGame(EgiziaSession& session);

} // namespace nilometer::ui
