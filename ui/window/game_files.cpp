// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_files.h"

#include "ui/game/session/game_session.h"
#include "ui/pages/archive/archived_game.h"
#include "ui/score/end_position/position_page.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/file_lock_question.h"
#include "ui/store/games/place_to_save.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"
#include "ui/window/first_round.h"
#include "ui/window/messages.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

QString gameFilter() {
  return fill(GameFiles::tr("Recorded games (%1)"), {QStringLiteral("*.nilometer *.jsonl")});
}

/// A path, also where a file manager names the file by its address.
QString localPath(const QString& named) {
  const QUrl address(named, QUrl::StrictMode);
  return address.isLocalFile() && !QFileInfo::exists(named) ? address.toLocalFile() : named;
}

} // namespace

GameFiles::GameFiles(QWidget& window, GameLibrary& library, OpenGame& game, FirstRound& firstRound,
                     Pages& pages)
    : m_window(window), m_library(library), m_game(game), m_firstRound(firstRound), m_pages(pages) {
}

void GameFiles::open(const QString& named) {
  const QString path = localPath(named);
  if (isPositionFile(path)) return openPosition(path);
  if (mayLeave()) goOnWith(path, m_library.open(path));
}

void GameFiles::goOn(const QString& path) {
  const QString& open = m_game.path();
  if (open.isEmpty() || fileKey(open) != fileKey(path)) return this->open(path);
  m_pages.show(tablePage);
  m_firstRound.resumeSetup();
}

void GameFiles::openEarlier(const QString& path) {
  if (!mayLeave()) return;
  OpenResult opened = m_library.open(path);
  const auto* const failure = std::get_if<OpenFailure>(&opened);
  const bool isUnreadable =
      failure != nullptr && std::holds_alternative<record::ReadError>(*failure);
  goOnWith(path, isUnreadable ? m_library.openEarlier(path) : std::move(opened));
}

void GameFiles::openCopy(const QString& path) {
  if (mayLeave()) goOnWith(path, m_library.openCopy(path));
}

void GameFiles::openPosition(const QString& path) {
  // A sentence over an empty window would leave nothing to go on with.
  if (m_pages.front() == nullptr) m_pages.show(startPage);
  const Game& game = gameOfPosition(m_library.games(), path);
  static_cast<PositionPage*>(m_pages.make(endPositionPage, game))->openFile(path);
}

void GameFiles::goOnWith(const QString& path, OpenResult opened) {
  if (auto* game = std::get_if<OpenedGame>(&opened)) {
    m_game.play(std::move(*game));
    return m_firstRound.resumeSetup();
  }
  if (m_pages.front() == nullptr) m_pages.show(startPage);
  sayWhyNot(path, std::get<OpenFailure>(opened));
}

void GameFiles::sayWhyNot(const QString& path, const OpenFailure& failure) {
  if (std::holds_alternative<InUse>(failure)) {
    if (holdOn(fileKey(path)) == Hold::certain) return goOnWith(path, m_library.openToLook(path));
    return askAboutLock(
        m_window, path, [this, path] { goOnWith(path, m_library.open(path)); },
        [this, path] { goOnWith(path, m_library.openCopy(path)); });
  }
  const auto& error = std::get<record::ReadError>(failure);
  if (isPosition(error)) return openPosition(path);
  if (isEdition(error)) {
    return say(m_window, fill(tr("%1 “Check your copy” takes it up: “Import a file…”."),
                              {sentence(failure)}));
  }
  const auto version = m_library.earlier(path);
  if (!version) return say(m_window, sentence(failure));
  offer(m_window,
        //: %1: a sentence: why the file cannot be read; %2: “12 entries”
        fill(tr("%1 An earlier version of the game is there: %2."),
             {sentence(failure), tr("%n entry(ies)", nullptr, version->entries)}),
        tr("Go on with that one"), [this, path] { goOnWith(path, m_library.openEarlier(path)); });
}

std::optional<FileNews> GameFiles::news() {
  if (const auto& others = m_game.others()) return othersNews(*others);
  if (m_game.isDoubtful()) return doubtNews();
  if (m_game.longer()) return longerNews(*m_game.longer());
  return std::nullopt;
}

FileNews GameFiles::longerNews(const EarlierGame& longer) {
  const QString path = m_game.path();
  return {fill(tr("“%1” may have lost its end: an earlier version begins in the same way and has "
                  "%2."),
               {QFileInfo(path).fileName(), tr("%n entry(ies)", nullptr, longer.entries)}),
          {{tr("Go on here"), [this] { m_game.keepAsItIs(); }},
           {tr("Go on with that one"), [this, path] {
              if (mayLeave()) goOnWith(path, m_library.openEarlier(path));
            }}}};
}

FileNews GameFiles::doubtNews() {
  const QString found = m_game.damage();
  const QString file = QFileInfo(m_game.path()).fileName();
  return {found.isEmpty() ? fill(tr("“%1” was damaged once, and nobody has compared the game with "
                                    "the table since."),
                                 {file})
                          : found,
          {{tr("Compared with the table"), [this] { m_game.vouch(); }}}};
}

FileNews GameFiles::othersNews(const QString& kept) {
  const QFileInfo file(m_game.path());
  const FileNews::Way stay{tr("Go on here"), [this] { m_game.forgetOthers(); }};
  if (kept.isEmpty()) {
    return {fill(tr("Another program had emptied “%1” or taken it away. Now the file holds your "
                    "game again."),
                 {file.fileName()}),
            {stay}};
  }
  const QString path = file.dir().filePath(kept);
  return {fill(tr("Another program had changed “%1”. What it wrote is kept as “%2”; the file "
                  "holds your game."),
               {file.fileName(), kept}),
          {stay, {tr("Go on with that one"), [this, path] { openCopy(path); }}}};
}

void GameFiles::openExample(const Game& kind) {
  OpenedSession example = kind.example();
  if (!example) return say(m_window, text::wholeSentence(example.error()));
  m_game.play({&kind, std::move(*example), {}, {}, {}, {}, false});
}

void GameFiles::choose() {
  const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a recorded game"),
                                                    m_library.directory(), gameFilter());
  if (!path.isEmpty()) open(path);
}

void GameFiles::saveCopy() {
  const GameSession* const session = m_game.session();
  if (session == nullptr) return;
  const QString path = askWhereToSave(
      &m_window, tr("Save a copy without hidden cards"),
      QString(fileNameOf(session->called()) + QStringLiteral(".nilometer")), gameFilter());
  if (path.isEmpty()) return;
  const QString failure = m_library.saveCopy(path, *session);
  if (!failure.isEmpty()) return say(m_window, failure);
  tell(m_window, fill(tr("“%1” is saved."), {QFileInfo(path).fileName()}));
}

GameFiles::Unsaved GameFiles::askAboutUnsaved(const QString& failure) {
  // One dialog says why, what is lost, and what can be done about it.
  QMessageBox box(QMessageBox::Warning, m_window.windowTitle(), failure,
                  QMessageBox::Close | QMessageBox::Cancel, &m_window);
  box.setTextFormat(Qt::PlainText);
  box.setInformativeText(tr("What was entered since the last saving is lost on closing."));
  const QAbstractButton* const elsewhere =
      box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  const int answer = box.exec();
  if (box.clickedButton() == elsewhere) return Unsaved::elsewhere;
  return answer == QMessageBox::Close ? Unsaved::close : Unsaved::stay;
}

bool GameFiles::mayLeave() {
  QString failure = m_game.save();
  while (!failure.isEmpty()) {
    const Unsaved answer = askAboutUnsaved(failure);
    if (answer != Unsaved::elsewhere) return answer == Unsaved::close;
    const QString path = placeElsewhere();
    if (!path.isEmpty()) failure = m_game.saveElsewhere(path);
  }
  return true;
}

void GameFiles::saveElsewhere() {
  const QString path = placeElsewhere();
  if (path.isEmpty()) return;
  const QString failure = m_game.saveElsewhere(path);
  if (!failure.isEmpty()) say(m_window, failure);
}

QString GameFiles::placeElsewhere() const {
  return askWhereToSave(&m_window, tr("Save elsewhere"),
                        QDir::home().filePath(QFileInfo(m_game.path()).fileName()), gameFilter());
}

} // namespace nilometer::ui
