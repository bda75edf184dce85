// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/archive_reader.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace nilometer::ui {

/// The finished games of a directory, one row each, and the files there that cannot be read.
/// Games that go on are left out. Files that have not changed are not read again.
class ArchiveModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column : std::uint8_t { Date, Winner, Points, Players, Count, Rules, Title, columnTotal };
  enum Role : int { GameRole = Qt::UserRole }; ///< const void* to the ArchivedGame

  /// `library` is not owned and outlives the model; `kinds` are all games that may lie there.
  ArchiveModel(const GameLibrary& library, Games kinds, QObject* parent = nullptr);

  /// Looks at the directory again: rows whose files are as they were stay. New rows come in
  /// portions; loaded() says that all are there.
  void refresh();
  [[nodiscard]] bool isLoading() const { return m_reader.isReading(); }
  /// Reads one file at once, if it is not there yet.
  void add(const QString& path);
  /// Leaves the file alone.
  void remove(const QString& path);
  /// Sets all texts again after a change of language.
  void retranslate();

  [[nodiscard]] Games kinds() const { return m_kinds; }
  [[nodiscard]] const ArchivedGame& game(int row) const {
    return m_games[static_cast<std::size_t>(row)];
  }
  /// -1 if it is not there.
  [[nodiscard]] int rowOf(const QString& path) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

Q_SIGNALS:
  void loaded();

private:
  void append(const std::vector<ArchivedGame>& games);
  void removeGame(int row);

  const GameLibrary& m_library;
  Games m_kinds;
  GameReader m_files; ///< as they are read now
  std::vector<ArchivedGame> m_games;
  std::vector<ArchivedGame> m_unfinished; ///< not shown, only not to be read again
  ArchiveReader m_reader;
};

/// The rows that pass the filter, in the order asked for.
class ArchiveRows : public QSortFilterProxyModel {
  Q_OBJECT
public:
  explicit ArchiveRows(ArchiveModel& model, QObject* parent = nullptr);

  void setFilter(const GameFilter& filter);
  [[nodiscard]] const GameFilter& filter() const { return m_filter; }
  [[nodiscard]] const ArchivedGame& game(int row) const;
  /// All of them, in their order. They are gone when the model changes.
  [[nodiscard]] std::vector<const ArchivedGame*> games() const;

protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
  const ArchiveModel& m_model;
  GameFilter m_filter;
};

} // namespace nilometer::ui
