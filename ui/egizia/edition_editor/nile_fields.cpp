// SPDX-License-Identifier: GPL-3.0-or-later
// The two pages of a copy for the Nile cards, the start field and the start quarry among them.
#include "ui/base/style/pieces.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::CardLife;
using egizia::NileCard;
using egizia::PrintedPage;
using egizia::TakingBonus;
using record::jsonNumber;
using record::jsonText;
using text::fill;

namespace {

// In the order of TakingBonus, as the edition file calls them, and for players.
constexpr auto bonusIds = std::to_array<std::string_view>(
    {"none", "grain-market-step", "stone-market-step", "points", "stones"});
constexpr auto bonusNames = std::to_array<const char*>(
    {QT_TRANSLATE_NOOP("CopyFields", "no bonus"), QT_TRANSLATE_NOOP("CopyFields", "grain market"),
     QT_TRANSLATE_NOOP("CopyFields", "stone market"), QT_TRANSLATE_NOOP("CopyFields", "points"),
     QT_TRANSLATE_NOOP("CopyFields", "stones")});
// In the order of CardLife.
constexpr auto lifeNames = std::to_array<const char*>(
    {QT_TRANSLATE_NOOP("CopyFields", "Permanent"), QT_TRANSLATE_NOOP("CopyFields", "Anytime"),
     QT_TRANSLATE_NOOP("CopyFields", "Immediate")});

bool isOnPage(CardKind kind, PrintedPage page) {
  const bool isGround = egizia::isField(kind) || kind == CardKind::quarry;
  return isGround == (page == PrintedPage::fieldsAndQuarries);
}

int cardsIn(const egizia::Edition& edition, int deck) {
  return static_cast<int>(
      std::ranges::count(edition.nileCards, static_cast<egizia::Deck>(deck), &NileCard::deck));
}

/// What a field or quarry is drawn as.
std::optional<FieldDrawing> groundOf(CardKind kind) {
  if (!isOnPage(kind, PrintedPage::fieldsAndQuarries)) return std::nullopt;
  const auto paint = [kind](QPainter& painter, const QRectF& room, const Theme& theme) {
    QRectF tile(0, 0, room.width(), room.width());
    tile.moveCenter(room.center());
    const qreal u = lookUnit(painter.font());
    const int field = static_cast<int>(kind) - static_cast<int>(CardKind::fieldGreen);
    if (kind == CardKind::quarry) return paintQuarry(painter, tile, theme, u);
    paintField(painter, tile, static_cast<egizia::FieldColour>(field), u);
  };
  return FieldDrawing{{1.6, 1.6}, paint, {}}; // in heights of a letter
}

/// Whether the decks add up; their backs on the second of the two pages.
std::vector<FieldParts> nileHead(const CopyState& copy, PrintedPage page) {
  const egizia::Edition& edition = editionOf(copy.checked);
  FieldParts decks;
  int toFill = -1; // the deck for a new card: the first one that lacks any
  for (int i = 0; i < egizia::deckCount; ++i) {
    const QString deck = text::deck(static_cast<egizia::Deck>(i));
    const int cards = cardsIn(edition, i);
    const int printed = egizia::printedDeckSizes[std::size_t(i)];
    if (toFill < 0 && cards < printed) toFill = i;
    decks.emplace_back(countedCards(fill(CopyFields::tr("Deck %1: %2 of %3"),
                                         {deck, text::number(cards), text::number(printed)}),
                                    cards - printed));
    if (page != PrintedPage::otherNileCards) continue;
    FieldChoice back =
        colourField(copy, u"box.deckBacks." + text::fromUtf8(egizia::deckNames[std::size_t(i)]),
                    fill(CopyFields::tr("Backs of deck %1"), {deck}));
    const auto colour = static_cast<std::size_t>(back.content.chosen.front());
    //: %1: a colour
    back.content.text = fill(CopyFields::tr("Backs: %1"), {back.content.options[colour].text});
    decks.emplace_back(std::move(back));
  }
  FieldParts below{quietText(CopyFields::tr("Below each card: how many of it are in each deck."))};
  if (edition.nileCards.size() >= egizia::maxNileCards) return {decks, below};
  std::vector<ChoiceField::Option> kinds;
  for (int i = 0; i < egizia::cardKindCount; ++i) {
    const auto kind = static_cast<CardKind>(i);
    if (isOnPage(kind, page)) kinds.push_back({i, text::cardKind(kind)});
  }
  below.emplace_back(addingField(
      QStringLiteral("nileCards"), CopyFields::tr("Another kind of Nile card"), kinds,
      [deck = static_cast<egizia::Deck>(std::max(toFill, 0))](int kind) -> CopyChange {
        return [=](auto& document) {
          return !egizia::addNileCard(document, static_cast<CardKind>(kind), deck).empty();
        };
      }));
  return {decks, below};
}

FieldGroup startCard(const CopyState& copy, const char* place, const QString& title,
                     CardKind ground) {
  FieldGroup group;
  group.heading = title;
  group.findings = copy.findings(place);
  group.before = {*groundOf(ground), numberAt(copy, QLatin1String(place), title)};
  group.rows.push_back(lineOf(quietText(CopyFields::tr("1 for each player"))));
  return group;
}

FieldNumber amountField(const CardHere& here, const NileCard& card) {
  FieldNumber field = here.number("amount", egizia::amountBounds(card.kind).least,
                                  CopyFields::tr("Number on “%1”"));
  // What makes no sense is still shown whole.
  field.content.most = std::max<int>(egizia::amountBounds(card.kind).most, card.amount);
  const bool plus = card.kind == CardKind::grain4 || card.kind == CardKind::strength ||
                    card.kind == CardKind::stones6 || card.kind == CardKind::tomb;
  if (plus) field.content.before = QStringLiteral("+");
  return field;
}

/// A brown field; with another kind of bonus its amount stays as far as it makes sense.
FieldRow bonusRow(const CardHere& here, const NileCard& card) {
  ValueParts bonuses;
  std::vector<CopyChange> changes;
  for (std::size_t i = 0; i < bonusIds.size(); ++i) {
    const int most = i == 0 ? 0 : egizia::maxPrinted;
    const int amount = std::clamp<int>(card.bonusAmount, std::min(most, 1), most);
    const record::JsonObject bonus{{"kind", jsonText(bonusIds[i])}, {"amount", jsonNumber(amount)}};
    bonuses.words.push_back({jsonText(bonusIds[i]), CopyFields::tr(bonusNames[i])});
    changes.push_back(setting(here.place("bonus"), record::JsonValue(bonus)));
  }
  FieldChoice kind = choiceAt(here.copy, here.place("bonus.kind"),
                              fill(CopyFields::tr("Bonus of “%1”"), {here.name}), bonuses);
  kind.change = [changes](const auto& chosen) { return changes[std::size_t(chosen.front())]; };
  FieldRow row = lineOf(kind);
  const bool isNone = card.bonus == TakingBonus::none;
  if (isNone && card.bonusAmount == 0) return row;
  FieldNumber amount =
      here.number("bonus.amount", isNone ? 0 : 1, CopyFields::tr("Amount of the bonus of “%1”"));
  const bool plus = card.bonus == TakingBonus::points || card.bonus == TakingBonus::stones;
  amount.content.before = plus ? QStringLiteral("+") : QStringLiteral("↓");
  row.parts.push_back({amount});
  return row;
}

/// How many of the card are in each deck. The last one stays, so that it can move to another deck,
/// and all decks together hold no more than a file can.
FieldRow decksRow(const CardHere& here, int copies) {
  const int cards = static_cast<int>(editionOf(here.copy.checked).nileCards.size());
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (int i = 0; i < egizia::deckCount; ++i) {
    const QString deck = text::deck(static_cast<egizia::Deck>(i));
    const std::string member = "decks." + std::string(egizia::deckNames[std::size_t(i)]);
    const int inDeck = here.copy.number(here.place(member.c_str()).toStdString());
    FieldNumber field = here.number(member.c_str(), copies == inDeck ? 1 : 0,
                                    fill(CopyFields::tr("“%1” in deck %2"), {here.name, deck}));
    field.content.most = std::min(egizia::maxPrinted, inDeck + egizia::maxNileCards - cards);
    row.parts.push_back({quietText(deck), std::move(field)});
  }
  return row;
}

FieldGroup nileCard(const CopyState& copy, const NileCard& card) {
  const egizia::Edition& edition = editionOf(copy.checked);
  const CardHere here{copy, u"nileCards." + text::fromUtf8(edition.cardNames[card.name]),
                      text::cardName(card.name, {&edition, {}})};
  const auto copies = std::ranges::count(edition.nileCards, card.name, &NileCard::name);
  FieldGroup group = here.group(std::ssize(edition.nileCards) > copies);
  if (const auto ground = groundOf(card.kind)) group.before.emplace_back(*ground);
  if (egizia::amountBounds(card.kind).has()) group.before.emplace_back(amountField(here, card));
  if (card.kind == CardKind::fieldBrown) group.rows.push_back(bonusRow(here, card));
  if (card.kind == CardKind::crewsPictured) {
    group.rows.push_back(lineOf(crewsDrawing(card.crews)));
    group.rows.back().parts.push_back({here.field("crews", CopyFields::tr("Crews on “%1”"))});
  }
  if (card.kind == CardKind::stonesInBuildings) {
    group.rows.push_back(lineOf(here.field("buildings", CopyFields::tr("Buildings on “%1”"))));
  }
  group.rows.push_back(decksRow(here, static_cast<int>(copies)));
  return group;
}

/// Those of the page, a kind beside each other, in the order of the copy. Of several with one id
/// only the first can be changed and is listed.
std::vector<NileCard> cardsOn(const egizia::Edition& edition, PrintedPage page) {
  std::vector<NileCard> cards;
  std::set<std::string_view> ids;
  for (const NileCard& card : edition.nileCards) {
    if (isOnPage(card.kind, page) && ids.insert(edition.cardNames[card.name]).second) {
      cards.push_back(card);
    }
  }
  std::ranges::stable_sort(cards, {},
                           [](const NileCard& card) { return std::pair(card.kind, card.name); });
  return cards;
}

} // namespace

FieldList nileCardsFields(const CopyState& copy, PrintedPage page) {
  FieldList list{nileHead(copy, page), {}};
  const std::vector<NileCard> cards = cardsOn(editionOf(copy.checked), page);
  if (page == PrintedPage::fieldsAndQuarries) {
    FieldSection section;
    section.groups = {
        startCard(copy, "players.startField", asHeading(text::startField()), CardKind::fieldGreen),
        startCard(copy, "players.startQuarry", CopyFields::tr("Start quarry"), CardKind::quarry)};
    for (const NileCard& card : cards) section.groups.push_back(nileCard(copy, card));
    list.sections.push_back(std::move(section));
    return list;
  }
  for (const CardLife life : {CardLife::anytime, CardLife::permanent, CardLife::immediate}) {
    FieldSection section{CopyFields::tr(lifeNames[std::size_t(life)]), {}};
    for (const NileCard& card : cards) {
      if (egizia::lifeOf(card.kind) == life) section.groups.push_back(nileCard(copy, card));
    }
    if (!section.groups.empty()) list.sections.push_back(std::move(section));
  }
  return list;
}

} // namespace nilometer::ui
