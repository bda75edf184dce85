// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/play_facts.h"
#include "ui/score/result/result_files.h"

#include <QWidget>

#include <functional>
#include <vector>

class QAction;
class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPrinter;
class QStackedWidget;

namespace nilometer::ui {

class Chip;
class FlowLayout;
class HandOverPage;
class LineLabel;
class RankingView;
class ScoreSheetView;

/// The dialogs of the result page. Tests put others in their place.
struct ResultDialogs {
  /// Where to save, from a proposed path; empty = not at all.
  std::function<QString(QWidget* parent, const QString& title, const QString& path)> saveFile;
  /// Sets the printer up; false = do not print.
  std::function<bool(QPrinter& printer, QWidget* parent)> print;

  /// Those of the desktop.
  [[nodiscard]] static ResultDialogs usual();
};

/// The page after the final scoring: the result, the score sheet, further pages, handing over;
/// and below, on all of them, print, and save as a file of one's choice.
class ResultView : public QWidget {
  Q_OBJECT
public:
  /// What the menu of “Save as…” offers.
  enum class Way : std::uint8_t { pdf, csv, text, json, copy };
  static constexpr std::size_t wayCount = 5;

  /// `preferences` are not owned and outlive the view.
  explicit ResultView(Preferences& preferences, ResultDialogs dialogs = ResultDialogs::usual(),
                      QWidget* parent = nullptr);

  /// Shows a result; the page that is open stays open. `source` is asked again after a change of
  /// language and for every file; what it refers to must live as long as this view shows it.
  void show(ResultSource source, const PlayFacts& facts);
  /// Another page, before handing over. The view owns it; `title` is asked in every language.
  void addPage(std::function<QString()> title, QWidget* page);

  /// A widget at the right end of the row of tabs, first of all for the Tab key: the way back to
  /// the result, and out of it.
  void setCorner(QWidget* widget);
  /// A button at the right edge below, after all others.
  void addEnd(Chip* chip);
  /// How much the line of buttons says: where it is too long, first the words of a key and of what
  /// is known leave, then printing goes into the menu of the ways.
  enum class Line : std::uint8_t { whole, shorter, shortest };
  /// What the buttons of others say in a line like that; it is fitted anew.
  void setShortening(std::function<void(Line)> shorten);
  /// As much as there is room for, after a button of others has come or gone.
  void fitLine();

  [[nodiscard]] int pageCount() const { return static_cast<int>(m_tabs.size()); }
  /// The button that opens a page, from 0: result, score sheet, added ones, handing over. They have
  /// the same places on all pages; a corner takes the place of that of the result.
  [[nodiscard]] Chip& tab(int page) const { return *m_tabs[static_cast<std::size_t>(page)].chip; }
  [[nodiscard]] Chip& printButton() const { return *m_print; }
  /// Opens the menu of the ways.
  [[nodiscard]] Chip& saveButton() const { return *m_save; }
  [[nodiscard]] QAction& way(Way way) const { return *m_ways[static_cast<std::size_t>(way)]; }
  [[nodiscard]] ScoreSheetView& sheet() const { return *m_sheet; }
  [[nodiscard]] RankingView& ranking() const { return *m_ranking; }
  [[nodiscard]] HandOverPage& handOver() const { return *m_handOver; }
  /// What came of the last action, in one sentence.
  [[nodiscard]] QString message() const;

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  struct Tab {
    std::function<QString()> title;
    Chip* chip = nullptr;
    QWidget* page = nullptr;
  };

  void buildPages();
  void buildButtons();
  void insertPage(std::size_t at, std::function<QString()> title, QWidget* page);
  /// The tabs stand before the buttons; the Tab key goes along them, into the open page, on to the
  /// buttons.
  void orderTabs();
  void openPage(const QWidget* page);
  void sayPage();
  void showReport();
  void retranslate();
  void sayLine(Line line);
  [[nodiscard]] int lineWidth() const;
  void offerWays();
  void take(Way way);
  void save(ResultFile file);
  void sayIsSaved(const QString& path);
  void print();
  void copy();
  /// `colour` invalid = that of plain text.
  void say(const QString& sentence, const QColor& colour);
  /// The message lies over the foot of the page, and so moves nothing on it.
  void placeMessage();

  Preferences& m_preferences;
  ResultDialogs m_dialogs;
  ResultSource m_source;
  PlayFacts m_facts;
  QString m_language;  ///< of the texts shown
  QString m_directory; ///< where a file was saved last
  std::vector<Tab> m_tabs;
  FlowLayout* m_line = nullptr; ///< all buttons
  QWidget* m_corner = nullptr;
  QButtonGroup* m_tabGroup = nullptr;
  QStackedWidget* m_pages = nullptr;
  QLabel* m_heading = nullptr; ///< names the open page
  RankingView* m_ranking = nullptr;
  ScoreSheetView* m_sheet = nullptr;
  HandOverPage* m_handOver = nullptr;
  QHBoxLayout* m_buttonRow = nullptr;
  Chip* m_print = nullptr;
  Chip* m_save = nullptr;
  std::vector<Chip*> m_ends;
  std::function<void(Line)> m_shorten;
  int m_fitted = 0; ///< the width of a button that always says the same, when the line was fitted
  QMenu* m_menu = nullptr;
  std::array<QAction*, wayCount> m_ways{};
  QAction* m_printWay = nullptr; ///< where the line has no room for the button
  QWidget* m_plate = nullptr;    ///< under the message
  LineLabel* m_message = nullptr;
};

} // namespace nilometer::ui
