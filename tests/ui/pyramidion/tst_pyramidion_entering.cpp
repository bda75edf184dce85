// SPDX-License-Identifier: GPL-3.0-or-later
// What people came across while they entered a game of Pyramidion, done as they did it: what was
// lost by one press, what could not be said, and what could not be put right.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "engine/pyramidion/specials.h"
#include "engine/pyramidion/turn.h"
#include "tests/words/language_rows.h"
#include "ui/table/history_edit/amended_card.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

bool hasPlayedItsDeity(const State& state) {
  return state.phase == Phase::play && state.of(state.turn).common > 0 &&
         state.of(state.turn).basics[at(CardKind::deity)] == 0;
}
bool canTakeAnOrderMarker(const State& state) {
  return state.phase == Phase::play && state.of(state.turn).basics[at(CardKind::torturer)] > 0 &&
         markersFree(state, state.turn, {.kind = CardKind::torturer}) != 0;
}

/// A boat that can be loaded in that draft, and a piece that can be paid in another way.
struct TurningPiece {
  ui::ChoiceId boat;
  int piece = 0;
};
std::optional<TurningPiece> pieceThatTurns(const Draft& draft) {
  const Question* boats = ui::findQuestion(draft.questions(), questionId(Ask::load));
  if (boats == nullptr) return std::nullopt;
  for (const Choice& boat : boats->choices) {
    Draft loading = draft;
    const ui::ChoiceId choice{boats->id(), boat.id};
    if (!boat.open || loading.choose(choice) == Progress::ignored) continue;
    for (int piece = 0; piece < static_cast<int>(loading.work().pieces.size()); ++piece) {
      Draft turning = loading;
      const ui::ChoiceId turned{questionId(Ask::piece), piece};
      if (turning.choose(turned) != Progress::ignored) return TurningPiece{choice, piece};
    }
  }
  return std::nullopt;
}

} // namespace

class tst_pyramidion_entering : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void changeOfGoodsDoesNotSayThatAllStays_REC2();
  void kindThatIsNotInHandSaysWhy_CARD2();
  void passLosesNothingThatIsTyped_PLAY2();
  void kindLosesNothingThatIsTyped_PLAY2();
  void whatADeedIsAboutIsNamed_SPECIAL();
  void troopThatGoesHomeIsItsOwners_REC2();
  void recruitingKeepsTheCardThatIsTyped_PLAY4();
  void orderMarkerIsDeclinedByMouseAndKey_POWERGIZA();
  void takenOrderMarkerIsChosenAnew_POWERGIZA();
  void onlySiteThatIsLeftIsActivatedAtOnce_SITE3();
  void everyPartOfACorrectedEntryCanBeChanged();
  void boatWithoutPointsIsCountedOn_BOAT4();
  void boatsThatAreCorrectedCanBeChosenAnew_BOAT4();
  void pieceOfABoatIsPaidInAnotherWay_LOAD4();
  void cardsAndRecruitingStandInTwoLines_PLAY4_data() { test::languageRows(); }
  void cardsAndRecruitingStandInTwoLines_PLAY4();
  void guideOfTheSetUpSpeaksOfWhatIsAsked_SET6_SET9();
  void plusLeadsFromSiteToSiteOfASupplyCard_SET6();
};

void tst_pyramidion_entering::kindThatIsNotInHandSaysWhy_CARD2() {
  EnteringTable table(gameNamed("4-players"), hasPlayedItsDeity);
  const std::size_t before = table.entered();
  ui::Chip* const deity = table.chip(Ask::kind, static_cast<int>(CardKind::deity));
  QVERIFY(deity != nullptr && !deity->isEnabled());
  QVERIFY2(deity->look().tip.contains(u"CARD-2"_s), qPrintable(deity->look().tip));
  QTest::mouseClick(deity, Qt::LeftButton);
  QCOMPARE(table.refusedBy(), u"CARD-2"_s);
  table.press(Qt::Key_Escape);
  QCOMPARE(table.refusedBy(), QString());
  table.keys(u"D"_s);
  QCOMPARE(table.refusedBy(), u"CARD-2"_s);
  QVERIFY(!table.view.hasBegun());
  QCOMPARE(table.entered(), before);
}

void tst_pyramidion_entering::passLosesNothingThatIsTyped_PLAY2() {
  EnteringTable table(gameNamed("4-players"), playsFromAFullHand);
  const std::size_t before = table.entered();
  for (const bool byMouse : {true, false}) {
    table.keys(u"M"_s);
    if (byMouse) {
      QVERIFY(table.view.strip().action(0) != nullptr);
      QTest::mouseClick(table.view.strip().action(0), Qt::LeftButton);
    } else {
      table.keys(u"-"_s);
    }
    QCOMPARE(table.refusedBy(), u"PLAY-2"_s);
    QCOMPARE(table.entered(), before);
    QVERIFY(table.made<Play>().card.kind == CardKind::merchant);
    table.press(Qt::Key_Escape);
    QVERIFY(!table.view.hasBegun());
  }
  table.keys(u"-"_s);
  QCOMPARE(table.entered(), before + 1);
  QVERIFY(std::holds_alternative<Pass>(table.session.record().entries.back().entry));
}

void tst_pyramidion_entering::kindLosesNothingThatIsTyped_PLAY2() {
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  table.keys(u"M"_s);
  table.keys(table.keyOf(Ask::card, newBasic));
  table.keys(u"5R"_s);
  QCOMPARE(table.refusedBy(), u"PLAY-2"_s);
  QVERIFY(table.made<Play>().card.kind == CardKind::merchant);
  QCOMPARE(int(table.made<Play>().card.values[0]), 5);
  table.press(Qt::Key_Escape);
  table.press(Qt::Key_Escape);
  table.keys(u"R"_s);
  QVERIFY(table.made<Play>().card.kind == CardKind::revolt);
}

void tst_pyramidion_entering::whatADeedIsAboutIsNamed_SPECIAL() {
  EnteringTable table(gameNamed("4-players"), [&](const State& state) {
    const auto isMason = [](const CardOffer& offer) { return offer.kind == CardKind::stonemason; };
    const Game& game = gameNamed("4-players").played.game;
    if (state.phase != Phase::play || asksForAnkh(state.active)) return false;
    Options options;
    listOptions(game, state, options);
    return std::ranges::any_of(options.cards, isMason) &&
           choicesOf(game, state, CardKind::stonemason, state.turn).swaps != 0;
  });
  table.keys(u"S"_s);
  if (table.asked() == Ask::special)
    table.keys(table.keyOf(Ask::special, static_cast<int>(CardKind::stonemason)));
  int named = 0;
  const Question* deeds = ui::findQuestion(table.view.draft().questions(), questionId(Ask::deed));
  QVERIFY(deeds != nullptr);
  for (const Choice& choice : deeds->choices) {
    if (!choice.open || !deedOf(choice.id).swap) continue;
    const ui::Chip* const chip = table.chip(Ask::deed, choice.id);
    QVERIFY(chip != nullptr && chip->look().text.startsWith(u"Swap with"));
    QCOMPARE(chip->look().keyCap,
             QString::number(static_cast<int>(deedOf(choice.id).swap->site) + 1));
    ++named;
  }
  QVERIFY(named > 0);
}

void tst_pyramidion_entering::troopThatGoesHomeIsItsOwners_REC2() {
  EnteringTable table(gameNamed("3-players-sums"), [](const State& state) {
    const auto hasTroop = [&](Site site) { return state.on(site).troops[0] != noPlayer; };
    return state.phase == Phase::tally && std::ranges::count_if(allSites, hasTroop) > 1;
  });
  table.keys(table.keyOf(Ask::happening, static_cast<int>(Happening::home)));
  const Question* deeds = table.view.draft().find(questionId(Ask::deed));
  QVERIFY(deeds != nullptr);
  int named = 0;
  for (const Choice& choice : deeds->choices) {
    if (!choice.open) continue;
    const auto& troop = deedOf(choice.id).troop;
    const Player owner = table.session.shown().on(troop->site).troop(troop->kind);
    const ui::Chip* const chip = table.chip(Ask::deed, choice.id);
    QVERIFY(chip != nullptr);
    QVERIFY(chip->look().player == ui::playerColourAt(table.session.colourOf(owner)));
    QVERIFY2(chip->accessibleName().startsWith(table.session.names().whole[owner]),
             qPrintable(chip->accessibleName()));
    ++named;
  }
  QVERIFY(named > 1);
}

void tst_pyramidion_entering::recruitingKeepsTheCardThatIsTyped_PLAY4() {
  EnteringTable table(gameNamed("4-players"), playsFromAFullHand);
  const std::size_t before = table.entered();
  table.keys(u"M"_s);
  table.keys(table.keyOf(Ask::card, readNew));
  table.keys(u"5C"_s);
  QVERIFY(table.made<Pass>().recruit);
  QCOMPARE(int(table.made<Pass>().recruit->values[0]), 5);
  QVERIFY(table.view.draft().next() == questionId(Ask::value, 1));
  table.keys(u"C"_s);
  QCOMPARE(int(table.made<Play>().card.values[0]), 5);
  QCOMPARE(table.entered(), before);
}

void tst_pyramidion_entering::orderMarkerIsDeclinedByMouseAndKey_POWERGIZA() {
  for (const bool byMouse : {true, false}) {
    EnteringTable table(gameNamed("4-players"), canTakeAnOrderMarker);
    const std::size_t before = table.entered();
    table.keys(u"T"_s);
    table.keys(table.keyOf(Ask::card, 1));
    QVERIFY(table.asked() == Ask::marker);
    ui::Chip* const no = table.chip(Ask::marker, 0);
    QVERIFY(no != nullptr && no->isVisible());
    QCOMPARE(no->look().keyCap, u"-"_s);
    if (byMouse) {
      QTest::mouseClick(no, Qt::LeftButton);
    } else {
      table.keys(u"-"_s);
    }
    QCOMPARE(table.entered(), before + 1);
    const auto* play = std::get_if<Play>(&table.session.record().entries.back().entry);
    QVERIFY(play != nullptr && play->card.kind == CardKind::torturer);
    QCOMPARE(int(play->marker), 0);
  }
}

void tst_pyramidion_entering::takenOrderMarkerIsChosenAnew_POWERGIZA() {
  EnteringTable table(gameNamed("4-players"), [](const State& state) {
    const auto plays = [](const PlayerState& own) { return !own.passed; };
    const Player next = state.nextOf(state.turn, plays);
    return canTakeAnOrderMarker(state) && next != noPlayer && state.of(next).common > 0 &&
           state.of(next).marker == 0;
  });
  const int taken = std::countr_zero(
      markersFree(table.session.shown(), table.session.shown().turn, {.kind = CardKind::torturer}));
  table.keys(u"T"_s);
  table.keys(table.keyOf(Ask::card, 1));
  QVERIFY(table.asked() == Ask::marker);
  table.keys(QString::number(taken));
  const State& next = table.session.shown();
  const Bits open = markersFree(next, next.turn, {.kind = CardKind::torturer});
  QVERIFY(open != 0 && !has(open, taken));
  table.keys(u"T"_s);
  table.keys(table.keyOf(Ask::card, readNew));
  table.keys(u"420"_s);
  QVERIFY(table.asked() == Ask::marker);
  table.keys(QString::number(taken));
  QVERIFY(!table.refusedBy().isEmpty());
  // The next digit is another marker, and no number of the card.
  QVERIFY(table.asked() == Ask::marker);
  const std::size_t before = table.entered();
  table.keys(QString::number(std::countr_zero(open)));
  table.press(Qt::Key_Return);
  QCOMPARE(table.entered(), before + 1);
  const auto& play = std::get<Play>(table.session.record().entries.back().entry);
  QCOMPARE(int{play.marker}, std::countr_zero(open));
  QCOMPARE(play.card.values, (std::array<std::uint8_t, categoryCount>{4, 2, 0}));
}

void tst_pyramidion_entering::onlySiteThatIsLeftIsActivatedAtOnce_SITE3() {
  const auto leftOn = [](const State& state) {
    SiteSet left = 0;
    for (const Site site : allSites) {
      if (!state.on(site).sundial) include(left, site);
    }
    return left;
  };
  for (const bool byMouse : {true, false}) {
    EnteringTable table(gameNamed("4-players"), [&](const State& state) {
      const SiteSet left = leftOn(state);
      return state.phase == Phase::site && std::popcount(left) == 1 && !has(left, Site::karnak);
    });
    const auto last = static_cast<Site>(std::countr_zero(leftOn(table.session.shown())));
    const std::size_t before = table.entered();
    if (byMouse) {
      QTest::mouseClick(table.view.board().place(placeId(BoardPlace::site, last)), Qt::LeftButton);
    } else {
      table.keys(QString::number(static_cast<int>(last) + 1));
    }
    QCOMPARE(table.entered(), before + 1);
  }
}

void tst_pyramidion_entering::everyPartOfACorrectedEntryCanBeChanged() {
  const PlayedPyramidion& game = gameNamed("4-players");
  EnteringTable table(game, [](const State& state) { return state.phase == Phase::over; });
  const auto& lines = game.record.entries;
  const auto deity = std::ranges::find_if(lines, [](const auto& line) {
    const auto* play = std::get_if<Play>(&line.entry);
    return play != nullptr && play->category.has_value() && !line.anyway;
  });
  QVERIFY(deity != lines.end());
  table.session.startReplacing(static_cast<std::size_t>(deity - lines.begin()));
  const int was = static_cast<int>(*std::get<Play>(deity->entry).category);
  QVERIFY(table.chip(Ask::kind, static_cast<int>(CardKind::deity))->look().chosen);
  ui::Chip* const category = table.chip(Ask::category, was);
  QVERIFY(category != nullptr && category->look().chosen);
  QTest::mouseClick(category, Qt::LeftButton);
  const int other = (was + 1) % categoryCount;
  QVERIFY(table.chip(Ask::category, other) != nullptr);
  QTest::mouseClick(table.chip(Ask::category, other), Qt::LeftButton);
  QCOMPARE(static_cast<int>(*table.made<Play>().category), other);
  QVERIFY2(table.session.amended() == nullptr, "more of it may be wrong: it waits for Enter");
}

// Where points are asked for at the end, nothing but + or Enter ends what a boat needs.
void tst_pyramidion_entering::boatWithoutPointsIsCountedOn_BOAT4() {
  EnteringTable table("4-players-told", Phase::boats);
  table.keys(u"QQ+W"_s);
  const NewBoats& boats = table.made<NewBoats>();
  QCOMPARE(boats.boats[0].need, some(2, Resource::camel));
  QCOMPARE(boats.boats[1].need, some(1, Resource::wood));
}

void tst_pyramidion_entering::boatsThatAreCorrectedCanBeChosenAnew_BOAT4() {
  EnteringTable table(gameNamed("4-players"), playsFromAFullHand);
  const auto& lines = table.session.record().entries;
  const auto turned = std::ranges::find_if(
      lines, [](const auto& line) { return std::holds_alternative<NewBoats>(line.entry); });
  const int boats = std::get<NewBoats>(turned->entry).count;
  table.session.startReplacing(static_cast<std::size_t>(turned - lines.begin()));
  for (int boat = 0; boat < boats; ++boat) {
    const auto id = questionId(Ask::boat, boat);
    const Question* question = ui::findQuestion(table.view.draft().questions(), id);
    QVERIFY(question != nullptr);
    const auto chosen = std::ranges::find_if(question->choices, &Choice::chosen);
    QVERIFY(chosen != question->choices.end());
    ui::Chip* const chip = table.chip(Ask::boat, chosen->id, boat);
    QVERIFY(chip != nullptr && chip->isVisible());
    QTest::mouseClick(chip, Qt::LeftButton);
    QVERIFY(table.view.draft().next() == id);
  }
}

void tst_pyramidion_entering::pieceOfABoatIsPaidInAnotherWay_LOAD4() {
  const PlayedPyramidion& game = gameNamed("4-players");
  EnteringTable table(game, [&](const State& state) {
    if (state.phase != Phase::load) return false;
    Options options;
    listOptions(game.played.game, state, options);
    Draft draft;
    draft.begin({&game.played.game, &state, &options});
    return pieceThatTurns(draft).has_value();
  });
  const std::size_t before = table.entered();
  const auto turns = pieceThatTurns(table.view.draft());
  QVERIFY(turns);
  const QString boat = table.view.keys().of(turns->boat);
  const auto paid = [&] { return table.view.draft().work().pieces; };
  table.keys(boat);
  const auto proposed = paid();
  QTest::mouseClick(table.chip(Ask::piece, turns->piece), Qt::LeftButton);
  QVERIFY(paid() != proposed);
  table.press(Qt::Key_Escape);
  QVERIFY(paid() == proposed);
  table.keys(table.keyOf(Ask::piece, turns->piece));
  const auto changed = paid();
  QVERIFY(changed != proposed);
  // Neither the boat pressed again nor a wish to load nothing takes that back.
  table.keys(boat);
  table.keys(u"-"_s);
  QCOMPARE(table.refusedBy(), u"LOAD-9"_s);
  QVERIFY(paid() == changed);
  QCOMPARE(table.entered(), before);
}

void tst_pyramidion_entering::cardsAndRecruitingStandInTwoLines_PLAY4() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  EnteringTable table(gameNamed("4-players"), [](const State& state) {
    return state.phase == Phase::play && mayRecruit(state, state.turn);
  });
  const ui::StripView& strip = table.view.strip();
  const auto lineOf = [&](const QWidget* part) {
    return part->mapTo(&strip, part->rect().center()).y();
  };
  const std::size_t recruit = static_cast<std::size_t>(table.view.draft().find(Move::recruit) -
                                                       table.view.draft().actions().data());
  QVERIFY(strip.action(recruit) != nullptr);
  // The upper one is that of the buttons.
  const ui::Chip& merchant = *table.chip(Ask::kind, static_cast<int>(CardKind::merchant));
  const int line = merchant.height();
  QVERIFY(lineOf(&merchant) + line / 2 >= lineOf(strip.confirmButton()));
  QVERIFY(lineOf(strip.action(recruit)) - lineOf(&merchant) < 2 * line);
}

/// A card that said "As before: Points, Resources" while wood lay there instead of stone.
void tst_pyramidion_entering::changeOfGoodsDoesNotSayThatAllStays_REC2() {
  EnteringTable table("3-players-sums", Phase::tally);
  Happen more{.what = Happening::gain, .player = 1, .resource = Resource::wood};
  QVERIFY(table.session.enter(more, true).accepted);
  const std::size_t entry = table.entered() - 1;
  table.session.startReplacing(entry);
  more.resource = Resource::stone;
  QVERIFY(table.session.enter(more, true).accepted);
  const ui::AmendedCard& card = table.view.amended();
  QVERIFY(card.isVisible());
  QVERIFY2(card.text().contains(u"1 stone more"_s), qPrintable(card.text()));
  QVERIFY2(!card.text().contains(u"As before"_s), qPrintable(card.text()));
  // Nobody's points are known before the end (SEE-2): they are not said to stay.
  table.session.stopAmending();
  table.session.startReplacing(entry);
  more.resource = Resource::wood;
  QVERIFY(table.session.enter(more, true, u"seen"_s).accepted);
  QVERIFY2(card.text().contains(u"As before: Resources, Loaded boats"_s), qPrintable(card.text()));
}

void tst_pyramidion_entering::guideOfTheSetUpSpeaksOfWhatIsAsked_SET6_SET9() {
  EnteringTable table("4-players", Phase::setup);
  const auto first = [&] { return table.view.guide().guide().content().guide.think.front(); };
  QVERIFY(table.asked() == Ask::order);
  QVERIFY2(first().endsWith(u"(SET-9)"_s), qPrintable(first()));
  table.keys(u"1234"_s);
  QVERIFY(table.asked() == Ask::supplyCard);
  QVERIFY2(first().endsWith(u"(SET-6)"_s), qPrintable(first()));
  table.press(Qt::Key_Escape);
  QVERIFY2(first().endsWith(u"(SET-9)"_s), qPrintable(first()));
}

void tst_pyramidion_entering::plusLeadsFromSiteToSiteOfASupplyCard_SET6() {
  EnteringTable table("4-players", Phase::setup);
  table.keys(u"12340"_s);
  for (std::size_t site = 0; site < 4; ++site) {
    QVERIFY(table.view.draft().next() == questionId(Ask::supply, static_cast<int>(site)));
    table.keys(u"Q"_s);
    QCOMPARE(table.made<SetUp>().supply[site].total(), 1);
    table.keys(u"+"_s);
  }
  QCOMPARE(table.made<SetUp>().supply[4].total(), 0);
}

NILOMETER_TEST(tst_pyramidion_entering)
#include "tst_pyramidion_entering.moc"
