// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_position_page.h"

#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/game_rules.h"
#include "ui/egizia/end_position/page/position_doubt.h"
#include "ui/egizia/end_position/position_disputes.h"
#include "ui/egizia/end_position/position_filling.h"
#include "ui/egizia/final_scoring/position_final_scoring.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/end_position/position_news.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/file_lock_question.h"
#include "ui/store/games/library_editions.h"
#include "ui/store/games/new_game_of.h"
#include "ui/store/games/place_to_save.h"
#include "ui/store/games/preferences.h"
#include "ui/text/phrase.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QScrollArea>
#include <QStandardPaths>

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::ui {

namespace {

QString positionFilter() {
  return text::fill(PositionPage::tr("End positions (%1)"),
                    {QStringLiteral("*.nilometer-position *.json")});
}

/// What was chosen for it.
egizia::RecordHeader lastGame(const Preferences& preferences) {
  return headerOf<egizia::Rules>(preferences.newGame({}));
}

/// All there are, first those that are proposed for the next game.
std::vector<EditionPtr> editionsFor(const GameLibrary& library, const Preferences& preferences) {
  std::vector<EditionPtr> editions = editionsOn<egizia::Rules>(library);
  const std::string proposed = lastGame(preferences).editionId;
  const auto found = std::ranges::find_if(
      editions, [&](const PositionView::EditionPtr& one) { return one->id == proposed; });
  if (found != editions.end()) std::rotate(editions.begin(), found, found + 1);
  return editions;
}

} // namespace

EgiziaPositionPage::EgiziaPositionPage(const GameLibrary& library, Preferences& preferences,
                                       QWidget* parent)
    : PositionPage(parent), m_library(library), m_preferences(preferences),
      m_view(new PositionView(editionsFor(library, preferences), lastGame(preferences).players,
                              QDate::currentDate(), this)),
      m_save(new PositionSave(library, preferences, this)), m_form(new QScrollArea(this)),
      m_rescored(new RescoredCard(this)) {
  m_form->setFrameShape(QFrame::NoFrame);
  m_form->setWidgetResizable(true);
  m_form->setFocusPolicy(Qt::NoFocus);
  m_form->setWidget(m_view);
  addWidget(m_form);
  connect(m_view, &PositionView::openRequested, this, &EgiziaPositionPage::chooseFile);
  connect(m_view, &PositionView::saveRequested, this, &EgiziaPositionPage::chooseName);
  connect(m_view, &PositionView::scoreRequested, this, &EgiziaPositionPage::askToScore);
  connect(m_rescored, &RescoredCard::scoreRequested, this, [this] {
    closeCard();
    score(m_asked->position, m_asked->edition);
  });
  connect(m_rescored, &RescoredCard::backRequested, this, [this] {
    closeCard();
    m_view->scoreButton()->setFocus(Qt::OtherFocusReason);
  });
  connect(m_view, &PositionView::closeRequested, this, &EgiziaPositionPage::closeRequested);
  connectSave();
  m_save->begin(m_view->entry(), m_view->edition());
}

void EgiziaPositionPage::connectSave() {
  connect(m_save, &PositionSave::told, this, [this] {
    m_view->showKept(m_save->kept());
    m_view->setFrozen(!m_save->lookedAt().isEmpty());
    Q_EMIT fileTold();
  });
  connect(m_save, &PositionSave::othersKept, this, &EgiziaPositionPage::setOthers);
  connect(m_save, &PositionSave::begun, this, [this] {
    m_damage.clear();
    setOthers({});
  });
  connect(m_view, &PositionView::changed, this,
          [this] { m_save->keep(m_view->entryWithLetters(), m_view->edition()); });
  connect(m_view, &PositionView::turned, this, &EgiziaPositionPage::turn);
}

void EgiziaPositionPage::setOthers(std::optional<QString> others) {
  m_others = std::move(others);
  Q_EMIT fileTold();
}

std::optional<FileNews> EgiziaPositionPage::news() {
  if (m_others) {
    return changedByOthers(
        m_save->path(), *m_others, [this] { setOthers({}); },
        [this](const QString& path) {
          if (mayLeave()) take(path, m_save->openCopy(path, offeredValues()));
        });
  }
  if (!m_save->isDoubtful()) return std::nullopt;
  return doubtfulPosition(m_damage, [this] {
    m_damage.clear();
    m_save->vouch();
  });
}

void EgiziaPositionPage::turn(int from, int to) {
  m_save->flush();
  m_files[from] = m_save->path();
  const QString file = m_files[to];
  PositionEntered blank = m_view->entry();
  blank.texts.clear();
  blank.cards.clear();
  blank.switched.clear();
  blank.disputes.clear();
  // What could not be read back is kept anew.
  const bool isThere = !file.isEmpty() && std::holds_alternative<PositionSave::Opened>(
                                              m_save->open(file, offeredValues()));
  if (!isThere) m_save->begin(blank, m_view->edition());
  m_save->keep(m_view->entry(), m_view->edition());
}

void EgiziaPositionPage::undo() {
  if (currentWidget() == m_form && m_form->isEnabled()) m_view->undo();
}

void EgiziaPositionPage::redo() {
  if (currentWidget() == m_form && m_form->isEnabled()) m_view->redo();
}

void EgiziaPositionPage::start() {
  closeCard();
  setCurrentWidget(m_form);
  m_view->setEditions(editionsFor(m_library, m_preferences));
  m_view->start();
}

void EgiziaPositionPage::begin() {
  if (isSaved()) {
    m_view->setEditions(editionsFor(m_library, m_preferences));
    m_view->begin(lastGame(m_preferences).players, QDate::currentDate());
    m_save->begin(m_view->entry(), m_view->edition());
  }
  start();
}

void EgiziaPositionPage::goOn() {
  const QString path = m_preferences.positionInProgress(egizia::Rules::id);
  const auto last = lookAtPosition(path);
  // One that is damaged is not left lying silently.
  const bool goesOn = last ? !last->scored : QFileInfo(path).isFile();
  if (goesOn && openFile(path)) return;
  begin();
}

void EgiziaPositionPage::leave() {
  if (!isSaved()) return;
  m_left = m_save->path();
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

void EgiziaPositionPage::askToScore(const egizia::Position& position,
                                    const PositionView::EditionPtr& edition) {
  const PositionSave::Scored* const before = m_save->scored();
  if (before == nullptr) return score(position, edition);
  m_asked = Asked{position, edition};
  const Asked was{judge(before->document, *before->edition).position, before->edition};
  const bool asked = m_rescored->ask([was, now = *m_asked] {
    return RescoredCard::Results{report::scoreReport(was.position, *was.edition),
                                 report::scoreReport(now.position, *now.edition)};
  });
  if (!asked) return score(position, edition);
  // No key and no pointer changes what the card is about.
  m_form->setEnabled(false);
}

void EgiziaPositionPage::closeCard() {
  m_form->setEnabled(true);
  m_rescored->hide();
}

void EgiziaPositionPage::resizeEvent(QResizeEvent* event) {
  PositionPage::resizeEvent(event);
  m_rescored->setGeometry(rect());
}

void EgiziaPositionPage::score(const egizia::Position& position,
                               const PositionView::EditionPtr& edition) {
  m_save->score();
  if (m_finalScoring != nullptr) m_finalScoring->deleteLater();
  m_finalScoring = new PositionFinalScoring(position, edition, this);
  m_finalScoring->setMotion(m_preferences.motion());
  m_finalScoring->setDoubt([entry = m_view->entry(), position, edition] {
    return doubtOf(reportOf(entry, position, *edition));
  });
  connect(m_finalScoring, &PositionFinalScoring::wentBack, this, &EgiziaPositionPage::start);
  connect(m_finalScoring, &PositionFinalScoring::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &PositionFinalScoring::finished, this,
          [this, position, edition] { showResult(position, edition); });
  addWidget(m_finalScoring);
  setCurrentWidget(m_finalScoring);
  m_finalScoring->setFocus();
}

void EgiziaPositionPage::showResult(const egizia::Position& position,
                                    const PositionView::EditionPtr& edition) {
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, this);
    addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &EgiziaPositionPage::start);
    connect(m_result, &ResultPage::windowButtonPressed, this,
            &EgiziaPositionPage::windowButtonPressed);
  }
  const auto report = [entry = m_view->entry(), position, edition] {
    return reportOf(entry, position, *edition);
  };
  m_result->show({report, playFacts(report(), QDateTime::currentDateTime())});
  setCurrentWidget(m_result);
  m_result->setFocus();
}

std::vector<EditionPtr> EgiziaPositionPage::offeredValues() const {
  std::vector<EditionPtr> offered{m_view->edition()};
  offered.insert(offered.end(), m_view->editions().begin(), m_view->editions().end());
  return offered;
}

void EgiziaPositionPage::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, PositionPage::tr("Open an end position"),
                                                    m_library.directory(), positionFilter());
  if (!path.isEmpty()) openFile(path);
}

bool EgiziaPositionPage::openFile(const QString& path) {
  return mayLeave() && take(path, m_save->open(path, offeredValues()));
}

bool EgiziaPositionPage::take(const QString& path, PositionSave::OpenResult opened) {
  if (const auto* failure = std::get_if<OpenFailure>(&opened)) {
    sayWhyNot(path, *failure);
    return false;
  }
  const auto& position = std::get<PositionSave::Opened>(opened);
  // Where it is as it was left, what was done to it can still be undone.
  const bool isAsLeft = std::exchange(m_left, QString()) == path &&
                        m_view->entry() == position.entry &&
                        m_view->edition()->checksum == position.edition->checksum;
  if (!isAsLeft) m_view->setEntry(position.entry, position.edition);
  start();
  Q_EMIT this->opened();
  if (position.damage) m_damage = damagedPosition(*position.damage, position.kept);
  Q_EMIT fileTold();
  return true;
}

void EgiziaPositionPage::sayWhyNot(const QString& path, const OpenFailure& failure) {
  if (std::holds_alternative<InUse>(failure)) {
    if (holdOn(fileKey(path)) == Hold::certain) {
      take(path, m_save->openToLook(path, offeredValues()));
      return;
    }
    return askAboutLock(
        *window(), path, [this, path] { openFile(path); },
        [this, path] { take(path, m_save->openCopy(path, offeredValues())); });
  }
  const QString why = sentence(failure);
  if (m_save->earlier(path, offeredValues()).isEmpty()) return Q_EMIT failed(why);
  Q_EMIT offered(
      //: %1: a sentence: why the file cannot be read
      text::fill(PositionPage::tr("%1 An earlier version of it is there."), {why}),
      PositionPage::tr("Go on with that one"), [this, path] {
        auto opened = m_save->openEarlier(path, offeredValues());
        const auto* const whole = std::get_if<PositionSave::Opened>(&opened);
        const QString kept = whole != nullptr ? whole->kept : QString();
        if (!take(path, std::move(opened)) || kept.isEmpty()) return;
        Q_EMIT told(text::fill(PositionPage::tr("What was in the file is kept as “%1”."), {kept}));
      });
}

void EgiziaPositionPage::openCopy() {
  const QString path = m_save->lookedAt();
  take(path, m_save->openCopy(path, offeredValues()));
}

void EgiziaPositionPage::saveElsewhere() {
  const QString path =
      askWhereToSave(this, PositionPage::tr("Save elsewhere"),
                     QDir::home().filePath(QFileInfo(m_save->path()).fileName()), positionFilter());
  if (path.isEmpty()) return;
  const QString why = m_save->saveElsewhere(path);
  if (!why.isEmpty()) Q_EMIT failed(why);
}

void EgiziaPositionPage::chooseName() {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path = askWhereToSave(
      this, PositionPage::tr("Save a copy of the end position"),
      documents.filePath(QString(positionFileName(m_view->entry()) + positionEnding)),
      positionFilter());
  if (path.isEmpty() || !saveFile(path)) return;
  Q_EMIT told(text::fill(PositionPage::tr("“%1” is saved."), {QFileInfo(path).fileName()}));
}

bool EgiziaPositionPage::saveFile(const QString& path) {
  const std::string text =
      writePosition(documentOf(m_view->entry(), *m_view->edition()), *m_view->edition());
  QString failure = writeFile(path, QByteArray::fromStdString(text));
  if (failure.isEmpty()) failure = m_library.keep(valuesOf(*m_view->edition()));
  if (!failure.isEmpty()) Q_EMIT failed(failure);
  return failure.isEmpty();
}

} // namespace nilometer::ui
