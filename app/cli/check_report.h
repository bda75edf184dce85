// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace nilometer::cli {

/// One finding or note about a record.
struct CheckLine {
  bool isNote = false;
  int line = 0;  ///< in the file; 0 = about the whole game
  int entry = 0; ///< counted from 1
  int round = 0;
  QString phase; ///< stable id, "SAIL"
  QString rule;  ///< "SAIL-3" or "INV-SHIPS"; may be empty
  QString sentence;
  QString entrySentence; ///< what was entered
  bool saysLine = false; ///< the sentence says which line it is about
};

/// All there is to say about a record, in its order.
struct CheckReport {
  QString file; ///< as shown
  int entries = 0;
  int findings = 0;
  bool isPosition = false; ///< an end position, which has no entries
  bool isFinished = false; ///< of a position: it was scored
  std::vector<CheckLine> lines;

  /// A note about the whole game.
  void note(const QString& sentence);
  /// One more thing about the entry of that line.
  void add(CheckLine line, const QString& rule, const QString& sentence);
  /// What can be read ends before that line.
  void ends(int line, const QString& sentence);
};

} // namespace nilometer::cli
