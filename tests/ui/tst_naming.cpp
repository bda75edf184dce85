// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/turn.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/spaces/space.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace nilometer;
using namespace nilometer::test;
using egizia::LayOut;
using egizia::noSpace;
using ui::Ask;
using ui::Scribe;

namespace {

constexpr std::size_t spaces = 10;

/// Ten names of cards that lie in the deck of that round and nobody has seen.
LayOut tenCards(const TableWindow& window) {
  const egizia::State& state = window.session.shown();
  const auto deck = static_cast<std::size_t>(egizia::deckOfRound(state.round));
  LayOut entry;
  std::size_t space = 0;
  for (const int card :
       egizia::Bits(window.edition->cardsOfDeck[deck] & ~window.session.shown().seenCards)) {
    if (space == spaces) break;
    entry.cards[space++] = window.edition->nileCards[static_cast<std::size_t>(card)].name;
  }
  return entry;
}

std::vector<int> cardStops(const egizia::Edition& edition) {
  std::vector<int> stops;
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    if (edition.river[stop].kind == egizia::StopKind::card) stops.push_back(static_cast<int>(stop));
  }
  return stops;
}

/// How many entries of the golden game come before its round with that number is laid out.
std::size_t beforeRound(const egizia::GameRecord& golden, int round) {
  for (std::size_t i = 0; i < golden.entries.size(); ++i) {
    if (std::holds_alternative<LayOut>(golden.entries[i].entry) && --round == 0) return i;
  }
  return golden.entries.size();
}

ui::Space* spaceOf(const TableWindow& window, std::size_t number) {
  return window.view.board().place(ui::stopId(cardStops(*window.edition)[number]));
}

void click(QAbstractButton* button) {
  QVERIFY(button != nullptr && button->isVisible() && button->isEnabled());
  QTest::mouseClick(button, Qt::LeftButton);
}

/// What asks for a Nile card now; stop -1 if nothing does.
int askedStop(const TableWindow& window) {
  for (const ui::Question& question : window.view.draft().questions()) {
    if (question.ask == Ask::card) return question.about;
  }
  return -1;
}

/// Names the card of the space that is asked.
void name(const TableWindow& window, std::uint8_t card) {
  click(window.view.choice(questionId(Ask::card, askedStop(window)), card));
}

/// What is said to lie on the space. (A field or quarry shows its number on a tile of its own.)
QString cardAt(const TableWindow& window, std::size_t space) {
  return spaceOf(window, space)->look().tip.section(u'\n', 0, 0);
}

} // namespace

/// Naming the ten Nile cards of a round while they are laid out (LAY-1).
class tst_naming : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void tenCardsTakeElevenActions_data();
  void tenCardsTakeElevenActions();
  void cardsNobodyNamesTakeOneAction();
  void namedCardStandsOnItsSpaceAtOnce();
  void cardsOfTheRoundBeforeAreGone_LAY1();
  void spaceWithoutANameIsSkippedByKey();
  void nameIsTakenAwayByNamingItAgain();
  void undoKeepsTheNames();
  void replacingALayOutBeginsWithItsNames();
  void everyCardOfTheListIsInSightForTheTenthSpaceToo();
};

void tst_naming::tenCardsTakeElevenActions_data() {
  QTest::addColumn<Scribe::By>("by");
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("round");
  for (const int round : {1, 3, 5}) {
    for (const QString& language : text::languages()) {
      const auto row = [&](const char* by) -> QTestData& {
        return QTest::addRow("%s, %s, round %d", by, qPrintable(language), round);
      };
      row("by mouse") << Scribe::By::mouse << language << round;
      row("by keyboard") << Scribe::By::keyboard << language << round;
    }
  }
}

void tst_naming::tenCardsTakeElevenActions() {
  QFETCH(const Scribe::By, by);
  QFETCH(const QString, language);
  QFETCH(const int, round);
  QVERIFY(text::useLanguage(language));
  const auto edition = goldenEdition();
  TableWindow window("revised-4-players",
                     beforeRound(goldenGame("revised-4-players", *edition), round));
  egizia::RecordedEntry wanted;
  wanted.entry = tenCards(window);
  Scribe scribe(window.view, window.session, by, window.hands());
  QVERIFY(scribe.enter(wanted));
  QVERIFY2(scribe.actions() <= 11, qPrintable(QString::number(scribe.actions())));
}

void tst_naming::cardsNobodyNamesTakeOneAction() {
  TableWindow window("revised-4-players", 1);
  QCOMPARE(window.session.shown().phase, egizia::Phase::lay);
  window.type(u"Enter"_s);
  QCOMPARE(window.session.shown().phase, egizia::Phase::sail);
}

void tst_naming::namedCardStandsOnItsSpaceAtOnce() {
  TableWindow window("revised-4-players", 1);
  const LayOut cards = tenCards(window);
  click(spaceOf(window, 0));
  for (std::size_t space = 0; space + 1 < spaces; ++space) {
    QCOMPARE(askedStop(window), cardStops(*window.edition)[space]);
    QCOMPARE(spaceOf(window, space)->look().state, ui::PlaceLook::State::chosen);
    name(window, cards.cards[space]);
    QCOMPARE(cardAt(window, space), text::cardName(cards.cards[space], window.session.table()));
    QCOMPARE(window.session.record().entries.size(), std::size_t{1});
  }
  name(window, cards.cards[spaces - 1]);
  QCOMPARE(window.session.record().entries.size(), std::size_t{2});
  QVERIFY(window.session.record().entries.back().entry == egizia::Entry(cards));
}

void tst_naming::cardsOfTheRoundBeforeAreGone_LAY1() {
  const auto edition = goldenEdition();
  const std::size_t laying = beforeRound(goldenGame("revised-4-players", *edition), 2);
  TableWindow window("revised-4-players", laying);
  const auto& river = window.session.shown().river;
  QVERIFY(std::ranges::any_of(river, [](int card) { return card != egizia::riverEmpty; }));
  for (std::size_t space = 0; space < spaces; ++space) {
    QCOMPARE(spaceOf(window, space)->look().text, u"empty"_s);
  }
}

void tst_naming::spaceWithoutANameIsSkippedByKey() {
  TableWindow window("revised-4-players", 1);
  LayOut wanted = tenCards(window);
  wanted.cards[1] = egizia::unnamed;
  wanted.cards[9] = egizia::unnamed;
  const auto type = [&](std::uint8_t card) {
    const ui::ChoiceId press{questionId(Ask::card, askedStop(window)), card};
    window.type(window.view.keys().of(press));
  };
  window.type(u"1"_s);
  for (std::size_t space = 0; space < spaces; ++space) {
    QCOMPARE(askedStop(window), cardStops(*window.edition)[space]);
    wanted.cards[space] == egizia::unnamed ? window.type(u"-"_s) : type(wanted.cards[space]);
  }
  // The first one that was skipped is asked for again; Enter leaves it.
  QCOMPARE(askedStop(window), cardStops(*window.edition)[1]);
  window.type(u"Enter"_s);
  QVERIFY(window.session.record().entries.back().entry == egizia::Entry(wanted));
}

void tst_naming::nameIsTakenAwayByNamingItAgain() {
  TableWindow window("revised-4-players", 1);
  const LayOut cards = tenCards(window);
  click(spaceOf(window, 4));
  name(window, cards.cards[0]);
  click(spaceOf(window, 4));
  name(window, cards.cards[0]);
  QCOMPARE(askedStop(window), cardStops(*window.edition)[4]);
  QCOMPARE(spaceOf(window, 4)->look().text, u"empty"_s);
}

void tst_naming::undoKeepsTheNames() {
  TableWindow window("revised-4-players", 1);
  const LayOut cards = tenCards(window);
  click(spaceOf(window, 0));
  for (std::size_t space = 0; space < spaces; ++space) name(window, cards.cards[space]);
  QCOMPARE(window.session.shown().phase, egizia::Phase::sail);
  window.session.undo();
  QCOMPARE(window.session.shown().phase, egizia::Phase::lay);
  for (std::size_t space = 0; space < spaces; ++space) {
    QCOMPARE(cardAt(window, space), text::cardName(cards.cards[space], window.session.table()));
  }
  // Only the wrong one is given another name.
  LayOut wanted = cards;
  click(spaceOf(window, 6));
  const auto open =
      std::ranges::find_if(window.view.draft().questions().front().choices,
                           [](const ui::Choice& choice) { return choice.open && !choice.chosen; });
  wanted.cards[6] = static_cast<std::uint8_t>(open->id);
  name(window, wanted.cards[6]);
  QVERIFY(window.session.record().entries.back().entry == egizia::Entry(wanted));
}

void tst_naming::replacingALayOutBeginsWithItsNames() {
  TableWindow window("revised-4-players", 1);
  const LayOut cards = tenCards(window);
  QVERIFY(window.session.enter(cards).accepted);
  window.session.startReplacing(1);
  QCOMPARE(cardAt(window, 9), text::cardName(cards.cards[9], window.session.table()));
}

void tst_naming::everyCardOfTheListIsInSightForTheTenthSpaceToo() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    TableWindow window("revised-4-players", 1);
    const LayOut cards = tenCards(window);
    click(spaceOf(window, 0));
    for (std::size_t space = 0; space < spaces; ++space) {
      QCoreApplication::processEvents();
      const int stop = askedStop(window);
      for (const ui::Choice& choice : window.view.draft().questions().front().choices) {
        const ui::Chip* chip = window.view.choice(questionId(Ask::card, stop), choice.id);
        QCOMPARE(chip->visibleRegion().boundingRect(), chip->rect());
      }
      const ui::Space* place = spaceOf(window, space);
      QCOMPARE(place->visibleRegion().boundingRect(), place->rect());
      QVERIFY(place->textFits());
      name(window, cards.cards[space]);
    }
  }
}

NILOMETER_TEST(tst_naming)
#include "tst_naming.moc"
