// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_report.h"

namespace nilometer::cli {

void CheckReport::note(const QString& sentence) {
  CheckLine line;
  line.isNote = true;
  line.sentence = sentence;
  lines.push_back(line);
}

void CheckReport::add(CheckLine line, const QString& rule, const QString& sentence) {
  line.rule = rule;
  line.sentence = sentence;
  if (!line.isNote) ++findings;
  lines.push_back(line);
}

void CheckReport::ends(int line, const QString& sentence) {
  CheckLine end;
  end.line = line;
  add(end, {}, sentence);
}

} // namespace nilometer::cli
