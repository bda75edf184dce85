// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/position_page.h"

#include "engine/record/files.h"
#include "engine/record/game_result.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/games/whole_file.h"
#include "ui/position/position_filling.h"
#include "ui/scoring/position_ceremony.h"
#include "ui/window/result_page.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QScrollArea>

#include <algorithm>

namespace nilometer::ui {

namespace {

QString fileFilter() {
  return words::fill(PositionPage::tr("End positions (%1)"),
                     {QStringLiteral("*.nilometer-position *.json")});
}

/// All there are, first those that are proposed for the next game.
std::vector<PositionView::EditionPtr> editionsOn(const GameShelf& shelf,
                                                 const Preferences& preferences) {
  std::vector<PositionView::EditionPtr> editions = shelf.editions();
  const std::string proposed = preferences.newGame().editionId;
  const auto found = std::ranges::find_if(
      editions, [&](const PositionView::EditionPtr& one) { return one->id == proposed; });
  if (found != editions.end()) std::rotate(editions.begin(), found, found + 1);
  return editions;
}

} // namespace

PositionPage::PositionPage(const GameShelf& shelf, Preferences& preferences, QWidget* parent)
    : QStackedWidget(parent), m_shelf(shelf), m_preferences(preferences),
      m_view(new PositionView(editionsOn(shelf, preferences), preferences.newGame().players,
                              QDate::currentDate(), this)),
      m_form(new QScrollArea(this)) {
  m_form->setFrameShape(QFrame::NoFrame);
  m_form->setWidgetResizable(true);
  m_form->setFocusPolicy(Qt::NoFocus);
  m_form->setWidget(m_view);
  addWidget(m_form);
  connect(m_view, &PositionView::openRequested, this, &PositionPage::chooseFile);
  connect(m_view, &PositionView::saveRequested, this, &PositionPage::chooseName);
  connect(m_view, &PositionView::scoreRequested, this, &PositionPage::score);
}

void PositionPage::start() {
  setCurrentWidget(m_form);
  m_view->setEditions(editionsOn(m_shelf, m_preferences));
  m_view->start();
}

void PositionPage::score(const record::Position& position,
                         const PositionView::EditionPtr& edition) {
  if (m_ceremony != nullptr) m_ceremony->deleteLater();
  m_ceremony = new PositionCeremony(position, edition, this);
  m_ceremony->setMotion(m_preferences.motion());
  connect(m_ceremony, &PositionCeremony::wentBack, this, &PositionPage::start);
  connect(m_ceremony, &PositionCeremony::finished, this,
          [this, position, edition] { showResult(position, edition); });
  addWidget(m_ceremony);
  setCurrentWidget(m_ceremony);
  m_ceremony->setFocus();
}

void PositionPage::showResult(const record::Position& position,
                              const PositionView::EditionPtr& edition) {
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, this);
    addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &PositionPage::start);
  }
  m_result->showPosition(position, edition);
  setCurrentWidget(m_result);
  m_result->setFocus();
}

/// The one in use or offered, else one that games and positions were saved with; with other values
/// of that id the reader says what does not fit.
PositionView::EditionPtr PositionPage::editionFor(const record::EditionName& name) const {
  std::vector<PositionView::EditionPtr> known{m_view->edition()};
  known.insert(known.end(), m_view->editions().begin(), m_view->editions().end());
  for (const PositionView::EditionPtr& kept : m_shelf.keptEditions()) known.push_back(kept);
  const egizia::Edition* const edition = record::editionOf(name, known);
  const auto found = std::ranges::find(known, edition, &PositionView::EditionPtr::get);
  return found == known.end() ? nullptr : *found;
}

void PositionPage::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open an end position"),
                                                    m_shelf.directory(), fileFilter());
  if (!path.isEmpty()) openFile(path);
}

void PositionPage::openFile(const QString& path) {
  const std::string file = QDir::toNativeSeparators(path).toStdString();
  const auto text = record::readFile(file);
  if (!text) return Q_EMIT failed(words::sentence(text.error()));
  const auto name = record::readPositionEdition(*text, file);
  if (!name) return Q_EMIT failed(words::sentence(name.error()));
  const PositionView::EditionPtr edition = editionFor(*name);
  if (edition == nullptr) {
    record::ReadError unknown;
    unknown.fault = record::ReadFault::unknownEdition;
    unknown.file = file;
    unknown.found = name->id;
    return Q_EMIT failed(words::sentence(unknown));
  }
  const auto document = record::readPositionDocument(*text, *edition, file);
  const auto position = record::readPosition(*text, *edition, file);
  if (!document || !position) return Q_EMIT failed(words::sentence(document.error()));
  m_view->setEntry(entryOf(*document, *position, *edition), edition);
  start();
}

void PositionPage::chooseName() {
  const PositionEntry& entry = m_view->entry();
  QStringList names;
  for (const auto& player : documentOf(entry, *m_view->edition()).players) {
    names += words::fromUtf8(player.seat.name);
  }
  const QString title = entry.title.isEmpty() ? words::listOf(names) : entry.title;
  const QString proposed = fileNameOf(entry.date + u' ' + title);
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the end position"),
      QDir(m_shelf.directory()).filePath(QString(proposed + QStringLiteral(".nilometer-position"))),
      fileFilter());
  if (!path.isEmpty()) saveFile(path);
}

void PositionPage::saveFile(const QString& path) {
  const std::string text =
      writePosition(documentOf(m_view->entry(), *m_view->edition()), *m_view->edition());
  QString failure = writeFile(path, QByteArray::fromStdString(text));
  if (failure.isEmpty()) failure = m_shelf.keep(*m_view->edition());
  if (!failure.isEmpty()) Q_EMIT failed(failure);
}

} // namespace nilometer::ui
