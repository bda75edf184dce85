// SPDX-License-Identifier: GPL-3.0-or-later
// Which end positions can be: every number just inside what the box allows, and just beyond it.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"

#include <QTest>

#include <bit>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

/// Players who differ in order tile and points, with nothing else.
PositionDocument positionOf(int players = 2) {
  PositionDocument document;
  for (int i = 0; i < players; ++i) {
    PositionDocument::Player player;
    player.seat.name = "Player " + std::to_string(i + 1);
    player.seat.colour = std::string(playerColours[at(i)]);
    player.orderTile = i + 1;
    player.points = 10 * i;
    player.stones = 0;
    player.marketStep = {1, 1};
    player.ownStones.fill({0, {}});
    std::ranges::copy(rulesEdition().crewStart, player.crews.begin());
    document.players.push_back(player);
  }
  return document;
}

/// Where something is wrong, "players[1].points"; empty = the position can be.
QString wrong(const PositionDocument& document, const Edition& edition = rulesEdition()) {
  QStringList places;
  const JudgedPosition judged = judge(document, edition);
  for (const PositionFinding& finding : judged.findings) {
    places << QString::fromStdString(errorOf(finding, edition).where);
  }
  return places.join(u' ');
}

const std::string& nameOf(CardKind kind) {
  const int card = *Bits(rulesEdition().kind(kind)).begin();
  return rulesEdition().cardNames[rulesEdition().nileCards[at(card)].name];
}

/// The cards of that kind together, without what everybody starts with.
int sumOf(CardKind kind) {
  return amountOf(rulesEdition(), rulesEdition().kind(kind));
}

int startGrain() {
  return rulesEdition().startFieldGrain;
}

} // namespace

class tst_PositionJudge : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void strengthsFitTheirOwnTracks_CREW1();
  void stonesFitTheTrack_STONE2();
  void stepsCountFromOne_MARKET2_MARKET3();
  void pointsFitTheTrack();
  void cardsAreCountedOverAllPlayers_CARDQUARRY();
  void improvementsAreCountedOverAllPlayers_CARDIMPROVEFIELD();
  void fieldCountsAtMostTwoColoursBetter_CARDIMPROVEFIELD();
  void grainFitsTheFieldsOfTheBox_FEED2();
  void yieldFitsTheQuarriesOfTheBox_STONE1();
  void permanentCardsFitTheBox();
  void permanentCardsAreThoseOfTheGame();
  void sphinxCardIsThereOnce_SPHINX3();
  void orderTilesAreThereOnce_END1();
  void placesInAQueueAreThereOnce_TRACK1();
  void saleNeedsTheLowestSteps_MARKET4();
  void onlyWhatIsAskedHasToBeSaid_END3();
  void orderTilesFollowFromThePoints_ORDER1();
  void builtGoesByWhatIsSaidOfIt_PYRAMID();
};

void tst_PositionJudge::strengthsFitTheirOwnTracks_CREW1() {
  Edition edition = rulesEdition();
  edition.crewTrackEnd = {6, 7, 8, 9};
  for (std::size_t crew = 0; crew < crewCount; ++crew) {
    const QString place = u"players[0].crews."_s + asText(crewNames[crew]);
    const auto with = [&](int strength) {
      PositionDocument document = positionOf();
      document.players[0].crews[crew] = strength;
      return wrong(document, edition);
    };
    QCOMPARE(with(edition.crewStart[crew] - 1), place);
    QCOMPARE(with(edition.crewStart[crew]), u""_s);
    QCOMPARE(with(edition.crewTrackEnd[crew]), u""_s);
    QCOMPARE(with(edition.crewTrackEnd[crew] + 1), place);
  }
}

void tst_PositionJudge::stonesFitTheTrack_STONE2() {
  const auto with = [](int stones) {
    PositionDocument document = positionOf();
    document.players[1].stones = stones;
    return wrong(document);
  };
  QCOMPARE(with(-1), u"players[1].stones"_s);
  QCOMPARE(with(0), u""_s);
  QCOMPARE(with(rulesEdition().stoneTrackEnd), u""_s);
  QCOMPARE(with(rulesEdition().stoneTrackEnd + 1), u"players[1].stones"_s);
}

void tst_PositionJudge::stepsCountFromOne_MARKET2_MARKET3() {
  for (const Market market : {Market::stone, Market::grain}) {
    const auto with = [&](int step) {
      PositionDocument document = positionOf();
      document.players[1].marketStep[at(market)] = step;
      return document;
    };
    const QString place =
        market == Market::stone ? u"players[1].stoneMarket"_s : u"players[1].grainMarket"_s;
    const int last = rulesEdition().steps(market);
    QCOMPARE(wrong(with(0)), place);
    QCOMPARE(wrong(with(last + 1)), place);
    for (const int step : {1, last}) {
      QCOMPARE(wrong(with(step)), u""_s);
      const Position position = judge(with(step), rulesEdition()).position;
      QCOMPARE(position.facts.player[1].marketStep[at(market)], step - 1);
    }
  }
}

void tst_PositionJudge::pointsFitTheTrack() {
  const auto with = [](int points) {
    PositionDocument document = positionOf();
    document.players[1].points = points;
    return wrong(document);
  };
  for (const int points : {-1000, 1000}) QCOMPARE(with(points), u""_s);
  for (const int points : {-1001, 1001}) QCOMPARE(with(points), u"players[1].points"_s);
}

void tst_PositionJudge::cardsAreCountedOverAllPlayers_CARDQUARRY() {
  const Edition& edition = rulesEdition();
  for (std::size_t name = 0; name < edition.cardNames.size(); ++name) {
    const int copies = std::popcount(cardsNamed(edition, name) & edition.kind(CardKind::quarry));
    if (copies == 0) continue;
    PositionDocument document = positionOf();
    document.players[0].quarries.assign(at(copies), edition.cardNames[name]);
    QCOMPARE(wrong(document), u""_s);
    document.players[1].quarries = {edition.cardNames[name]};
    QCOMPARE(wrong(document), u"players[1].quarries[0]"_s);
  }
}

void tst_PositionJudge::improvementsAreCountedOverAllPlayers_CARDIMPROVEFIELD() {
  QCOMPARE(std::popcount(rulesEdition().kind(CardKind::improveField)), 2);
  PositionDocument document = positionOf();
  document.players[0].startFieldImproved = 1;
  document.players[1].startFieldImproved = 1;
  QCOMPARE(wrong(document), u""_s);
  document.players[0].startFieldImproved = 2;
  document.players[1].fields = {{"green-2", 0}, {"green-3", 0}}; // nothing wrong with these
  QCOMPARE(wrong(document), u"players[1].startField"_s);
}

void tst_PositionJudge::fieldCountsAtMostTwoColoursBetter_CARDIMPROVEFIELD() {
  const auto with = [](int improved) {
    PositionDocument document = positionOf();
    document.players[0].fields = {{"brown-9", improved}};
    return document;
  };
  constexpr auto colours =
      std::to_array({FieldColour::brown, FieldColour::yellowGreen, FieldColour::green});
  for (int improved = 0; improved <= 2; ++improved) {
    QCOMPARE(wrong(with(improved)), u""_s);
    const Position position = judge(with(improved), rulesEdition()).position;
    const PlayerFacts& facts = position.facts.player[0];
    const FieldColour colour = colours[at(improved)];
    QCOMPARE(facts.grainByColour[at(colour)],
             9 + (colour == FieldColour::green ? startGrain() : 0));
    QCOMPARE(facts.permanents, improved); // an assigned card still lies there
  }
  QCOMPARE(wrong(with(-1)), u"players[0].fields[0]"_s);
  QVERIFY(wrong(with(3)).startsWith(u"players[0].fields[0]"_s));
}

void tst_PositionJudge::grainFitsTheFieldsOfTheBox_FEED2() {
  const int start = startGrain();
  const int green = sumOf(CardKind::fieldGreen);
  const int yellowGreen = sumOf(CardKind::fieldYellowGreen);
  const int brown = sumOf(CardKind::fieldBrown);
  using Sums = decltype(PositionDocument::Player::grain);
  const auto with = [](const Sums& first, const Sums& second) {
    PositionDocument document = positionOf();
    document.players[0].grain = first;
    document.players[1].grain = second;
    return wrong(document);
  };
  QCOMPARE(with({start, 0, 0}, {start, 0, 0}), u""_s);
  QCOMPARE(with({start, 0, 0}, {start - 1, 0, 0}), u"players[1].grain.green"_s);
  QCOMPARE(with({start, -1, 0}, {start, 0, 0}), u"players[0].grain.yellow-green"_s);
  // Everything as it is printed, in two hands.
  QCOMPARE(with({start + green, 0, brown}, {start, yellowGreen, 0}), u""_s);
  // A field may count better than it is printed, never worse.
  QCOMPARE(with({start + green + yellowGreen + brown, 0, 0}, {start, 0, 0}), u""_s);
  QCOMPARE(with({start + green, yellowGreen + brown, 0}, {start, 0, 0}), u""_s);
  QCOMPARE(with({start + green + yellowGreen + brown, 0, 0}, {start + 1, 0, 0}),
           u"players[1].grain.green"_s);
  QCOMPARE(with({start, yellowGreen, brown}, {start, 1, 0}), u"players[1].grain.yellow-green"_s);
  QCOMPARE(with({start, 0, brown}, {start, 0, 1}), u"players[1].grain.brown"_s);
}

void tst_PositionJudge::yieldFitsTheQuarriesOfTheBox_STONE1() {
  const int least = rulesEdition().startQuarry;
  const int quarries = sumOf(CardKind::quarry);
  const auto with = [](int first, int second) {
    PositionDocument document = positionOf();
    document.players[0].quarryYield = first;
    document.players[1].quarryYield = second;
    return document;
  };
  QCOMPARE(wrong(with(least - 1, least)), u"players[0].quarryYield"_s);
  QCOMPARE(wrong(with(least + quarries, least + 1)), u"players[1].quarryYield"_s);
  QCOMPARE(wrong(with(least + quarries, least)), u""_s);
  const auto facts = judge(with(least + 5, least), rulesEdition()).position.facts;
  QCOMPARE(facts.player[0].quarryYield, least + 5);
  // Cards add to the start quarry.
  PositionDocument cards = positionOf();
  cards.players[0].quarries = {"quarry-2", "quarry-3"};
  const auto listed = judge(cards, rulesEdition()).position.facts;
  QCOMPARE(listed.player[0].quarryYield, least + 5);
  QCOMPARE(listed.player[1].quarryYield, least);
}

void tst_PositionJudge::permanentCardsFitTheBox() {
  const Game game{.edition = &rulesEdition(), .options = {}, .players = 2};
  const int all = std::popcount(otherPermanents(game));
  const auto with = [](int first, int second) {
    PositionDocument document = positionOf();
    document.players[0].morePermanents = first;
    document.players[1].morePermanents = second;
    return document;
  };
  QCOMPARE(wrong(with(all, 0)), u""_s);
  QCOMPARE(wrong(with(all - 1, 1)), u""_s);
  QCOMPARE(wrong(with(all, 1)), u"players[1].morePermanents"_s);
  QCOMPARE(wrong(with(-1, 0)), u"players[0].morePermanents"_s);
  const auto beyond = judge(with(all + 1, 0), rulesEdition()).findings;
  QCOMPARE(beyond.size(), std::size_t{1});
  QCOMPARE(beyond[0].fault, record::ReadFault::outOfRange);
  // Named ones count, whoever names them, and assigned improvements, too.
  for (const std::size_t who : {0U, 1U}) {
    PositionDocument named = with(all, 0);
    named.players[who].permanents = {nameOf(CardKind::upstream)};
    QCOMPARE(wrong(named), u"players[0].morePermanents"_s);
    PositionDocument improved = with(all, 0);
    improved.players[who].startFieldImproved = 1;
    QCOMPARE(wrong(improved), u"players[0].morePermanents"_s);
  }
  PositionDocument named = with(2, 0);
  named.players[0].permanents = {nameOf(CardKind::upstream), nameOf(CardKind::tomb)};
  const PlayerFacts facts = judge(named, rulesEdition()).position.facts.player[0];
  QCOMPARE(facts.permanents, 4);
  QCOMPARE(facts.tombCard, sumOf(CardKind::tomb)); // END-2
}

void tst_PositionJudge::permanentCardsAreThoseOfTheGame() {
  const Edition& edition = rulesEdition();
  Game game{.edition = &edition, .options = {}, .players = 2};
  const CardSet all = otherPermanents(game);
  QCOMPARE(all & (edition.fields | edition.kind(CardKind::quarry)), CardSet{0});
  QCOMPARE(all & edition.kind(CardKind::keep2), CardSet{0}); // an Anytime card
  game.options.withoutMoreSphinxCard = true;
  QCOMPARE(otherPermanents(game), all & ~edition.kind(CardKind::moreSphinx));
  QVERIFY(otherPermanents(game) != all);
  // The start field is no card.
  const CardSet green = edition.kind(CardKind::fieldGreen);
  QCOMPARE(amountOf(edition, green | cardBit(startFieldCard)), amountOf(edition, green));
  PositionDocument document = positionOf();
  document.players[0].fields = {{nameOf(CardKind::quarry), 0}};
  const auto findings = judge(document, edition).findings;
  QCOMPARE(findings.size(), std::size_t{1});
  QCOMPARE(findings[0].fault, record::ReadFault::unknownId);
  QCOMPARE(findings[0].expected, std::string("a field"));
}

void tst_PositionJudge::sphinxCardIsThereOnce_SPHINX3() {
  for (const std::size_t who : {1U, 2U, 3U}) {
    PositionDocument document = positionOf(4);
    document.players[0].sphinx = {"crew-blue", "crew-black"};
    document.players[1].sphinx = {"crew-yellow"};
    QCOMPARE(wrong(document), u""_s);
    document.players[who].sphinx = {"crew-joker", "crew-black"};
    QCOMPARE(wrong(document), u"players[%1].sphinx[1]"_s.arg(who));
  }
}

void tst_PositionJudge::orderTilesAreThereOnce_END1() {
  const auto with = [](int first, int second) {
    PositionDocument document = positionOf();
    document.players[0].orderTile = first;
    document.players[1].orderTile = second;
    return wrong(document);
  };
  QCOMPARE(with(2, 1), u""_s);
  QCOMPARE(with(1, 1), u"players[1].orderTile"_s);
  QCOMPARE(with(2, 0), u"players[1].orderTile"_s);
  QCOMPARE(with(1, 3), u"players[1].orderTile players[1].orderTile"_s); // no tile 3, and 1 is gone
}

void tst_PositionJudge::placesInAQueueAreThereOnce_TRACK1() {
  using Places = std::vector<std::pair<int, std::optional<int>>>; // points, place in the queue
  const auto with = [](const Places& places) {
    PositionDocument document = positionOf(static_cast<int>(places.size()));
    for (std::size_t i = 0; i < places.size(); ++i) {
      document.players[i].points = places[i].first;
      document.players[i].queue = places[i].second;
    }
    return document;
  };
  QCOMPARE(wrong(with({{5, 2}, {5, 1}})), u""_s);
  QCOMPARE(wrong(with({{5, 1}, {7, 1}})), u""_s); // alone in front of nobody
  QCOMPARE(wrong(with({{5, 1}, {5, 1}})), u"players[1].queue"_s);
  QCOMPARE(wrong(with({{5, 1}, {5, 3}})), u"players[1].queue players[1].queue"_s);
  QCOMPARE(wrong(with({{5, 2}, {5, 0}})), u"players[1].queue"_s);
  QCOMPARE(wrong(with({{5, 2}, {5, {}}})), u""_s); // the place that is left
  QCOMPARE(wrong(with({{5, {}}, {5, {}}})), u"players[0].queue players[1].queue"_s); // missing
  QCOMPARE(wrong(with({{5, {}}, {7, {}}})), u""_s);
  // Two spaces, each with a first and a second marker.
  const Places four{{5, 2}, {9, 1}, {5, 1}, {9, 2}};
  QCOMPARE(wrong(with(four)), u""_s);
  const Position position = judge(with(four), rulesEdition()).position;
  const auto front = position.track.fromTheFront();
  QCOMPARE(std::vector<Player>(front.begin(), front.end()), (std::vector<Player>{b, d, c, a}));
}

void tst_PositionJudge::saleNeedsTheLowestSteps_MARKET4() {
  const int first = firstSaleStep(rulesEdition()) + 1; // as it is counted in the document
  const auto with = [](int step) {
    PositionDocument document = positionOf();
    document.players[1].marketStep = {step, 1};
    document.players[1].sell = true;
    return judge(document, rulesEdition());
  };
  QVERIFY(with(first).findings.empty());
  QVERIFY(with(first).position.sell[1] && !with(first).position.sell[0]);
  const auto findings = with(first - 1).findings;
  QCOMPARE(findings.size(), std::size_t{1});
  QCOMPARE(findings[0].found, std::to_string(first - 1));
  QCOMPARE(findings[0].expected, "stoneMarket " + std::to_string(first) + " or lower down");
}

void tst_PositionJudge::onlyWhatIsAskedHasToBeSaid_END3() {
  PositionDocument document = positionOf();
  document.players[0].stones.reset();
  document.players[0].marketStep[at(Market::grain)].reset();
  document.players[0].crews.fill({});
  document.players[0].ownStones.fill({});
  document.players[0].tombSum = 0;
  QCOMPARE(wrong(document), u""_s);
  const auto with = [&](SphinxKind kind) {
    PositionDocument asked = document;
    const auto card = std::ranges::find(rulesEdition().sphinxCards, kind, &SphinxCard::kind);
    asked.players[0].sphinx = {card->id};
    return std::pair(wrong(asked), *card);
  };
  const auto [crew, black] = with(SphinxKind::crewStrength);
  QCOMPARE(crew, u"players[0].crews."_s + asText(crewNames[at(black.crew)]));
  const auto [own, counted] = with(SphinxKind::ownStones);
  QCOMPARE(own, u"players[0]."_s + asText(buildingNames[at(counted.building)]));
  // Stones can be sold on the lowest steps (END-1).
  document.players[0].marketStep[0] = firstSaleStep(rulesEdition()) + 1;
  QCOMPARE(wrong(document), u"players[0].stones"_s);
  document.players[0].marketStep[0].reset();
  document.players[0].points.reset();
  document.players[0].tombSum.reset();
  // The order tile does not follow from points that nobody has said.
  document.players[0].orderTile.reset();
  QCOMPARE(wrong(document), u"players[0].orderTile players[0].tombSum players[0].points "
                            "players[0].stoneMarket"_s);
}

void tst_PositionJudge::orderTilesFollowFromThePoints_ORDER1() {
  PositionDocument document = positionOf(3);
  for (auto& player : document.players) player.orderTile.reset();
  document.players[0].points = 30;
  document.players[2].points = 30;
  document.players[2].queue = 1;
  const JudgedPosition judged = judge(document, rulesEdition());
  QVERIFY(judged.findings.empty());
  QCOMPARE(int{judged.position.facts.orderTile[0]}, 2);
  QCOMPARE(int{judged.position.facts.orderTile[1]}, 1);
  QCOMPARE(int{judged.position.facts.orderTile[2]}, 3);
}

void tst_PositionJudge::builtGoesByWhatIsSaidOfIt_PYRAMID() {
  constexpr auto pyramid = static_cast<std::size_t>(Building::pyramid);
  PositionDocument document = positionOf();
  for (auto& player : document.players) player.ownStones[pyramid] = {};
  // Two spaces of the second row rest on three of the first one.
  document.built[pyramid] = {std::nullopt, 2, std::nullopt};
  const JudgedPosition judged = judge(document, rulesEdition());
  QVERIFY(judged.findings.empty());
  QCOMPARE(std::popcount(judged.position.facts.built[pyramid]), 5);
  document.built[pyramid] = {2, 2, std::nullopt};
  QCOMPARE(wrong(document), u"built.pyramid[0]"_s);
  QCOMPARE(judge(document, rulesEdition()).findings[0].expected,
           std::string("3, going by the rest"));
  // More stones than there is room for in the parts of which something is said.
  const int first = rulesEdition().plan(Building::pyramid).parts[0].count;
  document.built[pyramid] = {first, 2, 0};
  document.players[0].ownStones[pyramid].count = first + 3;
  QCOMPARE(wrong(document), u"built.pyramid"_s);
}

NILOMETER_TEST(tst_PositionJudge)
#include "tst_position_judge.moc"
