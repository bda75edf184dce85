// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/rescored_numbers.h"

#include "ui/score/result/sheet_rows.h"
#include "ui/table/history_edit/changed_numbers.h"
#include "ui/text/shown_names.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace nilometer::ui {

using report::ScoreReport;
using report::ScoreSeat;

namespace {

/// Somebody's seat in both results; nothing where he takes no part.
struct SeatPair {
  std::optional<std::size_t> before;
  std::optional<std::size_t> after;
};

struct RowPair {
  std::optional<SheetRow> before;
  std::optional<SheetRow> after;
  [[nodiscard]] const SheetRow& any() const { return after ? *after : *before; }
};

/// A player keeps name and colour, else a name that nobody shares, whichever seat it is; who was
/// renamed keeps the seat.
std::vector<SeatPair> seatPairs(const ScoreReport& before, const ScoreReport& after) {
  std::vector<SeatPair> pairs;
  for (std::size_t i = 0; i < after.seats.size(); ++i) pairs.push_back({std::nullopt, i});
  const auto isFree = [&](std::size_t seat) {
    return std::ranges::find(pairs, std::optional(seat), &SeatPair::before) == pairs.end();
  };
  const auto pairWhere = [&](const auto& isSame) {
    for (SeatPair& pair : pairs) {
      for (std::size_t i = 0; i < before.seats.size() && !pair.before; ++i) {
        if (isFree(i) && isSame(i, *pair.after)) pair.before = i;
      }
    }
  };
  const auto isAlone = [](const ScoreReport& report, const QString& name) {
    return std::ranges::count(report.seats, name, &ScoreSeat::entered) == 1;
  };
  pairWhere([&](std::size_t was, std::size_t is) {
    return before.seats[was].entered == after.seats[is].entered &&
           before.seats[was].look == after.seats[is].look;
  });
  pairWhere([&](std::size_t was, std::size_t is) {
    const QString& name = after.seats[is].entered;
    return before.seats[was].entered == name && isAlone(before, name) && isAlone(after, name);
  });
  pairWhere([](std::size_t was, std::size_t is) { return was == is; });
  for (std::size_t i = 0; i < before.seats.size(); ++i) {
    if (isFree(i)) pairs.push_back({i, std::nullopt});
  }
  return pairs;
}

/// The rows of both sheets without their headings. What only the first has stands above the totals.
std::vector<RowPair> rowPairs(const ScoreReport& before, const ScoreReport& after) {
  const auto isHeading = [](const SheetRow& row) { return row.kind == SheetRow::Kind::group; };
  std::vector<SheetRow> earlier = sheetRows(before);
  std::erase_if(earlier, isHeading);
  std::vector<RowPair> pairs;
  for (const SheetRow& row : sheetRows(after)) {
    if (isHeading(row)) continue;
    RowPair pair{std::nullopt, row};
    const auto same = std::ranges::find_if(earlier, [&](const SheetRow& one) {
      return one.kind == row.kind && one.rule == row.rule && one.title == row.title;
    });
    if (same != earlier.end()) {
      pair.before = *same;
      earlier.erase(same);
    }
    pairs.push_back(std::move(pair));
  }
  for (const SheetRow& row : earlier) {
    const auto place = std::ranges::find_if(pairs, [&](const RowPair& pair) {
      return row.isTotal() ? pair.any().kind > row.kind : pair.any().isTotal();
    });
    pairs.insert(place, {row, std::nullopt});
  }
  return pairs;
}

QString textOf(const std::optional<SheetRow>& row, const SheetRow& other,
               std::optional<std::size_t> seat) {
  const QString nobody = QStringLiteral("–");
  if (!seat) return nobody;
  // What gave nothing, and what there was none of, is the same to a result.
  const QString nothing = other.isTotal() ? nobody : QStringLiteral("0");
  if (!row || row->cells[*seat].text.isEmpty()) return nothing;
  return row->cells[*seat].text;
}

QString textBefore(const RowPair& row, const SeatPair& seat) {
  return textOf(row.before, row.any(), seat.before);
}

QString textAfter(const RowPair& row, const SeatPair& seat) {
  return textOf(row.after, row.any(), seat.after);
}

bool differs(const RowPair& row, const SeatPair& seat) {
  return textBefore(row, seat) != textAfter(row, seat);
}

} // namespace

QString rescoredNumbers(const ScoreReport& before, const ScoreReport& after, const Theme& theme,
                        NamesShown namesShown) {
  std::vector<SeatPair> seats = seatPairs(before, after);
  std::vector<RowPair> rows = rowPairs(before, after);
  std::erase_if(rows, [&](const RowPair& row) {
    return std::ranges::none_of(seats, [&](const SeatPair& seat) { return differs(row, seat); });
  });
  std::erase_if(seats, [&](const SeatPair& seat) {
    return std::ranges::none_of(rows, [&](const RowPair& row) { return differs(row, seat); });
  });
  if (rows.empty()) return {};
  const auto seatOf = [&](const SeatPair& pair) -> const ScoreSeat& {
    return pair.after ? after.seats[*pair.after] : before.seats[*pair.before];
  };
  QStringList names;
  std::ranges::transform(seats, std::back_inserter(names),
                         [&](const SeatPair& pair) { return seatOf(pair).name; });
  if (namesShown == NamesShown::shortened) names = text::ShownNames(names).shown;
  QString html = tableCell(QStringLiteral("td"), {}, {});
  for (std::size_t i = 0; i < seats.size(); ++i) {
    html += tableCell(QStringLiteral("th"), QStringLiteral("align='right'"),
                      playerHtml(static_cast<PlayerColour>(seatOf(seats[i]).look),
                                 names[static_cast<qsizetype>(i)], theme));
  }
  html = QStringLiteral("<tr>") + html + QStringLiteral("</tr>");
  for (const RowPair& row : rows) {
    QString cells =
        tableCell(QStringLiteral("td"), {}, coloured(row.any().title.toHtmlEscaped(), theme.ink));
    for (const SeatPair& seat : seats) {
      cells += changedCell(textBefore(row, seat), textAfter(row, seat), theme);
    }
    html += QStringLiteral("<tr>") + cells + QStringLiteral("</tr>");
  }
  return numbersTable(html);
}

} // namespace nilometer::ui
