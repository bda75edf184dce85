// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/position/egizia_position_page.h"

#include "ui/egizia/games/egizia_new_game.h"
#include "ui/egizia/position/position_filling.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/scoring/position_ceremony.h"
#include "ui/games/file_lock_question.h"
#include "ui/games/preferences.h"
#include "ui/games/shelf_editions.h"
#include "ui/games/whole_file.h"
#include "ui/result/result_page.h"
#include "ui/words/phrase.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QScrollArea>
#include <QStandardPaths>

#include <algorithm>

namespace nilometer::ui {

namespace {

QString positionFilter() {
  return words::fill(PositionPage::tr("End positions (%1)"),
                     {QStringLiteral("*.nilometer-position *.json")});
}

/// What was chosen for it.
egizia::RecordHeader lastGame(const Preferences& preferences) {
  return headerOf(preferences.newGame({}));
}

/// All there are, first those that are proposed for the next game.
std::vector<EditionPtr> editionsFor(const GameShelf& shelf, const Preferences& preferences) {
  std::vector<EditionPtr> editions = editionsOn<egizia::Rules>(shelf);
  const std::string proposed = lastGame(preferences).editionId;
  const auto found = std::ranges::find_if(
      editions, [&](const PositionView::EditionPtr& one) { return one->id == proposed; });
  if (found != editions.end()) std::rotate(editions.begin(), found, found + 1);
  return editions;
}

} // namespace

EgiziaPositionPage::EgiziaPositionPage(const GameShelf& shelf, Preferences& preferences,
                                       QWidget* parent)
    : PositionPage(parent), m_shelf(shelf), m_preferences(preferences),
      m_view(new PositionView(editionsFor(shelf, preferences), lastGame(preferences).players,
                              QDate::currentDate(), this)),
      m_save(new PositionSave(shelf, preferences, this)), m_form(new QScrollArea(this)) {
  m_form->setFrameShape(QFrame::NoFrame);
  m_form->setWidgetResizable(true);
  m_form->setFocusPolicy(Qt::NoFocus);
  m_form->setWidget(m_view);
  addWidget(m_form);
  connect(m_view, &PositionView::openRequested, this, &EgiziaPositionPage::chooseFile);
  connect(m_view, &PositionView::saveRequested, this, &EgiziaPositionPage::chooseName);
  connect(m_view, &PositionView::scoreRequested, this, &EgiziaPositionPage::score);
  connect(m_view, &PositionView::closeRequested, this, &EgiziaPositionPage::closeRequested);
  connectSave();
  m_save->begin(m_view->entry(), m_view->edition());
}

void EgiziaPositionPage::connectSave() {
  connect(m_save, &PositionSave::failed, this, &EgiziaPositionPage::failed);
  connect(m_view, &PositionView::changed, this,
          [this] { m_save->keep(m_view->entry(), m_view->edition()); });
  connect(m_view, &PositionView::cleared, this, [this] {
    m_save->flush();
    m_before = m_save->path();
    m_save->begin(m_view->entry(), m_view->edition());
  });
  connect(m_view, &PositionView::broughtBack, this, [this] {
    // What could not be read back is kept anew.
    if (!m_before.isEmpty()) static_cast<void>(m_save->open(m_before, offered()));
    m_save->keep(m_view->entry(), m_view->edition());
  });
}

void EgiziaPositionPage::start() {
  setCurrentWidget(m_form);
  m_view->setEditions(editionsFor(m_shelf, m_preferences));
  m_view->start();
}

void EgiziaPositionPage::begin() {
  if (isSaved()) {
    m_view->setEditions(editionsFor(m_shelf, m_preferences));
    m_view->begin(lastGame(m_preferences).players, QDate::currentDate());
    m_save->begin(m_view->entry(), m_view->edition());
  }
  start();
}

void EgiziaPositionPage::goOn() {
  const auto last = lookAtPosition(m_preferences.positionInProgress());
  if (last && !last->scored && openFile(last->path)) return;
  begin();
}

void EgiziaPositionPage::leave() {
  if (!isSaved()) return;
  m_view->begin(lastGame(m_preferences).players, QDate::currentDate());
  m_save->begin(m_view->entry(), m_view->edition());
}

bool EgiziaPositionPage::isSaved() {
  m_save->flush();
  return m_save->isSaved();
}

bool EgiziaPositionPage::mayLeave() {
  if (isSaved()) return true;
  const auto answer = QMessageBox::warning(
      this, window()->windowTitle(),
      PositionPage::tr("The end position could not be saved. Open the other one?"),
      QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
  return answer == QMessageBox::Open;
}

void EgiziaPositionPage::score(const egizia::Position& position,
                               const PositionView::EditionPtr& edition) {
  m_save->score();
  if (m_ceremony != nullptr) m_ceremony->deleteLater();
  m_ceremony = new PositionCeremony(position, edition, this);
  m_ceremony->setMotion(m_preferences.motion());
  connect(m_ceremony, &PositionCeremony::wentBack, this, &EgiziaPositionPage::start);
  connect(m_ceremony, &PositionCeremony::finished, this,
          [this, position, edition] { showResult(position, edition); });
  addWidget(m_ceremony);
  setCurrentWidget(m_ceremony);
  m_ceremony->setFocus();
}

void EgiziaPositionPage::showResult(const egizia::Position& position,
                                    const PositionView::EditionPtr& edition) {
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, this);
    addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &EgiziaPositionPage::start);
  }
  const auto report = [position, edition] { return report::scoreReport(position, *edition); };
  m_result->show({report, playFacts(report(), QDateTime::currentDateTime())});
  setCurrentWidget(m_result);
  m_result->setFocus();
}

std::vector<EditionPtr> EgiziaPositionPage::offered() const {
  std::vector<EditionPtr> offered{m_view->edition()};
  offered.insert(offered.end(), m_view->editions().begin(), m_view->editions().end());
  return offered;
}

void EgiziaPositionPage::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, PositionPage::tr("Open an end position"),
                                                    m_shelf.directory(), positionFilter());
  if (!path.isEmpty()) openFile(path);
}

bool EgiziaPositionPage::openFile(const QString& path) {
  return mayLeave() && take(path, m_save->open(path, offered()));
}

bool EgiziaPositionPage::take(const QString& path, PositionSave::OpenResult opened) {
  if (const auto* failure = std::get_if<OpenFailure>(&opened)) {
    if (!std::holds_alternative<InUse>(*failure)) {
      Q_EMIT failed(sentence(*failure));
      return false;
    }
    const auto openCopy = [this, path] { take(path, m_save->openCopy(path, offered())); };
    if (holdOn(fileKey(path)) == Hold::doubtful) {
      askAboutLock(
          *window(), path, [this, path] { openFile(path); }, openCopy);
      return false;
    }
    const auto answer = QMessageBox::question(
        this, window()->windowTitle(),
        words::fill(PositionPage::tr("%1 Open a copy of it?"), {sentence(*failure)}));
    if (answer == QMessageBox::Yes) openCopy();
    return false;
  }
  const auto& [entry, edition] = std::get<PositionSave::Opened>(opened);
  m_view->setEntry(entry, edition);
  start();
  Q_EMIT this->opened();
  return true;
}

void EgiziaPositionPage::chooseName() {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path = QFileDialog::getSaveFileName(
      this, PositionPage::tr("Save a copy of the end position"),
      documents.filePath(QString(positionFileName(m_view->entry()) + positionEnding)),
      positionFilter());
  if (!path.isEmpty()) saveFile(path);
}

void EgiziaPositionPage::saveFile(const QString& path) {
  const std::string text =
      writePosition(documentOf(m_view->entry(), *m_view->edition()), *m_view->edition());
  QString failure = writeFile(path, QByteArray::fromStdString(text));
  if (failure.isEmpty()) failure = m_shelf.keep(valuesOf(*m_view->edition()));
  if (!failure.isEmpty()) Q_EMIT failed(failure);
}

} // namespace nilometer::ui
