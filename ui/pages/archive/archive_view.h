// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/archive_model.h"
#include "ui/pages/archive/deleted_games.h"
#include "ui/pages/archive/player_name_dialog.h"
#include "ui/pages/archive/renamed_games.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace nilometer::ui {

class ArchiveTable;
class Chip;
class FilterBar;
class StatisticsView;

/// The archive: the finished games as a list, filtered, and what they say about the players.
/// Works by keys alone: Ctrl+F filters, Down leads into the games, Enter opens, F2 renames, Delete
/// deletes, Ctrl+Z takes back, Esc closes.
class ArchiveView : public QWidget {
  Q_OBJECT
public:
  /// `library` is not owned and outlives the view; `games` are all that may lie there.
  ArchiveView(const GameLibrary& library, Games games, QWidget* parent = nullptr);
  ~ArchiveView() override;

  /// Looks at the disk again; the games appear while they are read.
  void refresh();
  [[nodiscard]] bool isLoading() const { return m_model->isLoading(); }
  enum class Page : std::uint8_t { games, statistics };
  void showPage(Page page);
  /// Brings back the game that was deleted last, or the names that were put right last.
  void undo();

  [[nodiscard]] ArchiveTable* table() const { return m_table; }
  [[nodiscard]] const ArchiveRows& rows() const { return *m_rows; }
  [[nodiscard]] FilterBar* filterBar() const { return m_filter; }
  [[nodiscard]] StatisticsView* statistics() const { return m_statistics; }
  [[nodiscard]] Chip* gamesButton() const { return m_games; }
  [[nodiscard]] Chip* statisticsButton() const { return m_counts; }
  [[nodiscard]] Chip* openButton() const { return m_open; }
  [[nodiscard]] Chip* deleteButton() const { return m_delete; }
  [[nodiscard]] Chip* renameButton() const { return m_rename; }
  [[nodiscard]] Chip* undoButton() const { return m_undo; }
  [[nodiscard]] Chip* backButton() const { return m_back; }
  /// What stands below the games: about the game in use, or what just happened.
  [[nodiscard]] QString message() const;

Q_SIGNALS:
  /// The game, or the end position (isPositionFile), is wanted.
  void openRequested(const QString& path);
  void closeRequested();
  /// A player of finished games is called otherwise.
  void playerRenamed(const QString& was, const QString& now);
  /// That name is to be offered no more.
  void nameForgotten(const QString& name);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  /// On a row: what the buttons below do with it.
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QHBoxLayout* topRow();
  QHBoxLayout* bottomRow();
  void connectParts();
  void retranslate();
  void openCurrent();
  void deleteCurrent();
  void undoDelete();
  void undoNames();
  /// Renames the chosen game, or the chosen player in all games.
  void rename();
  void renameCurrent();
  void renamePlayer();
  [[nodiscard]] std::vector<ArchivedGame> gamesOf(const QString& player) const;
  [[nodiscard]] PlayerNameDialog::Told tellRenamed(const QString& was, const QString& now) const;
  /// `done` = what is said then.
  void rename(const std::vector<ArchivedGame>& games, const NamingChange& change,
              const QString& done);
  void readAgain(const QStringList& paths);
  /// After games have come or gone.
  void takeOver();
  /// After others pass the filter.
  void refreshParts();
  void showButtons();
  /// Whether what is chosen can be called otherwise.
  void showWhetherNamed();
  void focusRows();
  void describeCurrent();
  void say(const QString& text);
  [[nodiscard]] QString emptyText() const;

  enum class Done : std::uint8_t { deleted, renamed };

  const GameLibrary& m_library;
  ArchiveModel* m_model;
  ArchiveRows* m_rows;
  DeletedGames m_deleted;
  RenamedGames m_renamed;
  std::vector<Done> m_done; ///< what undo() takes back, the last thing behind
  Page m_page = Page::games;
  QString m_wanted;          ///< the game to be in use when all are there
  bool m_hasNewRows = false; ///< since the columns were fitted
  QLabel* m_title;
  Chip* m_games;
  Chip* m_counts;
  Chip* m_back;
  FilterBar* m_filter;
  QStackedWidget* m_pages;
  ArchiveTable* m_table;
  QLabel* m_empty;
  StatisticsView* m_statistics;
  QLabel* m_message;
  Chip* m_open;
  Chip* m_delete;
  Chip* m_rename;
  Chip* m_undo;
};

} // namespace nilometer::ui
