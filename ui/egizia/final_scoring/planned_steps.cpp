// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/planned_steps.h"

#include "engine/egizia/rules.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::SphinxCard;
using egizia::SphinxKind;
using egizia::operator""_rule;
using text::fill;
using text::number;
using Kind = ScoringStep::Kind;
using Sale = ScoringStep::Sale;

namespace {

struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

struct StageWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoringStage)
};

bool isSphinx(const ScoringStep& step) {
  return step.kind == Kind::sphinx;
}

QString stonesDetail(const egizia::Edition& edition, const ScoringPage& page,
                     const ScoringStep& step) {
  if (step.sale == Sale::forbidden) {
    const int first = edition.stoneMarketSteps - edition.stoneMarketSaleSteps;
    return fill(
        StepWords::tr("Stone market on step %1, stones are sold from step %2 on (MARKET-4)"),
        {number(page.stoneStep + 1), number(first + 1)});
  }
  if (step.fact == 0) return StepWords::tr("no stones left");
  if (step.sale == Sale::kept) return StepWords::tr("%n stone(s) left", nullptr, step.fact);
  return fill(StepWords::tr("%n stone(s), %1 for each point", nullptr, step.fact),
              {number(edition.stonesPerSalePoint)});
}

QString stonesTitle(const ScoringStep& step) {
  switch (step.sale) {
  //: What a player has done with leftover stones.
  case Sale::sold: return StepWords::tr("Stones sold");
  case Sale::kept: return StepWords::tr("Stones kept");
  case Sale::forbidden: break;
  }
  return StepWords::tr("Stones not sold");
}

/// The sum and the band of END-2 that it falls into.
QString tombsDetail(const egizia::Edition& edition, int sum) {
  if (sum <= 0) return StepWords::tr("no tomb tiles");
  int from = 1;
  for (std::size_t i = 0; i < edition.tombBands.size(); ++i) {
    const int upTo = edition.tombBands[i].upTo;
    if (i + 1 == edition.tombBands.size()) break;
    if (sum <= upTo) {
      return fill(StepWords::tr("sum %1, in %2 to %3"), {number(sum), number(from), number(upTo)});
    }
    from = upTo + 1;
  }
  return fill(StepWords::tr("sum %1, at least %2"), {number(sum), number(from)});
}

/// The fact that decides about a Sphinx card, also where the number alone would not tell.
QString cardDetail(const SphinxCard& card, const ScoringStep& step, const text::Table& table) {
  const QString fact = text::sphinxFact(step.card, step.fact, table);
  if (card.kind == SphinxKind::built) {
    return fill(StepWords::tr("%1 of %n space(s) built", nullptr, std::popcount(card.spaces)),
                {number(step.fact)});
  }
  if (card.kind == SphinxKind::ownLast) {
    return step.fact > 0 ? StepWords::tr("reached") : StepWords::tr("not reached");
  }
  const bool most = card.kind == SphinxKind::mostQuarries || card.kind == SphinxKind::mostField;
  if (!most || step.points > 0 || step.fact <= 0) return fact;
  return fill(StepWords::tr("%1, somebody has more"), {fact});
}

/// Own stones that the card counts.
int stonesCounted(const SphinxCard& card, int fact) {
  const bool counts = card.kind == SphinxKind::ownStones || card.kind == SphinxKind::perOwnStone ||
                      card.kind == SphinxKind::ownStonesInEach;
  return counts ? fact : 0;
}

/// What a card that gave nothing was short of; empty where what counted has said it.
QString missingFor(const SphinxCard& card, int fact) {
  switch (card.kind) {
  case SphinxKind::ownStones:
  case SphinxKind::ownStonesInEach:
    return StageWords::tr("%n more would have been enough.", nullptr, card.needed - fact);
  case SphinxKind::built:
    return StageWords::tr("%n more space(s) would have been enough.", nullptr,
                          std::popcount(card.spaces) - fact);
  case SphinxKind::playersOnLast: return StageWords::tr("For so many the card gives nothing.");
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField:
    // Where somebody has more, that has been said.
    return fact > 0 ? QString() : StageWords::tr("Whoever has nothing of it gets nothing.");
  case SphinxKind::perTen:
    return StageWords::tr("It takes at least %n point(s).", nullptr, card.needed);
  case SphinxKind::perOwnStone:
  case SphinxKind::crewStrength:
  case SphinxKind::ownLast:
  case SphinxKind::perPermanent: break;
  }
  return {};
}

/// Whether the card asks for something that nobody has alone.
bool countsForAll(const SphinxCard& card) {
  return card.kind == SphinxKind::built || card.kind == SphinxKind::playersOnLast;
}

/// What stands face down, or is still to be named.
PlannedStep cardBack() {
  return {.kind = {},
          .title = {},
          .reason = {},
          .waiting = StepWords::tr("Sphinx card"),
          .faceDown = true,
          .rule = "END-3"_rule};
}

/// Puts the steps of one page into words.
class StepTeller {
public:
  StepTeller(const egizia::Edition& edition, const text::Table& table, const ScoringPage& page)
      : m_edition(edition), m_table(table), m_page(page),
        m_cards(static_cast<int>(std::ranges::count_if(page.steps, isSphinx)) + page.sealed) {}

  PlannedStep step(const ScoringStep& step, std::span<const int> named) {
    PlannedStep told;
    if (!isSphinx(step)) {
      told = step.kind == Kind::stones ? stones(step) : tombs(step);
      told.kind = told.waiting;
      told.reason = fill(QStringLiteral("%1: %2."), {told.title, told.detail});
    } else {
      told = card(step, std::ranges::find(named, step.card) != named.end());
    }
    if (step.behind != table::noPlayer) {
      told.detail = fill(StepWords::tr("%1 · arrives behind %2"),
                         {told.detail, text::playerName(step.behind, m_table)});
    }
    told.rule = step.rule;
    const auto rule = egizia::ruleName(step.rule);
    told.ruleName = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    told.column = static_cast<std::size_t>(step.kind);
    told.points = step.points;
    return told;
  }

private:
  [[nodiscard]] PlannedStep stones(const ScoringStep& step) const {
    PlannedStep told;
    told.title = stonesTitle(step);
    told.detail = stonesDetail(m_edition, m_page, step);
    told.waiting = StepWords::tr("Stones left over");
    told.picture = static_cast<int>(Motif::stonesLeft);
    return told;
  }

  [[nodiscard]] PlannedStep tombs(const ScoringStep& step) const {
    PlannedStep told;
    told.title = StepWords::tr("Tombs");
    told.detail = tombsDetail(m_edition, step.fact);
    told.waiting = told.title;
    told.picture = static_cast<int>(Motif::tombs);
    return told;
  }

  [[nodiscard]] PlannedStep card(const ScoringStep& step, bool isNamedHere) {
    const SphinxCard& card = m_edition.sphinxCards[step.card];
    PlannedStep told = cardBack();
    told.kind = fill(StageWords::tr("Sphinx card %1 of %2"), {number(++m_turned), number(m_cards)});
    told.title = text::sphinxCondition(step.card, m_table);
    told.detail = cardDetail(card, step, m_table);
    QStringList said{fill(QStringLiteral("%1."), {told.title}),
                     countsForAll(card)
                         //: What counts on a card of whatever all have done: "All together: 3 of 4
                         //: spaces built."
                         ? fill(StageWords::tr("All together: %1."), {told.detail})
                         //: A player and what counts of him: "Anna: 6 own stones."
                         : fill(StageWords::tr("%1: %2."),
                                {text::playerName(step.player, m_table), told.detail})};
    if (step.points <= 0) said += missingFor(card, step.fact);
    said.removeAll({});
    told.reason = said.join(u' ');
    told.tells = StepWords::tr("Turn the next");
    told.picture = static_cast<int>(motifOf(card));
    told.pieces = stonesCounted(card, step.fact);
    if (isNamedHere) {
      told.faceDown = false;
      told.waiting = told.title;
      told.last = StepWords::tr("counts last of all");
    }
    return told;
  }

  const egizia::Edition& m_edition;
  const text::Table& m_table;
  const ScoringPage& m_page;
  int m_cards = 0;
  int m_turned = 0;
};

/// Before anything of a player is scored: what has to lie ready for it.
QString layReady(const ScoringPage& page, const QString& name) {
  const auto has = [&](Kind kind) {
    return std::ranges::any_of(page.steps, [&](const ScoringStep& step) {
      return step.kind == kind && (kind == Kind::sphinx || step.fact > 0);
    });
  };
  QStringList things;
  if (has(Kind::stones)) things += StepWords::tr("stones");
  if (has(Kind::tombs)) things += StepWords::tr("tomb tiles");
  if (has(Kind::sphinx) || page.sealed > 0) things += StepWords::tr("Sphinx cards");
  if (things.isEmpty()) return {};
  //: What a player lays on the table for the final scoring: "Anna: lay out stones and tomb tiles".
  return fill(StepWords::tr("%1: lay out %2"), {name, text::listOf(things)});
}

} // namespace

PlannedPage plannedPage(const egizia::Edition& edition, const text::Table& table,
                        const ScoringPage& page, std::span<const int> named,
                        const MarksOf& marksOf) {
  PlannedPage planned{.player = page.player, .before = page.before};
  StepTeller teller(edition, table, page);
  for (const ScoringStep& step : page.steps) {
    planned.steps.push_back(teller.step(step, named));
    planned.steps.back().marks = marksOf(step.basis);
  }
  planned.sealed = page.sealed;
  planned.card = cardBack();
  planned.open = page.open;
  planned.kind = fill(StageWords::tr("Order tile %1"), {number(page.orderTile)});
  const QString name = text::playerName(page.player, table);
  planned.ready = layReady(page, name);
  planned.asks = fill(StepWords::tr("%1: name %n Sphinx card(s)", nullptr, page.sealed), {name});
  return planned;
}

} // namespace nilometer::ui
