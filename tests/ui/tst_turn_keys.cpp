// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/options.h"
#include "engine/egizia/turn.h"
#include "tests/chosen.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"

#include <QLineEdit>
#include <QTest>

#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::noSpace;
using ui::Ask;
using ui::Move;

namespace {

/// The golden game after so many entries: Anna stands on the first card space, Dora is to sail.
constexpr std::size_t sailing = 12;

std::optional<std::size_t> actionOf(const TableWindow& window, std::initializer_list<Move> moves) {
  const auto& actions = window.view.draft().actions();
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (std::find(moves.begin(), moves.end(), actions[i].move) != moves.end()) return i;
  }
  return std::nullopt;
}

/// The button that ends a turn without doing anything.
ui::Chip* passButton(const TableWindow& window) {
  const auto action = actionOf(window, {Move::pass, Move::decline, Move::declineCard});
  return action ? window.view.strip().action(*action) : nullptr;
}

QRect inWindow(const TableWindow& window, const QWidget& widget) {
  return {widget.mapTo(&window.view, QPoint()), widget.size()};
}

std::set<QString> keysOfDeck(const TableWindow& window) {
  std::set<QString> keys;
  for (const ui::Question& question : window.view.draft().questions()) {
    for (const ui::Choice& choice : question.choices) {
      keys.insert(window.view.keys().of(ui::ChoiceId{question.id(), choice.id}));
    }
  }
  return keys;
}

bool spendsACard(const ui::KeyBindings::Press& press) {
  const auto* choice = std::get_if<ui::ChoiceId>(&press);
  return choice == nullptr ? std::holds_alternative<ui::Action>(press)
                           : ui::askOf(choice->question) == Ask::strength;
}

/// A card space on which no ship stands and an unnamed card lies; -1 if there is none.
int openCardStop(const TableWindow& window) {
  const auto& river = window.edition->river;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if (river[stop].kind != egizia::StopKind::card) continue;
    if (window.view.draft().offer(ui::stopId(static_cast<int>(stop))).open)
      return static_cast<int>(stop);
  }
  return -1;
}

/// The building and the part of it in which a space is built after those beside it.
std::pair<egizia::Building, int> rowAt(const egizia::Edition& edition, const ui::PlaceId& cell) {
  const egizia::Building building = ui::buildingOf(cell);
  const auto& parts = edition.plan(building).parts;
  const bool isOneRow = building == egizia::Building::obelisk;
  const auto row = std::ranges::find_if(parts, [&](const egizia::BuildingPart& part) {
    return cell.number < part.first + part.count;
  });
  return {building, isOneRow ? 0 : static_cast<int>(row - parts.begin())};
}

/// A round space that is taken and would be refused.
int takenStop(const TableWindow& window) {
  const auto& river = window.edition->river;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    const bool taken =
        window.view.board().place(ui::stopId(static_cast<int>(stop))) != nullptr &&
        river[stop].kind == egizia::StopKind::round &&
        !window.view.board().place(ui::stopId(static_cast<int>(stop)))->look().markers.empty();
    if (taken) return static_cast<int>(stop);
  }
  return -1;
}

} // namespace

/// What keys and buttons mean from turn to turn: the same key and the same place for the same
/// thing, and nothing entered that nobody meant.
class tst_turn_keys : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void enterDrawsNoSphinxCards_SPHINX1();
  void cardHasOneKeyForTheWholeGame_data() { languageRows(); }
  void cardHasOneKeyForTheWholeGame();
  void keysOfCardsLieInReadingOrder_data();
  void keysOfCardsLieInReadingOrder();
  void placeHasOneKeyForTheWholeGame();
  void keyOfABuildingSpaceNeverBecomesThatOfACard();
  void keysOfBuildingSpacesStayWhileTheyArePressed();
  void everyCardThatHelpsHasAKeyThatWorks_BUILD5();
  void digitsGoToTheNextTombThatWaits_TOMB1();
  void signOfAnEntryIsThatOfWhoeverMakesIt();
  void keyOfATakenSpaceGivesTheReason_SAIL2();
  void passesStandsInOnePlace_data() { languageRows(); }
  void passesStandsInOnePlace();
  void enterNeverPassesOrDeclines_data();
  void enterNeverPassesOrDeclines();
  void focusLeavesEnterAnyway_data();
  void focusLeavesEnterAnyway();
  void shipBeingEnteredStandsOnItsSpace();
  void secondShipBeingEnteredIsThatOfItsOwner();
};

void tst_turn_keys::enterDrawsNoSphinxCards_SPHINX1() {
  TableWindow window("revised-4-players", SIZE_MAX);
  int seen = 0;
  while (window.session.canUndo()) {
    const auto* build = std::get_if<egizia::Build>(&window.session.record().entries.back().entry);
    const bool draws = build != nullptr && build->site == egizia::Site::sphinx;
    window.session.undo();
    if (!draws) continue;
    ++seen;
    const std::size_t entries = window.session.record().entries.size();
    for (int i = 0; i < 3; ++i) window.type(u"Enter"_s);
    QCOMPARE(window.session.record().entries.size(), entries);
  }
  QVERIFY(seen > 3);
}

void tst_turn_keys::cardHasOneKeyForTheWholeGame() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", SIZE_MAX);
  const auto entries = window.golden.entries;
  std::map<int, QString> keys;
  int lists = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    const bool laying = std::holds_alternative<egizia::LayOut>(entries[i].entry);
    if (!laying && (ship == nullptr || ship->card == egizia::unnamed)) continue;
    window.session.startReplacing(i);
    const int stop = openCardStop(window);
    QTest::mouseClick(window.view.board().place(ui::stopId(stop)), Qt::LeftButton);
    for (const ui::Question& question : window.view.draft().questions()) {
      if (question.ask != Ask::card) continue;
      ++lists;
      std::set<QString> here;
      for (const ui::Choice& choice : question.choices) {
        if (!choice.open) continue;
        const QString key = window.view.keys().of(ui::ChoiceId{question.id(), choice.id});
        QVERIFY(!key.isEmpty());
        QVERIFY2(here.insert(key).second, qPrintable(key));
        const auto known = keys.emplace(choice.id, key).first;
        QCOMPARE(key, known->second);
      }
    }
    window.session.stopAmending();
  }
  QVERIFY(lists > 30);
  QVERIFY(keys.size() > 30);
}

void tst_turn_keys::keysOfCardsLieInReadingOrder_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("board");
  QTest::newRow("de") << u"de"_s << u"1234567890QWERTZUIOPASDFGHJKLYXCVBNM"_s;
  QTest::newRow("en") << u"en"_s << u"1234567890QWERTYUIOPASDFGHJKLZXCVBNM"_s;
}

void tst_turn_keys::keysOfCardsLieInReadingOrder() {
  QFETCH(const QString, language);
  QFETCH(const QString, board);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", 1);
  QTest::mouseClick(window.view.board().place(ui::stopId(openCardStop(window))), Qt::LeftButton);
  const ui::Question question = window.view.draft().questions().front();
  qsizetype last = -1;
  for (const ui::Choice& choice : question.choices) {
    const QString key = window.view.keys().of(ui::ChoiceId{question.id(), choice.id});
    QVERIFY2(board.indexOf(key) > last, qPrintable(key));
    last = board.indexOf(key);
  }
  QCOMPARE(keysOfDeck(window).contains(u"Z"_s), language == u"de"_s);
  QCOMPARE(keysOfDeck(window).contains(u"Y"_s), language == u"en"_s);
}

void tst_turn_keys::placeHasOneKeyForTheWholeGame() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const std::size_t entries = window.golden.entries.size();
  std::map<ui::PlaceId, QString> keys;
  for (std::size_t i = 0; i < entries; ++i) {
    if (!std::holds_alternative<egizia::PlaceShip>(window.golden.entries[i].entry)) continue;
    window.session.startReplacing(i);
    for (const auto& [place, offer] : window.view.draft().offers()) {
      const bool isStop = ui::kindOf(place) == ui::BoardPlace::stop;
      if (!isStop || (!offer.open && offer.verdict.legal())) continue;
      const QString key = window.view.keys().of(place);
      QVERIFY(!key.isEmpty());
      QCOMPARE(key, keys.emplace(place, key).first->second);
    }
    window.session.stopAmending();
  }
  QVERIFY(keys.size() > 20);
}

// Pressed twice, it must not spend a one-time card.
void tst_turn_keys::keyOfABuildingSpaceNeverBecomesThatOfACard() {
  TableWindow window("revised-4-players", SIZE_MAX);
  int pressed = 0;
  for (std::size_t i = 0; i < window.golden.entries.size(); ++i) {
    if (!std::holds_alternative<egizia::Build>(window.golden.entries[i].entry)) continue;
    for (const QChar digit : u"12345"_s) {
      window.session.startInserting(i);
      const auto before = window.view.keys().find(digit);
      if (before && std::holds_alternative<ui::PlaceId>(*before)) {
        window.type(digit);
        const auto after = window.view.keys().find(digit);
        QVERIFY2(!after || !spendsACard(*after), qPrintable(QString(digit)));
        ++pressed;
      }
      window.session.stopAmending();
    }
  }
  QVERIFY(pressed > 20);
}

void tst_turn_keys::keysOfBuildingSpacesStayWhileTheyArePressed() {
  TableWindow window("revised-4-players", SIZE_MAX);
  int pressed = 0;
  for (std::size_t i = 0; i < window.golden.entries.size(); ++i) {
    if (!std::holds_alternative<egizia::Build>(window.golden.entries[i].entry)) continue;
    window.session.startInserting(i);
    const QStringList keys = window.view.keys().board().values();
    std::map<ui::PlaceId, QString> keyOf;
    std::map<QString, std::pair<egizia::Building, int>> rowOf;
    // What stays open keeps its key, and the key of a row that is full or too dear goes to no
    // other.
    const auto look = [&] {
      for (const auto& [place, key] : window.view.keys().board().asKeyValueRange()) {
        QCOMPARE(key, (keyOf.emplace(place, key).first->second));
        QCOMPARE(rowOf.emplace(key, rowAt(*window.edition, place)).first->second,
                 rowAt(*window.edition, place));
      }
    };
    for (const QString& key : keys) {
      look();
      for (int press = 0; press < 4 && !QTest::currentTestFailed(); ++press) {
        if (!window.view.keys().board().values().contains(key)) break;
        window.type(key);
        look();
        ++pressed;
      }
      window.view.dropEntry();
    }
    window.session.stopAmending();
  }
  QVERIFY(pressed > 50);
}

void tst_turn_keys::everyCardThatHelpsHasAKeyThatWorks_BUILD5() {
  QVERIFY(text::useLanguage(u"de"_s));
  int seen = 0;
  for (const char* game : {"revised-4-players", "first-3-players", "tournament-4-players"}) {
    TableWindow window(game, SIZE_MAX);
    window.golden = goldenGame(game, *window.edition);
    for (std::size_t i = 0; i < window.golden.entries.size(); ++i) {
      if (!std::holds_alternative<egizia::Build>(window.golden.entries[i].entry)) continue;
      window.session.startInserting(i);
      window.type(u"1"_s);
      // A digit that ends the entry leaves nothing to be added.
      if (window.session.amended() != nullptr) {
        window.session.stopAmending();
        continue;
      }
      for (const ui::Question& question : std::vector(window.view.draft().questions())) {
        if (question.ask != Ask::strength) continue;
        for (const ui::Choice& choice : question.choices) {
          if (!choice.open) continue;
          const QString key = window.view.keys().of(ui::ChoiceId{question.id(), choice.id});
          QVERIFY2(key.front().unicode() < 128, qPrintable(key)); // every keyboard has it
          const auto work = window.view.draft().work();
          window.type(key);
          const auto& after = window.view.draft().work();
          QVERIFY2(after.has(Ask::strength), qPrintable(key));
          QVERIFY2(choice.chosen || after.entry != work.entry, qPrintable(key));
          ++seen;
        }
        break;
      }
      window.session.stopAmending();
    }
  }
  QVERIFY(seen > 0);
}

void tst_turn_keys::digitsGoToTheNextTombThatWaits_TOMB1() {
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  int seen = 0;
  for (std::size_t i = 0; i < golden.entries.size(); ++i) {
    const auto* tombs = std::get_if<egizia::NameTombs>(&golden.entries[i].entry);
    if (tombs == nullptr || tombs->count < 2) continue;
    TableWindow window("revised-4-players", i);
    QTest::mouseClick(window.view.board().place(ui::cellId(egizia::Building::tombs, tombs->first)),
                      Qt::LeftButton);
    for (int tomb = 0; tomb < tombs->count; ++tomb) {
      window.type(QString::number(tombs->values[static_cast<std::size_t>(tomb)]));
    }
    QCOMPARE(window.session.record().entries.size(), i + 1);
    QVERIFY(window.session.record().entries.back().entry == golden.entries[i].entry);
    ++seen;
  }
  QVERIFY(seen > 0);
}

void tst_turn_keys::signOfAnEntryIsThatOfWhoeverMakesIt() {
  const auto edition = goldenEdition();
  int seen = 0;
  std::size_t shift = 0;
  for (const char* game : {"revised-4-players", "first-3-players", "tournament-4-players"}) {
    TableWindow window(game, SIZE_MAX);
    const std::size_t entries = window.session.record().entries.size();
    ++shift;
    for (std::size_t i = 0; i < entries; ++i) {
      if (!isChosen(i, 3, shift)) continue;
      window.session.startInserting(i);
      for (std::size_t at = 0; at < window.view.draft().actions().size(); ++at) {
        const ui::Action action = window.view.draft().actions()[at];
        ui::Chip* chip = window.view.strip().action(at);
        if (action.move != Move::play || chip == nullptr) continue;
        QTest::mouseClick(chip, Qt::LeftButton);
        // A card without a choice is entered at once.
        if (!window.view.draft().begun()) break;
        const auto sign = window.view.strip().content().player;
        QVERIFY(sign.has_value());
        QCOMPARE(static_cast<int>(*sign), window.session.colourOf(action.player));
        seen += action.player != window.session.options().onTurn ? 1 : 0;
        window.type(u"Esc"_s);
      }
      window.session.stopAmending();
    }
  }
  QVERIFY(seen > 3);
}

void tst_turn_keys::keyOfATakenSpaceGivesTheReason_SAIL2() {
  TableWindow window("revised-4-players", sailing);
  const int stop = takenStop(window);
  QVERIFY(stop >= 0);
  const QString key = window.view.keys().of(ui::stopId(stop));
  QVERIFY(!key.isEmpty());
  window.type(key);
  const auto& content = window.view.strip().content();
  QVERIFY(content.refused && content.canInsist);
  QVERIFY2(content.body.contains(u"SAIL-2"_s), qPrintable(content.body));
  window.type(u"Ctrl+Enter"_s);
  QCOMPARE(window.session.record().entries.size(), sailing + 1);
  QVERIFY(window.session.record().entries.back().anyway);
}

void tst_turn_keys::passesStandsInOnePlace() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", SIZE_MAX);
  const std::size_t entries = window.golden.entries.size();
  std::optional<QRect> where;
  int seen = 0;
  for (std::size_t i = 0; i < entries; ++i) {
    if (!isChosen(i, 2, language == u"de" ? 1 : 0)) continue;
    window.session.lookAt(i);
    window.session.startReplacing(i);
    QCoreApplication::processEvents();
    const ui::Chip* button = passButton(window);
    if (button != nullptr) {
      ++seen;
      QVERIFY(button->isVisible());
      if (!where) where = inWindow(window, *button);
      // As wide as its words, and always beside Enter.
      QCOMPARE(inWindow(window, *button).bottomRight(), where->bottomRight());
      QCOMPARE(inWindow(window, *button).top(), where->top());
    }
    window.session.stopAmending();
  }
  QVERIFY(seen > 50);
}

void tst_turn_keys::enterNeverPassesOrDeclines_data() {
  QTest::addColumn<QString>("game");
  for (const char* game :
       {"first-3-players", "revised-4-players", "revised-2-players-tie", "tournament-4-players"}) {
    QTest::newRow(game) << QString::fromLatin1(game);
  }
}

void tst_turn_keys::enterNeverPassesOrDeclines() {
  QFETCH(const QString, game);
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame(game.toStdString(), *edition);
  TableWindow window(golden, edition);
  int seen = 0;
  for (std::size_t i = 0; i < golden.entries.size(); ++i) {
    const egizia::Entry& entry = golden.entries[i].entry;
    const bool ends = std::holds_alternative<egizia::Pass>(entry) ||
                      std::holds_alternative<egizia::DeclineBuild>(entry);
    if (!ends) continue;
    ++seen;
    window.session.startInserting(i);
    const auto proposed = window.view.draft().entry();
    QVERIFY(!proposed || proposed->index() != entry.index());
    QVERIFY(passButton(window) != nullptr && passButton(window)->isEnabled());
    if (!proposed) {
      window.type(u"Enter"_s);
      QVERIFY(window.session.amending() && window.session.amended() == nullptr);
    }
    window.session.stopAmending();
  }
  QVERIFY(seen > 0);
}

void tst_turn_keys::focusLeavesEnterAnyway_data() {
  QTest::addColumn<int>("key");
  QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
  QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
}

void tst_turn_keys::focusLeavesEnterAnyway() {
  QFETCH(const int, key);
  TableWindow window("revised-4-players", sailing);
  const int stop = takenStop(window);
  QTest::mouseClick(window.view.board().place(ui::stopId(stop)), Qt::LeftButton);
  window.view.strip().insistButton()->setFocus(Qt::TabFocusReason);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QCOMPARE(window.session.record().entries.size(), sailing + 1);
  QVERIFY(QApplication::focusWidget() != nullptr);
  QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
  QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), Qt::ControlModifier);
  QCOMPARE(window.session.record().entries.size(), sailing + 1);
}

void tst_turn_keys::shipBeingEnteredStandsOnItsSpace() {
  TableWindow window("revised-4-players", 2);
  const egizia::Player player = window.session.options().onTurn;
  int shown = 0;
  for (std::size_t stop = 0; stop < window.edition->river.size(); ++stop) {
    if (window.edition->river[stop].kind == egizia::StopKind::site) continue;
    ui::Space* place = window.view.board().place(ui::stopId(static_cast<int>(stop)));
    QVERIFY(!place->look().ghost);
    QTest::mouseClick(place, Qt::LeftButton);
    if (!window.view.draft().begun()) { // entered with nothing to choose
      window.session.undo();
      continue;
    }
    ++shown;
    QCOMPARE(place->look().ghost.value_or(-1), window.session.colourOf(player));
    window.type(u"Esc"_s);
    QVERIFY(!place->look().ghost);
  }
  QVERIFY(shown > 10);
}

void tst_turn_keys::secondShipBeingEnteredIsThatOfItsOwner() {
  const auto edition = goldenEdition();
  const auto entries = goldenGame("online-2-players", *edition).entries;
  int seen = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    if (ship == nullptr || !ship->second) continue;
    ++seen;
    TableWindow table("online-2-players", i);
    QVERIFY(table.session.options().onTurn != ship->player);
    const auto action = actionOf(table, {Move::second});
    QVERIFY(action);
    QTest::mouseClick(table.view.strip().action(*action), Qt::LeftButton);
    // Where his first ship stands already, so that it is not entered at once.
    const auto& first = std::get<egizia::PlaceShip>(entries[i - 1].entry);
    ui::Space* place = table.view.board().place(ui::stopId(first.stop));
    QTest::mouseClick(place, Qt::LeftButton);
    QCOMPARE(place->look().ghost.value_or(-1), table.session.colourOf(ship->player));
  }
  QVERIFY(seen > 0);
}

NILOMETER_TEST(tst_turn_keys)
#include "tst_turn_keys.moc"
