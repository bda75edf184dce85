// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <QCoreApplication>

#include <cstdio>

namespace nilometer::cli {

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

void write(std::FILE* stream, const QByteArray& bytes) {
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

} // namespace

QString onOneLine(QString text) {
  for (QChar& character : text) {
    const QChar::Category category = character.category();
    if (category == QChar::Other_Control || category == QChar::Separator_Line ||
        category == QChar::Separator_Paragraph) {
      character = QChar::ReplacementCharacter;
    }
  }
  return text;
}

void print(const QString& text) {
  write(stdout, text.toUtf8());
}

void print(const QJsonDocument& document) {
  write(stdout, document.toJson());
}

void complain(const QString& sentence) {
  write(stderr, (onOneLine(sentence) + u'\n').toUtf8());
}

int finished(int exitCode) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exitCode;
  complain(Cli::tr("The standard output cannot be written."));
  return exitUnreadable;
}

} // namespace nilometer::cli
