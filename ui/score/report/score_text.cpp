// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/score_text.h"
#include "ui/score/report/report_texts.h"

#include "ui/score/report/score_numbers.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/score/report/text_table.h"

#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QDate>

#include <algorithm>
#include <span>

namespace nilometer::report {

using text::fill;
using Align = TextTable::Align;

namespace {

constexpr int narrowestName = 6;
constexpr int widestName = 20;

QString paragraph(const QString& text) {
  return wrappedText(onOneLine(text), 0) + u'\n';
}

QString heading(const ScoreReport& report) {
  QStringList first;
  for (const QString& part : {report.title, dayText(report)}) {
    if (!part.isEmpty()) first += part;
  }
  const QStringList second = {
      report.game.name, report.profile, report.edition,
      Report::tr("%n player(s)", nullptr, static_cast<int>(report.seats.size()))};
  QString text = first.isEmpty() ? QString() : paragraph(first.join(QStringLiteral(", ")));
  text += paragraph(second.join(QStringLiteral(" · ")));
  if (!report.isFinished) text += paragraph(unfinished(report));
  return text;
}

/// The table of sources with a column for every player.
class Sheet {
public:
  explicit Sheet(const ScoreReport& report)
      : m_report(report), m_marks((report.assumed.empty() ? 0 : 1) + (report.hasAnyway() ? 1 : 0) +
                                  (report.hasDisputedSources() ? 1 : 0)),
        m_table(columns(report.seats.size())) {}

  QString text() {
    const Room room = this->room();
    QStringList names;
    for (const ScoreSeat& seat : m_report.seats) names += onOneLine(seat.name);
    names = elidedApart(names, room.name);
    row(Report::tr("Rule"), Report::tr("Source"),
        [&](const ScoreSeat& seat) { return names[&seat - m_report.seats.data()]; });
    m_table.line();
    if (m_report.tellsBefore()) {
      row({}, Report::tr("Before the final scoring"),
          [](const ScoreSeat& seat) { return text::number(seat.before); });
    }
    for (const ScoreSource& source : m_report.sources) {
      QStringList title = wrapped(source.shortTitle, room.source);
      QStringList cells = {source.rule, title.takeFirst()};
      for (std::size_t i = 0; i < m_report.seats.size(); ++i) cells += cellText(source.cells[i]);
      m_table.row(cells);
      for (const QString& line : title) {
        row({}, line, [](const ScoreSeat&) { return QString(); });
      }
    }
    m_table.line();
    markedRow(Report::tr("Points"), [](const ScoreSeat& seat) { return pointsText(seat); });
    if (m_report.hasBids) {
      row(m_report.deciding.number, Report::tr("Bid for the seat"),
          [](const ScoreSeat& seat) { return text::halves(-seat.bid); });
      markedRow(Report::tr("Result"), [](const ScoreSeat& seat) { return resultText(seat); });
    }
    return m_table.text();
  }

private:
  static std::vector<Align> columns(std::size_t players) {
    std::vector<Align> columns(players + 2, Align::right);
    columns[0] = columns[1] = Align::left;
    return columns;
  }

  /// Names are cut and sources go on below so that all fit beside each other.
  struct Room {
    int source = 0;
    int name = 0;
  };
  [[nodiscard]] Room room() const {
    int rule = columnsOf(Report::tr("Rule"));
    int source = columnsOf(Report::tr("Before the final scoring"));
    for (const ScoreSource& row : m_report.sources) {
      rule = std::max(rule, columnsOf(row.rule));
      source = std::max(source, columnsOf(row.shortTitle));
    }
    const int players = static_cast<int>(m_report.seats.size());
    const int all = textWidth - rule - 2;
    const auto left = [&](int width) { return (all - width) / players - 2 - m_marks; };
    if (left(source) < narrowestName) source = all - players * (narrowestName + 2 + m_marks);
    return {source, std::clamp(left(source), narrowestName, widestName)};
  }

  /// The marks stand behind the number; numbers without keep the room, so that all are in line.
  [[nodiscard]] QString cellText(const ScoreSource::Cell& cell) const {
    if (!cell.applies) return QString(m_marks, u' ');
    return pointsText(cell) + padded(markText(cell.marks), m_marks);
  }

  /// Everybody's points, with what they rest on.
  template <class Cell> void markedRow(const QString& title, Cell cell) {
    QStringList cells = {QString(), title};
    for (const ScoreSeat& seat : m_report.seats) {
      cells += cell(seat) + padded(markText(seat.marks), m_marks);
    }
    m_table.row(cells);
  }

  template <class Cell> void row(const QString& rule, const QString& title, Cell cell) {
    QStringList cells = {rule, title};
    for (const ScoreSeat& seat : m_report.seats) cells += cell(seat) + QString(m_marks, u' ');
    m_table.row(cells);
  }

  const ScoreReport& m_report;
  int m_marks; ///< columns that they take
  TextTable m_table;
};

QString ranking(const ScoreReport& report) {
  TextTable table({Align::right, Align::left, Align::right, Align::left});
  for (std::size_t i = 0; i < report.ranking.size(); ++i) {
    const ScoreRank& rank = report.ranking[i];
    const ScoreSeat& seat = report.seats[rank.player];
    const QString place = QString::number(report.placeAt(i));
    table.row({report.hasPlaces() ? fill(QStringLiteral("%1."), {place}) : QString(),
               elided(onOneLine(seat.name), 2 * widestName),
               resultText(seat) + markText(seat.marks),
               QStringList{otherResults(report, rank.player), rank.tieBreak}.join(u' ').trimmed()});
  }
  QString text = Report::tr("Ranking") + u'\n' + table.text(2) + u'\n' + paragraph(outcome(report));
  if (const QString doubt = notSettled(report); !doubt.isEmpty()) text += paragraph(doubt);
  return text;
}

QString disputed(const ScoreReport& report) {
  if (report.disputes.empty()) return {};
  QString text = u'\n' + disputesHeading(report) + u'\n';
  for (const DisputeText& dispute : disputeTexts(report)) {
    text += paragraph(dispute.what) + paragraph(dispute.said);
    if (!dispute.then.isEmpty()) text += paragraph(dispute.then);
  }
  return text;
}

QString notes(const ScoreReport& report) {
  QString text;
  for (const QString& line : belowSheet(report)) text += paragraph(line);
  return text;
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
    const QString& phase = phaseOf(m_report, first.phase).name;
    m_text += first.phase == m_report.finalPhase
                  ? phase
                  : fill(Report::tr("Round %1, %2"), {text::number(first.round), phase});
    m_text += u'\n';
    TextTable table(columns());
    QStringList head = {//: Whose points these are.
                        Report::tr("Player"), Report::tr("Points"),
                        //: The points of the player after that entry.
                        Report::tr("Total"), Report::tr("Rule"), Report::tr("Reason")};
    if (m_report.isRecorded) head = QStringList{Report::tr("Entry"), Report::tr("Line")} + head;
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
                         text::signedNumber(step.points), text::number(step.total),
                         m_report.ruleOf(step), step.reason};
    if (!m_report.isRecorded) return cells;
    return QStringList{QString::number(step.entry), QString::number(step.line)} + cells;
  }

  const ScoreReport& m_report;
  QString m_text;
};

} // namespace

QString markText(const ScoreMarks& marks) {
  return (marks.assumed.empty() ? QString() : QStringLiteral("*")) +
         (marks.anyway ? QStringLiteral("!") : QString()) +
         (marks.disputed ? QStringLiteral("?") : QString());
}

QStringList legend(const ScoreReport& report) {
  ScoreMarks all{{}, report.hasAnyway(), report.hasDisputedSources()};
  for (std::size_t i = 0; i < report.assumed.size(); ++i) all.assumed.push_back(i);
  return legend(report, all);
}

QStringList belowSheet(const ScoreReport& report) {
  QStringList lines;
  for (const ScoreAnyway& entry : report.anyway) lines += anywayText(entry);
  lines += unreadNote(report);
  lines += legend(report);
  lines += assumedNote(report);
  lines.removeAll(QString());
  return lines;
}

QStringList legend(const ScoreReport& report, const ScoreMarks& marks) {
  QStringList lines;
  if (!marks.assumed.empty()) {
    QStringList names;
    for (const std::size_t value : marks.assumed) names += report.assumed[value].name;
    names.removeDuplicates();
    lines += fill(Report::tr("* rests on printed values that are only assumed: %1"),
                  {names.join(QStringLiteral("; "))});
  }
  if (marks.anyway) lines += Report::tr("! entered against the rules, or corrected");
  if (marks.disputed)
    lines += Report::tr("? other points if what is disputed is settled otherwise");
  return lines;
}

QString assumedNote(const ScoreReport& report) {
  if (report.assumedValues == 0) return {};
  return fill(Report::tr("%n printed value(s) of “%1” are only assumed; compare them with your own "
                         "copy.",
                         nullptr, report.assumedValues),
              {report.edition});
}

QString dayText(const ScoreReport& report) {
  const QDate day = QDate::fromString(report.date, Qt::ISODate);
  return day.isValid() ? text::dayInWords(day) : report.date;
}

QString pointsText(const ScoreSeat& seat) {
  if (seat.isHidden) return QStringLiteral("?");
  return text::withUnread(text::number(seat.points), seat.isOpen);
}

QString resultText(const ScoreSeat& seat) {
  if (seat.isHidden) return QStringLiteral("?");
  return text::withUnread(text::halves(seat.result()), seat.isOpen);
}

QString pointsText(const ScoreSource::Cell& cell) {
  if (cell.isOpen && cell.points == 0) return QStringLiteral("?");
  return text::withUnread(text::number(cell.points), cell.isOpen);
}

QString unreadNote(const ScoreReport& report) {
  //: What "?" in place of points stands for.
  if (report.isHidden()) return Report::tr("? Hidden until the end of the game");
  if (report.unread.isEmpty()) return {};
  //: What "?" behind points waits for, by name.
  return fill(Report::tr("? Nobody has read yet: %1"), {report.unread.join(QStringLiteral("; "))});
}

namespace {

/// What the values behind some points are called, in the order of the edition.
QStringList assumedNames(const ScoreReport& report, const ScoreMarks& marks) {
  std::vector<AssumedValue> values;
  for (const std::size_t value : marks.assumed) values.push_back(report.assumed[value]);
  std::ranges::sort(values, {}, &AssumedValue::place);
  QStringList names;
  for (const AssumedValue& value : values) names += value.name;
  names.removeDuplicates();
  return names;
}

} // namespace

QString restsOn(const ScoreReport& report, const ScoreMarks& marks) {
  return text::restsOn(assumedNames(report, marks));
}

QStringList restsOnLines(const ScoreReport& report, const ScoreMarks& marks) {
  return text::restsOnLines(assumedNames(report, marks)) +
         legend(report, {{}, marks.anyway, marks.disputed});
}

QString outcome(const ScoreReport& report) {
  if (report.isHidden()) return report.hidden;
  if (report.isOpen()) return Report::tr("Nobody can tell yet who is in front.");
  const QString& first = report.seats[report.ranking.front().player].name;
  if (!report.isFinished && report.ranking.front().shared) {
    return Report::tr("Nobody is in front alone.");
  }
  if (!report.isFinished) return fill(Report::tr("%1 is in front."), {first});
  if (report.ranking.front().shared) {
    QStringList all;
    for (const table::Player player : report.first()) all += report.seats[player].name;
    return fill(Report::tr("%1 win together."), {text::listOf(all)});
  }
  //: Somebody else wins if what is disputed was otherwise.
  return fill(report.isWinnerDisputed() ? Report::tr("%1 wins?") : Report::tr("%1 wins."), {first});
}

namespace {

/// "Anna 26 instead of 23", for everybody who would have other points.
QString thenText(const ScoreReport& report, const ScoreDispute& dispute) {
  if (dispute.goesOn) return Report::tr("Then the game is not over.");
  if (dispute.points.empty()) return {};
  QStringList changed;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const ScoreSeat& seat = report.seats[i];
    if (dispute.points[i] == seat.points) continue;
    const int other = 2 * dispute.points[i] - seat.bid;
    //: %1: a player, %2: what he would have, %3: what he has
    changed += fill(Report::tr("%1 %2 instead of %3"),
                    {seat.name, text::halves(other), text::halves(seat.result())});
  }
  if (changed.isEmpty()) return Report::tr("The score is the same either way.");
  //: What the score would be if the other side of a dispute is right; a list of "Anna 26 instead
  //: of 23".
  QString text = fill(Report::tr("Then: %1."), {changed.join(QStringLiteral(", "))});
  const table::Player first = dispute.ranking.front();
  if (first != report.ranking.front().player && !report.isOpen()) {
    const QString other =
        report.isFinished ? Report::tr("%1 wins.") : Report::tr("%1 is in front.");
    text += u' ' + fill(other, {report.seats[first].name});
  }
  return text;
}

} // namespace

QString disputesHeading(const ScoreReport& report) {
  if (!report.isRecorded) return Report::tr("Disputed values");
  //: heading of a list of entries that the table does not agree about
  return Report::tr("Disputed entries");
}

std::vector<DisputeText> disputeTexts(const ScoreReport& report) {
  std::vector<DisputeText> texts;
  for (const ScoreDispute& dispute : report.disputes) {
    const QStringList facts{text::number(dispute.entry), text::number(dispute.round),
                            dispute.sentence};
    const QString what = report.isRecorded
                             //: The number of an entry, the round it was made in, its sentence.
                             ? fill(Report::tr("Entry %1, round %2: %3"), facts)
                             : dispute.sentence;
    texts.push_back({what, text::disputedText(dispute.said), thenText(report, dispute)});
  }
  return texts;
}

QStringList disputesOf(const ScoreReport& report, table::Player player) {
  QStringList lines;
  const std::vector<DisputeText> texts = disputeTexts(report);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::vector<int>& points = report.disputes[i].points;
    const bool isOther = !points.empty() && points[player] != report.seats[player].points;
    if (isOther) lines += {texts[i].what, texts[i].said};
  }
  return lines;
}

QString anywayText(const ScoreAnyway& entry) {
  //: An entry that the rules forbid: its number, the round it was made in, its sentence.
  return fill(Report::tr("Against the rules, entry %1, round %2: %3"),
              {text::number(entry.entry), text::number(entry.round), entry.sentence});
}

QString notSettled(const ScoreReport& report) {
  if (!report.isRankingDisputed()) return {};
  const bool winner = report.isWinnerDisputed() && report.isFinished;
  const int count = static_cast<int>(report.disputes.size());
  if (report.isRecorded) {
    return winner
               ? Report::tr("The winner is not settled: %n disputed entry(ies).", nullptr, count)
               : Report::tr("The ranking is not settled: %n disputed entry(ies).", nullptr, count);
  }
  return winner ? Report::tr("The winner is not settled: %n disputed value(s).", nullptr, count)
                : Report::tr("The ranking is not settled: %n disputed value(s).", nullptr, count);
}

QString otherResults(const ScoreReport& report, table::Player player) {
  const ScoreSeat& seat = report.seats[player];
  std::vector<int> others;
  for (const ScoreDispute& dispute : report.disputes) {
    if (dispute.points.empty() || dispute.points[player] == seat.points) continue;
    others.push_back(2 * dispute.points[player] - seat.bid);
  }
  if (others.empty()) return {};
  const auto [least, most] = std::ranges::minmax(others);
  if (least == most) return fill(QStringLiteral("/ %1?"), {text::halves(least)});
  return fill(QStringLiteral("/ %1…%2?"), {text::halves(least), text::halves(most)});
}

QString tieText(const ScoreReport& report, const ScoreRank& rank) {
  if (rank.shared || rank.tieBreak.isEmpty()) return rank.tieBreak;
  return fill(QStringLiteral("%1: %2"), {report.seats[rank.player].name, rank.tieBreak});
}

QString unfinished(const ScoreReport& report) {
  if (report.isFinished) return {};
  return fill(Report::tr("The game is not finished: %1."), {report.standing});
}

QString scoreText(const ScoreReport& report, Detail detail) {
  QString text = heading(report) + u'\n';
  if (detail == Detail::steps) text += Explanation(report).text();
  text += Sheet(report).text() + u'\n' + ranking(report) + disputed(report);
  const QString note = notes(report);
  return note.isEmpty() ? text : text + u'\n' + note;
}

} // namespace nilometer::report
