// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/disputes.h"
#include "engine/record/find_name.h"
#include "engine/record/open_record.h"
#include "engine/record/write_record.h"
#include "engine/table/printed.h"
#include "ui/game/session/game_session.h"
#include "ui/game/session/step_words.h"
#include "ui/text/disputed_of.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"
#include "ui/text/rests_mark.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <utility>

namespace nilometer::ui {

using text::Phrasebook;

/// The open game of one kind, with its own types: what the rooms of that game know of it.
template <table::Rules G> class SessionOf : public GameSession {
public:
  using Rules = G;
  using Edition = typename G::Edition;
  using Entry = typename G::Entry;
  using Record = record::GameRecord<G>;
  using Recorded = record::RecordedEntry<G>;
  using Names = typename Phrasebook<G>::Names;
  using Basis = typename Phrasebook<G>::Basis;

  /// `edition` is the one the record's header names.
  SessionOf(Record record, std::shared_ptr<const Edition> edition, QObject* parent = nullptr)
      : GameSession(parent), m_edition(std::move(edition)), m_open(std::move(record), *m_edition) {
    nameSeats();
    stampFrom(0, this->record().entries.size());
  }

  [[nodiscard]] const Edition& edition() const { return *m_edition; }
  /// The edition, shared with what lives longer than the session.
  [[nodiscard]] std::shared_ptr<const Edition> sharedEdition() const { return m_edition; }
  [[nodiscard]] const Record& record() const { return m_open.record(); }
  [[nodiscard]] const typename G::Setup& game() const { return m_open.game(); }
  /// The whole record played from the start: verdicts, effects, points.
  [[nodiscard]] const record::Replay<G>& replay() const { return m_open.replay(); }
  /// What the points of that replay rest on; worked out when it is first asked for.
  [[nodiscard]] const Basis& basis() const {
    if (!m_basis) m_basis.emplace(replay(), *m_edition);
    return *m_basis;
  }
  /// For sentences on the screen; long names are shortened.
  [[nodiscard]] const Names& table() const { return m_table; }
  /// The names in full length, for where there is room: tool tips, explanations.
  [[nodiscard]] const Names& wholeTable() const { return m_wholeTable; }
  /// However long it is; noPlayer is "the whole table".
  [[nodiscard]] QString wholeName(table::Player player) const {
    return text::playerName(player, names().whole);
  }

  /// The table that is shown.
  [[nodiscard]] const typename G::State& shown() const {
    return isPast() ? m_pastState : m_open.state();
  }
  /// The game that led to the shown table: the one that is open, or while a later entry is made
  /// again, what the change of the past makes of it.
  struct ShownGame {
    const Record& record;
    const record::Replay<G>& replay;
    std::size_t entries; ///< made on the shown table
  };
  [[nodiscard]] ShownGame shownGame() const {
    if (m_aside) return {m_aside->amended.record, m_aside->amended.replay, m_aside->entries};
    return {record(), replay(), shownEntries()};
  }
  /// What entering it on the shown table would break, and whether the table stays possible.
  [[nodiscard]] table::Outcome tryOut(const Entry& entry) const {
    typename G::State state = shown();
    table::Effects effects;
    return table::enter<G>(game(), state, entry, true, effects);
  }
  /// Every change that entering it on the shown table would make.
  [[nodiscard]] table::Effects preview(const Entry& entry) const {
    typename G::State state = shown();
    table::Effects effects;
    table::enter<G>(game(), state, entry, true, effects);
    return effects;
  }
  /// Judges and, if it may be, adds the entry; while the past is amended, it becomes amended()
  /// and nothing is kept yet. A refused one changes nothing, and a frozen game takes none.
  table::Outcome enter(const Entry& entry, bool anyway = false, const QString& reason = {});
  /// The entry whose place the next one takes; nullptr if it takes none's.
  [[nodiscard]] const Recorded* replaced() const {
    if (!replacing()) return nullptr;
    const auto before = chosenFor(*replacing());
    return enteringAgain() && before != m_amendment.later.end() && before->again
               ? &*before->again
               : &record().entries[*replacing()];
  }
  /// What stood where the next entry goes: the one being replaced, or the one just undone;
  /// nullptr if neither.
  [[nodiscard]] const Entry* enteredBefore() const {
    if (const Recorded* entry = replaced()) return &entry->entry;
    if (amending() || !canRedo()) return nullptr;
    const record::Step<G>& next = m_open.history().redone();
    return next.did == record::Did::entered ? &next.is.front().entry : nullptr;
  }
  /// Goes on with the same game on other printed values: `record` = its entries as they are said
  /// there (record::rejudge). The edition before stays alive as long as the session, but whoever
  /// is laid out after other values has to be made anew. Says `compared` where only how sure the
  /// values are has changed, otherwise `changed`.
  void goOn(Record record, std::shared_ptr<const Edition> edition);

  [[nodiscard]] int colourOf(table::Player player) const override {
    const auto& header = record().header;
    if (player >= header.players.size()) return 0;
    const auto colours = record::FileFormat<G>::seatRules(header.options).colours;
    return static_cast<int>(record::findName(colours, header.players[player].colour).value_or(0));
  }
  /// Why an entry is refused, on the screen.
  [[nodiscard]] QString sentence(const table::Finding& finding) const {
    return sentence(finding, m_table);
  }
  /// Why an entry is refused, every reason once: a rule that says the same of it as one before,
  /// and an invariant that says what a rule has said, are left out.
  [[nodiscard]] QStringList objections(const table::Verdict& verdict,
                                       table::Impossible impossible) const;
  [[nodiscard]] text::RuleNames ruleNames() const override { return Phrasebook<G>::ruleNames(); }
  [[nodiscard]] table::GameClock clock() const override { return G::clock(shown()); }
  [[nodiscard]] QString afterRounds() const override { return Phrasebook<G>::afterRounds(clock()); }
  [[nodiscard]] bool isSettingUp() const override { return Phrasebook<G>::isSettingUp(record()); }
  [[nodiscard]] QString title() const override { return text::fromUtf8(record().header.title); }
  [[nodiscard]] QString date() const override { return text::fromUtf8(record().header.date); }
  [[nodiscard]] record::Naming naming() const override {
    return record::namingOf<G>(record().header);
  }
  [[nodiscard]] std::string written() const override { return written(record()); }
  [[nodiscard]] std::string publicCopy() const override {
    return written(record::FileFormat<G>::publicCopy(record(), *m_edition));
  }
  [[nodiscard]] PlayedValues values() const override {
    return {m_edition->id, m_edition->checksum,
            [this] { return record::FileFormat<G>::writeEdition(*m_edition); }};
  }
  [[nodiscard]] LogLine logLine(std::size_t entry) const override;
  [[nodiscard]] ToldEntry told(std::size_t entry) const override;
  [[nodiscard]] bool corrects(std::size_t entry) const override {
    return Phrasebook<G>::corrects(record().entries[entry].entry);
  }
  [[nodiscard]] int pointsNow(table::Player player) const override {
    return G::points(replay().state, player);
  }
  [[nodiscard]] std::vector<std::size_t> disputed() const override {
    return record::disputedEntries(record());
  }
  [[nodiscard]] std::optional<text::Disputed> dispute(std::size_t entry) const override;
  void markDisputed(std::size_t entry, const QString& note) override;
  void settle(std::size_t entry) override;
  void startSettling(std::size_t entry) override;
  void disputeAmended(const QString& note) override;
  [[nodiscard]] QString numberName(const text::AskedNumber& number) const override {
    return number.from.empty() ? trackedNumberOf(number).name : number.fromName;
  }
  [[nodiscard]] NumberLog numberLog(const text::AskedNumber& number) const override;
  /// The table as it is if that dispute is settled the other way. @pre it is one of otherPoints()
  [[nodiscard]] const typename G::State& otherState(const OtherPoints& other) const {
    return m_otherStates.at(other.entry);
  }
  [[nodiscard]] bool canUndo() const override { return !isFrozen() && m_open.canUndo(); }
  [[nodiscard]] bool canRedo() const override { return !isFrozen() && m_open.canRedo(); }
  [[nodiscard]] QString undoName() const override {
    return canUndo() ? nameOf(m_open.history().undone(), m_wholeTable) : QString();
  }
  [[nodiscard]] QString redoName() const override {
    return canRedo() ? nameOf(m_open.history().redone(), m_wholeTable) : QString();
  }
  [[nodiscard]] std::vector<HistoryLine> history() const override;

protected:
  void refresh() override {
    m_basis.reset();
    m_aside.reset();
    if (enteringAgain()) {
      m_aside = setAside(*enteringAgain());
      m_pastState = record::stateAfter(m_aside->amended.record, *m_edition, m_aside->entries);
    } else if (isPast()) {
      m_pastState = record::stateAfter(record(), *m_edition, shownEntries());
    }
  }
  bool travel(std::size_t step) override;
  [[nodiscard]] bool changesValues(std::size_t step) const override;
  void keepNaming(const record::Naming& naming) override {
    m_open.rename(naming);
    nameSeats();
    stampFrom(0, record().entries.size());
  }
  [[nodiscard]] std::size_t undoStep() const override { return m_open.history().undone().parent; }
  [[nodiscard]] std::size_t redoStep() const override {
    const record::History<G>& history = m_open.history();
    return history.steps()[history.now()].next;
  }
  [[nodiscard]] AmendedGame workOut() const override;
  void choose(std::size_t entry, record::Resolution resolution) override;
  void keep() override;
  void forgetAmended() override { m_amendment = {}; }
  [[nodiscard]] std::optional<std::vector<int>> pointsOtherwise(std::size_t entry) const override;
  [[nodiscard]] bool isOfTable(const text::AskedNumber& number) const override {
    return trackedNumberOf(number).ofTable;
  }
  [[nodiscard]] std::optional<std::size_t> firstRefused() const override {
    const auto& entries = replay().entries;
    const auto at = std::ranges::find(entries, false, &record::ReplayedEntry<G>::accepted);
    return at == entries.end() ? std::nullopt : std::optional<std::size_t>(at - entries.begin());
  }

private:
  [[nodiscard]] static QString sentence(const table::Finding& finding, const Names& names) {
    const auto missing = table::missingIn(finding);
    return missing ? text::valueMissing(Phrasebook<G>::printedName(*missing, names))
                   : Phrasebook<G>::sentence(finding, names);
  }
  /// An entry of the record as it is said, after those before it.
  [[nodiscard]] QString sentenceAt(std::size_t entry, const Names& names) const {
    return Phrasebook<G>::sentenceAt(replay(), entry, record().entries[entry], names);
  }
  [[nodiscard]] QString briefAt(std::size_t entry) const {
    return Phrasebook<G>::briefAt(replay(), entry, record().entries[entry].entry, m_table);
  }
  /// Something spoke against that entry though the rules allow it.
  [[nodiscard]] bool isDoubted(std::size_t entry) const {
    return std::ranges::any_of(replay().effectsOf(entry), Phrasebook<G>::isDoubt);
  }
  /// What the change leads to without a later entry that is made again.
  struct Aside {
    record::EditPreview<G> amended;
    std::size_t entries = 0;      ///< before that entry
    std::vector<Recorded> before; ///< the last of them, which were missing
  };
  using LaterChoice = record::LaterChoice<G>;
  [[nodiscard]] Aside setAside(std::size_t again) const;
  [[nodiscard]] auto chosenFor(std::size_t entry) const {
    return std::ranges::find(m_amendment.later, entry, &LaterChoice::entry);
  }
  void choose(LaterChoice choice);
  [[nodiscard]] record::Amendment<G> amendment() const;
  void setDispute(std::size_t entry, std::optional<record::Dispute<G>> dispute);
  /// Whether that change is what the other side of a dispute says.
  [[nodiscard]] bool settlesDispute(const record::Amendment<G>& what) const;
  /// What keeping that change does.
  [[nodiscard]] record::Did didOf(const record::Amendment<G>& what) const;
  /// Puts an entry into the past, where it waits.
  table::Outcome enterThere(Recorded line);
  [[nodiscard]] bool isAsBefore(const Recorded& line) const;
  [[nodiscard]] AmendedTable tableOf(const QString& when, const typename G::State* before,
                                     const typename G::State* after) const;
  [[nodiscard]] AmendedLater laterOf(const record::LaterEntry<G>& later) const;
  [[nodiscard]] QString nameOf(const record::Step<G>& step, const Names& names) const;
  [[nodiscard]] std::string written(const Record& record) const {
    return record::FileFormat<G>::comesWithTheProgram(*m_edition)
               ? record::writeRecord<G>(record, *m_edition)
               : record::writeRecordWithEdition<G>(record, *m_edition);
  }
  [[nodiscard]] static text::TrackedNumber trackedNumberOf(const text::AskedNumber& number) {
    return number.from.empty()
               ? Phrasebook<G>::trackedNumbers()[static_cast<std::size_t>(number.trackedNumber)]
               : text::TrackedNumber{};
  }
  /// The number at the beginning and after each entry.
  [[nodiscard]] std::vector<int> amounts(const text::AskedNumber& number) const;
  void nameSeats() override;
  void addPoints(std::size_t entry, LogLine& line) const;
  [[nodiscard]] QStringList toldPoints(std::size_t entry, table::RuleId rule) const;
  [[nodiscard]] ToldRule toldRule(table::RuleId rule) const;

  std::shared_ptr<const Edition> m_edition;
  std::vector<std::shared_ptr<const Edition>> m_earlier;
  record::OpenRecord<G> m_open;
  Names m_table;
  Names m_wholeTable;
  mutable std::optional<Basis> m_basis;
  typename G::State m_pastState;
  /// By entry: where it is disputed and has been played the other way, for otherPoints() alone.
  mutable std::map<std::size_t, typename G::State> m_otherStates;
  std::optional<Aside> m_aside; ///< while a later entry is made again
  /// Entered into the past, and what was chosen for later entries.
  record::Amendment<G> m_amendment;
};

template <table::Rules G> void SessionOf<G>::nameSeats() {
  const QStringList players = text::namesApart(record().header.players);
  setNames(text::ShownNames(players));
  m_wholeTable = Phrasebook<G>::names(players, *m_edition);
  m_table = Phrasebook<G>::names(names().shown, *m_edition);
}

template <table::Rules G>
table::Outcome SessionOf<G>::enter(const Entry& entry, bool anyway, const QString& reason) {
  if (isFrozen()) return {};
  Recorded line;
  line.entry = entry;
  line.anyway = anyway;
  line.reason = reason.toStdString();
  line.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  if (amending()) return enterThere(std::move(line));
  if (isPast()) backToNow();
  const table::Outcome outcome = m_open.enter(std::move(line));
  if (!outcome.accepted) return outcome;
  stampFrom(entries(), record().entries.size());
  refresh();
  Q_EMIT changed();
  return outcome;
}

template <table::Rules G>
void SessionOf<G>::goOn(Record record, std::shared_ptr<const Edition> edition) {
  const bool sameValues = edition->checksum == m_edition->checksum;
  m_earlier.push_back(std::exchange(m_edition, std::move(edition)));
  m_open.goOn(std::move(record), *m_edition);
  nameSeats();
  stampFrom(0, this->record().entries.size());
  if (!sameValues) leavePast();
  refresh();
  if (sameValues) {
    Q_EMIT compared();
  } else {
    Q_EMIT changed();
  }
}

template <table::Rules G> void SessionOf<G>::addPoints(std::size_t entry, LogLine& line) const {
  std::array<int, table::maxSeats> points{};
  for (const table::Effect& effect : replay().effectsOf(entry)) {
    if (effect.kind != table::EffectKind::points || effect.player >= points.size()) continue;
    points[effect.player] += effect.after - effect.before;
  }
  QStringList parts;
  table::PrintedSet all;
  for (table::Player player = 0; player < points.size(); ++player) {
    if (points[player] == 0) continue;
    const auto behind = basis().ofEntry(entry, player);
    table::addPrinted(all, behind);
    line.shares.push_back(
        {.player = player,
         .amount = text::signedNumber(points[player]) + text::restsSign(!behind.empty())});
    parts += text::fill(QStringLiteral("%1 %2"),
                        {text::playerName(player, names().shown), line.shares.back().amount});
  }
  line.points = parts.join(QStringLiteral(" · "));
  line.rests = Phrasebook<G>::restsOn(all, m_table);
}

template <table::Rules G>
QStringList SessionOf<G>::objections(const table::Verdict& verdict,
                                     table::Impossible impossible) const {
  QStringList lines;
  std::vector<table::Finding> said;
  for (const table::Finding& finding : verdict.findings()) {
    table::Finding same = finding;
    same.rule = {};
    if (std::ranges::find(said, same) != said.end()) continue;
    said.push_back(same);
    lines += sentence(finding);
  }
  return lines + Phrasebook<G>::impossible(impossible & ~G::impossibleBy(verdict), m_table);
}

template <table::Rules G> LogLine SessionOf<G>::logLine(std::size_t entry) const {
  const Recorded& recorded = record().entries[entry];
  const auto& played = replay().entries[entry];
  LogLine line;
  line.headline = sentenceAt(entry, m_table);
  line.brief = briefAt(entry);
  addPoints(entry, line);
  line.phase = Phrasebook<G>::phase(
      {.round = played.round, .phase = static_cast<int>(played.phase)}, m_table);
  line.round = played.round;
  const auto* before = entry == 0 ? nullptr : &replay().entries[entry - 1];
  line.begins = before == nullptr || before->round != played.round || before->phase != played.phase;
  line.moves = Phrasebook<G>::moves(replay().effectsOf(entry), m_table);
  line.player = Phrasebook<G>::playerOf(recorded.entry);
  if (!played.accepted) {
    line.mark = LogMark::refused;
    line.findings = objections(played.verdict, played.impossible);
  } else if (recorded.anyway) {
    line.mark = LogMark::anyway;
  } else if (Phrasebook<G>::corrects(recorded.entry)) {
    line.mark = LogMark::correction;
  } else if (recorded.dispute) {
    line.mark = LogMark::disputed;
  } else if (isDoubted(entry)) {
    line.mark = LogMark::doubtful;
  }
  if (const auto said = dispute(entry)) line.disputed = text::disputedText(*said);
  return line;
}

template <table::Rules G>
std::vector<int> SessionOf<G>::amounts(const text::AskedNumber& number) const {
  const std::size_t count = record().entries.size();
  std::vector<int> amounts;
  amounts.reserve(count + 1);
  if (!number.from.empty()) {
    // Points by some sources are no part of a table: the ledger alone tells them apart.
    amounts.resize(count + 1);
    for (const table::LedgerLine& line : replay().ledger.lines()) {
      const auto gave = [&](const text::PointsFrom& from) { return from.gave(line); };
      if (line.player != number.player || std::ranges::none_of(number.from, gave)) continue;
      amounts[static_cast<std::size_t>(line.entry)] += line.points;
    }
    std::partial_sum(amounts.begin(), amounts.end(), amounts.begin());
    return amounts;
  }
  const table::Player player = number.player == table::noPlayer ? 0 : number.player;
  typename G::State state = G::setUp(game());
  const auto read = [&] {
    amounts.push_back(Phrasebook<G>::trackedNumber(game(), state, player, number.trackedNumber));
  };
  table::Effects effects;
  read();
  for (const Recorded& entry : record().entries) {
    effects.clear();
    table::enter<G>(game(), state, entry.entry, entry.anyway, effects);
    read();
  }
  return amounts;
}

template <table::Rules G> NumberLog SessionOf<G>::numberLog(const text::AskedNumber& number) const {
  const text::TrackedNumber trackedNumber = trackedNumberOf(number);
  const auto said = [&](int amount) {
    return trackedNumber.said == nullptr ? text::number(amount) : trackedNumber.said(amount);
  };
  const std::vector<int> amount = amounts(number);
  NumberLog log{.beginning = said(amount.front()),
                .shown = said(amount[shownEntries()]),
                .first = amount.front(),
                .now = amount.back(),
                .changes = {}};
  const auto& played = replay().entries;
  for (std::size_t i = 0; i < played.size(); ++i) {
    const int before = amount[i];
    const int after = amount[i + 1];
    if (before == after) continue;
    const QString from =
        trackedNumber.said == nullptr ? text::signedNumber(after - before) : said(before);
    NumberChange change{.entry = i,
                        .before = before,
                        .after = after,
                        .text = text::fill(QStringLiteral("%1 → %2"), {from, said(after)}),
                        .phase = {}};
    const auto* last = log.changes.empty() ? nullptr : &played[log.changes.back().entry];
    if (last == nullptr || last->round != played[i].round || last->phase != played[i].phase) {
      change.phase = Phrasebook<G>::phase(
          {.round = played[i].round, .phase = static_cast<int>(played[i].phase)}, m_table);
    }
    log.changes.push_back(std::move(change));
  }
  return log;
}

template <table::Rules G> ToldRule SessionOf<G>::toldRule(table::RuleId rule) const {
  return {Phrasebook<G>::ruleName(rule),
          Phrasebook<G>::ruleTitle(rule, m_wholeTable),
          Phrasebook<G>::ruleSummary(rule, game()),
          {}};
}

template <table::Rules G>
QStringList SessionOf<G>::toldPoints(std::size_t entry, table::RuleId rule) const {
  QStringList lines;
  table::PrintedSet all;
  const auto ledger = replay().ledger.lines();
  for (std::size_t i = 0; i < ledger.size(); ++i) {
    const table::LedgerLine& line = ledger[i];
    if (line.entry != static_cast<int>(entry) + 1 || line.rule != rule) continue;
    const auto& behind = basis().lines()[i];
    table::addPrinted(all, behind);
    lines += text::fill(QStringLiteral("%1 %2%3: %4"),
                        {text::playerName(line.player, names().whole),
                         text::signedNumber(line.points), text::restsSign(!behind.empty()),
                         Phrasebook<G>::reason(line, m_wholeTable, replay().effectsOf(entry))});
  }
  return lines + Phrasebook<G>::restsOnLines(all, m_wholeTable);
}

template <table::Rules G> ToldEntry SessionOf<G>::told(std::size_t entry) const {
  const auto& played = replay().entries[entry];
  ToldEntry told;
  told.headline = sentenceAt(entry, m_wholeTable);
  told.legal = played.verdict.legal();
  told.accepted = played.accepted;
  for (const table::Finding& finding : played.verdict.findings()) {
    ToldRule& rule = told.broken.emplace_back(toldRule(finding.rule));
    rule.lines += sentence(finding, m_wholeTable);
  }
  const table::Impossible beyond = played.impossible & ~G::impossibleBy(played.verdict);
  told.impossible = Phrasebook<G>::impossible(beyond, m_wholeTable);
  std::vector<table::RuleId> seen;
  for (const table::Effect& effect : replay().effectsOf(entry)) {
    if (std::ranges::find(seen, effect.rule) != seen.end()) continue;
    seen.push_back(effect.rule);
    ToldRule rule = toldRule(effect.rule);
    for (const table::Effect& other : replay().effectsOf(entry)) {
      if (other.rule == effect.rule) rule.lines += Phrasebook<G>::sentence(other, m_wholeTable);
    }
    rule.lines += toldPoints(entry, effect.rule);
    rule.lines.removeAll({});
    if (!rule.lines.isEmpty()) told.effects.push_back(std::move(rule));
  }
  return told;
}

} // namespace nilometer::ui

#include "ui/game/session/session_disputes.h"
#include "ui/game/session/session_past.h"
