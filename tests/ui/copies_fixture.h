// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/read_copy.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/store/own_edition/copy_shelf.h"

#include <QDir>

/// The players' own copies on the disk.
namespace nilometer::test {

inline QString placeOf(const ui::CopyPlace& place) {
  const auto* path = std::get_if<QString>(&place);
  if (path == nullptr) qFatal("%s", qPrintable(std::get<ui::CopyFailure>(place).sentence));
  return *path;
}

inline QString failureOf(const ui::CopyPlace& place) {
  const auto* failure = std::get_if<ui::CopyFailure>(&place);
  return failure == nullptr ? QString() : failure->sentence;
}

inline QByteArray shippedBytes() {
  return QByteArray::fromStdString(egizia::writeEdition(*shelfEdition()));
}

/// A shelf of copies beside a shelf of games.
struct Copies : Shelf {
  ui::CopyShelf copies = copyShelf(games.directory() + u"/editions"_s);

  /// A new copy of the shipped edition.
  QString made(const QString& name = u"Our copy"_s) const {
    return placeOf(copies.create(name, egizia::documentOf(*shelfEdition())));
  }
  [[nodiscard]] egizia::EditionDocument document(const QString& path) const {
    record::Result<egizia::EditionDocument> read = copies.open(path);
    if (!read) qFatal("cannot open %s", qPrintable(path));
    return *read;
  }
  void save(const QString& path, const egizia::EditionDocument& document) const {
    const QString error = copies.save(path, document);
    if (!error.isEmpty()) qFatal("%s", qPrintable(error));
  }
  [[nodiscard]] QStringList files() const {
    return QDir(copies.directory()).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
  }
};

} // namespace nilometer::test
