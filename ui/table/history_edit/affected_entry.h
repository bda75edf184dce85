// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/amended_game.h"

#include <QWidget>

#include <array>

class QLabel;

namespace nilometer::ui {

class Chip;

/// A later entry that no longer holds: what it says, the rules it would break, and a button for
/// each thing that can become of it. Or one line for all that hold because the table is made again
/// as it was played, and a button that has them judged one by one.
class AffectedEntry : public QWidget {
  Q_OBJECT
public:
  explicit AffectedEntry(QWidget* parent);

  void show(const AmendedLater& later);
  [[nodiscard]] std::size_t entry() const { return m_entry; }
  /// nullptr where that is no choice.
  [[nodiscard]] Chip* choice(record::Resolution resolution) const;
  [[nodiscard]] QString text() const;

Q_SIGNALS:
  void chosen(std::size_t entry, nilometer::record::Resolution resolution);

protected:
  void changeEvent(QEvent* event) override;

private:
  static constexpr std::size_t resolutions =
      static_cast<std::size_t>(record::Resolution::holdsAgain) + 1;
  void colourTexts();
  void showChoices(const AmendedLater& later);

  std::size_t m_entry = 0;
  QLabel* m_sentence;
  QLabel* m_findings;
  QLabel* m_outcome;                        ///< what stands in its place or before it
  std::array<Chip*, resolutions> m_chips{}; ///< by resolution
};

} // namespace nilometer::ui
