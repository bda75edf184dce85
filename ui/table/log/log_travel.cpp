// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to an entry of the log: by what is looked for, and from heading to heading.
#include "ui/base/style/chip.h"
#include "ui/table/log/log_delegate.h"
#include "ui/table/log/log_finder.h"
#include "ui/table/log/log_heading.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"

#include <QApplication>
#include <QLineEdit>

namespace nilometer::ui {

void LogView::connectFinder() {
  const LogFinder& finder = m_heading->finder();
  connect(m_heading->allButton(), &Chip::clicked, this, [this] { showOnly(std::nullopt); });
  connect(m_heading->othersButton(), &Chip::clicked, this, &LogView::popUpOthers);
  for (const Chip* chip : {m_heading->findButton(), m_tools->findButton()}) {
    connect(chip, &Chip::clicked, this, &LogView::find);
  }
  connect(&finder, &LogFinder::typed, this, &LogView::lookFor);
  connect(&finder, &LogFinder::stepped, this,
          [this](bool on) { go(on ? Go::entryOn : Go::entryBack); });
  connect(&finder, &LogFinder::stayed, this, &LogView::closeFinder);
  connect(&finder, &LogFinder::left, this, [this] {
    closeFinder();
    if (m_foundFrom != m_session.shownEntries()) Q_EMIT lookAtRequested(m_foundFrom);
  });
}

void LogView::find() {
  if (m_model->rowCount() == 0 || m_session.amending()) return;
  if (finder().isHidden()) m_foundFrom = m_session.shownEntries();
  finder().open();
  layOut();
}

void LogView::lookFor(const QString& typed) {
  m_query = LogQuery(typed);
  m_delegate->mark(m_query);
  viewport()->update();
  // The list of a number does not have every entry.
  if (m_query.number() && m_number) showOnly(std::nullopt);
  hideOthers();
  const int found = foundRow();
  if (found >= 0) setCurrentIndex(m_model->index(found));
  sayFound();
  bringIntoSight();
  placeTools();
}

int LogView::foundRow() const {
  const int now = currentIndex().row();
  if (const auto number = m_query.number()) {
    return *number <= m_model->rowCount() ? *number - 1 : -1;
  }
  if (m_query.isEmpty() || !isRowHidden(now)) return now;
  // What is looked for lies in the past.
  const int before = nextShown(now, -1);
  return before >= 0 ? before : nextShown(now, 1);
}

void LogView::sayFound() {
  if (m_query.isEmpty()) return finder().say({});
  if (m_query.number()) return finder().say(foundRow() < 0 ? tr("No such entry") : QString());
  int found = 0;
  for (int row = 0; row < m_model->rowCount(); ++row) found += isRowHidden(row) ? 0 : 1;
  finder().say(found == 0 ? tr("Nothing found") : tr("%n found", nullptr, found));
}

void LogView::closeFinder() {
  if (finder().isHidden()) return;
  // Hidden it would hand the keyboard on to whoever comes next.
  if (finder().isAncestorOf(QApplication::focusWidget())) setFocus();
  finder().hide();
  finder().field().clear();
  finder().say({});
  m_query = LogQuery();
  m_delegate->mark(m_query);
  hideOthers();
  layOut();
  placeTools();
}

int LogView::nextShown(int row, int step) const {
  const int rows = m_model->rowCount();
  for (int next = row + step; next >= 0 && next < rows; next += step) {
    if (!isRowHidden(next)) return next;
  }
  return -1;
}

int LogView::section(int row, bool phases) const {
  const auto said = [this](int at, int role) { return m_model->index(at).data(role); };
  if (!phases) return said(row, LogModel::RoundRole).toInt();
  while (row > 0 && said(row, LogModel::BeginsRole).toInt() == 0) --row;
  return row;
}

int LogView::sectionStart(int row, int step, bool phases) const {
  for (int to = nextShown(row, step); to >= 0; to = nextShown(to, step)) {
    const int before = nextShown(to, -1);
    if (before < 0 || section(before, phases) != section(to, phases)) return to;
  }
  return -1;
}

void LogView::go(Go where) {
  const int row = currentIndex().row();
  int to = -1;
  switch (where) {
  case Go::entryBack: to = nextShown(row, -1); break;
  case Go::entryOn: to = nextShown(row, 1); break;
  case Go::phaseBack: to = sectionStart(row, -1, true); break;
  case Go::phaseOn: to = sectionStart(row, 1, true); break;
  case Go::roundBack: to = sectionStart(row, -1, false); break;
  case Go::roundOn: to = sectionStart(row, 1, false); break;
  case Go::first: to = nextShown(-1, 1); break;
  case Go::now: to = m_model->rowCount() - 1; break;
  }
  // After the last beginning comes now.
  const bool on = where == Go::phaseOn || where == Go::roundOn;
  if (to < 0 && on) to = nextShown(m_model->rowCount(), -1);
  if (to >= 0) setCurrentIndex(m_model->index(to));
}

} // namespace nilometer::ui
