// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/rejudge.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// What becomes of the game so far on other printed values, as the table is told. Quotes nothing
/// of what an entry names in secret.
struct RejudgePreview {
  struct Total {
    QString name;
    int before = 0;
    int after = 0;
    friend bool operator==(const Total&, const Total&) = default;
  };
  struct Line {
    std::size_t entry = 0; ///< index into the record as it is
    QString entrySentence; ///< as the log says it
    QString text;          ///< what is other about it, in lines
    friend bool operator==(const Line&, const Line&) = default;
  };

  QString title;      ///< what is corrected
  QStringList values; ///< what is printed otherwise, where the title does not say it
  std::vector<Total> totals;
  std::vector<Line> lines; ///< in the order of the record, one for each entry
  friend bool operator==(const RejudgePreview&, const RejudgePreview&) = default;
};

/// What the game itself says of it.
struct SaidAnew {
  QStringList players;                                   ///< by seat
  std::function<QString(std::size_t entry)> entry;       ///< as the log says it
  std::function<QString(const table::Finding&)> finding; ///< the rule an entry breaks
  /// Hidden cards are named in the entry: nothing about it is told but that it is other.
  std::function<bool(std::size_t entry)> isSecret;
};

/// `title` = what is printed otherwise.
[[nodiscard]] RejudgePreview judgedAnew(const SaidAnew& said, const record::GameRejudged& judged,
                                        const QString& title);

} // namespace nilometer::ui
