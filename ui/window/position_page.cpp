// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/position_page.h"

#include "engine/record/files.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/position/position_filling.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QSaveFile>

#include <algorithm>

namespace nilometer::ui {

namespace {

QString fileFilter() {
  return words::fill(PositionPage::tr("End positions (%1)"),
                     {QStringLiteral("*.nilometer-position *.json")});
}

/// The copy in use if it has that id, else the first one that has.
PositionView::EditionPtr editionCalled(const std::string& id, const PositionView& view) {
  if (view.edition()->id == id) return view.edition();
  const auto found = std::ranges::find_if(
      view.editions(), [&](const PositionView::EditionPtr& each) { return each->id == id; });
  return found == view.editions().end() ? nullptr : *found;
}

} // namespace

PositionPage::PositionPage(const GameShelf& shelf, const Preferences& preferences, QWidget* parent)
    : QScrollArea(parent), m_directory(shelf.directory()),
      m_view(new PositionView(shelf.editions(), preferences.newGame().players, QDate::currentDate(),
                              this)) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setWidget(m_view);
  connect(m_view, &PositionView::openRequested, this, &PositionPage::chooseFile);
  connect(m_view, &PositionView::saveRequested, this, &PositionPage::chooseName);
}

void PositionPage::chooseFile() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open an end position"), m_directory, fileFilter());
  if (!path.isEmpty()) openFile(path);
}

void PositionPage::openFile(const QString& path) {
  const std::string file = QDir::toNativeSeparators(path).toStdString();
  const auto text = record::readFile(file);
  if (!text) return Q_EMIT failed(words::sentence(text.error()));
  const auto id = record::readPositionEdition(*text, file);
  if (!id) return Q_EMIT failed(words::sentence(id.error()));
  const PositionView::EditionPtr edition = editionCalled(*id, *m_view);
  if (edition == nullptr) {
    record::ReadError unknown;
    unknown.fault = record::ReadFault::unknownEdition;
    unknown.file = file;
    unknown.found = *id;
    return Q_EMIT failed(words::sentence(unknown));
  }
  const auto document = record::readPositionDocument(*text, *edition, file);
  const auto position = record::readPosition(*text, *edition, file);
  if (!document || !position) return Q_EMIT failed(words::sentence(document.error()));
  m_view->setEntry(entryOf(*document, *position, *edition), edition);
}

void PositionPage::chooseName() {
  const PositionEntry& entry = m_view->entry();
  QStringList names;
  for (const auto& player : documentOf(entry, *m_view->edition()).players) {
    names += words::fromUtf8(player.seat.name);
  }
  const QString title = entry.title.isEmpty() ? words::listOf(names) : entry.title;
  QString proposed = QString(entry.date + u' ' + title).trimmed();
  proposed.replace(u'/', u'-');
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the end position"),
      QDir(m_directory).filePath(QString(proposed + QStringLiteral(".nilometer-position"))),
      fileFilter());
  if (!path.isEmpty()) saveFile(path);
}

void PositionPage::saveFile(const QString& path) {
  const std::string text =
      writePosition(documentOf(m_view->entry(), *m_view->edition()), *m_view->edition());
  QDir().mkpath(QFileInfo(path).absolutePath());
  QSaveFile file(path);
  const auto size = static_cast<qint64>(text.size());
  const bool written =
      file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
  if (written) return;
  Q_EMIT failed(words::fill(tr("%1 could not be saved: %2"),
                            {QDir::toNativeSeparators(path), file.errorString()}));
}

} // namespace nilometer::ui
