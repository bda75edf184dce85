// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_book.h"

#include <QTextBrowser>

namespace nilometer::ui {

/// One page of the rules, in lines that are not too long to read, with its pictures.
class RulePage : public QTextBrowser {
  Q_OBJECT
public:
  explicit RulePage(QWidget* parent);

  /// Where the pictures come from; not owned, and outlives the page or is replaced before.
  void setSource(RulesSource* source);
  /// Shows the page from that section on; from its beginning if there is none.
  void showPage(const RulesPage& page, const RulesSection* section);
  /// Shows the same page in other words, colours or letters, as far down as it was read.
  void showAgain(const RulesPage& page);

  /// Marks the words of that query on every page shown; nothing for an empty one.
  void mark(const QString& query);

Q_SIGNALS:
  void linkChosen(const QString& anchor);

protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  /// Writes the page into the document.
  void write();
  [[nodiscard]] QString withSizes(QString html);
  [[nodiscard]] QString styleSheetOfPage() const;
  [[nodiscard]] int lineWidth() const;
  void limitLines();
  void writeMarks();
  void goToSection();

  RulesSource* m_source = nullptr;
  QString m_html; ///< of the page, without the sizes of its pictures
  QString m_section;
  QString m_marked;       ///< the query whose words are marked
  int m_wentTo = -1;      ///< where the section begins; -1 = somebody has read on
  bool m_writing = false; ///< the document is about to be made
};

} // namespace nilometer::ui
