// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/sheet_rows.h"
#include "ui/score/report/report_texts.h"

#include "ui/score/report/score_numbers.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <algorithm>

namespace nilometer::ui {

using report::Report;

using report::ScoreReport;
using report::ScoreSeat;
using report::ScoreSource;
using Kind = SheetRow::Kind;

namespace {

/// Puts the rows together in their order.
class Rows {
public:
  explicit Rows(const ScoreReport& report) : m_report(report) {}

  std::vector<SheetRow> all() {
    for (std::size_t i = 0; i < m_report.sections.size(); ++i) addSection(i);
    add(Kind::points, Report::tr("Points"), {},
        [](const ScoreSeat& seat) { return report::pointsText(seat); });
    markLast();
    if (m_report.hasBids) {
      add(Kind::bid, Report::tr("Bid for the seat"), m_report.deciding,
          [](const ScoreSeat& seat) { return text::halves(-seat.bid); });
      add(Kind::result, Report::tr("Result"), {},
          [](const ScoreSeat& seat) { return report::resultText(seat); });
      markLast();
    }
    if (!m_report.hasPlaces()) return std::move(m_rows);
    add(Kind::place, Report::tr("Place"), m_report.deciding,
        [this](const ScoreSeat& seat) { return place(seat); });
    return std::move(m_rows);
  }

private:
  void addSection(std::size_t section) {
    std::array<int, table::maxSeats> sums{};
    std::array<report::ScoreMarks, table::maxSeats> marks;
    std::array<bool, table::maxSeats> isOpen{};
    const std::size_t heading = m_rows.size();
    m_rows.emplace_back();
    if (section == 0 && m_report.tellsBefore()) {
      add(Kind::before, Report::tr("Before the final scoring"), {},
          [](const ScoreSeat& seat) { return text::number(seat.before); });
      for (std::size_t i = 0; i < m_report.seats.size(); ++i) sums[i] = m_report.seats[i].before;
    }
    for (const ScoreSource& source : m_report.sources) {
      if (source.section != section) continue;
      add(source);
      m_rows[heading].from.push_back(source.from);
      for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
        sums[i] += source.cells[i].points;
        marks[i].add(source.cells[i].marks);
        isOpen[i] = isOpen[i] || source.cells[i].isOpen;
      }
    }
    if (m_rows.size() == heading + 1) return m_rows.pop_back();
    m_rows[heading].kind = Kind::group;
    m_rows[heading].title = m_report.sections[section];
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      const QString sum = m_report.isHidden() ? report::pointsText(m_report.seats[i])
                                              : text::withUnread(text::number(sums[i]), isOpen[i]);
      m_rows[heading].cells[i] = {sum, report::markText(marks[i]),
                                  report::legend(m_report, marks[i])};
    }
  }

  void add(const ScoreSource& source) {
    SheetRow row;
    row.title = source.shortTitle;
    row.rule = source.rule;
    row.tip = source.summary;
    row.from = {source.from};
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      const ScoreSource::Cell& cell = source.cells[i];
      if (!cell.applies) continue;
      row.cells[i] = {report::pointsText(cell), report::markText(cell.marks),
                      report::legend(m_report, cell.marks)};
    }
    m_rows.push_back(std::move(row));
  }

  /// The row just added says everybody's points.
  void markLast() {
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      const report::ScoreMarks& marks = m_report.seats[i].marks;
      m_rows.back().cells[i].mark = report::markText(marks);
      m_rows.back().cells[i].rest = report::disputesOf(m_report, static_cast<table::Player>(i)) +
                                    report::legend(m_report, marks);
    }
  }

  template <class Text>
  void add(Kind kind, const QString& title, const report::ScoreRule& rule, Text text) {
    SheetRow row;
    row.kind = kind;
    row.title = title;
    row.rule = rule.number;
    row.tip = rule.summary;
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      row.cells[i].text = text(m_report.seats[i]);
    }
    m_rows.push_back(std::move(row));
  }

  [[nodiscard]] QString place(const ScoreSeat& seat) const {
    const auto index = static_cast<std::size_t>(&seat - m_report.seats.data());
    return text::fill(QStringLiteral("%1."), {text::number(m_report.placeOf(index))});
  }

  const ScoreReport& m_report;
  std::vector<SheetRow> m_rows;
};

} // namespace

std::vector<SheetRow> sheetRows(const ScoreReport& report) {
  return Rows(report).all();
}

QStringList sheetNotes(const ScoreReport& report) {
  QStringList notes;
  if (!report.isFinished) notes += report::unfinished(report);
  notes += report::outcome(report);
  for (const report::ScoreRank& rank : report.ranking) {
    if (const QString tie = report::tieText(report, rank); !tie.isEmpty()) notes += tie;
  }
  if (const QString open = report::notSettled(report); !open.isEmpty()) notes += open;
  for (const report::DisputeText& dispute : report::disputeTexts(report)) {
    notes += QStringList{dispute.what, dispute.said, dispute.then}.join(u'\n').trimmed();
  }
  return notes + report::belowSheet(report);
}

QString sheetTitle(const ScoreReport& report) {
  return report.title.isEmpty() ? Report::tr("Score sheet") : report.title;
}

QStringList sheetFacts(const ScoreReport& report) {
  QStringList facts;
  if (!report.date.isEmpty()) facts += report::dayText(report);
  return facts << report.game.name << report.profile << report.edition
               << Report::tr("%n player(s)", nullptr, static_cast<int>(report.seats.size()));
}

} // namespace nilometer::ui
