// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

/// What the program answers to "Why?". Worked out only when somebody asks. Names nothing that is
/// hidden.
namespace nilometer::ui {

struct WhyTopic;

struct WhyText {
  QString title;     ///< what was asked about
  QStringList lines; ///< plain sentences; a rule's number in them becomes a link
  /// What else can be asked about the same thing.
  std::vector<WhyTopic> topics;
  /// Shows a fuller explanation elsewhere; nothing is shown here then.
  std::function<void()> elsewhere;
};

/// Another question, answered when it is asked.
struct WhyTopic {
  QString name;
  std::function<WhyText()> ask;
};

/// An answer without topics.
[[nodiscard]] WhyText whyText(const QString& title, const QStringList& lines);

} // namespace nilometer::ui
