// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/egizia_setup.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/rules.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/egizia/tutorial/setup_picture.h"
#include "ui/pages/tutorial/plain_setup.h"
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

/// Pieces that no rule reckons with stand in the edition as text (docs/edition.md, box).
QString boxFact(const egizia::Edition& edition, std::string_view key) {
  const auto found = std::ranges::find(edition.printed, key, &egizia::PrintedValue::key);
  return found == edition.printed.end() ? QString() : text::fromUtf8(found->value);
}

class SetupSteps {
  Q_DECLARE_TR_FUNCTIONS(Setup)
public:
  SetupSteps(const egizia::Game& game, const text::Table& table, const egizia::RecordHeader& header)
      : m_game(game), m_edition(*game.edition), m_table(table), m_header(header),
        m_state(egizia::setUp(game)) {}

  std::vector<SetupStep> all() {
    addBoard();
    addDecks();
    addTombs();
    addKit();
    addOrder();
    addLast();
    return std::move(m_steps);
  }

private:
  using Lines = std::vector<SetupLine>;
  void add(const QString& key, const QString& heading, const QStringList& sentences,
           table::RuleId rule, const Lines& lines = {}) {
    m_steps.push_back({key, heading, text::withRule(sentences.join(QChar::Space), rule), lines});
  }
  /// The sentence where fewer people play than the game is made for; otherwise nothing.
  [[nodiscard]] QStringList ifFewer(const QString& sentence) const {
    return m_game.players < egizia::maxPlayers ? QStringList{sentence} : QStringList();
  }
  void addBoard();
  void addDecks();
  void addTombs();
  void addKit();
  void addOrder();
  void addLast();
  [[nodiscard]] SetupLine deckLine(egizia::Deck deck) const;
  /// A line for every player, in the order of the tiles.
  template <class Words> [[nodiscard]] Lines each(const Words& words) const {
    Lines lines;
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

void SetupSteps::addBoard() {
  add(QStringLiteral("board"), tr("The board"),
      {tr("Put the board where everybody can reach it."),
       tr("Your ships will sail down the Nile, from its first space to its last.")},
      "SAIL-4"_rule);
  const int open = egizia::openSpaces(m_game);
  const int printed = m_edition.spacesPerSite;
  const QString players = number(m_game.players);
  QStringList sites = {fill(
      tr("With %1 players, each building site uses all its %n building space(s).", nullptr, open),
      {players})};
  if (open < printed) {
    sites = {fill(tr("With %1 players, each building site uses only the %n building space(s) "
                     "nearest to the Nile.",
                     nullptr, open),
                  {players}),
             tr("Leave %n building space(s) of each site empty.", nullptr, printed - open),
             tr("Stones of a colour nobody plays can cover them.")};
  }
  add(QStringLiteral("sites"), tr("The building sites"), sites, "SET-8"_rule);
  add(QStringLiteral("ring"), tr("The water ring"),
      {fill(tr("Put the water ring on this one of its three positions: %1."),
            {text::ring(m_state.ring)}),
       tr("It says which fields get water.")},
      "SET-6"_rule);
}

SetupLine SetupSteps::deckLine(egizia::Deck deck) const {
  QStringList rounds;
  for (int round = 1; round <= egizia::rounds; ++round) {
    if (egizia::deckOfRound(round) == deck) rounds += number(round);
  }
  const egizia::CardSet cards =
      m_edition.cardsOfDeck[static_cast<std::size_t>(deck)] & egizia::cardsInGame(m_game);
  const QString count = tr("%n card(s)", nullptr, std::popcount(cards));
  const QString when =
      rounds.size() == 1 ? tr("Deck %1: %2, for round %3") : tr("Deck %1: %2, for rounds %3");
  return {table::noPlayer, fill(when, {text::deck(deck), count, text::listOf(rounds)})};
}

void SetupSteps::addDecks() {
  Lines nile;
  for (int deck = 0; deck < egizia::deckCount; ++deck) {
    nile.push_back(deckLine(static_cast<egizia::Deck>(deck)));
  }
  const egizia::CardSet every =
      m_edition.cardsOfDeck[0] | m_edition.cardsOfDeck[1] | m_edition.cardsOfDeck[2];
  for (const int card : egizia::Bits(every & ~egizia::cardsInGame(m_game))) {
    const egizia::NileCard& out = m_edition.nileCards[static_cast<std::size_t>(card)];
    nile.push_back(
        {table::noPlayer, fill(tr("Not in this game, back to the box: “%1” of deck %2"),
                               {text::cardName(out.name, m_table), text::deck(out.deck)})});
  }
  add(QStringLiteral("nile-decks"), tr("The Nile cards"),
      {tr("Sort the Nile cards by the number on their back."),
       tr("Shuffle each deck and lay it face down beside the board.")},
      "SET-5"_rule, nile);
  const egizia::SphinxSet inGame = egizia::sphinxCardsInGame(m_game);
  Lines sphinx;
  for (int card = 0; card < static_cast<int>(m_edition.sphinxCards.size()); ++card) {
    if ((inGame >> card & 1U) != 0) continue;
    sphinx.push_back({table::noPlayer, fill(tr("Not in this game, back to the box: “%1”"),
                                            {text::sphinxCard(card, m_table)})});
  }
  add(QStringLiteral("sphinx-deck"), tr("The Sphinx cards"),
      {tr("Shuffle the %n Sphinx card(s).", nullptr, std::popcount(inGame)),
       tr("Lay them face down on their space of the board.")},
      "SET-5"_rule, sphinx);
}

void SetupSteps::addTombs() {
  const int tiles = static_cast<int>(m_edition.tombTileValues.size());
  const int spaces = m_edition.plan(egizia::Building::tombs).count;
  QStringList sentences = {
      tr("Shuffle the %n tomb tile(s) face down.", nullptr, tiles),
      fill(tr("Lay %1 of them on the tombs."), {number(spaces)}),
      fill(tr("Turn up the first %1 of them in order."), {number(m_state.openedTombs)})};
  if (tiles > spaces) {
    sentences += tr("Put the other %n tile(s) back into the box unseen.", nullptr, tiles - spaces);
  }
  sentences += tr("At the table, press a tomb to say what they show. That can wait.");
  add(QStringLiteral("tombs"), tr("The tombs"), sentences, "SET-7"_rule);
}

void SetupSteps::addKit() {
  add(QStringLiteral("kit"), tr("Pieces for everybody"),
      {tr("Everybody takes a player tableau and the pieces of one colour."),
       fill(tr("Ships: %1. Stones: %2, and %3 of them are markers."),
            {number(m_edition.shipsPerPlayer), boxFact(m_edition, "box.stones"),
             boxFact(m_edition, "box.markers")})},
      "SET-1"_rule,
      each([this](Player player) { return text::playerColour(m_header.players[player].colour); }));
  Lines crews;
  for (std::size_t crew = 0; crew < egizia::crewCount; ++crew) {
    QString name = text::crewName(static_cast<egizia::Crew>(crew));
    name[0] = name[0].toUpper();
    crews.push_back(
        {table::noPlayer, fill(tr("%1: strength %2"), {name, number(m_edition.crewStart[crew])})});
  }
  add(QStringLiteral("crews"), tr("The construction crews"),
      {tr("Everybody lays the construction crews on the player tableau, with these strengths.")},
      "SET-1"_rule, crews);
  add(QStringLiteral("start-cards"), tr("Quarry and field"),
      QStringList{
          tr("Everybody lays a start quarry and a green start field beside the player tableau.")} +
          ifFewer(tr("The start cards that are left go back to the box.")),
      "SET-1"_rule,
      {{table::noPlayer,
        tr("The start quarry yields %n stone(s) each round.", nullptr, m_edition.startQuarry)},
       {table::noPlayer, fill(tr("The start field bears %1 grain each round."),
                              {number(m_edition.startFieldGrain)})}});
}

void SetupSteps::addOrder() {
  add(QStringLiteral("order-tiles"), tr("The order tiles"),
      QStringList{tr("Hand out the order tiles as Nilometer has them."),
                  tr("Number 1 begins the first round.")} +
          ifFewer(tr("The order tiles that are left go back to the box.")),
      "SET-2"_rule, each([this](Player player) {
        return fill(tr("order tile %1"), {number(m_state.player[player].orderTile)});
      }));
  const auto queue = m_state.track.fromTheFront();
  Lines places;
  for (std::size_t place = 0; place < queue.size(); ++place) {
    QString where = fill(tr("place %1"), {number(static_cast<int>(place) + 1)});
    if (place == 0) where = tr("in front");
    if (place + 1 == queue.size()) where = tr("at the very back");
    places.push_back({queue[place], where});
  }
  add(QStringLiteral("score-track"), tr("The score track"),
      {tr("Everybody puts one marker on 0, in a queue."),
       tr("Number 1 stands at the very back, the highest number in front."),
       tr("Lay the scarabs beside the board: whoever goes past 50 takes one.")},
      "SET-2"_rule, places);
  add(QStringLiteral("markets"), tr("The two markets"),
      {tr("Everybody puts a marker on the top step of the stone market."),
       tr("Another one goes on the top step of the grain market.")},
      "SET-4"_rule);
  add(QStringLiteral("stones"), tr("The first stones"),
      {tr("Everybody puts a marker on the stone track."),
       tr("The order tile says how many stones you begin with.")},
      "SET-3"_rule, each([this](Player player) {
        const egizia::PlayerState& own = m_state.player[player];
        return fill(tr("%1 (tile %2)"), {text::stones(own.stones), number(own.orderTile)});
      }));
}

void SetupSteps::addLast() {
  const int held = m_state.player[0].sphinxHeld;
  if (held > 0) {
    add(QStringLiteral("sphinx-card"), tr("A secret Sphinx card"),
        {tr("Everybody draws %n Sphinx card(s) and looks at it in secret.", nullptr, held),
         tr("It stays face down until the final scoring. Nilometer only counts it.")},
        "SET-5"_rule);
  }
  add(QStringLiteral("nile-cards"), tr("The first Nile cards"),
      {fill(tr("Lay %n card(s) of deck %1 face up on the Nile. Begin at the top space.", nullptr,
               m_edition.cardStops),
            {text::deck(egizia::deckOfRound(1))}),
       tr("This is the first phase of the game: Nilometer goes on from here.")},
      "LAY-1"_rule);
}

} // namespace

std::vector<SetupStep> setupSteps(const egizia::Game& game, const text::Table& table,
                                  const egizia::RecordHeader& header) {
  return SetupSteps(game, table, header).all();
}

std::unique_ptr<SetupSource> egiziaSetup(GameSession& session) {
  auto& open = static_cast<EgiziaSession&>(session);
  const auto pictureOf = [](const QWidget& widget) -> const SetupPictureView& {
    return static_cast<const SetupPictureView&>(widget);
  };
  return std::make_unique<PlainSetup>(
      [&open] { return setupSteps(open.game(), open.table(), open.record().header); },
      [&open](QWidget* parent) { return new SetupPictureView(open, parent); },
      [pictureOf](const QWidget& widget, const QString&) { return pictureOf(widget).spots(); },
      [](QWidget& widget, const QString& step) {
        static_cast<SetupPictureView&>(widget).show(step);
      });
}

} // namespace nilometer::ui
