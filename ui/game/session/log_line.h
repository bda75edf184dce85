// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

/// What a session tells of an entry of its record, in the present language.
namespace nilometer::ui {

/// How an entry stands out in the log.
enum class LogMark : std::uint8_t {
  none,
  correction, ///< puts something on the table right
  anyway,     ///< made although illegal
  doubtful,   ///< something spoke against it though the rules allow it
  disputed,   ///< the table does not agree about it
  refused     ///< no longer fits after an earlier entry was changed; not carried out
};

/// The points that an entry gave one player.
struct LogPoints {
  table::Player player = table::noPlayer;
  QString amount; ///< "+4*"
};

/// An entry as a row of the log.
struct LogLine {
  QString headline;              ///< the sentence of the entry
  QString brief;                 ///< the same in a few words
  QString points;                ///< whose points were moved by it: "Anna +4* · Ben −2"
  std::vector<LogPoints> shares; ///< the same, one by one
  QString rests;                 ///< the assumed printed values behind the points; may be empty
  QString phase;                 ///< the round and phase it is made in
  bool begins = false;           ///< these begin with it
  QStringList moves;             ///< what to move on the real board
  QStringList findings;          ///< the rules it breaks, if it no longer fits
  QString disputed;              ///< that the table does not agree about it, and how; else empty
  int round = 0;                 ///< 0 before the first
  LogMark mark = LogMark::none;
  table::Player player = table::noPlayer; ///< whose entry it is; noPlayer = the whole table's
};

/// An entry as it changed one number of the table.
struct NumberChange {
  std::size_t entry = 0; ///< its index in the record
  int before = 0;
  int after = 0;
  QString text;  ///< "+4 → 12"
  QString phase; ///< round and phase, where no earlier change was made in them
};

/// Where a number of the table comes from. The changes add up from `first` to `now`.
struct NumberLog {
  QString beginning; ///< as people say it
  QString shown;     ///< the same on the shown table
  int first = 0;     ///< at the beginning
  int now = 0;       ///< after all entries
  std::vector<NumberChange> changes;
};

/// A rule that came into play, with what it said or did.
struct ToldRule {
  QString name; ///< its number: "SAIL-3"
  QString title;
  QString summary;
  QStringList lines;
};

/// Why an entry led to what it led to. Names nothing that is hidden.
struct ToldEntry {
  QString headline; ///< with whole names
  bool legal = true;
  bool accepted = true;
  std::vector<ToldRule> broken;  ///< with one line each
  QStringList impossible;        ///< why no table could be like that
  std::vector<ToldRule> effects; ///< each rule once, in the order in which they come into play
};

} // namespace nilometer::ui
