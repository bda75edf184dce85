// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/setup_steps.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using table::Player;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

struct SetupWords {
  Q_DECLARE_TR_FUNCTIONS(Setup)
};

static_assert(setupPartNames.size() == static_cast<std::size_t>(SetupPart::nileCards) + 1);

/// Pieces that no rule reckons with stand in the edition as text (docs/edition.md, box).
QString boxFact(const egizia::Edition& edition, std::string_view key) {
  const auto found =
      std::find_if(edition.printed.begin(), edition.printed.end(),
                   [&](const egizia::PrintedValue& fact) { return fact.key == key; });
  return found == edition.printed.end() ? QString() : text::fromUtf8(found->value);
}

class Steps {
public:
  Steps(const egizia::Game& game, const text::Table& table, const egizia::RecordHeader& header)
      : m_game(game), m_edition(*game.edition), m_table(table), m_header(header),
        m_state(egizia::setUp(game)) {}

  std::vector<SetupStep> all() {
    addBoard();
    addDecks();
    addTombs();
    addKit();
    addOrder();
    addMarkers();
    addLast();
    return std::move(m_steps);
  }

private:
  SetupStep& add(SetupPart part, SetupPicture picture, const QString& heading,
                 const QStringList& sentences, table::RuleId rule) {
    return m_steps.emplace_back(SetupStep{setupKey(part),
                                          static_cast<int>(picture),
                                          heading,
                                          text::withRule(sentences.join(QChar::Space), rule),
                                          {}});
  }

  /// What is said only where fewer play than the box is for.
  [[nodiscard]] QStringList ifFewer(const QString& sentence) const {
    return m_game.players < egizia::maxPlayers ? QStringList{sentence} : QStringList();
  }
  void addBoard();
  void addSites();
  void addDecks();
  void addTombs();
  void addKit();
  void addOrder();
  void addMarkers();
  void addLast();
  [[nodiscard]] SetupLine deckLine(egizia::Deck deck) const;
  [[nodiscard]] std::vector<SetupLine> crewLines() const;
  /// A line for every player, in the order of the tiles.
  template <class Words> [[nodiscard]] std::vector<SetupLine> each(const Words& words) const {
    std::vector<SetupLine> lines;
    for (Player player = 0; player < m_game.players; ++player) {
      lines.push_back({player, words(player)});
    }
    return lines;
  }

  const egizia::Game& m_game;
  const egizia::Edition& m_edition;
  const text::Table& m_table;
  const egizia::RecordHeader& m_header;
  const egizia::State m_state;
  std::vector<SetupStep> m_steps;
};

void Steps::addBoard() {
  add(SetupPart::board, SetupPicture::board, SetupWords::tr("The board"),
      {SetupWords::tr("Put the board where everybody can reach it."),
       SetupWords::tr("Your ships will sail down the Nile, from its first space to its last.")},
      "SAIL-4"_rule);
  addSites();
  add(SetupPart::ring, SetupPicture::ring, SetupWords::tr("The water ring"),
      {fill(SetupWords::tr("Put the water ring on this one of its three positions: %1."),
            {text::ring(m_state.ring)}),
       SetupWords::tr("It says which fields get water.")},
      "SET-6"_rule);
}

void Steps::addSites() {
  const int open = egizia::openSpaces(m_game);
  const int printed = m_edition.spacesPerSite;
  const QString few =
      fill(SetupWords::tr("With %1 players, each building site uses only the %n building space(s) "
                          "nearest to the Nile.",
                          nullptr, open),
           {number(m_game.players)});
  const QString rest =
      SetupWords::tr("Leave %n building space(s) of each site empty.", nullptr, printed - open);
  const QString all =
      fill(SetupWords::tr("With %1 players, each building site uses all its %n building space(s).",
                          nullptr, open),
           {number(m_game.players)});
  const QString cover = SetupWords::tr("Stones of a colour nobody plays can cover them.");
  add(SetupPart::sites, SetupPicture::river, SetupWords::tr("The building sites"),
      open < printed ? QStringList{few, rest, cover} : QStringList{all}, "SET-8"_rule);
}

SetupLine Steps::deckLine(egizia::Deck deck) const {
  QStringList rounds;
  for (int round = 1; round <= egizia::rounds; ++round) {
    if (egizia::deckOfRound(round) == deck) rounds += number(round);
  }
  const egizia::CardSet cards =
      m_edition.cardsOfDeck[static_cast<std::size_t>(deck)] & egizia::cardsInGame(m_game);
  const QString count = SetupWords::tr("%n card(s)", nullptr, std::popcount(cards));
  const QString when = rounds.size() == 1 ? SetupWords::tr("Deck %1: %2, for round %3")
                                          : SetupWords::tr("Deck %1: %2, for rounds %3");
  return {table::noPlayer, fill(when, {text::deck(deck), count, text::listOf(rounds)})};
}

void Steps::addDecks() {
  SetupStep& nile =
      add(SetupPart::nileDecks, SetupPicture::river, SetupWords::tr("The Nile cards"),
          {SetupWords::tr("Sort the Nile cards by the number on their back."),
           SetupWords::tr("Shuffle each deck and lay it face down beside the board.")},
          "SET-5"_rule);
  for (int deck = 0; deck < egizia::deckCount; ++deck) {
    nile.lines.push_back(deckLine(static_cast<egizia::Deck>(deck)));
  }
  const egizia::CardSet every =
      m_edition.cardsOfDeck[0] | m_edition.cardsOfDeck[1] | m_edition.cardsOfDeck[2];
  for (const int card : egizia::Bits(every & ~egizia::cardsInGame(m_game))) {
    const egizia::NileCard& out = m_edition.nileCards[static_cast<std::size_t>(card)];
    nile.lines.push_back(
        {table::noPlayer, fill(SetupWords::tr("Not in this game, back to the box: “%1” of deck %2"),
                               {text::cardName(out.name, m_table), text::deck(out.deck)})});
  }
  const egizia::SphinxSet inGame = egizia::sphinxCardsInGame(m_game);
  SetupStep& sphinx =
      add(SetupPart::sphinxDeck, SetupPicture::board, SetupWords::tr("The Sphinx cards"),
          {SetupWords::tr("Shuffle the %n Sphinx card(s).", nullptr, std::popcount(inGame)),
           SetupWords::tr("Lay them face down on their space of the board.")},
          "SET-5"_rule);
  for (int card = 0; card < static_cast<int>(m_edition.sphinxCards.size()); ++card) {
    if ((inGame >> card & 1U) != 0) continue;
    sphinx.lines.push_back(
        {table::noPlayer, fill(SetupWords::tr("Not in this game, back to the box: “%1”"),
                               {text::sphinxCard(card, m_table)})});
  }
}

void Steps::addTombs() {
  const int tiles = static_cast<int>(m_edition.tombTileValues.size());
  const int spaces = m_edition.plan(egizia::Building::tombs).count;
  QStringList sentences = {SetupWords::tr("Shuffle the %n tomb tile(s) face down.", nullptr, tiles),
                           fill(SetupWords::tr("Lay %1 of them on the tombs."), {number(spaces)}),
                           fill(SetupWords::tr("Turn up the first %1 of them in order."),
                                {number(m_state.openedTombs)})};
  if (tiles > spaces) {
    sentences += SetupWords::tr("Put the other %n tile(s) back into the box unseen.", nullptr,
                                tiles - spaces);
  }
  add(SetupPart::tombs, SetupPicture::tombs, SetupWords::tr("The tombs"), sentences, "SET-7"_rule);
}

std::vector<SetupLine> Steps::crewLines() const {
  std::vector<SetupLine> lines;
  for (std::size_t crew = 0; crew < egizia::crewCount; ++crew) {
    QString name = text::crewName(static_cast<egizia::Crew>(crew));
    name[0] = name[0].toUpper();
    lines.push_back({table::noPlayer, fill(SetupWords::tr("%1: strength %2"),
                                           {name, number(m_edition.crewStart[crew])})});
  }
  return lines;
}

void Steps::addKit() {
  SetupStep& kit =
      add(SetupPart::kit, SetupPicture::players, SetupWords::tr("Pieces for everybody"),
          {SetupWords::tr("Everybody takes a player tableau and the pieces of one colour."),
           fill(SetupWords::tr("Ships: %1. Stones: %2, and %3 of them are markers."),
                {number(m_edition.shipsPerPlayer), boxFact(m_edition, "box.stones"),
                 boxFact(m_edition, "box.markers")})},
          "SET-1"_rule);
  kit.lines =
      each([this](Player player) { return text::playerColour(m_header.players[player].colour); });
  SetupStep& crews =
      add(SetupPart::crews, SetupPicture::players, SetupWords::tr("The construction crews"),
          {SetupWords::tr("Everybody lays the construction crews on the player tableau, with "
                          "these strengths.")},
          "SET-1"_rule);
  crews.lines = crewLines();
  SetupStep& cards =
      add(SetupPart::startCards, SetupPicture::players, SetupWords::tr("Quarry and field"),
          QStringList{SetupWords::tr("Everybody lays a start quarry and a green start field beside "
                                     "the player tableau.")} +
              ifFewer(SetupWords::tr("The start cards that are left go back to the box.")),
          "SET-1"_rule);
  cards.lines = {
      {table::noPlayer, SetupWords::tr("The start quarry yields %n stone(s) each round.", nullptr,
                                       m_edition.startQuarry)},
      {table::noPlayer, fill(SetupWords::tr("The start field bears %1 grain each round."),
                             {number(m_edition.startFieldGrain)})}};
}

void Steps::addOrder() {
  SetupStep& tiles =
      add(SetupPart::orderTiles, SetupPicture::players, SetupWords::tr("The order tiles"),
          QStringList{SetupWords::tr("Hand out the order tiles as Nilometer has them."),
                      SetupWords::tr("Number 1 begins the first round.")} +
              ifFewer(SetupWords::tr("The order tiles that are left go back to the box.")),
          "SET-2"_rule);
  tiles.lines = each([this](Player player) {
    return fill(SetupWords::tr("order tile %1"), {number(m_state.player[player].orderTile)});
  });
  SetupStep& track =
      add(SetupPart::scoreTrack, SetupPicture::track, SetupWords::tr("The score track"),
          {SetupWords::tr("Everybody puts one marker on 0, in a queue."),
           SetupWords::tr("Number 1 stands at the very back, the highest number in front."),
           SetupWords::tr("Lay the scarabs beside the board: whoever goes past 50 takes one.")},
          "SET-2"_rule);
  const auto queue = m_state.track.fromTheFront();
  for (std::size_t place = 0; place < queue.size(); ++place) {
    QString where = fill(SetupWords::tr("place %1"), {number(static_cast<int>(place) + 1)});
    if (place == 0) where = SetupWords::tr("in front");
    if (place + 1 == queue.size()) where = SetupWords::tr("at the very back");
    track.lines.push_back({queue[place], where});
  }
}

void Steps::addMarkers() {
  add(SetupPart::markets, SetupPicture::markets, SetupWords::tr("The two markets"),
      {SetupWords::tr("Everybody puts a marker on the top step of the stone market."),
       SetupWords::tr("Another one goes on the top step of the grain market.")},
      "SET-4"_rule);
  SetupStep& stones =
      add(SetupPart::stones, SetupPicture::players, SetupWords::tr("The first stones"),
          {SetupWords::tr("Everybody puts a marker on the stone track."),
           SetupWords::tr("The order tile says how many stones you begin with.")},
          "SET-3"_rule);
  stones.lines = each([this](Player player) {
    return fill(SetupWords::tr("%1 (tile %2)"), {text::stones(m_state.player[player].stones),
                                                 number(m_state.player[player].orderTile)});
  });
}

void Steps::addLast() {
  const int held = m_state.player[0].sphinxHeld;
  if (held > 0) {
    add(SetupPart::sphinxCard, SetupPicture::sphinx, SetupWords::tr("A secret Sphinx card"),
        {SetupWords::tr("Everybody draws %n Sphinx card(s) and looks at it in secret.", nullptr,
                        held),
         SetupWords::tr("It stays face down until the final scoring. Nilometer only counts it.")},
        "SET-5"_rule);
  }
  add(SetupPart::nileCards, SetupPicture::river, SetupWords::tr("The first Nile cards"),
      {fill(SetupWords::tr("Lay %n card(s) of deck %1 face up on the Nile. Begin at the top space.",
                           nullptr, m_edition.cardStops),
            {text::deck(egizia::deckOfRound(1))}),
       SetupWords::tr("This is the first phase of the game: Nilometer goes on from here.")},
      "LAY-1"_rule);
}

} // namespace

std::vector<SetupStep> setupSteps(const egizia::Game& game, const text::Table& table,
                                  const egizia::RecordHeader& header) {
  return Steps(game, table, header).all();
}

} // namespace nilometer::ui
