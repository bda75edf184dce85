// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/entered_position.h"
#include "ui/score/report/score_report.h"
#include "ui/table/dispute/dispute_dialog.h"

#include <functional>
#include <optional>

/// What the table does not agree about in a field of an end position.
namespace nilometer::ui {

/// A field that is asked about, and what becomes of the answer.
struct FieldDispute {
  std::function<QString()> what; ///< its name and what stands there
  DisputeSource::Other other = DisputeSource::Other::text;
  std::function<QString()> otherAnswer{}; ///< of a yes or no
  std::optional<record::PositionDispute> known{};
  /// Says what is wrong with another text, in a sentence; empty where it fits the rest.
  std::function<QString(const QString& other)> problemWith{};
  /// Nothing: it stays as it is.
  std::function<void(std::optional<record::PositionDispute>)> mark;
  std::function<void()> settle; ///< the other way
};
/// Opens the dialog. What the field calls outlives it.
void askAboutField(FieldDispute field, QWidget* parent);

/// What the foot of the page tells of a score with disputes; empty without.
[[nodiscard]] QStringList disputesSaid(const report::ScoreReport& report);

} // namespace nilometer::ui
