// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/session/egizia_session.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QDateTime>

#include <utility>

namespace nilometer::ui {

namespace {

egizia::RecordedEntry recorded(const egizia::Entry& entry, bool anyway, const QString& reason) {
  egizia::RecordedEntry line;
  line.entry = entry;
  line.anyway = anyway;
  line.reason = reason.toStdString();
  line.time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
  return line;
}

} // namespace

EgiziaSession::EgiziaSession(egizia::GameRecord record,
                             std::shared_ptr<const egizia::Edition> edition, QObject* parent)
    : QObject(parent), m_edition(std::move(edition)), m_open(std::move(record), *m_edition) {
  nameSeats();
  refresh();
}

EgiziaSession::~EgiziaSession() = default;

void EgiziaSession::nameSeats() {
  m_wholeTable = words::tableOf(record().header.players, *m_edition);
  m_names = words::ShownNames(m_wholeTable.playerNames);
  m_table = m_wholeTable;
  m_table.playerNames = m_names.shown;
}

int EgiziaSession::colourOf(table::Player player) const {
  const auto& seats = record().header.players;
  if (player >= seats.size()) return 0;
  return static_cast<int>(
      record::findName(egizia::playerColours, seats[player].colour).value_or(0));
}

const egizia::State& EgiziaSession::shown() const {
  return m_past ? m_pastState : m_open.state();
}

std::size_t EgiziaSession::shownEntries() const {
  return m_past.value_or(record().entries.size());
}

void EgiziaSession::lookAt(std::size_t entries) {
  m_replacing.reset();
  m_past.reset();
  if (entries < record().entries.size()) m_past = entries;
  refresh();
  Q_EMIT changed();
}

void EgiziaSession::backToNow() {
  lookAt(record().entries.size());
}

egizia::Outcome EgiziaSession::tryOut(const egizia::Entry& entry) const {
  egizia::State state = shown();
  egizia::Effects effects;
  return egizia::enter(game(), state, entry, true, effects);
}

egizia::Effects EgiziaSession::preview(const egizia::Entry& entry) const {
  egizia::State state = shown();
  egizia::Effects effects;
  egizia::enter(game(), state, entry, true, effects);
  return effects;
}

egizia::Outcome EgiziaSession::enter(const egizia::Entry& entry, bool anyway,
                                     const QString& reason) {
  const egizia::RecordedEntry line = recorded(entry, anyway, reason);
  if (!m_replacing && m_past) backToNow();
  egizia::Outcome outcome;
  if (m_replacing) {
    outcome = tryOut(entry);
    outcome.accepted = outcome.impossible == 0 && (outcome.verdict.legal() || anyway);
    if (!outcome.accepted) return outcome;
    m_open.replace(*m_replacing, line);
    m_replacing.reset();
    m_past.reset();
  } else {
    outcome = m_open.enter(line);
    if (!outcome.accepted) return outcome;
  }
  refresh();
  Q_EMIT changed();
  return outcome;
}

void EgiziaSession::startReplacing(std::size_t index) {
  Q_ASSERT(index < record().entries.size());
  m_past = index;
  m_replacing = index;
  refresh();
  Q_EMIT changed();
}

void EgiziaSession::stopReplacing() {
  backToNow();
}

QString EgiziaSession::undoName() const {
  if (!canUndo()) return {};
  return words::sentence(record().entries.back(), m_wholeTable);
}

QString EgiziaSession::redoName() const {
  if (!canRedo()) return {};
  return words::sentence(m_open.nextRedo(), m_wholeTable);
}

const egizia::Entry* EgiziaSession::enteredBefore() const {
  if (m_replacing) return &record().entries[*m_replacing].entry;
  return canRedo() ? &m_open.nextRedo().entry : nullptr;
}

void EgiziaSession::undo() {
  if (!canUndo()) return;
  m_past.reset();
  m_replacing.reset();
  m_open.undo();
  refresh();
  Q_EMIT changed();
}

void EgiziaSession::redo() {
  if (!canRedo()) return;
  m_past.reset();
  m_replacing.reset();
  m_open.redo();
  refresh();
  m_redoing = true;
  Q_EMIT changed();
  m_redoing = false;
}

void EgiziaSession::goOn(egizia::GameRecord record,
                         std::shared_ptr<const egizia::Edition> edition) {
  const bool sameValues = edition->checksum == m_edition->checksum;
  m_earlier.push_back(std::exchange(m_edition, std::move(edition)));
  m_open.goOn(std::move(record), *m_edition);
  nameSeats();
  if (!sameValues) {
    m_past.reset();
    m_replacing.reset();
  }
  refresh();
  if (sameValues) {
    Q_EMIT compared();
  } else {
    Q_EMIT changed();
  }
}

const egizia::ScoreBasis& EgiziaSession::basis() const {
  if (!m_basis) m_basis.emplace(replay(), *m_edition);
  return *m_basis;
}

void EgiziaSession::refresh() {
  m_basis.reset();
  if (m_past) m_pastState = record::stateAfter(record(), *m_edition, *m_past);
  if (m_past && !m_replacing) {
    m_options.clear();
  } else {
    egizia::listOptions(game(), shown(), m_options);
  }
}

} // namespace nilometer::ui
