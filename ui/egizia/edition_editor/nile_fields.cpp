// SPDX-License-Identifier: GPL-3.0-or-later
// The two pages of a copy for the Nile cards, the start field and the start quarry among them.
#include "ui/base/style/pieces.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/edition_editor/listed_cards.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/heading.h"
#include "ui/text/phrase.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::CardLife;
using egizia::Deck;
using egizia::PrintedPage;
using egizia::TakingBonus;
using text::fill;

namespace {

// In the order of TakingBonus.
constexpr auto bonusNames = std::to_array<const char*>(
    {QT_TRANSLATE_NOOP("CopyFields", "no bonus"), QT_TRANSLATE_NOOP("CopyFields", "grain market"),
     QT_TRANSLATE_NOOP("CopyFields", "stone market"), QT_TRANSLATE_NOOP("CopyFields", "points"),
     QT_TRANSLATE_NOOP("CopyFields", "stones")});
// In the order of CardLife.
constexpr auto lifeNames = std::to_array<const char*>(
    {QT_TRANSLATE_NOOP("CopyFields", "Permanent"), QT_TRANSLATE_NOOP("CopyFields", "Anytime"),
     QT_TRANSLATE_NOOP("CopyFields", "Immediate")});

/// A Nile card while its fields are listed.
struct NileCardHere {
  const CopyState& copy;
  ListedNileCard listed;
  QString name;
  [[nodiscard]] QString place(const char* member) const {
    return text::fromUtf8(listed.key) + u'.' + QLatin1String(member);
  }
};

/// What a field or quarry is drawn as.
std::optional<FieldDrawing> groundOf(CardKind kind) {
  constexpr QSizeF size(1.6, 1.6); // in heights of a letter
  const auto square = [](const QRectF& room) {
    QRectF tile(0, 0, room.width(), room.width());
    tile.moveCenter(room.center());
    return tile;
  };
  if (kind == CardKind::quarry) {
    return FieldDrawing{size,
                        [=](QPainter& painter, const QRectF& room, const Theme& theme) {
                          paintQuarry(painter, square(room), theme, lookUnit(painter.font()));
                        },
                        {}};
  }
  if (!egizia::isField(kind)) return std::nullopt;
  const auto colour = static_cast<egizia::FieldColour>(static_cast<int>(kind) -
                                                       static_cast<int>(CardKind::fieldGreen));
  return FieldDrawing{size,
                      [=](QPainter& painter, const QRectF& room, const Theme& /*theme*/) {
                        paintField(painter, square(room), colour, lookUnit(painter.font()));
                      },
                      {}};
}

FieldChoice deckBack(const CopyState& copy, Deck deck) {
  const QString place = u"box.deckBacks." + text::fromUtf8(egizia::deckNames[std::size_t(deck)]);
  FieldChoice field =
      colourField(copy, place, fill(CopyFields::tr("Backs of deck %1"), {text::deck(deck)}));
  const auto colour = static_cast<std::size_t>(field.content.chosen.front());
  //: %1: a colour
  field.content.text = fill(CopyFields::tr("Backs: %1"), {field.content.options[colour].text});
  return field;
}

/// Whether the decks add up; their backs on the second of the two pages.
std::vector<FieldParts> nileHead(const CopyState& copy, PrintedPage page) {
  FieldParts decks;
  for (const DeckSum& sum : deckSums(editionOf(copy.checked))) {
    decks.emplace_back(countedCards(
        fill(CopyFields::tr("Deck %1: %2 of %3"),
             {text::deck(sum.deck), text::number(sum.cards), text::number(sum.printed)}),
        sum.cards - sum.printed));
    if (page == PrintedPage::otherNileCards) decks.emplace_back(deckBack(copy, sum.deck));
  }
  FieldParts below{quietText(CopyFields::tr("Below each card: how many of it are in each deck."))};
  if (!mayAddNileCard(editionOf(copy.checked))) return {decks, below};
  FieldChoice add;
  add.place = QStringLiteral("nileCards add");
  add.content.chosen = {-1};
  for (const CardKind kind : nileKindsOn(page)) {
    add.content.options.push_back({static_cast<int>(kind), text::cardKind(kind)});
  }
  add.content.text = CopyFields::tr("Add a card");
  add.content.name = CopyFields::tr("Another kind of Nile card");
  add.change = [deck = deckForNewCard(editionOf(copy.checked))](
                   const std::vector<int>& chosen) -> CopyChange {
    const auto kind = static_cast<CardKind>(chosen.front());
    return [kind, deck](egizia::EditionDocument& document) {
      return !egizia::addNileCard(document, kind, deck).empty();
    };
  };
  below.emplace_back(std::move(add));
  return {decks, below};
}

FieldGroup startCard(const CopyState& copy, const char* place, const QString& title,
                     CardKind ground) {
  FieldGroup group;
  group.heading = title;
  group.findings = copy.findings(place);
  group.before = {*groundOf(ground),
                  cardNumber(QLatin1String(place), 0, egizia::maxPrinted, title)};
  group.rows.push_back(
      {{}, {{quietText(CopyFields::tr("1 for each player"))}}, FieldRow::Lay::flow});
  return group;
}

FieldNumber amountField(const NileCardHere& card) {
  const CardKind kind = card.listed.card.kind;
  const egizia::AmountBounds bounds = egizia::amountBounds(kind);
  // What makes no sense is still shown whole.
  const int most = std::max<int>(bounds.most, card.listed.card.amount);
  FieldNumber field = cardNumber(card.place("amount"), bounds.least, most,
                                 fill(CopyFields::tr("Number on “%1”"), {card.name}));
  const bool plus = kind == CardKind::grain4 || kind == CardKind::strength ||
                    kind == CardKind::stones6 || kind == CardKind::tomb;
  if (plus) field.content.before = QStringLiteral("+");
  return field;
}

FieldRow bonusRow(const NileCardHere& card) {
  const TakingBonus now = card.listed.card.bonus;
  FieldChoice kind;
  kind.place = card.place("bonus.kind");
  for (std::size_t i = 0; i < bonusNames.size(); ++i) {
    kind.content.options.push_back({static_cast<int>(i), CopyFields::tr(bonusNames[i])});
  }
  kind.content.chosen = {static_cast<int>(now)};
  kind.content.name = fill(CopyFields::tr("Bonus of “%1”"), {card.name});
  kind.change = [key = card.listed.key](const std::vector<int>& chosen) {
    return bonusChange(key, static_cast<TakingBonus>(chosen.front()));
  };
  FieldRow row{{}, {{kind}}, FieldRow::Lay::flow};
  if (now == TakingBonus::none && card.listed.card.bonusAmount == 0) return row;
  FieldNumber amount =
      cardNumber(card.place("bonus.amount"), now == TakingBonus::none ? 0 : 1, egizia::maxPrinted,
                 fill(CopyFields::tr("Amount of the bonus of “%1”"), {card.name}));
  const bool plus = now == TakingBonus::points || now == TakingBonus::stones;
  amount.content.before = plus ? QStringLiteral("+") : QStringLiteral("↓");
  row.parts.push_back({amount});
  return row;
}

/// Which of several are pictured on a card; `nameOf` gives what each of the words is called.
template <class Name>
FieldChoice picturedField(const QString& place, unsigned set,
                          std::span<const std::string_view> words, Name nameOf) {
  FieldChoice field;
  field.place = place;
  field.content.kind = ChoiceField::Kind::several;
  for (int i = 0; i < static_cast<int>(words.size()); ++i) {
    field.content.options.push_back({i, nameOf(i)});
    if ((set & (1U << static_cast<unsigned>(i))) != 0) field.content.chosen.push_back(i);
  }
  field.change = [place, words](const std::vector<int>& chosen) {
    return setChange(place.toStdString(), chosen, words);
  };
  return field;
}

FieldRow crewsRow(const NileCardHere& card) {
  FieldChoice field =
      picturedField(card.place("crews"), card.listed.card.crews, egizia::crewNames,
                    [](int i) { return text::crewSetName(egizia::CrewSet(1 << i)); });
  field.content.name = fill(CopyFields::tr("Crews on “%1”"), {card.name});
  if (field.content.chosen.empty()) field.content.text = CopyFields::tr("no crew");
  return {{}, {{crewsDrawing(card.listed.card.crews)}, {field}}, FieldRow::Lay::flow};
}

FieldRow buildingsRow(const NileCardHere& card) {
  FieldChoice field =
      picturedField(card.place("buildings"), card.listed.card.buildings, egizia::buildingNames,
                    [](int i) { return text::building(static_cast<egizia::Building>(i)); });
  field.content.name = fill(CopyFields::tr("Buildings on “%1”"), {card.name});
  if (field.content.chosen.empty()) field.content.text = CopyFields::tr("no building");
  return {{}, {{field}}, FieldRow::Lay::flow};
}

FieldRow decksRow(const NileCardHere& card) {
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (int i = 0; i < egizia::deckCount; ++i) {
    const auto deck = static_cast<Deck>(i);
    const CountBounds bounds = boundsInDeck(editionOf(card.copy.checked), card.listed, deck);
    const QString place = card.place("decks.") + text::fromUtf8(egizia::deckNames[std::size_t(i)]);
    row.parts.push_back(
        {quietText(text::deck(deck)),
         cardNumber(place, bounds.least, bounds.most,
                    fill(CopyFields::tr("“%1” in deck %2"), {card.name, text::deck(deck)}))});
  }
  return row;
}

FieldGroup nileCard(const CopyState& copy, const ListedNileCard& listed) {
  const NileCardHere card{copy, listed,
                          text::cardName(listed.card.name, {&editionOf(copy.checked), {}})};
  FieldGroup group;
  group.heading = card.name;
  group.findings = copy.findings(listed.key);
  if (const auto ground = groundOf(listed.card.kind)) group.before.emplace_back(*ground);
  if (egizia::amountBounds(listed.card.kind).has()) group.before.emplace_back(amountField(card));
  if (listed.card.kind == CardKind::fieldBrown) group.rows.push_back(bonusRow(card));
  if (listed.card.kind == CardKind::crewsPictured) group.rows.push_back(crewsRow(card));
  if (listed.card.kind == CardKind::stonesInBuildings) group.rows.push_back(buildingsRow(card));
  group.rows.push_back(decksRow(card));
  if (!mayRemoveNileCard(editionOf(copy.checked), listed)) return group;
  group.behind = {lessStep(text::fromUtf8(listed.key) + u" remove",
                           fill(CopyFields::tr("Take “%1” out"), {card.name}),
                           removingCard(listed.key))};
  return group;
}

} // namespace

FieldList nileCardsFields(const CopyState& copy, PrintedPage page) {
  FieldList list{nileHead(copy, page), {}};
  const std::vector<ListedNileCard> listed = nileCardsOn(editionOf(copy.checked), page);
  if (page == PrintedPage::fieldsAndQuarries) {
    FieldSection section;
    section.groups = {
        startCard(copy, "players.startField", asHeading(text::startField()), CardKind::fieldGreen),
        startCard(copy, "players.startQuarry", CopyFields::tr("Start quarry"), CardKind::quarry)};
    for (const ListedNileCard& one : listed) section.groups.push_back(nileCard(copy, one));
    list.sections.push_back(std::move(section));
    return list;
  }
  for (const CardLife life : {CardLife::anytime, CardLife::permanent, CardLife::immediate}) {
    FieldSection section{CopyFields::tr(lifeNames[std::size_t(life)]), {}};
    for (const ListedNileCard& one : listed) {
      if (egizia::lifeOf(one.card.kind) == life) section.groups.push_back(nileCard(copy, one));
    }
    if (!section.groups.empty()) list.sections.push_back(std::move(section));
  }
  return list;
}

} // namespace nilometer::ui
