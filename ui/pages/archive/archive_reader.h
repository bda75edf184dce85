// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/archived_game.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace nilometer::ui {

/// What a thread hands over to the window's: some games, or none and the word that all are read.
struct ReadPortion {
  int job = 0; ///< the start() it belongs to
  std::vector<ArchivedGame> games;
};

/// Reads many game files beside the window, which stays usable meanwhile: on every core, some
/// games at a time.
class ArchiveReader : public QObject {
  Q_OBJECT
public:
  explicit ArchiveReader(QObject* parent = nullptr);
  /// Waits for the few files just being read.
  ~ArchiveReader() override;

  /// Begins to read; forgets what has not been handed over of an earlier call.
  void start(std::vector<GameFile> files, GameReader reader);
  [[nodiscard]] bool isReading() const { return m_job != nullptr; }

Q_SIGNALS:
  /// Some more games, in no particular order; also those that go on or cannot be read.
  void read(const std::vector<nilometer::ui::ArchivedGame>& games);
  /// That was all. Comes for every start() that was not overtaken by another one.
  void finished();
  /// From the threads to the window's.
  void handedOver(std::shared_ptr<const nilometer::ui::ReadPortion> portion, QPrivateSignal signal);

private:
  /// What the threads share.
  struct Job {
    int number = 0;
    std::vector<GameFile> files;
    GameReader reader;
    std::atomic<std::size_t> next = 0;
    std::atomic<int> workers = 0;
    std::atomic<bool> cancelled = false;
  };

  void cancel();
  void work(const std::shared_ptr<Job>& job);
  void take(const std::shared_ptr<const ReadPortion>& portion);

  int m_started = 0; ///< calls of start()
  std::shared_ptr<Job> m_job;
  QThreadPool m_pool;
};

} // namespace nilometer::ui
