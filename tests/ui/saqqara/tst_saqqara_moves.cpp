// SPDX-License-Identifier: GPL-3.0-or-later
// What to move on the real board, as signs, after every entry of the recorded games.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/text/language.h"

#include <QDir>
#include <QTest>

#include <set>
#include <utility>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using Kind = ui::MoveGlyph::Kind;

namespace {

/// Calls `check(session, effects)` after each entry of a recorded game.
template <class Check> void afterEach(const PlayedSaqqara& game, Check check) {
  saqqara::GameRecord record = game.record;
  const auto entries = std::exchange(record.entries, {});
  Session session(record, std::make_shared<const Edition>(game.edition));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    QVERIFY(session.enter(entries[i].entry, entries[i].anyway).accepted);
    check(session, game.played.effectsOf(i));
    if (QTest::currentTestFailed()) return;
  }
}

/// A table of three on which that was entered, with what it has hands move.
std::vector<ui::MovePart> partsAfter(const SaqqaraTable& table) {
  saqqara::GameRecord record = saqqaraGames().front().record;
  record.entries.clear();
  const Session session(record, std::make_shared<const Edition>(bareEdition()));
  return moveParts(session, table.effects);
}

} // namespace

class tst_SaqqaraMoves : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void everyMoveIsDrawnOnceForItsPlayer_data() { saqqaraGameRows(); }
  void everyMoveIsDrawnOnceForItsPlayer();
  void everyKindOfPieceHasItsSign();
  void bidIsGoodsToAHut();
  void undoneThresholdsGoBackOnTheirPile_THRESH1();
  void movesHaveRoomInTheStrip_data() { test::languagesWithSizes({100}); }
  void movesHaveRoomInTheStrip();
};

void tst_SaqqaraMoves::everyMoveIsDrawnOnceForItsPlayer() {
  QFETCH(const PlayedSaqqara*, game);
  afterEach(*game, [](const Session& session, const table::EffectsView& effects) {
    const auto parts = moveParts(session, effects);
    QCOMPARE(parts.empty(), text::movesOf(effects, session.table()).isEmpty());
    std::set<ui::PlayerColour> named;
    for (const ui::MovePart& part : parts) {
      QVERIFY(!part.colour || named.insert(*part.colour).second);
      QCOMPARE(part.name.isEmpty(), !part.colour.has_value());
      QVERIFY(!part.glyphs.empty());
      for (const ui::MoveGlyph& glyph : part.glyphs) {
        QVERIFY(!glyph.text.isEmpty());
        QCOMPARE(glyph.kind == Kind::wares, !glyph.wares.empty());
      }
    }
  });
}

void tst_SaqqaraMoves::everyKindOfPieceHasItsSign() {
  std::set<Kind> seen;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    afterEach(game, [&](const Session& session, const table::EffectsView& effects) {
      for (const ui::MovePart& part : moveParts(session, effects)) {
        for (const ui::MoveGlyph& glyph : part.glyphs) seen.insert(glyph.kind);
      }
    });
  }
  for (const Kind kind :
       {Kind::wares, Kind::figure, Kind::ship, Kind::stall, Kind::marker, Kind::card}) {
    QVERIFY2(seen.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
  }
}

// Carla outbids Ben, so that Anna, whom nobody can outbid, takes her card.
void tst_SaqqaraMoves::bidIsGoodsToAHut() {
  SaqqaraTable table(3);
  table.beginMarket(5, {goodsCard(Good::fish), goodsCard(Good::linen), landCard(Good::fish),
                        landCard(Good::wood)});
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(1)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::linen, gold(2)}));
  const std::vector<ui::MovePart> parts = partsAfter(table);
  QCOMPARE(parts.size(), std::size_t{3});
  QVERIFY(parts[0].colour && parts[1].colour && !parts[2].colour);
  const ui::MoveGlyph bid{
      .kind = Kind::wares, .text = u"→ hut Linen"_s, .wares = {{ui::Ware::gold, 2}}};
  QCOMPARE(parts[0].glyphs, std::vector{bid});
  const ui::MoveGlyph taken{.kind = Kind::card, .text = u"takes the card of Fish"_s};
  QCOMPARE(parts[1].glyphs, std::vector{taken});
  const ui::MoveGlyph paid{
      .kind = Kind::wares, .text = u"hut → warehouse Fish"_s, .wares = {{ui::Ware::gold, 1}}};
  QCOMPARE(parts[2].glyphs, std::vector{paid});
}

void tst_SaqqaraMoves::undoneThresholdsGoBackOnTheirPile_THRESH1() {
  SaqqaraWindow table(Phase::thresholds);
  table.goOn();
  QTest::keyClicks(&table.view, u"2345"_s);
  QTest::keyClick(&table.view, Qt::Key_Return);
  QVERIFY(table.session.shown().phase != Phase::thresholds);
  table.view.undo();
  QVERIFY(table.session.shown().phase == Phase::thresholds);
  const QString told = table.view.strip().content().moves.told;
  QVERIFY2(told.contains(u"Threshold cards back on the pile: "_s), qPrintable(told));
  QVERIFY2(!told.contains(u"used pile"_s), qPrintable(told));
  QVERIFY2(told.contains(u"influence cards back on the draw pile"_s), qPrintable(told));
}

// NILOMETER_PICTURES=FOLDER in the environment keeps pictures there.
void tst_SaqqaraMoves::movesHaveRoomInTheStrip() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const test::LargeLetters letters(language, percent);
  const QString folder = qEnvironmentVariable("NILOMETER_PICTURES");
  int crowded = 0;
  int all = 0;
  afterEach(saqqaraGames().front(), [&](const Session& session, const table::EffectsView& effects) {
    const QString told = text::movesOf(effects, session.table()).join(u' ');
    ui::MoveLine line(nullptr);
    line.setContent({.heading = u"Jetzt auf dem Tisch"_s,
                     .parts = moveParts(session, effects),
                     .told = told,
                     .entry = u"Eintrag 123"_s},
                    session.names());
    line.resize(872, std::max(42, line.heightForWidth(872)));
    QVERIFY2(line.fits(), qPrintable(told));
    crowded += line.leftOut() > 0 ? 1 : 0;
    const bool kept = ++all % 5 > 0 || folder.isEmpty() ||
                      line.grab().save(folder + u"/moves-%1-%2.png"_s.arg(language).arg(all));
    QVERIFY(kept);
  });
  // Where a round ends and the next begins, much is moved at once.
  QVERIFY2(8 * crowded < all, qPrintable(QString::number(crowded)));
}

NILOMETER_TEST(tst_SaqqaraMoves)
#include "tst_saqqara_moves.moc"
