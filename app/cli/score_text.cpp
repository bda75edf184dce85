// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score_text.h"

#include "app/cli/output.h"
#include "app/cli/score_numbers.h"
#include "app/cli/text_table.h"
#include "app/cli/text_width.h"

#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::cli {

using words::fill;
using Align = TextTable::Align;

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int narrowestName = 6;
constexpr int widestName = 20;

QString paragraph(const QString& text) {
  return wrappedText(onOneLine(text), 0) + u'\n';
}

QString heading(const ScoreReport& report) {
  QStringList first;
  for (const QString& part : {report.title, report.date}) {
    if (!part.isEmpty()) first += part;
  }
  const QStringList second = {
      words::profileName(report.profile), report.edition,
      Cli::tr("%n player(s)", nullptr, static_cast<int>(report.seats.size()))};
  QString text = first.isEmpty() ? QString() : paragraph(first.join(QStringLiteral(", ")));
  text += paragraph(second.join(QStringLiteral(" · ")));
  if (!report.isFinished) {
    text += paragraph(
        fill(Cli::tr("The game is not finished: %1."), {moment(report.round, report.phase)}));
  }
  return text;
}

/// The table of sources with a column for every player.
class Sheet {
public:
  explicit Sheet(const ScoreReport& report)
      : m_report(report), m_table(columns(report.seats.size())) {}

  QString text() {
    m_table.row(QStringList{Cli::tr("Rule"), Cli::tr("Source")} + names());
    m_table.line();
    if (!m_report.isRecorded) {
      row({}, Cli::tr("Before the final scoring"),
          [](const ScoreSeat& seat) { return words::number(seat.before); });
    }
    for (const ScoreSource& source : m_report.sources) {
      QStringList cells = {source.rule, source.title};
      for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
        cells += words::number(source.points[i]);
      }
      m_table.row(cells);
    }
    m_table.line();
    row({}, Cli::tr("Points"), [](const ScoreSeat& seat) { return words::number(seat.points); });
    if (m_report.hasBids) {
      row(QStringLiteral("END-4"), Cli::tr("Bid for the seat"),
          [](const ScoreSeat& seat) { return halves(-seat.bid); });
      row({}, Cli::tr("Result"), [](const ScoreSeat& seat) { return halves(seat.result()); });
    }
    return m_table.text();
  }

private:
  static std::vector<Align> columns(std::size_t players) {
    std::vector<Align> columns(players + 2, Align::right);
    columns[0] = columns[1] = Align::left;
    return columns;
  }

  /// Long names are cut so that all fit beside the sources.
  [[nodiscard]] QStringList names() const {
    int rule = columnsOf(Cli::tr("Rule"));
    int title = columnsOf(Cli::tr("Before the final scoring"));
    for (const ScoreSource& source : m_report.sources) {
      rule = std::max(rule, columnsOf(source.rule));
      title = std::max(title, columnsOf(source.title));
    }
    const int players = static_cast<int>(m_report.seats.size());
    const int room = (textWidth - rule - title - 2) / std::max(players, 1) - 2;
    QStringList names;
    for (const ScoreSeat& seat : m_report.seats) {
      names += elided(onOneLine(seat.name), std::clamp(room, narrowestName, widestName));
    }
    return names;
  }

  template <class Cell> void row(const QString& rule, const QString& title, Cell cell) {
    QStringList cells = {rule, title};
    for (const ScoreSeat& seat : m_report.seats) cells += cell(seat);
    m_table.row(cells);
  }

  const ScoreReport& m_report;
  TextTable m_table;
};

QString ranking(const ScoreReport& report) {
  TextTable table({Align::right, Align::left, Align::right, Align::left});
  int place = 0;
  for (const ScoreRank& rank : report.ranking) {
    const ScoreSeat& seat = report.seats[rank.player];
    table.row({fill(QStringLiteral("%1."), {QString::number(++place)}),
               elided(onOneLine(seat.name), 2 * widestName), halves(seat.result()), rank.tieBreak});
  }
  const QString& first = report.seats[report.ranking.front().player].name;
  const QString sentence = report.isFinished ? fill(Cli::tr("%1 wins."), {first})
                                             : fill(Cli::tr("%1 is in front."), {first});
  return Cli::tr("Ranking") + u'\n' + table.text(2) + u'\n' + paragraph(sentence);
}

QString assumed(const ScoreReport& report) {
  if (report.assumedValues == 0) return {};
  return paragraph(fill(Cli::tr("%n printed value(s) of “%1” are only assumed; compare them with "
                                "your own copy: nilometer-cli edition --unconfirmed",
                                nullptr, report.assumedValues),
                        {report.edition}));
}

/// Every step, a block for each round and phase.
class Explanation {
public:
  explicit Explanation(const ScoreReport& report) : m_report(report) {}

  QString text() {
    const auto& steps = m_report.steps;
    for (std::size_t first = 0; first < steps.size();) {
      std::size_t end = first + 1;
      const auto same = [&](const ScoreStep& step) {
        return step.round == steps[first].round && step.phase == steps[first].phase;
      };
      while (end < steps.size() && same(steps[end])) ++end;
      block(std::span(steps).subspan(first, end - first));
      first = end;
    }
    return m_text;
  }

private:
  void block(std::span<const ScoreStep> steps) {
    const ScoreStep& first = steps.front();
    m_text += first.phase == egizia::Phase::final
                  ? words::phase(first.phase)
                  : fill(Cli::tr("Round %1, %2"),
                         {words::number(first.round), words::phase(first.phase)});
    m_text += u'\n';
    TextTable table(columns());
    QStringList head = {Cli::tr("Player"), Cli::tr("Points"), Cli::tr("Total"), Cli::tr("Rule"),
                        Cli::tr("Reason")};
    if (m_report.isRecorded) head = QStringList{Cli::tr("Entry"), Cli::tr("Line")} + head;
    table.row(head);
    for (const ScoreStep& step : steps) table.row(cells(step));
    m_text += table.text(2) + u'\n';
  }

  [[nodiscard]] std::vector<Align> columns() const {
    std::vector<Align> columns = {Align::left, Align::right, Align::right, Align::left,
                                  Align::left};
    if (m_report.isRecorded) columns.insert(columns.begin(), 2, Align::right);
    return columns;
  }

  [[nodiscard]] QStringList cells(const ScoreStep& step) const {
    QStringList cells = {elided(onOneLine(m_report.seats[step.player].name), widestName),
                         withSign(step.points), words::number(step.total), step.rule, step.reason};
    if (!m_report.isRecorded) return cells;
    return QStringList{QString::number(step.entry), QString::number(step.line)} + cells;
  }

  const ScoreReport& m_report;
  QString m_text;
};

} // namespace

QString scoreText(const ScoreReport& report, bool explained) {
  QString text = heading(report) + u'\n';
  if (explained) text += Explanation(report).text();
  text += Sheet(report).text() + u'\n' + ranking(report);
  const QString note = assumed(report);
  return note.isEmpty() ? text : text + u'\n' + note;
}

} // namespace nilometer::cli
