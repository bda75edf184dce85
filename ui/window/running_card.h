// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start_facts.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QMenu;

namespace nilometer::ui {

class StartButton;

enum class RunningForm : std::uint8_t {
  usual,
  flat ///< without the gauge, and with what can be pressed above the players
};

/// The game that runs as it stands, with the ways on: that one, a new one, another one. What is
/// wrong with its file is said here, and that none runs.
class RunningCard : public QWidget {
  Q_OBJECT
public:
  explicit RunningCard(QWidget* parent);

  /// The running game of `about`, the chosen one; a damaged game is told whichever is chosen. Both
  /// outlive their being shown.
  void show(const StartFacts& facts, const GameFacts& about);
  void setForm(RunningForm form);
  [[nodiscard]] StartButton& goOnButton() const { return *m_goOn; }
  [[nodiscard]] StartButton& newButton() const { return *m_new; }
  [[nodiscard]] StartButton& moreButton() const { return *m_more; }
  [[nodiscard]] StartButton& forgetButton() const { return *m_forget; }
  /// What the last entry of the list opens is all that is shown of late.
  [[nodiscard]] QMenu& list() const { return *m_list; }
  /// In pixels: as drawn, and as flat as it can be read at that width.
  [[nodiscard]] int wholeHeight(int width) const;
  [[nodiscard]] int leastHeight(int width) const;

Q_SIGNALS:
  void openRequested(const QString& path);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void showDamaged(const DamagedGame& game);
  void showList();
  void layButtons();
  /// Of players.
  [[nodiscard]] int rows(qreal width) const;
  /// From top to bottom; more than one line where they have no room beside each other.
  [[nodiscard]] std::vector<std::vector<StartButton*>> buttonLines(qreal width) const;
  void layLine(const std::vector<StartButton*>& line, qreal top, qreal high);
  /// The extra height of a card, in u: further rows of players and further lines of buttons.
  [[nodiscard]] qreal moreHeight(qreal width) const;
  [[nodiscard]] qreal flatHeight(qreal width) const;
  /// In a flat card: where what is said below the heading ends, in u.
  [[nodiscard]] qreal saidBottom(qreal width) const;
  /// How far things stand apart, of what they do where there is room.
  [[nodiscard]] qreal spread() const;
  void paintHeading(QPainter& painter, const QRectF& line, qreal size) const;
  void paintGauge(QPainter& painter, const QRectF& shaft) const;
  void paintTurn(QPainter& painter, const QRectF& line) const;
  void paintSaid(QPainter& painter, const QRectF& room) const;
  void paintUsual(QPainter& painter) const;
  void paintFlat(QPainter& painter) const;

  const StartFacts* m_facts = nullptr;
  const RunningGame* m_running = nullptr;
  RunningForm m_form = RunningForm::usual;
  QString m_heading;
  QString m_said; ///< in place of a game
  StartButton* m_goOn;
  StartButton* m_new;
  StartButton* m_forget;
  StartButton* m_more;
  QMenu* m_list;
};

} // namespace nilometer::ui
