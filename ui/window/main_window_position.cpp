// SPDX-License-Identifier: GPL-3.0-or-later
// Final scoring only, in the window.
#include "ui/position/position_page.h"
#include "ui/window/main_window.h"
#include "ui/window/messages.h"

#include <QStackedWidget>

namespace nilometer::ui {

void MainWindow::makePosition() {
  furnish();
  if (m_position != nullptr) return;
  m_position = first().positionPage(m_shelf, m_preferences, m_pages);
  addWhy(*m_position, first());
  m_pages->addWidget(m_position);
  connect(m_position, &PositionPage::failed, this,
          [this](const QString& sentence) { say(*this, sentence); });
  connect(m_position, &PositionPage::opened, this, [this] {
    showPage(*m_position);
    m_position->start();
  });
  connect(m_position, &PositionPage::closeRequested, this, &MainWindow::leavePage);
  connect(m_pages, &QStackedWidget::currentChanged, m_position, [this] {
    if (m_pages->currentWidget() != m_position) m_position->leave();
  });
}

void MainWindow::showPosition() {
  makePosition();
  if (m_pages->currentWidget() == m_position) return m_position->start();
  showPage(*m_position);
  m_position->goOn();
}

void MainWindow::startPosition() {
  makePosition();
  showPage(*m_position);
  m_position->begin();
}

void MainWindow::openPosition(const QString& path) {
  // A sentence over an empty window would leave nothing to go on with.
  if (m_start == nullptr) showStart();
  makePosition();
  m_position->openFile(path);
}

bool MainWindow::mayLeavePosition() {
  return m_position == nullptr || m_position->isSaved() ||
         closeAllTheSame(*this, tr("The end position could not be saved. Close it all the same?"));
}

} // namespace nilometer::ui
