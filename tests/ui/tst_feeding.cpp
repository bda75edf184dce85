// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/turn.h"
#include "tests/ui/table_window.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/header_bar.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Feed;
using egizia::Player;
using ui::Ask;
using ui::Scribe;

namespace {

/// The players asked by the questions that are shown.
std::set<int> askedPlayers(const TableWindow& window) {
  std::set<int> players;
  for (const ui::Question& question : window.view.draft().questions()) {
    players.insert(question.about);
  }
  return players;
}

/// A golden game up to its feeding in which so many players play or do something.
std::size_t feedingWith(const egizia::GameRecord& golden, int helped) {
  for (std::size_t i = 0; i < golden.entries.size(); ++i) {
    const auto* feed = std::get_if<Feed>(&golden.entries[i].entry);
    if (feed == nullptr) continue;
    const auto count = std::ranges::count_if(
        feed->help, [](const egizia::FeedHelp& help) { return help != egizia::FeedHelp{}; });
    if (count == helped) return i;
  }
  return golden.entries.size();
}

/// A game of two in whose fourth feeding Hanne holds both cards that improve a field: she keeps
/// the first one and takes the second before Ivo can.
egizia::GameRecord bothImprovements(const egizia::Edition& edition) {
  egizia::GameRecord record = goldenGame("online-2-players", edition);
  auto& entries = record.entries;
  int feedings = 0;
  int rounds = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (std::holds_alternative<egizia::LayOut>(entries[i].entry)) ++rounds;
    auto* ship = std::get_if<egizia::PlaceShip>(&entries[i].entry);
    if (rounds == 4 && ship != nullptr && ship->second) {
      auto& first = std::get<egizia::PlaceShip>(entries[i - 2].entry);
      first = {.player = first.player, .stop = ship->stop};
      entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i--));
      continue;
    }
    if (const auto* card = std::get_if<egizia::TakeLeftover>(&entries[i].entry);
        card && rounds == 4) {
      egizia::RecordedEntry last;
      last.entry = egizia::PlaceShip{.player = static_cast<Player>(1 - card->player),
                                     .stop = static_cast<std::uint8_t>(edition.river.size() - 1)};
      entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(i), last);
      ++i;
    }
    if (auto* feed = std::get_if<Feed>(&entries[i].entry)) {
      *feed = {};
      if (++feedings == 4) {
        entries.resize(i);
        break;
      }
    }
  }
  return record;
}

void click(QAbstractButton* button) {
  QVERIFY(button != nullptr && button->isVisible() && button->isEnabled());
  QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

/// Feeding as the scribe enters it: who decides something is asked one after the other.
class tst_feeding : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void playersAreAskedOneAfterTheOther_FEED1_data();
  void playersAreAskedOneAfterTheOther_FEED1();
  void backGoesToThePlayerBefore();
  void stripAndFrameFollowWhoIsAsked_FEED1();
  void threeWhoHelpAreEntered_data() { playersAreAskedOneAfterTheOther_FEED1_data(); }
  void threeWhoHelpAreEntered();
  void bothCardsGoOnOneField_CARDIMPROVEFIELD_data() {
    playersAreAskedOneAfterTheOther_FEED1_data();
  }
  void bothCardsGoOnOneField_CARDIMPROVEFIELD();
  void noHungerIsForecastAfterTheLastFeeding_FEED1();
};

void tst_feeding::playersAreAskedOneAfterTheOther_FEED1_data() {
  QTest::addColumn<Scribe::By>("by");
  QTest::newRow("by mouse") << Scribe::By::mouse;
  QTest::newRow("by keyboard") << Scribe::By::keyboard;
}

void tst_feeding::playersAreAskedOneAfterTheOther_FEED1() {
  QFETCH(const Scribe::By, by);
  const auto edition = goldenEdition();
  const std::size_t feeding = feedingWith(goldenGame("tournament-4-players", *edition), 3);
  TableWindow window("tournament-4-players", feeding);
  QCOMPARE(window.session.shown().phase, egizia::Phase::feed);
  std::vector<int> asked;
  while (window.session.record().entries.size() == feeding) {
    const std::set<int> players = askedPlayers(window);
    QCOMPARE(players.size(), std::size_t{1});
    asked.push_back(*players.begin());
    QVERIFY(asked.size() <= 4);
    if (by == Scribe::By::keyboard) {
      window.type(u"Enter"_s);
    } else {
      click(window.view.strip().confirmButton());
    }
  }
  // From the front of the score track, as it was when the phase began (TIME-4).
  std::vector<int> order;
  window.session.undo();
  for (std::size_t place = 0; place < window.session.shown().players; ++place) {
    const int player = window.session.shown().phaseOrder[place];
    if (std::ranges::count(asked, player) > 0) order.push_back(player);
  }
  QVERIFY(asked.size() > 1);
  QCOMPARE(asked, order);
}

void tst_feeding::backGoesToThePlayerBefore() {
  const auto edition = goldenEdition();
  const std::size_t feeding = feedingWith(goldenGame("tournament-4-players", *edition), 3);
  TableWindow window("tournament-4-players", feeding);
  const std::set<int> first = askedPlayers(window);
  window.type(u"Enter"_s);
  QVERIFY(askedPlayers(window) != first);
  window.type(u"Esc"_s);
  QCOMPARE(askedPlayers(window), first);
}

void tst_feeding::stripAndFrameFollowWhoIsAsked_FEED1() {
  const auto edition = goldenEdition();
  const std::size_t feeding = feedingWith(goldenGame("tournament-4-players", *edition), 3);
  TableWindow window("tournament-4-players", feeding);
  std::set<int> named;
  const auto followed = [&] {
    const int asked = *askedPlayers(window).begin();
    const QString name = text::playerName(static_cast<Player>(asked), window.session.table());
    for (Player player = 0; player < window.session.players(); ++player) {
      if (window.view.players().card(player)->look().seat.onTurn != (player == asked)) return false;
    }
    named.insert(asked);
    return window.view.strip().accessibleName().contains(name) &&
           window.view.strip().content().title.contains(name);
  };
  QVERIFY(followed());
  window.type(u"Enter"_s);
  QVERIFY(followed());
  QCOMPARE(named.size(), std::size_t{2});
  window.type(u"Esc"_s);
  QVERIFY(followed());
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(followed());
  QVERIFY(text::useLanguage(u"en"));
  while (window.session.record().entries.size() == feeding) window.type(u"Enter"_s);
  // Nobody is asked any more: those on turn have the frame again.
  for (Player player = 0; player < window.session.players(); ++player) {
    QCOMPARE(window.view.players().card(player)->look().seat.onTurn,
             window.session.options().onTurn == player);
  }
}

void tst_feeding::threeWhoHelpAreEntered() {
  QFETCH(const Scribe::By, by);
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("tournament-4-players", *edition);
  const std::size_t feeding = feedingWith(golden, 3);
  TableWindow window("tournament-4-players", feeding);
  Scribe scribe(window.view, window.session, by, window.hands());
  QVERIFY(scribe.enter(golden.entries[feeding]));
  // More cards, three choices and Enter: the next player is asked after a choice. One of them
  // could play something else, too, and needs Enter before the next.
  QVERIFY2(scribe.actions() <= 6, qPrintable(QString::number(scribe.actions())));
}

void tst_feeding::bothCardsGoOnOneField_CARDIMPROVEFIELD() {
  QFETCH(const Scribe::By, by);
  const auto edition = goldenEdition();
  TableWindow window(bothImprovements(*edition), edition);
  const egizia::State before = window.session.shown();
  QCOMPARE(before.phase, egizia::Phase::feed);
  const Player hanne = 0;
  QCOMPARE(
      std::popcount(before.player[hanne].cards & edition->kind(egizia::CardKind::improveField)), 2);
  for (const bool same : {true, false}) {
    const auto fields = egizia::fieldsOf(*edition, before.player[hanne]);
    std::vector<egizia::FieldRef> brown;
    for (const egizia::FieldRef& field : fields) {
      const auto index = egizia::findField(*edition, before.player[hanne], field);
      if (egizia::colourOf(*edition, before.player[hanne], *index) != egizia::FieldColour::green) {
        brown.push_back(field);
      }
    }
    QVERIFY(brown.size() >= 2);
    egizia::RecordedEntry wanted;
    Feed feed;
    feed.help[hanne].improve = {brown[1], same ? brown[1] : brown[0]};
    feed.help[hanne].improveCount = 2;
    wanted.entry = feed;
    Scribe scribe(window.view, window.session, by, window.hands());
    QVERIFY(scribe.enter(wanted));
    const egizia::PlayerState& after = window.session.shown().player[hanne];
    QCOMPARE(after.cards & edition->kind(egizia::CardKind::improveField), egizia::CardSet{0});
    const auto index = egizia::findField(*edition, after, brown[1]);
    QVERIFY((after.improvedOnce & egizia::cardBit(*index)) != 0);
    QCOMPARE((after.improvedTwice & egizia::cardBit(*index)) != 0, same);
    window.session.undo();
  }
}

void tst_feeding::noHungerIsForecastAfterTheLastFeeding_FEED1() {
  TableWindow window("tournament-4-players", SIZE_MAX);
  const std::size_t entries = window.session.record().entries.size();
  int after = 0;
  for (std::size_t i = 0; i <= entries; ++i) {
    window.session.lookAt(i);
    const egizia::State& state = window.session.shown();
    const bool fed = state.round == egizia::rounds && state.phase > egizia::Phase::feed;
    after += fed ? 1 : 0;
    for (Player player = 0; player < window.session.players(); ++player) {
      const ui::PlayerCard& card = *window.view.players().card(player);
      const auto* flood = card.findChild<ui::FloodView*>();
      QCOMPARE(flood->isVisible(), !fed);
      QCOMPARE(ui::buttonDescription(card).contains(u"grain for strength"_s), !fed);
      for (int y = 0; fed && y < card.height(); ++y) {
        QVERIFY(card.partAt({card.width() / 2, y}) != ui::PlayerPart::flood);
      }
    }
  }
  QVERIFY(after > 5);
}

NILOMETER_TEST(tst_feeding)
#include "tst_feeding.moc"
