// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that may be played and help that may be given while feeding: every way exactly once.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

bool isOfferedOnceIfLegal(const Table& table, const Options& options, const Entry& entry) {
  const bool isLegal = judge(table.game, table.state, entry).legal();
  return std::ranges::count(options.entries, entry) == (isLegal ? 1 : 0);
}

Options offered(const Table& table) {
  Options options;
  listOptions(table.game, table.state, options);
  return options;
}

/// Every way to play that kind of card, right or wrong.
std::vector<PlayCard> waysToPlay(const Table& table, Player player, CardKind kind) {
  const PlayCard plain{.player = player, .kind = kind};
  std::vector<PlayCard> ways;
  const auto add = [&](auto change) {
    PlayCard way = plain;
    change(way);
    ways.push_back(way);
  };
  switch (kind) {
  case CardKind::sell10:
    for (std::uint8_t amount = 1; amount <= 12; ++amount) {
      add([&](PlayCard& way) { way.amount = amount; });
    }
    break;
  case CardKind::improveField:
    for (const FieldRef& field : fieldsOf(table.edition(), table.state.player[player])) {
      add([&](PlayCard& way) { way.field = field; });
    }
    break;
  case CardKind::crewStep:
  case CardKind::paidCrewStep:
    for (const Crew crew : {Crew::blue, Crew::black, Crew::yellow, Crew::joker}) {
      add([&](PlayCard& way) { way.crew = crew; });
    }
    break;
  case CardKind::reserve:
    for (const Site site : {Site::sphinx, Site::obelisk, Site::pyramid}) {
      add([&](PlayCard& way) { way.site = site; });
    }
    break;
  default: ways.push_back(plain); break;
  }
  return ways;
}

constexpr auto playable = std::to_array<CardKind>(
    {CardKind::stones6, CardKind::sell10, CardKind::improveField, CardKind::crewStep,
     CardKind::paidCrewStep, CardKind::first, CardKind::reserve});

/// As many entries that play a card are listed as are legal, none twice.
bool everyWayIsOfferedOnce(const Table& table) {
  const Options options = offered(table);
  bool fits = true;
  std::ptrdiff_t legalOnes = 0;
  for (Player player = 0; player < table.state.players; ++player) {
    for (const CardKind kind : playable) {
      for (const PlayCard& way : waysToPlay(table, player, kind)) {
        legalOnes += judge(table.game, table.state, way).legal() ? 1 : 0;
        if (isOfferedOnceIfLegal(table, options, way)) continue;
        qWarning("player %d kind %d", player, static_cast<int>(kind));
        fits = false;
      }
    }
  }
  const auto listed = std::ranges::count_if(
      options.entries, [](const Entry& entry) { return std::holds_alternative<PlayCard>(entry); });
  return fits && listed == legalOnes && legalOnes > 0;
}

} // namespace

class tst_OptionsCards : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cardsOfEverybodyWhileSailing_TIME2_TIME3();
  void soldStones_CARDSELL10_TIME5();
  void cardsWhileBuilding_CARDRESERVE_CARDFIRST();
  void helpWhileFeeding_FEED4_data() { profileRows(); }
  void helpWhileFeeding_FEED4();
};

void tst_OptionsCards::cardsOfEverybodyWhileSailing_TIME2_TIME3() {
  for (const Player holder : {a, b, d}) {
    Table table;
    table.sail();
    table.of(holder).stones = 5;
    for (const CardKind kind : playable) table.give(holder, kind);
    table.give(holder, CardKind::fieldBrown);
    table.give(holder, CardKind::fieldGreen);
    QVERIFY(everyWayIsOfferedOnce(table));
  }
}

void tst_OptionsCards::soldStones_CARDSELL10_TIME5() {
  for (const int stones : {0, 1, 9, 10, 11}) {
    Table table;
    table.sail(5);
    table.give(a, CardKind::sell10);
    table.give(a, CardKind::crewStep);
    table.of(a).stones = static_cast<std::int16_t>(stones);
    QVERIFY(everyWayIsOfferedOnce(table));
  }
}

void tst_OptionsCards::cardsWhileBuilding_CARDRESERVE_CARDFIRST() {
  for (const Site site : {Site::sphinx, Site::obelisk, Site::pyramid}) {
    Table table;
    for (const Player player : {a, b, c})
      table.put(player, site, static_cast<std::uint8_t>(player + 1));
    table.put(d, site, reserveSpace);
    table.start(Phase::build);
    table.give(d, CardKind::reserve);
    table.give(d, CardKind::first);
    QVERIFY(everyWayIsOfferedOnce(table));
  }
}

void tst_OptionsCards::helpWhileFeeding_FEED4() {
  QFETCH(const int, profile);
  for (const int improvements : {0, 1, 2}) {
    for (const bool cards : {false, true}) {
      for (const int stones : {0, 3, 9}) {
        Table table(profile);
        table.crews(d, {4, 4, 3, 2}); // d is in front and 7 short
        table.of(d).stones = static_cast<std::int16_t>(stones);
        table.give(d, CardKind::fieldBrown);
        for (int i = 0; i < improvements; ++i) table.give(d, CardKind::improveField);
        if (cards) table.give(d, CardKind::grain4);
        if (cards) table.give(d, CardKind::stonesAsGrain);
        table.start(Phase::feed);
        const Options options = offered(table);
        QCOMPARE(options.onTurn, d);
        std::vector<FeedHelp> ways(1);
        const std::vector<FieldRef> fields = fieldsOf(table.edition(), table.of(d));
        for (std::size_t first = 0; first < fields.size(); ++first) {
          FeedHelp help;
          help.improve[0] = fields[first];
          help.improveCount = 1;
          ways.push_back(help);
          help.improveCount = 2;
          for (std::size_t second = first; second < fields.size(); ++second) {
            help.improve[1] = fields[second];
            ways.push_back(help);
          }
        }
        int legalOnes = 1; // without any help
        for (FeedHelp help : ways) {
          for (const bool grain4 : {false, true}) {
            for (std::uint8_t spent = 0; spent <= 10; ++spent) {
              help.grain4 = grain4;
              help.stones = spent;
              Feed feed{.only = d};
              feed.help[d] = help;
              QVERIFY(isOfferedOnceIfLegal(table, options, feed));
              legalOnes += judge(table.game, table.state, feed).legal() ? 1 : 0;
            }
          }
        }
        const auto listed = std::ranges::count_if(options.entries, [](const Entry& entry) {
          return std::holds_alternative<Feed>(entry);
        });
        QCOMPARE(static_cast<int>(listed), legalOnes);
      }
    }
  }
}

NILOMETER_TEST(tst_OptionsCards)
#include "tst_options_cards.moc"
