// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/tracked_number.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

/// What the program answers to "Why?". Worked out only when somebody asks. Names nothing that is
/// hidden.
namespace nilometer::ui {

struct WhyTopic;

/// A number that an answer is about; the log can tell where it comes from.
struct WhyNumber {
  QString name; ///< "Stones"; with whose it is, where the answer is about several players
  text::AskedNumber asked;
};

struct WhyText {
  QString title;     ///< what was asked about
  QStringList lines; ///< plain sentences; a rule's number in them becomes a link
  /// What else can be asked about the same thing.
  std::vector<WhyTopic> topics;
  std::vector<WhyNumber> numbers{};
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

/// "How this came about: Stones"
[[nodiscard]] QString whereFrom(const QString& number);

} // namespace nilometer::ui
