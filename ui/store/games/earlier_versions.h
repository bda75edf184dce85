// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// What a game was before something was taken back or corrected in it: its last ten versions, in a
/// hidden folder beside its file. A version to which entries were only added is not one of them.
namespace nilometer::ui {

inline constexpr qsizetype mostEarlierVersions = 10;

/// Where they lie; it need not be there.
[[nodiscard]] QString earlierFolder(const QString& path);

/// Their files, the newest first.
[[nodiscard]] QStringList earlierVersions(const QString& path);

/// Keeps one more, unless it is only the beginning of the newest. What cannot be kept is left out:
/// the game itself matters more.
void keepEarlier(const QString& path, const QByteArray& version);

/// Notes beside them that the game was made shorter on purpose, to so many bytes. A shorter game is
/// a whole game, so only that tells entries that were taken back from a file that lost its end.
void noteShortened(const QString& path, qsizetype size);
/// Whether a file of so many bytes may have lost entries that `earlier` has.
[[nodiscard]] bool mayHaveLostItsEnd(const QString& path, const QByteArray& file,
                                     const QByteArray& earlier);

/// They go where the game has gone.
void moveEarlier(const QString& from, const QString& to);

} // namespace nilometer::ui
