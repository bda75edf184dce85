// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/guide/guide_view.h"

#include <QWidget>

#include <optional>

class QToolButton;

namespace nilometer::ui {

/// Guide and log in one place. Where the height is enough for both they lie one above the other;
/// else the guide lies over the log while it is open. As long as nobody has opened or closed it, it
/// opens by itself when somebody new to the game is on turn.
class GuidePanel : public QWidget {
  Q_OBJECT
public:
  enum class Front : std::uint8_t { guide, log };
  /// What makes a turn; a change of it may turn the guide to the front.
  struct Turn {
    int round = 0;
    int phase = 0;
    int player = 0;
    PromptLevel level = PromptLevel::knowing;
    friend bool operator==(const Turn&, const Turn&) = default;
  };

  /// Takes the log as a child; what it is does not matter here.
  GuidePanel(QWidget& log, text::RuleNames rules, QWidget* parent);

  void setContent(const GuideContent& content);
  /// Says whose turn it is after setContent().
  void setTurn(const Turn& turn);
  /// Shows it for as long as the turn lasts.
  void bringToFront(Front front);
  /// The guide, or the log if the guide is there already, from now on.
  void toggle();
  /// Somebody wants to see it from now on.
  void choose(Front front);
  /// What somebody has chosen, if anybody has.
  [[nodiscard]] std::optional<Front> chosen() const { return m_chosen; }

  /// Keeps so much of its height free at the bottom, for something that lies there.
  void leaveRoomBelow(int height);

  /// The log needs so much height, which it gets before the guide; 0 = what is left for it.
  void setLogHeight(int height);
  /// What the panel needs for that; 0 = what is left for it.
  [[nodiscard]] int heightWanted() const { return m_logHeight > 0 ? m_logHeight + m_below : 0; }

  [[nodiscard]] GuideView& guide() const { return *m_guide; }
  /// Whether the guide lies over the log.
  [[nodiscard]] bool isOpen() const { return !shows(Front::log); }
  /// What can be seen; both can, where there is room.
  [[nodiscard]] bool shows(Front front) const;
  /// Closes the guide.
  [[nodiscard]] QToolButton& closeButton() const { return *m_close; }

  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  void ruleRequested(const QString& rule);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();
  void retranslate();
  /// Where both are seen.
  [[nodiscard]] int guideHeight() const;
  [[nodiscard]] bool hasRoomForBoth() const;

  QWidget& m_log;
  GuideView* m_guide;
  QToolButton* m_close;
  int m_below = 0;     ///< what is left free at the bottom
  int m_logHeight = 0; ///< that the log needs
  Turn m_turn;
  Front m_front = Front::log;
  std::optional<Front> m_chosen;
};

} // namespace nilometer::ui
