// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/guide/guide.h"

#include <QTextBrowser>

namespace nilometer::ui {

/// What the guide shows: the texts and whose they are.
struct GuideContent {
  Guide guide;
  PromptLevel level = PromptLevel::knowing;
  QString whose; ///< the player on turn, or the whole table
  friend bool operator==(const GuideContent&, const GuideContent&) = default;
};

/// The guide as a text to read and scroll, a card with a heading; the rule numbers in it are
/// links. Sets its text only while it can be seen. Keys other than those of links and scrolling
/// are left to the window.
class GuideView : public QTextBrowser {
  Q_OBJECT
public:
  /// The numbers of these rules become links.
  GuideView(text::RuleNames rules, QWidget* parent);

  void setContent(const GuideContent& content);
  [[nodiscard]] const GuideContent& content() const { return m_content; }
  /// At least so much for the heading, where something stands beside it.
  void setHeadingHeight(int height);
  [[nodiscard]] int headingHeight() const;

  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// Somebody wants to read that rule (its number).
  void ruleRequested(const QString& rule);

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void write();
  void layOut();
  void paintFrame();
  [[nodiscard]] QString html() const;
  [[nodiscard]] QString footer() const;

  GuideContent m_content;
  text::RuleNames m_rules;
  QWidget* m_besideHeading; ///< so that the scroll bar begins where the text does
  int m_heading = 0;
  bool m_stale = true; ///< the text is not that of the content
};

} // namespace nilometer::ui
