// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/run_program.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/report/game_report.h"

#include <QDir>

/// The results of the golden games.
namespace nilometer::test {

/// A golden game played to its end. Texts of its report are in the language of the moment.
struct Played {
  explicit Played(const std::string& name)
      : edition(goldenEdition()), record(goldenGame(name, *edition)) {}

  [[nodiscard]] report::ScoreReport report(std::size_t upTo = SIZE_MAX) const {
    return report::scoreReport(record, record::replay(record, *edition, upTo), *edition);
  }

  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord record;
};

/// The text of a PDF file as pdftotext reads it: ligatures as letters, all white space as single
/// spaces.
inline QString pdfText(const QString& path) {
  const QString text = runProgram(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).text();
  return text.normalized(QString::NormalizationForm_KC).simplified();
}

/// One line of what pdfinfo says: "Pages", "Page size".
inline QString pdfFact(const QString& path, const QString& name) {
  for (const QString& line : runProgram(u"pdfinfo"_s, {path}).text().split(u'\n')) {
    if (line.startsWith(name + u':')) return line.mid(name.size() + 1).trimmed();
  }
  return {};
}

} // namespace nilometer::test
