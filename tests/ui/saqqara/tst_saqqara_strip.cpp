// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of Saqqara offers and says, at every size of the window.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "engine/saqqara/develop.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/inline_flow.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/text/names.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_of.h"
#include "ui/text/language.h"

#include <QToolTip>

#include <memory>
#include <span>
#include <utility>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// A game in which the table tells every printed value.
constexpr auto toldGame = "engine/saqqara/games/saqqara-4-players";

struct StripTable : SaqqaraWindow {
  explicit StripTable(Phase phase, const std::string& game = "games/saqqara-3-players")
      : SaqqaraWindow(phase, game) {
    goOn();
  }

  void small() {
    view.resize(800, 480);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] ui::Chip* chip(Ask ask, int id) const {
    return view.strip().choice(questionId(ask), id);
  }
  void keys(const QString& letters) { QTest::keyClicks(&view, letters); }
  [[nodiscard]] const ui::StripContent& said() const { return view.strip().content(); }
};

/// Plays a recorded game in a window of that size, one of them with a long name, and calls
/// `check(window)` after each entry.
template <class Check> void afterEachIn(const QSize& size, const char* game, Check check) {
  const PlayedSaqqara& played = saqqaraGame(game);
  saqqara::GameRecord record = played.record;
  const auto entries = std::exchange(record.entries, {});
  record.header.players[1].name = "Friederike Wilhelmine";
  SaqqaraWindow window(record, played.edition);
  window.view.resize(size);
  for (const auto& line : entries) {
    QVERIFY(window.session.enter(line.entry, line.anyway).accepted);
    QCoreApplication::processEvents();
    check(window);
    if (QTest::currentTestFailed()) return;
  }
}

void gamesAndSizes() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QByteArray>("game");
  QTest::newRow("1280x720, five") << QSize(1280, 720) << "games/saqqara-5-players"_ba;
  QTest::newRow("800x480, three") << QSize(800, 480) << "games/saqqara-3-players"_ba;
}

} // namespace

class tst_saqqara_strip : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void goodsAreSignsBeforeTheirNumbers();
  void warehousesAreNamedWhereOnlyOneIsSeen();
  void onlyQuestionHasChips_MARKER();
  void timesNameTheirBound_NILE1();
  void tabsSayThatLevelsAreNotRead();
  void revealIsOfAPlayer();
  void whyOfWhatIsRefusedStandsBeforeTheChips_data();
  void whyOfWhatIsRefusedStandsBeforeTheChips();
  void sharesAreReadAcrossTheTable_DIST5_data() { gamesAndSizes(); }
  void sharesAreReadAcrossTheTable_DIST5();
  void whyThatHasNoRoomEndsInDots();
  void namesLeaveBeforeMovesAreCounted();
  void originsLeaveBeforeNames();
  void movesThatAreCountedAreAPressAway();
  void whoGoesOnInTheNextLineHasTheSignAgain();
  void goldOfTheSoldiersStandsWithTheShares_TILESOLDIERS();
  void phasesAreCountedAsTheRulesDo();
  void raiseSaysWhatIsAddedAndTheTotal_AUCTION6();
};

void tst_saqqara_strip::goodsAreSignsBeforeTheirNumbers() {
  StripTable table(Phase::auction);
  const Player turn = table.session.shown().turn;
  for (const Good good : allGoods) {
    const ui::ChipLook& look = table.chip(Ask::goods, static_cast<int>(good))->look();
    const int owned = table.session.shown().of(turn).goods[good];
    QCOMPARE(look.ware, std::optional(static_cast<ui::Ware>(good)));
    QCOMPARE(look.isNone, owned == 0);
    QCOMPARE(look.text, u"0 / %1"_s.arg(owned));
    QVERIFY2(look.name.contains(text::goodName(good)), qPrintable(look.name));
  }
}

void tst_saqqara_strip::warehousesAreNamedWhereOnlyOneIsSeen() {
  StripTable table(Phase::auction);
  QVERIFY(table.chip(Ask::warehouse, 0) == nullptr);
  table.small();
  for (const Warehouse at : allWarehouses) {
    const ui::Chip* chip = table.chip(Ask::warehouse, static_cast<int>(at));
    QVERIFY(chip != nullptr && chip->isVisible());
    QCOMPARE(chip->look().text, text::warehouseName(at));
    QVERIFY(!chip->look().keyCap.isEmpty());
  }
  // It is pressed like the place.
  ui::Chip* linen = table.chip(Ask::warehouse, static_cast<int>(Warehouse::linen));
  QVERIFY(linen->isEnabled());
  QTest::mouseClick(linen, Qt::LeftButton);
  const auto* bid = std::get_if<Bid>(&*table.view.draft().work().entry);
  QVERIFY(bid != nullptr);
  QCOMPARE(bid->at, Warehouse::linen);
  table.view.resize(1280, 720);
  QCoreApplication::processEvents();
  QVERIFY(table.chip(Ask::warehouse, 0) == nullptr);
}

void tst_saqqara_strip::onlyQuestionHasChips_MARKER() {
  StripTable table(Phase::marker);
  for (const Warehouse at : allWarehouses) {
    QVERIFY(table.chip(Ask::warehouse, static_cast<int>(at)) != nullptr);
  }
}

void tst_saqqara_strip::timesNameTheirBound_NILE1() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  QStringList shown;
  for (std::size_t n = 0; n < game.record.entries.size(); ++n) {
    const State state = record::stateAfter(game.record, game.edition, n);
    if (state.phase != Phase::develop || state.turn == noPlayer) continue;
    const int most = state.of(state.turn).goods[Good::land] / landPerNileSpace;
    const QString text = u"1× (at most %1)"_s.arg(most);
    if (most == 0 || shown.contains(text)) continue;
    saqqara::GameRecord record = game.record;
    record.entries.resize(n);
    SaqqaraWindow table(record, game.edition);
    table.goOn();
    QTest::keyClicks(&table.view, u"N"_s);
    const ui::Chip* times = table.view.strip().choice(questionId(Ask::times), 0);
    if (times == nullptr) continue; // one space is all that can be sailed
    QCOMPARE(times->look().text, text);
    shown += text;
  }
  QVERIFY(!shown.isEmpty());
}

void tst_saqqara_strip::tabsSayThatLevelsAreNotRead() {
  StripTable table(Phase::final, toldGame);
  table.small();
  const Player player = [&] {
    Player open = 0;
    const auto seats = seatsOf(table.session);
    while (playerLook(table.session.shown(), seats, open, noPlayer).seat.behind.isEmpty()) ++open;
    return open;
  }();
  auto* card = table.view.players().card(player);
  const QImage open = card->grab().toImage();
  PlayerLook read = card->look();
  read.seat.behind.clear();
  card->setLook(read);
  QVERIFY(card->grab().toImage() != open);
}

void tst_saqqara_strip::revealIsOfAPlayer() {
  StripTable table(Phase::reveal);
  QVERIFY(table.said().player.has_value());
  const QString name = text::playerName(table.view.draft().asked(), table.session.table());
  QVERIFY2(table.said().title.startsWith(name), qPrintable(table.said().title));
}

void tst_saqqara_strip::whyOfWhatIsRefusedStandsBeforeTheChips_data() {
  QTest::addColumn<bool>("isSmall");
  QTest::newRow("1280x720") << false;
  QTest::newRow("800x480") << true;
}

void tst_saqqara_strip::whyOfWhatIsRefusedStandsBeforeTheChips() {
  QFETCH(const bool, isSmall);
  StripTable table(Phase::thresholds);
  if (isSmall) table.small();
  table.keys(u"35N4"_s);
  QTest::keyClick(&table.view, Qt::Key_Left);
  QVERIFY(table.said().refused);
  const ui::StripView& strip = table.view.strip();
  const auto placed = [&](const QWidget& part) {
    return QRect(part.mapTo(&strip, QPoint()), part.size());
  };
  const QRect why = placed(*strip.whyButton());
  int chips = 0;
  for (const ui::QuestionRow& row : table.said().rows) {
    for (const ui::QuestionRow::Entry& entry : row.chips) {
      const QRect chip = placed(*strip.choice(row.question, entry.id));
      QVERIFY(chip.top() >= why.top());
      QVERIFY(chip.top() > why.bottom() || chip.left() > why.right());
      ++chips;
    }
  }
  QVERIFY(chips > 0);
}

void tst_saqqara_strip::sharesAreReadAcrossTheTable_DIST5() {
  QFETCH(const QSize, size);
  QFETCH(const QByteArray, game);
  int shared = 0;
  afterEachIn(size, game.constData(), [&](const SaqqaraWindow& window) {
    const ui::PhaseColumns& columns = window.view.strip().columns();
    if (!columns.isVisible()) return;
    ++shared;
    const ui::PhaseColumnButton& first = *columns.buttons().front();
    for (const ui::PhaseColumnButton* button : columns.buttons()) {
      const ui::PhaseColumn& column = button->column();
      QVERIFY(!column.name.isEmpty());
      // One size and one place for all; a name is shortened only on a line of its own.
      QCOMPARE(button->look(), first.look());
      QCOMPARE(button->top(), first.top());
      if (button->look().isLarge) QVERIFY(button->fits(button->width(), button->look()));
      QVERIFY(button->top() >= 4 * ui::lookUnit());
      QCOMPARE(button->shownWhy(), column.why);
      QVERIFY(button->top() + button->heightForWidth(button->width()) <= button->height());
      // Goods as number and sign.
      QCOMPARE(column.wares.empty(), column.tone == ui::PhaseColumn::Tone::plain);
    }
  });
  QVERIFY(shared > 3);
}

void tst_saqqara_strip::whyThatHasNoRoomEndsInDots() {
  ui::PhaseColumns columns(nullptr);
  ui::PhaseColumn column;
  column.name = u"Ben"_s;
  column.result = u"+ 1 gold"_s;
  column.wares = {{ui::Ware::gold, 1}};
  column.why = u"Exact match (Fish), Trader (Linen), Most influence (Wood), Beggar (Gold)"_s;
  columns.setColumns({column, column, column, column});
  columns.resize(500, columns.heightForWidth(500));
  columns.show();
  QVERIFY(QTest::qWaitForWindowExposed(&columns));
  const ui::PhaseColumnButton& button = *columns.buttons().front();
  QCOMPARE(button.shownWhy(), column.why);
  columns.resize(500, columns.height() / 2);
  const QString shown = button.shownWhy();
  QVERIFY2(shown.endsWith(u'…') && column.why.startsWith(shown.chopped(1)), qPrintable(shown));
}

namespace {

ui::MoveContent movesOfTwo(int each) {
  ui::MoveContent content{.heading = u"Now move"_s};
  QStringList told;
  for (const auto colour : {ui::PlayerColour::red, ui::PlayerColour::blue}) {
    ui::MovePart part{.colour = colour, .name = u"Friederike Wilh…"_s};
    for (int i = 0; i < each; ++i) {
      part.glyphs.push_back({.kind = ui::MoveGlyph::Kind::wares,
                             .text = u"from warehouse Fish"_s,
                             .wares = {{ui::Ware::fish, 2}}});
      told += u"2 fish from the warehouse Fish"_s;
    }
    content.parts.push_back(part);
  }
  content.told = told.join(u"  ·  "_s);
  return content;
}

} // namespace

void tst_saqqara_strip::namesLeaveBeforeMovesAreCounted() {
  ui::MoveLine line(nullptr);
  const qreal u = ui::lookUnit(line.font());
  line.resize(ui::wholePixels(872, u), ui::wholePixels(43, u));
  bool isNamed = true;
  for (int each = 1; each < 12; ++each) {
    line.setContent(movesOfTwo(each), {});
    // Once they have left they do not come back, and nothing was counted before.
    QVERIFY(isNamed || !line.hasNames());
    isNamed = line.hasNames();
    QVERIFY(line.leftOut() == 0 || !isNamed);
    QVERIFY(line.fits());
  }
  QVERIFY(!isNamed && line.leftOut() > 0);
  // A band that is high anyway has a third line.
  const int leftOut = line.leftOut();
  line.resize(line.width(), ui::wholePixels(64, u));
  QVERIFY(line.leftOut() < leftOut);
}

void tst_saqqara_strip::originsLeaveBeforeNames() {
  ui::MoveContent content = movesOfTwo(2);
  for (ui::MovePart& part : content.parts) {
    for (ui::MoveGlyph& glyph : part.glyphs) glyph.brief = u"Fish"_s;
  }
  ui::MoveLine line(nullptr);
  line.setContent(content, {});
  ui::MoveLine withoutOrigins(nullptr);
  withoutOrigins.setContent(saying(ui::Origins::none, content), {});
  const qreal u = ui::lookUnit(line.font());
  int tight = 0;
  for (int width = 900; width > 100; width -= 20) {
    for (ui::MoveLine* each : {&line, &withoutOrigins}) {
      each->resize(ui::wholePixels(width, u), ui::wholePixels(43, u));
    }
    QCOMPARE(line.hasNames(), withoutOrigins.hasNames());
    tight += line.hasNames() ? 0 : 1;
  }
  QVERIFY2(tight > 0 && tight < 40, qPrintable(QString::number(tight)));
}

void tst_saqqara_strip::movesThatAreCountedAreAPressAway() {
  ui::MoveLine line(nullptr);
  const qreal u = ui::lookUnit(line.font());
  line.resize(ui::wholePixels(872, u), ui::wholePixels(43, u));
  line.setContent(movesOfTwo(12), {});
  line.show();
  QVERIFY(QTest::qWaitForWindowExposed(&line));
  QVERIFY(line.leftOut() > 0);
  QVERIFY(!line.toolTip().contains(u'·'));
  QTest::mouseClick(&line, Qt::LeftButton);
  QCOMPARE(QToolTip::text(), line.toolTip());
  QToolTip::hideText();
}

void tst_saqqara_strip::whoGoesOnInTheNextLineHasTheSignAgain() {
  int again = 0;
  const auto paint = [](const QPointF& /*base*/) {};
  const auto countIt = [&](const QPointF& base) {
    QCOMPARE(base, QPointF(0, 20));
    ++again;
  };
  const auto sign = std::make_shared<ui::InlinePiece>();
  sign->width = 10;
  sign->gap = 5;
  sign->paint = countIt;
  std::vector<ui::InlinePiece> pieces(2, {.width = 60, .gap = 10, .paint = paint, .begins = true});
  pieces.back().again = sign;
  const ui::InlineFlow narrow(pieces, 100);
  QCOMPARE(narrow.lines(), 2);
  narrow.paint({}, 20, 2);
  QCOMPARE(again, 1);
  const ui::InlineFlow wide(pieces, 140);
  QCOMPARE(wide.lines(), 1);
  wide.paint({}, 20, 2);
  QCOMPARE(again, 1);
}

void tst_saqqara_strip::goldOfTheSoldiersStandsWithTheShares_TILESOLDIERS() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  const Session session(game.record, std::make_shared<const Edition>(game.edition));
  int seen = 0;
  for (std::size_t entry = 0; entry < game.record.entries.size(); ++entry) {
    const table::EffectsView all = game.played.effectsOf(entry);
    const auto before = sharesOf(session, all);
    if (before.empty() || before.front().place) continue;
    // The last that was shared out once more, as what a turn begins with.
    std::vector<table::Effect> effects(all.begin(), all.end());
    std::size_t gain = effects.size() - 1;
    const auto isShare = [&](const table::Effect& effect) {
      return effect.kind == table::EffectKind::stock && effect.rule >= "DIST-1"_rule &&
             effect.rule <= "DIST-9"_rule && asStock(effect).spot.store == Store::hand;
    };
    while (gain > 0 && !isShare(effects[gain])) --gain;
    if (gain == 0) continue;
    ++seen;
    const Player player = asStock(effects[gain]).spot.player;
    const std::vector<table::Effect> pair{effects[gain - 1], effects[gain]};
    for (table::Effect effect : pair) {
      effect.rule = "TILE-SOLDIERS"_rule;
      effects.push_back(effect);
    }
    const auto columns = sharesOf(session, table::EffectsView(effects, nullptr));
    const QString title = text::saqqaraRuleTitle("TILE-SOLDIERS"_rule);
    for (Player at = 0; at < session.players(); ++at) {
      // Whoever really began a turn with some has it there already.
      QCOMPARE(columns[at].why.contains(title), at == player || before[at].why.contains(title));
      QCOMPARE(columns[at].wares == before[at].wares, at != player);
    }
    // By itself it is told with the moves.
    const table::EffectsView alone(std::span(effects).last(2), nullptr);
    QVERIFY(sharesOf(session, alone).empty());
  }
  QVERIFY(seen > 0);
}

void tst_saqqara_strip::phasesAreCountedAsTheRulesDo() {
  const ui::PhaseLook look = phaseLook({});
  QStringList said;
  for (int phase = 0; phase < look.phases.size(); ++phase) {
    said += look.numberOf(phase) + u' ' + look.phases[phase];
  }
  QCOMPARE(said.join(u" · "_s), u"1 Market · 2a Stock · 2b Thresholds · 2c Influence · "
                                u"2d Invest · 2e Share out · 3 Build"_s);
  // Where a game says none they are counted.
  ui::PhaseLook plain;
  QCOMPARE(plain.numberOf(1), u"2"_s);
}

void tst_saqqara_strip::raiseSaysWhatIsAddedAndTheTotal_AUCTION6() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  const Session session(game.record, std::make_shared<const Edition>(game.edition));
  int raised = 0;
  int bids = 0;
  for (std::size_t entry = 0; entry < game.record.entries.size(); ++entry) {
    const auto* bid = std::get_if<Bid>(&game.record.entries[entry].entry);
    if (bid == nullptr) continue;
    const State before = record::stateAfter(game.record, game.edition, entry);
    const int there = before.in(bid->at).bids[bid->player].total();
    ++(there > 0 ? raised : bids);
    const QString headline = session.logLine(entry).headline;
    const QString now = u", %1 now"_s.arg(there + bid->goods.total());
    QCOMPARE(headline.contains(now), there > 0);
    QCOMPARE(headline.contains(u" adds "_s), there > 0);
    QCOMPARE(session.logLine(entry).brief.endsWith(now), there > 0);
    QVERIFY(
        headline.startsWith(text::SpokenSaqqara::sentenceOn(before, Entry(*bid), session.table())));
  }
  QVERIFY(raised > 0 && bids > 0);
}

NILOMETER_TEST(tst_saqqara_strip)
#include "tst_saqqara_strip.moc"
