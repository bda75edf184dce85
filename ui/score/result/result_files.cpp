// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/result_files.h"

#include "ui/score/report/score_text.h"

#include <QJsonDocument>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

QString endingOf(ResultFile file) {
  switch (file) {
  case ResultFile::pdf: return u".pdf"_s;
  case ResultFile::csv: return u".csv"_s;
  case ResultFile::text: return u".txt"_s;
  case ResultFile::json: break;
  }
  return u".json"_s;
}

std::vector<SheetPart> partsOf(const ResultSource& source) {
  return source.parts ? source.parts() : std::vector<SheetPart>();
}

QByteArray fileBytes(ResultFile file, const ResultSource& source, Paper paper) {
  const report::ScoreReport report = source.report();
  switch (file) {
  case ResultFile::pdf: return sheetPdf(report, paper, partsOf(source));
  case ResultFile::csv:
    return report::scoreCsv(report, report::Detail::sheet, report::spreadsheetForm()).toUtf8();
  case ResultFile::text: return report::scoreText(report, report::Detail::sheet).toUtf8();
  case ResultFile::json: break;
  }
  return QJsonDocument(report::scoreJson(report, report::Detail::steps)).toJson();
}

} // namespace nilometer::ui
