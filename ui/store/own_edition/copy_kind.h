// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_document.h"
#include "engine/table/likely.h"
#include "engine/table/printed.h"

#include <QString>

#include <any>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace nilometer::ui {

struct CopyKind;
struct CopyState;
struct FieldList;

/// A page on which players compare a copy with their own game: the game's own enumeration.
struct CopyPage {
  std::uint8_t number = 0;

  constexpr CopyPage() = default;
  explicit constexpr CopyPage(std::size_t page) : number(static_cast<std::uint8_t>(page)) {}
  template <class Page>
  requires std::is_enum_v<Page>
  constexpr CopyPage(Page page) : number(static_cast<std::uint8_t>(page)) {}
  friend constexpr auto operator<=>(CopyPage, CopyPage) = default;
};

/// Something that makes no sense on a copy.
struct CopyFinding {
  std::string key; ///< of the printed value it is about, or of a group or a part of one
  CopyPage page;   ///< where that stands
  std::optional<int> number = {}; ///< the one in the list that is meant
  bool isAboutWords = false;      ///< those in the list are meant
  bool restsOnNeighbours = false; ///< other numbers beside it may put it right
};

/// A copy as its game reads it. Indices into `printed` and `findings` are the game's own.
struct CheckedCopy {
  const CopyKind* kind = nullptr;
  std::string id; ///< records name it by this
  std::string name;
  std::string checksum;
  std::vector<table::PrintedValue> printed;
  std::vector<CopyPage> pages; ///< of each printed value
  std::vector<CopyFinding> findings;
  std::any game; ///< the game's own reading of it
};

/// A printed number as a page asks for it.
struct CopyNumber {
  QString name; ///< "Value of row 3 of the obelisk"
  QString unit; ///< behind it; mostly nothing
  int least = 0;
  int most = 0;
  std::optional<table::Likely> likely = {}; ///< another number is doubted; nothing: none is
};

/// What a printed value is made of that is more than a number: counts, or words.
struct ValueParts {
  /// Numbers by name; those that are 0 are left out: `{"fish": 2}`.
  struct Count {
    std::string member;
    QString name;
  };
  std::vector<Count> counts{};
  bool whole = false;  ///< each is read by itself: those that are 0 stand there too
  bool some = false;   ///< one of them at least is there, once any is known
  bool summed = false; ///< all make a known sum: one that is not there was not read before they do
  QString label{};     ///< on its page, whose heading says the rest of its name; empty: its name
  struct Word {
    record::JsonValue value;
    QString text;
  };
  std::vector<Word> words{};           ///< it is one of these, or a list of some
  std::size_t listed = 0;              ///< so many of them; 0: no list
  bool several = false;                ///< it is a list of any of the words, each once
  std::optional<std::size_t> absent{}; ///< which of the words it is where nothing stands there
  bool once = false;                   ///< each word stands once in the list: two change places
  std::vector<Word> lists{};           ///< whole lists to begin with where nobody knows any
};

/// What the shell has to know of a game's copies: one table for each game.
struct CopyKind {
  const record::EditionForm& (*form)();
  std::size_t pages;
  QString (*pageName)(CopyPage page);
  QString (*whereToLook)(CopyPage page);
  /// The copy with everything that makes no sense in it, or why it cannot even be shown. Use
  /// readCopy().
  record::Result<CheckedCopy> (*read)(const record::EditionDocument& document);
  /// What makes no sense, for players: one sentence.
  QString (*nonsense)(const CheckedCopy& copy, std::size_t finding);
  QString (*valueName)(const CheckedCopy& copy, std::string_view key);
  CopyNumber (*number)(const CheckedCopy& copy, std::string_view place);
  /// What stands on a page.
  FieldList (*fields)(const CopyState& copy, CopyPage page);
  /// The ids of the editions that come with the program, at least one; and one of them.
  std::vector<std::string> (*shipped)();
  record::EditionDocument (*shippedCopy)(const std::string& id);
  /// For plainFields: what is more than a number; nullptr: nothing that a plain page has.
  ValueParts (*parts)(std::string_view key) = nullptr;
};

[[nodiscard]] inline record::Result<CheckedCopy> readCopy(const CopyKind& kind,
                                                          const record::EditionDocument& copy) {
  record::Result<CheckedCopy> read = kind.read(copy);
  if (read) read->kind = &kind;
  return read;
}

} // namespace nilometer::ui
