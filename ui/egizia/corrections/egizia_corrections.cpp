// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/egizia_corrections.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace nilometer::ui {

namespace {

using egizia::Correct;
using egizia::Correctable;

constexpr bool isCard(Correctable what) {
  return what == Correctable::giveCard || what == Correctable::takeCard;
}

/// A number that players have, as Correct::value counts it.
int valueNow(const egizia::State& state, const Correct& entry) {
  const egizia::PlayerState& own = state.player[entry.player];
  switch (entry.what) {
  case Correctable::points: return state.track.points(entry.player);
  case Correctable::queuePlace: return state.track.placeInQueue(entry.player);
  case Correctable::stones: return own.stones;
  case Correctable::crew: return own.crews[static_cast<std::size_t>(entry.crew)];
  case Correctable::stoneMarket: return own.marketStep[0];
  case Correctable::grainMarket: return own.marketStep[1];
  case Correctable::sphinxCount: return own.sphinxHeld;
  case Correctable::ring:
  case Correctable::giveCard:
  case Correctable::takeCard:
  case Correctable::order: break;
  }
  return 0;
}

class Corrections final : public CorrectionsIn<EgiziaSession, Correct> {
  Q_DECLARE_TR_FUNCTIONS(EgiziaCorrections)
public:
  explicit Corrections(EgiziaSession& session) : CorrectionsIn(session) {
    for (std::size_t what = 0; what < egizia::correctableNames.size(); ++what) {
      const int rows = static_cast<Correctable>(what) == Correctable::crew ? egizia::crewCount : 1;
      for (int crew = 0; crew < rows; ++crew) {
        m_rows.push_back(
            {.what = static_cast<Correctable>(what), .crew = static_cast<egizia::Crew>(crew)});
      }
    }
  }

  [[nodiscard]] std::vector<Number> numbers() const override {
    std::vector<Number> numbers;
    for (const Correct& row : m_rows) {
      numbers.push_back({.name = nameOf(row),
                         .ofPlayer = !egizia::isOfTable(row.what),
                         .isNamed = egizia::isOfTable(row.what) || isCard(row.what)});
    }
    return numbers;
  }
  [[nodiscard]] table::Player onTurn() const override { return m_session.options().onTurn; }
  [[nodiscard]] QStringList values(const Chosen& chosen) const override;
  [[nodiscard]] std::optional<int> now(const Chosen& chosen) const override;
  [[nodiscard]] Judged judged(const Chosen& chosen) const override {
    if (!isCard(m_rows[chosen.number].what) || !cardsFor(chosen).empty()) {
      return CorrectionsIn::judged(chosen);
    }
    return {.lines = {text::fill(tr("%1 has no Nile card to take."),
                                 {text::playerName(chosen.player, m_session.table())})},
            .possible = false};
  }

private:
  /// A Nile card by name and deck (SET-5).
  using NamedCard = std::pair<std::uint8_t, egizia::Deck>;

  [[nodiscard]] static QString nameOf(const Correct& row);
  /// The cards that can be given to the player or taken from him, each once, in the order of the
  /// edition. Immediate cards are never held.
  [[nodiscard]] std::vector<NamedCard> cardsFor(const Chosen& chosen) const;
  /// All that there are.
  [[nodiscard]] std::vector<egizia::PlayerOrder> orders() const {
    egizia::PlayerOrder order = egizia::noOrder;
    const auto end = order.begin() + m_session.players();
    std::iota(order.begin(), end, table::Player{0});
    std::vector<egizia::PlayerOrder> all;
    do {
      all.push_back(order);
    } while (std::next_permutation(order.begin(), end));
    return all;
  }
  [[nodiscard]] Correct entryOf(const Chosen& chosen) const override;
  [[nodiscard]] Chosen chosenIn(const Correct& entry) const override;
  [[nodiscard]] QStringList movesOf(const Correct& entry) const override {
    QStringList moves;
    for (const auto& effect : m_session.preview(entry)) {
      if (text::asksForAMove(effect)) moves += text::sentence(effect, m_session.table());
    }
    return moves;
  }

  std::vector<Correct> m_rows; ///< `what` and `crew` of each
};

/// The place of that in the list.
int placeIn(const auto& list, const auto& value) {
  return static_cast<int>(std::ranges::find(list, value) - list.begin());
}

QString Corrections::nameOf(const Correct& row) {
  switch (row.what) {
  case Correctable::points: return tr("Points");
  case Correctable::queuePlace:
    return text::fill(tr("%1; 1 is the front"), {tr("Place in the queue")});
  case Correctable::stones: return tr("Stones");
  case Correctable::crew:
    return text::fill(QStringLiteral("%1: %2"),
                      {tr("Strength of a crew"), text::crewName(row.crew)});
  case Correctable::stoneMarket:
    return text::fill(tr("%1; 1 is the top step"), {tr("Stone market")});
  case Correctable::grainMarket:
    return text::fill(tr("%1; 1 is the top step"), {tr("Grain market")});
  case Correctable::ring: return tr("Water ring");
  case Correctable::sphinxCount: return tr("Number of Sphinx cards");
  case Correctable::giveCard: return tr("Give a Nile card");
  case Correctable::takeCard: return tr("Take a Nile card");
  case Correctable::order: return tr("Order of play");
  }
  return {};
}

std::vector<Corrections::NamedCard> Corrections::cardsFor(const Chosen& chosen) const {
  const bool takes = m_rows[chosen.number].what == Correctable::takeCard;
  const auto& all = m_session.edition().nileCards;
  const egizia::CardSet own = m_session.shown().player[chosen.player].cards;
  std::vector<NamedCard> cards;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fits = takes ? (own & egizia::cardBit(static_cast<int>(i))) != 0
                            : lifeOf(all[i].kind) != egizia::CardLife::immediate;
    const NamedCard card(all[i].name, all[i].deck);
    if (fits && std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

QStringList Corrections::values(const Chosen& chosen) const {
  QStringList values;
  switch (m_rows[chosen.number].what) {
  case Correctable::ring:
    for (const auto ring : {egizia::Ring::left, egizia::Ring::middle, egizia::Ring::right}) {
      values += text::ring(ring);
    }
    break;
  case Correctable::order:
    for (const auto& order : orders()) values += text::playersInOrder(order, m_session.table());
    break;
  default:
    for (const auto& [name, deck] : cardsFor(chosen)) {
      values += text::fill(tr("%1 (deck %2)"),
                           {text::cardName(name, m_session.table()), text::deck(deck)});
    }
  }
  return values;
}

std::optional<int> Corrections::now(const Chosen& chosen) const {
  const egizia::State& state = m_session.shown();
  const Correct entry = entryOf(chosen);
  if (isCard(entry.what)) return std::nullopt;
  if (entry.what == Correctable::ring) return static_cast<int>(state.ring);
  if (entry.what == Correctable::order) return placeIn(orders(), egizia::orderOfPlay(state));
  return valueNow(state, entry) + text::firstOf(entry.what);
}

Correct Corrections::entryOf(const Chosen& chosen) const {
  Correct entry = m_rows[chosen.number];
  if (!egizia::isOfTable(entry.what)) entry.player = chosen.player;
  // While another row is chosen, its list is longer or shorter.
  const auto at = static_cast<std::size_t>(chosen.value);
  if (isCard(entry.what)) {
    const auto cards = cardsFor(chosen);
    if (at < cards.size()) std::tie(entry.card, entry.deck) = cards[at];
  } else if (entry.what == Correctable::order) {
    const auto all = orders();
    if (at < all.size()) entry.order = all[at];
  } else {
    entry.value = static_cast<std::int16_t>(chosen.value - text::firstOf(entry.what));
  }
  return entry;
}

CorrectableTable::Chosen Corrections::chosenIn(const Correct& entry) const {
  const Correct row{.what = entry.what, .crew = entry.crew};
  Chosen chosen{.number = static_cast<std::size_t>(placeIn(m_rows, row)),
                .value = entry.value + text::firstOf(entry.what)};
  if (entry.player != table::noPlayer) chosen.player = entry.player;
  if (isCard(entry.what)) {
    chosen.value = placeIn(cardsFor(chosen), NamedCard(entry.card, entry.deck));
  }
  if (entry.what == Correctable::order) chosen.value = placeIn(orders(), entry.order);
  return chosen;
}

} // namespace

std::unique_ptr<CorrectableTable> correctableTable(EgiziaSession& session) {
  return std::make_unique<Corrections>(session);
}

} // namespace nilometer::ui
