// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/file_lock.h"

#include "ui/store/games/file_beside.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

namespace nilometer::ui {

namespace {

struct LockWords {
  Q_DECLARE_TR_FUNCTIONS(FileLock)
};

QString lockFile(const QString& key) {
  return fileBeside(key, QStringLiteral("."), QStringLiteral(".lock"));
}

/// Who the lock says it is of; somebody unknown where it cannot be read.
struct Owner {
  bool isKnown = false;
  QString computer;
  qint64 process = 0;
};

Owner ownerOf(const QString& key) {
  Owner owner;
  QString program;
  const QLockFile lock(lockFile(key));
  owner.isKnown = lock.getLockInfo(&owner.process, &owner.computer, &program) &&
                  !program.isEmpty() && !owner.computer.isEmpty();
  return owner;
}

} // namespace

QString fileKey(const QString& path) {
  const QFileInfo file(path);
  if (file.exists()) return file.canonicalFilePath();
  const QString directory = QDir(file.absolutePath()).canonicalPath();
  return (directory.isEmpty() ? file.absolutePath() : directory) + u'/' + file.fileName();
}

std::optional<FileLock> holdFile(const QString& key) {
  const QString name = lockFile(key);
  const QFileInfo found(name);
  // A pipe or directory of that name says nothing, and a pipe would be waited for.
  if (found.exists() && !found.isFile()) return nullptr;
  auto lock = std::make_unique<QLockFile>(name);
  // Only a program that has ended loses its file, however long one runs.
  lock->setStaleLockTime(0);
  if (lock->tryLock()) return lock;
  if (lock->error() == QLockFile::LockFailedError) return std::nullopt;
  return nullptr;
}

Hold holdOn(const QString& key) {
  const Owner owner = ownerOf(key);
  return owner.isKnown && owner.computer == QSysInfo::machineHostName() ? Hold::certain
                                                                        : Hold::doubtful;
}

void letGoOf(const QString& key) {
  if (holdOn(key) == Hold::doubtful) QLockFile(lockFile(key)).removeStaleLockFile();
}

QString doubtSentence(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  const Owner owner = ownerOf(fileKey(path));
  if (!owner.isKnown) {
    return text::fill(LockWords::tr("“%1” seems to be open in another window of Nilometer, but "
                                    "its lock file does not say in which."),
                      {name});
  }
  return text::fill(LockWords::tr("“%1” seems to be open on another computer: “%2”."),
                    {name, owner.computer});
}

QString holderSentence(const QString& path) {
  const QString key = fileKey(path);
  const Owner owner = ownerOf(key);
  if (!owner.isKnown) return inUseSentence(path);
  return text::fill(
      LockWords::tr("“%1” is open in another window of Nilometer (%2 on “%3”, process %4)."),
      {QFileInfo(path).fileName(), QFileInfo(lockFile(key)).owner(), owner.computer,
       QString::number(owner.process)});
}

QString inUseSentence(const QString& path) {
  const QString text =
      QCoreApplication::translate("GameLibrary", "“%1” is open in another window of Nilometer.");
  return text::fill(text, {QFileInfo(path).fileName()});
}

} // namespace nilometer::ui
