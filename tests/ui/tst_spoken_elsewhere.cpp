// SPDX-License-Identifier: GPL-3.0-or-later
// What is said aloud besides the answers of the table.
#include "test_program.h"

#include "tests/ui/check_program.h"
#include "tests/ui/hearing.h"
#include "tests/ui/notice.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"
#include "tests/ui/shelf_fixture.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/history_edit/amended_card.h"

#include <QTest>

#include <algorithm>
#include <variant>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

class tst_spoken_elsewhere : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void whatACorrectionLeadsToIsSaid_data() { languageRows(); }
  void whatACorrectionLeadsToIsSaid();
  void whatIsKnownOfTheFileIsSaid();
  void nonsenseOfACopyIsSaidAndThatItIsGone();
  void keyThatWaitsForAResultSaysHowToGoOn();
};

void tst_spoken_elsewhere::whatACorrectionLeadsToIsSaid() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", 60);
  Hearing hearing;
  (void)hearing.said();
  const auto ship = std::ranges::find_if(window.session.record().entries, [](const auto& entry) {
    return std::holds_alternative<egizia::PlaceShip>(entry.entry);
  });
  const auto number = static_cast<std::size_t>(ship - window.session.record().entries.begin());
  window.session.startReplacing(number);
  const QString begun = hearing.said().join(u' ');
  QVERIFY2(begun.contains(window.view.strip().content().title), qPrintable(begun));
  window.session.dropAmended();
  (void)hearing.said();
  window.session.startRemoving(number);
  ui::AmendedCard& card = window.view.amended();
  QVERIFY(card.isVisible());
  const QString said = hearing.said().join(u' ');
  QVERIFY2(said.contains(card.title()), qPrintable(said));
  for (const ui::Chip* answer : {card.yesButton(), card.noButton()}) {
    QVERIFY2(said.contains(answer->look().text), qPrintable(said));
  }
  QVERIFY2(!said.contains(u'<') && said.size() > 60, qPrintable(said));
  // It is not said again for nothing.
  card.refresh();
  QVERIFY(!hearing.said().join(u' ').contains(card.title()));
}

void tst_spoken_elsewhere::whatIsKnownOfTheFileIsSaid() {
  QVERIFY(text::useLanguage(u"en"));
  HomeProgram program;
  const QString path = program.file(u"games/game.nilometer"_s);
  const auto game = [](std::size_t entries) {
    return QByteArray::fromStdString(egizia::writeRecord(firstEntries(entries), *shelfEdition()));
  };
  writeBytes(path, game(40));
  program.window.openFile(path);
  Hearing hearing;
  writeBytes(path, game(30));
  program.window.session()->undo();
  QTRY_VERIFY(!noticeIn(program.window).isEmpty());
  const QString said = hearing.said().join(u' ');
  QVERIFY2(said.contains(noticeIn(program.window)), qPrintable(said));
}

void tst_spoken_elsewhere::nonsenseOfACopyIsSaidAndThatItIsGone() {
  QVERIFY(text::useLanguage(u"en"));
  CheckProgram program;
  program.open();
  program.choose(egizia::PrintedPage::obelisk);
  Hearing hearing;
  (void)hearing.said();
  program.enter(u"obelisk.rows[1].value"_s, 0);
  QVERIFY(!program.view().problems().isEmpty());
  const QString said = hearing.said().join(u' ');
  QVERIFY2(said.contains(program.view().problems().section(u'\n', 0, 0)), qPrintable(said));
  program.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(program.view().problems().isEmpty());
  const QString then = hearing.said().join(u' ');
  QVERIFY2(then.contains(u"All of this page makes sense now."_s), qPrintable(then));
}

void tst_spoken_elsewhere::keyThatWaitsForAResultSaysHowToGoOn() {
  using namespace pyramidion_test;
  QVERIFY(text::useLanguage(u"en"));
  const PlayedPyramidion& game = gameNamed("4-players");
  const auto hasTroop = [](const pyramidion::State& state) {
    return state.phase == pyramidion::Phase::site &&
           std::ranges::any_of(state.sites, [](const auto& site) {
             return site.troop(pyramidion::Troop::torturer) != table::noPlayer;
           });
  };
  pyramidion::GameRecord record = EnteringTable::recordTo(game, hasTroop);
  const pyramidion::Entry last = record.entries.back().entry;
  record.entries.pop_back();
  pyramidion::Session session(std::move(record),
                              std::make_shared<const pyramidion::Edition>(*game.edition));
  pyramidion::View view(session);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  QVERIFY(session.enter(last).accepted);
  QVERIFY(!view.strip().content().columns.empty());
  Hearing hearing;
  (void)hearing.said();
  QTest::keyClick(&view, Qt::Key_F);
  QCOMPARE(hearing.said(), QStringList{u"Press Enter first: Continue."_s});
}

NILOMETER_TEST(tst_spoken_elsewhere)
#include "tst_spoken_elsewhere.moc"
