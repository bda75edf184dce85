// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/tutorial/pyramidion_lessons.h"

#include "ui/pages/tutorial/plain_setup.h"

namespace nilometer::pyramidion {

namespace {

/// Resources in the order of Resource.
Boat boatOf(std::array<std::int16_t, resourceCount> need, std::uint8_t points) {
  return {{need}, points, 0};
}

struct PyramidionSetup {
  Q_DECLARE_TR_FUNCTIONS(PyramidionSetup)
public:
  /// %1 = players. The last ones are for two players only.
  static constexpr auto rows = std::to_array<ui::PlainSetupRow>({
      {"SET-1", QT_TR_NOOP("Sites"),
       QT_TR_NOOP("Lay out the eight sites. Everybody sits around them.")},
      {"SET-2", QT_TR_NOOP("What each player gets"),
       QT_TR_NOOP("A player marker, 5 torturer troops, 5 negotiator troops and the 5 basic cards "
                  "of one colour. Basic cards of other colours go back into the box.")},
      {"SET-3", QT_TR_NOOP("Common cards"),
       QT_TR_NOOP(
           "Shuffle the other 40 cards and put them face down beside the sites: the draw pile.")},
      {"SET-4", QT_TR_NOOP("Resources"),
       QT_TR_NOOP("All resources lie beside the sites. Nobody owns any.")},
      {"SET-5", QT_TR_NOOP("Markers"),
       QT_TR_NOOP("Put sundials, category markers and the philosopher marker beside the sites. Mix "
                  "the revolt markers and put them there, too, face down.")},
      {"SET-7", QT_TR_NOOP("Boats"),
       QT_TR_NOOP("Shuffle the boats to a pile, face down. Lay five of them in a row, face down "
                  "until round 1.")},
      {"SET-9", QT_TR_NOOP("Player order"),
       QT_TR_NOOP("Mix the order markers 1 to %1, face down. Everybody draws one and puts a player "
                  "marker of their colour on its number at Giza. When the table has asked for the "
                  "numbers, the order markers go beside Giza.")},
      {"SET-6", QT_TR_NOOP("Supply cards"),
       QT_TR_NOOP("Shuffle the supply cards to a pile, face down, and turn up the first. The table "
                  "then asks what it shows.")},
      {"TWO-1", QT_TR_NOOP("Two players: sites"),
       QT_TR_NOOP("Only three sites are activated in a round: by the first player of the order, by "
                  "the second, and by the first again.")},
      {"TWO-3", QT_TR_NOOP("Two players: cards"),
       QT_TR_NOOP("At each site everybody plays 1 to 5 cards. Nobody recruits.")},
      {"TWO-5", QT_TR_NOOP("Two players: order"),
       QT_TR_NOOP("If nobody activates Giza in a round, the two change places.")},
  });
};

} // namespace

record::Result<LessonTable::EditionPtr> Lessons::given() {
  return ui::givenEdition(shippedEdition(), [](Edition& edition) {
    edition.sheet.fill({std::array<std::uint8_t, 2>{6, 4}, bitOf(Resource::food)});
    edition.sheet[at(Site::giza)].corner = bitOf(Resource::camel);
  });
}

Play cardOf(Player player, CardKind kind, Values values) {
  return {.player = player, .card = {.kind = kind, .values = values}};
}

Play basicOf(Player player, CardKind kind, Values values) {
  return {.player = player, .card = {.kind = kind, .basic = true, .values = values}};
}

Play deityOf(Player player, Category category) {
  return {.player = player, .card = {.kind = CardKind::deity, .basic = true}, .category = category};
}

void playSite(LessonTable& table, Site site, const std::vector<Play>& plays) {
  table.enter(Activate{table.state().turn, site, {}});
  auto next = plays.begin();
  while (table.isSound() && table.state().phase == Phase::play) {
    const Player turn = table.state().turn;
    if (next == plays.end() || next->player != turn) {
      table.enter(Pass{turn, {}});
    } else {
      Play play = *next++;
      if (asksForAnkh(site)) play.card.ankh = false;
      table.enter(play);
    }
  }
}

LessonTable Lessons::newTable() const {
  LessonTable table(edition, 3);
  const SupplyCard& supply = edition->readings.supply.front();
  table.enter(SetUp{{1, 2, 3}, supply});
  table.enter(NewBoats{boatsInRow,
                       {boatOf({0, 1, 0, 2, 0, 0}, 3), boatOf({1, 0, 1, 2, 1, 0}, 4),
                        boatOf({2, 0, 1, 2, 1, 0}, 5), boatOf({3, 2, 1, 0, 0, 0}, 5),
                        boatOf({0, 2, 2, 0, 2, 0}, 5)}});
  return table.enter(NextSupply{supply});
}

LessonTable Lessons::richTable(bool last) const {
  LessonTable table = newTable();
  playSite(table, Site::thebes, {basicOf(anna, CardKind::merchant, {0, 0, 3})});
  playSite(table, Site::luxor, {basicOf(anna, CardKind::merchant, {0, 0, 3})});
  playSite(table, Site::giza, {deityOf(anna, Category::influence)});
  if (last) return table;
  playSite(table, Site::alexandria, {cardOf(anna, CardKind::torturer, {6, 0, 0})});
  playSite(table, Site::cairo);
  playSite(table, Site::philae);
  return table;
}

std::vector<ui::SetupStep> setupSteps(const Game& game) {
  constexpr std::size_t forTwo = 3;
  const std::span rows(PyramidionSetup::rows);
  return ui::plainSteps(rows.first(rows.size() - (game.players == 2 ? 0 : forTwo)),
                        [](const char* text) { return PyramidionSetup::tr(text); },
                        {text::number(game.players)});
}

} // namespace nilometer::pyramidion
