// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/whole_file.h"
#include "ui/games/shelf_words.h"

#include "ui/words/outside_words.h"
#include "ui/words/phrase.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Of a file name, so that date, number and ending still fit into the 255 that file systems allow.
constexpr qsizetype maxNameBytes = 180;

} // namespace

QString writeFile(const QString& path, const QByteArray& bytes) {
  const QFileInfo info(path);
  QDir().mkpath(info.absolutePath());
  QSaveFile file(path);
  // commit() alone does not notice a disk that was full in the middle of the last block.
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
      file.commit()) {
    return {};
  }
  const bool known =
      file.error() != QFileDevice::NoError && file.error() != QFileDevice::UnspecifiedError;
  // Of a file that is not to be written Qt says the whole path.
  const bool isClosed = info.exists() && !info.isWritable();
  const QString said = isClosed ? qt_error_string(EACCES) : file.errorString();
  return words::fill(
      ShelfWords::tr("“%1” cannot be saved: %2. Nothing is lost while Nilometer is open."),
      {info.fileName(),
       isClosed || known ? words::systemRefusal(said) : ShelfWords::tr("the disk may be full")});
}

QString fileNameOf(const QString& text) {
  QString name;
  for (const char32_t letter : text.toUcs4()) {
    const QString written = QString::fromUcs4(&letter, 1);
    const QChar::Category category = QChar::category(letter);
    const bool invisible = category >= QChar::Other_Control && category <= QChar::Other_NotAssigned;
    const bool disliked = invisible || QStringView(u"/\\:*?\"<>|").contains(written);
    name += disliked ? u"-"_s : written;
  }
  name = name.simplified();
  while (name.toUtf8().size() > maxNameBytes) {
    name.chop(name.back().isLowSurrogate() ? 2 : 1);
  }
  // Where a list of names was cut off.
  while (name.endsWith(u' ') || name.endsWith(u',')) name.chop(1);
  return name;
}

} // namespace nilometer::ui
