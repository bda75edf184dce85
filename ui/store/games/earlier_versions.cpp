// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/earlier_versions.h"

#include "engine/record/durable.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/file_beside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

QString earlierFolder(const QString& path) {
  return fileBeside(path, u"."_s, u".old"_s);
}

namespace {

QString shortenedNote(const QString& path) {
  return earlierFolder(path) + u"/shortened"_s;
}

} // namespace

QStringList earlierVersions(const QString& path) {
  QStringList versions;
  const QDir folder(earlierFolder(path));
  for (const QFileInfo& file :
       folder.entryInfoList({u"*.nilometer"_s}, QDir::Files, QDir::Name | QDir::Reversed)) {
    versions += file.filePath();
  }
  return versions;
}

void keepEarlier(const QString& path, const QByteArray& version) {
  const QStringList kept = earlierVersions(path);
  QByteArray newest;
  int number = 0;
  if (!kept.isEmpty()) {
    QFile file(kept.front());
    if (file.open(QIODevice::ReadOnly)) newest = file.readAll();
    number = QFileInfo(file).completeBaseName().toInt();
  }
  if (newest.startsWith(version)) return;
  const QString folder = earlierFolder(path);
  QDir().mkpath(folder);
  const QString name = u"%1/%2.nilometer"_s.arg(folder).arg(number + 1, 6, 10, QChar(u'0'));
  if (record::writeNewFile(name, version) != 0) return;
  // All of the one before stands in it.
  if (!newest.isEmpty() && version.startsWith(newest)) QFile::remove(kept.front());
  for (const QString& old : earlierVersions(path).mid(mostEarlierVersions)) QFile::remove(old);
}

void noteShortened(const QString& path, qsizetype size) {
  // Without it a line offers what was taken back, and nothing is lost.
  static_cast<void>(writeFile(shortenedNote(path), QByteArray::number(size)).isEmpty());
}

bool mayHaveLostItsEnd(const QString& path, const QByteArray& file, const QByteArray& earlier) {
  if (earlier.size() <= file.size() || !earlier.startsWith(file)) return false;
  QFile note(shortenedNote(path));
  if (!note.open(QIODevice::ReadOnly)) return true;
  return file.size() < note.readAll().toLongLong();
}

void moveEarlier(const QString& from, const QString& to) {
  if (QFileInfo::exists(earlierFolder(from))) {
    QDir().rename(earlierFolder(from), earlierFolder(to));
  }
}

} // namespace nilometer::ui
