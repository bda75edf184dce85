// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <utility>

namespace nilometer::ui {

/// The file of the game in play. What write() has taken is on the disk when it returns, whatever
/// happens to program and computer afterwards. A game that has only grown costs one line, any other
/// change a whole new file. What somebody else has written there is noticed, and kept.
///
/// Belongs to one thread at a time.
class Journal {
public:
  /// `path` may be a file that is there, of this game or of none.
  explicit Journal(QString path) : Journal(std::move(path), std::chrono::seconds(0)) {}
  /// The same for what every change writes anew: an earlier version is kept no sooner than so long
  /// after the one before, so that ten of them reach back a while.
  Journal(QString path, std::chrono::seconds betweenVersions);

  /// What the file holds, as far as is known.
  [[nodiscard]] const QByteArray& held() const { return m_held; }

  struct Outcome {
    QString failure; ///< why it could not be written; empty: it is on the disk
    QString kept;    ///< name of a file that holds what somebody else had written; mostly empty
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
  [[nodiscard]] Outcome keepOthers(const QByteArray& game);
  [[nodiscard]] bool isTimeForAVersion() const;
  [[nodiscard]] QString put(const QByteArray& game) const;

  QString m_path;
  std::chrono::seconds m_between;
  QByteArray m_held;
  QByteArray m_tried; ///< what was to be written last
  Stamp m_left;
};

} // namespace nilometer::ui
