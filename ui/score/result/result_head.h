// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/score/report/score_report.h"
#include "ui/table/action_bar/window_chips.h"
#include "ui/text/shown_names.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace nilometer::ui {

class LineLabel;

/// Over the winner's picture: who wins, large, and by how much beside it; at the right quietly
/// which game it was and how long it took, and the buttons of the window. Where there is too
/// little room the lead goes below the name, and what is quiet leaves.
class ResultHead : public QWidget {
  Q_OBJECT
public:
  explicit ResultHead(QWidget* parent);

  /// `minutes`: how long the game took; 0 = not known.
  void show(const report::ScoreReport& report, int minutes);
  [[nodiscard]] const WindowChips& chips() const { return m_chips; }
  /// Who wins and by how much, to be said aloud.
  [[nodiscard]] const QString& spoken() const { return m_spoken; }
  /// Low windows have a lower head.
  enum class Size : bool { small, whole };
  void setSize(Size size);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// What finds room in a width.
  struct Plan {
    QString title;
    QString lead;
    bool leadBeside = false;
    bool factsShown = false;
    int titleWidth = 0;
    int leadWidth = 0;
    int leadHeight = 0;
    int height = 0;
  };
  [[nodiscard]] Plan planFor(int width) const;
  [[nodiscard]] int chipsWidth() const;
  void setFonts();
  void lay();

  Size m_size = Size::whole;
  std::optional<PlayerColour> m_winner; ///< nullopt: several win, or are in front, together
  text::ShownNames m_names;
  QString m_titleText;
  QString m_shortTitle; ///< for little room; empty where names alone give way
  QString m_leadText;
  QString m_spoken;
  LineLabel* m_title;
  QLabel* m_lead;  ///< by how much
  QLabel* m_facts; ///< the game and how long it took
  QWidget* m_buttons;
  WindowChips m_chips;
};

} // namespace nilometer::ui
