// SPDX-License-Identifier: GPL-3.0-or-later
// What five players, one of them with a long name, are asked at a table of usual size: what they
// press stays where it is, and nothing that they need is left out.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "engine/saqqara/auction.h"
#include "engine/saqqara/findings.h"
#include "tests/ui/painted_texts.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/board/board_painting.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/move_painting.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/board/place.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/text/language.h"

#include <QCursor>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <variant>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr auto gameOfFive = "games/saqqara-5-players";

/// The game of five up to the first table of that phase; whose turn it is has a long name.
saqqara::GameRecord askedIn(Phase phase) {
  const PlayedSaqqara& game = saqqaraGame(gameOfFive);
  saqqara::GameRecord record = beginningOf(game, phase);
  const Player turn = record::stateAfter(game.record, game.edition, record.entries.size()).turn;
  record.header.players[turn == noPlayer ? 1 : turn].name =
      "Maximiliane-Theodora von und zu Liechtenstein-Habsburg";
  return record;
}

struct AskedTable : SaqqaraWindow {
  explicit AskedTable(Phase phase) : AskedTable(askedIn(phase)) {}
  explicit AskedTable(const saqqara::GameRecord& record)
      : SaqqaraWindow(record, saqqaraGame(gameOfFive).edition) {
    goOn();
  }

  [[nodiscard]] ui::Place& place(BoardPlace what, int number, int part = 0) const {
    return *view.board().place(placeId(what, number, part));
  }
  [[nodiscard]] QRect seenAt(const QWidget& part) const {
    return {part.mapTo(&view, QPoint()), part.size()};
  }
  /// The number 7 of the card that is read now.
  [[nodiscard]] const ui::Chip& seven() const {
    return *view.strip().choice(view.strip().content().rows.back().question, 7);
  }
  /// What the strip says, without choices and without what was moved.
  [[nodiscard]] ui::StripContent bareStrip() const {
    ui::StripContent content = view.strip().content();
    content.moves = {};
    content.columns.clear();
    content.rows.clear();
    std::erase_if(content.actions, [](const auto& action) { return !action.main; });
    content.canGoBack = true;
    return content;
  }
};

/// Before the first bid that raises one.
class RaisingTable : public AskedTable {
public:
  RaisingTable() : RaisingTable(firstRaise()) {}
  [[nodiscard]] const Bid& raise() const { return m_raise; }
  void choose(const Bid& bid) const {
    for (const Good good : allGoods) {
      for (int i = 0; i < bid.goods[good]; ++i) {
        QTest::mouseClick(view.strip().choice(questionId(Ask::goods), static_cast<int>(good)),
                          Qt::LeftButton);
      }
    }
    QTest::mouseClick(&place(BoardPlace::warehouse, static_cast<int>(bid.at)), Qt::LeftButton);
  }

private:
  explicit RaisingTable(std::size_t entries)
      : AskedTable(upTo(entries)),
        m_raise(std::get<Bid>(saqqaraGame(gameOfFive).record.entries[entries].entry)) {}
  static saqqara::GameRecord upTo(std::size_t entries) {
    saqqara::GameRecord record = saqqaraGame(gameOfFive).record;
    record.entries.resize(entries);
    return record;
  }
  static std::size_t firstRaise() {
    const PlayedSaqqara& game = saqqaraGame(gameOfFive);
    for (std::size_t n = 0; n < game.record.entries.size(); ++n) {
      const auto* bid = std::get_if<Bid>(&game.record.entries[n].entry);
      if (bid == nullptr) continue;
      const State before = record::stateAfter(game.record, game.edition, n);
      if (!before.in(bid->at).bids[bid->player].empty()) return n;
    }
    qFatal("nobody raises a bid");
  }

  Bid m_raise;
};

} // namespace

class tst_saqqara_asked : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void cardsThatAreReadStayInSight_INFL6();
  void cardsThatAreChangedAreReadFromTheFirst_THRESH1();
  void hintIsCutBeforeAName_AUCTION4();
  void goodsAreSaidBeforeWhereTheyComeFrom();
  void whatIsSharedOutIsSaidToTheLastGood_DIST10();
  void raiseIsWrittenInsideItsPlace_AUCTION6();
  void raiseIsToldWhatIsAdded_AUCTION6();
  void onlyBidsThatAreOfferedAreTold_AUCTION4_data();
  void onlyBidsThatAreOfferedAreTold_AUCTION4();
  void shiftF1IsAboutARefusal_data();
  void shiftF1IsAboutARefusal();
  void whatToDoWithAShortRefusalStandsBelowIt();
  void refusedTheftLeavesItsChipsInPlace_TILETHIEF();
  void nameStandsBesideTheGoodsThatAreStolen_TILETHIEF();
  void nobodyHasNothingUntilAllIsSharedOut_DIST();
};

void tst_saqqara_asked::cardsThatAreReadStayInSight_INFL6() {
  AskedTable table(Phase::reveal);
  const int who = table.view.draft().asked();
  const ui::StripView& strip = table.view.strip();
  const int chips = table.seenAt(table.seven()).top();
  QTest::mouseClick(&table.place(BoardPlace::slot, 0, who), Qt::LeftButton);
  for (const QChar digit : u"8754"_s) {
    QTest::keyClick(&table.view, digit.toLatin1());
    QCoreApplication::processEvents();
    QVERIFY(strip.backButton()->isVisible());
    QCOMPARE(table.seenAt(table.seven()).top(), chips);
    for (int at = 0; at < warehouseCount; ++at) {
      const QRect card = table.seenAt(table.place(BoardPlace::slot, at, who));
      QVERIFY(!card.intersects(table.seenAt(strip)));
    }
    const QRect back = table.seenAt(*strip.backButton());
    QVERIFY(table.seenAt(strip).contains(back));
    QVERIFY(!back.intersects(table.seenAt(*strip.confirmButton())));
    QVERIFY(!back.intersects(table.seenAt(strip.turnLine())));
    for (const ui::QuestionRow& row : strip.content().rows) {
      for (const ui::QuestionRow::Entry& entry : row.chips) {
        QVERIFY(!back.intersects(table.seenAt(*strip.choice(row.question, entry.id))));
      }
    }
  }
}

void tst_saqqara_asked::cardsThatAreChangedAreReadFromTheFirst_THRESH1() {
  const PlayedSaqqara& game = saqqaraGame(gameOfFive);
  SaqqaraWindow table(game.record, game.edition);
  const auto isThresholds = [](const auto& line) {
    return std::holds_alternative<OpenThresholds>(line.entry);
  };
  const auto& lines = game.record.entries;
  const auto opened = std::ranges::find_if(lines, isThresholds);
  table.session.startReplacing(static_cast<std::size_t>(opened - lines.begin()));
  const auto& made = table.view.draft().work().entry;
  QVERIFY(made);
  QCOMPARE(table.view.strip().confirmButton()->look().text, ui::DraftedViewWords::leave());
  // The digits of the first card are there, and the first one that is typed is its.
  const Warehouse first = game.edition.warehouses.front();
  const auto card = placeId(BoardPlace::card, static_cast<int>(first));
  QVERIFY(table.view.draft().offer(card).chosen);
  QVERIFY(!table.view.strip().content().rows.empty());
  const int other = std::get<OpenThresholds>(*made).cards[at(first)] == 4 ? 5 : 4;
  QTest::keyClicks(&table.view, QString::number(other));
  QCOMPARE(int(std::get<OpenThresholds>(*made).cards[at(first)]), other);
  QVERIFY(!table.view.draft().offer(card).chosen);
}

void tst_saqqara_asked::hintIsCutBeforeAName_AUCTION4() {
  const AskedTable table(Phase::auction);
  const ui::TurnLine& turn = table.view.strip().turnLine();
  QVERIFY2(turn.content().hint.contains(u"Fisch"_s), qPrintable(turn.content().hint));
  ui::TurnLine line(nullptr);
  const text::ShownNames& names = table.view.strip().content().names;
  line.setContent(turn.content(), names);
  for (int width = 1000; width > 300; width -= 3) {
    line.resize(width, 40);
    const QString& title = line.content().title;
    const QString shown = line.shownTitle();
    QVERIFY2(line.shownHint().isEmpty() || shown == title || shown == names.inFull(title),
             qPrintable(shown));
  }
}

void tst_saqqara_asked::goodsAreSaidBeforeWhereTheyComeFrom() {
  using Kind = ui::MoveGlyph::Kind;
  const auto goods = [](ui::Ware ware, const QString& text, const QString& brief) {
    return ui::MoveGlyph{.kind = Kind::wares, .text = text, .brief = brief, .wares = {{ware, 2}}};
  };
  ui::MoveContent content{.heading = u"Jetzt auf dem Tisch"_s};
  for (const auto colour : {ui::PlayerColour::blue, ui::PlayerColour::red, ui::PlayerColour::green,
                            ui::PlayerColour::yellow, ui::PlayerColour::violet}) {
    content.parts.push_back(
        {.colour = colour,
         .name = u"Maximiliane-The…"_s,
         .glyphs = {goods(ui::Ware::fish, u"aus Lager Fisch"_s, u"← Fisch"_s),
                    goods(ui::Ware::wood, u"aus Lager Holz"_s, u"← Holz"_s),
                    goods(ui::Ware::gold, u"aus dem Vorrat"_s, u"← Vorrat"_s)}});
  }
  ui::MoveLine line(nullptr);
  const qreal u = ui::lookUnit(line.font());
  line.resize(ui::wholePixels(872, u), ui::wholePixels(43, u));
  line.setContent(content, {});
  QVERIFY(line.fits());
  QCOMPARE(line.leftOut(), 0);
  // Without a word, what a player gets is one thing.
  const ui::MoveContent fewest = ui::saying(ui::Origins::none, content);
  QCOMPARE(ui::movesIn(fewest), 5);
  QCOMPARE(fewest.parts.front().glyphs.front().wares.size(), std::size_t{3});
  const ui::MoveContent brief = ui::saying(ui::Origins::brief, content);
  QCOMPARE(ui::movesIn(brief), 15);
  QCOMPARE(brief.parts.front().glyphs.front().text, u"← Fisch"_s);
}

void tst_saqqara_asked::whatIsSharedOutIsSaidToTheLastGood_DIST10() {
  saqqara::GameRecord record = askedIn(Phase::reveal);
  record.entries.clear();
  const PlayedSaqqara& game = saqqaraGame(gameOfFive);
  SaqqaraWindow table(record, game.edition);
  const ui::MoveLine& line = table.view.strip().moveLine();
  int shared = 0;
  for (const auto& entry : game.record.entries) {
    QVERIFY(table.session.enter(entry.entry, entry.anyway).accepted);
    QCoreApplication::processEvents();
    const auto& columns = table.view.strip().content().columns;
    if (columns.empty() || !columns.front().line.player) continue;
    ++shared;
    QVERIFY2(line.leftOut() < 3, qPrintable(line.content().told));
    std::vector<ui::MoveGlyph::Kind> kinds;
    for (const ui::MovePart& part : line.content().parts) {
      for (const ui::MoveGlyph& glyph : part.glyphs) kinds.push_back(glyph.kind);
    }
    const auto shown = kinds.end() - line.leftOut();
    QVERIFY2(std::find(shown, kinds.end(), ui::MoveGlyph::Kind::wares) == kinds.end(),
             qPrintable(line.content().told));
  }
  QVERIFY(shared > 3);
}

void tst_saqqara_asked::raiseIsWrittenInsideItsPlace_AUCTION6() {
  const RaisingTable table;
  const Bid& bid = table.raise();
  table.choose(bid);
  ui::Place& place = table.place(BoardPlace::slot, static_cast<int>(bid.at), bid.player);
  test::PaintedTexts device(place.size());
  QPainter painter(&device);
  place.render(&painter);
  painter.end();
  const qreal u = ui::lookUnit(place.font());
  const QRectF inside = QRectF(place.rect()).adjusted(3 * u, 0, -(saqqara::slotRight + 3) * u, 0);
  QString all;
  for (const test::PaintedText& text : device.texts()) {
    QVERIFY2(inside.left() <= text.ink.left() && text.ink.right() <= inside.right(),
             qPrintable(text.text));
    all += text.text;
  }
  QVERIFY2(all.contains(u"+%1"_s.arg(bid.goods.total())), qPrintable(all));
}

void tst_saqqara_asked::raiseIsToldWhatIsAdded_AUCTION6() {
  const RaisingTable table;
  Bid bid = table.raise();
  const State& state = table.session.shown();
  const int least = leastBid(state, bid.player, bid.at);
  const QString hint = table.view.strip().content().hint;
  QVERIFY2(hint.startsWith(u"Mindestens "_s), qPrintable(hint));
  QVERIFY2(hint.contains(u"%1 dazu bei %2"_s.arg(least).arg(text::warehouseName(bid.at))),
           qPrintable(hint));
  for (const auto& [language, text] :
       {std::pair(u"de"_s, u"sind mindestens 2 Waren mehr nötig, nicht 1"_s),
        {u"en"_s, u"at least 2 more goods are needed, not 1"_s}}) {
    QVERIFY(text::useLanguage(language));
    const Finding found = finding("AUCTION-6"_rule, Fault::bidTooSmall, bid.player,
                                  {.place = code(bid.at), .needed = 2, .had = 1});
    const QString said = text::SpokenSaqqara::sentence(found, table.session.table());
    QVERIFY2(said.contains(text), qPrintable(said));
  }
}

void tst_saqqara_asked::onlyBidsThatAreOfferedAreTold_AUCTION4_data() {
  QTest::addColumn<std::size_t>("entries");
  QTest::addColumn<QString>("hint");
  QTest::newRow("four lie at Gold, and he has two")
      << std::size_t{104} << u"Mindestens 1 bei Fisch, 1 bei Leinen, 1 bei Holz"_s;
  QTest::newRow("outbid at Fish")
      << std::size_t{200} << u"Mindestens 2 bei Leinen, 1 bei Holz, 1 bei Gold; 2 dazu bei Fisch"_s;
}

void tst_saqqara_asked::onlyBidsThatAreOfferedAreTold_AUCTION4() {
  QFETCH(const std::size_t, entries);
  saqqara::GameRecord record = saqqaraGame(gameOfFive).record;
  record.entries.resize(entries);
  const AskedTable table(record);
  QCOMPARE(table.session.shown().phase, Phase::auction);
  QTEST(table.view.strip().content().hint, "hint");
}

void tst_saqqara_asked::shiftF1IsAboutARefusal_data() {
  QTest::addColumn<bool>("isRefused");
  QTest::newRow("refused") << true;
  QTest::newRow("nothing refused") << false;
}

void tst_saqqara_asked::shiftF1IsAboutARefusal() {
  QFETCH(const bool, isRefused);
  AskedTable table(Phase::thresholds);
  if (isRefused) QTest::keyClicks(&table.view, u"3544"_s);
  const ui::StripContent& said = table.view.strip().content();
  QCOMPARE(said.refused, isRefused);
  // The mouse lies somewhere else.
  const ui::Place& wood = table.place(BoardPlace::warehouse, static_cast<int>(Warehouse::wood));
  QCursor::setPos(wood.mapToGlobal(wood.rect().center()));
  QTest::keyClick(&table.view, Qt::Key_F1, Qt::ShiftModifier);
  const ui::WhyCard* card = table.view.why().card();
  QVERIFY(card != nullptr && card->isVisible());
  const auto refusal = table.view.why().answer(*table.view.strip().whyButton(), std::nullopt);
  QVERIFY(refusal.has_value());
  QCOMPARE(card->text().title == refusal->title, isRefused);
}

void tst_saqqara_asked::whatToDoWithAShortRefusalStandsBelowIt() {
  const AskedTable table(Phase::develop);
  ui::StripView& strip = table.view.strip();
  ui::StripContent content = table.bareStrip();
  content.refused = true;
  content.body = u"Emil bräuchte 1 Fisch, hat aber nur 0 (GOODS-3)"_s;
  strip.show(content);
  const QRect reason = table.seenAt(*strip.reasons());
  const QRect why = table.seenAt(*strip.whyButton());
  QCOMPARE(why.left(), reason.left());
  QVERIFY(why.top() > reason.bottom());
  QVERIFY(reason.right() < table.seenAt(*strip.backButton()).left());
  QCOMPARE(strip.geometry(), strip.place());
  // Reasons that need both lines have them.
  content.body += u'\n' + content.body + u'\n' + content.body;
  strip.show(content);
  QVERIFY(strip.reasons()->height() >= strip.reasons()->heightForWidth(strip.reasons()->width()));
  QVERIFY(!table.seenAt(*strip.reasons()).intersects(table.seenAt(*strip.whyButton())));
  // Only the first is as loud.
  const QStringList lines = strip.reasons()->text().split(u"<br>"_s);
  QCOMPARE(lines.size(), 3);
  const QString quiet = u"<span style=\"font-weight:normal\">"_s;
  QVERIFY(!lines[0].contains(quiet) && lines[1].contains(quiet) && lines[2].contains(quiet));
}

void tst_saqqara_asked::refusedTheftLeavesItsChipsInPlace_TILETHIEF() {
  const AskedTable table(Phase::develop);
  ui::StripView& strip = table.view.strip();
  ui::StripContent content = table.bareStrip();
  for (int victim = 1; victim < 5; ++victim) {
    ui::QuestionRow row{.question = questionId(Ask::loot, victim),
                        .label = u"Von Maximiliane-The…:"_s,
                        .chips = {}};
    for (const Good good : allGoods) {
      row.chips.push_back({.id = static_cast<int>(good), .open = true, .look = {}});
      row.chips.back().look.text = u"0 / 2"_s;
      row.chips.back().look.keyCap = u"Q"_s;
      row.chips.back().look.ware = static_cast<ui::Ware>(good);
    }
    content.rows.push_back(row);
  }
  strip.show(content);
  const QRect before = strip.geometry();
  const QRect chip = table.seenAt(*strip.choice(content.rows.front().question, 0));
  content.refused = content.canInsist = true;
  content.body = u"Soldaten schützen Maximiliane-The… vor Diebstahl (TILE-SOLDIERS)"_s;
  strip.show(content);
  // The reason has a line at most; what a finger aims at stays.
  QVERIFY(before.top() - strip.geometry().top() <= chip.height() + 2 * ui::unit);
  QCOMPARE(table.seenAt(*strip.choice(content.rows.front().question, 0)), chip);
  QVERIFY(table.seenAt(strip).contains(table.seenAt(*strip.whyButton())));
}

// A name that the end of a line had room for stood there alone.
void tst_saqqara_asked::nameStandsBesideTheGoodsThatAreStolen_TILETHIEF() {
  std::vector<ui::QuestionRow> theft;
  for (int victim = 1; victim < 5; ++victim) {
    ui::QuestionRow& row = theft.emplace_back();
    row.question = questionId(Ask::loot, victim);
    row.label = u"Von Maximiliane-The…:"_s;
    row.aligned = true;
    for (const Good good : allGoods) {
      row.chips.push_back({.id = static_cast<int>(good), .open = true, .look = {}});
      row.chips.back().look.text = u"0 / 2"_s;
    }
  }
  QWidget window;
  auto* const rows = new ui::QuestionRows(&window);
  rows->setRows(theft);
  const QList<QLabel*> labels = rows->findChildren<QLabel*>();
  QCOMPARE(static_cast<std::size_t>(labels.size()), theft.size());
  for (const int width : {480, 900}) {
    for (int before = 100; before <= width; before += 20) {
      for (int last = 100; last <= width; last += 20) {
        rows->setRoom(rows->fittedTo({width, before, last, 0, true}));
        for (std::size_t i = 0; i < theft.size(); ++i) {
          QCOMPARE(labels[static_cast<qsizetype>(i)]->y(), rows->chip(theft[i].question, 0)->y());
        }
      }
    }
  }
}

void tst_saqqara_asked::nobodyHasNothingUntilAllIsSharedOut_DIST() {
  int shown = 0;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    saqqara::GameRecord record = game.record;
    for (std::size_t n = 1; n < game.record.entries.size(); ++n) {
      if (std::holds_alternative<TakeGoods>(game.record.entries[n].entry)) {
        record.entries.assign(game.record.entries.begin(),
                              game.record.entries.begin() + static_cast<std::ptrdiff_t>(n));
        const SaqqaraWindow table(record, game.edition);
        if (table.session.shown().phase != Phase::distribute) continue;
        for (const ui::PhaseColumn& column : table.view.strip().content().columns) {
          QVERIFY2(column.result != u"nichts", qPrintable(column.line.text));
          shown += column.result == u"noch nichts" ? 1 : 0;
        }
      }
    }
  }
  QVERIFY(shown > 0);
}

NILOMETER_TEST(tst_saqqara_asked)
#include "tst_saqqara_asked.moc"
