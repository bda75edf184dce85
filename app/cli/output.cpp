// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "ui/score/report/terminal_columns.h"
#include "ui/text/phrase.h"

#include <cstdio>

namespace nilometer::cli {

using report::onOneLine;

namespace {

void write(std::FILE* stream, const QByteArray& bytes) {
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

} // namespace

void print(const QString& text) {
  write(stdout, text.toUtf8());
}

void print(const QJsonDocument& document) {
  write(stdout, document.toJson());
}

QString atLine(const QString& file, int line) {
  return text::fill(Cli::tr("%1, line %2"), {file, text::number(line)});
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
