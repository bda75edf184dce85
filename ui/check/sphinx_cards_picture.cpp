// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/sphinx_cards_picture.h"

#include "ui/board/heading.h"
#include "ui/check/sphinx_card_words.h"
#include "ui/words/phrase.h"

#include "engine/egizia/edition_bounds.h"

namespace nilometer::ui {

using egizia::Building;
using egizia::SphinxCard;
using egizia::SphinxKind;
using words::fill;

namespace {

/// The texts of names 0, 1, 2 … of an enumeration.
template <class Name> QStringList textsOf(int count, Name name) {
  QStringList texts;
  for (int i = 0; i < count; ++i) texts += name(i);
  return texts;
}

std::vector<ChoiceField::Option> optionsOf(const QStringList& texts) {
  std::vector<ChoiceField::Option> options;
  for (const QString& text : texts) options.push_back({static_cast<int>(options.size()), text});
  return options;
}

QStringList buildingNames() {
  return textsOf(egizia::buildingCount,
                 [](int i) { return words::building(static_cast<Building>(i)); });
}

QStringList marketNames() {
  return textsOf(2, [](int i) { return words::market(static_cast<egizia::Market>(i)); });
}

QStringList kindNames() {
  return textsOf(sphinxKindCount, [](int i) { return sphinxKindName(static_cast<SphinxKind>(i)); });
}

} // namespace

CardSheet SphinxCardsPicture::sheet(const CopyState& copy) {
  CardSheet sheet;
  sheet.head = head(copy);
  for (const ListedSphinxGroup& listed : sphinxGroupsOf(copy.edition())) {
    CardGroup group{words::sphinxGroupName(listed.group), {}};
    for (const std::size_t index : listed.cards) {
      const SphinxCard& one = copy.edition().sphinxCards[index];
      group.cards.push_back(
          card({copy, index, one, "sphinxCards." + one.id, sphinxCardName(copy, index)}));
    }
    sheet.groups.push_back(std::move(group));
  }
  if (mayAddSphinxCard(copy.edition())) sheet.groups.push_back({{}, {newCard(copy)}});
  return sheet;
}

std::vector<PieceLine> SphinxCardsPicture::head(const CopyState& copy) {
  const int count = static_cast<int>(copy.edition().sphinxCards.size());
  const int over = count - egizia::sphinxCardCount;
  QString words =
      fill(tr("%1 of %2 cards"), {words::number(count), words::number(egizia::sphinxCardCount)});
  if (over < 0) words += QStringLiteral(" – ") + tr("%n card(s) missing", nullptr, -over);
  if (over > 0) words += QStringLiteral(" – ") + tr("%n card(s) too many", nullptr, over);
  const QString limit = tr("Drawn at most:");
  NumberField& field = number(copy, QStringLiteral("sphinx.drawLimit"),
                              numberFrom(1, egizia::sphinxCardCount, limit));
  PieceLine line;
  line.pieces = {cardText(words, over == 0 ? PieceTone::strong : PieceTone::wrong), cardText(limit),
                 piece(field)};
  line.pieces[1].begin = CardPiece::Begin::apart;
  line.pieces[2].begin = CardPiece::Begin::joined;
  return {line};
}

DrawnCard SphinxCardsPicture::card(const Asked& asked) {
  DrawnCard card;
  card.title = asked.name;
  card.titleTone = PieceTone::plain;
  const bool byPlayers = asked.card.kind == SphinxKind::playersOnLast;
  if (!byPlayers) card.corner = points(asked);
  card.face = {condition(asked)};
  card.findings = asked.copy.findings(asked.key);
  if (byPlayers) {
    card.foot = {{{cardText(tr("Points by the number of players:"), PieceTone::quiet)}},
                 pointsByPlayers(asked)};
  }
  if (mayRemoveSphinxCard(asked.copy.edition())) card.remove = remove(asked);
  return card;
}

CardPiece SphinxCardsPicture::remove(const Asked& asked) {
  return piece(step(
      words::fromUtf8(asked.key) + QStringLiteral(" remove"), StepButton::Sign::remove,
      fill(tr("Take “%1” out"), {asked.name}),
      [key = asked.key](record::EditionDocument& document) { return document.removeCard(key); }));
}

QString SphinxCardsPicture::nameIn(const Asked& asked, const QString& what) {
  return fill(QStringLiteral("%1: %2"), {asked.name, what});
}

PieceLine SphinxCardsPicture::condition(const Asked& asked) {
  PieceLine line;
  line.wrap = PieceLine::Wrap::seldom;
  line.pieces.push_back(kind(asked));
  switch (asked.card.kind) {
  case SphinxKind::built:
    line.pieces.push_back(building(asked));
    if (builtParts(asked.copy, asked.index).size() > 1) line.pieces.push_back(parts(asked));
    break;
  case SphinxKind::playersOnLast:
    line.pieces.push_back(word(asked, "market", tr("Market"), marketNames(), egizia::marketNames,
                               static_cast<int>(asked.card.market)));
    break;
  case SphinxKind::ownStones:
    line.pieces.push_back(needed(asked));
    line.pieces.push_back(building(asked));
    break;
  case SphinxKind::ownStonesInEach:
  case SphinxKind::perTen: line.pieces.push_back(needed(asked)); break;
  case SphinxKind::perOwnStone: line.pieces.push_back(building(asked)); break;
  case SphinxKind::crewStrength:
    line.pieces.push_back(word(asked, "crew", tr("Crew"),
                               textsOf(egizia::crewCount,
                                       [](int i) {
                                         return words::crewSetName(
                                             egizia::crewBit(static_cast<egizia::Crew>(i)));
                                       }),
                               egizia::crewNames, static_cast<int>(asked.card.crew)));
    break;
  case SphinxKind::mostField:
    line.pieces.push_back(
        word(asked, "colour", tr("Colour"),
             textsOf(int(egizia::fieldColourNames.size()),
                     [](int i) { return words::fieldColour(static_cast<egizia::FieldColour>(i)); }),
             egizia::fieldColourNames, static_cast<int>(asked.card.colour)));
    break;
  case SphinxKind::ownLast: line.pieces.push_back(markets(asked)); break;
  case SphinxKind::mostQuarries:
  case SphinxKind::perPermanent: break;
  }
  return line;
}

CardPiece SphinxCardsPicture::kind(const Asked& asked) {
  ChoiceField::Content content;
  content.options = optionsOf(kindNames());
  content.chosen = {static_cast<int>(asked.card.kind)};
  content.name = fill(tr("What “%1” asks for"), {asked.name});
  return piece(choice(asked.copy, memberPlace(asked.key, "condition.kind"), content,
                      [id = asked.card.id](const std::vector<int>& chosen) -> CopyChange {
                        const auto kind = static_cast<SphinxKind>(chosen.front());
                        return [id, kind](record::EditionDocument& document) {
                          return document.setSphinxKind(id, kind);
                        };
                      }));
}

CardPiece SphinxCardsPicture::building(const Asked& asked) {
  ChoiceField::Content content;
  content.options = optionsOf(buildingNames());
  content.chosen = {static_cast<int>(asked.card.building)};
  content.name = nameIn(asked, tr("Building"));
  const QString place = memberPlace(asked.key, "condition.building");
  if (asked.card.kind != SphinxKind::built) {
    return piece(choice(asked.copy, place, content, [place](const std::vector<int>& chosen) {
      return wordChange(place.toStdString(), egizia::buildingNames[std::size_t(chosen.front())]);
    }));
  }
  // Each building has parts of its own; the change is worked out while the copy is known.
  std::vector<CopyChange> changes;
  for (int i = 0; i < egizia::buildingCount; ++i) {
    changes.push_back(
        builtBuildingChange(asked.copy.edition(), asked.index, static_cast<Building>(i)));
  }
  return piece(choice(asked.copy, place, content, [changes](const std::vector<int>& chosen) {
    return changes[std::size_t(chosen.front())];
  }));
}

CardPiece SphinxCardsPicture::parts(const Asked& asked) {
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  content.name = fill(tr("Parts that “%1” asks for"), {asked.name});
  std::vector<std::string> ids;
  for (const BuiltPart& part : builtParts(asked.copy, asked.index)) {
    const int option = static_cast<int>(ids.size());
    content.options.push_back({option, builtPartName(part)});
    if (part.asked) content.chosen.push_back(option);
    ids.push_back(part.id);
  }
  constexpr int namedAtMost = 3;
  const int asks = static_cast<int>(content.chosen.size());
  if (asks > namedAtMost) content.text = tr("%n row(s) or part(s)", nullptr, asks);
  return piece(choice(asked.copy, memberPlace(asked.key, "condition.parts"), content,
                      [ids, key = asked.key](const std::vector<int>& chosen) {
                        std::vector<std::string> wanted;
                        for (const int one : chosen) wanted.push_back(ids[std::size_t(one)]);
                        return partsChange(key, wanted);
                      }));
}

CardPiece SphinxCardsPicture::needed(const Asked& asked) {
  return piece(
      number(asked.copy, memberPlace(asked.key, "condition.needed"),
             numberFrom(1, egizia::maxPrinted, fill(tr("Number needed for “%1”"), {asked.name}))));
}

CardPiece SphinxCardsPicture::markets(const Asked& asked) {
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  content.options = optionsOf(marketNames());
  for (int i = 0; i < 2; ++i) {
    if ((asked.card.markets & (1U << static_cast<unsigned>(i))) != 0) content.chosen.push_back(i);
  }
  if (content.chosen.empty()) content.text = tr("no market");
  content.name = nameIn(asked, tr("Markets"));
  const QString place = memberPlace(asked.key, "condition.markets");
  return piece(choice(asked.copy, place, content, [place](const std::vector<int>& chosen) {
    return setChange(place.toStdString(), chosen, egizia::marketNames);
  }));
}

CardPiece SphinxCardsPicture::word(const Asked& asked, std::string_view member, const QString& what,
                                   const QStringList& texts, std::span<const std::string_view> ids,
                                   int chosen) {
  ChoiceField::Content content;
  content.options = optionsOf(texts);
  content.chosen = {chosen};
  content.name = nameIn(asked, what);
  const QString place = memberPlace(asked.key, "condition.") + words::fromUtf8(member);
  return piece(choice(asked.copy, place, content, [place, ids](const std::vector<int>& now) {
    return wordChange(place.toStdString(), ids[std::size_t(now.front())]);
  }));
}

CardPiece SphinxCardsPicture::points(const Asked& asked) {
  const QString place = memberPlace(asked.key, "points");
  const QString name = fill(tr("Points of “%1”"), {asked.name});
  if (asked.card.kind == SphinxKind::crewStrength) {
    // The only word that can stand there.
    ChoiceField::Content content;
    content.options = {{0, tr("strength")}};
    content.chosen = {0};
    content.name = name;
    return piece(choice(asked.copy, place, content,
                        [place](const std::vector<int>& /*chosen*/) {
                          return wordChange(place.toStdString(), "strength");
                        }),
                 tr("points"));
  }
  NumberField::Content content = numberFrom(1, egizia::maxPrinted, name);
  content.shape = NumberField::Shape::round;
  return piece(number(asked.copy, place, content), tr("points"));
}

PieceLine SphinxCardsPicture::pointsByPlayers(const Asked& asked) {
  PieceLine line;
  line.wrap = PieceLine::Wrap::never;
  for (std::size_t players = 0; players < asked.card.table.size(); ++players) {
    const int count = static_cast<int>(players);
    const QString place = memberPlace(asked.key, "points") + QStringLiteral("[%1]").arg(players);
    NumberField::Content content =
        numberFrom(0, egizia::maxPrinted,
                   fill(tr("Points with %n player(s): “%1”", nullptr, count), {asked.name}));
    content.shape = NumberField::Shape::round;
    line.pieces.push_back(piece(number(asked.copy, place, content), words::number(count)));
  }
  return line;
}

DrawnCard SphinxCardsPicture::newCard(const CopyState& copy) {
  ChoiceField::Content content;
  content.chosen = {-1};
  content.options = optionsOf(kindNames());
  content.text = tr("Add a card");
  content.name = tr("Another Sphinx card");
  DrawnCard card;
  card.border = DrawnCard::Border::dashed;
  ChoiceField& field = adding(copy, QStringLiteral("sphinxCards add"), content,
                              [](const std::vector<int>& chosen) -> CopyChange {
                                const auto kind = static_cast<SphinxKind>(chosen.front());
                                return [kind](record::EditionDocument& document) {
                                  return !document.addSphinxCard(kind).empty();
                                };
                              });
  card.face = {centred({piece(field)})};
  return card;
}

} // namespace nilometer::ui
