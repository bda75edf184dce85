// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/history_rounds.h"
#include "ui/game/session/session_of.h"

/// SessionOf: the past amended, and the history. Included by its header alone.
namespace nilometer::ui {

template <table::Rules G> table::Outcome SessionOf<G>::enterThere(Recorded line) {
  if (isAsBefore(line)) {
    stopAmending();
    return {.verdict = {}, .impossible = 0, .accepted = true};
  }
  const bool explained = !line.reason.empty();
  table::Outcome outcome{.verdict = G::unsuitable(game(), line.entry, explained)};
  if (!outcome.verdict.legal()) return outcome;
  outcome = tryOut(line.entry);
  outcome.accepted =
      outcome.verdict.legal() ? outcome.impossible == 0 : line.anyway && outcome.canInsist();
  if (!outcome.accepted) return outcome;
  if (const Recorded* was = replaced()) {
    // What is disputed stays so until the table agrees.
    const auto other = record::hasOtherWay(*was) ? record::otherEntry(*was) : std::nullopt;
    if (!other || !other->isMadeAs(line)) line.dispute = was->dispute;
  }
  if (const auto again = enteringAgain()) {
    choose({.entry = *again,
            .resolution = record::Resolution::again,
            .again = std::move(line),
            .before = m_aside->before});
    takeUpChange();
  } else {
    m_amendment.entry = std::move(line);
    showAmended();
  }
  return outcome;
}

/// Whether the entry that is to be replaced says the same: it stays, whatever the rules say of it.
template <table::Rules G> bool SessionOf<G>::isAsBefore(const Recorded& line) const {
  if (enteringAgain() || !replacing()) return false;
  const Recorded& was = *replaced();
  const bool plain = !line.anyway && line.reason.empty();
  return plain ? was.entry == line.entry : was.isMadeAs(line);
}

template <table::Rules G> record::Amendment<G> SessionOf<G>::amendment() const {
  record::Amendment<G> amendment = m_amendment;
  amendment.kind = *amending();
  amendment.index = amendedEntry();
  amendment.asPlayed = asPlayedWord().toStdString();
  return amendment;
}

template <table::Rules G> auto SessionOf<G>::setAside(std::size_t again) const -> Aside {
  record::Amendment<G> without = amendment();
  std::erase_if(without.later, [&](const LaterChoice& choice) { return choice.entry == again; });
  Aside aside{.amended = m_open.amend(without), .entries = 0, .before = {}};
  const auto find = [&] {
    return std::ranges::find(aside.amended.later, again, &record::LaterEntry<G>::entry);
  };
  if (find() == aside.amended.later.end()) {
    // It holds, but was chosen.
    without.later.push_back(
        {.entry = again, .resolution = record::Resolution::leftOut, .again = {}, .before = {}});
    aside.amended = m_open.amend(without);
  }
  aside.entries = find()->at;
  aside.before = find()->before;
  return aside;
}

template <table::Rules G>
void SessionOf<G>::choose(std::size_t entry, record::Resolution resolution) {
  choose({.entry = entry, .resolution = resolution, .again = {}, .before = {}});
}

template <table::Rules G> void SessionOf<G>::choose(LaterChoice choice) {
  std::vector<LaterChoice>& chosen = m_amendment.later;
  std::erase_if(chosen, [&](const LaterChoice& other) { return other.entry == choice.entry; });
  chosen.push_back(std::move(choice));
}

template <table::Rules G> AmendedGame SessionOf<G>::workOut() const {
  const record::Amendment<G> what = amendment();
  const record::EditPreview<G> amended = m_open.amend(what);
  const auto said = [this](const Recorded& entry) {
    return Phrasebook<G>::sentence(entry, m_table);
  };
  AmendedGame told{.kind = what.kind, .entry = what.index};
  if (what.kind == record::AmendKind::replace || what.kind == record::AmendKind::remove) {
    told.was = said(record().entries[what.index]);
  }
  if (what.kind == record::AmendKind::replace || what.kind == record::AmendKind::insertBefore) {
    told.is = said(what.entry);
  }
  told.name = stepName(didOf(what), told.is.isEmpty() ? told.was : told.is);
  for (const text::TrackedNumber& trackedNumber : Phrasebook<G>::trackedNumbers()) {
    if (trackedNumber.inDifference) told.trackedNumbers += trackedNumber.name;
  }
  for (const record::RoundEnd<G>& end : amended.ends) {
    told.tables.push_back(tableOf(endOfRound(end.round), end.before ? &*end.before : nullptr,
                                  end.after ? &*end.after : nullptr));
  }
  told.tables.push_back(tableOf(nowWord(), &replay().state, &amended.replay.state));
  told.tables.back().isNow = true;
  for (const record::LaterEntry<G>& later : amended.later) told.later.push_back(laterOf(later));
  const auto moves = Phrasebook<G>::movesBetween(*m_edition, replay().state, amended.replay.state);
  told.moves = Phrasebook<G>::moves(moves, m_table);
  told.movesGoods = std::ranges::any_of(moves, [](const table::Effect& effect) {
    return effect.kind == table::EffectKind::stock || effect.kind == table::EffectKind::points;
  });
  told.whole = amended.whole();
  return told;
}

template <table::Rules G>
AmendedTable SessionOf<G>::tableOf(const QString& when, const typename G::State* before,
                                   const typename G::State* after) const {
  AmendedTable table{.when = when};
  const auto number = [&](auto read) {
    AmendedNumber both;
    if (before != nullptr) both.before = read(*before);
    if (after != nullptr) both.after = read(*after);
    return both;
  };
  const std::vector<text::TrackedNumber> trackedNumbers = Phrasebook<G>::trackedNumbers();
  for (table::Player player = 0; player < players(); ++player) {
    AmendedPlayer& line = table.players.emplace_back();
    const bool hides = Phrasebook<G>::hidesPoints && !G::clock(replay().state).over;
    // What a change would bring is seen no sooner than what there is.
    if (!hides) {
      line.points = number([&](const typename G::State& state) {
        const text::KnownPoints known = Phrasebook<G>::knownPoints(state, player);
        line.isOpen = line.isOpen || known.isOpen;
        return known.points;
      });
    }
    for (std::size_t trackedNumber = 0; trackedNumber < trackedNumbers.size(); ++trackedNumber) {
      if (!trackedNumbers[trackedNumber].inDifference) continue;
      line.trackedNumbers.push_back(number([&](const typename G::State& state) {
        return Phrasebook<G>::trackedNumber(game(), state, player, static_cast<int>(trackedNumber));
      }));
    }
  }
  return table;
}

template <table::Rules G>
AmendedLater SessionOf<G>::laterOf(const record::LaterEntry<G>& later) const {
  AmendedLater line{.entry = later.entry,
                    .sentence = sentenceAt(later.entry, m_table),
                    .findings = objections(later.verdict, later.impossible),
                    .choices = later.choices,
                    .resolution = later.resolution,
                    .proposed = later.proposed,
                    .holds = later.holds};
  if (later.instead) line.instead = Phrasebook<G>::sentence(*later.instead, m_table);
  line.follows = later.follows;
  const record::ReplayedEntry<G>& made = replay().entries[later.entry];
  const table::GameClock then{.round = made.round, .phase = static_cast<int>(made.phase)};
  const bool stays = later.resolution == record::Resolution::asPlayed;
  for (const Recorded& entry : later.before) {
    stays ? line.asPlayed += Phrasebook<G>::asPlayed(entry.entry, then, m_table)
          : line.before += Phrasebook<G>::sentence(entry, m_table);
  }
  return line;
}

template <table::Rules G> void SessionOf<G>::keep() {
  const record::Amendment<G> what = amendment();
  record::EditPreview<G> amended = m_open.amend(what);
  const std::size_t first = what.kind == record::AmendKind::asRead ? std::size_t{0} : what.index;
  const bool isNew = what.kind != record::AmendKind::remove;
  Recorded about = isNew ? what.entry : record().entries[what.index];
  m_open.keep(didOf(what), std::move(about), std::move(amended.record.entries));
  stampFrom(first, record().entries.size());
}

template <table::Rules G> bool SessionOf<G>::changesValues(std::size_t step) const {
  const record::History<G>& history = m_open.history();
  const auto renames = [&](std::size_t at) {
    return history.steps()[at].did == record::Did::renamed;
  };
  const auto way = history.wayTo(step);
  return history.steps()[step].edition->checksum != m_edition->checksum ||
         std::ranges::any_of(way.back, renames) || std::ranges::any_of(way.forward, renames);
}

template <table::Rules G> bool SessionOf<G>::travel(std::size_t step) {
  const auto before = record().entries;
  const record::Naming called = naming();
  const std::size_t first = m_open.goTo(step);
  stampFrom(first, record().entries.size());
  const bool sameNames = record::isCalledAs(called, naming());
  const bool sameEdition = &m_open.edition() == m_edition.get();
  const bool sameValues = m_open.edition().checksum == m_edition->checksum;
  if (!sameEdition) {
    const auto known =
        std::ranges::find(m_earlier, &m_open.edition(), &std::shared_ptr<const Edition>::get);
    std::swap(m_edition, *known);
  }
  if (!sameEdition || !sameNames) nameSeats();
  return !sameEdition && sameValues && sameNames && before == record().entries;
}

template <table::Rules G>
QString SessionOf<G>::nameOf(const record::Step<G>& step, const Names& players) const {
  const auto said = [&](const Recorded& entry) {
    if (step.edition == m_edition.get()) return Phrasebook<G>::sentence(entry, players);
    return Phrasebook<G>::sentence(entry, Phrasebook<G>::names(names().whole, *step.edition));
  };
  switch (step.did) {
  case record::Did::entered: return said(step.is.front());
  case record::Did::replaced:
  case record::Did::inserted:
  case record::Did::removed:
  case record::Did::disputed:
  case record::Did::settled: return stepName(step.did, said(step.about));
  case record::Did::opened:
  case record::Did::mended:
  case record::Did::otherValues:
  case record::Did::compared:
  case record::Did::renamed: break;
  }
  return stepName(step.did);
}

template <table::Rules G> std::vector<HistoryLine> SessionOf<G>::history() const {
  const std::vector<int> rounds = roundsOf(m_open.history(), record().header);
  std::vector<HistoryLine> lines = historyLines(
      m_open.history(), [this](const record::Step<G>& step) { return nameOf(step, m_table); });
  for (HistoryLine& line : lines) {
    line.whole = names().tip(line.name, {});
    line.round = rounds[line.step];
    if (line.round > 0) line.entry = static_cast<int>(m_open.history().steps()[line.step].at) + 1;
  }
  return lines;
}

} // namespace nilometer::ui
