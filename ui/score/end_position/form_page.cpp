// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_page.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/json.h"
#include "ui/score/end_position/form_disputes.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/position_news.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/file_lock_question.h"
#include "ui/store/games/place_to_save.h"
#include "ui/store/games/preferences.h"
#include "ui/text/phrase.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>

#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

QString formFilter() {
  return fill(PositionPage::tr("End positions (%1)"),
              {QStringLiteral("*.nilometer-position *.json")});
}

} // namespace

FormPage::FormPage(std::unique_ptr<PositionGame> game, const GameLibrary& library,
                   Preferences& preferences, QWidget* parent)
    : PositionPage(parent), m_game(std::move(game)), m_library(library), m_preferences(preferences),
      m_view(new FormView(*m_game, this)),
      m_file(new FormFile(*m_game, library, preferences, this)),
      m_rescored(new RescoredCard(this)) {
  addWidget(m_view);
  connectParts();
  beginAnew();
}

// They ask the game until they are gone.
FormPage::~FormPage() {
  delete m_file;
  delete m_view;
}

void FormPage::connectParts() {
  connect(m_view, &FormView::changed, this, [this] { m_file->keep(m_view->form()); });
  connect(m_view, &FormView::scoreRequested, this, &FormPage::askToScore);
  connect(m_rescored, &RescoredCard::scoreRequested, this, [this] {
    closeCard();
    score();
  });
  connect(m_rescored, &RescoredCard::backRequested, this, [this] {
    closeCard();
    m_view->scoreButton().setFocus(Qt::OtherFocusReason);
  });
  connect(m_view, &FormView::openRequested, this, &FormPage::chooseFile);
  connect(m_view, &FormView::saveRequested, this, &FormPage::chooseName);
  connect(m_view, &FormView::newRequested, this, [this] {
    if (mayLeave()) begin();
  });
  connect(m_view, &FormView::closeRequested, this, &FormPage::closeRequested);
  connect(m_file, &FormFile::told, this, [this] {
    m_view->showKept(m_file->kept());
    m_view->setFrozen(!m_file->lookedAt().isEmpty());
    Q_EMIT fileTold();
  });
  connect(m_file, &FormFile::othersKept, this, &FormPage::setOthers);
}

void FormPage::setOthers(std::optional<QString> others) {
  m_others = std::move(others);
  Q_EMIT fileTold();
}

std::optional<FileNews> FormPage::news() {
  if (m_others) {
    return changedByOthers(
        m_file->path(), *m_others, [this] { setOthers({}); },
        [this](const QString& path) {
          if (mayLeave()) take(path, m_file->open(path, FormFile::Open::asCopy));
        });
  }
  if (!m_file->isDoubtful()) return std::nullopt;
  return doubtfulPosition(m_damage, [this] {
    m_damage.clear();
    m_file->vouch();
  });
}

void FormPage::start() {
  closeCard();
  m_isOnlySeen = false;
  setCurrentWidget(m_view);
  m_game->readShelf();
  m_view->refresh();
  m_view->start();
}

void FormPage::begin() {
  if (isSaved()) beginAnew();
  start();
}

void FormPage::beginAnew() {
  m_game->readShelf();
  m_view->begin(m_preferences.newGame(m_game->id()), QDate::currentDate());
  m_file->begin(m_view->form());
  m_damage.clear();
  setOthers({});
}

void FormPage::goOn() {
  const QString path = m_preferences.positionInProgress(m_game->id());
  const auto text = record::readFile(path.toStdString(), record::maxPositionBytes);
  // One that is damaged is not left lying silently; that of another game is left alone.
  const bool isOurs = text && (record::gameIn(*text) == m_game->id() || !record::parseJson(*text));
  const bool goesOn =
      isOurs && mayLeave() && take(path, m_file->open(path, FormFile::Open::toKeep));
  if (goesOn && !m_file->isScored()) return;
  begin();
}

void FormPage::leave() {
  if (isSaved()) m_file->begin(m_view->form());
}

bool FormPage::isSaved() {
  m_file->flush();
  return m_file->isSaved();
}

void FormPage::undo() {
  if (currentWidget() == m_view && m_view->isEnabled()) m_view->undo();
}

void FormPage::redo() {
  if (currentWidget() == m_view && m_view->isEnabled()) m_view->redo();
}

bool FormPage::mayLeave() {
  if (isSaved()) return true;
  const auto answer = QMessageBox::warning(
      this, window()->windowTitle(),
      PositionPage::tr("The end position could not be saved. Open the other one?"),
      QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
  return answer == QMessageBox::Open;
}

void FormPage::askToScore() {
  const PositionForm* const before = m_file->scored();
  const bool asked = before != nullptr && m_game->look(*before).isReady() &&
                     m_rescored->ask([this, was = *before, now = m_view->form()] {
                       return RescoredCard::Results{m_game->report(was), m_game->report(now)};
                     });
  if (!asked) return score();
  // No key and no pointer changes what the card is about.
  m_view->setEnabled(false);
}

void FormPage::closeCard() {
  m_view->setEnabled(true);
  m_rescored->hide();
}

void FormPage::resizeEvent(QResizeEvent* event) {
  PositionPage::resizeEvent(event);
  m_rescored->setGeometry(rect());
}

void FormPage::score() {
  m_file->score();
  if (m_finalScoring != nullptr) m_finalScoring->deleteLater();
  m_finalScoring = new FinalScoringPage(
      [this, form = m_view->form()] { return scoreOf(*m_game, form); }, m_game->pictures(), this);
  m_finalScoring->view().setMotion(m_preferences.motion());
  connect(m_finalScoring, &FinalScoringPage::wentBack, this, &FormPage::start);
  connect(m_finalScoring, &FinalScoringPage::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &FinalScoringPage::finished, this, &FormPage::showResult);
  addWidget(m_finalScoring);
  setCurrentWidget(m_finalScoring);
  m_finalScoring->setFocus();
}

void FormPage::showResult() {
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, this);
    addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &FormPage::closeResult);
    connect(m_result, &ResultPage::windowButtonPressed, this, &FormPage::windowButtonPressed);
  }
  const auto report = [this, form = m_view->form()] { return scoreOf(*m_game, form); };
  m_result->show({report, playFacts(report(), QDateTime::currentDateTime())});
  setCurrentWidget(m_result);
  m_result->setFocus();
}

void FormPage::closeResult() {
  const bool wasOnlySeen = m_isOnlySeen;
  start();
  if (wasOnlySeen) Q_EMIT resultSeen();
}

void FormPage::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, PositionPage::tr("Open an end position"),
                                                    m_library.directory(), formFilter());
  if (!path.isEmpty()) openFile(path);
}

bool FormPage::openFile(const QString& path) {
  if (!mayLeave() || !take(path, m_file->open(path, FormFile::Open::toKeep))) return false;
  // Whoever opens what has been scored, out of the archive too, wants to see how it ended.
  m_isOnlySeen = m_file->isScored() && m_view->look().isReady();
  if (m_isOnlySeen) showResult();
  return true;
}

bool FormPage::take(const QString& path, const FormFile::OpenResult& opened) {
  if (const auto* const failure = std::get_if<OpenFailure>(&opened)) {
    sayWhyNot(path, *failure);
    return false;
  }
  setOthers({});
  const auto& form = std::get<FormFile::Opened>(opened);
  m_damage = form.damage ? damagedPosition(*form.damage, form.kept) : QString();
  m_view->setForm(form.form);
  start();
  Q_EMIT this->opened();
  Q_EMIT fileTold();
  return true;
}

void FormPage::sayWhyNot(const QString& path, const OpenFailure& failure) {
  if (std::holds_alternative<InUse>(failure)) {
    if (holdOn(fileKey(path)) == Hold::certain) {
      take(path, m_file->open(path, FormFile::Open::toLook));
      return;
    }
    return askAboutLock(
        *window(), path, [this, path] { openFile(path); },
        [this, path] { take(path, m_file->open(path, FormFile::Open::asCopy)); });
  }
  const QString why = sentence(failure);
  if (m_file->earlier(path).isEmpty()) return Q_EMIT failed(why);
  Q_EMIT offered(
      //: %1: a sentence: why the file cannot be read
      fill(PositionPage::tr("%1 An earlier version of it is there."), {why}),
      PositionPage::tr("Go on with that one"), [this, path] {
        const auto opened = m_file->openEarlier(path);
        const auto* const whole = std::get_if<FormFile::Opened>(&opened);
        const QString kept = whole != nullptr ? whole->kept : QString();
        if (!take(path, opened) || kept.isEmpty()) return;
        Q_EMIT told(fill(PositionPage::tr("What was in the file is kept as “%1”."), {kept}));
      });
}

void FormPage::openCopy() {
  const QString path = m_file->lookedAt();
  take(path, m_file->open(path, FormFile::Open::asCopy));
}

void FormPage::saveElsewhere() {
  const QString path =
      askWhereToSave(this, PositionPage::tr("Save elsewhere"),
                     QDir::home().filePath(QFileInfo(m_file->path()).fileName()), formFilter());
  if (path.isEmpty()) return;
  const QString why = m_file->saveElsewhere(path);
  if (!why.isEmpty()) Q_EMIT failed(why);
}

void FormPage::chooseName() {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path =
      askWhereToSave(this, PositionPage::tr("Save a copy of the end position"),
                     documents.filePath(QString(m_file->name() + positionEnding)), formFilter());
  if (path.isEmpty() || !saveFile(path)) return;
  Q_EMIT told(fill(PositionPage::tr("“%1” is saved."), {QFileInfo(path).fileName()}));
}

bool FormPage::saveFile(const QString& path) {
  const std::string text = m_game->document(m_view->form());
  QString failure = writeFile(path, QByteArray::fromStdString(text));
  if (failure.isEmpty()) failure = m_library.keep(m_game->played(m_view->form()));
  if (!failure.isEmpty()) Q_EMIT failed(failure);
  return failure.isEmpty();
}

} // namespace nilometer::ui
