// SPDX-License-Identifier: GPL-3.0-or-later
// The score for other programs: JSON and CSV.
#include "ui/score/report/csv.h"
#include "ui/score/report/report_texts.h"
#include "ui/score/report/score_numbers.h"
#include "ui/score/report/score_text.h"

#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QJsonArray>

namespace nilometer::report {

using text::fill;

namespace {

QJsonArray keysOf(const ScoreReport& report, const ScoreMarks& marks) {
  QJsonArray keys;
  for (const std::size_t value : marks.assumed) keys += report.assumed[value].key;
  return keys;
}

/// What a number that is one player's rests on.
void addMarks(QJsonObject& json, const ScoreReport& report, const ScoreMarks& marks) {
  if (!marks.assumed.empty()) json[QStringLiteral("assumed")] = keysOf(report, marks);
  if (marks.anyway) json[QStringLiteral("anyway")] = true;
}

/// Nothing where they are hidden.
QJsonValue pointsJson(const ScoreSeat& seat, const QJsonValue& points) {
  return seat.isHidden ? QJsonValue() : points;
}

QJsonArray playersJson(const ScoreReport& report) {
  QJsonArray players;
  for (const ScoreSeat& seat : report.seats) {
    QJsonObject player{{QStringLiteral("name"), seat.entered},
                       {QStringLiteral("colour"), seat.colour},
                       {QStringLiteral("points"), pointsJson(seat, seat.points)},
                       {QStringLiteral("result"), pointsJson(seat, seat.result() / 2.0)}};
    if (report.hasBids) player[QStringLiteral("bid")] = seat.bid / 2.0;
    if (!report.isRecorded) player[QStringLiteral("before")] = seat.before;
    if (seat.isOpen) player[QStringLiteral("open")] = true;
    addMarks(player, report, seat.marks);
    players += player;
  }
  return players;
}

QJsonObject sourceJson(const ScoreReport& report, const ScoreSource& source) {
  QJsonArray points;
  QJsonArray open;
  QJsonArray anyway;
  ScoreMarks marks;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const ScoreSource::Cell& cell = source.cells[i];
    const bool isUnread = cell.isOpen && cell.points == 0;
    points += isUnread ? QJsonValue() : QJsonValue(cell.points);
    if (cell.isOpen) open += report.seats[i].colour;
    marks.add(cell.marks);
    if (cell.marks.anyway) anyway += report.seats[i].colour;
  }
  QJsonObject json{{QStringLiteral("rule"), source.rule},
                   {QStringLiteral("title"), source.title},
                   {QStringLiteral("points"), points}};
  if (!source.id.isEmpty()) json[QStringLiteral("of")] = source.id;
  if (!open.isEmpty()) json[QStringLiteral("open")] = open;
  if (!marks.assumed.empty()) json[QStringLiteral("assumed")] = keysOf(report, marks);
  if (!anyway.isEmpty()) json[QStringLiteral("anyway")] = anyway;
  return json;
}

QJsonArray sourcesJson(const ScoreReport& report) {
  QJsonArray sources;
  for (const ScoreSource& source : report.sources) sources += sourceJson(report, source);
  return sources;
}

QJsonArray rankingJson(const ScoreReport& report) {
  QJsonArray ranking;
  for (const ScoreRank& rank : report.ranking) {
    const ScoreSeat& seat = report.seats[rank.player];
    QJsonObject place{{QStringLiteral("player"), seat.colour},
                      {QStringLiteral("name"), seat.entered},
                      {QStringLiteral("result"), pointsJson(seat, seat.result() / 2.0)}};
    if (rank.shared && report.isFinished) place[QStringLiteral("shared")] = true;
    if (!rank.tieBreak.isEmpty()) place[QStringLiteral("tieBreak")] = rank.tieBreak;
    addMarks(place, report, seat.marks);
    ranking += place;
  }
  return ranking;
}

QJsonArray stepsJson(const ScoreReport& report) {
  QJsonArray steps;
  for (const ScoreStep& step : report.steps) {
    QJsonObject json{{QStringLiteral("player"), report.seats[step.player].colour},
                     {QStringLiteral("phase"), phaseOf(report, step.phase).id},
                     {QStringLiteral("rule"), report.ruleOf(step)},
                     {QStringLiteral("reason"), step.reason},
                     {QStringLiteral("points"), step.points},
                     {QStringLiteral("total"), step.total}};
    addMarks(json, report, step.marks);
    if (report.isRecorded) {
      json[QStringLiteral("entry")] = step.entry;
      json[QStringLiteral("line")] = step.line;
      json[QStringLiteral("round")] = step.round;
    }
    steps += json;
  }
  return steps;
}

/// Nothing where all is agreed.
QJsonArray disputesJson(const ScoreReport& report) {
  QJsonArray disputes;
  for (const ScoreDispute& dispute : report.disputes) {
    QJsonObject json{{QStringLiteral("is"), dispute.sentence}};
    if (report.isRecorded) {
      json[QStringLiteral("entry")] = dispute.entry;
      json[QStringLiteral("round")] = dispute.round;
    }
    if (dispute.line > 0) json[QStringLiteral("line")] = dispute.line;
    if (!dispute.said.note.isEmpty()) json[QStringLiteral("note")] = dispute.said.note;
    if (dispute.said.hasOther && !dispute.points.empty()) {
      const QString& other = dispute.said.otherwise;
      QJsonArray points;
      for (const int each : dispute.points) points += each;
      QJsonArray ranking;
      for (const table::Player player : dispute.ranking) ranking += report.seats[player].colour;
      json[QStringLiteral("otherwise")] = other.isEmpty() ? QJsonValue() : QJsonValue(other);
      json[QStringLiteral("points")] = points;
      json[QStringLiteral("ranking")] = ranking;
    }
    disputes += json;
  }
  return disputes;
}

/// Nothing where all entries keep to the rules.
QJsonArray anywayJson(const ScoreReport& report) {
  QJsonArray entries;
  for (const ScoreAnyway& entry : report.anyway) {
    QJsonObject json{{QStringLiteral("is"), entry.sentence},
                     {QStringLiteral("entry"), entry.entry},
                     {QStringLiteral("round"), entry.round}};
    if (entry.line > 0) json[QStringLiteral("line")] = entry.line;
    if (entry.player < report.seats.size()) {
      json[QStringLiteral("player")] = report.seats[entry.player].colour;
    }
    entries += json;
  }
  return entries;
}

QString keyText(const ScoreReport& report, const ScoreMarks& marks) {
  QStringList keys;
  for (const std::size_t value : marks.assumed) keys += report.assumed[value].key;
  return keys.join(u' ');
}

QString gameText(const ScoreReport& report) {
  //: Which game was played: its name follows.
  return fill(Csv::tr("Game: %1"), {report.game.name});
}

/// The rows of the sheet: rule, source, a cell for every player, what they rest on.
class SheetCsv {
public:
  SheetCsv(const ScoreReport& report, CsvForm form) : m_report(report), m_form(form) {}

  QString text() {
    QStringList head{Report::tr("Rule"), Report::tr("Source")};
    for (const ScoreSeat& seat : m_report.seats) head += seat.entered;
    m_text = csvHead(head + QStringList{Csv::tr("Assumed values"), Csv::tr("Against the rules")},
                     m_form);
    if (m_report.tellsBefore()) {
      add({}, Report::tr("Before the final scoring"),
          [](const ScoreSeat& seat) { return QString::number(seat.before); });
    }
    for (const ScoreSource& source : m_report.sources) add(source);
    const QStringList rest = restOf(
        [this](std::size_t seat) -> const ScoreMarks& { return m_report.seats[seat].marks; });
    add(
        {}, Report::tr("Points"),
        [](const ScoreSeat& seat) {
          if (seat.isHidden) return pointsText(seat);
          return text::withUnread(QString::number(seat.points), seat.isOpen);
        },
        rest);
    if (m_report.hasBids) {
      add(m_report.deciding.number, Report::tr("Bid for the seat"),
          [](const ScoreSeat& seat) { return plainHalves(-seat.bid); });
      add(
          {}, Report::tr("Result"),
          [](const ScoreSeat& seat) {
            return text::withUnread(plainHalves(seat.result()), seat.isOpen);
          },
          rest);
    }
    if (m_report.hasPlaces()) {
      add(
          m_report.deciding.number, Report::tr("Place"),
          [this](const ScoreSeat& seat) { return place(seat); }, rest);
    }
    const std::vector<DisputeText> disputes = disputeTexts(m_report);
    for (std::size_t i = 0; i < disputes.size(); ++i) add(m_report.disputes[i], disputes[i]);
    for (const ScoreAnyway& entry : m_report.anyway) {
      const bool isHis = entry.player < m_report.seats.size();
      const QString whose = isHis ? m_report.seats[entry.player].entered : Csv::tr("yes");
      add({}, anywayText(entry), noCell, {QString(), whose});
    }
    for (const QString& note : {unreadNote(m_report), assumedNote(m_report)}) {
      if (!note.isEmpty()) add({}, note, noCell);
    }
    add({}, gameText(m_report), noCell);
    return m_text;
  }

private:
  static QString noCell(const ScoreSeat& /*seat*/) { return {}; }

  template <class Cell>
  void add(const QString& rule, const QString& title, Cell cell,
           const QStringList& rest = {QString(), QString()}) {
    QStringList cells{rule, title};
    for (const ScoreSeat& seat : m_report.seats) cells += cell(seat);
    m_text += csvLine(cells + rest, m_form);
  }

  void add(const ScoreSource& source) {
    QStringList cells{source.rule, source.title};
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      const ScoreSource::Cell& cell = source.cells[i];
      const QString points = cell.isOpen ? pointsText(cell) : QString::number(cell.points);
      cells += cell.applies ? points : QString();
    }
    const auto marksOf = [&source](std::size_t seat) -> const ScoreMarks& {
      return source.cells[seat].marks;
    };
    m_text += csvLine(cells + restOf(marksOf), m_form);
  }

  /// What would be the points of everybody, where there is another way.
  void add(const ScoreDispute& dispute, const DisputeText& text) {
    QStringList cells{QString(), fill(QStringLiteral("%1. %2"), {text.what, text.said})};
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      cells += dispute.points.empty() ? QString() : QString::number(dispute.points[i]);
    }
    m_text += csvLine(cells + QStringList{QString(), QString()}, m_form);
  }

  /// What the cells of a row rest on: the last two columns.
  template <class MarksOf> [[nodiscard]] QStringList restOf(MarksOf marksOf) const {
    ScoreMarks all;
    QStringList anyway;
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      const ScoreMarks& marks = marksOf(i);
      all.add(marks);
      if (marks.anyway) anyway += m_report.seats[i].entered;
    }
    return {keyText(m_report, all), anyway.join(u", ")};
  }

  [[nodiscard]] QString place(const ScoreSeat& seat) const {
    const auto index = static_cast<std::size_t>(&seat - m_report.seats.data());
    return QString::number(m_report.placeOf(index));
  }

  const ScoreReport& m_report;
  CsvForm m_form;
  QString m_text;
};

QString stepsCsv(const ScoreReport& report, CsvForm form) {
  QString text = csvHead({Csv::tr("Entry"), Csv::tr("Line"), Csv::tr("Round"), Csv::tr("Phase"),
                          //: Whose points these are.
                          Csv::tr("Player"), Report::tr("Points"),
                          //: The points of the player after that entry.
                          Csv::tr("Total"), Report::tr("Rule"), Csv::tr("Reason"),
                          Csv::tr("Assumed values"), Csv::tr("Against the rules")},
                         form);
  const auto number = [&](int value) {
    return report.isRecorded ? QString::number(value) : QString();
  };
  for (const ScoreStep& step : report.steps) {
    text += csvLine({number(step.entry), number(step.line), number(step.round),
                     phaseOf(report, step.phase).id, report.seats[step.player].entered,
                     QString::number(step.points), QString::number(step.total), report.ruleOf(step),
                     step.reason, keyText(report, step.marks),
                     step.marks.anyway ? Csv::tr("yes") : QString()},
                    form);
  }
  const QString none;
  return text +
         csvLine({none, none, none, none, none, none, none, none, gameText(report), none, none},
                 form);
}

} // namespace

QJsonObject scoreJson(const ScoreReport& report, Detail detail) {
  QJsonObject json{{QStringLiteral("file"), report.file},
                   {QStringLiteral("edition"), report.editionId},
                   {QStringLiteral("profile"), report.profileId},
                   {QStringLiteral("assumedValues"), report.assumedValues},
                   {QStringLiteral("finished"), report.isFinished},
                   {QStringLiteral("findings"), report.findings},
                   {QStringLiteral("players"), playersJson(report)},
                   {QStringLiteral("sources"), sourcesJson(report)},
                   {QStringLiteral("ranking"), rankingJson(report)}};
  if (!report.title.isEmpty()) json[QStringLiteral("title")] = report.title;
  if (!report.date.isEmpty()) json[QStringLiteral("date")] = report.date;
  const QString& first = report.seats[report.ranking.front().player].colour;
  const bool isWon = report.isFinished && !report.ranking.front().shared;
  json[QStringLiteral("winner")] = isWon ? QJsonValue(first) : QJsonValue();
  if (!report.isFinished) {
    json[QStringLiteral("round")] = report.round;
    json[QStringLiteral("phase")] = phaseOf(report, report.phase).id;
  }
  if (!report.disputes.empty()) json[QStringLiteral("disputes")] = disputesJson(report);
  if (!report.anyway.empty()) json[QStringLiteral("anyway")] = anywayJson(report);
  if (detail == Detail::steps) json[QStringLiteral("steps")] = stepsJson(report);
  return json;
}

QString scoreCsv(const ScoreReport& report, Detail detail, CsvForm form) {
  return detail == Detail::steps ? stepsCsv(report, form) : SheetCsv(report, form).text();
}

} // namespace nilometer::report
