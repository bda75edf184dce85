// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/rejudge.h"
#include "ui/game/session/session_of.h"
#include "ui/table/printed_values/asked_game.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace nilometer::ui {

/// What a game asks for: each game has its own in `ui/<game>/asked`, with these static members.
///
/// ```
/// static std::vector<OpenPlace> openPlaces(edition, effects);  // the most telling first
/// static std::string placeText(edition, place);       // as the edition file has it
/// static bool isNaming(entry);     // says what lies there or what somebody holds; the game is
///                                  // where it was
/// static bool isSecret(entry);     // names hidden cards: nothing about it is told
/// static QString placeName(place, names);
/// static EditionDocument document(edition);
/// static std::shared_ptr<const Edition> edition(const CheckedCopy&);   // to play with
/// static bool mayBeJudgedOn(session, edition);
/// static QStringList differences(names before, names after);
/// ```
template <class G> struct Asks;

/// Whether it mattered in the first entries already.
template <table::Rules G>
[[nodiscard]] bool matteredIn(const SessionOf<G>& session, std::size_t entries,
                              table::PrintedPlace place) {
  for (std::size_t i = 0; i < entries; ++i) {
    const table::EffectsView effects = session.replay().effectsOf(i);
    for (const table::Effect& effect : effects) {
      const auto basis = effects.basisOf(effect);
      if (std::ranges::find(basis, place) != basis.end()) return true;
    }
  }
  return false;
}

/// The first of these places that has not mattered in the entries before.
template <table::Rules G>
[[nodiscard]] std::optional<AskedValue>
firstAsked(const SessionOf<G>& session, const table::EffectsView& entry,
           const std::vector<table::OpenPlace>& places, std::size_t entriesBefore,
           const PlacesLeftAlone& leftAlone) {
  for (const table::OpenPlace& open : places) {
    std::string place = Asks<G>::placeText(session.edition(), open.place);
    if (leftAlone.contains(place)) continue;
    const std::optional<int> number = printedNumber(session.edition().printed, place);
    if (!number || matteredIn(session, entriesBefore, open.place)) continue;
    return AskedValue{std::move(place), *number, false, entry[open.effect]};
  }
  return std::nullopt;
}

/// After the last entry; nothing while the past is shown.
template <table::Rules G>
[[nodiscard]] std::optional<AskedValue> askedAfter(const SessionOf<G>& session,
                                                   const PlacesLeftAlone& leftAlone) {
  if (session.isPast()) return std::nullopt;
  const auto& entries = session.record().entries;
  std::size_t count = entries.size();
  while (count > 0 && Asks<G>::isNaming(entries[count - 1].entry)) --count;
  if (count == 0) return std::nullopt;
  const std::size_t last = count - 1;
  const table::EffectsView entry = session.replay().effectsOf(last);
  return firstAsked(session, entry, Asks<G>::openPlaces(session.edition(), entry), last, leftAlone);
}

template <table::Rules G>
[[nodiscard]] RejudgePreview judgedOn(const SessionOf<G>& session,
                                      const record::GameRejudged& rejudged, const QString& title) {
  return judgedAnew(
      {.players = session.names().shown,
       .entry =
           [&session](std::size_t entry) {
             return Phrasebook<G>::sentence(session.record().entries[entry], session.table());
           },
       .finding = [&session](const table::Finding& finding) { return session.sentence(finding); },
       .isSecret =
           [&session](std::size_t entry) {
             return Asks<G>::isSecret(session.record().entries[entry].entry);
           }},
      rejudged, title);
}

/// The open game of one kind.
template <table::Rules G> class AskedGameOf : public AskedGame {
public:
  /// The session is not owned and outlives this.
  explicit AskedGameOf(SessionOf<G>& session) : m_session(session) {}

  [[nodiscard]] std::string_view id() const override { return G::id; }
  [[nodiscard]] GameSession& session() override { return m_session; }
  [[nodiscard]] record::EditionName name() const override {
    return {m_session.edition().id, m_session.edition().checksum};
  }
  [[nodiscard]] std::span<const table::PrintedValue> printed() const override {
    return m_session.edition().printed;
  }
  [[nodiscard]] record::EditionDocument document() const override {
    return Asks<G>::document(m_session.edition());
  }
  [[nodiscard]] std::optional<AskedValue> asked(const PlacesLeftAlone& leftAlone) const override {
    return askedAfter(m_session, leftAlone);
  }
  [[nodiscard]] std::string placeText(table::PrintedPlace place) const override {
    return Asks<G>::placeText(m_session.edition(), place);
  }
  [[nodiscard]] QString placeName(std::string_view place) const override {
    return Asks<G>::placeName(place, m_session.table());
  }
  [[nodiscard]] bool mayBeJudgedOn(const CheckedCopy& copy) const override {
    return Asks<G>::mayBeJudgedOn(m_session, *Asks<G>::edition(copy));
  }
  [[nodiscard]] RejudgePreview judged(const CheckedCopy& copy,
                                      const QString& title) const override {
    return judgedOn(m_session, rejudged(*Asks<G>::edition(copy)), title);
  }
  [[nodiscard]] QStringList differences(const CheckedCopy& copy) const override {
    const auto other = Asks<G>::edition(copy);
    return Asks<G>::differences(m_session.table(),
                                Phrasebook<G>::names(m_session.names().shown, *other));
  }
  void goOn(const CheckedCopy& copy) override {
    const auto other = Asks<G>::edition(copy);
    m_session.goOn(rejudged(*other).record, other);
  }

private:
  [[nodiscard]] record::Rejudged<G> rejudged(const typename G::Edition& other) const {
    return record::rejudge(m_session.record(), m_session.edition(), other);
  }

  SessionOf<G>& m_session;
};

} // namespace nilometer::ui
