// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_book.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTextBrowser;

namespace nilometer::ui {

class Chip;
class RulePage;
class RulesContents;
class RulesResults;
class RulesSearch;

/// The rules to read, to look up and to search: contents or results on the left, the page on the
/// right. Made for a window of its own, so that it can stand beside the table. Follows language,
/// colours and letters and stays at its place.
class RulesBrowser : public QWidget {
  Q_OBJECT
public:
  /// @pre source != nullptr
  explicit RulesBrowser(std::unique_ptr<RulesSource> source, QWidget* parent = nullptr);
  ~RulesBrowser() override;

  /// Tells of another game, or of none.
  void setSource(std::unique_ptr<RulesSource> source);
  /// Goes to a rule's number or another anchor of the book; an unknown one changes nothing.
  void open(const QString& anchor);
  void goHome();
  void goBack();
  void goForward();

  /// The anchor gone to last.
  [[nodiscard]] QString place() const;
  [[nodiscard]] const RulesBook& book() const { return *m_book; }
  [[nodiscard]] QLineEdit& searchField() const { return *m_search; }
  [[nodiscard]] RulesContents& contents() const { return *m_contents; }
  [[nodiscard]] RulesResults& results() const { return *m_results; }
  [[nodiscard]] QTextBrowser& page() const;

  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  void placeChanged(const QString& anchor);
  /// The window goes away; it can be shown again.
  void closing();

protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void addShortcuts();
  /// Writes the book anew and stays at the place.
  void rewrite();
  void retranslate();
  void search();
  void openFirstResult();
  void leave();
  void showPlace(const QString& anchor);
  /// Contents and buttons show where the reader is.
  void follow();
  void limitLeft();

  std::unique_ptr<RulesSource> m_source;
  std::unique_ptr<RulesBook> m_book;
  std::unique_ptr<RulesSearch> m_finder;
  QStringList m_way; ///< anchors gone to
  qsizetype m_at = -1;
  Chip* m_back;
  Chip* m_forward;
  Chip* m_home;
  QLineEdit* m_search;
  QSplitter* m_halves;
  QStackedWidget* m_left;
  RulesContents* m_contents;
  RulesResults* m_results;
  QLabel* m_nothing;
  RulePage* m_page;
};

} // namespace nilometer::ui
