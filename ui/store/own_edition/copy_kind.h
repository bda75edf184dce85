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

class CopyKind;
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

/// The copies of a game as the shell knows them. Each game has one object without a state of its
/// own; what is not pure has an answer for a game that needs nothing more.
class CopyKind {
public:
  CopyKind() = default;
  virtual ~CopyKind() = default;
  CopyKind(const CopyKind&) = delete;
  CopyKind& operator=(const CopyKind&) = delete;

  /// How its editions are written.
  [[nodiscard]] virtual const record::EditionForm& form() const = 0;
  /// The copy with everything that makes no sense in it, or why it cannot even be shown.
  [[nodiscard]] virtual record::Result<CheckedCopy>
  read(const record::EditionDocument& document) const = 0;
  /// The ids of the editions that come with the program, at least one.
  [[nodiscard]] virtual std::vector<std::string> shipped() const = 0;
  [[nodiscard]] virtual record::EditionDocument shippedCopy(const std::string& id) const = 0;

  /// How many pages a copy is compared on. None: players cannot compare it, and nothing below is
  /// asked.
  [[nodiscard]] virtual std::size_t pages() const { return 0; }
  [[nodiscard]] virtual QString pageName(CopyPage /*page*/) const { return {}; }
  [[nodiscard]] virtual QString whereToLook(CopyPage /*page*/) const { return {}; }
  /// What stands on a page.
  [[nodiscard]] virtual FieldList fields(const CopyState& copy, CopyPage page) const = 0;
  [[nodiscard]] virtual QString valueName(const CheckedCopy& /*copy*/,
                                          std::string_view /*key*/) const {
    return {};
  }
  [[nodiscard]] virtual CopyNumber number(const CheckedCopy& /*copy*/,
                                          std::string_view /*place*/) const {
    return {};
  }
  /// What makes no sense, for players: one sentence. @pre the copy has that finding
  [[nodiscard]] virtual QString nonsense(const CheckedCopy& /*copy*/,
                                         std::size_t /*finding*/) const {
    return {};
  }
  /// For plainFields: what a value is made of; nothing if no value is more than a number.
  [[nodiscard]] virtual std::optional<ValueParts> parts(std::string_view /*key*/) const {
    return {};
  }
};

} // namespace nilometer::ui
