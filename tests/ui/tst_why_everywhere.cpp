// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/why_fixture.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;
using ui::Place;
using ui::WhyCard;
using ui::WhyText;

/// "Why?" on everything in every phase: always answered, wholly shown, nothing hidden told.
class tst_why_everywhere : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everythingAnswersInEveryPhase_data();
  void everythingAnswersInEveryPhase();
  void answersTellNoHiddenCard();
  void cardShowsAllOfIt_data() { languagesWithSizes({100, 150, 200}); }
  void cardShowsAllOfIt();
};

void tst_why_everywhere::everythingAnswersInEveryPhase_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("seed");
  for (const QString& language : text::languages()) {
    for (const int seed : {5, 10})
      QTest::addRow("%s %d", qPrintable(language), seed) << language << seed;
  }
}

void tst_why_everywhere::everythingAnswersInEveryPhase() {
  QFETCH(const QString, language);
  QFETCH(const int, seed);
  QVERIFY(text::useLanguage(language));
  const auto edition = goldenEdition();
  const egizia::GameRecord game = randomRecord(*edition, static_cast<std::uint64_t>(seed));
  TableWindow window(TableWindow::cut(game, 0), edition);
  std::array<int, egizia::phaseNames.size()> looked{};
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    QVERIFY(window.session.enter(game.entries[i].entry).accepted);
    const auto phase = static_cast<std::size_t>(window.session.shown().phase);
    // Some tables of every phase.
    if (looked[phase] > 2 && i % 23 != 0) continue;
    ++looked[phase];
    for (const WhyText& text : allAnswers(window)) QCOMPARE(fault(text), QString());
    for (egizia::Player player = 0; player < window.session.players(); ++player) {
      const QString all = window.view.players().card(player)->accessibleDescription();
      QVERIFY2(!all.contains(u"%n"_s), qPrintable(all));
    }
  }
  QVERIFY(std::ranges::all_of(looked, [](int times) { return times > 0; }));
}

void tst_why_everywhere::answersTellNoHiddenCard() {
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  const std::size_t entries = entriesIn(Phase::order, 4);
  std::vector<QString> told;
  for (const int which : {0, 1}) {
    egizia::GameRecord game = TableWindow::cut(golden, entries);
    const egizia::State state = record::stateAfter(game, *edition);
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (state.player[player].sphinxHeld == 0) continue;
      egizia::RecordedEntry secret;
      secret.entry = egizia::NameSphinxCards{player, egizia::SphinxSet{1} << (2 * player + which)};
      game.entries.push_back(secret);
    }
    const TableWindow window(game, edition);
    QVERIFY(window.session.replay().clean());
    QVERIFY(window.session.shown().player[0].sphinxNamed != 0);
    QStringList all;
    for (const WhyText& text : allAnswers(window))
      all += text.title + u'\n' + text.lines.join(u'\n');
    told.push_back(all.join(u'\n'));
  }
  QCOMPARE(told[0], told[1]);
}

void tst_why_everywhere::cardShowsAllOfIt() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  for (const std::size_t entries : {sailing, entriesIn(Phase::feed, 3)}) {
    TableWindow window("revised-4-players", entries);
    // Larger letters on a window as much larger: in a smaller one other parts are folded.
    window.view.resize(QSize(1280, 720) * percent / 100);
    QCoreApplication::processEvents();
    ui::BoardView& board = window.view.board();
    std::vector<QWidget*> things{board.findChild<ui::TrackPanel*>(),
                                 board.place(ui::cellId(egizia::Building::tombs, 4)),
                                 window.view.players().card(0), window.view.players().card(3)};
    for (Place* place : board.findChildren<Place*>()) {
      if (place->isVisible()) things.push_back(place);
    }
    for (QWidget* thing : things) {
      QVERIFY(window.view.why().ask(*thing, std::nullopt));
      QCoreApplication::processEvents();
      const WhyCard* card = window.view.why().card();
      QVERIFY2(card->textFits(), qPrintable(card->text().title));
      QVERIFY(QRect(window.view.mapToGlobal(QPoint(0, 0)), window.view.size())
                  .contains(card->geometry()));
    }
  }
}

NILOMETER_TEST(tst_why_everywhere)
#include "tst_why_everywhere.moc"
