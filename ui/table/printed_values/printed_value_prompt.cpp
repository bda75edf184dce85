// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/printed_value_prompt.h"

#include "ui/table/printed_values/expected_number.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

using record::EditionDocument;
using text::fill;
using text::number;

PrintedValuePrompt::PrintedValuePrompt(std::unique_ptr<AskedGame> game, CopyShelf shelf,
                                       QObject* parent)
    : QObject(parent), m_game(std::move(game)), m_shelf(std::move(shelf)) {
  connect(&m_game->session(), &GameSession::changed, this, [this] {
    const auto before = std::tuple(m_said, m_anew, asked());
    say(std::exchange(m_saidNext, {}));
    m_needed.reset();
    followUndo();
    askAgainAfterTheRound();
    judgeAgain();
    m_asked = m_game->asked(m_leftAlone);
    // Who shows the table does so anyway.
    if (before != std::tuple(m_said, m_anew, asked())) Q_EMIT turned();
  });
  askAgainAfterTheRound();
  lookAgain();
}

void PrintedValuePrompt::say(const QString& said, const std::optional<AskedValue>& notTaken) {
  m_said = said;
  m_notTaken = notTaken;
}

void PrintedValuePrompt::askAgainAfterTheRound() {
  const GameSession& session = m_game->session();
  if (session.isPast()) return;
  const table::GameClock now = session.clock();
  const int rounds = now.over ? now.round + 1 : now.round;
  if (std::exchange(m_rounds, rounds) >= rounds) return;
  for (AskedValue& value : m_putOff) m_due.push_back(std::move(value));
  m_putOff.clear();
}

void PrintedValuePrompt::forget(const std::string& place) {
  for (auto* list : {&m_putOff, &m_due}) {
    std::erase_if(*list, [&](const AskedValue& value) { return value.place == place; });
  }
}

void PrintedValuePrompt::lookAgain() {
  m_asked = m_game->asked(m_leftAlone);
  Q_EMIT turned();
}

void PrintedValuePrompt::needs(const std::optional<table::PrintedPlace>& missing) {
  std::optional<AskedValue> asked;
  if (missing) asked = AskedValue{m_game->placeText(*missing), 0, true, {}};
  if (asked == m_needed) return;
  m_needed = asked;
  Q_EMIT turned();
}

std::optional<AskedValue> PrintedValuePrompt::asked() const {
  if (m_needed) return m_needed;
  const bool isDue = !m_due.empty() && !m_game->session().isPast();
  return isDue ? std::optional(m_due.front()) : m_asked;
}

void PrintedValuePrompt::leaveAlone(const std::string& place) {
  const std::optional<AskedValue> value = asked();
  if (m_needed && m_needed->place == place) {
    m_needed.reset();
  } else {
    forget(place);
    m_leftAlone.insert(place);
    if (value && value->place == place) m_putOff.push_back(*value);
  }
  say({});
  lookAgain();
}

void PrintedValuePrompt::confirm(const std::string& place) {
  if (place.empty()) return;
  forget(place);
  goOn([&place](EditionDocument& copy) { return copy.confirmNumber(place); }, {});
}

CopyInPlay PrintedValuePrompt::withCorrection(const AskedValue& correction) const {
  return withFound(m_shelf.kindOf(m_game->id()), m_game->document(), [&](EditionDocument& copy) {
    return copy.correctNumber(correction.place, correction.number);
  });
}

void PrintedValuePrompt::correct(const std::string& place, int number) {
  if (printedNumber(m_game->printed(), place) == number) return confirm(place);
  const AskedValue correction{place, number};
  const TypedNumber typed{place, m_game->placeName(place), number};
  const CopyKind& kind = m_shelf.kindOf(m_game->id());
  const CopyInPlay copy = withCorrection(correction);
  if (const auto* failure = std::get_if<CopyFailure>(&copy)) {
    say(expectedNumber(kind, m_game->document(), typed, *failure), correction);
    return Q_EMIT turned();
  }
  const QString doubt = doubtedNumber(kind, std::get<CheckedCopy>(copy), typed);
  // A number that is typed again right after it was doubted is meant.
  if (!doubt.isEmpty() && m_notTaken != correction) {
    say(doubt, correction);
    return Q_EMIT turned();
  }
  m_notTaken.reset();
  m_onCopy = false;
  m_correction = correction;
  judgeAgain();
  // Where nothing is other, there is nothing to decide.
  if (m_anew && m_anew->lines.empty()) return takeOver();
  Q_EMIT turned();
}

QString PrintedValuePrompt::title() const {
  if (m_onCopy) return tr("This game on the values of your copy");
  const QString name = m_game->placeName(m_correction->place);
  const QString now = number(m_correction->number);
  const std::optional<int> before = printedNumber(m_game->printed(), m_correction->place);
  return before ? fill(tr("%1: %2 instead of %3."), {name, now, number(*before)})
                //: A printed value and the number there.
                : fill(tr("%1: %2."), {name, now});
}

std::optional<CheckedCopy> PrintedValuePrompt::candidate() const {
  if (m_onCopy) return m_copy;
  if (!m_correction) return std::nullopt;
  CopyInPlay copy = withCorrection(*m_correction);
  auto* read = std::get_if<CheckedCopy>(&copy);
  return read == nullptr ? std::nullopt : std::optional(std::move(*read));
}

/// The difference on the record as it is now: entering goes on while it waits.
void PrintedValuePrompt::judgeAgain() {
  m_anew.reset();
  const std::optional<CheckedCopy> copy = candidate();
  if (!copy) {
    m_correction.reset();
    m_onCopy = false;
    return;
  }
  m_anew = m_game->judged(*copy, title());
  if (m_onCopy) m_anew->values = m_game->differences(*copy);
}

bool PrintedValuePrompt::offersCopy() const {
  return m_copy && !m_copyLeft && !m_anew && !m_game->session().isPast();
}

bool PrintedValuePrompt::isCopyOfTheGame(const OwnCopy& copy) const {
  const std::string played = m_game->name().id;
  const CopyKind& kind = m_shelf.kindOf(m_game->id());
  if (copy.kind != &kind) return false;
  return copy.id == played || (!isOwnCopy(kind, played) && copy.id == m_compared);
}

void PrintedValuePrompt::copyCompared(const std::string& id) {
  m_compared = id;
  lookAtCopy();
}

void PrintedValuePrompt::lookAtCopy() {
  m_copy.reset();
  for (const OwnCopy& copy : m_shelf.copies()) {
    if (!copy.usable() || !isCopyOfTheGame(copy)) continue;
    const auto document = m_shelf.open(copy.path);
    if (!document) continue;
    auto checked = copy.kind->read(*document);
    if (!checked || !checked->findings.empty()) continue;
    if (checked->checksum == m_game->name().checksum) {
      m_copy.reset();
      if (table::comparedFurther(checked->printed, m_game->printed())) m_next = std::move(*checked);
      break;
    }
    if (m_game->mayBeJudgedOn(*checked)) m_copy = std::move(*checked);
  }
  goOnCorrected();
  judgeAgain();
  lookAgain();
}

void PrintedValuePrompt::judgeOnCopy() {
  if (!offersCopy()) return;
  m_correction.reset();
  m_onCopy = true;
  judgeAgain();
  if (m_anew && m_anew->lines.empty()) return takeOver();
  Q_EMIT turned();
}

void PrintedValuePrompt::leaveCopy() {
  m_copyLeft = true;
  Q_EMIT turned();
}

void PrintedValuePrompt::takeOver() {
  if (!m_correction && !m_onCopy) return;
  const QString line = m_onCopy ? tr("The game goes on with the values of your copy.") : title();
  const QString said = m_anew && m_anew->lines.empty()
                           ? fill(tr("%1 The game so far stays the same."), {line})
                           : line;
  m_anew.reset();
  if (std::exchange(m_onCopy, false)) {
    m_next = std::exchange(m_copy, std::nullopt);
    m_saidNext = said;
    Q_EMIT foundOnCopy(*m_next);
    return Q_EMIT corrected();
  }
  const AskedValue correction = *std::exchange(m_correction, std::nullopt);
  forget(correction.place);
  const std::string copy = goOn(
      [&correction](EditionDocument& document) {
        return document.correctNumber(correction.place, correction.number);
      },
      said);
  if (!copy.empty()) m_putRight.push_back({correction, copy});
}

void PrintedValuePrompt::followUndo() {
  if (m_next) return; // the game has not gone on with it yet
  for (PutRight& put : m_putRight) {
    const std::string& place = put.value.place;
    const int number = put.value.number;
    const bool isThere = printedNumber(m_game->printed(), place) == number;
    if (std::exchange(put.isThere, isThere) == isThere) continue;
    const std::vector<OwnCopy> copies = m_shelf.copies();
    const auto own = std::ranges::find(copies, put.copy, &OwnCopy::id);
    if (own == copies.end()) continue;
    const KeptFound kept = keepFoundOn(m_shelf, own->path, [&](EditionDocument& copy) {
      const record::JsonValue* const value = copy.value(place);
      const auto* const there = value == nullptr ? nullptr : value->as<std::int64_t>();
      const bool isOnCopy = there != nullptr && *there == number;
      if (isOnCopy == isThere) return false;
      return isThere ? copy.correctNumber(place, number)
                     : copy.restore(copy.keyAt(place), m_game->document());
    });
    if (kept.written) Q_EMIT foundOnCopy(std::get<CheckedCopy>(kept.copy));
  }
}

std::string PrintedValuePrompt::goOn(const FoundOnCopy& found, const QString& said) {
  KeptFound kept = keepFound(m_shelf, {m_game->document(), m_game->name()}, found);
  if (const auto* failure = std::get_if<CopyFailure>(&kept.copy)) {
    say(failure->sentence);
    Q_EMIT turned();
    return {};
  }
  m_next = std::move(std::get<CheckedCopy>(kept.copy));
  const std::string written = kept.written ? m_next->id : std::string();
  if (kept.written) Q_EMIT foundOnCopy(*m_next);
  if (m_next->checksum != m_game->name().checksum) {
    m_saidNext = said;
    Q_EMIT corrected();
    return written;
  }
  goOnCorrected();
  say(said);
  lookAgain();
  return written;
}

void PrintedValuePrompt::goOnCorrected() {
  if (const auto copy = std::exchange(m_next, std::nullopt)) m_game->goOn(*copy);
}

void PrintedValuePrompt::leave() {
  if (m_correction) {
    forget(m_correction->place);
    m_leftAlone.insert(m_correction->place);
  }
  if (m_onCopy) m_copyLeft = true;
  takeBack();
}

void PrintedValuePrompt::takeBack() {
  m_onCopy = false;
  m_correction.reset();
  m_anew.reset();
  say({});
  lookAgain();
}

void PrintedValuePrompt::retranslate() {
  say({});
  judgeAgain();
}

} // namespace nilometer::ui
