// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/entry_details.h"
#include "ui/egizia/text/words.h"
#include "ui/text/entered.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <bit>

namespace nilometer::text {

using egizia::CardKind;

namespace {

/// Says one entry; one function for each kind.
class EntryWords {
  Q_DECLARE_TR_FUNCTIONS(Entry)
public:
  explicit EntryWords(const Table& table) : m_table(table) {}

  QString operator()(const egizia::LayOut& entry) const;
  QString operator()(const egizia::PlaceShip& entry) const;
  QString operator()(const egizia::Pass& entry) const {
    return fill(tr("%1 passes"), {name(entry.player)});
  }
  QString operator()(const egizia::TakeLeftover& entry) const;
  QString operator()(const egizia::Feed& entry) const;
  QString operator()(const egizia::ProduceStones& /*entry*/) const {
    return tr("The quarries yield stones");
  }
  QString operator()(const egizia::Build& entry) const;
  QString operator()(const egizia::DeclineBuild& entry) const {
    return fill(tr("%1 does not build %2"), {name(entry.player), at(entry.site)});
  }
  QString operator()(const egizia::ScoreParticipation& /*entry*/) const {
    return tr("Points for participation");
  }
  QString operator()(const egizia::SetOrder& /*entry*/) const { return tr("New order tiles"); }
  QString operator()(const egizia::PlayCard& entry) const;
  QString operator()(const egizia::FinalScore& entry) const;
  QString operator()(const egizia::NameNileCard& entry) const {
    return fill(tr("The card %1: %2"),
                {stop(entry.stop, m_table, Place::at), cardName(entry.card, m_table)});
  }
  QString operator()(const egizia::NameTombs& entry) const;
  QString operator()(const egizia::NameSphinxCards& entry) const {
    return fill(
        tr("%1 has named %n Sphinx card(s), still hidden", nullptr, std::popcount(entry.cards)),
        {name(entry.player)});
  }
  QString operator()(const egizia::Correct& entry) const {
    return correctionSentence(entry, m_table);
  }

private:
  [[nodiscard]] QString name(table::Player player) const { return playerName(player, m_table); }
  [[nodiscard]] static QString at(egizia::Site where) { return site(where, Place::at); }
  [[nodiscard]] static QString withDetails(const QString& text, const QStringList& details) {
    if (details.isEmpty()) return text;
    return fill(QStringLiteral("%1: %2"), {text, details.join(QStringLiteral(", "))});
  }
  [[nodiscard]] QString crewCard(const egizia::PlayCard& entry) const;

  const Table& m_table;
};

QString EntryWords::operator()(const egizia::LayOut& entry) const {
  QStringList named;
  for (const std::uint8_t card : entry.cards) {
    if (card != egizia::unnamed) named += cardName(card, m_table);
  }
  if (named.isEmpty()) return tr("Nile cards are laid out");
  return fill(tr("Nile cards are laid out: %1"), {named.join(QStringLiteral("; "))});
}

QString EntryWords::operator()(const egizia::PlaceShip& entry) const {
  return withDetails(
      fill(tr("%1 sails %2"), {name(entry.player), stop(entry.stop, m_table, Place::to)}),
      shipDetails(entry, m_table));
}

QString EntryWords::operator()(const egizia::TakeLeftover& entry) const {
  if (!entry.stop) return fill(tr("%1 takes no leftover card"), {name(entry.player)});
  const QString text = fill(tr("%1 takes the leftover card %2"),
                            {name(entry.player), stop(*entry.stop, m_table, Place::from)});
  QStringList details;
  if (entry.card != egizia::unnamed) details += cardName(entry.card, m_table);
  return withDetails(text, details + choiceDetails(entry.choices));
}

QString EntryWords::operator()(const egizia::Feed& entry) const {
  if (entry.only != table::noPlayer) {
    const auto only = static_cast<std::size_t>(entry.only);
    const QString text = fill(tr("%1 feeds the construction crews"), {name(entry.only)});
    return only < entry.help.size() ? withDetails(text, feedDetails(entry.help[only], m_table))
                                    : text;
  }
  QStringList helps;
  for (table::Player player = 0; player < egizia::maxPlayers; ++player) {
    const QStringList details = feedDetails(entry.help[player], m_table);
    if (details.isEmpty()) continue;
    helps += fill(tr("%1 with %2"), {name(player), listOf(details)});
  }
  return withDetails(tr("All construction crews are fed"), helps);
}

QString EntryWords::operator()(const egizia::Build& entry) const {
  const QStringList facts = {name(entry.player), at(entry.site), crewSetName(entry.crews)};
  const QString text =
      fill(entry.crews == 0 ? tr("%1 builds %2") : tr("%1 builds %2 with %3"), facts);
  return withDetails(text, buildDetails(entry, m_table));
}

QString EntryWords::crewCard(const egizia::PlayCard& entry) const {
  return fill(entry.kind == CardKind::paidCrewStep ? tr("%1 pays stones for a step of the %2")
                                                   : tr("%1 advances the %2 by card"),
              {name(entry.player), crewName(entry.crew)});
}

QString EntryWords::operator()(const egizia::PlayCard& entry) const {
  const QString player = name(entry.player);
  const CardKind kind = entry.kind;
  if (kind == CardKind::crewStep || kind == CardKind::paidCrewStep) return crewCard(entry);
  if (kind == CardKind::improveField) {
    return fill(tr("%1 improves the field “%2”"), {player, fieldName(entry.field, m_table)});
  }
  if (kind == CardKind::sell10) {
    return fill(tr("%1 sells %n stone(s) by card", nullptr, entry.amount), {player});
  }
  if (kind == CardKind::first) return fill(tr("%1 moves to first place by card"), {player});
  if (kind == CardKind::reserve) {
    return fill(tr("%1 is sure to build from the reserve %2"), {player, at(entry.site)});
  }
  return fill(tr("%1 plays the card “%2”"), {player, cardKind(kind, m_table)});
}

QString EntryWords::operator()(const egizia::FinalScore& entry) const {
  QStringList details;
  if (entry.sell) details += tr("sells stones");
  const int cards = std::popcount(entry.cards);
  if (cards > 0) details += tr("names %n Sphinx card(s)", nullptr, cards);
  return withDetails(fill(tr("Final scoring of %1"), {name(entry.player)}), details);
}

QString EntryWords::operator()(const egizia::NameTombs& entry) const {
  QStringList tiles;
  for (std::size_t i = 0; i < entry.count && i < entry.values.size(); ++i) {
    if (entry.values[i] == 0) continue;
    tiles += fill(tr("tomb %1 has %2"),
                  {number(entry.first + static_cast<int>(i) + 1), number(entry.values[i])});
  }
  if (tiles.isEmpty()) return tr("Open tomb tiles");
  return fill(tr("Open tomb tiles: %1"), {tiles.join(QStringLiteral(", "))});
}

} // namespace

QString sentence(const egizia::Entry& entry, const Table& table) {
  return std::visit(EntryWords(table), entry);
}

QString sentence(const egizia::RecordedEntry& entry, const Table& table) {
  return asEntered(sentence(entry.entry, table), entry.anyway, entry.reason);
}

} // namespace nilometer::text
