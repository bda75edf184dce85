// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The printed values that are known to the program by their id.
namespace nilometer::cli {

/// Where an edition was found; in this order one is looked for.
enum class Origin : std::uint8_t {
  shipped, ///< comes with the program
  own,     ///< one of the players' own copies
  ofGames, ///< what games were saved with
};
inline constexpr int originCount = 3;

struct FoundEdition {
  Origin origin = Origin::shipped;
  QString file;
  egizia::CheckedEdition checked;

  /// Otherwise it is a draft: no game can be played with it.
  [[nodiscard]] bool usable() const { return checked.findings.empty(); }
};

/// Everything in the folder of the players' own copies, whatever lies there.
struct FoundEditions {
  /// Those that come with the program first. None of those that games were saved with if the same
  /// stands before it.
  std::vector<FoundEdition> editions;
  std::vector<record::ReadError> unreadable; ///< files that are no edition
};
[[nodiscard]] FoundEditions findEditions(const QString& folder);

/// The editions that records and positions ask for, or only the one of --edition. Each is read
/// once, and the folder of --editions only when it is needed.
class Editions {
public:
  explicit Editions(const Arguments& arguments);

  /// The folder with the players' own copies.
  [[nodiscard]] QString folder() const { return m_folder; }
  [[nodiscard]] const FoundEditions& found();

  /// An ID or a FILE, also one that makes no sense.
  [[nodiscard]] record::Result<egizia::CheckedEdition> load(const QString& name);

  /// The edition of that name, asked for by `askedBy` on that line; one with other values if
  /// there is none of these. With --edition always that one. Whether it is the right one, the
  /// reader of the record says. Valid as long as this object.
  [[nodiscard]] record::Result<const egizia::Edition*> find(const record::EditionName& name,
                                                            const std::string& askedBy, int line);

  /// The edition a record was played with: --edition, or the one it brings along, or as above.
  [[nodiscard]] record::Result<const egizia::Edition*>
  of(const egizia::RecordHeader& header, std::string_view text, const std::string& file);

private:
  using Kept = std::unique_ptr<const egizia::Edition>;

  [[nodiscard]] record::Result<egizia::Edition> read(const record::EditionName& name);
  [[nodiscard]] const FoundEdition* known(const record::EditionName& name);
  /// nullptr if it is no ID but a FILE.
  [[nodiscard]] const FoundEdition* called(const QString& name);

  QString m_given; ///< --edition
  QString m_folder;
  std::optional<FoundEditions> m_found;
  std::map<std::string, Kept> m_read; ///< by id and checksum
};

} // namespace nilometer::cli
