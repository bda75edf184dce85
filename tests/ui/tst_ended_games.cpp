// SPDX-License-Identifier: GPL-3.0-or-later
// What lists of finished games say of a result that is not settled, that was changed since, and in
// which order they stand.
#include "test_program.h"

#include "engine/record/disputes.h"
#include "tests/ui/form_page_checks.h"
#include "tests/ui/left_game.h"
#include "tests/ui/position_family.h"
#include "ui/pages/archive/archived_game.h"
#include "ui/registry/games.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/window/start_button.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_tiles.h"

#include <QMenu>
#include <QPointer>

using namespace nilometer;
using namespace nilometer::test;
using ui::ArchiveModel;
using enum ui::PositionRow;

namespace {

/// Says in that dialog what there should be instead, as Ben has counted.
void markAs(ui::DisputeDialog& dialog, const QString& other) {
  dialog.other().setText(other);
  dialog.note().setText(u"Ben counted again"_s);
  const QPointer<ui::DisputeDialog> asked(&dialog);
  dialog.markButton().click();
  if (!QTest::qWaitFor([&] { return asked.isNull(); })) qFatal("the dialog stays");
}

/// A position of two players, 60 and 61 points, as it is entered.
class Entered : public Family {
public:
  Entered() : Entered(std::make_unique<QTemporaryDir>()) {}
  [[nodiscard]] const QTemporaryDir& home() const { return *m_home; }

  /// What Anna might have instead.
  void dispute(const QString& points) const {
    view().table().focusCell({ui::PositionRow::points, 0, 0});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_D, Qt::ControlModifier);
    markAs(*view().form.findChild<ui::DisputeDialog*>(), points);
  }
  /// A cell of the first row of the archive.
  [[nodiscard]] QVariant listedAt(int column, int role = Qt::DisplayRole) {
    if (listed().isEmpty()) qFatal("nothing is listed");
    return window.archive()->rows().index(0, column).data(role);
  }
  [[nodiscard]] const ui::TileLook& tile() {
    window.showStart();
    const ui::StartTile& tile = *window.startView().archiveButton();
    if (!QTest::qWaitFor([&] { return !tile.look().name.isEmpty(); })) qFatal("nothing is told");
    return tile.look();
  }

private:
  explicit Entered(std::unique_ptr<QTemporaryDir> home) : Family(*home), m_home(std::move(home)) {
    begin();
    enterAll();
  }
  std::unique_ptr<QTemporaryDir> m_home;
};

/// The first entry of a golden game without which somebody else wins.
egizia::GameRecord disputedGame() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-2-players-tie", *edition);
  const auto played = record::replay(game, *edition);
  const auto winner = egizia::ranking(played.game, played.state).front();
  for (std::size_t i = 1; i < game.entries.size(); ++i) {
    egizia::GameRecord record = game;
    record.entries[i].dispute = record::Dispute<egizia::Rules>{
        .note = "was it made at all?", .otherwise = record::OtherWay<egizia::Rules>()};
    const record::OtherScore other = record::otherScore(record, played, i);
    if (other.isOver && other.ranking.front() != winner) return record;
  }
  qFatal("nothing decides the game");
}

} // namespace

class tst_ended_games : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void disputedVictoryOfAnEndPositionIsNotSettled();
  void disputedVictoryOfARecordIsNotSettled();
  void disputedVictoryOfAnotherGameIsNotSettled();
  void disputeThatChangesNobodysPlaceIsNotTold();
  void changedResultSaysSoWhereItIsOfferedToGoOn();
  void changedResultOfAnotherGameSaysSo();
  void gameThatEndedLastStandsFirst();
  void recentGamesStandInTheOrderOfTheirEnds();
};

void tst_ended_games::disputedVictoryOfAnEndPositionIsNotSettled() {
  Entered family;
  family.dispute(u"99"_s);
  family.click(family.view().scoreButton());
  const QString winner = family.listedAt(ArchiveModel::Winner).toString();
  QVERIFY2(winner.endsWith(u" Ben?"_s), qPrintable(winner));
  const QString tip = family.listedAt(ArchiveModel::Winner, Qt::ToolTipRole).toString();
  QVERIFY2(tip.contains(u"The winner is not settled."_s), qPrintable(tip));
  QCOMPARE(family.tile().name, u"Ben? 63"_s);
}

void tst_ended_games::disputedVictoryOfARecordIsNotSettled() {
  Home home;
  leave(home, u"disputed"_s, disputedGame(), SIZE_MAX);
  HomeProgram program(home.directory());
  program.window.showArchive();
  QTRY_VERIFY(!program.window.archive()->isLoading());
  const QString winner =
      program.window.archive()->rows().index(0, ArchiveModel::Winner).data().toString();
  QVERIFY2(winner.endsWith(u'?'), qPrintable(winner));
  program.window.showStart();
  const ui::StartTile& tile = *program.window.startView().archiveButton();
  QTRY_VERIFY2(tile.look().name.contains(u"? "_s), qPrintable(tile.look().name));
}

void tst_ended_games::disputedVictoryOfAnotherGameIsNotSettled() {
  Home home;
  const std::unique_ptr<ui::EndPositionPage> page(static_cast<ui::EndPositionPage*>(
      ui::saqqaraGame().positionPage(home.games, home.preferences, nullptr)));
  page->resize(1280, 720);
  page->show();
  page->start();
  typeOver(*page, "0.nile", u"5"_s);
  typeOver(*page, "1.nile", u"7"_s);
  markAs(askAbout(*page, "0.nile"), u"9"_s);
  page->view().scoreButton().click();
  QVERIFY(page->isSaved());
  ui::ArchiveView view(home.games, ui::games());
  view.refresh();
  QTRY_COMPARE(view.rows().rowCount(), 1);
  const QString winner = view.rows().index(0, ArchiveModel::Winner).data().toString();
  QVERIFY2(winner.endsWith(u'?'), qPrintable(winner));
}

void tst_ended_games::disputeThatChangesNobodysPlaceIsNotTold() {
  Entered family;
  family.dispute(u"50"_s);
  family.click(family.view().scoreButton());
  const QString winner = family.listedAt(ArchiveModel::Winner).toString();
  QVERIFY2(winner.endsWith(u" Ben"_s), qPrintable(winner));
  QCOMPARE(family.tile().name, u"Ben 63"_s);
}

void tst_ended_games::changedResultSaysSoWhereItIsOfferedToGoOn() {
  Entered entered;
  entered.click(entered.view().scoreButton());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  entered.type(points, 0, u"99"_s);
  QVERIFY(entered.page().isSaved());
  Family family(entered.home());
  const ui::StartButton& button = *family.window.startView().continuePositionButton();
  QVERIFY(button.isVisible());
  QVERIFY2(button.text().contains(u"not scored anew"_s), qPrintable(button.text()));
  QVERIFY2(button.toolTip().contains(u"The result from before counts"_s),
           qPrintable(button.toolTip()));
  QCOMPARE(family.listed().size(), 1);
  const QString listed = family.window.archive()
                             ->rows()
                             .index(0, ArchiveModel::Players)
                             .data(Qt::AccessibleTextRole)
                             .toString();
  QVERIFY2(listed.endsWith(u"changed since"_s), qPrintable(listed));
  const QString tip = family.window.archive()
                          ->rows()
                          .index(0, ArchiveModel::Players)
                          .data(Qt::ToolTipRole)
                          .toString();
  QVERIFY2(tip.contains(u"The result from before counts"_s), qPrintable(tip));
}

void tst_ended_games::changedResultOfAnotherGameSaysSo() {
  Home home;
  {
    const std::unique_ptr<ui::EndPositionPage> page(static_cast<ui::EndPositionPage*>(
        ui::saqqaraGame().positionPage(home.games, home.preferences, nullptr)));
    page->resize(1280, 720);
    page->show();
    page->start();
    typeOver(*page, "0.nile", u"5"_s);
    page->view().scoreButton().click();
    page->start();
    typeOver(*page, "0.nile", u"9"_s);
    QVERIFY(page->isSaved());
  }
  HomeProgram program(home.directory());
  program.window.showArchive();
  QTRY_VERIFY(!program.window.archive()->isLoading());
  const ui::ArchiveRows& rows = program.window.archive()->rows();
  QCOMPARE(rows.rowCount(), 1);
  const QString listed =
      rows.index(0, ArchiveModel::Players).data(Qt::AccessibleTextRole).toString();
  QVERIFY2(listed.endsWith(u"changed since"_s), qPrintable(listed));
}

void tst_ended_games::gameThatEndedLastStandsFirst() {
  Home home;
  egizia::GameRecord record = goldenGame("revised-4-players", *goldenEdition());
  for (const auto& [name, time] :
       {std::pair(u"a"_s, "2026-11-20T19:00:00"), std::pair(u"b"_s, "2026-11-20T22:00:00"),
        std::pair(u"c"_s, "2026-11-20T20:30:00")}) {
    record.entries.back().time = time;
    record.header.title = name.toStdString();
    leave(home, name, record, SIZE_MAX, name);
  }
  HomeProgram program(home.directory());
  program.window.showArchive();
  QTRY_VERIFY(!program.window.archive()->isLoading());
  const ui::ArchiveRows& rows = program.window.archive()->rows();
  QStringList titles;
  for (int row = 0; row < rows.rowCount(); ++row) {
    titles += rows.index(row, ArchiveModel::Title).data().toString();
  }
  QCOMPARE(titles, QStringList({u"b"_s, u"c"_s, u"a"_s}));
}

void tst_ended_games::recentGamesStandInTheOrderOfTheirEnds() {
  Home home;
  leaveGame(home, u"late"_s, SIZE_MAX);
  egizia::GameRecord record = goldenGame("revised-2-players-tie", *goldenEdition());
  record.header.date = goldenGame("revised-4-players", *goldenEdition()).header.date;
  leave(home, u"early"_s, record, SIZE_MAX);
  const auto end = [&](const QString& name, const QTime& time) {
    QFile file(home.file(u"games/%1.nilometer"_s.arg(name)));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(
        file.setFileTime(QDateTime(QDate::currentDate(), time), QFileDevice::FileModificationTime));
  };
  end(u"late"_s, QTime(22, 0));
  end(u"early"_s, QTime(19, 0));
  HomeProgram program(home.directory());
  QStringList texts;
  for (const QAction* game : program.window.startView().recentList().actions()) {
    if (!game->isSeparator()) texts += game->text();
  }
  QCOMPARE(texts.size(), 2);
  QVERIFY2(texts.front().contains(u"Anna"_s), qPrintable(texts.front()));
}

NILOMETER_TEST(tst_ended_games)
#include "tst_ended_games.moc"
