// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <string>

/// What a schema that is shipped says, and what a description lists, in a form in which the two can
/// be compared.
namespace schemas {

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;

/// One way to say each thing, so that two schemas can be compared.
class Plain {
public:
  explicit Plain(const QJsonObject& root) : m_definitions(root[u"definitions"].toObject()) {}

  [[nodiscard]] QJsonValue of(const QJsonValue& value) const {
    if (value.isArray()) {
      QJsonArray all;
      for (const QJsonValue each : value.toArray()) all += of(each);
      return all;
    }
    return value.isObject() ? QJsonValue(of(value.toObject())) : value;
  }
  [[nodiscard]] QJsonObject of(QJsonObject schema) const {
    for (const QString& said : {u"description"_s, u"$schema"_s, u"$id"_s, u"title"_s}) {
      if (schema.value(said).isString()) schema.remove(said);
    }
    schema.remove(u"definitions"_s);
    if (schema.contains(u"$ref")) {
      const QString name = schema.value(u"$ref"_s).toString().section(u'/', -1);
      return of(m_definitions.value(name).toObject());
    }
    if (schema.contains(u"allOf")) {
      QJsonObject whole;
      for (const QJsonValue each : schema.value(u"allOf"_s).toArray()) {
        const QJsonObject part = of(each.toObject());
        for (auto it = part.begin(); it != part.end(); ++it) whole[it.key()] = it.value();
      }
      return whole;
    }
    if (schema.contains(u"properties")) return object(schema);
    if (schema.contains(u"const")) schema = {{u"enum"_s, QJsonArray{schema.value(u"const"_s)}}};
    if (schema.value(u"minLength"_s).toInt() == 0) schema.remove(u"minLength"_s);
    if (schema.contains(u"enum")) return ofWords(schema.value(u"enum"_s).toArray());
    for (auto it = schema.begin(); it != schema.end(); ++it) it.value() = of(it.value());
    return schema;
  }

private:
  /// Versions stand there as a list of numbers, or as a range.
  static QJsonObject ofWords(const QJsonArray& words) {
    if (!words.first().isDouble()) return {{u"enum"_s, words}};
    return {{u"type"_s, u"integer"_s}, {u"minimum"_s, words.first()}, {u"maximum"_s, words.last()}};
  }
  [[nodiscard]] QJsonObject object(QJsonObject schema) const {
    QJsonObject keys = schema.value(u"properties"_s).toObject();
    keys.remove(u"sum"_s); // of the line, not of what it says (record::LineSums)
    // Another entry, which is compared by itself: what it says would never end.
    if (keys.contains(u"otherwise")) keys[u"otherwise"_s] = true;
    for (auto it = keys.begin(); it != keys.end(); ++it) it.value() = of(it.value());
    QStringList needed;
    for (const QJsonValue key : schema.value(u"required"_s).toArray()) needed += key.toString();
    needed.sort();
    schema[u"properties"_s] = keys;
    schema[u"required"_s] = QJsonArray::fromStringList(needed);
    return schema;
  }

  QJsonObject m_definitions;
};

inline QJsonObject shippedSchema(const QString& name) {
  const QString path = QStringLiteral(NILOMETER_SOURCE_DIR "/resources/schemas/") + name;
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                        : QJsonObject();
}

inline QJsonObject definition(const QJsonObject& schema, const QString& name) {
  return schema.value(u"definitions"_s).toObject().value(name).toObject();
}

/// The first place where they differ, or nothing.
inline QString difference(const QJsonValue& is, const QJsonValue& shouldBe, const QString& where) {
  if (is == shouldBe) return {};
  if (is.isObject() && shouldBe.isObject()) {
    const QJsonObject one = is.toObject();
    const QJsonObject other = shouldBe.toObject();
    for (const QString& key : one.keys() + other.keys()) {
      const QString found = difference(one[key], other[key], where + u'/' + key);
      if (!found.isEmpty()) return found;
    }
  }
  const auto said = [](const QJsonValue& value) {
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
  };
  return where + u": the schema says "_s + said(is) + u", the description "_s + said(shouldBe) +
         u"; put right the one that is wrong"_s;
}

/// What a description lists for that thing.
template <class T, class Describe> QJsonObject listed(T thing, const Describe& describe) {
  record::JsonText out;
  record::writeSchema(out, thing, describe);
  return Plain({}).of(QJsonDocument::fromJson(QByteArray::fromStdString(out.take())).object());
}

/// Of the header of a record. Any text is read as a checksum; those of the game are of one form.
inline QJsonObject headerIn(const QJsonObject& record, const QJsonObject& read) {
  QJsonObject header = Plain(record).of(definition(record, u"header"_s));
  QJsonObject keys = header.value(u"properties"_s).toObject();
  QJsonObject name = keys.value(u"edition"_s).toObject();
  QJsonObject ofName = name.value(u"properties"_s).toObject();
  if (ofName.value(u"checksum"_s)[u"pattern"].toString() != u"^sha256:[0-9a-f]{64}$"_s) return {};
  ofName[u"checksum"_s] = read[u"properties"][u"edition"][u"properties"][u"checksum"];
  name[u"properties"_s] = ofName;
  keys[u"edition"_s] = name;
  header[u"properties"_s] = keys;
  return header;
}

} // namespace schemas
