// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/value_desk.h"

#include "engine/egizia/file/edition_comparison.h"
#include "engine/egizia/printed_pages.h"
#include "ui/egizia/words/printed_place.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nilometer::ui {

using egizia::Edition;
using egizia::EditionDocument;
using words::fill;
using words::number;

ValueDesk::ValueDesk(EgiziaSession& session, CopyShelf shelf, QObject* parent)
    : QObject(parent), m_session(session), m_shelf(std::move(shelf)) {
  connect(&m_session, &EgiziaSession::changed, this, [this] {
    const auto before = std::tuple(m_said, m_anew, m_asked);
    m_said = std::exchange(m_saidNext, {});
    judgeAgain();
    m_asked = askedAfterEntry(m_session, m_leftAlone);
    // Who shows the table does so anyway.
    if (before != std::tuple(m_said, m_anew, m_asked)) Q_EMIT turned();
  });
  lookAgain();
}

void ValueDesk::lookAgain() {
  m_asked = askedAfterEntry(m_session, m_leftAlone);
  Q_EMIT turned();
}

std::optional<AskedValue> ValueDesk::askedAt(const egizia::FinalScore& scoring,
                                             const CeremonyStep& step) const {
  std::optional<AskedValue> asked = askedAtStep(m_session, scoring, step, m_leftAlone);
  return asked ? asked : m_asked;
}

void ValueDesk::leaveAlone(const std::string& place) {
  m_leftAlone.insert(place);
  m_said.clear();
  lookAgain();
}

void ValueDesk::confirm(const std::string& place) {
  if (place.empty()) return;
  goOn([&place](EditionDocument& copy) { return copy.confirmNumber(place); }, {});
}

void ValueDesk::correct(const std::string& place, int number) {
  if (printedNumber(m_session.edition(), place) == number) return confirm(place);
  const CopyInPlay copy = withFound(m_session.edition(), [&](EditionDocument& document) {
    return document.correctNumber(place, number);
  });
  if (const auto* failure = std::get_if<CopyFailure>(&copy)) {
    m_said = failure->sentence;
    return Q_EMIT turned();
  }
  m_onCopy = false;
  m_correction = AskedValue{place, number};
  judgeAgain();
  // Where nothing is other, there is nothing to decide.
  if (m_anew && m_anew->lines.empty()) return takeOver();
  Q_EMIT turned();
}

QString ValueDesk::title() const {
  if (m_onCopy) return tr("This game on the values of your copy");
  const int before = printedNumber(m_session.edition(), m_correction->place).value_or(0);
  return fill(tr("%1: %2 instead of %3."),
              {words::printedPlace(m_correction->place, m_session.table()),
               number(m_correction->number), number(before)});
}

std::shared_ptr<const Edition> ValueDesk::candidate() const {
  if (m_onCopy) return m_copy;
  if (!m_correction) return nullptr;
  const CopyInPlay copy = withFound(m_session.edition(), [this](EditionDocument& document) {
    return document.correctNumber(m_correction->place, m_correction->number);
  });
  const auto* edition = std::get_if<std::shared_ptr<const Edition>>(&copy);
  return edition == nullptr ? nullptr : *edition;
}

/// The difference on the record as it is now: entering goes on while it waits.
void ValueDesk::judgeAgain() {
  m_anew.reset();
  const std::shared_ptr<const Edition> edition = candidate();
  if (!edition) {
    m_correction.reset();
    m_onCopy = false;
    return;
  }
  m_anew = judgedAnew(m_session, record::rejudge(m_session.record(), m_session.edition(), *edition),
                      title());
  if (!m_onCopy) return;
  const words::Table table{edition.get(), m_session.table().playerNames};
  for (const egizia::EditionDifference& one :
       egizia::compareEditions(m_session.edition(), *edition)) {
    const bool gone = one.kind == egizia::Difference::removed;
    m_anew->values += words::sentence(one, gone ? m_session.table() : table);
  }
}

bool ValueDesk::offersCopy() const {
  return m_copy && !m_copyLeft && !m_anew && !m_session.isPast();
}

bool ValueDesk::isCopyOfTheGame(const OwnCopy& copy) const {
  const Edition& played = m_session.edition();
  return copy.id == played.id || (!isOwnCopy(played) && copy.id == m_compared);
}

bool ValueDesk::mayBeJudgedOn(const Edition& copy) const {
  if (m_session.replay().state.phase == egizia::Phase::over) return true;
  return std::ranges::equal(copy.sphinxCards, m_session.edition().sphinxCards, {},
                            &egizia::SphinxCard::id, &egizia::SphinxCard::id);
}

void ValueDesk::copyCompared(const std::string& id) {
  m_compared = id;
  lookAtCopy();
}

void ValueDesk::lookAtCopy() {
  m_copy.reset();
  for (const OwnCopy& copy : m_shelf.copies()) {
    if (!copy.usable() || !isCopyOfTheGame(copy)) continue;
    const auto document = m_shelf.open(copy.path);
    if (!document) continue;
    auto checked = egizia::check(*document);
    if (!checked || !checked->findings.empty()) continue;
    auto edition = std::make_shared<const Edition>(std::move(checked->edition));
    if (edition->checksum == m_session.edition().checksum) {
      m_copy.reset();
      if (egizia::comparedFurther(*edition, m_session.edition())) m_next = std::move(edition);
      break;
    }
    if (mayBeJudgedOn(*edition)) m_copy = std::move(edition);
  }
  goOnCorrected();
  judgeAgain();
  lookAgain();
}

void ValueDesk::judgeOnCopy() {
  if (!offersCopy()) return;
  m_correction.reset();
  m_onCopy = true;
  judgeAgain();
  if (m_anew && m_anew->lines.empty()) return takeOver();
  Q_EMIT turned();
}

void ValueDesk::leaveCopy() {
  m_copyLeft = true;
  Q_EMIT turned();
}

void ValueDesk::takeOver() {
  if (!m_correction && !m_onCopy) return;
  const QString line = m_onCopy ? tr("The game goes on with the values of your copy.") : title();
  const QString said = m_anew && m_anew->lines.empty()
                           ? fill(tr("%1 The game so far stays the same."), {line})
                           : line;
  m_anew.reset();
  if (std::exchange(m_onCopy, false)) {
    m_next = std::exchange(m_copy, nullptr);
    m_saidNext = said;
    Q_EMIT foundOnCopy(*m_next);
    return Q_EMIT corrected();
  }
  const AskedValue correction = *std::exchange(m_correction, std::nullopt);
  goOn(
      [&correction](EditionDocument& copy) {
        return copy.correctNumber(correction.place, correction.number);
      },
      said);
}

void ValueDesk::goOn(const FoundOnCopy& found, const QString& said) {
  const KeptFound kept = keepFound(m_shelf, m_session.edition(), found);
  if (const auto* failure = std::get_if<CopyFailure>(&kept.copy)) {
    m_said = failure->sentence;
    return Q_EMIT turned();
  }
  m_next = std::get<std::shared_ptr<const Edition>>(kept.copy);
  if (kept.written) Q_EMIT foundOnCopy(*m_next);
  if (m_next->checksum != m_session.edition().checksum) {
    m_saidNext = said;
    return Q_EMIT corrected();
  }
  goOnCorrected();
  m_said = said;
  lookAgain();
}

void ValueDesk::goOnCorrected() {
  if (!m_next) return;
  const auto edition = std::exchange(m_next, nullptr);
  m_session.goOn(record::rejudge(m_session.record(), m_session.edition(), *edition).record,
                 edition);
}

void ValueDesk::leave() {
  if (m_correction) m_leftAlone.insert(m_correction->place);
  if (std::exchange(m_onCopy, false)) m_copyLeft = true;
  m_correction.reset();
  m_anew.reset();
  m_said.clear();
  lookAgain();
}

void ValueDesk::retranslate() {
  m_said.clear();
  judgeAgain();
}

} // namespace nilometer::ui
