// SPDX-License-Identifier: GPL-3.0-or-later
// An entry that is opened to be changed begins with what was recorded.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/draft/parts.h"

#include <QTest>

#include <set>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// More presses than any feeding asks players.
constexpr int mostPresses = 8;

/// Opens every entry to be changed and presses Enter, as long as it only asks on.
void openEachAndPressEnter(TableWindow& window) {
  ui::EgiziaSession& session = window.session;
  const std::string before = session.written();
  const QString undo = session.undoName();
  for (std::size_t i = 0; i < session.entries(); ++i) {
    session.startReplacing(i);
    const QByteArray which =
        QByteArray::number(static_cast<int>(i) + 1) + ": " + session.logLine(i).headline.toUtf8();
    QVERIFY2(window.view.draft().work().entry == session.record().entries[i].entry,
             which.constData());
    QVERIFY2(!window.view.hasBegun(), which.constData());
    for (int press = 0; press < mostPresses && session.amending(); ++press) {
      QVERIFY2(press == 0 || window.view.draft().goesOn() ||
                   std::holds_alternative<egizia::Feed>(session.record().entries[i].entry),
               which.constData());
      QTest::keyClick(&window.view, Qt::Key_Return);
      QVERIFY2(session.amended() == nullptr, which.constData());
    }
    QVERIFY2(!session.amending() && !session.isPast(), which.constData());
    QVERIFY2(session.written() == before, which.constData());
    QCOMPARE(session.undoName(), undo);
  }
}

/// One in so many golden games.
void chosenGames(std::size_t every, std::size_t shift) {
  QTest::addColumn<QString>("game");
  const QStringList names = goldenNames();
  for (qsizetype i = 0; i < names.size(); ++i) {
    if (isChosen(static_cast<std::size_t>(i), every, shift))
      QTest::newRow(qPrintable(names[i])) << names[i];
  }
}

} // namespace

class tst_unchanged_entry : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void enterLeavesEveryEntryAsItWas_data() { chosenGames(2, 0); }
  void enterLeavesEveryEntryAsItWas();
  void enterLeavesRefusedEntriesAsTheyWere();
  void escLeavesEveryEntryAsItWas();
  void correctionOpensWithWhatWasCorrected();
  void buttonSaysThatTheEntryIsLeft();
  void chosenCrewStaysWhenSomethingElseIsBuilt();
  void crewAndRingStandAsTheyWereChosen_data() { chosenGames(4, 1); }
  void crewAndRingStandAsTheyWereChosen();
  void ownPlaceOpensWhatWasChosenThere();
  void choiceReplacesWhatIsChanged_data() { chosenGames(4, 3); }
  void choiceReplacesWhatIsChanged();
  void nameThatStandsKeepsWhatGoesWithIt();
};

void tst_unchanged_entry::enterLeavesEveryEntryAsItWas() {
  QFETCH(const QString, game);
  TableWindow window(game.toStdString(), SIZE_MAX);
  openEachAndPressEnter(window);
}

void tst_unchanged_entry::enterLeavesRefusedEntriesAsTheyWere() {
  const auto edition = goldenEdition();
  egizia::GameRecord broken = goldenGame("revised-4-players", *edition);
  constexpr int firstShip = 3;
  broken.entries.erase(broken.entries.begin() + firstShip);
  TableWindow window(broken, edition);
  const auto& played = window.session.replay().entries;
  QVERIFY(std::ranges::count(played, false, &egizia::ReplayedEntry::accepted) > 20);
  openEachAndPressEnter(window);
}

void tst_unchanged_entry::escLeavesEveryEntryAsItWas() {
  TableWindow window("first-3-players", SIZE_MAX);
  const std::string before = window.session.written();
  for (std::size_t i = 0; i < window.session.entries(); i += 3) {
    window.session.startReplacing(i);
    QTest::keyClick(&window.view, Qt::Key_Escape);
    QVERIFY(!window.session.amending());
  }
  QCOMPARE(window.session.written(), before);
}

void tst_unchanged_entry::correctionOpensWithWhatWasCorrected() {
  TableWindow window("revised-3-players-anyway", SIZE_MAX);
  ui::EgiziaSession& session = window.session;
  const egizia::Correct order{.what = egizia::Correctable::order,
                              .order = {2, 0, 1, table::noPlayer}};
  QVERIFY(session.enter(order, false, u"as played"_s).accepted);
  const std::string before = session.written();
  int corrections = 0;
  for (std::size_t i = 0; i < session.entries(); ++i) {
    const egizia::RecordedEntry recorded = session.record().entries[i];
    if (!session.corrects(i)) continue;
    ++corrections;
    session.startReplacing(i);
    ui::NumberDialog dialog(ui::correctableTable(session));
    QCOMPARE(dialog.reason().toStdString(), recorded.reason);
    dialog.accept();
    QVERIFY(!session.amending());
  }
  QVERIFY(corrections > 5);
  QCOMPARE(session.written(), before);
}

void tst_unchanged_entry::buttonSaysThatTheEntryIsLeft() {
  TableWindow window("revised-3-players-anyway", SIZE_MAX);
  const auto& entries = window.session.record().entries;
  int anyway = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!entries[i].anyway || window.session.corrects(i)) continue;
    ++anyway;
    window.session.startReplacing(i);
    const ui::StripContent& content = window.view.strip().content();
    QCOMPARE(content.confirm, u"Leave it"_s);
    // Why it is against the rules stands there, and it need not be entered anyway once more.
    QVERIFY(content.refused && content.canConfirm && !content.hidesConfirm);
    QVERIFY(!content.canInsist);
    QTest::mouseClick(window.view.strip().confirmButton(), Qt::LeftButton);
    QVERIFY(!window.session.amending());
  }
  QVERIFY(anyway > 2);
}

// The table decided it; another space takes as many stones as it takes.
void tst_unchanged_entry::chosenCrewStaysWhenSomethingElseIsBuilt() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const auto& entries = window.session.record().entries;
  int chosen = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* recorded = std::get_if<egizia::Build>(&entries[i].entry);
    if (recorded == nullptr || recorded->site == egizia::Site::sphinx) continue;
    window.session.startReplacing(i);
    // Another crew than is proposed, which is entered instead.
    for (const egizia::Payment& payment : window.session.options().payments) {
      egizia::Build other = *recorded;
      other.crews = payment.crews;
      other.strengthCards = payment.strengthCards;
      const ui::Ground ground{{.game = &window.session.game(),
                               .state = &window.session.shown(),
                               .options = &window.session.options(),
                               .replaced = other}};
      if (ui::paysAsProposed(ground, other)) continue;
      ui::Draft draft;
      draft.begin(ground);
      for (std::size_t of = 0; of < egizia::buildingCount; ++of) {
        const auto open = std::ranges::find_if(draft.offers(), [&](const auto& each) {
          const auto& [place, offer] = each;
          return ui::kindOf(place) == ui::BoardPlace::cell && place.part == of && offer.open;
        });
        if (open == draft.offers().end()) continue;
        const ui::PlaceId space = open->first;
        draft.press(space);
      }
      if (!draft.begun()) continue;
      const auto& after = std::get<egizia::Build>(*draft.work().entry);
      QCOMPARE(after.crews, other.crews);
      QCOMPARE(after.strengthCards, other.strengthCards);
      ++chosen;
    }
    window.session.stopAmending();
  }
  QVERIFY(chosen > 10);
}

void tst_unchanged_entry::crewAndRingStandAsTheyWereChosen() {
  QFETCH(const QString, game);
  TableWindow window(game.toStdString(), SIZE_MAX);
  const auto& entries = window.session.record().entries;
  int crews = 0;
  int rings = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    if (ship == nullptr) continue;
    window.session.startReplacing(i);
    const egizia::Choices& chosen = ship->choices;
    const auto isChosen = [&](ui::Ask ask, int about, int id) {
      const ui::Chip* chip = window.view.choice(ui::questionId(ask, about), id);
      return chip != nullptr && chip->look().chosen;
    };
    for (int crew = 0; crew < chosen.crewCount; ++crew) {
      QVERIFY(isChosen(ui::Ask::crew, crew, int(chosen.crews[static_cast<std::size_t>(crew)])));
      ++crews;
    }
    if (chosen.ring) QVERIFY(isChosen(ui::Ask::ring, 0, int(*chosen.ring)));
    rings += chosen.ring ? 1 : 0;
    // Another place and back again: what was chosen there is there.
    for (std::size_t stop = 0; stop < window.edition->river.size(); ++stop) {
      const bool other = static_cast<int>(stop) != ship->stop &&
                         window.view.draft().offer(ui::stopId(static_cast<int>(stop))).open;
      if (!other) continue;
      QTest::mouseClick(window.view.board().place(ui::stopId(static_cast<int>(stop))),
                        Qt::LeftButton);
      break;
    }
    auto* const own = window.view.board().place(ui::stopId(ship->stop, ship->space));
    if (own != nullptr && window.session.amended() == nullptr && window.view.hasBegun()) {
      QTest::mouseClick(own, Qt::LeftButton);
      QVERIFY(!window.session.amending() || window.view.draft().isAsReplaced());
    }
    window.session.stopAmending();
  }
  QVERIFY2(crews > 0 && rings > 0, qPrintable(u"%1 %2"_s.arg(crews).arg(rings)));
}

// All others have their keys meanwhile: it may have been a wrong place.
void tst_unchanged_entry::ownPlaceOpensWhatWasChosenThere() {
  TableWindow window("first-3-players", SIZE_MAX);
  const auto& entries = window.session.record().entries;
  int asked = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    if (ship == nullptr) continue;
    window.session.startReplacing(i);
    const QString key = window.view.keys().of(ui::stopId(ship->stop, ship->space));
    QVERIFY(!key.isEmpty());
    window.type(key);
    if (!window.session.amending()) continue; // nothing is chosen there: it stays
    ++asked;
    QVERIFY(!window.view.draft().questions().empty());
    QVERIFY(window.view.draft().isAsReplaced());
    window.type(u"Esc"_s);
    QVERIFY(window.session.amending() && !window.view.hasBegun());
    window.session.stopAmending();
  }
  QVERIFY(asked > 20);
}

// Crews beside the joker are one, unless a card makes them two.
void tst_unchanged_entry::choiceReplacesWhatIsChanged() {
  QFETCH(const QString, game);
  TableWindow window(game.toStdString(), SIZE_MAX);
  ui::EgiziaSession& session = window.session;
  const auto chosenOf = [&](const ui::QuestionId& id) {
    std::vector<int> chosen;
    const auto* question = ui::findQuestion(window.view.draft().questions(), id);
    if (question == nullptr) return chosen;
    for (const ui::Choice& choice : question->choices) {
      const bool joker =
          question->ask == ui::Ask::pay && choice.id == static_cast<int>(egizia::Crew::joker);
      if (choice.chosen && !joker) chosen.push_back(choice.id);
    }
    return chosen;
  };
  std::set<ui::Ask> pressed;
  std::set<std::size_t> kinds;
  for (std::size_t i = 0; i < session.entries(); ++i) {
    session.startReplacing(i);
    kinds.insert(session.record().entries[i].entry.index());
    const auto questions = window.view.draft().questions();
    for (const ui::Question& question : questions) {
      const bool pays = question.ask == ui::Ask::pay;
      if (question.kind == ui::Question::Kind::several && !pays) continue;
      const std::vector<int> before = chosenOf(question.id());
      const QByteArray which = session.logLine(i).headline.toUtf8();
      QVERIFY2(!before.empty() && (pays || before.size() == 1), which.constData());
      for (const ui::Choice& choice : question.choices) {
        ui::Chip* const chip = window.view.choice(question.id(), choice.id);
        const bool joker = pays && choice.id == static_cast<int>(egizia::Crew::joker);
        if (choice.chosen || !choice.open || joker || chip == nullptr) continue;
        QTest::mouseClick(chip, Qt::LeftButton);
        pressed.insert(question.ask);
        // What was entered at once waits as the change of the past that it is.
        if (session.amended() == nullptr) {
          QVERIFY2(chosenOf(question.id()) == std::vector{choice.id}, which.constData());
        }
        session.stopAmending();
        session.startReplacing(i);
        break;
      }
    }
    session.stopAmending();
  }
  QVERIFY2(pressed.contains(ui::Ask::pay) && pressed.contains(ui::Ask::market) &&
               pressed.contains(ui::Ask::crew) && pressed.contains(ui::Ask::draw),
           qPrintable(game));
  QVERIFY(kinds.size() > 11);
}

void tst_unchanged_entry::nameThatStandsKeepsWhatGoesWithIt() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const auto& entries = window.session.record().entries;
  int named = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    if (ship == nullptr || ship->card == egizia::unnamed || ship->choices.crewCount == 0) continue;
    window.session.startReplacing(i);
    // Another crew than is proposed.
    const ui::QuestionId crew = ui::questionId(ui::Ask::crew);
    for (const int other : {2, 1, 0}) {
      ui::Chip* const chip = window.view.choice(crew, other);
      if (chip == nullptr || !chip->isEnabled() || chip->look().chosen) continue;
      QTest::mouseClick(chip, Qt::LeftButton);
      break;
    }
    const auto made = window.view.draft().work().entry;
    ui::Chip* const name =
        window.view.choice(ui::questionId(ui::Ask::card, ship->stop), ship->card);
    if (window.session.amended() == nullptr && name != nullptr) {
      QTest::mouseClick(name, Qt::LeftButton);
      QVERIFY(window.view.draft().work().entry == made);
      ++named;
    }
    window.session.stopAmending();
  }
  QVERIFY(named > 0);
}

NILOMETER_TEST(tst_unchanged_entry)
#include "tst_unchanged_entry.moc"
