// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy for the Sphinx cards in groups: each says in words what it asks for, with
// everything in it to be changed below.
#include "ui/egizia/edition_editor/listed_cards.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/edition_editor/sphinx_card_words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <span>

namespace nilometer::ui {

using egizia::Building;
using egizia::SphinxCard;
using egizia::SphinxKind;
using text::fill;

namespace {

/// A Sphinx card while its fields are listed.
struct SphinxCardHere {
  const CopyState& copy;
  std::size_t index;
  const SphinxCard& card;
  std::string key; ///< "sphinxCards.crew-blue"
  QString name;    ///< what it asks for, in words
  [[nodiscard]] QString place(const char* member) const {
    return text::fromUtf8(key) + u'.' + QLatin1String(member);
  }
  /// What something on the card is called for those who hear it.
  [[nodiscard]] QString called(const QString& what) const {
    return fill(QStringLiteral("%1: %2"), {name, what});
  }
};

/// The options 0, 1, 2 … of an enumeration.
template <class Name> std::vector<ChoiceField::Option> optionsOf(int count, Name name) {
  std::vector<ChoiceField::Option> options;
  for (int i = 0; i < count; ++i) options.push_back({i, name(i)});
  return options;
}

std::vector<ChoiceField::Option> buildingOptions() {
  return optionsOf(egizia::buildingCount,
                   [](int i) { return text::building(static_cast<Building>(i)); });
}

std::vector<ChoiceField::Option> marketOptions() {
  return optionsOf(2, [](int i) { return text::market(static_cast<egizia::Market>(i)); });
}

std::vector<ChoiceField::Option> kindOptions() {
  return optionsOf(sphinxKindCount,
                   [](int i) { return sphinxKindName(static_cast<SphinxKind>(i)); });
}

/// One word out of a list: a market, a crew, a colour.
FieldChoice wordField(const SphinxCardHere& card, const char* member, const QString& what,
                      std::vector<ChoiceField::Option> options,
                      std::span<const std::string_view> ids, int chosen) {
  FieldChoice field;
  field.place = card.place(member);
  field.content.options = std::move(options);
  field.content.chosen = {chosen};
  field.content.name = card.called(what);
  field.change = [place = field.place.toStdString(), ids](const std::vector<int>& now) {
    return wordChange(place, ids[std::size_t(now.front())]);
  };
  return field;
}

FieldChoice kindField(const SphinxCardHere& card) {
  FieldChoice field;
  field.place = card.place("condition.kind");
  field.content.options = kindOptions();
  field.content.chosen = {static_cast<int>(card.card.kind)};
  field.content.name = fill(CopyFields::tr("What “%1” asks for"), {card.name});
  field.change = [id = card.card.id](const std::vector<int>& chosen) -> CopyChange {
    const auto kind = static_cast<SphinxKind>(chosen.front());
    return [id, kind](egizia::EditionDocument& document) {
      return egizia::setSphinxKind(document, id, kind);
    };
  };
  return field;
}

FieldChoice buildingField(const SphinxCardHere& card) {
  FieldChoice field = wordField(card, "condition.building",
                                //: One of the four buildings.
                                CopyFields::tr("Building"), buildingOptions(),
                                egizia::buildingNames, static_cast<int>(card.card.building));
  if (card.card.kind != SphinxKind::built) return field;
  // Each building has parts of its own; the change is worked out while the copy is known.
  std::vector<CopyChange> changes;
  for (int i = 0; i < egizia::buildingCount; ++i) {
    changes.push_back(
        builtBuildingChange(editionOf(card.copy.checked), card.index, static_cast<Building>(i)));
  }
  field.change = [changes](const std::vector<int>& chosen) {
    return changes[std::size_t(chosen.front())];
  };
  return field;
}

FieldChoice partsField(const SphinxCardHere& card, const std::vector<BuiltPart>& parts) {
  FieldChoice field;
  field.place = card.place("condition.parts");
  field.content.kind = ChoiceField::Kind::several;
  field.content.name = fill(CopyFields::tr("Parts that “%1” asks for"), {card.name});
  std::vector<std::string> ids;
  for (const BuiltPart& part : parts) {
    const int option = static_cast<int>(ids.size());
    field.content.options.push_back({option, builtPartName(part)});
    if (part.asked) field.content.chosen.push_back(option);
    ids.push_back(part.id);
  }
  constexpr int namedAtMost = 3;
  const int asks = static_cast<int>(field.content.chosen.size());
  if (asks > namedAtMost)
    field.content.text = CopyFields::tr("%n row(s) or part(s)", nullptr, asks);
  field.change = [ids, key = card.key](const std::vector<int>& chosen) {
    std::vector<std::string> wanted;
    for (const int one : chosen) wanted.push_back(ids[std::size_t(one)]);
    return partsChange(key, wanted);
  };
  return field;
}

FieldChoice marketsField(const SphinxCardHere& card) {
  FieldChoice field;
  field.place = card.place("condition.markets");
  field.content.kind = ChoiceField::Kind::several;
  field.content.options = marketOptions();
  for (const ChoiceField::Option& option : field.content.options) {
    if ((card.card.markets & (1U << static_cast<unsigned>(option.id))) != 0) {
      field.content.chosen.push_back(option.id);
    }
  }
  if (field.content.chosen.empty()) field.content.text = CopyFields::tr("no market");
  field.content.name = card.called(CopyFields::tr("Markets"));
  field.change = [place = field.place.toStdString()](const std::vector<int>& chosen) {
    return setChange(place, chosen, egizia::marketNames);
  };
  return field;
}

FieldNumber neededField(const SphinxCardHere& card) {
  return cardNumber(card.place("condition.needed"), 1, egizia::maxPrinted,
                    fill(CopyFields::tr("Number needed for “%1”"), {card.name}));
}

FieldRow conditionRow(const SphinxCardHere& card) {
  FieldRow row{{}, {{kindField(card)}}, FieldRow::Lay::flow};
  switch (card.card.kind) {
  case SphinxKind::built: {
    row.parts.push_back({buildingField(card)});
    const std::vector<BuiltPart> parts = builtParts(card.copy, card.index);
    if (parts.size() > 1) row.parts.push_back({partsField(card, parts)});
    break;
  }
  case SphinxKind::playersOnLast:
    row.parts.push_back(
        {wordField(card, "condition.market", CopyFields::tr("Market"), marketOptions(),
                   egizia::marketNames, static_cast<int>(card.card.market))});
    break;
  case SphinxKind::ownStones:
    row.parts = {row.parts[0], {neededField(card)}, {buildingField(card)}};
    break;
  case SphinxKind::ownStonesInEach:
  case SphinxKind::perTen: row.parts.push_back({neededField(card)}); break;
  case SphinxKind::perOwnStone: row.parts.push_back({buildingField(card)}); break;
  case SphinxKind::crewStrength:
    row.parts.push_back({wordField(card, "condition.crew", CopyFields::tr("Crew"),
                                   optionsOf(egizia::crewCount,
                                             [](int i) {
                                               return text::crewSetName(
                                                   egizia::crewBit(static_cast<egizia::Crew>(i)));
                                             }),
                                   egizia::crewNames, static_cast<int>(card.card.crew))});
    break;
  case SphinxKind::mostField:
    row.parts.push_back({wordField(
        card, "condition.colour", CopyFields::tr("Colour"),
        optionsOf(static_cast<int>(egizia::fieldColourNames.size()),
                  [](int i) { return text::fieldColour(static_cast<egizia::FieldColour>(i)); }),
        egizia::fieldColourNames, static_cast<int>(card.card.colour))});
    break;
  case SphinxKind::ownLast: row.parts.push_back({marketsField(card)}); break;
  case SphinxKind::mostQuarries:
  case SphinxKind::perPermanent: break;
  }
  return row;
}

FieldPart pointsField(const SphinxCardHere& card) {
  const QString place = card.place("points");
  const QString name = fill(CopyFields::tr("Points of “%1”"), {card.name});
  if (card.card.kind != SphinxKind::crewStrength) {
    FieldNumber field = cardNumber(place, 1, egizia::maxPrinted, name);
    field.content.shape = NumberField::Shape::round;
    return field;
  }
  // The only word that can stand there.
  FieldChoice field;
  field.place = place;
  field.content.options = {{0, CopyFields::tr("strength")}};
  field.content.chosen = {0};
  field.content.name = name;
  field.change = [place](const std::vector<int>& /*chosen*/) {
    return wordChange(place.toStdString(), "strength");
  };
  return field;
}

FieldRow pointsByPlayers(const SphinxCardHere& card) {
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (std::size_t players = 0; players < card.card.table.size(); ++players) {
    const int count = static_cast<int>(players);
    FieldNumber field = cardNumber(
        card.place("points") + QStringLiteral("[%1]").arg(players), 0, egizia::maxPrinted,
        fill(CopyFields::tr("Points with %n player(s): “%1”", nullptr, count), {card.name}));
    field.content.shape = NumberField::Shape::round;
    row.parts.push_back({quietText(text::number(count)), std::move(field)});
  }
  return row;
}

FieldGroup sphinxCard(const CopyState& copy, std::size_t index) {
  const SphinxCard& one = editionOf(copy.checked).sphinxCards[index];
  const SphinxCardHere card{copy, index, one, "sphinxCards." + one.id, sphinxCardName(copy, index)};
  FieldGroup group;
  group.heading = card.name;
  group.findings = copy.findings(card.key);
  group.rows.push_back(conditionRow(card));
  if (one.kind == SphinxKind::playersOnLast) {
    const QString text = CopyFields::tr("Points by the number of players:");
    group.rows.push_back({{}, {{quietText(text)}}, FieldRow::Lay::flow});
    group.rows.push_back(pointsByPlayers(card));
  } else {
    group.before = {pointsField(card)};
  }
  if (!mayRemoveSphinxCard(editionOf(copy.checked))) return group;
  group.behind = {lessStep(text::fromUtf8(card.key) + u" remove",
                           fill(CopyFields::tr("Take “%1” out"), {card.name}),
                           removingCard(card.key))};
  return group;
}

std::vector<FieldParts> sphinxHead(const CopyState& copy) {
  const int count = static_cast<int>(editionOf(copy.checked).sphinxCards.size());
  const QString text = fill(CopyFields::tr("%1 of %2 cards"),
                            {text::number(count), text::number(egizia::sphinxCardCount)});
  FieldNumber limit = numberAt(copy, QStringLiteral("sphinx.drawLimit"));
  FieldParts line{countedCards(text, count - egizia::sphinxCardCount),
                  quietText(CopyFields::tr("Drawn at most:")), std::move(limit)};
  if (mayAddSphinxCard(editionOf(copy.checked))) {
    FieldChoice add;
    add.place = QStringLiteral("sphinxCards add");
    add.content.options = kindOptions();
    add.content.chosen = {-1};
    add.content.text = CopyFields::tr("Add a card");
    add.content.name = CopyFields::tr("Another Sphinx card");
    add.change = [](const std::vector<int>& chosen) -> CopyChange {
      const auto kind = static_cast<SphinxKind>(chosen.front());
      return [kind](egizia::EditionDocument& document) {
        return !egizia::addSphinxCard(document, kind).empty();
      };
    };
    line.emplace_back(std::move(add));
  }
  return {line};
}

} // namespace

FieldList sphinxCardsFields(const CopyState& copy) {
  FieldList list{sphinxHead(copy), {}};
  for (const ListedSphinxGroup& listed : sphinxGroupsOf(editionOf(copy.checked))) {
    FieldSection section{text::sphinxGroupName(listed.group), {}};
    for (const std::size_t index : listed.cards) section.groups.push_back(sphinxCard(copy, index));
    list.sections.push_back(std::move(section));
  }
  return list;
}

} // namespace nilometer::ui
