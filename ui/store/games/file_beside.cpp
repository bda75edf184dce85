// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/file_beside.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QTextBoundaryFinder>

namespace nilometer::ui {

namespace {

/// File systems allow 255; the lock of a file makes a longer name for a moment.
constexpr qsizetype mostNameBytes = 247;
constexpr qsizetype checksumDigits = 8;

} // namespace

QString cutToBytes(QString text, qsizetype most) {
  while (text.toUtf8().size() > most) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.toEnd();
    text.truncate(finder.toPreviousBoundary());
  }
  return text;
}

QString fileBeside(const QString& path, const QString& before, const QString& behind) {
  const QFileInfo file(path);
  QString name = file.fileName();
  const qsizetype room = mostNameBytes - (before + behind).toUtf8().size();
  if (name.toUtf8().size() > room) {
    const QByteArray sum = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
    name = cutToBytes(name, room - checksumDigits - 1) + u'~' +
           QString::fromLatin1(sum.toHex().first(checksumDigits));
  }
  return file.absolutePath() + u'/' + before + name + behind;
}

} // namespace nilometer::ui
