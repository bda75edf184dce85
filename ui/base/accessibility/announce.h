// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

class QWidget;

namespace nilometer::ui {

/// Whether what is said waits for what is being read.
enum class Politeness : std::uint8_t {
  polite,   ///< after it
  assertive ///< at once: a refusal, something that went wrong
};

/// Has a screen reader say `text`, which is plain text and stands in no focused place. Whatever is
/// announced in one go for one window is said as one message, in that order and each text once, so
/// that nothing swallows the rest; it is as urgent as the most urgent of it. Texts without a mark
/// at the end get a full stop. Nothing is said for an empty text, and nothing once the window is
/// gone.
void announce(QWidget& from, const QString& text, Politeness politeness = Politeness::polite);

} // namespace nilometer::ui
