// SPDX-License-Identifier: GPL-3.0-or-later
// Names, colours and the title are put right in a running game and among the finished ones,
// whatever the game.
#include "test_program.h"

#include "registry/between_games.h"
#include "registry/every_game.h"
#include "tests/ui/visible_text.h"
#include "ui/pages/archive/archive_table.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/store/games/names_dialog.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <string>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

/// The dialog as a player finds its parts.
struct NamesAsked {
  explicit NamesAsked(const QWidget& window) : dialog(*window.findChild<ui::NamesDialog*>()) {}

  template <class T> [[nodiscard]] T& named(const QString& name) const {
    for (T* part : dialog.findChildren<T*>()) {
      if (part->accessibleName() == name) return *part;
    }
    qFatal("nothing is called %s", qPrintable(name));
  }
  void call(int player, const QString& name) const {
    named<QComboBox>(u"Name of player %1"_s.arg(player)).setEditText(name);
  }
  /// The first player gets the colour of the second one, who gets his.
  void swapColours() const {
    const int of = named<QComboBox>(u"Colour of player 2"_s).currentIndex();
    named<QComboBox>(u"Colour of player 1"_s).setCurrentIndex(of);
  }
  void entitle(const QString& title) const {
    for (QLineEdit* line : dialog.findChildren<QLineEdit*>()) {
      if (line->placeholderText() == u"May stay empty"_s) line->setText(title);
    }
  }
  [[nodiscard]] QPushButton& button() const {
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == u"Rename"_s) return *button;
    }
    qFatal("no button");
  }
  [[nodiscard]] bool says(const QString& sentence) const {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](auto* label) { return label->text() == sentence; });
  }

  ui::NamesDialog& dialog;
};

void askForNames(const BetweenGames& program) {
  for (QAction* action : program.window.findChild<ui::GameMenu*>()->actions()) {
    if (action->text() == u"Names and colours…"_s) action->trigger();
  }
}

std::vector<int> pointsIn(const ui::GameSession& session) {
  std::vector<int> points;
  for (int player = 0; player < session.players(); ++player) {
    points.push_back(session.pointsNow(static_cast<table::Player>(player)));
  }
  return points;
}

QByteArray bytesIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A game that is over, as a file of the archive.
template <table::Rules G> QString putFinished(const BetweenGames& program) {
  const auto header = headerOf<G>(static_cast<int>(G::usualProfile), G::seats.least);
  const auto text =
      record::writeRecordWithEdition<G>(randomGame<G>(header, 1), editionsOf<G>().front());
  QDir().mkpath(program.games.directory());
  const QString path = program.games.directory() + u"/finished.nilometer"_s;
  QFile file(path);
  const bool isThere = file.open(QIODevice::WriteOnly) &&
                       file.write(QByteArray::fromStdString(text)) == std::ssize(text);
  if (!isThere) qFatal("no file");
  return path;
}

template <table::Rules G> void renamesFinished() {
  BetweenGames program;
  const QString path = putFinished<G>(program);
  const QByteArray before = bytesIn(path);
  program.window.showPage(ui::archivePage);
  auto& archive = *static_cast<ui::ArchiveView*>(program.window.page(ui::archivePage));
  QTRY_COMPARE(archive.rows().rowCount(), 1);
  const record::GameResult was = *archive.rows().game(0).result();
  QVERIFY(!archive.undoButton()->isVisible());
  archive.table()->setFocus();
  BetweenGames::press(Qt::Key_F2);
  const NamesAsked asked(archive);
  asked.call(1, u"Quinn"_s);
  asked.swapColours();
  asked.entitle(u"Friday"_s);
  asked.button().click();
  const record::GameResult is = *archive.rows().game(0).result();
  QCOMPARE(is.seats[0].name, std::string("Quinn"));
  QCOMPARE(is.seats[0].colour, was.seats[1].colour);
  QCOMPARE(is.seats[1].colour, was.seats[0].colour);
  QCOMPARE(is.title, std::string("Friday"));
  QCOMPARE(is.seats[0].points, was.seats[0].points);
  QVERIFY(is.lines == was.lines);
  QCOMPARE(archive.undoButton()->look().text, u"Old names back"_s);
  BetweenGames::press(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(bytesIn(path), before);
  QVERIFY(*archive.rows().game(0).result() == was);
}

} // namespace

class tst_names_every_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void runningGameIsRenamed_data();
  void runningGameIsRenamed();
  void whatIsBegunIsNotLost();
  void gameWithoutEntriesKeepsItsNewNames();
  void twoOfOneNameAreRefusedAsInANewGame();
  void finishedGameIsRenamed_data();
  void finishedGameIsRenamed();
  void whatIsLeftToMoveOutlastsWhatMovesNothing();
};

void tst_names_every_game::runningGameIsRenamed_data() {
  QTest::addColumn<const ui::Game*>("kind");
  for (const ui::Game* kind : ui::games()) QTest::addRow("%s", qPrintable(kind->name())) << kind;
}

void tst_names_every_game::runningGameIsRenamed() {
  QFETCH(const ui::Game*, kind);
  BetweenGames program;
  const QString path = program.put(*kind);
  program.window.openFile(path);
  const ui::GameSession& session = *program.window.session();
  const std::string before = program.record();
  const std::vector<int> points = pointsIn(session);
  const QString old = session.names().whole.front();
  const int colour = session.colourOf(1);
  askForNames(program);
  {
    const NamesAsked asked(program.window);
    asked.call(1, u"Quinn"_s);
    asked.swapColours();
    asked.entitle(u"Friday"_s);
    QTest::mouseClick(&asked.button(), Qt::LeftButton);
  }
  QTRY_COMPARE(session.names().whole.front(), u"Quinn"_s);
  QTRY_VERIFY(program.window.findChild<ui::NamesDialog*>() == nullptr);
  QCOMPARE(session.colourOf(0), colour);
  QCOMPARE(session.undoName(), u"Names put right"_s);
  QVERIFY(program.window.windowTitle().startsWith(u"Friday"_s));
  QVERIFY(pointsIn(session) == points);
  for (const QString& text : everythingSaid()) QVERIFY2(!text.contains(old), qPrintable(text));
  QVERIFY(!everythingSaid().filter(u"Quinn"_s).isEmpty());
  const std::string renamed = program.record();
  // What the file holds is what the table shows.
  QTRY_VERIFY(bytesIn(path).contains("Quinn"));
  const auto there = program.games.look(path);
  QVERIFY(there && !there->isDamaged);
  QCOMPARE(there->session->written(), renamed);
  // The keyboard is at the table again.
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTRY_VERIFY(program.window.game()->isAncestorOf(QApplication::focusWidget()) ||
              program.window.game()->hasFocus());
  BetweenGames::press(Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(program.record(), before);
  QCOMPARE(session.names().whole.front(), old);
  BetweenGames::press(Qt::Key_Y, Qt::ControlModifier);
  QTRY_COMPARE(program.record(), renamed);
}

void tst_names_every_game::whatIsBegunIsNotLost() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().front()));
  QVERIFY(program.begins());
  askForNames(program);
  QVERIFY(program.window.findChild<ui::NamesDialog*>() == nullptr);
  QVERIFY(program.window.game()->hasBegun());
  QVERIFY(!everythingSaid().filter(u"First enter what is begun"_s).isEmpty());
}

void tst_names_every_game::gameWithoutEntriesKeepsItsNewNames() {
  BetweenGames program;
  const QString path = program.put(*ui::games().front());
  program.window.openFile(path);
  while (program.window.session()->canUndo()) program.window.session()->undo();
  record::Naming naming = program.window.session()->naming();
  naming.players.front().name = "Quinn";
  program.window.session()->rename(naming);
  QTRY_VERIFY(bytesIn(path).contains("Quinn"));
}

void tst_names_every_game::twoOfOneNameAreRefusedAsInANewGame() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().front()));
  const std::string before = program.record();
  askForNames(program);
  const NamesAsked asked(program.window);
  asked.call(1, u"Jörg"_s);
  asked.call(2, u"jo\u0308rg"_s);
  QVERIFY(!asked.button().isEnabled());
  QVERIFY(asked.says(u"Two players are called “jörg”."_s));
  asked.call(2, u" "_s);
  QVERIFY(asked.says(u"Player 2 has no name yet."_s));
  QVERIFY(!asked.button().isEnabled());
  QCOMPARE(program.record(), before);
}

void tst_names_every_game::finishedGameIsRenamed_data() {
  gameRows(GameList<egizia::Rules, saqqara::Rules, pyramidion::Rules>(),
           []<class G>() { renamesFinished<G>(); });
}

void tst_names_every_game::finishedGameIsRenamed() {
  QFETCH(GameCheck, check);
  check();
}

// A new name or a dispute moves nothing: what the last entry left to do is still to be done.
void tst_names_every_game::whatIsLeftToMoveOutlastsWhatMovesNothing() {
  for (const ui::Game* kind : ui::games()) {
    bool moved = false;
    for (qsizetype left = 0; left < 9 && !moved; ++left) {
      BetweenGames program;
      const QString path = program.put(*kind);
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadWrite));
      QList<QByteArray> lines = file.readAll().trimmed().split('\n');
      lines.resize(lines.size() - left);
      file.resize(0);
      file.write(lines.join('\n') + '\n');
      file.close();
      program.window.openFile(path);
      ui::GameSession& session = *program.window.session();
      const auto moves = [&] {
        const ui::MoveContent& said = program.window.game()->strip().content().moves;
        return said.heading + said.told;
      };
      const QString before = moves();
      if (!before.startsWith(u"Now move"_s)) continue;
      moved = true;
      record::Naming naming = session.naming();
      naming.title += "!";
      session.rename(naming);
      QCOMPARE(moves(), before);
      session.markDisputed(session.entries() - 1, u"Ben saw it otherwise"_s);
      QCOMPARE(moves(), before);
    }
    QVERIFY2(moved, qPrintable(kind->name()));
  }
}

NILOMETER_TEST(tst_names_every_game)
#include "tst_names_every_game.moc"
