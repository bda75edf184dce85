// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/editions.h"

#include "engine/egizia/file/edition_comparison.h"
#include "engine/egizia/file/edition_file.h"

#include <QJsonArray>
#include <QJsonObject>

namespace nilometer::cli {

/// All editions that were found, with what can be done with them; `folder` is where.
[[nodiscard]] QString listText(const FoundEditions& found, const QString& folder);
[[nodiscard]] QJsonArray listJson(const FoundEditions& found);
[[nodiscard]] QString listCsv(const FoundEditions& found);

/// Which values of an edition are shown. In a text the unconfirmed ones stand by the pages on which
/// players compare them.
enum class Shown : std::uint8_t { all, unconfirmed };

[[nodiscard]] QString editionText(const egizia::Edition& edition, Shown shown);
[[nodiscard]] QJsonObject editionJson(const egizia::Edition& edition, Shown shown);
[[nodiscard]] QString editionCsv(const egizia::Edition& edition, Shown shown);

/// Two editions that --compare compares, and what it found.
struct ComparedEditions {
  const egizia::Edition* before = nullptr;
  const egizia::Edition* after = nullptr;
  std::vector<egizia::EditionDifference> differences;
  /// Every game is the same with both: only facts about the box may differ.
  [[nodiscard]] bool sameGames() const { return before->checksum == after->checksum; }
};
[[nodiscard]] QString differencesText(const ComparedEditions& compared);
[[nodiscard]] QJsonObject differencesJson(const ComparedEditions& compared);
[[nodiscard]] QString differencesCsv(const ComparedEditions& compared);

/// The findings of --validate; none is one line that says so.
[[nodiscard]] QString findingsText(const egizia::CheckedEdition& checked, const QString& file);
[[nodiscard]] QJsonObject findingsJson(const egizia::CheckedEdition& checked, const QString& file);
[[nodiscard]] QString findingsCsv(const egizia::CheckedEdition& checked, const QString& file);

} // namespace nilometer::cli
