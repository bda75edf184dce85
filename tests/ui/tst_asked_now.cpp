// SPDX-License-Identifier: GPL-3.0-or-later
// A question about a printed number is about what is in use now and says why; its answer takes the
// marks away and is there for the next game. Through the window.
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "tests/ui/asked_window.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

#include <QLineEdit>

#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Effect;
using egizia::Player;
using egizia::operator""_rule;
using ui::AskedRow;
using ui::DifferenceCard;

namespace {

/// Whether the last entry costs a player points for missing grain.
bool costs(const ui::EgiziaSession& session, const Effect& effect, Player player) {
  return effect.kind == egizia::EffectKind::points && effect.rule == "FEED-3"_rule &&
         effect.player == player && session.players() > 0;
}

/// Games that end with a feeding in which grain is missing, and the table is asked what it costs.
std::vector<egizia::GameRecord> hungryGames() {
  std::vector<egizia::GameRecord> games;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const egizia::GameRecord whole = askingGame(seed);
    for (std::size_t entries = 1; entries <= whole.entries.size(); ++entries) {
      if (!std::holds_alternative<egizia::Feed>(whole.entries[entries - 1].entry)) continue;
      egizia::GameRecord part = cutGame(whole, entries);
      const auto asked = ui::askedAfterEntry({part, shelfEdition()}, {});
      if (!asked || !asked->place.starts_with("grainMarket.penalties[")) continue;
      games.push_back(std::move(part));
      break;
    }
  }
  return games;
}

std::span<const Effect> lastEffects(const ui::EgiziaSession& session) {
  return session.replay().effectsOf(session.record().entries.size() - 1);
}

std::string penaltyPlace(int step) {
  return "grainMarket.penalties[" + std::to_string(step) + ']';
}

ui::NewGameDialog& newGame(EgiziaWindow& window) {
  window.startNewGame();
  auto* dialog = window.findChild<ui::NewGameDialog*>();
  if (dialog == nullptr) qFatal("no dialog");
  return *dialog;
}

} // namespace

class tst_asked_now : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void feedingAsksForTheStepsOfTheHungry_FEED_3();
  void numberThatCannotBeSaysWhy();
  void unlikelyNumberIsTakenOnlyTheSecondTime();
  void enterTakesTheDoubtedNumber();
  void doubtGoesWithItsQuestion_END3();
  void mainButtonTakesTheTypedNumberFirst();
  void escTakesTheCorrectedNumberBack();
  void differenceIsSeenAtTheEndOfTheFinalScoring_END3();
  void differenceLiesAboveATallStrip();
  void escTakesTheDoubtBackBeforeTheFinalScoring_END3();
  void confirmedStepTakesItsMarksAway_FEED_3();
  void questionInShortIsWhole_data() { languageRows(); }
  void questionInShortIsWhole();
  void questionSaysWhoItMattersFor_data() { languageRows(); }
  void questionSaysWhoItMattersFor();
  void onlyThePlayerBeingScoredIsAskedFor_END3();
  void sphinxCardsToChooseFromCarryTheMark();
  void newGameProposesTheCopyThatWasAnsweredFor();
  void newGameProposesTheCopyThatWasCorrected();
  void numberPutRightIsTakenBackOnTheCopy();
};

void tst_asked_now::feedingAsksForTheStepsOfTheHungry_FEED_3() {
  int asked = 0;
  for (const egizia::GameRecord& game : hungryGames()) {
    AskedWindow table(game);
    std::set<std::string> steps;
    for (Player player = 0; player < table.session().players(); ++player) {
      for (const Effect& effect : lastEffects(table.session())) {
        if (!costs(table.session(), effect, player)) continue;
        steps.insert(penaltyPlace(table.session().shown().player[player].marketStep[1]));
      }
    }
    for (; table.row().isVisible(); ++asked) {
      const std::string place = table.asked().place;
      if (!place.starts_with("grainMarket.")) break;
      QVERIFY2(steps.contains(place), place.c_str());
      table.type(AskedRow::matchesKey);
    }
  }
  QVERIFY(asked > 3);
}

void tst_asked_now::questionInShortIsWhole() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  int inShort = 0;
  for (const egizia::GameRecord& game : hungryGames()) {
    AskedWindow at(game);
    for (const QSize size : {QSize(1280, 720), QSize(1190, 700), QSize(1024, 600)}) {
      at.window.resize(size);
      QCoreApplication::processEvents();
      if (!at.row().isVisible() || at.row().form() != AskedRow::Form::folded) continue;
      ++inShort;
      QVERIFY(at.row().rect().contains(at.row().openButton()->geometry()));
    }
  }
  QVERIFY(inShort > 0);
}

void tst_asked_now::numberThatCannotBeSaysWhy() {
  constexpr int tooMuch = 99;
  const egizia::GameRecord whole = askingGame(1);
  for (std::size_t entries = 1; entries < whole.entries.size(); ++entries) {
    const egizia::GameRecord part = cutGame(whole, entries);
    const auto asked = ui::askedAfterEntry({part, shelfEdition()}, {});
    if (!asked) continue;
    const ui::CopyInPlay copy =
        ui::withFound(ui::egiziaCopies, egizia::documentOf(*shelfEdition()),
                      [&](egizia::EditionDocument& document) {
                        return document.correctNumber(asked->place, tooMuch);
                      });
    if (std::holds_alternative<ui::CheckedCopy>(copy)) continue;
    const AskedWindow table(part);
    table.correct(tooMuch);
    const QString why = table.row().content().said;
    QVERIFY(!why.isEmpty() && table.row().isVisible());
    const auto labels = table.row().findChildren<QLabel*>();
    const auto says = [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(why);
    };
    QVERIFY2(std::ranges::any_of(labels, says), qPrintable(why));
    return;
  }
  QFAIL("every number makes sense in this game");
}

void tst_asked_now::unlikelyNumberIsTakenOnlyTheSecondTime() {
  constexpr int unlikely = 65;
  int seen = 0;
  for (unsigned seed = 1; seed <= 6 && seen < 2; ++seed) {
    const egizia::GameRecord whole = askingGame(seed);
    for (std::size_t entries = 1; entries < whole.entries.size() && seen < 2; ++entries) {
      const egizia::GameRecord part = cutGame(whole, entries);
      const auto asked = ui::askedAfterEntry({part, shelfEdition()}, {});
      const bool isSpace = asked && (asked->place.starts_with("pyramid.rows[") ||
                                     asked->place.starts_with("temple.spaces."));
      if (!isSpace || asked->place.ends_with(".spaces")) continue;
      ++seen;
      const AskedWindow table(part);
      table.correct(unlikely);
      QVERIFY2(table.copies().empty() && table.card().isHidden(), asked->place.c_str());
      QVERIFY(table.row().content().said.contains(QString::number(unlikely)));
      table.correct(unlikely);
      if (table.card().isVisible()) table.takeOver();
      const auto now = ui::printedNumber(table.session().edition().printed, asked->place);
      QCOMPARE(now.value_or(0), unlikely);
    }
  }
  QCOMPARE(seen, 2);
}

void tst_asked_now::enterTakesTheDoubtedNumber() {
  int seen = 0;
  for (unsigned seed = 1; seed <= 24 && seen < 2; ++seed) {
    const AskedWindow table(untilAsked(askingGame(seed)));
    const std::string place = table.asked().place;
    const std::size_t entries = table.session().entries();
    constexpr int unlikely = 65;
    table.correct(unlikely);
    if (!table.row().content().said.contains(u"likely"_s)) continue;
    ++seen;
    QVERIFY(table.copies().empty() && table.card().isHidden());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    if (table.card().isVisible()) table.takeOver();
    QCOMPARE(ui::printedNumber(table.session().edition().printed, place).value_or(0), unlikely);
    QCOMPARE(table.session().entries(), entries);
  }
  QCOMPARE(seen, 2);
}

void tst_asked_now::doubtGoesWithItsQuestion_END3() {
  int seen = 0;
  for (unsigned seed = 1; seed <= 24 && seen < 2; ++seed) {
    const AskedWindow table(beforeFinalScoring(askingGame(seed)));
    const ui::TableFinalScoring& made = table.view().finalScoring();
    bool doubted = false;
    for (int guard = 0; guard < 80 && made.leads() && !doubted; ++guard) {
      constexpr int unlikely = 65;
      if (table.row().isVisible()) table.correct(unlikely);
      doubted = table.row().content().said.contains(u"likely"_s);
      if (!doubted) QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    if (!doubted) continue;
    const QString question = table.row().content().question;
    const std::size_t entries = table.session().entries();
    // The number is left.
    QLineEdit* const number = table.row().numberEdit();
    if (number->isVisible()) QTest::keyClick(number, Qt::Key_Escape);
    for (int guard = 0; guard < 80 && table.row().content().question == question; ++guard) {
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    if (table.row().content().question == question) continue;
    QCOMPARE(table.row().content().said, QString());
    // The next step of the same player, with which the game does not go on.
    if (table.session().entries() == entries) ++seen;
  }
  QCOMPARE(seen, 2);
}

void tst_asked_now::mainButtonTakesTheTypedNumberFirst() {
  const Telling telling = tellingGame(1);
  const AskedWindow table(telling.game);
  const std::size_t entries = table.session().entries();
  table.type(AskedRow::otherKey);
  table.type(QString::number(telling.number));
  QTest::mouseClick(table.view().strip().confirmButton(), Qt::LeftButton);
  QVERIFY(table.card().isVisible());
  QCOMPARE(table.session().entries(), entries);
}

void tst_asked_now::escTakesTheCorrectedNumberBack() {
  const Telling telling = tellingGame(1);
  const AskedWindow table(telling.game);
  const std::string place = table.asked().place;
  table.correct(telling.number);
  QVERIFY(table.card().isVisible());
  QTest::keyClick(&table.view(), Qt::Key_Escape);
  QVERIFY(table.card().isHidden() && table.copies().empty());
  QVERIFY(table.row().isVisible() && table.asked().place == place);
}

void tst_asked_now::differenceIsSeenAtTheEndOfTheFinalScoring_END3() {
  int seen = 0;
  for (unsigned seed = 1; seed <= 24 && seen < 2; ++seed) {
    const AskedWindow table(askingGame(seed));
    const auto next = [&table] {
      QTest::keyClick(&table.view(), Qt::Key_Return);
      QCoreApplication::processEvents();
    };
    for (int number = 12; table.row().isVisible() && table.card().isHidden() && number > 0;
         --number) {
      table.correct(number);
    }
    if (table.card().isHidden()) continue;
    ++seen;
    const QWidget* front = table.view().childAt(table.card().geometry().center());
    QVERIFY(front == &table.card() || table.card().isAncestorOf(front));
    // Whoever goes on does not leave it behind.
    for (int guard = 0; guard < 30; ++guard) next();
    QVERIFY(table.session().clock().over);
    QVERIFY(table.card().isVisible());
    table.takeOver();
    QVERIFY(table.card().isHidden() && !table.copies().empty());
  }
  QVERIFY(seen > 0);
}

void tst_asked_now::differenceLiesAboveATallStrip() {
  const egizia::GameRecord whole = askingGame(4);
  int tall = 0;
  for (std::size_t entries = 1; entries < whole.entries.size(); ++entries) {
    if (!ui::askedAfterEntry({cutGame(whole, entries), shelfEdition()}, {})) continue;
    AskedWindow table(cutGame(whole, entries));
    table.preferences.setTextPercent(200);
    table.window.resize(1280, 720);
    QCoreApplication::processEvents();
    for (int number = 12; table.row().isVisible() && table.card().isHidden() && number > 0;
         --number) {
      table.correct(number);
    }
    if (table.card().isHidden()) continue;
    const ui::StripView& strip = table.view().strip();
    const QRect seen = table.view().rect().adjusted(0, 0, 0, strip.y() - table.view().height());
    QVERIFY(seen.contains(table.card().geometry()));
    tall += strip.height() > strip.place().height() ? 1 : 0;
  }
  QVERIFY(tall > 0);
  // A board that does not scroll lies below a strip that grows.
  const Telling telling = tellingGame(1);
  const AskedWindow table(telling.game);
  table.correct(telling.number);
  ui::StripView& strip = table.view().strip();
  const int top = strip.y();
  ui::StripContent content = strip.content();
  content.refused = true;
  content.body = QStringList(12, u"Reason"_s).join(u'\n');
  strip.show(content);
  QVERIFY(table.card().isVisible() && strip.y() < top);
  QVERIFY(table.card().geometry().bottom() < strip.y());
}

void tst_asked_now::escTakesTheDoubtBackBeforeTheFinalScoring_END3() {
  int seen = 0;
  for (unsigned seed = 1; seed <= 24 && seen < 2; ++seed) {
    const AskedWindow table(askingGame(seed));
    if (!table.row().isVisible()) continue;
    constexpr int unlikely = 65;
    table.correct(unlikely);
    if (!table.card().isHidden() || !table.copies().empty()) continue;
    ++seen;
    QTest::keyClick(&table.view(), Qt::Key_Escape);
    QVERIFY(!table.session().isPast());
    table.correct(unlikely);
    QVERIFY(table.card().isHidden() && table.copies().empty());
  }
  QVERIFY(seen > 0);
}

void tst_asked_now::confirmedStepTakesItsMarksAway_FEED_3() {
  int gone = 0;
  for (const egizia::GameRecord& game : hungryGames()) {
    AskedWindow table(game);
    const int row = static_cast<int>(game.entries.size()) - 1;
    const auto points = [&] {
      return table.view().log().model()->index(row, 0).data(ui::LogModel::PointsRole).toString();
    };
    QVERIFY2(points().contains(text::restsMark), qPrintable(points()));
    while (table.row().isVisible()) table.type(AskedRow::matchesKey);
    // Other steps of the market are as open as before.
    const auto& printed = table.session().edition().printed;
    const auto market = std::ranges::find(printed, "grainMarket.penalties",
                                          [](const auto& value) { return value.key; });
    QCOMPARE(market->provenance, egizia::Provenance::assumed);
    QVERIFY2(!points().contains(text::restsMark), qPrintable(points()));
    for (Player player = 0; player < table.session().players(); ++player) {
      const bool hungry = std::ranges::any_of(lastEffects(table.session()), [&](const Effect& one) {
        return costs(table.session(), one, player);
      });
      if (!hungry) continue;
      QCOMPARE(ui::playerLook(table.session(), player, {}).flood.rests, QString());
      ++gone;
    }
  }
  QVERIFY(gone > 3);
}

void tst_asked_now::questionSaysWhoItMattersFor() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  int asked = 0;
  for (unsigned seed = 1; seed <= 3; ++seed) {
    const egizia::GameRecord game = askingGame(seed);
    AskedWindow table(untilAsked(game));
    for (std::size_t next = table.session().record().entries.size(); next < game.entries.size();
         ++next) {
      while (table.row().isVisible()) {
        QStringList concerned;
        for (const Effect& effect : lastEffects(table.session())) {
          if (effect.player == egizia::noPlayer) continue;
          concerned += text::playerName(effect.player, table.session().table());
        }
        const QString said = table.row().accessibleName();
        const auto names = [&](const QString& name) { return said.contains(name); };
        QVERIFY2(std::ranges::any_of(concerned, names), qPrintable(said));
        QVERIFY2(said.contains(u'?') && said.endsWith(u'.'), qPrintable(said));
        table.type(AskedRow::notNowKey);
        ++asked;
      }
      QVERIFY(table.session().enter(game.entries[next].entry).accepted);
    }
  }
  QVERIFY(asked > 10);
}

void tst_asked_now::onlyThePlayerBeingScoredIsAskedFor_END3() {
  int asked = 0;
  for (const unsigned seed : {1U, 3U, 5U}) {
    AskedWindow table(beforeFinalScoring(askingGame(seed)));
    const ui::TableFinalScoring& made = table.view().finalScoring();
    for (int guard = 0; guard < 80 && made.leads(); ++guard) {
      const ui::ScoringPage* page = made.page();
      if (page != nullptr && table.row().isVisible()) {
        ++asked;
        const QString name = text::playerName(page->player, table.session().table());
        QVERIFY2(table.row().accessibleName().contains(name),
                 qPrintable(name + u": " + table.row().accessibleName()));
      }
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
  }
  QVERIFY(asked > 3);
}

void tst_asked_now::sphinxCardsToChooseFromCarryTheMark() {
  const egizia::GameRecord whole = askingGame(2); // an even seed: cards are named late
  AskedWindow table(beforeFinalScoring(whole));
  const auto& finalScoring = table.view().finalScoring().scoring();
  for (int guard = 0; guard < 50 && !finalScoring.mustName(); ++guard) {
    QTest::keyClick(&table.view(), Qt::Key_Return);
  }
  QVERIFY(finalScoring.mustName());
  std::map<bool, int> seen;
  const egizia::Edition& edition = table.session().edition();
  for (std::size_t card = 0; card < edition.sphinxCards.size(); ++card) {
    const ui::Chip* chip = table.view().choice(
        ui::questionId(ui::Ask::sphinx, table.view().finalScoring().page()->player),
        static_cast<int>(card));
    if (chip == nullptr) continue;
    const std::string key = "sphinxCards." + edition.sphinxCards[card].id + '.';
    const bool assumed = std::ranges::any_of(edition.printed, [&](const auto& value) {
      return value.key.starts_with(key) && value.provenance == egizia::Provenance::assumed;
    });
    QCOMPARE(chip->look().text.contains(text::restsMark), assumed);
    QCOMPARE(chip->toolTip().contains(text::restsMark), assumed);
    ++seen[assumed];
  }
  QVERIFY(seen[false] > 0 && seen[true] > 0);
}

void tst_asked_now::newGameProposesTheCopyThatWasAnsweredFor() {
  AskedWindow table(untilAsked(askingGame(1)));
  table.type(AskedRow::matchesKey);
  QCOMPARE(table.copies().size(), std::size_t{1});
  QCOMPARE(newGame(table.window).chosen().editionId, table.copies().front().id);
}

void tst_asked_now::newGameProposesTheCopyThatWasCorrected() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  AskedWindow table(home, telling.game);
  table.correct(telling.number);
  QVERIFY(table.card().isVisible());
  {
    // Nothing is written yet.
    const std::unique_ptr<ui::NewGameDialog> before(&newGame(table.window));
    QVERIFY(before->chosen().editionChecksum == shelfEdition()->checksum);
  }
  table.view().setFocus();
  table.takeOver();
  QCOMPARE(table.copies().size(), std::size_t{1});
  const ui::NewGameChoice proposed = newGame(table.window).chosen();
  QCOMPARE(proposed.editionId, table.copies().front().id);
  QVERIFY(proposed.editionChecksum == table.session().edition().checksum);
  // Once more with the next start of the program.
  HomeProgram again(home);
  QCOMPARE(newGame(again.window).chosen().editionId, proposed.editionId);
}

void tst_asked_now::numberPutRightIsTakenBackOnTheCopy() {
  const Telling telling = tellingGame(1);
  AskedWindow table(telling.game);
  table.correct(telling.number);
  table.view().setFocus();
  table.takeOver();
  const auto onCopy = [&] {
    const ui::CopyShelf shelf = copyShelf(table.games.copiesDirectory());
    auto copy = shelf.open(table.copies().front().path);
    const auto edition = egizia::check(*copy)->edition;
    return std::pair(ui::printedNumber(edition.printed, telling.asked.place),
                     printedAt(edition, telling.asked.place).provenance);
  };
  const auto press = [&](Qt::Key key) {
    QTest::keyClick(&table.window, key, Qt::ControlModifier);
    QCoreApplication::processEvents(); // the table is laid anew
  };
  QVERIFY(onCopy().first == telling.number);
  press(Qt::Key_Z);
  QVERIFY(ui::printedNumber(table.session().edition().printed, telling.asked.place) ==
          telling.asked.number);
  QVERIFY(onCopy().first == telling.asked.number);
  QCOMPARE(onCopy().second, printedAt(*shelfEdition(), telling.asked.place).provenance);
  press(Qt::Key_Y);
  QVERIFY(onCopy().first == telling.number);
}

NILOMETER_TEST(tst_asked_now)
#include "tst_asked_now.moc"
