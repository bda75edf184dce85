// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/entered.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nilometer::text {

using egizia::CardKind;
using egizia::Correctable;

namespace {

/// Says one entry, one function for each kind: in a sentence, or in few words, the player first,
/// that leave out what helped and why.
class EntryWords {
  Q_DECLARE_TR_FUNCTIONS(Entry)
public:
  EntryWords(const Table& table, bool isBrief) : m_table(table), m_isBrief(isBrief) {}

  QString operator()(const egizia::LayOut& entry) const {
    if (m_isBrief) return tr("Nile cards laid out");
    QStringList named;
    for (const std::uint8_t which : entry.cards) {
      if (which != egizia::unnamed) named += card(which);
    }
    if (named.isEmpty()) return tr("Nile cards are laid out");
    return fill(tr("Nile cards are laid out: %1"), {named.join(QStringLiteral("; "))});
  }
  QString operator()(const egizia::PlaceShip& entry) const {
    QStringList details;
    if (m_isBrief) details += briefStop(entry.stop, m_table);
    if (entry.space == egizia::reserveSpace) {
      //: Where a ship stands at a building site.
      const QString whole = tr("in reserve");
      //: Where a ship stands at a building site, in few words.
      details += m_isBrief ? QCoreApplication::translate("Place", "in reserve") : whole;
    } else if (entry.space != egizia::noSpace) {
      const QString space = number(entry.space);
      if (m_isBrief) details.back() += QLatin1Char(' ') + space;
      if (!m_isBrief) details += fill(tr("building space %1"), {space});
    }
    // Crews that were chosen tell the card.
    if (entry.card != egizia::unnamed && !(m_isBrief && entry.choices.crewCount > 0)) {
      details += fill(m_isBrief ? QStringLiteral("%1") : tr("takes “%1”"), {card(entry.card)});
    }
    details += chosen(entry.choices);
    if (entry.doubled) details += withCard(CardKind::doubled);
    if (entry.second) details += withCard(CardKind::secondShip);
    const QString text = tr("%1 sails %2");
    return said(entry.player,
                fill(text, {name(entry.player), stop(entry.stop, m_table, Place::to)}), details);
  }
  QString operator()(const egizia::Pass& entry) const {
    return fill(tr("%1 passes"), {name(entry.player)});
  }
  QString operator()(const egizia::TakeLeftover& entry) const {
    const QString player = name(entry.player);
    if (!entry.stop) {
      return m_isBrief ? with(player, {tr("no leftover card")})
                       : fill(tr("%1 takes no leftover card"), {player});
    }
    QStringList details;
    if (m_isBrief) details += fill(tr("leftover card %1"), {stopNumber(*entry.stop)});
    if (entry.card != egizia::unnamed) details += card(entry.card);
    const QString text = tr("%1 takes the leftover card %2");
    return said(entry.player, fill(text, {player, stop(*entry.stop, m_table, Place::from)}),
                details + chosen(entry.choices));
  }
  QString operator()(const egizia::Feed& entry) const {
    if (entry.only != table::noPlayer) {
      const auto only = static_cast<std::size_t>(entry.only);
      QStringList helps = only < entry.help.size() ? help(entry.help[only]) : QStringList();
      if (m_isBrief) {
        //: The construction crews of a player.
        helps = helps.isEmpty() ? QStringList(tr("fed")) : QStringList{tr("fed"), tr("with help")};
      }
      return said(entry.only, fill(tr("%1 feeds the construction crews"), {name(entry.only)}),
                  helps);
    }
    QStringList helps;
    for (table::Player player = 0; player < egizia::maxPlayers; ++player) {
      const QStringList details = help(entry.help[player]);
      if (!details.isEmpty()) helps += fill(tr("%1 with %2"), {name(player), listOf(details)});
    }
    if (!m_isBrief) return with(tr("All construction crews are fed"), helps);
    //: Some players gave cards or stones for it.
    return helps.isEmpty() ? tr("Feeding") : tr("Feeding, with help");
  }
  QString operator()(const egizia::ProduceStones& /*entry*/) const {
    return m_isBrief ? tr("Quarries yield stones") : tr("The quarries yield stones");
  }
  QString operator()(const egizia::Build& entry) const {
    const bool draws = entry.site == egizia::Site::sphinx;
    if (m_isBrief) return with(name(entry.player), draws ? drawn(entry) : builtBriefly(entry));
    QStringList details = draws ? drawn(entry) : built(entry);
    const unsigned normal = entry.crews & egizia::normalCrews;
    if (std::popcount(normal) > 1) details += withCard(CardKind::twoCrews);
    for (std::size_t i = 0; i < m_table.edition->nileCards.size(); ++i) {
      if ((entry.strengthCards & egizia::cardBit(static_cast<int>(i))) == 0) continue;
      details += fill(tr("card “%1”"), {card(m_table.edition->nileCards[i].name)});
    }
    if (entry.kept > 1) details += withCard(CardKind::keep2);
    if (entry.reserveCard) details += withCard(CardKind::reserve);
    const QString text = entry.crews == 0 ? tr("%1 builds %2") : tr("%1 builds %2 with %3");
    return with(
        fill(text, {name(entry.player), site(entry.site, Place::at), crewSetName(entry.crews)}),
        details);
  }
  QString operator()(const egizia::DeclineBuild& entry) const {
    if (m_isBrief) return with(name(entry.player), {site(entry.site), tr("nothing built")});
    return fill(tr("%1 does not build %2"), {name(entry.player), site(entry.site, Place::at)});
  }
  QString operator()(const egizia::ScoreParticipation& /*entry*/) const {
    return m_isBrief ? tr("Participation") : tr("Points for participation");
  }
  QString operator()(const egizia::SetOrder& /*entry*/) const { return tr("New order tiles"); }
  QString operator()(const egizia::PlayCard& entry) const {
    return m_isBrief ? with(name(entry.player), briefly(entry)) : whole(entry);
  }
  QString operator()(const egizia::FinalScore& entry) const {
    if (m_isBrief) return with(name(entry.player), {tr("final scoring")});
    QStringList details;
    if (entry.sell) details += tr("sells stones");
    const int cards = std::popcount(entry.cards);
    if (cards > 0) details += tr("names %n Sphinx card(s)", nullptr, cards);
    return with(fill(tr("Final scoring of %1"), {name(entry.player)}), details);
  }
  QString operator()(const egizia::NameNileCard& entry) const {
    return m_isBrief ? fill(tr("Card %1: %2"), {stopNumber(entry.stop), card(entry.card)})
                     : fill(tr("The card %1: %2"),
                            {stop(entry.stop, m_table, Place::at), card(entry.card)});
  }
  QString operator()(const egizia::NameTombs& entry) const {
    QStringList tiles;
    for (std::size_t i = 0; i < entry.count && i < entry.values.size(); ++i) {
      if (entry.values[i] == 0) continue;
      const QString value = number(entry.values[i]);
      const int tomb = entry.first + static_cast<int>(i) + 1;
      tiles += m_isBrief ? value : fill(tr("tomb %1 has %2"), {number(tomb), value});
    }
    return with(tr("Open tomb tiles"), tiles);
  }
  QString operator()(const egizia::NameSphinxCards& entry) const {
    const int cards = std::popcount(entry.cards);
    if (m_isBrief) return with(name(entry.player), {sphinxCards(cards)});
    return fill(tr("%1 has named %n Sphinx card(s), still hidden", nullptr, cards),
                {name(entry.player)});
  }
  QString operator()(const egizia::Correct& entry) const {
    //: Something is put right: "Correction: Anna, 12 points".
    const QString text = tr("Correction: %1");
    if (egizia::isOfTable(entry.what)) return fill(text, {corrected(entry)});
    return fill(text, {fill(m_isBrief ? QStringLiteral("%1, %2") : QStringLiteral("%1: %2"),
                            {name(entry.player), corrected(entry)})});
  }

private:
  [[nodiscard]] QString name(table::Player player) const { return playerName(player, m_table); }
  [[nodiscard]] static QString with(const QString& text, const QStringList& details) {
    if (details.isEmpty()) return text;
    return fill(QStringLiteral("%1: %2"), {text, details.join(QStringLiteral(", "))});
  }
  /// Behind the name of the player, or the sentence.
  [[nodiscard]] QString said(table::Player player, const QString& sentence,
                             const QStringList& details) const {
    return with(m_isBrief ? name(player) : sentence, details);
  }
  [[nodiscard]] QString withCard(CardKind kind) const {
    return fill(m_isBrief ? QStringLiteral("%1") : tr("card “%1”"), {cardKind(kind, m_table)});
  }
  [[nodiscard]] static QString sphinxCards(int count) {
    return tr("%n Sphinx card(s)", nullptr, count);
  }
  /// In few words a field and a quarry have their number behind them: "green 5".
  [[nodiscard]] QString card(std::uint8_t which) const {
    const auto& cards = m_table.edition->nileCards;
    const auto found = std::ranges::find(cards, which, &egizia::NileCard::name);
    if (!m_isBrief || found == cards.end()) return cardName(which, m_table);
    // All of its buildings have no room.
    if (found->kind == CardKind::stonesInBuildings) return cardKind(found->kind);
    if (found->kind > CardKind::quarry) return chipName(*found);
    return fill(QStringLiteral("%1 %2"), {chipName(*found), number(found->amount)});
  }
  /// What a card space is called on the river.
  [[nodiscard]] QString stopNumber(int stop) const {
    const auto& river = m_table.edition->river;
    const auto at = static_cast<std::size_t>(stop);
    return at < river.size() ? number(river[at].index + 1) : QStringLiteral("?");
  }
  [[nodiscard]] QStringList chosen(const egizia::Choices& choices) const {
    QStringList said;
    for (std::size_t i = 0; i < choices.crewCount && i < choices.crews.size(); ++i) {
      const egizia::Crew crew = choices.crews[i];
      said += m_isBrief ? crewSetName(egizia::crewBit(crew)) : crewName(crew);
    }
    if (m_isBrief && !said.isEmpty()) said = {said.join(QStringLiteral(" + "))};
    if (choices.ring) {
      //: The water ring is moved there: "ring left".
      said += fill(m_isBrief ? tr("ring %1") : tr("water ring: %1"), {ring(*choices.ring)});
    }
    return said;
  }
  [[nodiscard]] QStringList help(const egizia::FeedHelp& help) const {
    QStringList details;
    if (help.grain4) details += withCard(CardKind::grain4);
    if (help.stones > 0) details += tr("%n stone(s) as grain", nullptr, help.stones);
    for (std::size_t i = 0; i < help.improveCount && i < help.improve.size(); ++i) {
      details += fill(tr("better field “%1”"), {fieldName(help.improve[i], m_table)});
    }
    return details;
  }
  /// Counts Sphinx cards, never names them.
  [[nodiscard]] QStringList drawn(const egizia::Build& entry) const {
    if (m_isBrief) {
      //: Sphinx cards: so many of those that were drawn.
      const QString text = tr("%1 of %2 kept");
      return {site(entry.site),
              fill(text, {number(entry.kept), number(entry.draw + entry.unpaid)})};
    }
    QStringList details = {tr("draws %n Sphinx card(s)", nullptr, entry.draw)};
    if (entry.unpaid > 0) details += tr("%n more unpaid", nullptr, entry.unpaid);
    return details +
           QStringList(entry.kept == 0 ? tr("keeps none") : tr("keeps %n", nullptr, entry.kept));
  }
  [[nodiscard]] QStringList built(const egizia::Build& entry) const {
    QStringList details;
    for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
      if (entry.spaces[i] == 0) continue;
      details += cells(static_cast<egizia::Building>(i), entry.spaces[i], m_table);
    }
    QStringList values;
    for (std::size_t i = 0; i < entry.openedCount && i < entry.opened.size(); ++i) {
      if (entry.opened[i] != 0) values += number(entry.opened[i]);
    }
    if (!values.isEmpty()) details += fill(tr("turned up: %1"), {listOf(values)});
    if (entry.market) details += fill(tr("%1 one step down"), {market(*entry.market)});
    return details;
  }
  [[nodiscard]] QStringList builtBriefly(const egizia::Build& entry) const {
    const auto built = std::ranges::count_if(entry.spaces, [](auto spaces) { return spaces != 0; });
    QStringList details;
    for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
      const auto where = static_cast<egizia::Building>(i);
      if (entry.spaces[i] == 0) continue;
      details += built > 1 ? fill(QStringLiteral("%1 %2×"),
                                  {building(where), number(std::popcount(entry.spaces[i]))})
                           : briefCells(where, entry.spaces[i], m_table);
    }
    if (details.isEmpty()) details += site(entry.site);
    // Beside two buildings there is no room for it.
    if (entry.market && built < 2) details += market(*entry.market);
    return details;
  }
  [[nodiscard]] QString whole(const egizia::PlayCard& entry) const {
    const QString player = name(entry.player);
    switch (entry.kind) {
    case CardKind::crewStep:
      return fill(tr("%1 advances the %2 by card"), {player, crewName(entry.crew)});
    case CardKind::paidCrewStep:
      return fill(tr("%1 pays stones for a step of the %2"), {player, crewName(entry.crew)});
    case CardKind::improveField:
      return fill(tr("%1 improves the field “%2”"), {player, fieldName(entry.field, m_table)});
    case CardKind::sell10:
      return fill(tr("%1 sells %n stone(s) by card", nullptr, entry.amount), {player});
    case CardKind::first: return fill(tr("%1 moves to first place by card"), {player});
    case CardKind::reserve:
      return fill(tr("%1 is sure to build from the reserve %2"),
                  {player, site(entry.site, Place::at)});
    default: return fill(tr("%1 plays the card “%2”"), {player, cardKind(entry.kind, m_table)});
    }
  }
  [[nodiscard]] QStringList briefly(const egizia::PlayCard& entry) const {
    const QString kind = cardKind(entry.kind, m_table);
    switch (entry.kind) {
    case CardKind::crewStep:
    case CardKind::paidCrewStep: return {kind, crewSetName(egizia::crewBit(entry.crew))};
    case CardKind::improveField:
      return {kind, entry.field.name ? card(*entry.field.name) : startField()};
    case CardKind::sell10: return {kind, stones(entry.amount)};
    case CardKind::reserve: return {kind, site(entry.site)};
    default: return {kind};
    }
  }
  /// A corrected number with its new value, without the player it belongs to.
  [[nodiscard]] QString corrected(const egizia::Correct& entry) const {
    const QString value = number(entry.value);
    const QString place = number(entry.value + 1);
    switch (entry.what) {
    case Correctable::points: return points(entry.value);
    case Correctable::queuePlace:
      //: A place in the queue on a space of the score track.
      return fill(m_isBrief ? tr("queue place %1") : tr("place %1 in the queue on the space"),
                  {place});
    case Correctable::stones: return stones(entry.value);
    case Correctable::crew:
      return fill(m_isBrief ? QStringLiteral("%1 = %2") : tr("%1 with strength %2"),
                  {crewName(entry.crew), value});
    case Correctable::stoneMarket:
    case Correctable::grainMarket: {
      const bool isStone = entry.what == Correctable::stoneMarket;
      //: %1: a market
      return fill(m_isBrief ? QStringLiteral("%1 %2") : tr("%1 on step %2"),
                  {market(isStone ? egizia::Market::stone : egizia::Market::grain), place});
    }
    case Correctable::sphinxCount: return sphinxCards(entry.value);
    case Correctable::giveCard:
      //: A Nile card is given to a player.
      return fill(m_isBrief ? tr("gets %1") : tr("gets “%1”"), {card(entry.card)});
    case Correctable::takeCard:
      //: A Nile card is taken from a player.
      return fill(m_isBrief ? tr("without %1") : tr("gives back “%1”"), {card(entry.card)});
    case Correctable::ring:
      return fill(m_isBrief ? tr("ring %1") : tr("water ring: %1"),
                  {ring(static_cast<egizia::Ring>(entry.value))});
    case Correctable::order:
      if (m_isBrief) return tr("order of play");
      //: %1 = the players from order tile 1 on: "Ben, Anna, Carla"
      return fill(tr("order of play: %1"), {playersInOrder(entry.order, m_table)});
    }
    return {};
  }

  const Table& m_table;
  bool m_isBrief;
};

} // namespace

QString fieldName(const egizia::FieldRef& field, const Table& table) {
  return field.name ? cardName(*field.name, table) : startField();
}

QString playersInOrder(const egizia::PlayerOrder& order, const Table& table) {
  QStringList names;
  for (const table::Player player : order) {
    if (player != table::noPlayer) names += playerName(player, table);
  }
  return names.join(QStringLiteral(", "));
}

QString stayingOrder(const egizia::Correct& entry, int round, egizia::Phase phase,
                     const Table& table) {
  const QString text = phase >= egizia::Phase::final
                           ? EntryWords::tr("Final scoring: the order stays as it was played: %1")
                           : EntryWords::tr("Round %2: the order stays as it was played: %1");
  return fill(text, {playersInOrder(entry.order, table), number(round)});
}

QString sentence(const egizia::Entry& entry, const Table& table) {
  return std::visit(EntryWords(table, false), entry);
}

QString sentence(const egizia::RecordedEntry& entry, const Table& table) {
  return asEntered(sentence(entry.entry, table), entry.anyway, entry.reason);
}

QString brief(const egizia::Entry& entry, const Table& table) {
  return std::visit(EntryWords(table, true), entry);
}

} // namespace nilometer::text
