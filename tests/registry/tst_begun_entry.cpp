// SPDX-License-Identifier: GPL-3.0-or-later
// What is begun is kept while the past is looked at or put right, in every game.
#include "test_program.h"

#include "registry/between_games.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

/// A game with a begun entry, some of its last entries taken back.
struct BegunGame : BetweenGames {
  explicit BegunGame(const ui::Game& kind, int back) {
    window.openFile(put(kind));
    for (int i = 0; i < back; ++i) window.session()->undo();
  }
  /// The last entry of the log has the keyboard.
  void toTheLog() {
    ui::LogView& log = window.game()->log();
    log.setCurrentIndex(log.model()->index(log.model()->rowCount() - 1, 0));
    log.setFocus();
  }
};

} // namespace

class tst_begun_entry : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void staysWhileAnEntryOfTheLogIsChanged_data() { games(); }
  void staysWhileAnEntryOfTheLogIsChanged();
  void staysWhileThePastIsLookedAt_data() { games(); }
  void staysWhileThePastIsLookedAt();
  void staysWhenPlayersAreRenamed_data() { games(); }
  void staysWhenPlayersAreRenamed();
  void isTakenBackByOnePressWithWhatIsRefused_data() { games(); }
  void isTakenBackByOnePressWithWhatIsRefused();
  void isGoneWhereTheTurnIsAnother_data() { games(); }
  void isGoneWhereTheTurnIsAnother();

private:
  static void games() {
    QTest::addColumn<const ui::Game*>("kind");
    for (const ui::Game* kind : ui::games()) QTest::newRow(qPrintable(kind->name())) << kind;
  }
};

void tst_begun_entry::staysWhileAnEntryOfTheLogIsChanged() {
  QFETCH(const ui::Game*, kind);
  int met = 0;
  for (int back = 0; back < 12; ++back) {
    BegunGame program(*kind, back);
    if (!program.begins()) continue;
    ++met;
    const QStringList asked = program.asked();
    program.toTheLog();
    BetweenGames::press(Qt::Key_F2);
    QVERIFY(program.window.session()->amending());
    BetweenGames::press(Qt::Key_Escape);
    QVERIFY(!program.window.session()->isPast());
    QVERIFY2(program.window.game()->hasBegun(), qPrintable(asked.join(u'|')));
    QCOMPARE(program.asked(), asked);
    // Taken back it is gone, and stays so.
    BetweenGames::press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!program.window.game()->canDrop());
    program.toTheLog();
    BetweenGames::press(Qt::Key_F2);
    BetweenGames::press(Qt::Key_Escape);
    QVERIFY(!program.window.game()->canDrop());
  }
  QVERIFY(met > 3);
}

void tst_begun_entry::staysWhileThePastIsLookedAt() {
  QFETCH(const ui::Game*, kind);
  BegunGame program(*kind, 0);
  QVERIFY(program.begins());
  const QStringList asked = program.asked();
  ui::GameSession& session = *program.window.session();
  session.lookAt(session.entries() - 2);
  session.startReplacing(session.entries() - 1);
  static_cast<void>(program.begins()); // another entry
  session.lookAt(session.entries() - 3);
  session.backToNow();
  QCOMPARE(program.asked(), asked);
  // The entry that was made in the past is none of the present.
  BetweenGames::press(Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(!program.window.game()->canDrop());
}

void tst_begun_entry::staysWhenPlayersAreRenamed() {
  QFETCH(const ui::Game*, kind);
  BegunGame program(*kind, 0);
  QVERIFY(program.begins());
  record::Naming naming = program.window.session()->naming();
  naming.title = "Friday";
  const QStringList asked = program.asked();
  program.window.session()->rename(naming);
  QCoreApplication::processEvents();
  QCOMPARE(program.window.session()->title(), u"Friday"_s);
  QCOMPARE(program.asked(), asked);
}

void tst_begun_entry::isTakenBackByOnePressWithWhatIsRefused() {
  QFETCH(const ui::Game*, kind);
  int met = 0;
  for (int back = 0; back < 24; ++back) {
    BegunGame program(*kind, back);
    const ui::GameView& table = *program.window.game();
    const ui::StripView& strip = table.strip();
    if (table.hasBegun() || !program.begins() || strip.content().refused) continue;
    const std::vector<ui::QuestionRow> rows = strip.content().rows;
    for (auto* chip : strip.findChildren<ui::Chip*>()) {
      const bool isClosed = chip->isVisible() && !chip->isEnabled();
      if (!isClosed || chip->look().tone != ui::ChipLook::Tone::choice) continue;
      QTest::mouseClick(chip, Qt::LeftButton);
      if (strip.content().refused || strip.content().rows != rows) break;
    }
    // One that is chosen against the rules is what was chosen last itself.
    if (!strip.content().refused || strip.content().rows != rows) continue;
    ++met;
    BetweenGames::press(Qt::Key_Escape);
    QVERIFY(!strip.content().refused);
    QVERIFY2(!table.hasBegun(), qPrintable(strip.content().title));
  }
  // In Egizia a closed choice is answered beside it, not in the strip.
  if (kind->name() != u"Egizia"_s) QVERIFY(met > 3);
}

void tst_begun_entry::isGoneWhereTheTurnIsAnother() {
  QFETCH(const ui::Game*, kind);
  int met = 0;
  for (int back = 0; back < 12; ++back) {
    BegunGame program(*kind, back);
    ui::GameSession& session = *program.window.session();
    if (!program.begins()) continue;
    const table::Player asked = program.window.game()->decides();
    const int phase = session.clock().phase;
    session.startRemoving(session.entries() - 1);
    session.keepAmended();
    const bool isSame = program.window.game()->decides() == asked && session.clock().phase == phase;
    if (!isSame) QVERIFY(!program.window.game()->canDrop());
    met += isSame ? 0 : 1;
  }
  QVERIFY(met > 0);
}

NILOMETER_TEST(tst_begun_entry)
#include "tst_begun_entry.moc"
