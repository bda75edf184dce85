// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/explain/why_text.h"
#include "ui/text/rule_link.h"

#include <QPointer>
#include <QWidget>

class QTextBrowser;

namespace nilometer::ui {

/// A small card beside what was asked about: the sentences, every rule's number a link. Tab goes
/// to the links, Enter follows them, Esc or a click elsewhere closes it and gives the keyboard
/// back.
class WhyCard : public QWidget {
  Q_OBJECT
public:
  /// The numbers of these rules become links.
  WhyCard(text::RuleNames rules, QWidget* parent);

  /// Whether numbers of the answer lead to the log. Not in the beginning.
  void setOffersNumbers(bool offers) { m_offersNumbers = offers; }
  /// Opens beside that rectangle of the screen, inside `room` as far as it fits.
  void open(const WhyText& text, const QRect& beside, const QRect& room);
  [[nodiscard]] const WhyText& text() const { return m_text; }
  [[nodiscard]] QTextBrowser& browser() const { return *m_browser; }
  /// Whether all of it is visible without scrolling.
  [[nodiscard]] bool textFits() const;

Q_SIGNALS:
  /// Somebody wants to read that rule (its number).
  void ruleRequested(const QString& rule);
  /// Somebody wants to see where that number comes from.
  void numberRequested(const nilometer::text::AskedNumber& number);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void write(const WhyText& text);
  [[nodiscard]] QString numberLinks() const;
  void follow(const class QUrl& link);
  void place();

  text::RuleNames m_rules;
  WhyText m_text;
  QString m_html; ///< of the text
  QRect m_beside;
  QRect m_room;
  bool m_offersNumbers = false;
  QTextBrowser* m_browser;
  QPointer<QWidget> m_before; ///< where the keyboard was
};

} // namespace nilometer::ui
