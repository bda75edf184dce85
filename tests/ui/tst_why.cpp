// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "tests/random_record.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/scoring_fixture.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/players/player_card.h"
#include "ui/egizia/players/players_view.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/why/table_why.h"
#include "ui/egizia/words/rule_link.h"
#include "ui/log/explanation.h"
#include "ui/log/log_view.h"
#include "ui/result/score_sheet_model.h"
#include "ui/result/score_sheet_view.h"
#include "ui/strip/chip.h"
#include "ui/strip/phase_card.h"
#include "ui/strip/strip_view.h"
#include "ui/why/why_card.h"
#include "ui/why/why_guide.h"
#include "ui/words/phrase.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;
using ui::Place;
using ui::PlaceLook;
using ui::PlayerPart;
using ui::WhyCard;
using ui::WhyText;

namespace {

/// The golden game with a ship of the third round to be placed.
constexpr std::size_t sailing = 98;

bool namesARule(const QString& line) {
  return words::withRuleLinks(line).contains(u"<a href=\"rule:"_s);
}

bool namesRule(const WhyText& text, const QString& rule) {
  return text.lines.join(u'\n').contains(u'(' + rule + u')');
}

/// What is wrong with an answer; empty if nothing is.
QString fault(const WhyText& text) {
  static const QRegularExpression placeholder(u"%[0-9nL]"_s);
  if (text.title.isEmpty()) return u"no title"_s;
  const QString all = text.title + u'\n' + text.lines.join(u'\n');
  if (all.contains(placeholder)) return u"not filled: "_s + all;
  if (!std::ranges::any_of(text.lines, namesARule)) return u"no rule: "_s + all;
  return {};
}

/// The answer about a widget, asked as a text.
WhyText asked(const TableWindow& window, QWidget& about, std::optional<QPoint> at = {}) {
  const auto text = window.view.why().answer(about, at);
  if (!text) qFatal("nothing answers for %s", about.metaObject()->className());
  return *text;
}

/// The golden game cut where that phase has just begun for the nth time.
std::size_t entriesIn(const egizia::GameRecord& game, const egizia::Edition& edition, Phase phase,
                      int round) {
  for (std::size_t n = 0; n <= game.entries.size(); ++n) {
    const egizia::State state = record::stateAfter(game, edition, n);
    if (state.phase == phase && state.round == round) return n;
  }
  qFatal("no such phase");
}

Place* refusedPlace(const TableWindow& window) {
  for (Place* place : window.view.board().findChildren<Place*>()) {
    const bool refused = place->look().state == PlaceLook::State::refused;
    if (refused && place->isVisible()) return place;
  }
  return nullptr;
}

/// Asks with Shift+F1 on the widget that has the keyboard, and gives the card.
WhyCard* askByKey(const TableWindow& window, QWidget& about) {
  about.setFocus();
  if (!about.hasFocus()) qFatal("%s takes no focus", about.metaObject()->className());
  QTest::keyClick(&about, Qt::Key_F1, Qt::ShiftModifier);
  return window.view.why().card();
}

/// Presses the right mouse button there and picks "Why?".
WhyCard* askByMenu(const TableWindow& window, QWidget& about, const QPoint& at) {
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, about.mapToGlobal(at));
  QApplication::sendEvent(&about, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (menu == nullptr || menu->actions().isEmpty()) qFatal("no menu");
  menu->actions().front()->trigger();
  menu->close();
  return window.view.why().card();
}

/// Everything a table answers: every place, every part of every player, tracks, lines, the strip.
std::vector<WhyText> allAnswers(const TableWindow& window) {
  std::vector<WhyText> all;
  const auto add = [&](QWidget& about) {
    all.push_back(asked(window, about));
    for (const ui::WhyTopic& topic : all.back().topics) {
      WhyText text = topic.ask();
      all.push_back(std::move(text));
    }
  };
  for (Place* place : window.view.board().findChildren<Place*>()) add(*place);
  for (egizia::Player player = 0; player < window.session.players(); ++player) {
    add(*window.view.players().card(player));
  }
  add(*window.view.board().findChild<ui::TrackPanel*>());
  add(*window.view.board().findChild<ui::SphinxPanel*>());
  const ui::CardLines& lines = window.view.phaseCard().lines();
  for (std::size_t i = 0; window.view.phaseCard().isVisible() && i < lines.lines().size(); ++i) {
    const QPoint at(1, lines.linkRect(i).center().y());
    if (lines.lines()[i].rule) all.push_back(asked(window, window.view.phaseCard().lines(), at));
  }
  add(window.view.strip());
  return all;
}

} // namespace

/// "Why?" on everything: what is asked, how it is asked, and what must not be told.
class tst_why : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void refusedPlaceNamesEveryRuleBroken();
  void dimmedPlaceSaysThatItIsNotItsPhase();
  void pointsAreThoseOfTheLedger();
  void floodSaysWhatIsMissing_FEED_1_FEED_3();
  void tilesAreExplainedByPoints_ORDER_1();
  void markersInAQueueAreExplained_TRACK_1();
  void playerCardKnowsWhatIsPointedAt();
  void phaseCardLinesAreAsked();
  void logLineOpensTheExplanation();
  void rowsOfTheFinalScoringAreAsked();
  void keyboardStaysOnARowWhenThereAreFewer();
  void scoreSheetCellsSayTheirRule();
  void closedChoiceNamesTheRuleItWouldBreak();
  void rowBonusGoesToTheLeader_PYR_2();
  void cornersOfTheCardShowWhatIsBehind();
  void everythingIsAskedByKeyAndByMenu();
  void linkIsFollowedByKeyboard();
  void escGivesTheKeyboardBack();
  void everythingAnswersInEveryPhase_data();
  void everythingAnswersInEveryPhase();
  void answersTellNoHiddenCard();
  void cardShowsAllOfIt_data() { languagesAndSizes({100, 150, 200}); }
  void cardShowsAllOfIt();
};

void tst_why::refusedPlaceNamesEveryRuleBroken() {
  const TableWindow window("revised-4-players", sailing);
  int refused = 0;
  const auto stops = static_cast<int>(window.edition->river.size());
  for (int stop = 0; stop < stops; ++stop) {
    const auto at = static_cast<std::size_t>(stop);
    const ui::Offer& offer = window.view.draft().offers().stops[at][0];
    if (!offer.refused) continue;
    Place* place = window.view.board().stopPlace(stop, egizia::noSpace);
    QVERIFY(place != nullptr);
    const WhyText text = asked(window, *place);
    for (const egizia::Finding& finding : offer.verdict.findings()) {
      ++refused;
      QVERIFY(text.lines.contains(words::sentence(finding, window.session.table())));
    }
  }
  QVERIFY(refused > 3);
}

void tst_why::dimmedPlaceSaysThatItIsNotItsPhase() {
  const TableWindow window("revised-4-players", sailing);
  const WhyText text = asked(window, *window.view.board().cellPlace(egizia::Building::obelisk, 8));
  const QString all = text.lines.join(u'\n');
  QVERIFY2(all.contains(words::phase(Phase::build)), qPrintable(all));
  QVERIFY2(all.contains(words::phase(Phase::sail)), qPrintable(all));
  QVERIFY2(namesRule(text, u"OBELISK-1"_s), qPrintable(all));
}

void tst_why::pointsAreThoseOfTheLedger() {
  const TableWindow window("revised-4-players", sailing);
  const auto lines = window.session.replay().ledger.lines();
  QVERIFY(!lines.empty());
  const table::LedgerLine last = lines.back();
  const WhyText text = asked(window, *window.view.players().card(last.player));
  const QString all = text.lines.join(u'\n');
  QVERIFY2(namesRule(text, words::fromUtf8(egizia::ruleName(last.rule))), qPrintable(all));
  QVERIFY2(all.contains(words::signedNumber(last.points)), qPrintable(all));
  QVERIFY2(all.contains(words::number(last.total)), qPrintable(all));
  QVERIFY2(all.contains(words::reason(last, window.session.table())), qPrintable(all));
}

void tst_why::floodSaysWhatIsMissing_FEED_1_FEED_3() {
  const TableWindow window("revised-4-players", sailing);
  const egizia::State& state = window.session.shown();
  int hungry = 0;
  for (egizia::Player player = 0; player < state.players; ++player) {
    const egizia::PlayerState& own = state.player[player];
    auto* flood = window.view.players().card(player)->findChild<ui::FloodView*>();
    for (const int ring : {0, 1, 2}) {
      const QPoint at(flood->width() * (2 * ring + 1) / 6, flood->height() / 2);
      QCOMPARE(static_cast<int>(flood->ringAt(at)), ring);
      const WhyText text = asked(window, *flood, at);
      const int grain = egizia::wateredGrain(*window.edition, own, static_cast<egizia::Ring>(ring));
      const int missing = own.strength() - grain;
      const QString all = text.lines.join(u'\n');
      QVERIFY(namesRule(text, u"FEED-1"_s) && namesRule(text, u"FEED-2"_s));
      QCOMPARE(namesRule(text, u"FEED-3"_s), missing > 0);
      if (missing <= 0) continue;
      ++hungry;
      const int penalty = egizia::penaltyPerGrain(*window.edition, own);
      QVERIFY2(all.contains(words::number(missing * penalty) + u" point"_s), qPrintable(all));
    }
  }
  QVERIFY(hungry > 0);
}

void tst_why::tilesAreExplainedByPoints_ORDER_1() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  const std::size_t second = entriesIn(game, *edition, Phase::lay, 2);
  for (const std::size_t entries : {std::size_t{0}, second, sailing}) {
    const TableWindow window("revised-4-players", entries);
    const egizia::State& state = window.session.shown();
    for (egizia::Player player = 0; player < state.players; ++player) {
      ui::PlayerCard* card = window.view.players().card(player);
      const WhyText text = asked(window, *card, QPoint(card->width() / 5, 6));
      const QString all = text.lines.join(u'\n');
      QVERIFY(namesRule(text, entries == 0 ? u"SET-2"_s : u"ORDER-1"_s));
      const QString tile = u"order tile "_s + words::number(state.player[player].orderTile);
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
    QVERIFY(line.contains(words::playerName(order[i], window.session.table())));
    QVERIFY2(line.contains(words::playerName(order[i - 1], window.session.table())),
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
    const QPoint right(card->width() - 12, 0);
    QCOMPARE(card->partAt(right + QPoint(0, 10)), PlayerPart::points);
    QCOMPARE(card->partAt(right + QPoint(0, card->height() - 8)), PlayerPart::sphinx);
    QCOMPARE(card->partAt({20, card->height() - 8}), PlayerPart::tombs);
  }
  QVERIFY(std::ranges::all_of(seen, [](bool part) { return part; }));
}

void tst_why::phaseCardLinesAreAsked() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  const std::pair<Phase, QString> phases[] = {{Phase::feed, u"FEED-1"_s},
                                              {Phase::stone, u"STONE-1"_s},
                                              {Phase::bonus, u"BONUS-1"_s},
                                              {Phase::order, u"ORDER-1"_s}};
  for (const auto& [phase, rule] : phases) {
    const TableWindow window("revised-4-players", entriesIn(game, *edition, phase, 2));
    ui::CardLines& lines = window.view.phaseCard().lines();
    QVERIFY(lines.isVisible() && !lines.lines().empty());
    QTest::mouseClick(&lines, Qt::LeftButton, {}, lines.linkRect(0).center());
    WhyCard* card = window.view.why().card();
    QVERIFY2(card != nullptr && card->isVisible(), qPrintable(rule));
    QVERIFY2(namesRule(card->text(), rule), qPrintable(card->text().lines.join(u'\n')));
    card->close();
    // The same with the keyboard, one line further down.
    lines.setFocus();
    QTest::keyClick(&lines, Qt::Key_Down);
    QTest::keyClick(&lines, Qt::Key_Space);
    QVERIFY(card->isVisible());
    QCOMPARE(card->text().title, lines.lines()[1].text);
  }
}

void tst_why::logLineOpensTheExplanation() {
  TableWindow window("revised-4-players", sailing);
  QSignalSpy explained(&window.view.log(), &ui::LogView::explainRequested);
  askByKey(window, window.view.log());
  QCOMPARE(explained.count(), 1);
  QCOMPARE(explained[0][0].toULongLong(), sailing - 1);
  ui::ExplanationDialog dialog(window.session);
  QSignalSpy wanted(&dialog, &ui::ExplanationDialog::ruleRequested);
  dialog.explain(sailing - 1);
  auto* text = dialog.findChild<QTextBrowser*>();
  text->setFocus();
  QTest::keyClick(text, Qt::Key_Tab);
  QTest::keyClick(text, Qt::Key_Return);
  QCOMPARE(wanted.count(), 1);
  QVERIFY(egizia::findRule(wanted[0][0].toString().toStdString()).has_value());
  QVERIFY(window.view.why().card() == nullptr);
}

void tst_why::rowsOfTheFinalScoringAreAsked() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  TableWindow window("revised-4-players", firstScoring(game));
  ui::ScoreRows& rows = window.view.ceremony().view().rows();
  QVERIFY(rows.isVisible());
  QStringList rules;
  for (std::size_t i = 0; i < rows.rows().size(); ++i) {
    const WhyText text = asked(window, rows, rows.rowRect(i).center());
    QCOMPARE(text.title, rows.rows()[i].title);
    rules += text.lines.last();
  }
  const QString all = rules.join(u'\n');
  for (const QString& rule : {u"END-1"_s, u"END-2"_s, u"END-3"_s}) {
    QVERIFY2(all.contains(rule), qPrintable(all));
  }
  QCOMPARE(askByKey(window, rows)->text().title, rows.rows().front().title);
}

void tst_why::keyboardStaysOnARowWhenThereAreFewer() {
  ui::ScoreRows rows(nullptr);
  rows.setRows(std::vector<ui::ScoreRow>(5));
  for (int i = 0; i < 4; ++i) QTest::keyClick(&rows, Qt::Key_Down);
  QCOMPARE(rows.currentRow(), std::size_t{4});
  rows.setRows(std::vector<ui::ScoreRow>(2));
  QTest::keyClick(&rows, Qt::Key_Up);
  QCOMPARE(rows.currentRow(), std::size_t{0});
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
        asked(window, *window.view.board().cellPlace(egizia::Building::pyramid, last));
    // Only one player has built there.
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (state.own(egizia::Building::pyramid, player) != 0 &&
          (state.own(egizia::Building::pyramid, player) & row.spaces()) == built) {
        const QString name = words::playerName(player, window.session.table());
        const QString line = text.lines.filter(u"PYR-2"_s).join(u' ');
        QVERIFY2(line.contains(name), qPrintable(line));
        QVERIFY2(line.contains(words::number(std::popcount(built)) + u" point"_s),
                 qPrintable(line));
      }
    }
  }
  QVERIFY(looked > 0);
}

void tst_why::cornersOfTheCardShowWhatIsBehind() {
  TableWindow window("revised-4-players", sailing);
  const WhyCard* card = askByKey(window, *window.view.players().card(0));
  QVERIFY(card != nullptr);
  QVERIFY(!card->testAttribute(Qt::WA_TranslucentBackground));
  for (const QPoint& corner : {card->rect().topLeft(), card->rect().bottomRight()}) {
    QVERIFY(!card->mask().contains(corner));
  }
  QVERIFY(card->mask().contains(card->rect().center()));
  QCOMPARE(card->mask().boundingRect(), card->rect());
}

void tst_why::everythingIsAskedByKeyAndByMenu() {
  TableWindow window("revised-4-players", sailing);
  ui::BoardView& board = window.view.board();
  std::vector<QWidget*> things{refusedPlace(window),
                               board.cellPlace(egizia::Building::tombs, 0),
                               board.ringPlace(egizia::Ring::left),
                               board.findChild<ui::TrackPanel*>(),
                               board.findChild<ui::SphinxPanel*>(),
                               window.view.players().card(0)};
  things.push_back(board.findChild<ui::MarketsPanel*>()->findChild<Place*>());
  for (QWidget* thing : things) {
    QVERIFY(thing != nullptr);
    WhyCard* card = askByKey(window, *thing);
    QVERIFY2(card != nullptr && card->isVisible(), thing->metaObject()->className());
    const QString byKey = card->text().title;
    QCOMPARE(fault(card->text()), QString());
    card->close();
    const QPoint at(thing->width() / 5, 6);
    card = askByMenu(window, *thing, at);
    QVERIFY2(card->isVisible(), thing->metaObject()->className());
    QCOMPARE(card->text().title, asked(window, *thing, at).title);
    if (qobject_cast<Place*>(thing) != nullptr) QCOMPARE(card->text().title, byKey);
    card->close();
  }
}

void tst_why::linkIsFollowedByKeyboard() {
  TableWindow window("revised-4-players", sailing);
  QSignalSpy wanted(&window.view, &ui::EgiziaView::ruleRequested);
  Place* place = refusedPlace(window);
  WhyCard* card = askByKey(window, *place);
  const QString rule = QRegularExpression(u"rule:([A-Z0-9-]+)"_s)
                           .match(words::withRuleLinks(card->text().lines.front()))
                           .captured(1);
  QTest::keyClick(&card->browser(), Qt::Key_Tab);
  QTest::keyClick(&card->browser(), Qt::Key_Return);
  QCOMPARE(wanted.count(), 1);
  QCOMPARE(wanted[0][0].toString(), rule);
  QVERIFY(!card->isVisible());
  // A topic stays in the card.
  card = askByKey(window, *window.view.players().card(0));
  const QString before = card->text().title;
  QVERIFY(!card->text().topics.empty());
  QTest::keyClick(&card->browser(), Qt::Key_Backtab, Qt::ShiftModifier);
  QTest::keyClick(&card->browser(), Qt::Key_Return);
  QVERIFY(card->isVisible());
  QVERIFY(card->text().title != before);
  QCOMPARE(wanted.count(), 1);
}

void tst_why::escGivesTheKeyboardBack() {
  TableWindow window("revised-4-players", sailing);
  Place* place = refusedPlace(window);
  WhyCard* card = askByKey(window, *place);
  QVERIFY(card->isVisible());
  QTest::keyClick(&card->browser(), Qt::Key_Escape);
  QVERIFY(!card->isVisible());
  QVERIFY(place->hasFocus());
}

void tst_why::everythingAnswersInEveryPhase_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("seed");
  for (const QString& language : words::languages()) {
    for (const int seed : {5, 10})
      QTest::addRow("%s %d", qPrintable(language), seed) << language << seed;
  }
}

void tst_why::everythingAnswersInEveryPhase() {
  QFETCH(const QString, language);
  QFETCH(const int, seed);
  QVERIFY(words::useLanguage(language));
  const auto edition = goldenEdition();
  const egizia::GameRecord game = randomRecord(*edition, static_cast<std::uint64_t>(seed));
  TableWindow window(TableWindow::cut(game, 0), edition);
  std::array<int, egizia::phaseNames.size()> looked{};
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    QVERIFY(window.session.enter(game.entries[i].entry).accepted);
    const auto phase = static_cast<std::size_t>(window.session.shown().phase);
    // Some tables of every phase.
    if (looked[phase] > 2 && i % 23 != 0) continue;
    ++looked[phase];
    for (const WhyText& text : allAnswers(window)) QCOMPARE(fault(text), QString());
    for (egizia::Player player = 0; player < window.session.players(); ++player) {
      const QString all = window.view.players().card(player)->accessibleDescription();
      QVERIFY2(!all.contains(u"%n"_s), qPrintable(all));
    }
  }
  QVERIFY(std::ranges::all_of(looked, [](int times) { return times > 0; }));
}

void tst_why::answersTellNoHiddenCard() {
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  const std::size_t entries = entriesIn(golden, *edition, Phase::order, 4);
  std::vector<QString> told;
  for (const int which : {0, 1}) {
    egizia::GameRecord game = TableWindow::cut(golden, entries);
    const egizia::State state = record::stateAfter(game, *edition);
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (state.player[player].sphinxHeld == 0) continue;
      egizia::RecordedEntry secret;
      secret.entry = egizia::NameSphinxCards{player, egizia::SphinxSet{1} << (2 * player + which)};
      game.entries.push_back(secret);
    }
    const TableWindow window(game, edition);
    QVERIFY(window.session.replay().clean());
    QVERIFY(window.session.shown().player[0].sphinxNamed != 0);
    QStringList all;
    for (const WhyText& text : allAnswers(window))
      all += text.title + u'\n' + text.lines.join(u'\n');
    told.push_back(all.join(u'\n'));
  }
  QCOMPARE(told[0], told[1]);
}

void tst_why::cardShowsAllOfIt() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  for (const std::size_t entries : {sailing, entriesIn(game, *edition, Phase::feed, 3)}) {
    TableWindow window("revised-4-players", entries);
    window.view.resize(window.view.minimumSizeHint().expandedTo({1280, 720}));
    ui::BoardView& board = window.view.board();
    std::vector<QWidget*> things{board.findChild<ui::TrackPanel*>(),
                                 board.cellPlace(egizia::Building::tombs, 4),
                                 window.view.players().card(0), window.view.players().card(3)};
    for (Place* place : board.findChildren<Place*>()) {
      if (place->isVisible()) things.push_back(place);
    }
    for (QWidget* thing : things) {
      QVERIFY(window.view.why().ask(*thing, std::nullopt));
      QCoreApplication::processEvents();
      const WhyCard* card = window.view.why().card();
      QVERIFY2(card->textFits(), qPrintable(card->text().title));
      QVERIFY(QRect(window.view.mapToGlobal(QPoint(0, 0)), window.view.size())
                  .contains(card->geometry()));
    }
  }
}

NILOMETER_TEST(tst_why)
#include "tst_why.moc"
