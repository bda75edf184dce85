// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"

#include "engine/egizia/edition.h"
#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/record/files.h"

#include <QString>

#include <algorithm>
#include <string>
#include <vector>

/// The editions that tests read, and small changes of them.
namespace nilometer::test {

inline const std::string shippedFile = NILOMETER_SOURCE_DIR "/resources/editions/egizia-2009.json";
inline const std::string differentFile = NILOMETER_SOURCE_DIR "/tests/editions/different.json";

/// The file's text; empty if it cannot be read.
inline std::string textOf(const std::string& file) {
  record::Result<std::string> text = record::readFile(file);
  return text ? *text : std::string();
}

/// The edition, or one without id if the text does not give one.
inline egizia::Edition readOrEmpty(const std::string& text) {
  record::Result<egizia::Edition> edition = egizia::readEdition(text);
  return edition ? std::move(*edition) : egizia::Edition();
}

inline const std::string& shippedText() {
  static const std::string text = textOf(shippedFile);
  return text;
}

inline const egizia::Edition& shippedPrinted() {
  static const egizia::Edition edition = readOrEmpty(shippedText());
  return edition;
}

inline const egizia::Edition& different() {
  static const auto edition = differentPrinted();
  return *edition;
}

/// The shipped edition's text with the first occurrence of `from` replaced; empty if there is
/// none.
inline std::string changedText(const std::string& from, const std::string& to) {
  std::string text = shippedText();
  const std::size_t at = text.find(from);
  if (at == std::string::npos) return {};
  return text.replace(at, from.size(), to);
}

/// The shipped edition, to be changed.
inline egizia::EditionDocument shippedDocument() {
  return *egizia::readDocument(shippedText());
}

inline egizia::CheckedEdition checked(const egizia::EditionDocument& document) {
  record::Result<egizia::CheckedEdition> read = egizia::check(document);
  if (!read) qFatal("unreadable: %s", read.error().where.c_str());
  return *read;
}

/// The places of all that makes no sense in it.
inline std::vector<std::string> faultKeys(const egizia::EditionDocument& document) {
  std::vector<std::string> keys;
  for (const egizia::EditionFinding& finding : checked(document).findings) {
    keys.push_back(finding.key);
  }
  return keys;
}

/// The value with its provenance; null if there is none at that place.
inline const egizia::PrintedValue* printed(const egizia::Edition& edition, const std::string& key) {
  const auto found = std::ranges::find(edition.printed, key, &egizia::PrintedValue::key);
  return found == edition.printed.end() ? nullptr : &*found;
}

inline record::JsonValue json(const std::string& text) {
  return *record::parseJson(text);
}

} // namespace nilometer::test
