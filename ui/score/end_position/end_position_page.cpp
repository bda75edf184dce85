// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/end_position_page.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/json.h"
#include "ui/base/style/chip.h"
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

EndPositionPage::EndPositionPage(std::unique_ptr<PositionGame> game, const GameLibrary& library,
                                 Preferences& preferences, QWidget* parent)
    : PositionPage(parent), m_library(library), m_preferences(preferences), m_game(std::move(game)),
      m_screen(new FormView(*m_game, this)),
      m_file(new FormFile(*m_game, m_library, m_preferences, this)),
      m_rescored(new RescoredCard(this)) {
  addWidget(m_screen);
  connectParts();
  beginAnew();
}

// They ask the game until they are gone.
EndPositionPage::~EndPositionPage() {
  delete m_file;
  delete m_screen;
}

void EndPositionPage::connectParts() {
  connect(m_screen, &FormView::changed, this, [this] { m_file->keep(m_screen->form()); });
  connect(m_screen, &FormView::turned, this, &EndPositionPage::turn);
  connect(m_screen, &FormView::scoreRequested, this, &EndPositionPage::askToScore);
  connect(m_rescored, &RescoredCard::scoreRequested, this, [this] {
    closeCard();
    score();
  });
  connect(m_rescored, &RescoredCard::backRequested, this, [this] {
    closeCard();
    m_screen->scoreButton().setFocus(Qt::OtherFocusReason);
  });
  connect(m_screen, &FormView::openRequested, this, &EndPositionPage::chooseFile);
  connect(m_screen, &FormView::saveRequested, this, &EndPositionPage::chooseName);
  connect(m_screen, &FormView::closeRequested, this, &EndPositionPage::closeRequested);
  connect(m_file, &FormFile::told, this, [this] {
    m_screen->showKept(m_file->kept());
    m_screen->setFrozen(!m_file->lookedAt().isEmpty());
    Q_EMIT fileTold();
  });
  connect(m_file, &FormFile::othersKept, this, &EndPositionPage::setOthers);
}

void EndPositionPage::setOthers(std::optional<QString> others) {
  m_others = std::move(others);
  Q_EMIT fileTold();
}

std::optional<FileNews> EndPositionPage::news() {
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

void EndPositionPage::turn(int from, int to) {
  m_file->flush();
  m_files[from] = m_file->path();
  const QString file = m_files[to];
  // What could not be read back is kept anew.
  const bool isThere = !file.isEmpty() && std::holds_alternative<FormFile::Opened>(
                                              m_file->open(file, FormFile::Open::toKeep));
  if (!isThere) m_file->begin(m_screen->blank());
  m_screen->setWinnerTold(m_file->scored() != nullptr);
  m_damage.clear();
  setOthers({});
  m_file->keep(m_screen->form());
}

void EndPositionPage::start() {
  closeCard();
  m_isOnlySeen = false;
  setCurrentWidget(m_screen);
  m_game->readShelf();
  m_screen->refresh(m_preferences.newGame(m_game->fileId()));
  m_screen->start();
}

void EndPositionPage::begin() {
  if (isSaved()) beginAnew();
  start();
}

void EndPositionPage::beginAnew() {
  m_game->readShelf();
  m_screen->begin(m_preferences.newGame(m_game->fileId()), QDate::currentDate());
  m_file->begin(m_screen->form());
  m_damage.clear();
  setOthers({});
}

void EndPositionPage::goOn() {
  const QString path = m_preferences.positionInProgress(m_game->id());
  const auto text = record::readFile(path.toStdString(), record::maxPositionBytes);
  // One that is damaged is not left lying silently; that of another game is left alone.
  const bool isOurs = text && (m_game->owns(*text) || !record::parseJson(*text));
  const bool goesOn =
      isOurs && mayLeave() && take(path, m_file->open(path, FormFile::Open::toKeep));
  if (goesOn && !m_file->isScored()) return;
  begin();
}

void EndPositionPage::leave() {
  if (!isSaved()) return;
  m_left = m_file->path();
  m_file->begin(m_screen->form());
}

bool EndPositionPage::isSaved() {
  m_file->flush();
  return m_file->isSaved();
}

void EndPositionPage::undo() {
  if (currentWidget() == m_screen && m_screen->isEnabled()) m_screen->undo();
}

void EndPositionPage::redo() {
  if (currentWidget() == m_screen && m_screen->isEnabled()) m_screen->redo();
}

bool EndPositionPage::mayLeave() {
  if (isSaved()) return true;
  const auto answer = QMessageBox::warning(
      this, window()->windowTitle(),
      PositionPage::tr("The end position could not be saved. Open the other one?"),
      QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
  return answer == QMessageBox::Open;
}

void EndPositionPage::askToScore() {
  const PositionForm* const before = m_file->scored();
  const bool asked = before != nullptr && m_game->look(*before, {}).isReady() &&
                     m_rescored->ask([this, was = *before, now = m_screen->form()] {
                       return RescoredCard::Results{m_game->report(was), m_game->report(now)};
                     });
  if (!asked) return score();
  // No key and no pointer changes what the card is about.
  m_screen->setEnabled(false);
}

void EndPositionPage::closeCard() {
  m_screen->setEnabled(true);
  m_rescored->hide();
}

void EndPositionPage::resizeEvent(QResizeEvent* event) {
  PositionPage::resizeEvent(event);
  m_rescored->setGeometry(rect());
}

void EndPositionPage::score() {
  m_file->score();
  if (m_finalScoring != nullptr) m_finalScoring->deleteLater();
  const auto plan = [this, form = m_screen->form()] { return m_game->plan(form); };
  m_finalScoring = new FinalScoringPage(plan, m_game->pictures(m_screen->form()), this);
  m_finalScoring->view().setMotion(m_preferences.motion());
  connect(m_finalScoring, &FinalScoringPage::wentBack, this, &EndPositionPage::start);
  connect(m_finalScoring, &FinalScoringPage::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &FinalScoringPage::told, m_screen,
          [this] { m_screen->setWinnerTold(true); });
  connect(m_finalScoring, &FinalScoringPage::finished, this, &EndPositionPage::showResult);
  addWidget(m_finalScoring);
  setCurrentWidget(m_finalScoring);
  m_finalScoring->setFocus();
}

void EndPositionPage::showResult() {
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, this);
    addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &EndPositionPage::closeResult);
    connect(m_result, &ResultPage::windowButtonPressed, this,
            &EndPositionPage::windowButtonPressed);
  }
  const auto report = [this, form = m_screen->form()] { return m_game->scored(form); };
  m_result->show({report, playFacts(report(), QDateTime::currentDateTime())});
  setCurrentWidget(m_result);
  m_result->setFocus();
}

void EndPositionPage::closeResult() {
  const bool wasOnlySeen = m_isOnlySeen;
  start();
  if (wasOnlySeen) Q_EMIT resultSeen();
}

void EndPositionPage::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, PositionPage::tr("Open an end position"),
                                                    m_library.directory(), formFilter());
  if (!path.isEmpty()) openFile(path);
}

bool EndPositionPage::openFile(const QString& path) {
  if (!mayLeave() || !take(path, m_file->open(path, FormFile::Open::toKeep))) return false;
  // Whoever opens what has been scored, out of the archive too, wants to see how it ended.
  m_isOnlySeen = m_file->isScored() && m_screen->look().isReady();
  if (m_isOnlySeen) showResult();
  return true;
}

bool EndPositionPage::take(const QString& path, const FormFile::OpenResult& opened) {
  if (const auto* const failure = std::get_if<OpenFailure>(&opened)) {
    sayWhyNot(path, *failure);
    return false;
  }
  setOthers({});
  const auto& form = std::get<FormFile::Opened>(opened);
  m_damage = form.damage ? damagedPosition(*form.damage, form.kept) : QString();
  // Where it is as it was left, what was done to it can still be undone.
  const bool isAsLeft = std::exchange(m_left, QString()) == path && m_screen->form() == form.form;
  if (!isAsLeft) m_screen->setForm(form.form);
  m_screen->setWinnerTold(m_file->scored() != nullptr);
  start();
  Q_EMIT this->opened();
  Q_EMIT fileTold();
  return true;
}

void EndPositionPage::sayWhyNot(const QString& path, const OpenFailure& failure) {
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

void EndPositionPage::openCopy() {
  const QString path = m_file->lookedAt();
  take(path, m_file->open(path, FormFile::Open::asCopy));
}

void EndPositionPage::saveElsewhere() {
  const QString path =
      askWhereToSave(this, PositionPage::tr("Save elsewhere"),
                     QDir::home().filePath(QFileInfo(m_file->path()).fileName()), formFilter());
  if (path.isEmpty()) return;
  const QString why = m_file->saveElsewhere(path);
  if (!why.isEmpty()) Q_EMIT failed(why);
}

void EndPositionPage::chooseName() {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path =
      askWhereToSave(this, PositionPage::tr("Save a copy of the end position"),
                     documents.filePath(QString(m_file->name() + positionEnding)), formFilter());
  if (path.isEmpty() || !saveFile(path)) return;
  Q_EMIT told(fill(PositionPage::tr("“%1” is saved."), {QFileInfo(path).fileName()}));
}

bool EndPositionPage::saveFile(const QString& path) {
  const std::string text = m_game->document(m_screen->form());
  QString failure = writeFile(path, QByteArray::fromStdString(text));
  if (failure.isEmpty()) failure = m_library.keep(m_game->played(m_screen->form()));
  if (!failure.isEmpty()) Q_EMIT failed(failure);
  return failure.isEmpty();
}

} // namespace nilometer::ui
