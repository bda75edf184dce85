// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/run_program.h"

#include <QByteArray>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTest>

/// nilometer-cli as a process of its own, and the files it is given.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

inline const QString cliProgram = QStringLiteral(NILOMETER_CLI);
inline const QStringList commandNames = {u"check"_s,    u"score"_s,   u"options"_s, u"simulate"_s,
                                         u"position"_s, u"edition"_s, u"recover"_s};

inline const QString shippedEdition =
    QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/egizia-2009.json");
inline const QString differentEditionFile =
    QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/different.json");

inline Run cli(const QStringList& arguments, const Around& around = {}) {
  return runProgram(cliProgram, arguments, around);
}

/// The record of one random game of that seed in the directory; the path.
inline QString simulated(const QString& directory, int seed, const QStringList& more = {}) {
  const Run made = cli(
      QStringList{u"simulate"_s, u"--seed"_s, QString::number(seed), u"--out"_s, directory} + more);
  if (made.exitCode != 0) qFatal("simulate: %s", made.errors.constData());
  return QDir(directory).filePath(u"game-%1.jsonl"_s.arg(seed));
}

/// A command on a recorded game, with the values it was played with where those are none of the
/// program's.
inline Run onGame(const QString& command, const QString& file, const QStringList& more = {}) {
  QStringList call{command, file};
  const QByteArray text = readAll(file);
  for (const QString& id : {u"saqqara-golden"_s, u"pyramidion-golden"_s}) {
    if (!text.contains(id.toUtf8())) continue;
    call << u"--edition"_s
         << QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/%1.json").arg(id);
  }
  return cli(call + more);
}

/// The first lines of a text.
inline QByteArray head(const QByteArray& text, int lines) {
  qsizetype end = 0;
  for (int i = 0; i < lines && end >= 0; ++i) end = text.indexOf('\n', end) + 1;
  return text.left(end);
}

/// A CSV text (RFC 4180) behind its mark as rows of fields.
inline QList<QStringList> csvRows(const QString& text) {
  QList<QStringList> rows;
  QStringList row;
  QString field;
  bool quoted = false;
  for (qsizetype i = text.startsWith(QChar::ByteOrderMark) ? 1 : 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (c == u'"' && quoted && i + 1 < text.size() && text[i + 1] == u'"')
      field += text[++i];
    else if (c == u'"')
      quoted = !quoted;
    else if (quoted || (c != u',' && c != u'\n'))
      field += c;
    else {
      row += field;
      field.clear();
      if (c == u'\n') {
        rows += row;
        row.clear();
      }
    }
  }
  return rows;
}

/// A position of two players who end level, with a tie to explain.
inline const QByteArray levelPosition = R"({
  "nilometer": "position", "format": 1, "edition": "egizia-2009", "profile": "revised",
  "players": [
    {"name": "Anna", "colour": "blue", "orderTile": 2, "points": 58, "stones": 7,
     "stoneMarket": 6, "grainMarket": 5,
     "crews": {"blue": 5, "black": 4, "yellow": 6, "joker": 6},
     "obelisk": 4, "tombs": 3, "tombTiles": [4, 5, 2], "pyramid": 6, "temple": 2,
     "sphinx": ["obelisk-4", "obelisk-row-9"], "sell": true},
    {"name": "Ben", "colour": "red", "orderTile": 1, "points": 63, "stones": 0,
     "stoneMarket": 3, "grainMarket": 6,
     "crews": {"blue": 4, "black": 6, "yellow": 3, "joker": 5},
     "obelisk": 3, "tombs": 5, "tombSum": 21, "pyramid": 7, "temple": 4}
  ]
}
)";

} // namespace nilometer::test
