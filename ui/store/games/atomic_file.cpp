// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/file_beside.h"
#include "ui/store/games/library_words.h"

#include "engine/record/durable.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstdio>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Of a file name, so that date, number and ending still fit into the 255 that file systems allow.
constexpr qsizetype maxNameBytes = 180;

} // namespace

QString cannotBeSaved(const QString& path, const QString& said) {
  return text::fill(
      ShelfWords::tr("“%1” cannot be saved: %2. Nothing is lost while Nilometer is open."),
      {QFileInfo(path).fileName(), said});
}

namespace {

/// In one step, as the system can.
bool replaceFile(const QString& from, const QString& to) {
  const QFileInfo before(to);
  if (before.exists()) QFile::setPermissions(from, before.permissions());
  const bool may = !before.exists() || before.isWritable();
  const bool is = may && std::rename(QFile::encodeName(from).constData(),
                                     QFile::encodeName(to).constData()) == 0;
  if (!is) QFile::remove(from);
  return is;
}

} // namespace

QString writeFile(const QString& path, const QByteArray& bytes) {
  const QFileInfo info(path);
  QDir().mkpath(info.absolutePath());
  // Qt writes aside under a longer name, which a name at its limit has no room for.
  const QString aside = fileBeside(path, {}, {});
  const bool isAtItsLimit = QFileInfo(aside).fileName() != info.fileName();
  QSaveFile file(isAtItsLimit ? aside : path);
  // commit() alone notices neither a disk that was full in the middle of the last block nor one
  // that could not keep what it was given.
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
      record::syncFile(file.handle()) == 0 && file.commit() &&
      (!isAtItsLimit || replaceFile(aside, path)) && record::syncFolder(info.absolutePath()) == 0) {
    return {};
  }
  // Of a disk that became full in the middle Qt says only that it does not know.
  const bool known = file.error() != QFileDevice::NoError &&
                     file.error() != QFileDevice::UnspecifiedError &&
                     file.errorString() != QFile().errorString();
  // Of a file that is not to be written Qt says the whole path.
  const bool isClosed = info.exists() && !info.isWritable();
  const QString said = isClosed ? qt_error_string(EACCES) : file.errorString();
  return cannotBeSaved(path, isClosed || known ? text::systemRefusal(said)
                                               : ShelfWords::tr("the disk may be full"));
}

QString backUpBeside(const QString& path, const QString& as, const QByteArray& bytes) {
  for (int number = 1;; ++number) {
    const QString name = fileBeside(path, {}, u".%1-%2"_s.arg(as).arg(number));
    const int error = record::writeNewFile(name, bytes);
    if (error != 0 && error != EEXIST) return {};
    QFile there(name);
    const bool isSame = error == 0 || (QFileInfo(name).isFile() && there.size() == bytes.size() &&
                                       there.open(QIODevice::ReadOnly) && there.readAll() == bytes);
    if (isSame) return QFileInfo(name).fileName();
  }
}

QString fileNameOf(const QString& text) {
  QString name;
  for (const char32_t letter : text::plainLine(text).toUcs4()) {
    const QString written = QString::fromUcs4(&letter, 1);
    const QChar::Category category = QChar::category(letter);
    // Joiners that are left by plainLine() belong to what is seen.
    const bool invisible = category != QChar::Other_Format && category >= QChar::Other_Control &&
                           category <= QChar::Other_NotAssigned;
    const bool disliked = invisible || QStringView(u"/\\:*?\"<>|").contains(written);
    name += disliked ? u"-"_s : written;
  }
  // A file whose name begins with a point is not shown.
  while (name.startsWith(u'.') || name.startsWith(u' ')) name.remove(0, 1);
  name = cutToBytes(name, maxNameBytes);
  // Where a list of names was cut off; some systems drop a point.
  while (name.endsWith(u' ') || name.endsWith(u',') || name.endsWith(u'.')) name.chop(1);
  return name.isEmpty() ? u"-"_s : name;
}

} // namespace nilometer::ui
