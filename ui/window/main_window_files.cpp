// SPDX-License-Identifier: GPL-3.0-or-later
// The files behind the window: what is opened, and what is said where that fails.
#include "ui/archive/archived_game.h"
#include "ui/games/file_lock.h"
#include "ui/games/file_lock_question.h"
#include "ui/games/game_shelf.h"
#include "ui/games/whole_file.h"
#include "ui/position/position_page.h"
#include "ui/session/game_session.h"
#include "ui/window/main_window.h"
#include "ui/window/messages.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/words/error_words.h"
#include "ui/words/phrase.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

QString gameFilter() {
  return fill(MainWindow::tr("Recorded games (%1)"), {QStringLiteral("*.nilometer *.jsonl")});
}

/// A path, also where a file manager names the file by its address.
QString localPath(const QString& named) {
  const QUrl address(named, QUrl::StrictMode);
  return address.isLocalFile() && !QFileInfo::exists(named) ? address.toLocalFile() : named;
}

} // namespace

void MainWindow::openFile(const QString& named) {
  const QString path = localPath(named);
  if (isPositionFile(path)) return openPosition(path);
  if (mayLeaveGame()) goOnWith(path, m_shelf.open(path));
}

void MainWindow::rescue(const QString& path) {
  if (mayLeaveGame()) goOnWith(path, m_shelf.openReadable(path));
}

void MainWindow::goOnWith(const QString& path, OpenResult opened) {
  if (auto* game = std::get_if<OpenedGame>(&opened)) {
    furnish();
    m_game.play(std::move(*game));
    return resumeSetup();
  }
  // A sentence over an empty window would leave nothing to go on with.
  furnish();
  if (m_pages->front() == nullptr) m_pages->show(startPage);
  const auto& failure = std::get<OpenFailure>(opened);
  if (std::holds_alternative<InUse>(failure)) {
    const auto openCopy = [this, path] { goOnWith(path, m_shelf.openCopy(path)); };
    if (holdOn(fileKey(path)) == Hold::certain) {
      return offer(*this, sentence(failure), tr("Open a copy"), openCopy);
    }
    return askAboutLock(
        *this, path, [this, path] { goOnWith(path, m_shelf.open(path)); }, openCopy);
  }
  const auto& error = std::get<record::ReadError>(failure);
  if (isPosition(error)) return openPosition(path);
  if (isEdition(error)) {
    return say(*this, fill(tr("%1 “Check your copy” takes it up: “Import a file…”."),
                           {sentence(failure)}));
  }
  const int readable = m_shelf.readableEntries(path);
  if (readable == 0) return say(*this, sentence(failure));
  offer(*this,
        fill(tr("%1 What stands before that can be read; the damaged file stays as it is."),
             {sentence(failure)}),
        fill(tr("Go on after entry %1"), {number(readable)}), [this, path] { rescue(path); });
}

void MainWindow::openExample() {
  OpenedSession example = first().example();
  if (!example) return say(*this, words::wholeSentence(example.error()));
  furnish();
  m_game.play({&first(), std::move(*example), {}});
}

void MainWindow::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a recorded game"),
                                                    m_shelf.directory(), gameFilter());
  if (!path.isEmpty()) openFile(path);
}

void MainWindow::saveCopy() {
  if (session() == nullptr) return;
  const QString title = session()->title();
  const QString called =
      title.isEmpty() ? session()->names().shown.join(QStringLiteral(", ")) : title;
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save a copy without hidden cards"),
      QString(fileNameOf(called) + QStringLiteral(".nilometer")), gameFilter());
  if (path.isEmpty()) return;
  const QString failure = m_shelf.saveCopy(path, *session());
  if (!failure.isEmpty()) say(*this, failure);
}

void MainWindow::openPosition(const QString& path) {
  furnish();
  // A sentence over an empty window would leave nothing to go on with.
  if (m_pages->front() == nullptr) m_pages->show(startPage);
  static_cast<PositionPage*>(m_pages->make(endPositionPage))->openFile(path);
}

bool MainWindow::mayLeaveGame() {
  QString failure = m_game.save();
  while (!failure.isEmpty()) {
    // One dialog says why, what is lost, and what can be done about it.
    QMessageBox box(QMessageBox::Warning, windowTitle(), failure,
                    QMessageBox::Close | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("What was entered since the last saving is lost on closing."));
    const QAbstractButton* const elsewhere =
        box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    const int answer = box.exec();
    if (box.clickedButton() != elsewhere) return answer == QMessageBox::Close;
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save elsewhere"), QDir::home().filePath(QFileInfo(m_game.path()).fileName()),
        gameFilter());
    if (!path.isEmpty()) failure = m_shelf.save(path, *session());
  }
  return true;
}

} // namespace nilometer::ui
