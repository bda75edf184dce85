// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/key_bindings.h"

#include "ui/table/action_bar/single_keys.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <utility>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::StopKind;

namespace {

/// All keys, in the order in which they lie on the keyboard that people of this language use.
QString allKeys() {
  //: Digits, then letters row by row: the order in which they lie on a keyboard of the language.
  //: Letters that not every keyboard has come last.
  return QCoreApplication::translate("Keyboard", "1234567890QWERTYUIOPASDFGHJKLZXCVBNM");
}

QString roundKey(int space) {
  // First letters of Edfu, Thebae, Selinon, Beni Hasan, Passalon, Alyi, Heliopolis.
  return QStringLiteral("ETSBPAH").mid(space, 1);
}

QString siteKey(int site, std::uint8_t space) {
  // Neighbours on the keyboard, a line for each site: three spaces and the reserve.
  const QStringList lines = {QStringLiteral("XCVN"), QStringLiteral("UIOQ"),
                             QStringLiteral("JKLG")};
  constexpr int reserve = 4;
  if (space >= reserve && space != egizia::reserveSpace) return {};
  return lines[site].mid(std::min<int>(space, reserve) - 1, 1);
}

QString stopKey(const egizia::Stop& stop, std::uint8_t space) {
  switch (stop.kind) {
  case StopKind::card: return QString::number((stop.index + 1) % 10);
  case StopKind::round: return roundKey(stop.index);
  case StopKind::site: return space == 0 ? QString() : siteKey(stop.index, space);
  }
  return {};
}

/// Letters that no place of the river has; the same card has the same one whoever plays it.
QString actionKey(const Action& action) {
  switch (action.move) {
  case Move::pass:
  case Move::decline:
  case Move::declineCard:
  case Move::skip: return QStringLiteral("-");
  case Move::doubled: return QStringLiteral("D");
  case Move::second: return QStringLiteral("M");
  case Move::nameCard: return QStringLiteral("!");
  case Move::help: return QStringLiteral("+");
  case Move::play: break;
  }
  constexpr auto cards = std::to_array<std::pair<CardKind, char16_t>>({
      {CardKind::improveField, u'F'},
      {CardKind::crewStep, u'W'},
      {CardKind::paidCrewStep, u'R'},
      {CardKind::stones6, u'Y'},
      {CardKind::sell10, u'Z'},
      {CardKind::reserve, u','},
      {CardKind::first, u'.'},
  });
  const auto card = std::ranges::find(cards, action.card, &decltype(cards)::value_type::first);
  return card == cards.end() ? QString() : QString(QChar(card->second));
}

/// The key of every Nile card by its name: down each deck's list they lie in the order of the
/// keyboard, and a card that lies in several decks has the same one in all of them.
std::vector<QString> cardKeys(const egizia::Edition& edition) {
  using DeckBits = std::bitset<egizia::deckCount>;
  std::vector<DeckBits> decksOf;
  for (const egizia::NileCard& card : edition.nileCards) {
    decksOf.resize(std::max<std::size_t>(decksOf.size(), card.name + 1U));
    decksOf[card.name].set(static_cast<std::size_t>(card.deck));
  }
  const QString all = allKeys();
  std::array<int, egizia::deckCount> used{};
  std::vector<QString> keys;
  for (const DeckBits& decks : decksOf) {
    int at = 0;
    for (std::size_t deck = 0; deck < used.size(); ++deck) {
      if (decks[deck]) at = std::max(at, used[deck]);
    }
    for (std::size_t deck = 0; deck < used.size(); ++deck) {
      if (decks[deck]) used[deck] = at + 1;
    }
    keys.push_back(all.mid(at, 1));
  }
  return keys;
}

/// A Sphinx card has the same key whoever's cards are named, and however many have been.
QString sphinxKey(int card) {
  return allKeys().mid(card, 1);
}

std::vector<QString> sphinxKeys(const egizia::Edition& edition) {
  std::vector<QString> keys;
  for (std::size_t card = 0; card < edition.sphinxCards.size(); ++card) {
    keys.push_back(sphinxKey(static_cast<int>(card)));
  }
  return keys;
}

QString choiceKey(const egizia::Edition& edition, const Question& question, const Choice& choice) {
  const auto id = static_cast<std::size_t>(choice.id);
  switch (question.ask) {
  case Ask::card: return cardKeys(edition)[id];
  case Ask::crew:
  case Ask::pay: return QStringLiteral("BKYJ").mid(choice.id, 1);
  case Ask::ring: return QStringLiteral("LMR").mid(choice.id, 1);
  case Ask::market: return QStringLiteral("SG").mid(choice.id, 1);
  // Beside the digits of what is drawn: letters that no action has.
  case Ask::keep: return QStringLiteral("QETUIOP").mid(choice.id, 1);
  case Ask::unpaid: return QStringLiteral("ASGHLXC").mid(choice.id, 1);
  case Ask::draw:
  case Ask::tomb:
  case Ask::amount:
  case Ask::feedStones: return choice.id < 10 ? QString::number(choice.id) : QString();
  case Ask::strength:
  case Ask::field:
  case Ask::secondField:
  case Ask::site:
  case Ask::grain4:
  case Ask::sell: break;
  case Ask::sphinx: return sphinxKey(choice.id);
  }
  return {};
}

/// A row of the pyramid or part of the temple, or another building: its spaces are built one after
/// another.
using CellRow = std::pair<egizia::Building, int>;
CellRow rowOf(const egizia::Edition& edition, const PlaceId& cell) {
  const egizia::Building building = buildingOf(cell);
  if (building == egizia::Building::obelisk) return {building, 0};
  const auto& parts = edition.plan(building).parts;
  const auto part = std::ranges::find_if(parts, [&](const egizia::BuildingPart& candidate) {
    return cell.number < candidate.first + candidate.count;
  });
  return {building, static_cast<int>(part - parts.begin())};
}

/// The places of that kind for which that holds.
std::vector<PlaceId> placesWith(const Offers& offers, BoardPlace kind, auto holds) {
  std::vector<PlaceId> places;
  for (const auto& [place, offer] : offers) {
    if (kindOf(place) == kind && holds(offer)) places.push_back(place);
  }
  return places;
}

/// A row goes on from the left: only the next space has a key.
std::vector<PlaceId> openCells(const Offers& offers) {
  return placesWith(offers, BoardPlace::cell,
                    [](const Offer& offer) { return offer.open && offer.adds <= 1; });
}

/// The keys of building spaces in one entry, by what was offered before anything was pressed.
struct CellKeys {
  std::map<PlaceId, QString> own;      ///< of the spaces that could be built first
  std::map<CellRow, QStringList> rows; ///< of those, or of what opens later
};
CellKeys cellKeys(const egizia::Edition& edition, const Offers& first) {
  const std::vector<PlaceId> all =
      placesWith(first, BoardPlace::cell, [](const Offer& offer) { return offer.adds > 0; });
  QString keys = allKeys();
  // Digits are the value of a tile that is turned up.
  const auto isTomb = [](const PlaceId& cell) {
    return buildingOf(cell) == egizia::Building::tombs;
  };
  if (std::ranges::any_of(all, isTomb)) {
    for (const std::int16_t value : edition.tombTileValues) keys.remove(QString::number(value));
  }
  qsizetype used = 0;
  CellKeys meant;
  for (const PlaceId& cell : openCells(first)) {
    meant.own[cell] = keys.mid(used++, 1);
    meant.rows[rowOf(edition, cell)] += meant.own[cell];
  }
  for (const PlaceId& cell : all) {
    QStringList& row = meant.rows[rowOf(edition, cell)];
    if (row.isEmpty()) row += keys.mid(used++, 1);
  }
  return meant;
}

bool isAnswered(const Question& question) {
  return std::ranges::any_of(question.choices, &Choice::chosen);
}

/// The digits are for the next tomb that waits for its value, or the first if none does.
bool leavesDigits(const Draft& draft, const Question& question) {
  const auto waits = [](const Question& other) {
    return other.ask == Ask::tomb && !isAnswered(other);
  };
  return question.ask == Ask::tomb && isAnswered(question) &&
         std::ranges::any_of(draft.questions(), waits);
}

/// Whether what is chosen is itself a number.
bool isNumber(Ask ask) {
  return ask == Ask::draw || ask == Ask::unpaid || ask == Ask::keep || ask == Ask::tomb ||
         ask == Ask::amount || ask == Ask::feedStones;
}

/// The keys to choose from where the wanted key is taken.
QString spareFor(Ask ask) {
  QString keys = allKeys();
  // Cards that help to build come up after spaces were pressed, which have the digits and then the
  // first letters: one pressed twice must never spend a card.
  if (ask == Ask::strength) {
    std::ranges::reverse(keys);
    // Letters that not every keyboard has stay behind all others.
    std::stable_partition(keys.begin(), keys.end(),
                          [](QChar letter) { return letter.unicode() < 128; });
  }
  if (ask == Ask::strength || isNumber(ask)) {
    keys.removeIf([](QChar letter) { return letter.isDigit(); });
  }
  return keys;
}

} // namespace

KeyBindings::KeyBindings(const egizia::Edition& edition, const Draft& draft)
    : DraftKeyBindings(allKeys()) {
  if (!singleKeysPress()) return;
  // What can be pressed instead of what stands there keeps its keys.
  const bool waits = draft.waits();
  if (!waits) giveChoices(edition, draft);
  if (waits || draft.questions().empty()) giveStops(edition, draft);
  giveActions(draft);
  giveCells(edition, draft);
  if (waits) giveChoices(edition, draft);
}

void KeyBindings::giveChoices(const egizia::Edition& edition, const Draft& draft) {
  // First the keys that are meant, then what is left: a row more takes none of them away.
  for (const bool meant : {true, false}) {
    for (const Question& question : draft.questions()) {
      if (meant && leavesDigits(draft, question)) continue;
      for (const Choice& choice : question.choices) {
        const ChoiceId press{question.id(), choice.id};
        const QString key = choiceKey(edition, question, choice);
        const bool given = meant ? key.isEmpty() || isTaken(key) : !of(press).isEmpty();
        if (given) continue;
        give(press, meant ? key : QString(), spareFor(question.ask));
        if (!choice.open) m_closed.push_back(press);
      }
      // Nothing else takes the key of a card that cannot be named any more.
      if (meant && question.ask == Ask::card) keep(cardKeys(edition));
      if (meant && question.ask == Ask::sphinx) keep(sphinxKeys(edition));
    }
  }
}

void KeyBindings::giveActions(const Draft& draft) {
  for (const Action& action : draft.actions()) {
    if (action.open) give(action, actionKey(action));
  }
}

void KeyBindings::giveStops(const egizia::Edition& edition, const Draft& draft) {
  // The key of a taken space is for hearing why, and for entering it anyway.
  std::vector<PlaceId> stops = placesWith(draft.offers(), BoardPlace::stop, [](const Offer& offer) {
    return offer.open || !offer.verdict.legal();
  });
  std::ranges::stable_sort(stops, {}, &PlaceId::number);
  for (const PlaceId& stop : stops) {
    give(stop, stopKey(edition.river[static_cast<std::size_t>(stop.number)], stop.part));
    putOnBoard(stop, stop);
  }
}

void KeyBindings::giveCells(const egizia::Edition& edition, const Draft& draft) {
  CellKeys meant = cellKeys(edition, draft.firstOffers());
  const std::vector<PlaceId> cells = openCells(draft.offers());
  for (const PlaceId& cell : cells) {
    const auto own = meant.own.find(cell);
    if (own != meant.own.end() && !isTaken(own->second)) give(cell, own->second);
  }
  for (const PlaceId& cell : cells) {
    if (!of(cell).isEmpty()) continue;
    for (const QString& key : meant.rows[rowOf(edition, cell)]) {
      if (isTaken(key)) continue;
      give(cell, key);
      break;
    }
  }
  // A row that is full or too dear leaves its key to no other.
  for (const auto& [row, keys] : meant.rows) keep(keys);
  for (const PlaceId& cell : cells) {
    if (of(cell).isEmpty()) give(cell, {});
    putOnBoard(cell, cell);
  }
}

std::optional<KeyBindings::Press> KeyBindings::find(const QString& key) const {
  const auto found = DraftKeyBindings::find(key);
  const auto* choice = found ? std::get_if<ChoiceId>(&*found) : nullptr;
  const bool isClosed = choice != nullptr && std::ranges::find(m_closed, *choice) != m_closed.end();
  return isClosed ? std::nullopt : found;
}

} // namespace nilometer::ui
