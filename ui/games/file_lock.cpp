// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/file_lock.h"

#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace nilometer::ui {

QString fileKey(const QString& path) {
  const QFileInfo file(path);
  if (file.exists()) return file.canonicalFilePath();
  const QString directory = QDir(file.absolutePath()).canonicalPath();
  return (directory.isEmpty() ? file.absolutePath() : directory) + u'/' + file.fileName();
}

std::optional<FileLock> holdFile(const QString& key) {
  const QFileInfo file(key);
  const QString name = QStringLiteral("%1/.%2.lock").arg(file.absolutePath(), file.fileName());
  auto lock = std::make_unique<QLockFile>(name);
  // Only a program that has ended loses its file, however long one runs.
  lock->setStaleLockTime(0);
  if (lock->tryLock()) return lock;
  if (lock->error() == QLockFile::LockFailedError) return std::nullopt;
  return nullptr;
}

QString inUseSentence(const QString& path) {
  const QString text =
      QCoreApplication::translate("GameShelf", "“%1” is open in another window of Nilometer.");
  return words::fill(text, {QFileInfo(path).fileName()});
}

} // namespace nilometer::ui
