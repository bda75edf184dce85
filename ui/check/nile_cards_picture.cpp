// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/nile_cards_picture.h"

#include "ui/board/heading.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/edition_bounds.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::Building;
using egizia::CardKind;
using egizia::CardLife;
using egizia::Crew;
using egizia::Deck;
using egizia::PrintedPage;
using egizia::TakingBonus;
using words::fill;

namespace {

struct NileCardWords {
  Q_DECLARE_TR_FUNCTIONS(NileCardsPicture)
public:
  // In the order of TakingBonus.
  static constexpr auto bonuses = std::to_array<const char*>(
      {QT_TR_NOOP("no bonus"), QT_TR_NOOP("grain market"), QT_TR_NOOP("stone market"),
       QT_TR_NOOP("points"), QT_TR_NOOP("stones")});
  // In the order of CardLife.
  static constexpr auto lives = std::to_array<const char*>(
      {QT_TR_NOOP("Permanent"), QT_TR_NOOP("Anytime"), QT_TR_NOOP("Immediate")});
  // What the backs of cards may be coloured in, by the word in the edition.
  static constexpr auto backs = std::to_array<const char*>(
      {QT_TR_NOOP("green"), QT_TR_NOOP("blue"), QT_TR_NOOP("red"), QT_TR_NOOP("yellow"),
       QT_TR_NOOP("brown"), QT_TR_NOOP("orange"), QT_TR_NOOP("violet"), QT_TR_NOOP("black"),
       QT_TR_NOOP("grey"), QT_TR_NOOP("white")});
};

CardGround cardGround(CardKind kind) {
  switch (kind) {
  case CardKind::fieldGreen: return CardGround::green;
  case CardKind::fieldYellowGreen: return CardGround::yellowGreen;
  case CardKind::fieldBrown: return CardGround::brown;
  case CardKind::quarry: return CardGround::quarry;
  default: return CardGround::plain;
  }
}

QString listedName(const CopyState& copy, const ListedNileCard& listed) {
  return words::cardName(listed.card.name, {&copy.edition(), {}});
}

} // namespace

NileCardsPicture::NileCardsPicture(PrintedPage page, QWidget* parent)
    : CardsPicture(parent), m_page(page) {}

CardSheet NileCardsPicture::sheet(const CopyState& copy) {
  CardSheet sheet;
  sheet.head = head(copy);
  const bool fields = m_page == PrintedPage::fieldsAndQuarries;
  const std::vector<ListedNileCard> listed = nileCardsOn(copy.edition(), m_page);
  if (fields) {
    CardGroup group;
    group.cards.push_back(startCard(copy, QStringLiteral("players.startField"),
                                    asHeading(words::startField()), CardGround::green));
    group.cards.push_back(startCard(copy, QStringLiteral("players.startQuarry"), tr("Start quarry"),
                                    CardGround::quarry));
    for (const ListedNileCard& one : listed) group.cards.push_back(card(copy, one));
    sheet.groups.push_back(std::move(group));
  }
  for (const CardLife life : {CardLife::anytime, CardLife::permanent, CardLife::immediate}) {
    if (fields) break;
    CardGroup group{NileCardWords::tr(NileCardWords::lives[std::size_t(life)]), {}};
    for (const ListedNileCard& one : listed) {
      if (egizia::lifeOf(one.card.kind) == life) group.cards.push_back(card(copy, one));
    }
    if (!group.cards.empty()) sheet.groups.push_back(std::move(group));
  }
  if (!mayAddNileCard(copy.edition())) return sheet;
  if (sheet.groups.empty()) sheet.groups.emplace_back();
  sheet.groups.back().cards.push_back(newCard(copy));
  return sheet;
}

std::vector<PieceLine> NileCardsPicture::head(const CopyState& copy) {
  PieceLine line;
  for (const DeckSum& sum : deckSums(copy.edition())) {
    const int over = sum.cards - sum.printed;
    QString words = fill(tr("Deck %1: %2 of %3"), {words::deck(sum.deck), words::number(sum.cards),
                                                   words::number(sum.printed)});
    if (over < 0) words += QStringLiteral(" – ") + tr("%n card(s) missing", nullptr, -over);
    if (over > 0) words += QStringLiteral(" – ") + tr("%n card(s) too many", nullptr, over);
    line.pieces.push_back(cardText(words, over == 0 ? PieceTone::strong : PieceTone::wrong));
    line.pieces.back().begin = CardPiece::Begin::apart;
    if (m_page != PrintedPage::otherNileCards) continue;
    line.pieces.push_back(deckBack(copy, sum.deck));
    line.pieces.back().begin = CardPiece::Begin::joined;
  }
  return {line,
          {{cardText(tr("Below each card: how many of it are in each deck."), PieceTone::quiet)}}};
}

CardPiece NileCardsPicture::deckBack(const CopyState& copy, Deck deck) {
  const QString place = memberPlace("box.deckBacks", egizia::deckNames[std::size_t(deck)]);
  const record::JsonValue* value = copy.document.value(place.toStdString());
  const auto* printed = value == nullptr ? nullptr : value->as<std::string>();
  std::vector<std::string> ids(NileCardWords::backs.begin(), NileCardWords::backs.end());
  if (printed != nullptr && std::ranges::find(ids, *printed) == ids.end()) ids.push_back(*printed);
  ChoiceField::Content content;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const bool known = i < NileCardWords::backs.size();
    const QString colour =
        known ? NileCardWords::tr(NileCardWords::backs[i]) : words::fromUtf8(ids[i]);
    content.options.push_back({static_cast<int>(i), colour});
    if (printed == nullptr || ids[i] != *printed) continue;
    content.chosen = {static_cast<int>(i)};
    content.text = fill(tr("%1 backs"), {colour});
  }
  content.name = fill(tr("Backs of deck %1"), {words::deck(deck)});
  return piece(choice(copy, place, content, [place, ids](const std::vector<int>& chosen) {
    return wordChange(place.toStdString(), ids[std::size_t(chosen.front())]);
  }));
}

DrawnCard NileCardsPicture::startCard(const CopyState& copy, const QString& place,
                                      const QString& title, CardGround ground) {
  DrawnCard card;
  card.ground = ground;
  card.title = title;
  card.face = {centred({piece(number(copy, place, numberFrom(0, egizia::maxPrinted, title)))})};
  card.findings = copy.findings(place.toStdString());
  card.foot = {centred({cardText(tr("1 for each player"), PieceTone::quiet)})};
  return card;
}

DrawnCard NileCardsPicture::card(const CopyState& copy, const ListedNileCard& listed) {
  const QString name = listedName(copy, listed);
  DrawnCard card;
  card.ground = cardGround(listed.card.kind);
  card.title = name;
  if (egizia::amountBounds(listed.card.kind).has()) {
    card.face.push_back(centred({amount(copy, listed, name)}));
  }
  if (listed.card.kind == CardKind::fieldBrown) card.face.push_back(bonus(copy, listed, name));
  if (listed.card.kind == CardKind::crewsPictured) card.face = crews(copy, listed);
  if (listed.card.kind == CardKind::stonesInBuildings) card.face = buildings(copy, listed);
  card.findings = copy.findings(listed.key);
  card.foot = {decks(copy, listed, name)};
  if (mayRemoveNileCard(copy.edition(), listed)) {
    const std::string key = listed.key;
    card.remove =
        piece(step(words::fromUtf8(key) + QStringLiteral(" remove"), StepButton::Sign::remove,
                   fill(tr("Take “%1” out"), {name}),
                   [key](record::EditionDocument& document) { return document.removeCard(key); }));
  }
  return card;
}

CardPiece NileCardsPicture::amount(const CopyState& copy, const ListedNileCard& listed,
                                   const QString& name) {
  const egizia::AmountBounds bounds = egizia::amountBounds(listed.card.kind);
  // What makes no sense is still shown whole.
  const int most = std::max<int>(bounds.most, listed.card.amount);
  NumberField::Content content = numberFrom(bounds.least, most, fill(tr("Number on “%1”"), {name}));
  const bool plus = listed.card.kind == CardKind::grain4 ||
                    listed.card.kind == CardKind::strength ||
                    listed.card.kind == CardKind::stones6 || listed.card.kind == CardKind::tomb;
  if (plus) content.before = QStringLiteral("+");
  return piece(number(copy, memberPlace(listed.key, "amount"), content));
}

PieceLine NileCardsPicture::bonus(const CopyState& copy, const ListedNileCard& listed,
                                  const QString& name) {
  ChoiceField::Content content;
  for (std::size_t i = 0; i < NileCardWords::bonuses.size(); ++i) {
    content.options.push_back({static_cast<int>(i), NileCardWords::tr(NileCardWords::bonuses[i])});
  }
  content.chosen = {static_cast<int>(listed.card.bonus)};
  content.name = fill(tr("Bonus of “%1”"), {name});
  PieceLine line = centred({});
  line.wrap = PieceLine::Wrap::never;
  const std::string key = listed.key;
  line.pieces.push_back(piece(
      choice(copy, memberPlace(key, "bonus.kind"), content, [key](const std::vector<int>& chosen) {
        return bonusChange(key, static_cast<TakingBonus>(chosen.front()));
      })));
  if (listed.card.bonus == TakingBonus::none && listed.card.bonusAmount == 0) return line;
  const bool plus =
      listed.card.bonus == TakingBonus::points || listed.card.bonus == TakingBonus::stones;
  NumberField::Content amount =
      numberFrom(listed.card.bonus == TakingBonus::none ? 0 : 1, egizia::maxPrinted,
                 fill(tr("Amount of the bonus of “%1”"), {name}));
  amount.before = plus ? QStringLiteral("+") : QStringLiteral("↓");
  line.pieces.push_back(piece(number(copy, memberPlace(key, "bonus.amount"), amount)));
  return line;
}

std::vector<PieceLine> NileCardsPicture::crews(const CopyState& copy,
                                               const ListedNileCard& listed) {
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  PieceLine pictured = centred({});
  for (int i = 0; i < egizia::crewCount; ++i) {
    const auto crew = static_cast<Crew>(i);
    content.options.push_back({i, words::crewSetName(egizia::crewBit(crew))});
    if ((listed.card.crews & egizia::crewBit(crew)) == 0) continue;
    content.chosen.push_back(i);
    pictured.pieces.push_back(cardCrew(crew));
  }
  if (content.chosen.empty()) content.text = tr("no crew");
  content.name = fill(tr("Crews on “%1”"), {listedName(copy, listed)});
  const QString place = memberPlace(listed.key, "crews");
  const CardPiece cell =
      piece(choice(copy, place, content, [place](const std::vector<int>& chosen) {
        return setChange(place.toStdString(), chosen, egizia::crewNames);
      }));
  return {pictured, centred({cell})};
}

std::vector<PieceLine> NileCardsPicture::buildings(const CopyState& copy,
                                                   const ListedNileCard& listed) {
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  PieceLine pictured = centred({});
  for (int i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    content.options.push_back({i, words::building(building)});
    if ((listed.card.buildings & (1U << static_cast<unsigned>(i))) == 0) continue;
    content.chosen.push_back(i);
    pictured.pieces.push_back(cardBuilding(building));
  }
  if (content.chosen.empty()) content.text = tr("no building");
  content.name = fill(tr("Buildings on “%1”"), {listedName(copy, listed)});
  const QString place = memberPlace(listed.key, "buildings");
  const CardPiece cell =
      piece(choice(copy, place, content, [place](const std::vector<int>& chosen) {
        return setChange(place.toStdString(), chosen, egizia::buildingNames);
      }));
  return {pictured, centred({cell})};
}

PieceLine NileCardsPicture::decks(const CopyState& copy, const ListedNileCard& listed,
                                  const QString& name) {
  PieceLine line = centred({});
  line.wrap = PieceLine::Wrap::never;
  for (int i = 0; i < egizia::deckCount; ++i) {
    const auto deck = static_cast<Deck>(i);
    const CountBounds bounds = boundsInDeck(copy.edition(), listed, deck);
    const QString place =
        memberPlace(listed.key, "decks.") + words::fromUtf8(egizia::deckNames[std::size_t(i)]);
    line.pieces.push_back(
        piece(number(copy, place,
                     numberFrom(bounds.least, bounds.most,
                                fill(tr("“%1” in deck %2"), {name, words::deck(deck)}))),
              words::deck(deck)));
  }
  return line;
}

DrawnCard NileCardsPicture::newCard(const CopyState& copy) {
  ChoiceField::Content content;
  content.chosen = {-1};
  for (const CardKind kind : nileKindsOn(m_page)) {
    content.options.push_back({static_cast<int>(kind), words::cardKind(kind)});
  }
  content.text = tr("Add a card");
  content.name = tr("Another kind of Nile card");
  const Deck deck = deckForNewCard(copy.edition());
  DrawnCard card;
  card.border = DrawnCard::Border::dashed;
  card.face = {centred({piece(adding(copy, QStringLiteral("nileCards add"), content,
                                     [deck](const std::vector<int>& chosen) -> CopyChange {
                                       const auto kind = static_cast<CardKind>(chosen.front());
                                       return [kind, deck](record::EditionDocument& document) {
                                         return !document.addNileCard(kind, deck).empty();
                                       };
                                     }))})};
  return card;
}

} // namespace nilometer::ui
