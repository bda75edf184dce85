// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

namespace nilometer::ui {

class StartButton;

/// The top of the start page: what the program is, the language, help and the menu.
class StartHead : public QWidget {
  Q_OBJECT
public:
  enum class Size : std::uint8_t {
    line, ///< its name and the buttons only
    small,
    whole
  };

  explicit StartHead(QWidget* parent);

  void retranslate();
  void setSize(Size size);
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] StartButton& languageButton() const { return *m_language; }
  [[nodiscard]] StartButton& helpButton() const { return *m_help; }
  [[nodiscard]] StartButton& menuButton() const { return *m_menu; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void layButtons();
  [[nodiscard]] QFont titleFont() const;
  [[nodiscard]] QFont textFont() const;
  [[nodiscard]] qreal titleHeight() const;

  Size m_size = Size::whole;
  QString m_text;
  StartButton* m_language;
  StartButton* m_help;
  StartButton* m_menu;
};

} // namespace nilometer::ui
