// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>
#include <utility>

namespace nilometer::ui {

/// The file of the game in play. What write() has taken is on the disk when it returns, whatever
/// happens to program and computer afterwards. A game that has only grown costs one line, any other
/// change a whole new file. What somebody else has done to the file is noticed before it is
/// written, whether it became longer, shorter or is gone, and what they wrote is kept.
///
/// Belongs to one thread at a time.
class Journal {
public:
  /// `path` may be a file that is there, of this game or of none.
  explicit Journal(QString path) : Journal(std::move(path), std::chrono::seconds(0)) {}
  /// A journal of a file that every change writes anew: an earlier version is kept no sooner than
  /// `betweenVersions` after the one before, so that ten of them reach back a while.
  Journal(QString path, std::chrono::seconds betweenVersions);

  /// What the file holds, as far as is known.
  [[nodiscard]] const QByteArray& held() const { return m_held; }

  struct Outcome {
    QString failure; ///< why it could not be written; empty: it is on the disk
    /// Somebody else had changed the file: name of the one that holds what they wrote; empty where
    /// they had emptied the file or taken it away.
    std::optional<QString> others = {};
  };
  /// Makes the file hold that game (a record with checksums).
  [[nodiscard]] Outcome write(const QByteArray& game);

private:
  /// By what a file is known to be as it was left.
  struct Stamp {
    qint64 size = -1; ///< there is none
    QDateTime changed;
    friend bool operator==(const Stamp&, const Stamp&) = default;
  };
  [[nodiscard]] Stamp stamp() const;
  /// Takes in what is there, if it is other than it was left.
  [[nodiscard]] Outcome keepOthers();
  [[nodiscard]] bool isTimeForAVersion() const;
  /// Whether that is what was there, or what came through of writing that failed.
  [[nodiscard]] bool isOurs(const QByteArray& there) const;
  /// 0, or what the system says; then `failure` is the sentence about it.
  [[nodiscard]] int put(const QByteArray& game, QString& failure) const;

  QString m_path;
  std::chrono::seconds m_between;
  QByteArray m_held;
  QByteArray m_tried; ///< what was to be written last
  Stamp m_left;
};

} // namespace nilometer::ui
