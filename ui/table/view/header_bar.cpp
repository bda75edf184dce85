// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/header_bar.h"

#include "ui/base/style/tab_stop.h"
#include "ui/game/session/judge_again.h"
#include "ui/table/history_edit/amended_text.h"
#include "ui/table/view/amend_bar.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <numeric>
#include <vector>

namespace nilometer::ui {

using text::fill;

namespace {

Chip* addButton(QLayout& row, QWidget* parent) {
  auto* chip = new Chip(parent);
  row.addWidget(chip);
  return chip;
}

ChipLook button(const QString& text, const QString& tip, const QString& key = {}) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  look.tip = key.isEmpty() ? tip : fill(QStringLiteral("%1 (%2)"), {tip, key});
  return look;
}

} // namespace

HeaderBar::HeaderBar(const GameSession& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
  makeTabStop(*this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(4 * unit, unit, 2 * unit, unit);
  row->setSpacing(2 * unit);
  m_phases = new PhaseBar(this);
  row->addWidget(m_phases);
  row->addStretch(1);
  m_keptSign = new SaveIndicator(this);
  row->addWidget(m_keptSign);
  m_disputed = addButton(*row, this);
  m_disputed->setObjectName(QStringLiteral("disputed"));
  m_now = addButton(*row, this);
  m_undo = addButton(*row, this);
  m_redo = addButton(*row, this);
  m_chips = WindowChips::addTo(*row, this);
  m_amend = new AmendBar(this);
  refreshButtons();
}

void HeaderBar::showKept(SaveState kept) {
  m_keptSign->show(kept);
}

void HeaderBar::show(const PhaseLook& phases, Making making) {
  m_making = making;
  m_phases->show(phases);
  m_keptSign->setTitle(m_session.title());
  refreshButtons();
  refreshAmend();
  fit();
}

void HeaderBar::setCompactLevel(const CompactLevel& folds) {
  m_folds = folds;
  fit();
}

void HeaderBar::refreshAmend() {
  if (!m_session.amending()) return m_amend->hide();
  const std::size_t entry = m_session.enteringAgain().value_or(m_session.amendedEntry());
  m_amend->show(
      {amendingLine(m_session, m_session.logLine(entry).headline), amendingEntry(m_session)},
      waysToLeave(), m_session.names());
  placeAmend();
  m_amend->raise();
}

void HeaderBar::sayWhatComesFirst() {
  m_amend->show({m_amend->what(), amendingEntry(m_session)},
                {tr("First choose how it was otherwise: then Ctrl+D scores both ways.")},
                m_session.names());
}

QStringList HeaderBar::waysToLeave() const {
  const AmendedGame* amended = m_session.amended();
  const bool goesBack = amended != nullptr && amended->hasEntry();
  const auto* rereads = m_session.findChild<FromNowOn*>(QString(), Qt::FindDirectChildrenOnly);
  if (goesBack && (rereads == nullptr || !rereads->isOffered())) {
    return {tr("Nothing is kept yet. Enter keeps it so, Esc goes back to the entry."),
            tr("Nothing is kept yet.")};
  }
  if (amended != nullptr) {
    return {tr("Nothing is kept yet. Enter keeps it so, Esc leaves everything as it was."),
            tr("Nothing is kept yet.")};
  }
  // Only what is chosen on the table itself needs to know which table that is.
  const PhaseLook& then = m_phases->look();
  //: The round and the phase.
  const QString shown =
      fill(tr("Shown is the table before it: %1, %2."), {then.round, then.phaseName});
  return {fill(QStringLiteral("%1 %2"), {shown, whereEscLeads()}), whereEscLeads()};
}

QString HeaderBar::whereEscLeads() const {
  if (m_making == Making::begun) return tr("Esc takes the last press back.");
  if (m_session.enteringAgain()) return tr("Esc goes back to what the change leads to.");
  const auto lookedAt = m_session.lookedAt();
  if (!lookedAt) return tr("Esc leaves everything as it was.");
  return fill(tr("Esc goes back to the table after entry %1."),
              {text::number(static_cast<int>(*lookedAt))});
}

void HeaderBar::placeAmend() {
  if (m_amend->isHidden()) return;
  layout()->activate();
  const int left = m_phases->x() - unit;
  m_amend->setGeometry(left, unit, m_now->x() - unit - left, height() - 2 * unit - 1);
}

void HeaderBar::refreshNow() {
  m_now->setVisible(m_session.isPast());
  ChipLook now = button(tr("Back to now"), tr("Shows the table as it is"), tr("Esc"));
  if (m_session.enteringAgain()) {
    const QString back = QCoreApplication::translate("nilometer::ui::GameView", "Back");
    now = button(back, tr("Goes back to what the change leads to"), tr("Esc"));
  } else if (m_session.amending()) {
    //: Leaves an entry that was to be changed.
    now = button(tr("Cancel"), tr("Leaves everything as it was"), tr("Esc"));
  }
  now.tone = ChipLook::Tone::confirm;
  m_now->setLook(now);
}

void HeaderBar::refreshDisputed() {
  const std::vector<std::size_t> all = m_session.disputed();
  m_disputed->setVisible(!all.empty() && !m_session.amending());
  if (all.empty()) return;
  QStringList lines;
  for (const std::size_t entry : all) {
    //: %1: the number of a disputed entry, %2: what it says.
    lines += fill(tr("Entry %1: %2"),
                  {text::number(static_cast<int>(entry) + 1), m_session.logLine(entry).headline});
  }
  //: %1: how many entries the table does not agree about.
  ChipLook look =
      button(fill(tr("? %1"), {text::number(static_cast<int>(all.size()))}), lines.join(u'\n'));
  look.name = tr("Show %n disputed entry(s)", nullptr, static_cast<int>(all.size()));
  m_disputed->setLook(look);
}

void HeaderBar::refreshButtons() {
  refreshNow();
  refreshDisputed();
  showUndo(*m_undo, undoStep(), undoIn(m_says));
  showRedo(*m_redo, m_session.redoName());
  m_chips.retranslate();
}

int HeaderBar::widthFor(Says says) const {
  std::vector<int> widths{m_phases->widthFor(phasesIn(says)), undoWidth(*m_undo, undoIn(says))};
  if (says < Says::roundToo) widths.push_back(m_keptSign->widthFor(titleIn(says)));
  for (const Chip* chip : {m_disputed, m_now}) {
    if (!chip->isHidden()) widths.push_back(chip->sizeHint().width());
  }
  for (const Chip* chip : {m_redo, m_chips.language, m_chips.help, m_chips.menu}) {
    widths.push_back(chip->sizeHint().width());
  }
  const QMargins around = layout()->contentsMargins();
  const int gaps = static_cast<int>(widths.size()) * layout()->spacing();
  return std::accumulate(widths.begin(), widths.end(), around.left() + around.right() + gaps);
}

PhaseBar::Shown HeaderBar::phasesIn(Says says) {
  if (says < Says::closePhases) return PhaseBar::Shown::names;
  if (says < Says::numbers) return PhaseBar::Shown::closeNames;
  if (says < Says::phaseAlone) return PhaseBar::Shown::numbers;
  return says < Says::buttonsOnly ? PhaseBar::Shown::alone : PhaseBar::Shown::none;
}

SaveIndicator::Says HeaderBar::titleIn(Says says) const {
  if (says == Says::all) return SaveIndicator::Says::titleToo;
  if (m_session.isPast() && says >= Says::closePhases) return SaveIndicator::Says::nothing;
  return says < Says::roundToo ? SaveIndicator::Says::word : SaveIndicator::Says::nothing;
}

QString HeaderBar::undoStep() const {
  //: Undo: what was changed of an earlier entry, and is not kept yet.
  if (m_session.amending()) return tr("the change that is not kept yet");
  //: Undo: what was pressed for an entry that is not made yet.
  return m_making == Making::begun ? tr("what is begun") : m_session.undoName();
}

UndoSays HeaderBar::undoIn(Says says) const {
  const Says last = m_session.isPast() ? Says::noTitle : Says::phaseAlone;
  return says <= last ? UndoSays::wordToo : UndoSays::sign;
}

HeaderBar::Says HeaderBar::mostSaid() const {
  if (m_folds.siteOnly) return Says::phaseAlone;
  return m_folds.numbersOnly ? Says::noTitle : Says::all;
}

void HeaderBar::fit() {
  int says = static_cast<int>(mostSaid());
  const auto least = static_cast<int>(Says::buttonsOnly);
  while (says < least && widthFor(static_cast<Says>(says)) > width()) ++says;
  say(static_cast<Says>(says));
}

void HeaderBar::say(Says says) {
  if (says == m_says && m_saidPast == m_session.isPast()) return;
  m_says = says;
  m_saidPast = m_session.isPast();
  m_phases->setShown(phasesIn(says));
  m_keptSign->say(titleIn(says));
  showUndo(*m_undo, undoStep(), undoIn(says));
}

void HeaderBar::resizeEvent(QResizeEvent* event) {
  fit();
  placeAmend();
  QWidget::resizeEvent(event);
}

bool HeaderBar::event(QEvent* event) {
  // What is beside the phases needs other room than before, as in another language: it learns of
  // that after the header itself.
  const bool handled = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) {
    fit();
    placeAmend();
  }
  return handled;
}

void HeaderBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

void HeaderBar::changeEvent(QEvent* event) {
  switch (event->type()) {
  case QEvent::LanguageChange:
  case QEvent::PaletteChange:
  case QEvent::FontChange:
    refreshButtons();
    fit();
    break;
  default: break;
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
