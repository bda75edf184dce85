// SPDX-License-Identifier: GPL-3.0-or-later
// Two games lie on one shelf, and the window plays each on its own table.
#include "test_program.h"

#include "registry/toy_window_game.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/window/main_window.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// The program with the games of the shelf and the toy.
struct TwoGames {
  Shelf home;
  ui::GameLibrary library{home.games.directory(), home.preferences, allGames()};
  ui::MainWindow window{library, home.preferences, allGames()};

  TwoGames() {
    window.show();
    window.showStart();
  }
  /// A game of the toy with room for one more stone.
  [[nodiscard]] QString putToy() const {
    const QByteArray whole = toyText();
    const QString path = home.file(u"a toy.nilometer"_s);
    writeBytes(path, whole.left(whole.lastIndexOf('\n', -2) + 1));
    return path;
  }
};

} // namespace

class tst_two_games : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void openedGameSaysWhichItIs();
  void eachIsPlayedOnItsOwnTable();
  void eachIsSavedAsWhatItIs();
};

void tst_two_games::openedGameSaysWhichItIs() {
  TwoGames program;
  const ui::OpenResult toy = program.library.open(program.putToy());
  QCOMPARE(std::get<ui::OpenedGame>(toy).kind, &toyGame);
  const ui::OpenResult other = program.library.open(program.home.put(firstEntries(3)));
  QCOMPARE(std::get<ui::OpenedGame>(other).kind, ui::games().front());
  const ui::OpenResult copy = program.library.openCopy(program.home.file(u"a toy.nilometer"_s));
  QCOMPARE(std::get<ui::OpenedGame>(copy).kind, &toyGame);
}

void tst_two_games::eachIsPlayedOnItsOwnTable() {
  TwoGames program;
  ui::MainWindow& window = program.window;
  const QString toys = program.putToy();
  const QString others = program.home.put(firstEntries(3));
  for (int time = 0; time < 2; ++time) {
    window.openFile(toys);
    QVERIFY(dynamic_cast<ToyView*>(window.game()) != nullptr);
    QVERIFY(dynamic_cast<ToySession*>(window.session()) != nullptr);
    QVERIFY(window.game()->isVisible());
    window.openFile(others);
    QVERIFY(dynamic_cast<ui::EgiziaView*>(window.game()) != nullptr);
    QVERIFY(dynamic_cast<ui::EgiziaSession*>(window.session()) != nullptr);
    QVERIFY(window.game()->isVisible());
  }
}

void tst_two_games::eachIsSavedAsWhatItIs() {
  TwoGames program;
  ui::MainWindow& window = program.window;
  const QString path = program.putToy();
  window.openFile(path);
  const std::size_t before = window.session()->entries();
  const int field = static_cast<int>(toy::Place::field);
  QTest::mouseClick(window.game()->choice(ToyView::where, field), Qt::LeftButton);
  QCOMPARE(window.session()->entries(), before + 1);
  window.openFile(program.home.put(firstEntries(3))); // the toy is written before it goes
  window.openFile(path);
  QVERIFY(dynamic_cast<ToySession*>(window.session()) != nullptr);
  QCOMPARE(window.session()->entries(), before + 1);
}

NILOMETER_TEST(tst_two_games)
#include "tst_two_games.moc"
