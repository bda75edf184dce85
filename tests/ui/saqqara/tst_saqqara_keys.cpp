// SPDX-License-Identifier: GPL-3.0-or-later
// The list of keys tells those of the game that is on the table, and no others.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/home_program.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "tests/ui/unchanged_entries.h"
#include "tests/words/language_rows.h"
#include "ui/saqqara/action_bar/key_bindings.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/window/help_dialog.h"

#include <QTest>
#include <QTextBrowser>

#include <set>
#include <type_traits>
#include <vector>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using test::HomeProgram;

namespace {

/// One in three games that were recorded as they were played.
void chosenGames(std::size_t shift) {
  QTest::addColumn<const PlayedSaqqara*>("game");
  for (std::size_t i = 0; i < saqqaraGames().size(); ++i) {
    const PlayedSaqqara& game = saqqaraGames()[i];
    if (game.path.starts_with("games/") && test::isChosen(i, 3, shift))
      QTest::newRow(game.path.c_str()) << &game;
  }
}

} // namespace

class tst_SaqqaraKeys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void listIsAboutTheGameOnTheTable_data() { test::languageRows(); }
  void listIsAboutTheGameOnTheTable();
  void everyKeyOfAMoveIsToldAndNoOther();
  void shiftPutsOneBackAndCtrlTakesAll();
  void fifthDigitOverwritesNoCard_data();
  void fifthDigitOverwritesNoCard();
  void refusedRowIsTypedOverOnlyWhereSomebodyGoes_THRESH2();
  void arrowsLeadThroughARefusedRow_THRESH2();
  void cardsOfSeveralPlayersStayWithThem_INFL6();
  void cardsAreTurnedUpByColumnToo_INFL6();
  void enterLeavesEveryEntryAsItWas_data() { chosenGames(0); }
  void enterLeavesEveryEntryAsItWas();
  void digitReplacesTheFirstNumberOfAnEntry_data() { chosenGames(1); }
  void digitReplacesTheFirstNumberOfAnEntry();
  void amountReplacesWhatIsChanged_data() { chosenGames(2); }
  void amountReplacesWhatIsChanged();
};

namespace {

/// The box is chosen on the start page, and its example opened.
View& openExample(HomeProgram& program) {
  program.window.showStart();
  program.window.startView().choose(ui::saqqaraGame());
  program.window.startView().exampleButton()->click();
  return static_cast<View&>(*static_cast<ui::MainWindow&>(program.window).game());
}

QString listOfKeys(HomeProgram& program) {
  QTest::keyClicks(static_cast<ui::MainWindow&>(program.window).game(), u"?"_s);
  const auto* help = program.window.findChild<ui::HelpDialog*>();
  return help == nullptr ? QString() : help->findChild<QTextBrowser*>()->toPlainText();
}

std::set<QString> keysOfMoves(const PlayedSaqqara& game) {
  std::set<QString> keys;
  saqqara::GameRecord begun = game.record;
  begun.entries.clear();
  Session session(begun, std::make_shared<const Edition>(game.edition));
  for (const RecordedEntry& line : game.record.entries) {
    Draft draft;
    draft.begin({&session.game(), &session.shown(), &session.options(), {}});
    const KeyBindings caps(session.game(), session.shown(), draft);
    for (const Action& action : draft.actions()) {
      if (action.open) keys.insert(caps.of(action.move));
    }
    session.enter(line.entry, line.anyway);
  }
  return keys;
}

/// Of the entry being made, in the order of the warehouses.
template <class What> std::vector<int> cardsOf(const View& view, const Edition& edition) {
  std::vector<int> cards;
  const auto& made = std::get<What>(*view.draft().work().entry);
  for (const Warehouse warehouse : edition.warehouses) {
    const auto& card = made.cards[at(warehouse)];
    if constexpr (std::is_same_v<What, OpenMarket>)
      cards.push_back(marketCardId(card) + 1);
    else
      cards.push_back(card);
  }
  return cards;
}
ui::Place* slotOf(const View& view, Player player, Warehouse warehouse) {
  return view.board().place(placeId(BoardPlace::slot, static_cast<int>(warehouse), player));
}

} // namespace

void tst_SaqqaraKeys::listIsAboutTheGameOnTheTable() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  openExample(program);
  QString told = listOfKeys(program);
  QVERIFY2(told.contains(u"H, S, N"_s), qPrintable(told));
  QVERIFY2(!told.contains(u"Sphinx"_s) && !told.contains(u"=, #, /"_s), qPrintable(told));
  program.openGolden(u"revised-4-players"_s);
  told = listOfKeys(program);
  QVERIFY2(!told.contains(u"H, S, N"_s), qPrintable(told));
  QVERIFY2(told.contains(u"Sphinx"_s) && told.contains(u"=, #, /"_s), qPrintable(told));
}

void tst_SaqqaraKeys::everyKeyOfAMoveIsToldAndNoOther() {
  std::set<QString> pressed;
  for (const PlayedSaqqara& game : saqqaraGames()) pressed.merge(keysOfMoves(game));
  std::set<QString> told;
  for (const ui::KeyHelp& help : ui::saqqaraGame().help().table) {
    for (const QString& key : help.keys.split(u", "_s)) {
      if (key.size() == 1) told.insert(key);
    }
  }
  QCOMPARE(QStringList(told.begin(), told.end()), QStringList(pressed.begin(), pressed.end()));
}

void tst_SaqqaraKeys::shiftPutsOneBackAndCtrlTakesAll() {
  HomeProgram program;
  View& view = openExample(program);
  const Question* goods = nullptr;
  for (const Question& question : view.draft().questions()) {
    if (question.ask == Ask::goods) goods = &question;
  }
  QVERIFY(goods != nullptr);
  const ui::QuestionId question = goods->id();
  const auto most = std::ranges::max_element(goods->choices, {}, &Choice::most);
  const int good = most->id;
  const int there = most->most;
  QVERIFY(there > 1);
  const auto taken = [&] {
    for (const Question& asked : view.draft().questions()) {
      const auto choice = std::ranges::find(asked.choices, good, &Choice::id);
      if (asked.id() == question && choice != asked.choices.end()) return choice->count;
    }
    return -1;
  };
  const char key = view.keys().of(ui::ChoiceId{question, good}).front().toLatin1();
  QTest::keyClick(&view, key);
  QTest::keyClick(&view, key);
  QCOMPARE(taken(), 2);
  QTest::keyClick(&view, key, Qt::ShiftModifier);
  QCOMPARE(taken(), 1);
  QTest::mouseClick(view.choice(question, good), Qt::LeftButton, Qt::ControlModifier);
  QCOMPARE(taken(), there);
}

void tst_SaqqaraKeys::fifthDigitOverwritesNoCard_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("market cards") << static_cast<int>(Phase::market);
  QTest::newRow("thresholds") << static_cast<int>(Phase::thresholds);
  QTest::newRow("influence cards") << static_cast<int>(Phase::reveal);
}

void tst_SaqqaraKeys::fifthDigitOverwritesNoCard() {
  QFETCH(const int, phase);
  SaqqaraWindow table(static_cast<Phase>(phase));
  table.goOn();
  const Edition& edition = table.session.edition();
  const auto read = [&] {
    switch (static_cast<Phase>(phase)) {
    case Phase::market: return cardsOf<OpenMarket>(table.view, edition);
    case Phase::thresholds: return cardsOf<OpenThresholds>(table.view, edition);
    default: return cardsOf<Reveal>(table.view, edition);
    }
  };
  const std::vector<int> typed{2, 3, 4, 5};
  QTest::keyClicks(&table.view, u"234561"_s);
  QCOMPARE(read(), typed);
  // The wrong one is gone back to, and typing goes on from there, up to the last one.
  for (int i = 0; i < 4; ++i) QTest::keyClick(&table.view, Qt::Key_Left);
  QTest::keyClicks(&table.view, u"6715"_s);
  const std::vector<int> corrected{6, 7, 1, 5};
  QCOMPARE(read(), corrected);
}

void tst_SaqqaraKeys::refusedRowIsTypedOverOnlyWhereSomebodyGoes_THRESH2() {
  SaqqaraWindow table(Phase::thresholds);
  table.goOn();
  const auto read = [&] { return cardsOf<OpenThresholds>(table.view, table.session.edition()); };
  QTest::keyClicks(&table.view, u"3546"_s);
  QVERIFY(table.view.strip().content().refused);
  QTest::keyClicks(&table.view, u"29"_s);
  const std::vector<int> typed{3, 5, 4, 6};
  QCOMPARE(read(), typed);
  QTest::keyClick(&table.view, Qt::Key_Left);
  QTest::keyClicks(&table.view, u"29"_s);
  const std::vector<int> corrected{3, 5, 4, 2};
  QCOMPARE(read(), corrected);
  QVERIFY(table.view.strip().content().canConfirm);
}

void tst_SaqqaraKeys::arrowsLeadThroughARefusedRow_THRESH2() {
  for (const auto& [on, back] :
       {std::pair(Qt::Key_Right, Qt::Key_Left), {Qt::Key_Down, Qt::Key_Up}}) {
    SaqqaraWindow table(Phase::thresholds);
    table.goOn();
    const auto& order = table.session.edition().warehouses;
    const auto now = [&] { return table.view.draft().work().next; };
    QTest::keyClicks(&table.view, u"5678"_s);
    QVERIFY(table.view.strip().content().refused);
    QVERIFY(!now());
    for (std::size_t i = order.size(); i > 0; --i) {
      QTest::keyClick(&table.view, back);
      QVERIFY2(now() == order[i - 1], qPrintable(QString::number(i)));
    }
    for (std::size_t i = 1; i < order.size(); ++i) {
      QTest::keyClick(&table.view, on);
      QVERIFY2(now() == order[i], qPrintable(QString::number(i)));
    }
  }
}

void tst_SaqqaraKeys::cardsOfSeveralPlayersStayWithThem_INFL6() {
  SaqqaraWindow table(Phase::reveal);
  table.goOn();
  const Edition& edition = table.session.edition();
  const auto& order = edition.warehouses;
  const std::size_t before = table.session.entries();
  const auto who = [&] { return std::get<Reveal>(*table.view.draft().work().entry).player; };
  const Player first = who();
  const auto other = static_cast<Player>((first + 1) % table.session.players());
  QTest::keyClicks(&table.view, u"23"_s);
  QTest::mouseClick(slotOf(table.view, other, order[0]), Qt::LeftButton);
  QCOMPARE(who(), other);
  const std::vector<int> none{0, 0, 0, 0};
  QCOMPARE(cardsOf<Reveal>(table.view, edition), none);
  QTest::keyClicks(&table.view, u"4"_s);
  QTest::mouseClick(slotOf(table.view, first, order[2]), Qt::LeftButton);
  const std::vector<int> two{2, 3, 0, 0};
  QCOMPARE(cardsOf<Reveal>(table.view, edition), two);
  QTest::keyClicks(&table.view, u"56"_s);
  const std::vector<int> four{2, 3, 5, 6};
  QCOMPARE(cardsOf<Reveal>(table.view, edition), four);
  // Enter ends what is seen; the rest is kept.
  QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(table.session.entries(), before + 1);
  QTest::mouseClick(slotOf(table.view, other, order[1]), Qt::LeftButton);
  QCOMPARE(who(), other);
  QTest::keyClicks(&table.view, u"567"_s);
  const std::vector<int> theirs{4, 5, 6, 7};
  QCOMPARE(cardsOf<Reveal>(table.view, edition), theirs);
  // Undo takes only what is begun.
  table.view.undo();
  QCOMPARE(table.session.entries(), before + 1);
  QVERIFY(!table.view.hasBegun());
  QTest::mouseClick(slotOf(table.view, other, order[0]), Qt::LeftButton);
  QCOMPARE(cardsOf<Reveal>(table.view, edition), none);
}

void tst_SaqqaraKeys::cardsAreTurnedUpByColumnToo_INFL6() {
  for (const bool byMouse : {true, false}) {
    SaqqaraWindow table(Phase::reveal);
    table.goOn();
    const Edition& edition = table.session.edition();
    const std::size_t before = table.session.entries();
    const auto players = table.session.players();
    for (int column = 0; column < warehouseCount; ++column) {
      for (int player = 0; player < players; ++player) {
        const Warehouse warehouse = edition.warehouses[at(column)];
        if (byMouse || (column == 0 && player == 0)) {
          ui::Place* const slot = slotOf(table.view, static_cast<Player>(player), warehouse);
          QTest::mouseClick(slot, Qt::LeftButton);
        }
        QTest::keyClicks(&table.view, QString::number(player + column + 1));
        if (!byMouse && player + 1 < players) QTest::keyClick(&table.view, Qt::Key_Down);
      }
      if (byMouse || column + 1 == warehouseCount) continue;
      for (int player = 1; player < players; ++player) QTest::keyClick(&table.view, Qt::Key_Up);
    }
    for (int i = 0; i < players; ++i) QTest::keyClick(&table.view, Qt::Key_Return);
    QCOMPARE(table.session.entries(), before + at(players));
    for (std::size_t i = before; i < table.session.entries(); ++i) {
      const auto& reveal = std::get<Reveal>(table.session.record().entries[i].entry);
      for (int column = 0; column < warehouseCount; ++column) {
        QCOMPARE(int(reveal.cards[at(edition.warehouses[at(column)])]), reveal.player + column + 1);
      }
    }
  }
}

void tst_SaqqaraKeys::enterLeavesEveryEntryAsItWas() {
  QFETCH(const PlayedSaqqara*, game);
  SaqqaraWindow table(game->record, game->edition);
  test::enterEachUnchanged(table.view, table.session);
}

void tst_SaqqaraKeys::digitReplacesTheFirstNumberOfAnEntry() {
  QFETCH(const PlayedSaqqara*, game);
  SaqqaraWindow table(game->record, game->edition);
  const int typed =
      test::typeIntoEach(table.view, table.session, [](const View& view) -> std::optional<int> {
        const auto& questions = view.draft().questions();
        const auto first = std::ranges::find_if(questions, [](const Question& question) {
          return question.kind == Question::Kind::digits || isCard(question.ask);
        });
        if (first == questions.end()) return std::nullopt;
        if (first->kind == Question::Kind::digits) return first->number;
        const auto chosen = std::ranges::find_if(first->choices, &Choice::chosen);
        return first->ask == Ask::marketCard ? chosen->id + 1 : chosen->id;
      });
  QVERIFY(typed > 0);
}

void tst_SaqqaraKeys::amountReplacesWhatIsChanged() {
  QFETCH(const PlayedSaqqara*, game);
  SaqqaraWindow table(game->record, game->edition);
  QVERIFY(test::pressAnAmountOfEach(table.view, table.session) > 10);
}

NILOMETER_TEST(tst_SaqqaraKeys)
#include "tst_saqqara_keys.moc"
