// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QObject>

class QKeyEvent;

namespace nilometer::ui {

/// The digit or Latin letter that is printed on the pressed key where the layout types something
/// else; else null. The row of digits types digits with and without Shift, so that on a French
/// keyboard the key of 6 is 6 and not a pass; a key whose letter is not Latin types the Latin one
/// printed beside it. Signs that press something themselves (`/` is Shift and 7 on a German
/// keyboard) and what AltGr types stay. A press without a scan code (0) stands for itself.
[[nodiscard]] QChar printedInstead(const QKeyEvent& press);

/// Replaces every key pressed outside of a text field, and every digit in a field for numbers, by
/// the one that printedInstead() says. An event filter of the application; one is enough.
class KeyLayout : public QObject {
public:
  explicit KeyLayout(QObject* parent);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nilometer::ui
