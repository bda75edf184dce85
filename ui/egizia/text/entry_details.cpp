// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/entry_details.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <bit>
#include <cstdlib>

namespace nilometer::text {

using egizia::CardKind;
using egizia::Correctable;

namespace {

struct DetailWords {
  Q_DECLARE_TR_FUNCTIONS(EntryDetail)
};

QString withCard(CardKind kind, const Table& table) {
  return fill(DetailWords::tr("card “%1”"), {cardKind(kind, table)});
}

QStringList sphinxDetails(const egizia::Build& entry) {
  QStringList details = {DetailWords::tr("draws %n Sphinx card(s)", nullptr, entry.draw)};
  if (entry.unpaid > 0) details += DetailWords::tr("%n more unpaid", nullptr, entry.unpaid);
  details += entry.kept == 0 ? DetailWords::tr("keeps none")
                             : DetailWords::tr("keeps %n", nullptr, entry.kept);
  return details;
}

QStringList stoneDetails(const egizia::Build& entry, const Table& table) {
  QStringList details;
  for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
    if (entry.spaces[i] != 0) {
      details += cells(static_cast<egizia::Building>(i), entry.spaces[i], table);
    }
  }
  QStringList values;
  for (std::size_t i = 0; i < entry.openedCount && i < entry.opened.size(); ++i) {
    if (entry.opened[i] != 0) values += number(entry.opened[i]);
  }
  if (!values.isEmpty()) details += fill(DetailWords::tr("turned up: %1"), {listOf(values)});
  if (entry.market) details += fill(DetailWords::tr("%1 one step down"), {market(*entry.market)});
  return details;
}

QStringList strengthCards(egizia::CardSet cards, const Table& table) {
  QStringList names;
  for (std::size_t i = 0; i < table.edition->nileCards.size(); ++i) {
    if ((cards & egizia::cardBit(static_cast<int>(i))) == 0) continue;
    names +=
        fill(DetailWords::tr("card “%1”"), {cardName(table.edition->nileCards[i].name, table)});
  }
  return names;
}

/// "Correction: Anna has 12 points": the end of it, without the player.
QString correctedValue(const egizia::Correct& entry, const Table& table) {
  const QString value = number(entry.value);
  switch (entry.what) {
  case Correctable::points: return points(entry.value);
  case Correctable::queuePlace:
    return fill(DetailWords::tr("place %1 in the queue on the space"), {number(entry.value + 1)});
  case Correctable::stones: return stones(entry.value);
  case Correctable::crew:
    return fill(DetailWords::tr("%1 with strength %2"), {crewName(entry.crew), value});
  case Correctable::stoneMarket:
    return fill(DetailWords::tr("stone market on step %1"), {number(entry.value + 1)});
  case Correctable::grainMarket:
    return fill(DetailWords::tr("grain market on step %1"), {number(entry.value + 1)});
  case Correctable::sphinxCount: return DetailWords::tr("%n Sphinx card(s)", nullptr, entry.value);
  case Correctable::giveCard:
    return fill(DetailWords::tr("gets “%1”"), {cardName(entry.card, table)});
  case Correctable::takeCard:
    return fill(DetailWords::tr("gives back “%1”"), {cardName(entry.card, table)});
  case Correctable::ring:
  case Correctable::order: break;
  }
  return {};
}

} // namespace

QStringList choiceDetails(const egizia::Choices& choices) {
  QStringList details;
  for (std::size_t i = 0; i < choices.crewCount && i < choices.crews.size(); ++i) {
    details += crewName(choices.crews[i]);
  }
  if (choices.ring) {
    details += fill(DetailWords::tr("water ring: %1"), {ring(*choices.ring)});
  }
  return details;
}

QStringList shipDetails(const egizia::PlaceShip& entry, const Table& table) {
  QStringList details;
  if (entry.space == egizia::reserveSpace) {
    //: Where a ship stands at a building site.
    details += DetailWords::tr("in reserve");
  } else if (entry.space != egizia::noSpace) {
    details += fill(DetailWords::tr("building space %1"), {number(entry.space)});
  }
  if (entry.card != egizia::unnamed) {
    details += fill(DetailWords::tr("takes “%1”"), {cardName(entry.card, table)});
  }
  details += choiceDetails(entry.choices);
  if (entry.doubled) details += withCard(CardKind::doubled, table);
  if (entry.second) details += withCard(CardKind::secondShip, table);
  return details;
}

QStringList feedDetails(const egizia::FeedHelp& help, const Table& table) {
  QStringList details;
  if (help.grain4) details += withCard(CardKind::grain4, table);
  if (help.stones > 0) {
    details += DetailWords::tr("%n stone(s) as grain", nullptr, help.stones);
  }
  for (std::size_t i = 0; i < help.improveCount && i < help.improve.size(); ++i) {
    details += fill(DetailWords::tr("better field “%1”"), {fieldName(help.improve[i], table)});
  }
  return details;
}

QStringList buildDetails(const egizia::Build& entry, const Table& table) {
  QStringList details =
      entry.site == egizia::Site::sphinx ? sphinxDetails(entry) : stoneDetails(entry, table);
  const unsigned normal = entry.crews & egizia::normalCrews;
  if (std::popcount(normal) > 1) details += withCard(CardKind::twoCrews, table);
  details += strengthCards(entry.strengthCards, table);
  if (entry.kept > 1) details += withCard(CardKind::keep2, table);
  if (entry.reserveCard) details += withCard(CardKind::reserve, table);
  return details;
}

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

QString correctionSentence(const egizia::Correct& entry, const Table& table) {
  if (entry.what == Correctable::ring) {
    return fill(DetailWords::tr("Correction: water ring: %1"),
                {ring(static_cast<egizia::Ring>(entry.value))});
  }
  if (entry.what == Correctable::order) {
    //: %1 = the players from order tile 1 on: "Ben, Anna, Carla"
    return fill(DetailWords::tr("Correction: order of play: %1"),
                {playersInOrder(entry.order, table)});
  }
  return fill(DetailWords::tr("Correction: %1: %2"),
              {playerName(entry.player, table), correctedValue(entry, table)});
}

QString stayingOrder(const egizia::Correct& entry, int round, egizia::Phase phase,
                     const Table& table) {
  const QString order = playersInOrder(entry.order, table);
  if (phase >= egizia::Phase::final) {
    return fill(DetailWords::tr("Final scoring: the order stays as it was played: %1"), {order});
  }
  return fill(DetailWords::tr("Round %1: the order stays as it was played: %2"),
              {number(round), order});
}

} // namespace nilometer::text
