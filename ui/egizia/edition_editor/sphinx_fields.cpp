// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy for the Sphinx cards in groups: each says in words what it asks for, with
// everything in it to be changed below.
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::Building;
using egizia::SphinxCard;
using egizia::SphinxKind;
using record::JsonArray;
using record::jsonText;
using record::JsonValue;
using text::fill;

namespace {

struct SphinxWords {
  Q_DECLARE_TR_FUNCTIONS(CopyFields)
public:
  // By SphinxKind.
  static constexpr auto kinds = std::to_array<const char*>(
      {QT_TR_NOOP("Built"), QT_TR_NOOP("Players on a last step"), QT_TR_NOOP("Own stones"),
       QT_TR_NOOP("Own stones in every building"), QT_TR_NOOP("For each own stone"),
       QT_TR_NOOP("Strength of a crew"), QT_TR_NOOP("Most productive quarries"),
       QT_TR_NOOP("Most productive fields"), QT_TR_NOOP("Own marker on a last step"),
       QT_TR_NOOP("For each Permanent card"), QT_TR_NOOP("For points")});
  /// What a condition says besides its kind, in the order of the page; %1 = the card.
  static constexpr auto members = std::to_array<std::pair<const char*, const char*>>({
      {"condition.needed", QT_TR_NOOP("Number needed for “%1”")},
      //: One of the four buildings.
      {"condition.building", QT_TR_NOOP("%1: Building")},
      {"condition.parts", QT_TR_NOOP("Parts that “%1” asks for")},
      {"condition.market", QT_TR_NOOP("%1: Market")},
      {"condition.markets", QT_TR_NOOP("%1: Markets")},
      {"condition.crew", QT_TR_NOOP("%1: Crew")},
      {"condition.colour", QT_TR_NOOP("%1: Colour")},
  });
};
static_assert(SphinxWords::kinds.size() == std::size_t(SphinxKind::perTen) + 1);

std::vector<ChoiceField::Option> kindOptions() {
  std::vector<ChoiceField::Option> kinds;
  for (const char* const kind : SphinxWords::kinds) {
    kinds.push_back({static_cast<int>(kinds.size()), SphinxWords::tr(kind)});
  }
  return kinds;
}

/// The parts that a card may ask for: those of the building, and those it asks for although they
/// are not there.
ValueParts partsOf(const CopyState& copy, const SphinxCard& card) {
  ValueParts parts;
  parts.several = true;
  std::set<std::string_view> ids;
  for (const egizia::BuildingPart& part : editionOf(copy.checked).plan(card.building).parts) {
    ids.insert(part.id);
    parts.words.push_back({jsonText(part.id), builtPartName(part.id)});
  }
  for (const JsonValue& asked :
       listIn(copy.document, "sphinxCards." + card.id + ".condition.parts")) {
    const std::string& id = *asked.as<std::string>();
    if (ids.contains(id)) continue;
    parts.words.push_back({asked, fill(CopyFields::tr("%1 (not there)"), {builtPartName(id)})});
  }
  return parts;
}

/// What the card asks for, also if that is only what is not there: "Row 7 of the obelisk is built".
QString cardName(const CopyState& copy, std::size_t index) {
  const egizia::Edition& edition = editionOf(copy.checked);
  const SphinxCard& card = edition.sphinxCards[index];
  if (card.kind != SphinxKind::built || card.spaces != 0) {
    return text::sphinxCondition(static_cast<int>(index), {&edition, {}});
  }
  QStringList parts{text::building(card.building)};
  const std::size_t there = edition.plan(card.building).parts.size();
  const ValueParts all = partsOf(copy, card);
  for (std::size_t i = there; i < all.words.size(); ++i) parts += all.words[i].text;
  return SphinxWords::tr(SphinxWords::kinds[0]) + QStringLiteral(": ") +
         parts.join(QStringLiteral(", "));
}

FieldChoice kindField(const CardHere& here, const SphinxCard& card) {
  FieldChoice field;
  field.place = here.place("condition.kind");
  field.content.options = kindOptions();
  field.content.chosen = {static_cast<int>(card.kind)};
  field.content.name = fill(CopyFields::tr("What “%1” asks for"), {here.name});
  field.change = [id = card.id](const std::vector<int>& chosen) -> CopyChange {
    return [id, kind = static_cast<SphinxKind>(chosen.front())](auto& document) {
      return egizia::setSphinxKind(document, id, kind);
    };
  };
  return field;
}

/// The card asks for parts of another building: the same rows as far as they are there.
CopyChange askingFor(const CardHere& here, Building building) {
  const auto& parts = editionOf(here.copy.checked).plan(building).parts;
  const QString condition = here.place("condition");
  JsonArray asked = listIn(here.copy.document, condition.toStdString() + ".parts");
  std::erase_if(asked, [&](const JsonValue& id) {
    return std::ranges::find(parts, *id.as<std::string>(), &egizia::BuildingPart::id) ==
           parts.end();
  });
  if (asked.empty()) asked.push_back(jsonText(parts.front().id));
  const std::string_view name = egizia::buildingNames[static_cast<std::size_t>(building)];
  return setting(condition, JsonValue(record::JsonObject{{"kind", jsonText("built")},
                                                         {"building", jsonText(name)},
                                                         {"parts", JsonValue(asked)}}));
}

FieldChoice partsField(const CardHere& here, const QString& place, const QString& name,
                       const ValueParts& parts) {
  constexpr std::size_t namedAtMost = 3;
  FieldChoice field = choiceAt(here.copy, place, name, parts);
  const std::size_t asks = field.content.chosen.size();
  if (asks > namedAtMost) {
    field.content.text = CopyFields::tr("%n row(s) or part(s)", nullptr, static_cast<int>(asks));
  }
  return field;
}

FieldRow conditionRow(const CardHere& here, const SphinxCard& card) {
  FieldRow row = lineOf(kindField(here, card));
  for (const auto& [member, called] : SphinxWords::members) {
    const QString place = here.place(member);
    if (here.copy.document.value(place.toStdString()) == nullptr) continue;
    const QString name = SphinxWords::tr(called);
    FieldPart field = here.field(member, name);
    if (auto* const number = std::get_if<FieldNumber>(&field)) number->content.least = 1;
    if (member == std::string_view("condition.parts")) {
      const ValueParts parts = partsOf(here.copy, card);
      if (parts.words.size() < 2) continue;
      field = partsField(here, place, fill(name, {here.name}), parts);
    }
    if (member == std::string_view("condition.building") && card.kind == SphinxKind::built) {
      // Each building has parts of its own; the change is worked out while the copy is known.
      std::vector<CopyChange> changes;
      for (int i = 0; i < egizia::buildingCount; ++i) {
        changes.push_back(askingFor(here, static_cast<Building>(i)));
      }
      std::get<FieldChoice>(field).change = [changes](const auto& chosen) {
        return changes[std::size_t(chosen.front())];
      };
    }
    row.parts.push_back({std::move(field)});
  }
  return row;
}

FieldPart pointsField(const CardHere& here, const SphinxCard& card) {
  const QString called = CopyFields::tr("Points of “%1”");
  if (card.kind == SphinxKind::crewStrength) {
    // The only word that can stand there.
    return choiceAt(here.copy, here.place("points"), fill(called, {here.name}),
                    {.words = {{jsonText("strength"), CopyFields::tr("strength")}}});
  }
  FieldNumber field = here.number("points", 1, called);
  field.content.shape = NumberField::Shape::round;
  return field;
}

FieldRow pointsByPlayers(const CardHere& here) {
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (int players = 0; players <= egizia::maxPlayers; ++players) {
    const std::string member = "points[" + std::to_string(players) + ']';
    FieldNumber field = here.number(
        member.c_str(), 0, CopyFields::tr("Points with %n player(s): “%1”", nullptr, players));
    field.content.shape = NumberField::Shape::round;
    row.parts.push_back({quietText(text::number(players)), std::move(field)});
  }
  return row;
}

FieldGroup sphinxCard(const CopyState& copy, std::size_t index) {
  const std::vector<SphinxCard>& all = editionOf(copy.checked).sphinxCards;
  const SphinxCard& card = all[index];
  const CardHere here{copy, u"sphinxCards." + text::fromUtf8(card.id), cardName(copy, index)};
  FieldGroup group = here.group(all.size() > 1);
  group.rows.push_back(conditionRow(here, card));
  if (card.kind == SphinxKind::playersOnLast) {
    group.rows.push_back(lineOf(quietText(CopyFields::tr("Points by the number of players:"))));
    group.rows.push_back(pointsByPlayers(here));
  } else {
    group.before = {pointsField(here, card)};
  }
  return group;
}

FieldParts sphinxHead(const CopyState& copy) {
  const int count = static_cast<int>(editionOf(copy.checked).sphinxCards.size());
  const QString text = fill(CopyFields::tr("%1 of %2 cards"),
                            {text::number(count), text::number(egizia::sphinxCardCount)});
  FieldParts line{countedCards(text, count - egizia::sphinxCardCount),
                  quietText(CopyFields::tr("Drawn at most:")),
                  numberAt(copy, QStringLiteral("sphinx.drawLimit"))};
  if (count >= egizia::maxSphinxCards) return line;
  const auto add = [](int kind) -> CopyChange {
    return [kind](auto& document) {
      return !egizia::addSphinxCard(document, static_cast<SphinxKind>(kind)).empty();
    };
  };
  line.emplace_back(addingField(QStringLiteral("sphinxCards"),
                                CopyFields::tr("Another Sphinx card"), kindOptions(), add));
  return line;
}

} // namespace

FieldList sphinxCardsFields(const CopyState& copy) {
  const std::vector<SphinxCard>& cards = editionOf(copy.checked).sphinxCards;
  FieldList list{{sphinxHead(copy)}, {}};
  for (int i = 0; i < text::sphinxGroupCount; ++i) {
    const auto group = static_cast<text::SphinxGroup>(i);
    FieldSection section{text::sphinxGroupName(group), {}};
    for (auto card = cards.begin(); card != cards.end(); ++card) {
      // Of several with one id only the first can be changed.
      const bool isFirst = std::find_if(cards.begin(), card, [&](const SphinxCard& other) {
                             return other.id == card->id;
                           }) == card;
      if (!isFirst || text::sphinxGroup(*card) != group) continue;
      section.groups.push_back(sphinxCard(copy, static_cast<std::size_t>(card - cards.begin())));
    }
    if (!section.groups.empty()) list.sections.push_back(std::move(section));
  }
  return list;
}

} // namespace nilometer::ui
