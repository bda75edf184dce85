// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_shelf.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QListWidget;

namespace nilometer::ui {

class Chip;

/// All copies of the players: how far each is compared and whether a game can be played with it;
/// and what can be done with the chosen one. It only shows and asks.
class CopyListView : public QWidget {
  Q_OBJECT
public:
  enum class Action : std::uint8_t { open, rename, duplicate, share, remove, create, import };
  static constexpr std::size_t actionCount = 7;

  explicit CopyListView(QWidget* parent);

  /// `chosen`: a path; where there is no such copy, the first one is chosen. `sentence` is what
  /// there is to say about what was done last.
  void show(const std::vector<OwnCopy>& copies, const QString& chosen, const QString& sentence);
  using QWidget::show;
  /// Whether the copy deleted last can be brought back.
  enum class Back : bool { no, yes };
  void offerBack(Back back);

  /// The path of the chosen copy; empty if there is none.
  [[nodiscard]] QString chosen() const;
  [[nodiscard]] QListWidget& list() const { return *m_list; }
  [[nodiscard]] Chip* button(Action action) const {
    return m_actions[static_cast<std::size_t>(action)];
  }
  [[nodiscard]] Chip* bringBackButton() const { return m_bringBack; }
  [[nodiscard]] Chip* leaveButton() const { return m_leave; }
  /// The sentence about the last action.
  [[nodiscard]] QString sentence() const;

Q_SIGNALS:
  void wanted(nilometer::ui::CopyListView::Action action);
  void bringBackRequested();
  void leaveRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void retranslate();
  void showRows();

  std::vector<OwnCopy> m_copies;
  QLabel* m_title;
  QLabel* m_text;
  QListWidget* m_list;
  std::array<Chip*, actionCount> m_actions{};
  QLabel* m_sentence;
  Chip* m_bringBack;
  Chip* m_leave;
};

} // namespace nilometer::ui
