// SPDX-License-Identifier: GPL-3.0-or-later
// Every Nile card and every Sphinx card of the edition.
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::operator""_rule;
using text::fill;
using text::number;
using text::SphinxGroup;

namespace {

struct CardsWords {
  Q_DECLARE_TR_FUNCTIONS(RulesCards)
public:
  // By text::SphinxGroup: how these cards are judged.
  static constexpr auto groups = std::to_array<const char*>({
      QT_TR_NOOP("It does not matter who has built it. A row is built when all its spaces are."),
      QT_TR_NOOP("All players on the last step count, whether you are one of them or not."),
      QT_TR_NOOP("Only your own stones in the building count."),
      QT_TR_NOOP("What counts is the strength of the crew on the card at the end of the game."),
      QT_TR_NOOP("A tie pays too, but a sum of 0 does not. Printed values count, start cards "
                 "included. The water ring does not matter; an improved field counts in its new "
                 "colour."),
      QT_TR_NOOP("Your own marker must stand on the last step."),
      QT_TR_NOOP("“Better field” and the Tombs card count as Permanent cards. The card for points "
                 "comes last of all, after everything else."),
  });
};
static_assert(CardsWords::groups.size() == text::sphinxGroupCount);

/// A value under that id is only assumed.
bool isAssumed(const egizia::Edition& edition, const std::string& group, const std::string& id) {
  const std::string begin = group + '.' + id + '.';
  return std::ranges::any_of(edition.printed, [&begin](const egizia::PrintedValue& value) {
    return value.provenance == egizia::Provenance::assumed && value.key.starts_with(begin);
  });
}

QString starNote() {
  const QString text = fill(CardsWords::tr("* Only %1. Compare with your own copy."),
                            {text::provenance(egizia::Provenance::assumed)});
  return html::paragraphOf("quiet", text.toHtmlEscaped());
}

QString starred(const QString& text, bool assumed) {
  return assumed ? text + QStringLiteral(" *") : text;
}

/// A number at the end of a name does not begin a line of its own.
QString onOneLine(QString name) {
  const qsizetype space = name.lastIndexOf(u' ');
  if (space >= 0 && name.back().isDigit()) name[space] = QChar::Nbsp;
  return name;
}

/// What a brown field gives when it is taken; "–" for nothing.
QString giftOf(const egizia::NileCard& card) {
  using Bonus = egizia::TakingBonus;
  switch (card.bonus) {
  case Bonus::none: break;
  case Bonus::grainMarketStep: return CardsWords::tr("grain market a step down");
  case Bonus::stoneMarketStep: return CardsWords::tr("stone market a step down");
  case Bonus::points: return text::points(card.bonusAmount);
  case Bonus::stones: return text::stones(card.bonusAmount);
  }
  return QStringLiteral("–");
}

/// How many cards of that name each deck has: "1/2: 2, 3/4: 1".
QString decksOf(int name, const egizia::Edition& edition) {
  QStringList parts;
  for (std::size_t i = 0; i < egizia::deckCount; ++i) {
    const auto deck = static_cast<egizia::Deck>(i);
    const auto cards = std::ranges::count_if(edition.nileCards, [&](const auto& card) {
      return card.name == name && card.deck == deck;
    });
    if (cards == 0) continue;
    parts += fill(QStringLiteral("%1 (%2×)"), {text::deck(deck), number(static_cast<int>(cards))});
  }
  return parts.join(QStringLiteral(", "));
}

bool isOf(const egizia::NileCard& card, table::RuleId rule) {
  return egizia::ruleOf(card.kind) == rule;
}

RulesSection sphinxSection(SphinxGroup group, const egizia::Edition& edition) {
  const text::Table table{&edition, {}};
  const int index = static_cast<int>(group) + 1;
  RulesSection section{QStringLiteral("sphinx-%1").arg(index), text::sphinxGroupName(group), {}};
  QStringList cards;
  bool assumed = false;
  for (std::size_t i = 0; i < edition.sphinxCards.size(); ++i) {
    const egizia::SphinxCard& card = edition.sphinxCards[i];
    if (text::sphinxGroup(card) != group) continue;
    const bool star = isAssumed(edition, "sphinxCards", card.id);
    assumed = assumed || star;
    cards += starred(text::sphinxCard(static_cast<int>(i), table), star).toHtmlEscaped();
  }
  section.html =
      html::heading(2, section.title, section.anchor) +
      html::paragraph(CardsWords::tr(CardsWords::groups[static_cast<std::size_t>(group)])) +
      html::list(cards) + (assumed ? starNote() : QString());
  return section;
}

} // namespace

QString cardsOf(table::RuleId rule, const egizia::Edition& edition) {
  const text::Table table{&edition, {}};
  const bool gifts = rule == "CARD-FIELD-BROWN"_rule;
  QStringList head{CardsWords::tr("Card").toHtmlEscaped(), CardsWords::tr("Deck").toHtmlEscaped()};
  if (gifts) head += CardsWords::tr("Gift").toHtmlEscaped();
  std::vector<QStringList> rows;
  bool assumed = false;
  for (std::size_t name = 0; name < edition.cardNames.size(); ++name) {
    const auto card = std::ranges::find(edition.nileCards, name, &egizia::NileCard::name);
    if (card == edition.nileCards.end() || !isOf(*card, rule)) continue;
    const bool star = isAssumed(edition, "nileCards", edition.cardNames[name]);
    assumed = assumed || star;
    const int id = static_cast<int>(name);
    QStringList row{starred(onOneLine(text::cardName(id, table)), star).toHtmlEscaped(),
                    decksOf(id, edition).toHtmlEscaped()};
    if (gifts) row += giftOf(*card).toHtmlEscaped();
    rows.push_back(row);
  }
  if (rows.empty()) return {};
  return html::table(head, rows) + (assumed ? starNote() : QString());
}

RulesPage sphinxCardsPage(const RulesSubject& subject) {
  RulesPage page{QStringLiteral("page-sphinx-cards"), CardsWords::tr("Sphinx cards"), {}, {}};
  const int cards = static_cast<int>(subject.edition->sphinxCards.size());
  page.intro = html::paragraph(
      CardsWords::tr("There are %n Sphinx card(s). Each names a condition. If it holds at the end, "
                     "the card pays (END-3). Until then nobody shows theirs.",
                     nullptr, cards));
  for (int group = 0; group < text::sphinxGroupCount; ++group) {
    page.sections.push_back(sphinxSection(static_cast<SphinxGroup>(group), *subject.edition));
  }
  return page;
}

} // namespace nilometer::ui
