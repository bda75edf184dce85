// SPDX-License-Identifier: GPL-3.0-or-later
// "Not now" for what the table of Saqqara is asked to read off: it waits and is asked for again, or
// the key says why it cannot wait (STALL-1, ASK-1 to ASK-3).
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/saqqara/board/board_view.h"
#include "ui/text/language.h"
#include "ui/text/rule_link.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto gameOfFour = "games/saqqara-4-players";

/// The copy of a recorded game of which nobody has read the distribution table.
Edition unread() {
  Edition edition = saqqaraGame(gameOfFour).edition;
  for (YearPrint& row : edition.sheet.rows) row = {};
  return edition;
}

/// That game up to the first question of that phase, told what it knew until then.
saqqara::GameRecord upTo(Phase phase, const Edition& edition) {
  const PlayedSaqqara& game = saqqaraGame(gameOfFour);
  saqqara::GameRecord record = game.record;
  record.entries.clear();
  for (const auto& line : game.record.entries) {
    State state = record::stateAfter(record, edition, record.entries.size());
    if (state.phase == phase) return record;
    if (state.phase == Phase::stock) record.entries.emplace_back().entry = TableNumber{2};
    if (state.phase == Phase::stall) record.entries.emplace_back().entry = MoveStall{lastField};
    record.entries.push_back(line);
  }
  qFatal("no such phase");
}

Edition editionWithoutPoints() {
  Edition edition = saqqaraGame(gameOfFour).edition;
  for (auto& pyramid : edition.sheet.levels) {
    for (LevelPrint& level : pyramid) level.points.reset();
  }
  return edition;
}
/// That game to its end, without the points that were told.
saqqara::GameRecord unreadPoints() {
  saqqara::GameRecord record = saqqaraGame(gameOfFour).record;
  std::erase_if(record.entries, [](const auto& line) {
    const auto* told = std::get_if<Tell>(&line.entry);
    return told != nullptr && told->what == Told::points;
  });
  return record;
}

struct AskedWindow : SaqqaraWindow {
  AskedWindow(const saqqara::GameRecord& record, const Edition& edition)
      : SaqqaraWindow(record, edition) {
    goOn();
  }
  explicit AskedWindow(Phase phase) : AskedWindow(upTo(phase, unread()), unread()) {}

  void keys(const QString& letters) { QTest::keyClicks(&view, letters); }
  [[nodiscard]] std::size_t entered() const { return session.record().entries.size(); }
  [[nodiscard]] const Entry& last() const { return session.record().entries.back().entry; }
  /// By which rule the last press was refused; empty if it was not.
  [[nodiscard]] QString refusedBy() const {
    const ui::StripContent& content = view.strip().content();
    return content.refused ? text::textAndRule(content.body, ruleNames).rule : QString();
  }
};

} // namespace

class tst_saqqara_not_now : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void numberWaitsUntilGoodsAreInvested_ASK1();
  void stallWaitsWithAQuestionMark_STALL1();
  void otherPointsAreReadFirst_ASK3();
  void pointsPutOffAreAskedForBehindAllOthers_ASK3();
  void whatIsTurnedUpCannotWait_data();
  void whatIsTurnedUpCannotWait();
};

void tst_saqqara_not_now::numberWaitsUntilGoodsAreInvested_ASK1() {
  AskedWindow window(Phase::stock);
  const std::size_t asked = window.entered();
  const QString before = QString::fromStdString(window.session.written());
  window.keys(u"/"_s);
  QCOMPARE(window.entered(), asked + 1);
  QVERIFY(window.last() == Entry(Later{Waiting::number}));
  QVERIFY(window.session.logLine(asked).headline.contains(u'?'));
  QCOMPARE(window.session.shown().phase, Phase::thresholds);
  window.keys(u"2345"_s);
  QTest::keyClick(&window.view, Qt::Key_Return);
  window.goOn();
  // Asked again, and nothing goes on without it.
  QCOMPARE(window.session.shown().phase, Phase::stock);
  const std::size_t again = window.entered();
  window.keys(u"/"_s);
  QCOMPARE(window.entered(), again);
  QCOMPARE(window.refusedBy(), u"ASK-1"_s);
  window.keys(u"3"_s);
  QTest::keyClick(&window.view, Qt::Key_Return);
  QVERIFY(window.last() == Entry(TableNumber{3}));
  QVERIFY(!window.session.shown().numberWaits);
  QVERIFY(window.session.shown().phase > Phase::stock);
  while (window.entered() > asked) window.view.undo();
  QCOMPARE(QString::fromStdString(window.session.written()), before);
}

void tst_saqqara_not_now::stallWaitsWithAQuestionMark_STALL1() {
  AskedWindow window(Phase::stall);
  const Field there = window.session.shown().stall;
  window.keys(u"/"_s);
  QVERIFY(window.last() == Entry(Later{Waiting::stall}));
  QVERIFY(window.session.shown().phase > Phase::stall);
  QCOMPARE(window.session.shown().stall, there);
  const QString name =
      window.view.board().place(placeId(BoardPlace::field, there))->accessibleName();
  QVERIFY2(name.contains(u"stall ?"_s), qPrintable(name));
  // What was put off is read where it stands in the log.
  window.session.startReplacing(window.entered() - 1);
  window.keys(u"3"_s);
  if (window.session.amended() == nullptr) QTest::keyClick(&window.view, Qt::Key_Return);
  QVERIFY(window.session.amended() != nullptr);
  window.session.keepAmended();
  QVERIFY(window.last() == Entry(MoveStall{2}));
  QVERIFY(!window.session.shown().stallWaits);
}

void tst_saqqara_not_now::otherPointsAreReadFirst_ASK3() {
  AskedWindow window(unreadPoints(), editionWithoutPoints());
  QCOMPARE(window.session.shown().phase, Phase::final);
  const std::size_t entered = window.entered();
  const auto place = [&] { return placeOf(std::get<Tell>(*window.view.draft().work().entry)); };
  const auto& asked = window.session.options().asked;
  QVERIFY(asked.size() > 2);
  QVERIFY(place() == asked[0]);
  window.keys(u"/"_s);
  QVERIFY(place() == asked[1]);
  window.keys(u"//"_s);
  QVERIFY(place() == asked[3 % asked.size()]);
  QCOMPARE(window.entered(), entered);
  QVERIFY(!window.view.strip().content().refused);
}

void tst_saqqara_not_now::pointsPutOffAreAskedForBehindAllOthers_ASK3() {
  AskedWindow window(unreadPoints(), editionWithoutPoints());
  const auto place = [&] { return placeOf(std::get<Tell>(*window.view.draft().work().entry)); };
  const PrintedPlace putOff = place();
  const std::size_t all = window.session.options().asked.size();
  QVERIFY(all > 2);
  window.keys(u"/"_s);
  for (std::size_t left = all - 1; left > 0; --left) {
    QCOMPARE(window.session.options().asked.size(), left + 1);
    QVERIFY(place() != putOff);
    window.keys(u"2"_s);
    QTest::keyClick(&window.view, Qt::Key_Return);
    if (window.session.options().asked.size() > left)
      QTest::keyClick(&window.view, Qt::Key_Return); // it was doubtful
  }
  QVERIFY(place() == putOff);
}

void tst_saqqara_not_now::whatIsTurnedUpCannotWait_data() {
  QTest::addColumn<int>("phase");
  QTest::addColumn<QString>("rule");
  QTest::addColumn<QString>("why");
  const auto row = [](const char* name, Phase phase, const QString& rule, const QString& why) {
    QTest::newRow(name) << static_cast<int>(phase) << rule << why;
  };
  row("thresholds", Phase::thresholds, u"THRESH-1"_s, u"before investing"_s);
  row("market cards", Phase::market, u"MARKET-2"_s, u"bid for them"_s);
  row("influence cards", Phase::reveal, u"INFL-6"_s, u"who gets the goods"_s);
}

void tst_saqqara_not_now::whatIsTurnedUpCannotWait() {
  QFETCH(const int, phase);
  QFETCH(const QString, rule);
  AskedWindow window(beginningOf(saqqaraGame(gameOfFour), static_cast<Phase>(phase)),
                     saqqaraGame(gameOfFour).edition);
  const std::size_t entered = window.entered();
  window.keys(u"/"_s);
  QCOMPARE(window.entered(), entered);
  QCOMPARE(window.refusedBy(), rule);
  QFETCH(const QString, why);
  QVERIFY(window.view.strip().content().body.contains(why));
}

NILOMETER_TEST(tst_saqqara_not_now)
#include "tst_saqqara_not_now.moc"
