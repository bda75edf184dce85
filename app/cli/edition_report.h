// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_difference.h"
#include "engine/table/likely.h"
#include "engine/table/printed.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <span>
#include <string>
#include <vector>

namespace nilometer::cli {

struct FoundEditions;

/// The printed values of any game, with everything that makes no sense in them.
struct ShownEdition {
  struct Finding {
    std::string key;
    int line = 0; ///< in the text; 0 = no particular line
    QString sentence;
  };
  /// Where players look for some of the values on their own copy.
  struct Page {
    QString heading;
    std::vector<std::size_t> values; ///< of `printed`
  };

  std::string id;
  std::string name;
  std::string checksum;
  std::vector<table::PrintedValue> printed;
  std::vector<Page> pages;
  std::vector<Finding> findings;
};

/// Finds the numbers that are hardly printed where they stand. They may be right.
void addUnlikely(ShownEdition& edition, std::span<const table::LikelyAt> likely);

/// All editions that were found, with what can be done with them; `folder` is where.
[[nodiscard]] QString listText(const FoundEditions& found, const QString& folder);
[[nodiscard]] QJsonArray listJson(const FoundEditions& found);
[[nodiscard]] QString listCsv(const FoundEditions& found);

/// Which values of an edition are shown. In a text the unconfirmed ones, missing ones too, stand by
/// the pages on which players compare them.
enum class Shown : std::uint8_t { all, unconfirmed };

[[nodiscard]] QString editionText(const ShownEdition& edition, Shown shown);
[[nodiscard]] QJsonObject editionJson(const ShownEdition& edition, Shown shown);
[[nodiscard]] QString editionCsv(const ShownEdition& edition, Shown shown);

/// Two editions that --compare compares, and what it found.
struct ComparedEditions {
  const ShownEdition* before = nullptr;
  const ShownEdition* after = nullptr;
  std::vector<record::EditionDifference> differences;
  /// Every game is the same with both: only facts about the box may differ.
  [[nodiscard]] bool sameGames() const { return before->checksum == after->checksum; }
};
[[nodiscard]] QString differencesText(const ComparedEditions& compared);
[[nodiscard]] QJsonObject differencesJson(const ComparedEditions& compared);
[[nodiscard]] QString differencesCsv(const ComparedEditions& compared);

/// The findings of --validate; none is one line that says so.
[[nodiscard]] QString findingsText(const ShownEdition& edition, const QString& file);
[[nodiscard]] QJsonObject findingsJson(const ShownEdition& edition, const QString& file);
[[nodiscard]] QString findingsCsv(const ShownEdition& edition, const QString& file);

} // namespace nilometer::cli
