// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/earlier_versions.h"

#include "engine/record/durable.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

QString earlierFolder(const QString& path) {
  const QFileInfo file(path);
  return u"%1/.%2.old"_s.arg(file.absolutePath(), file.fileName());
}

QStringList earlierVersions(const QString& path) {
  QStringList versions;
  const QDir folder(earlierFolder(path));
  for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name | QDir::Reversed)) {
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

void moveEarlier(const QString& from, const QString& to) {
  if (QFileInfo::exists(earlierFolder(from))) {
    QDir().rename(earlierFolder(from), earlierFolder(to));
  }
}

} // namespace nilometer::ui
