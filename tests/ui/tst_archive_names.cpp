// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/archive_fixture.h"
#include "tests/ui/offered_names.h"
#include "ui/pages/archive/player_name_dialog.h"
#include "ui/pages/archive/row_table.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Finished games in which somebody is called Jorg, and one with Jörg.
class JoinedShelf : public ArchiveShelf {
public:
  JoinedShelf() {
    putWith(u"one"_s, "Jorg");
    putWith(u"two"_s, "Jörg");
    QByteArray position =
        bytesOf(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json"));
    writeBytes(path(u"three.nilometer-position"_s), position.replace("\"Anna\"", "\"Jorg\""));
  }
  void putWith(const QString& name, const QByteArray& anna, const QByteArray& ben = "Ben") const {
    QByteArray text = goldenText(u"revised-4-players"_s);
    text.replace(QByteArray("\"Anna\""), QByteArray('"' + anna + '"'));
    text.replace(QByteArray("\"Ben\""), QByteArray('"' + ben + '"'));
    put(name, text);
  }
  [[nodiscard]] QList<QByteArray> all() const {
    QList<QByteArray> files;
    for (const ui::GameFile& file : ui::gameFiles(path({}))) files += bytesOf(file.path);
    return files;
  }
};

class JoinedWindow : public ArchiveWindow {
public:
  explicit JoinedWindow(const ArchiveShelf& shelf) : ArchiveWindow(shelf) {
    view.showPage(ui::ArchiveView::Page::statistics);
  }
  /// The rows of that player, and the last one of them chosen.
  int choose(const QString& name) {
    ui::RowTable& players = *view.statistics()->players();
    int found = 0;
    for (int row = 0; row < players.model()->rowCount(); ++row) {
      const QModelIndex at = players.model()->index(row, ui::StatisticsModel::Player);
      if (at.data().toString() != name) continue;
      players.setCurrentIndex(at);
      ++found;
    }
    return found;
  }
  void call(const QString& name, const QString& now) {
    choose(name);
    click(view.renameButton());
    dialog = view.findChild<ui::PlayerNameDialog*>();
    dialog->findChild<QComboBox*>()->setEditText(now);
  }
  [[nodiscard]] bool says(const QString& sentence) const {
    const auto labels = dialog->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](auto* label) { return label->text() == sentence; });
  }
  [[nodiscard]] QPushButton& button() const {
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
      if (button->text() == u"Rename"_s) return *button;
    }
    qFatal("no button");
  }

  ui::PlayerNameDialog* dialog = nullptr;
};

} // namespace

/// Players of finished games are renamed, and two names joined.
class tst_archive_names : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }

  void twoNamesAreJoinedInAllGames();
  void onePressRenamesWhileNamesAreOffered();
  void twoWhoPlayedTogetherAreNotJoined();
  void gameInPlayIsNotRenamed();
  void undoTakesBackWhatWasDoneLast();
  void rightButtonOffersWhatTheButtonsDo();
};

void tst_archive_names::twoNamesAreJoinedInAllGames() {
  const JoinedShelf shelf;
  const QList<QByteArray> before = shelf.all();
  JoinedWindow window(shelf);
  QSignalSpy renamed(&window.view, &ui::ArchiveView::playerRenamed);
  QCOMPARE(window.choose(u"Jörg"_s), 1);
  window.call(u"Jorg"_s, u"Jörg"_s);
  QVERIFY(
      window.says(u"“Jorg” becomes “Jörg” in 2 games, and both are one player from then on."_s));
  window.button().click();
  QCOMPARE(renamed.count(), 1);
  QCOMPARE(window.view.message(), u"“Jorg” is called “Jörg” now in 2 games."_s);
  QCOMPARE(window.choose(u"Jorg"_s), 0);
  QCOMPARE(window.choose(u"Jörg"_s), 1);
  QVERIFY(window.view.statistics()->summary().startsWith(u"3 games"_s));
  for (const QByteArray& file : shelf.all()) QVERIFY(!file.contains("Jorg"));
  // Read anew, they are as they are shown.
  window.load();
  QCOMPARE(window.choose(u"Jörg"_s), 1);
  window.click(window.view.undoButton());
  QCOMPARE(window.view.message(), u"The old names are back in 2 games."_s);
  QCOMPARE(shelf.all(), before);
  QCOMPARE(window.choose(u"Jorg"_s), 1);
}

void tst_archive_names::onePressRenamesWhileNamesAreOffered() {
  const JoinedShelf shelf;
  JoinedWindow window(shelf);
  QSignalSpy renamed(&window.view, &ui::ArchiveView::playerRenamed);
  window.call(u"Jorg"_s, {});
  QVERIFY(QTest::qWaitForWindowActive(window.dialog));
  pressBesideOfferedNames(*window.dialog->findChild<QComboBox*>(), u"J"_s, window.button());
  QTRY_COMPARE(renamed.count(), 1);
}

void tst_archive_names::twoWhoPlayedTogetherAreNotJoined() {
  const JoinedShelf shelf;
  shelf.putWith(u"four"_s, "Jorg", "Jörg");
  const QList<QByteArray> before = shelf.all();
  JoinedWindow window(shelf);
  window.call(u"Jorg"_s, u"Jörg"_s);
  QVERIFY(!window.button().isEnabled());
  const auto labels = window.dialog->findChildren<QLabel*>();
  QVERIFY(std::any_of(labels.begin(), labels.end(), [](auto* label) {
    return label->text().startsWith(u"Two players are called “Jörg”. Both play in “"_s);
  }));
  window.dialog->findChild<QComboBox*>()->setEditText(u"  "_s);
  QVERIFY(!window.button().isEnabled());
  window.dialog->accept();
  QCOMPARE(shelf.all(), before);
}

void tst_archive_names::gameInPlayIsNotRenamed() {
  JoinedShelf shelf;
  gameIn(shelf.games.open(shelf.path(u"one.nilometer"_s)));
  const QList<QByteArray> before = shelf.all();
  JoinedWindow window(shelf);
  window.call(u"Jorg"_s, u"Georg"_s);
  QVERIFY(window.says(u"“Jorg” becomes “Georg” in 2 games."_s));
  window.button().click();
  QCOMPARE(window.view.message(),
           u"“one.nilometer” is the open game. Open or begin another one first."_s);
  QCOMPARE(shelf.all(), before);
  QVERIFY(!window.view.undoButton()->isVisible());
}

void tst_archive_names::undoTakesBackWhatWasDoneLast() {
  const JoinedShelf shelf;
  const QList<QByteArray> before = shelf.all();
  JoinedWindow window(shelf);
  window.call(u"Jorg"_s, u"Georg"_s);
  window.button().click();
  window.view.showPage(ui::ArchiveView::Page::games);
  window.click(window.view.deleteButton());
  QCOMPARE(window.view.undoButton()->look().text, u"Undo delete"_s);
  window.view.undo();
  QCOMPARE(window.view.undoButton()->look().text, u"Old names back"_s);
  window.view.undo();
  QCOMPARE(shelf.all(), before);
  QVERIFY(!window.view.undoButton()->isVisible());
}

void tst_archive_names::rightButtonOffersWhatTheButtonsDo() {
  const JoinedShelf shelf;
  JoinedWindow window(shelf);
  const auto offered = [&window](const QAbstractItemView& rows) {
    const QPoint at = rows.visualRect(rows.model()->index(0, 0)).center();
    QWidget& on = *rows.viewport();
    QContextMenuEvent asks(QContextMenuEvent::Mouse, at, on.mapToGlobal(at));
    QApplication::sendEvent(&on, &asks);
    QStringList texts;
    QMenu& menu = *window.view.findChild<QMenu*>();
    for (const QAction* action : menu.actions()) texts += action->text();
    delete &menu;
    return texts;
  };
  QCOMPARE(offered(*window.view.statistics()->players()), QStringList{u"Rename or join…"_s});
  window.view.showPage(ui::ArchiveView::Page::games);
  QCOMPARE(offered(*window.view.table()), (QStringList{u"Open"_s, u"Names…"_s, u"Delete"_s}));
}

NILOMETER_TEST(tst_archive_names)
#include "tst_archive_names.moc"
