// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/run_program.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/position.h"

#include <QFile>

/// What the tests of final positions start from.
namespace position_fixture {

using namespace nilometer::egizia;
using nilometer::record::EditionName;
using nilometer::record::JsonNode;
using nilometer::record::JsonReading;
using nilometer::record::JsonValue;
using nilometer::record::parseJson;
using nilometer::record::ReadError;
using nilometer::record::ReadFault;
using nilometer::record::Result;

/// The document that docs/position.md shows.
inline QByteArray documentedExample() {
  QFile file(QStringLiteral(NILOMETER_SOURCE_DIR "/docs/position.md"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray text = file.readAll();
  const qsizetype begin = text.indexOf("```json\n") + 8;
  return text.mid(begin, text.indexOf("```", begin) - begin);
}

inline std::string_view view(const QByteArray& text) {
  return {text.constData(), static_cast<std::size_t>(text.size())};
}

inline QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to) {
  const qsizetype at = text.indexOf(from);
  return at < 0 ? QByteArray() : text.replace(at, from.size(), to);
}

template <class T> std::string errorText(const Result<T>& read) {
  return read ? std::string() : read.error().where + ": " + read.error().expected;
}

/// Two players without anything, for what the test adds to them.
inline QByteArray bareDocument(const QByteArray& first, const QByteArray& second) {
  const QByteArray common = R"("stones":0,"stoneMarket":1,"grainMarket":1,)"
                            R"("crews":{"blue":1,"black":1,"yellow":1,"joker":2},)";
  return QByteArray(R"({"nilometer":"position","format":1,"edition":"egizia-2009",)")
      .append(R"("profile":"revised","players":[{"name":"A","colour":"blue","orderTile":1,)")
      .append(common)
      .append(first)
      .append(R"(},{"name":"B","colour":"red","orderTile":2,)")
      .append(common)
      .append(second)
      .append("}]}");
}
inline constexpr auto nothingBuilt = R"("obelisk":0,"tombs":0,"pyramid":0,"temple":0)";

/// What an outside validator says of the document; empty = it fits.
inline QByteArray positionSchemaFindings(const QByteArray& text) {
  return nilometer::test::schemaFindingsIn(QStringLiteral("position.schema.json"), text);
}

} // namespace position_fixture
