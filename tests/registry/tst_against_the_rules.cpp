// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules forbid is said with its rule, and done all the same by a second press, in every
// game of the shelf.
#include "test_program.h"

#include "registry/between_games.h"
#include "tests/ui/timed_hand.h"
#include "ui/text/language.h"

#include <optional>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

/// A place of the board that the rules close, but the table could have.
QPointer<ui::Place> closedPlace(const BetweenGames& program) {
  const ui::GameView& view = *program.window.game();
  std::vector<QPointer<ui::Place>> places;
  for (auto* place : view.boardPart().findChildren<ui::Place*>()) places.emplace_back(place);
  for (const auto& place : places) {
    if (place == nullptr || !place->isVisible() || place->visibleRegion().isEmpty()) continue;
    if (place->look().state != ui::PlaceLook::State::refused) continue;
    const std::size_t entries = program.window.session()->entries();
    BetweenGames::click(*place);
    if (program.window.session()->entries() != entries) return nullptr;
    if (view.strip().content().canInsist) return place;
    BetweenGames::press(Qt::Key_Escape, Qt::ShiftModifier);
  }
  return nullptr;
}

/// Goes back through the game until there is one; it has been pressed once.
QPointer<ui::Place> findClosedPlace(const BetweenGames& program) {
  for (int undone = 0; undone < 60 && program.window.session()->entries() > 0; ++undone) {
    if (const auto place = closedPlace(program)) return place;
    program.window.session()->undo();
    QCoreApplication::processEvents();
  }
  return nullptr;
}

} // namespace

class tst_against_the_rules : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void secondPressOnAPlaceInsists_data();
  void secondPressOnAPlaceInsists();
  void doublePressOnlySaysWhyNot_data() { secondPressOnAPlaceInsists_data(); }
  void doublePressOnlySaysWhyNot();
};

void tst_against_the_rules::secondPressOnAPlaceInsists_data() {
  QTest::addColumn<const ui::Game*>("kind");
  for (const ui::Game* kind : ui::games()) QTest::addRow("%s", qPrintable(kind->name())) << kind;
}

void tst_against_the_rules::secondPressOnAPlaceInsists() {
  QFETCH(const ui::Game*, kind);
  BetweenGames program;
  program.window.openFile(program.put(*kind));
  const auto place = findClosedPlace(program);
  QVERIFY(place != nullptr);
  const ui::StripContent& said = program.window.game()->strip().content();
  QVERIFY(said.refused && said.body.contains(u'-'));
  const std::size_t entries = program.window.session()->entries();
  BetweenGames::click(*place);
  QCOMPARE(program.window.session()->entries(), entries + 1);
  QVERIFY(program.record().find("\"anyway\"") != std::string::npos);
}

void tst_against_the_rules::doublePressOnlySaysWhyNot() {
  QFETCH(const ui::Game*, kind);
  BetweenGames program;
  program.window.openFile(program.put(*kind));
  const auto place = findClosedPlace(program);
  QVERIFY(place != nullptr);
  BetweenGames::press(Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(!program.window.game()->strip().content().refused);
  const std::string record = program.record();
  TimedHand hand;
  const QPoint at = place->mapTo(&program.window, place->rect().center());
  hand.click(program.window, at);
  QVERIFY(program.window.game()->strip().content().canInsist);
  hand.rest(200);
  hand.click(program.window, at);
  QCOMPARE(program.record(), record);
  BetweenGames::click(*place);
  QVERIFY(program.record() != record);
}

NILOMETER_TEST(tst_against_the_rules)
#include "tst_against_the_rules.moc"
