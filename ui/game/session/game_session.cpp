// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/game_session.h"

#include "ui/text/phrase.h"

#include <QMetaMethod>

#include <utility>

namespace nilometer::ui {

using record::AmendKind;

namespace {

/// After a change the window is painted first.
constexpr int otherWorkDelay = 20; // ms

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent) {
  m_otherWork.setSingleShot(true);
  m_otherWork.setInterval(otherWorkDelay);
  connect(&m_otherWork, &QTimer::timeout, this, &GameSession::workOutOtherPoints);
}

GameSession::~GameSession() = default;

void GameSession::stampFrom(std::size_t first, std::size_t count) {
  m_tried = 0;
  m_worked.clear();
  m_others.clear();
  m_otherWork.start();
  m_stamps.resize(first);
  while (m_stamps.size() < count) m_stamps.push_back(++m_lastStamp);
}

void GameSession::leavePast() {
  m_past.reset();
  m_amending.reset();
  m_lookedAt.reset();
  m_again.reset();
  m_amended.reset();
  forgetAmended();
}

QString GameSession::wholeNumberName(const text::AskedNumber& number) const {
  if (isOfTable(number)) return numberName(number);
  //: A player and a number of his: "Anna · Stones".
  return text::fill(tr("%1 · %2"),
                    {text::playerName(number.player, m_names.shown), numberName(number)});
}

void GameSession::lookAt(std::size_t shown) {
  leavePast();
  if (shown < entries()) m_past = shown;
  refresh();
  Q_EMIT changed();
}

bool GameSession::startAmending(AmendKind kind, std::size_t index) {
  Q_ASSERT(index < entries());
  if (m_frozen) return false;
  const auto lookedAt = m_amending ? m_lookedAt : m_past;
  leavePast();
  m_past = index;
  m_amending = kind;
  m_amendedEntry = index;
  m_lookedAt = lookedAt;
  refresh();
  Q_EMIT changed();
  return true;
}

void GameSession::startReplacing(std::size_t index) {
  startAmending(AmendKind::replace, index);
}

void GameSession::startInserting(std::size_t index) {
  startAmending(AmendKind::insertBefore, index);
}

void GameSession::startRemoving(std::size_t index) {
  if (startAmending(AmendKind::remove, index)) showAmended();
}

bool GameSession::startMending() {
  const auto first = firstRefused();
  if (!first || !startAmending(AmendKind::asRead, *first)) return false;
  showAmended();
  return true;
}

void GameSession::stopAmending() {
  lookAt(m_lookedAt.value_or(entries()));
}

void GameSession::stepBack() {
  if (m_again) return takeUpChange();
  m_amending ? stopAmending() : backToNow();
}

void GameSession::showAmended() {
  m_amended = workOut();
  Q_EMIT amendedChanged();
}

void GameSession::chooseLater(std::size_t entry, record::Resolution resolution) {
  Q_ASSERT(m_amended);
  if (resolution == record::Resolution::again) return turnTo(entry);
  choose(entry, resolution);
  showAmended();
}

void GameSession::takeUpChange() {
  Q_ASSERT(m_again);
  m_amended = workOut();
  turnTo(std::nullopt);
}

void GameSession::turnTo(std::optional<std::size_t> again) {
  m_again = again;
  m_past = again.value_or(m_amendedEntry);
  refresh();
  Q_EMIT changed();
}

void GameSession::retranslate() {
  nameSeats();
  // Set aside, it is said anew when it comes back.
  if (m_amended && !m_again) showAmended();
}

void GameSession::keepAmended() {
  Q_ASSERT(m_amended);
  keep();
  leavePast();
  refresh();
  Q_EMIT changed();
}

void GameSession::dropAmended() {
  if (!m_amended) return;
  if (m_amending == AmendKind::remove || m_amending == AmendKind::asRead) return stopAmending();
  m_amended.reset();
  forgetAmended();
  Q_EMIT amendedChanged();
}

bool GameSession::canBeDisputed() const {
  return m_amending == AmendKind::replace || m_amending == AmendKind::remove;
}

const std::vector<OtherPoints>& GameSession::otherPoints() const {
  static const std::vector<OtherPoints> none;
  return isPast() ? none : m_others;
}

void GameSession::workOutOtherPoints() {
  const std::vector<std::size_t> all = disputed();
  if (m_tried == all.size()) {
    if (m_worked.empty()) return;
    m_others = std::exchange(m_worked, {});
    Q_EMIT otherPointsChanged();
    return;
  }
  const std::size_t entry = all[m_tried++];
  if (auto points = pointsOtherwise(entry)) {
    m_worked.push_back({.entry = entry, .points = std::move(*points)});
  }
  m_otherWork.start();
}

void GameSession::undo() {
  if (canUndo()) goTo(undoStep());
}

void GameSession::redo() {
  if (!canRedo()) return;
  m_redoing = true;
  goTo(redoStep());
  m_redoing = false;
}

void GameSession::goTo(std::size_t step) {
  if (m_frozen) return;
  if (changesValues(step)) return layAnew([this, step] { travelTo(step); });
  travelTo(step);
}

void GameSession::rename(const record::Naming& naming) {
  if (m_frozen || record::isCalledAs(naming, this->naming())) return;
  layAnew([this, naming] {
    leavePast();
    keepNaming(naming);
    refresh();
    Q_EMIT changed();
  });
}

void GameSession::layAnew(std::function<void()> go) {
  static const QMetaMethod wanted = QMetaMethod::fromSignal(&GameSession::otherValuesWanted);
  m_wanted = std::move(go);
  isSignalConnected(wanted) ? Q_EMIT otherValuesWanted() : goToOtherValues();
}

void GameSession::goToOtherValues() {
  if (const auto go = std::exchange(m_wanted, nullptr)) go();
}

void GameSession::travelTo(std::size_t step) {
  const bool wasPast = isPast();
  leavePast();
  const bool onlyCompared = travel(step);
  refresh();
  if (onlyCompared && !wasPast) {
    Q_EMIT compared();
  } else {
    Q_EMIT changed();
  }
}

} // namespace nilometer::ui
