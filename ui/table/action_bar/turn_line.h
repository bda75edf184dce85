// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace nilometer::ui {

/// Whose turn it is, or the entry being made; behind it what may be done, quietly. All in letters
/// of one size. The hint gives way first, from its end, then the length of very long names; then
/// the title breaks, and only where two lines do not hold it all names in it get shorter, as far as
/// they can be told apart. A hint that is a question stands in full: where it has no room behind
/// the title it has the second line. The tool tip has all of it.
class TurnLine : public QWidget {
public:
  struct Content {
    std::optional<PlayerColour> colour{};
    QString title{};
    QString hint{};
    bool insists = false; ///< the hint is said whatever the room, below the title if need be
    friend bool operator==(const Content&, const Content&) = default;
  };
  explicit TurnLine(QWidget* parent);

  void setContent(const Content& content, const text::ShownNames& names);
  [[nodiscard]] const Content& content() const { return m_content; }
  [[nodiscard]] int heightForWidth(int width) const override;
  /// Whether the title stands whole, but for the ends of names.
  [[nodiscard]] bool fits() const;
  /// The title with its names as they are shown.
  [[nodiscard]] QString shownTitle() const { return settingFor(width()).title; }
  /// As much of the hint as is shown.
  [[nodiscard]] QString shownHint() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  struct Setting {
    QString title;
    QString hint; ///< beside it, to its end or to "…"
    bool breaks = false;
  };
  [[nodiscard]] Setting settingFor(int width) const;
  [[nodiscard]] bool asks() const; ///< the hint is a question
  [[nodiscard]] bool keepsHint() const;
  [[nodiscard]] int titleTall(int width) const;
  /// Of a hint below the title; 0 where it stands beside it, or nowhere.
  [[nodiscard]] int hintTall(int width) const;
  /// What the symbol takes.
  [[nodiscard]] int indent() const;
  [[nodiscard]] QFont titleLetters() const;
  [[nodiscard]] QFont hintLetters() const;

  Content m_content;
  text::ShownNames m_names;
};

} // namespace nilometer::ui
