// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

/// Other programs as processes of their own, and files for them.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

/// How a call ended. A crash or more than a minute gives an exit code below 0.
struct Run {
  int exitCode = -1;
  QByteArray output;
  QByteArray errors;

  [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(output); }
  [[nodiscard]] QString text() const { return QString::fromUtf8(output); }
  /// Exactly one line on the standard error.
  [[nodiscard]] bool saysOneSentence() const {
    return errors.endsWith('\n') && errors.count('\n') == 1 && errors.size() > 5;
  }
};

/// What else a call may need.
struct Around {
  QByteArray input;
  QString outputFile; ///< instead of being read
  QStringList environment = {u"LC_ALL=C.UTF-8"_s};
};

inline Run runProgram(const QString& program, const QStringList& arguments,
                      const Around& around = {}) {
  constexpr int minute = 60'000;
  QProcess process;
  process.setEnvironment(around.environment);
  if (!around.outputFile.isEmpty()) process.setStandardOutputFile(around.outputFile);
  process.start(program, arguments);
  if (!process.waitForStarted()) return {-2, {}, process.errorString().toUtf8()};
  process.write(around.input);
  process.closeWriteChannel();
  if (!process.waitForFinished(minute)) {
    process.kill();
    process.waitForFinished();
    return {-3, {}, "too slow"};
  }
  const bool crashed = process.exitStatus() == QProcess::CrashExit;
  const QByteArray output =
      around.outputFile.isEmpty() ? process.readAllStandardOutput() : QByteArray();
  return {crashed ? -4 : process.exitCode(), output, process.readAllStandardError()};
}

inline QByteArray readAll(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
  return file.readAll();
}

/// Gives back the path.
inline QString writeAll(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
    qFatal("cannot write %s", qPrintable(path));
  }
  return path;
}

/// What an outside validator says of those files; empty = they fit that schema of
/// resources/schemas.
inline QByteArray schemaFindings(const QString& schema, const QStringList& files) {
  const QString sources = QStringLiteral(NILOMETER_SOURCE_DIR);
  const Run check =
      runProgram(u"/usr/bin/python3"_s, QStringList{sources + u"/tests/check_schemas.py"_s,
                                                    sources + u"/resources/schemas/"_s + schema} +
                                            files);
  return check.exitCode == 0 ? QByteArray() : "refused: " + check.output + check.errors;
}

/// … of a text.
inline QByteArray schemaFindingsIn(const QString& schema, const QByteArray& text) {
  const QTemporaryDir dir;
  const QString name = schema.startsWith(u"record") ? u"lines.jsonl"_s : u"text.json"_s;
  return schemaFindings(schema, {writeAll(dir.filePath(name), text)});
}

} // namespace nilometer::test
