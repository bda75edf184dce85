// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/text/words.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Entry;
using ui::Ask;
using ui::KeyBindings;
using ui::Scribe;

namespace {

/// The scribe must not hold up the table: not one action more for the whole golden game than it
/// takes (docs/performance.md).
constexpr int mostActions = 410;

/// One entry of the golden game and what it took.
struct Counted {
  Entry entry;
  egizia::State before;
  int actions = 0;
  std::vector<KeyBindings::Press> taps;
};

int countTaps(const Counted& counted, std::initializer_list<Ask> asks) {
  return static_cast<int>(
      std::count_if(counted.taps.begin(), counted.taps.end(), [&](const KeyBindings::Press& press) {
        const auto* choice = std::get_if<ui::ChoiceId>(&press);
        return choice != nullptr &&
               std::find(asks.begin(), asks.end(), ui::askOf(choice->question)) != asks.end();
      }));
}

/// Rows of the obelisk and the pyramid, parts of the temple, the tombs: how many are built on.
int partsBuiltOn(const egizia::Build& build, const egizia::Edition& edition) {
  int parts = 0;
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    for (const egizia::BuildingPart& part : edition.buildings[i].parts) {
      parts += (part.spaces() & build.spaces[i]) != 0 ? 1 : 0;
    }
  }
  return parts;
}

} // namespace

/// How many clicks an entry takes, counted while the golden game is entered with the mouse.
class tst_pace : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void shipOnARoundSpaceWithNothingToChooseTakesOneClick();
  void shipOnACardSpaceTakesTwoClicks();
  void shipOnABuildingSpaceTakesOneClick();
  void buildingTakesTwoClicksAndOneForEachRowOrPart();
  void phaseWithoutDecisionsTakesOneClick();
  void wholeGameTakesNoActionMore();

private:
  template <class T, class Check> int forEach(Check check) {
    int seen = 0;
    for (const Counted& counted : m_counted) {
      const T* entry = std::get_if<T>(&counted.entry);
      if (entry != nullptr && check(counted, *entry)) ++seen;
    }
    return seen;
  }

  std::shared_ptr<const egizia::Edition> m_edition;
  std::vector<Counted> m_counted;
  int m_total = 0;
};

void tst_pace::initTestCase() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window("revised-4-players");
  m_edition = window.edition;
  Scribe scribe(window.view, window.session, Scribe::By::mouse, window.hands());
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    const egizia::State before = window.session.shown();
    const int actions = scribe.actions();
    QVERIFY(scribe.enter(entry));
    m_counted.push_back({entry.entry, before, scribe.actions() - actions, scribe.taps()});
  }
  m_total = scribe.actions();
}

void tst_pace::shipOnARoundSpaceWithNothingToChooseTakesOneClick() {
  const int seen = forEach<egizia::PlaceShip>([&](const Counted& counted, const auto& ship) {
    const egizia::Stop& stop = m_edition->river[ship.stop];
    const bool plain = stop.kind == egizia::StopKind::round && !ship.doubled && !ship.second &&
                       countTaps(counted, {Ask::crew, Ask::ring}) == 0;
    if (plain && counted.actions != 1) qWarning("stop %d: %d", ship.stop, counted.actions);
    return plain && counted.actions == 1;
  });
  QVERIFY(seen >= 5);
  const int slow = forEach<egizia::PlaceShip>([&](const Counted& counted, const auto& ship) {
    // Even where something is chosen, the place and the choice are all there is.
    return m_edition->river[ship.stop].kind == egizia::StopKind::round && !ship.doubled &&
           counted.actions > 2;
  });
  QCOMPARE(slow, 0);
}

void tst_pace::shipOnACardSpaceTakesTwoClicks() {
  int slow = 0;
  const int seen = forEach<egizia::PlaceShip>([&](const Counted& counted, const auto& ship) {
    if (m_edition->river[ship.stop].kind != egizia::StopKind::card) return false;
    if (countTaps(counted, {Ask::crew}) > 0) return false;
    slow += counted.actions > 2 ? 1 : 0;
    return true;
  });
  QVERIFY(seen >= 30);
  QCOMPARE(slow, 0);
}

void tst_pace::shipOnABuildingSpaceTakesOneClick() {
  int slow = 0;
  const int seen = forEach<egizia::PlaceShip>([&](const Counted& counted, const auto& ship) {
    if (m_edition->river[ship.stop].kind != egizia::StopKind::site) return false;
    slow += counted.actions > 1 ? 1 : 0;
    return true;
  });
  QVERIFY(seen >= 40);
  QCOMPARE(slow, 0);
}

void tst_pace::buildingTakesTwoClicksAndOneForEachRowOrPart() {
  int slow = 0;
  const int seen = forEach<egizia::Build>([&](const Counted& counted, const egizia::Build& build) {
    if (build.site == egizia::Site::sphinx) return false;
    // Another crew than the one proposed and the value of a tile turned up are choices of
    // their own.
    const int own = countTaps(counted, {Ask::pay, Ask::strength, Ask::tomb});
    const int allowed = 2 + partsBuiltOn(build, *m_edition) + own;
    if (counted.actions > allowed) {
      qWarning("took %d, allowed %d", counted.actions, allowed);
      ++slow;
    }
    return true;
  });
  QVERIFY(seen >= 25);
  QCOMPARE(slow, 0);
}

void tst_pace::phaseWithoutDecisionsTakesOneClick() {
  int seen = 0;
  for (const Counted& counted : m_counted) {
    const auto* feed = std::get_if<egizia::Feed>(&counted.entry);
    const bool plainFeed = feed != nullptr && *feed == egizia::Feed{};
    if (!plainFeed && !std::holds_alternative<egizia::LayOut>(counted.entry) &&
        !std::holds_alternative<egizia::ProduceStones>(counted.entry) &&
        !std::holds_alternative<egizia::ScoreParticipation>(counted.entry) &&
        !std::holds_alternative<egizia::SetOrder>(counted.entry)) {
      continue;
    }
    ++seen;
    QCOMPARE(counted.actions, 1);
  }
  QVERIFY(seen >= 20);
}

void tst_pace::wholeGameTakesNoActionMore() {
  qInfo("the golden four-player game takes %d actions", m_total);
  QVERIFY2(m_total <= mostActions, qPrintable(QString::number(m_total)));
}

NILOMETER_TEST(tst_pace)
#include "tst_pace.moc"
