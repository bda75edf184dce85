// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/step_rows.h"

#include "ui/egizia/text/note_words.h"
#include "ui/egizia/text/rests_on.h"
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
using Look = ScoreRow::Look;
using Sale = ScoringStep::Sale;

namespace {

struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

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

/// Turns the steps of one page into rows.
class RowMaker {
public:
  RowMaker(const egizia::Edition& edition, const text::Table& table, const ScoringPage& page,
           const egizia::PrintedSet& before)
      : m_edition(edition), m_table(table), m_page(page), m_before(before) {}

  [[nodiscard]] ScoreRow revealed(std::size_t index) const {
    const ScoringStep& step = m_page.steps[index];
    ScoreRow row;
    row.rule = step.rule;
    row.title = title(step);
    row.detail = detail(step);
    if (step.behind != table::noPlayer) {
      row.detail = fill(StepWords::tr("%1 · arrives behind %2"),
                        {row.detail, text::playerName(step.behind, m_table)});
    }
    row.points = text::signedNumber(step.points);
    row.gains = step.points > 0;
    row.total = number(step.total);
    mark(row, step.basis, basisAfter(index + 1));
    return row;
  }

  [[nodiscard]] ScoreRow waiting(const ScoringStep& step, std::span<const int> named) const {
    if (step.kind == Kind::stones) return quiet(StepWords::tr("Stones left over"), step.rule);
    if (step.kind == Kind::tombs) return quiet(StepWords::tr("Tombs"), step.rule);
    if (std::ranges::find(named, step.card) == named.end()) return sealed();
    ScoreRow row = quiet(text::sphinxCondition(step.card, m_table), step.rule);
    row.detail = StepWords::tr("counts last of all");
    return row;
  }

  [[nodiscard]] static ScoreRow sealed() {
    ScoreRow row = quiet(StepWords::tr("Sphinx card"), "END-3"_rule);
    row.look = Look::sealed;
    return row;
  }

  [[nodiscard]] ScoreRow total() const {
    ScoreRow row = quiet(StepWords::tr("Final scoring"));
    row.look = Look::winner;
    const int points = m_page.steps.back().total;
    row.points = text::signedNumber(points - m_page.pointsBefore());
    row.gains = true;
    row.total = number(points);
    const std::size_t all = m_page.steps.size();
    mark(row, m_page.basisAfter(all), basisAfter(all));
    return row;
  }

private:
  /// What the total after so many steps rests on.
  [[nodiscard]] egizia::PrintedSet basisAfter(std::size_t steps) const {
    egizia::PrintedSet basis = m_before;
    egizia::addPrinted(basis, m_page.basisAfter(steps));
    return basis;
  }

  /// The signs, and what they mean: of the points if these have one, else of the total.
  void mark(ScoreRow& row, const egizia::PrintedSet& points,
            const egizia::PrintedSet& total) const {
    row.pointsSign = text::restsSign(points);
    row.totalSign = text::restsSign(total);
    row.rests = text::restsOnLines(points.empty() ? total : points, m_table);
  }

  static ScoreRow quiet(const QString& title, std::optional<table::RuleId> rule = {}) {
    ScoreRow row{.look = Look::waiting};
    row.rule = rule;
    row.title = title;
    return row;
  }

  [[nodiscard]] QString title(const ScoringStep& step) const {
    switch (step.kind) {
    case Kind::stones: return stonesTitle(step);
    case Kind::tombs: return StepWords::tr("Tombs");
    case Kind::sphinx: break;
    }
    return text::sphinxCondition(step.card, m_table);
  }

  [[nodiscard]] QString detail(const ScoringStep& step) const {
    switch (step.kind) {
    case Kind::stones: return stonesDetail(m_edition, m_page, step);
    case Kind::tombs: return tombsDetail(m_edition, step.fact);
    case Kind::sphinx: break;
    }
    return cardDetail(m_edition.sphinxCards[step.card], step, m_table);
  }

  const egizia::Edition& m_edition;
  const text::Table& m_table;
  const ScoringPage& m_page;
  const egizia::PrintedSet& m_before;
};

} // namespace

std::vector<ScoreRow> stepRows(const egizia::Edition& edition, const text::Table& table,
                               const ScoringProgress& progress, std::span<const int> named,
                               const egizia::PrintedSet& before) {
  const ScoringPage& page = *progress.page();
  const RowMaker make(edition, table, page, before);
  std::vector<ScoreRow> rows;
  for (std::size_t i = 0; i < page.steps.size(); ++i) {
    if (i == page.open)
      rows.insert(rows.end(), static_cast<std::size_t>(page.sealed), RowMaker::sealed());
    const bool shown = i < progress.revealed();
    rows.push_back(shown ? make.revealed(i) : make.waiting(page.steps[i], named));
  }
  if (page.open == page.steps.size()) {
    rows.insert(rows.end(), static_cast<std::size_t>(page.sealed), RowMaker::sealed());
  }
  if (progress.revealed() > 0) rows[progress.revealed() - 1].look = Look::latest;
  if (progress.isWhole()) rows.push_back(make.total());
  return rows;
}

} // namespace nilometer::ui
