// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "app/cli/loading.h"

#include "engine/record/edition_name.h"
#include "engine/record/read_record.h"

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
  const Game* game = nullptr; ///< of which game
  Origin origin = Origin::shipped;
  QString file;
  ShownEdition edition;

  /// Otherwise it is a draft: no game can be played with it.
  [[nodiscard]] bool usable() const { return edition.findings.empty(); }
};

/// Everything of one game, or of several, in the folder of the players' own copies, whatever lies
/// there.
struct FoundEditions {
  /// Those that come with the program first. None of those that games were saved with if the same
  /// stands before it.
  std::vector<FoundEdition> editions;
  std::vector<record::ReadError> unreadable; ///< files that are no edition
};

/// The editions that records and positions ask for, or only the one of --edition. Each is read
/// once, and the folder of --editions only when it is needed.
class Editions {
public:
  Editions(const Arguments& arguments, Games games);

  /// The folder with the players' own copies.
  [[nodiscard]] QString folder() const { return m_folder; }
  /// Those of that game.
  [[nodiscard]] const FoundEditions& found(const Game& game);
  /// Those of every game, one game after the other; a file that is none is told once.
  [[nodiscard]] FoundEditions foundOfAll();
  /// The game of which an edition of that name is known, the first that has one; nullptr: none has.
  [[nodiscard]] const Game* gameWith(const QString& name);
  /// The edition of that game which an ID or a FILE means; an ID that only another game knows is
  /// none of its.
  [[nodiscard]] record::Result<Given> load(const Game& game, const QString& name);

  /// The edition of that name, asked for by `askedBy` on that line; one with other values if
  /// there is none of these. With --edition always that one. Whether it is the right one, the
  /// reader of the record says. Valid as long as this object.
  template <class G>
  [[nodiscard]] record::Result<const typename G::Edition*>
  find(const record::EditionName& name, const std::string& askedBy, int line);

  /// --edition, or the first one that comes with the program.
  template <class G> [[nodiscard]] record::Result<const typename G::Edition*> first() {
    return find<G>({record::FileFormat<G>::shippedEditions().front().id, {}}, {}, 0);
  }

  /// The edition a record was played with: --edition, or the one it brings along, or as above.
  template <class G>
  [[nodiscard]] record::Result<const typename G::Edition*> of(const record::RecordHeader<G>& header,
                                                              const Given& given);

private:
  template <class G> using Read = record::Result<typename G::Edition>;
  template <class G> [[nodiscard]] static Read<G> readFrom(const record::Result<Given>& given);
  template <class G> [[nodiscard]] Read<G> read(const record::EditionName& name);
  template <class G>
  [[nodiscard]] const typename G::Edition* keep(const std::string& key,
                                                typename G::Edition edition);

  /// Its game has no edition of that id; it tells which other game has one.
  [[nodiscard]] record::ReadError unknown(const std::string& id, const std::string& file, int line);
  [[nodiscard]] const Game& gameOfFile(std::string_view game) const;
  [[nodiscard]] const FoundEdition* known(const Game& game, const record::EditionName& name);

  QString m_given; ///< --edition
  QString m_folder;
  Games m_games;
  std::map<const Game*, FoundEditions> m_found;
  /// What was read, of the types of the games, by game, id and checksum.
  std::map<std::string, std::shared_ptr<const void>> m_read;
};

template <class G> Editions::Read<G> Editions::readFrom(const record::Result<Given>& given) {
  if (!given) return given.error();
  return record::FileFormat<G>::readEdition(given->text, given->name);
}

template <class G> Editions::Read<G> Editions::read(const record::EditionName& name) {
  const Game& game = gameOfFile(G::id);
  if (!m_given.isEmpty()) return readFrom<G>(load(game, m_given));
  // Nearly every game is played with one that comes with the program.
  for (const typename G::Edition& shipped : record::FileFormat<G>::shippedEditions()) {
    if (name.fits(shipped)) return shipped;
  }
  const FoundEdition* one = known(game, name);
  if (one == nullptr) return unknown(name.id, {}, 0);
  return readFrom<G>(cli::load(one->file));
}

template <class G>
const typename G::Edition* Editions::keep(const std::string& key, typename G::Edition edition) {
  const auto kept = std::make_shared<const typename G::Edition>(std::move(edition));
  m_read[key] = kept;
  return kept.get();
}

template <class G>
record::Result<const typename G::Edition*> Editions::find(const record::EditionName& name,
                                                          const std::string& askedBy, int line) {
  const std::string key = std::string(G::id) + ' ' +
                          (m_given.isEmpty() ? name.id + ' ' + name.checksum : std::string());
  if (const auto kept = m_read.find(key); kept != m_read.end()) {
    return static_cast<const typename G::Edition*>(kept->second.get());
  }
  Read<G> edition = read<G>(name);
  if (edition) return keep<G>(key, std::move(*edition));
  if (edition.error().fault == record::ReadFault::unknownEdition) {
    return unknown(name.id, askedBy, line);
  }
  return edition.error();
}

template <class G>
record::Result<const typename G::Edition*> Editions::of(const record::RecordHeader<G>& header,
                                                        const Given& given) {
  if (!m_given.isEmpty()) return find<G>(header.edition(), given.name, 1);
  auto own = record::editionIn<G>(given.text, given.name);
  if (!own) return own.error();
  if (!*own) return find<G>(header.edition(), given.name, 1);
  const std::string key =
      std::string(G::id) + ' ' + header.editionId + ' ' + header.editionChecksum;
  if (const auto kept = m_read.find(key); kept != m_read.end()) {
    return static_cast<const typename G::Edition*>(kept->second.get());
  }
  return keep<G>(key, std::move(**own));
}

} // namespace nilometer::cli
