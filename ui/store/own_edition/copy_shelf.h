// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/store/own_edition/copy_progress.h"

#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// One of the players' own copies, as a list shows it.
struct OwnCopy {
  const CopyKind* kind = nullptr; ///< of its game
  QString path;
  QString name;         ///< what the players call it; of the file where it cannot be shown
  std::string id;       ///< records name it by this
  std::string checksum; ///< of its values; empty where it cannot be shown
  CopyProgress progress;
  int findings = 0;
  std::optional<record::ReadError> error; ///< why it cannot even be shown

  /// Otherwise it is a draft: kept, but no game can be played with it.
  [[nodiscard]] bool usable() const { return findings == 0 && !error; }
};

/// Where a copy is, or in one sentence why there is none.
struct CopyFailure {
  QString sentence;
};
using CopyPlace = std::variant<QString, CopyFailure>;

/// The players' own copies of the printed values of all games on disk, each in a file of its own
/// that says which game it is of (docs/edition.md), apart from those that come with the program.
/// Nothing is ever written over another copy, and what is taken away only moves into the directory
/// "deleted".
class CopyShelf {
public:
  /// The directory where GameLibrary looks for further editions ("editions" beside the games). It
  /// is made when it is first needed. Of games that are not among `games`, or have nothing to
  /// compare, no copy is shown.
  CopyShelf(QString directory, Games games) : m_directory(std::move(directory)), m_games(games) {}

  [[nodiscard]] QString directory() const { return m_directory; }
  /// Those of all games that have any, in their order.
  [[nodiscard]] std::vector<const CopyKind*> kinds() const;
  /// By the id of its game.
  [[nodiscard]] const CopyKind& kindOf(std::string_view game) const;
  [[nodiscard]] const CopyKind& kindOf(const record::EditionDocument& copy) const {
    return kindOf(copy.form().game.id);
  }
  /// What a copy is called that nobody gave a name.
  [[nodiscard]] static QString usualName();

  /// All of them, by name. Files that are no edition at all are passed over; drafts are not.
  [[nodiscard]] std::vector<OwnCopy> copies() const;

  /// A new copy that still has all values of `from`, and its confirmations.
  [[nodiscard]] CopyPlace create(const QString& name, record::EditionDocument from) const {
    return add(name, from);
  }
  /// A new copy like that of create(); `copy` itself gets the name and an id of its own, too.
  [[nodiscard]] CopyPlace add(const QString& name, record::EditionDocument& copy) const;

  /// The copy to be changed. Errors name the file without its directory.
  [[nodiscard]] record::Result<record::EditionDocument> open(const QString& path) const;
  /// Either all of it is on the disk or the old file is as it was. Returns why it failed, or
  /// nothing.
  [[nodiscard]] QString save(const QString& path, const record::EditionDocument& copy) const;
  [[nodiscard]] QString rename(const QString& path, const QString& name) const;

  /// Takes up a file from elsewhere, also a draft, byte for byte; where its id is that of another
  /// copy or comes with the program, it gets one of its own. One that is here already is not taken
  /// up twice.
  [[nodiscard]] CopyPlace import(const QString& file) const;
  /// Writes the copy, byte for byte, to a file to be given away. Returns why it failed, or nothing.
  [[nodiscard]] QString exportTo(const QString& file, const QString& path) const;

  /// Moves the copy into the directory "deleted"; games keep the values they were played with.
  /// Where it lies now.
  [[nodiscard]] CopyPlace putAway(const QString& path) const;
  /// Brings it back to where it was. Returns why it failed, or nothing.
  [[nodiscard]] QString putBack(const QString& from, const QString& path) const;

private:
  [[nodiscard]] record::Result<record::EditionDocument> read(const std::string& text,
                                                             const QString& path) const;
  [[nodiscard]] OwnCopy lookAt(const QString& path, const record::EditionDocument& copy) const;
  [[nodiscard]] bool sameButForTheId(const record::EditionDocument& one,
                                     const record::EditionDocument& other) const;
  [[nodiscard]] QString freePath(const QString& name) const;
  [[nodiscard]] std::vector<std::string> takenIds() const;
  [[nodiscard]] std::string freeId(const QString& name) const;

  QString m_directory;
  Games m_games;
};

} // namespace nilometer::ui
