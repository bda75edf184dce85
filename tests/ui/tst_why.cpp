// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "tests/ui/why_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/result/score_sheet_model.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;
using ui::Place;
using ui::PlaceLook;
using ui::PlayerPart;
using ui::WhyText;

/// "Why?": what the answers say of places, points, tracks, players, choices and sources.
class tst_why : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void refusedPlaceNamesEveryRuleBroken();
  void dimmedPlaceSaysThatItIsNotItsPhase();
  void pointsAreThoseOfTheLedger();
  void floodSaysWhatIsMissing_FEED_1_FEED_3();
  void tilesAreExplainedByPoints_ORDER_1();
  void markersInAQueueAreExplained_TRACK_1();
  void playerCardKnowsWhatIsPointedAt();
  void scoreSheetCellsSayTheirRule();
  void closedChoiceNamesTheRuleItWouldBreak();
  void rowBonusGoesToTheLeader_PYR_2();
};

void tst_why::refusedPlaceNamesEveryRuleBroken() {
  const TableWindow window("revised-4-players", sailing);
  int refused = 0;
  const auto stops = static_cast<int>(window.edition->river.size());
  for (int stop = 0; stop < stops; ++stop) {
    const ui::DraftOffer offer = window.view.draft().offer(ui::stopId(stop));
    if (offer.verdict.legal()) continue;
    Place* place = window.view.board().place(ui::stopId(stop));
    QVERIFY(place != nullptr);
    const WhyText text = asked(window, *place);
    for (const egizia::Finding& finding : offer.verdict.findings()) {
      ++refused;
      QVERIFY(text.lines.contains(text::sentence(finding, window.session.table())));
    }
  }
  QVERIFY(refused > 3);
}

void tst_why::dimmedPlaceSaysThatItIsNotItsPhase() {
  const TableWindow window("revised-4-players", sailing);
  const WhyText text =
      asked(window, *window.view.board().place(ui::cellId(egizia::Building::obelisk, 8)));
  const QString all = text.lines.join(u'\n');
  QVERIFY2(all.contains(text::phase(Phase::build)), qPrintable(all));
  QVERIFY2(all.contains(text::phase(Phase::sail)), qPrintable(all));
  QVERIFY2(namesRule(text, u"OBELISK-1"_s), qPrintable(all));
}

void tst_why::pointsAreThoseOfTheLedger() {
  const TableWindow window("revised-4-players", sailing);
  const auto lines = window.session.replay().ledger.lines();
  QVERIFY(!lines.empty());
  const table::LedgerLine last = lines.back();
  const WhyText text = asked(window, *window.view.players().card(last.player));
  const QString all = text.lines.join(u'\n');
  QVERIFY2(namesRule(text, text::fromUtf8(egizia::ruleName(last.rule))), qPrintable(all));
  QVERIFY2(all.contains(text::signedNumber(last.points)), qPrintable(all));
  QVERIFY2(all.contains(text::number(last.total)), qPrintable(all));
  QVERIFY2(all.contains(text::reason(last, window.session.table())), qPrintable(all));
}

void tst_why::floodSaysWhatIsMissing_FEED_1_FEED_3() {
  const TableWindow window("revised-4-players", sailing);
  const egizia::State& state = window.session.shown();
  int hungry = 0;
  for (egizia::Player player = 0; player < state.players; ++player) {
    const egizia::PlayerState& own = state.player[player];
    auto* flood = window.view.players().card(player)->findChild<ui::FloodView*>();
    for (const int ring : {0, 1, 2}) {
      // Below the bar stands what each position would bring; the bar is that of now.
      const QPoint at(flood->width() * (2 * ring + 1) / 6, flood->height() - 4);
      QCOMPARE(flood->ringAt({at.x(), flood->height() / 3}), state.ring);
      const WhyText text = asked(window, *flood, at);
      const int grain = egizia::wateredGrain(*window.edition, own, static_cast<egizia::Ring>(ring));
      // Positions with the same forecast stand together.
      QCOMPARE(egizia::wateredGrain(*window.edition, own, flood->ringAt(at)), grain);
      const int missing = own.strength() - grain;
      const QString all = text.lines.join(u'\n');
      QVERIFY(namesRule(text, u"FEED-1"_s) && namesRule(text, u"FEED-2"_s));
      QCOMPARE(namesRule(text, u"FEED-3"_s), missing > 0);
      if (missing <= 0) continue;
      ++hungry;
      const int penalty = egizia::penaltyPerGrain(*window.edition, own);
      QVERIFY2(all.contains(text::number(missing * penalty) + u" point"_s), qPrintable(all));
    }
  }
  QVERIFY(hungry > 0);
}

void tst_why::tilesAreExplainedByPoints_ORDER_1() {
  const std::size_t second = entriesIn(Phase::lay, 2);
  for (const std::size_t entries : {std::size_t{0}, second, sailing}) {
    const TableWindow window("revised-4-players", entries);
    const egizia::State& state = window.session.shown();
    for (egizia::Player player = 0; player < state.players; ++player) {
      ui::PlayerCard* card = window.view.players().card(player);
      const WhyText text = asked(window, *card, QPoint(card->width() / 5, 6));
      const QString all = text.lines.join(u'\n');
      QVERIFY(namesRule(text, entries == 0 ? u"SET-2"_s : u"ORDER-1"_s));
      const QString tile = u"order tile "_s + text::number(state.player[player].orderTile);
      QVERIFY2(all.contains(tile), qPrintable(all));
    }
  }
}

void tst_why::markersInAQueueAreExplained_TRACK_1() {
  const TableWindow window("revised-4-players", 2);
  const auto order = window.session.shown().track.fromTheFront();
  const WhyText text = asked(window, *window.view.board().findChild<ui::TrackPanel*>());
  QVERIFY(namesRule(text, u"TRACK-1"_s) && namesRule(text, u"TRACK-3"_s));
  // All stand on one space: each but the first says who is in front of him.
  for (std::size_t i = 1; i < order.size(); ++i) {
    const QString& line = text.lines[static_cast<qsizetype>(i)];
    QVERIFY(line.contains(text::playerName(order[i], window.session.table())));
    QVERIFY2(line.contains(text::playerName(order[i - 1], window.session.table())),
             qPrintable(line));
  }
  QVERIFY(!text.topics.empty());
  QVERIFY(namesRule(text.topics.front().ask(), u"ORDER-1"_s));
}

void tst_why::playerCardKnowsWhatIsPointedAt() {
  const TableWindow window("revised-4-players", sailing);
  std::array<bool, ui::playerPartCount> seen{};
  for (egizia::Player player = 0; player < window.session.players(); ++player) {
    ui::PlayerCard* card = window.view.players().card(player);
    for (int y = 0; y < card->height(); y += 3) {
      for (int x = 0; x < card->width(); x += 3) {
        seen[static_cast<std::size_t>(card->partAt({x, y}))] = true;
      }
    }
    const ui::CardLayout& places = card->places();
    const auto partIn = [&](const QRectF& place) { return card->partAt(place.center().toPoint()); };
    QCOMPARE(partIn(places.name), PlayerPart::tile);
    QCOMPARE(partIn(places.points), PlayerPart::points);
    for (const QRectF& crew : places.crews) QCOMPARE(partIn(crew), PlayerPart::crews);
    for (std::size_t i = 0; i < places.store.size(); ++i) {
      QCOMPARE(partIn(places.store[i]), ui::CardLayout::stores[i]);
    }
    QCOMPARE(partIn(places.flood), PlayerPart::flood);
    for (const QRectF& chip : places.chips) QCOMPARE(partIn(chip), PlayerPart::cards);
  }
  QVERIFY(std::ranges::all_of(seen, [](bool part) { return part; }));
}

void tst_why::scoreSheetCellsSayTheirRule() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  ui::ScoreSheetView view;
  view.show(report::scoreReport(game, record::replay(game, *edition), *edition));
  static_cast<QWidget&>(view).show();
  ui::WhyGuide guide(view, egizia::ruleNames);
  int rules = 0;
  for (int row = 0; row < static_cast<int>(view.sheet().rows().size()); ++row) {
    const QString rule = view.sheet().rows()[static_cast<std::size_t>(row)].rule;
    view.setCurrentIndex(view.model()->index(row, 1));
    const auto text = guide.answer(view, std::nullopt);
    QVERIFY(text.has_value());
    if (rule.isEmpty()) continue;
    ++rules;
    QVERIFY2(namesRule(*text, rule), qPrintable(text->lines.join(u'\n')));
  }
  QVERIFY(rules > 5);
}

void tst_why::closedChoiceNamesTheRuleItWouldBreak() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  int closed = 0;
  TableWindow window(TableWindow::cut(game, 0), edition);
  for (const egizia::RecordedEntry& entry : game.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    if (window.session.shown().phase != Phase::build) continue;
    // With a space pressed the crews that pay are asked for; some are turned over already.
    for (Place* place : window.view.board().findChildren<Place*>()) {
      if (place->look().state != PlaceLook::State::open) continue;
      QTest::mouseClick(place, Qt::LeftButton);
      break;
    }
    for (const ui::Question& question : window.view.draft().questions()) {
      for (const ui::Choice& choice : question.choices) {
        ui::Chip* chip = window.view.choice(question.id(), choice.id);
        if (chip == nullptr || choice.open) continue;
        ++closed;
        const WhyText text = asked(window, *chip);
        QCOMPARE(fault(text), QString());
        QCOMPARE(text.title, chip->look().text);
        const bool turned = question.ask == ui::Ask::pay;
        // The joker works once a round, the others until they are turned over.
        QVERIFY2(!turned || namesRule(text, u"BUILD-3"_s) || namesRule(text, u"BUILD-4"_s),
                 qPrintable(text.lines.join(u'\n')));
      }
    }
  }
  QVERIFY(closed > 0);
}

void tst_why::rowBonusGoesToTheLeader_PYR_2() {
  const TableWindow window("revised-4-players", sailing);
  const egizia::State& state = window.session.shown();
  const egizia::BuildingPlan& plan = window.edition->plan(egizia::Building::pyramid);
  int looked = 0;
  for (const egizia::BuildingPart& row : plan.parts) {
    const egizia::SpaceSet built = state.built(egizia::Building::pyramid) & row.spaces();
    if (built == 0 || built == row.spaces()) continue;
    ++looked;
    const int last = row.first + row.count - 1;
    const WhyText text =
        asked(window, *window.view.board().place(ui::cellId(egizia::Building::pyramid, last)));
    // Only one player has built there.
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (state.own(egizia::Building::pyramid, player) != 0 &&
          (state.own(egizia::Building::pyramid, player) & row.spaces()) == built) {
        const QString name = text::playerName(player, window.session.table());
        const QString line = text.lines.filter(u"PYR-2"_s).join(u' ');
        QVERIFY2(line.contains(name), qPrintable(line));
        QVERIFY2(line.contains(text::number(std::popcount(built)) + u" point"_s), qPrintable(line));
      }
    }
  }
  QVERIFY(looked > 0);
}

NILOMETER_TEST(tst_why)
#include "tst_why.moc"
