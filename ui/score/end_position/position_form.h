// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_name.h"
#include "engine/record/entered_position.h"
#include "engine/record/game_record.h"
#include "engine/record/line_sums.h"
#include "engine/record/read_error.h"
#include "engine/table/rules.h"
#include "ui/game/interface/new_game.h"
#include "ui/score/end_position/name_finder.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/final_scoring/score_card.h"
#include "ui/score/final_scoring/scoring_plan.h"
#include "ui/score/report/score_report.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/library_editions.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// An end position that is being entered as one page of fields, of any game. The game says which
/// there are and what follows from them; page and file are the shell's.
namespace nilometer::ui {

/// What was entered, whatever is missing or wrong in it.
struct PositionForm {
  std::vector<record::Seat> seats;          ///< a name may be empty
  std::map<std::string, std::string> texts; ///< what stands in a field, by its key
  /// Told in a field of names, by its key, in the words of the game's files.
  std::map<std::string, std::vector<std::string>> names{};
  std::string title{};
  std::string date{}; ///< YYYY-MM-DD
  record::EditionName values{};
  /// How it was played and is entered, where a game keeps that beside its fields: nothing that
  /// anybody would miss.
  std::map<std::string, std::string> choices{};
  /// What the table does not agree about, by the key of its field.
  std::map<std::string, record::PositionDispute> disputes{};

  /// Whether it is equal but for disputes, which change nothing of what is scored.
  [[nodiscard]] bool scoresAs(const PositionForm& other) const {
    PositionForm same = other;
    same.disputes = disputes;
    return same == *this;
  }
  /// Nothing has been typed.
  [[nodiscard]] bool isEmpty() const { return texts.empty() && names.empty(); }
  friend bool operator==(const PositionForm&, const PositionForm&) = default;
};

/// The text of a field of yes or no that is not answered as proposed.
inline constexpr std::string_view yesText = "yes";
inline constexpr std::string_view noText = "no";

/// A field: for a number, or for names, or for yes or no.
struct FormCell {
  std::string key{};                          ///< empty: nothing is asked of that player
  NumberCell::Content content{};              ///< without the text
  std::shared_ptr<const NameFinder> finder{}; ///< of names
  std::vector<std::string> without{};         ///< names that are not offered
  std::optional<bool> answer{};               ///< yes or no: what holds
};
/// Fields beside what is asked: one for each player, or a single one for the table.
struct FormRow {
  QString label;
  QString tip;
  std::vector<FormCell> cells;
  QString heading{}; ///< above it, where one begins
};
/// What the page shows, in the language of the moment.
struct FormLook {
  std::vector<FormRow> rows;
  /// The fields in the order in which they are entered; none: row by row.
  std::vector<std::string> walk{};
  std::vector<std::string> wrong;   ///< fields with a problem
  std::vector<std::string> missing; ///< fields without which nothing is scored
  QString problem{};                ///< what is wrong and belongs to no field
  QString reminder;                 ///< what might have been forgotten
  bool isEmpty = false;             ///< nothing has been typed: there is nothing to score
  bool hasBids = false;             ///< the players have bid for their seats
  [[nodiscard]] bool isReady() const {
    return !isEmpty && wrong.empty() && missing.empty() && problem.isEmpty();
  }
};

/// What the page asks of a game.
class PositionGame {
public:
  PositionGame() = default;
  virtual ~PositionGame() = default;
  PositionGame(const PositionGame&) = delete;
  PositionGame& operator=(const PositionGame&) = delete;

  virtual std::string_view id() const = 0;
  /// By which the preferences know its last new game.
  virtual std::string_view fileId() const { return id(); }
  virtual table::SeatRange seats() const = 0;
  virtual std::span<const std::string_view> colours() const = 0;
  /// Printed values to choose from, as they lie on the shelf now; the first are the usual ones.
  /// Those of that name are the last where they lie there no more.
  struct Values {
    record::EditionName id;
    QString name;
  };
  virtual std::vector<Values> values(const record::EditionName& chosen) const = 0;
  virtual void readShelf() = 0;
  virtual PlayedValues played(const PositionForm& form) const = 0;

  /// Rule options that decide about the end, as a new game offers them; always as many.
  virtual std::vector<NewGameOffer::Option> options() const { return {}; }
  /// The index of the value that was chosen. It stands in `texts` under the option's key unless a
  /// game keeps it elsewhere; the first one where there is none.
  virtual int chosen(const PositionForm& form, const NewGameOffer::Option& option) const;
  virtual void choose(PositionForm& form, const NewGameOffer::Option& option, int value) const;

  /// `typed` = the fields that were typed into, the last one at the end: of numbers that do not go
  /// together that one is wrong.
  virtual FormLook look(const PositionForm& form, const std::vector<std::string>& typed) const = 0;
  /// As a document alone. @pre it is ready
  virtual std::string document(const PositionForm& form) const = 0;
  /// All that is entered, beside what was scored last, if anything was; without a checksum.
  virtual std::string write(const PositionForm& form, const PositionForm* scored) const = 0;
  struct Read {
    PositionForm form;
    std::optional<PositionForm> scored; ///< last
    record::Verified verified = record::Verified::yes;
    std::optional<record::ReadError> damage; ///< the rest of the file could not be read
  };
  virtual record::Result<Read> read(std::string_view text, const std::string& file) const = 0;
  /// Adds the checksum to what is written.
  using AddSum = QByteArray (*)(const QByteArray& written, record::Verified verified);
  virtual AddSum addSum() const;
  /// Whether that file is one of this game.
  virtual bool owns(std::string_view text) const;
  /// Without what is disputed. @pre it is ready
  virtual report::ScoreReport report(const PositionForm& form) const = 0;
  /// With everything disputed that is asked for. The other way has no points where the other text
  /// does not fit the rest. @pre it is ready
  virtual report::ScoreReport scored(const PositionForm& form) const;
  /// How its final scoring is told. @pre it is ready
  virtual ScoringPlan plan(const PositionForm& form) const { return scored(form); }
  /// Draws what the points of that position come from.
  virtual CardPainter pictures(const PositionForm& form) const = 0;
};

/// A PositionGame with the printed values of a game.
template <table::Rules G> class PositionGameOf : public PositionGame {
public:
  /// The shelf outlives this.
  explicit PositionGameOf(const GameLibrary& library) : m_library(library) { readShelf(); }

  std::string_view id() const override { return G::id; }
  table::SeatRange seats() const override { return G::seats; }
  std::span<const std::string_view> colours() const override {
    return record::FileFormat<G>::seatRules({}).colours;
  }
  std::vector<Values> values(const record::EditionName& chosen) const override {
    std::vector<Values> all;
    const auto add = [&all](const typename G::Edition& edition) {
      const QString name = text::fromUtf8(edition.name.empty() ? edition.id : edition.name);
      all.push_back({{edition.id, edition.checksum}, name});
    };
    for (const auto& edition : m_offered) add(*edition);
    const bool isThere = std::ranges::find(all, chosen, &Values::id) != all.end();
    if (const auto* const other = found(chosen); other != nullptr && !isThere) add(*other);
    return all;
  }
  void readShelf() override {
    m_offered = editionsOn<G>(m_library);
    auto now = editionsOn<G>(m_library, GameLibrary::SaveState::yes);
    // What was chosen before stays known.
    for (auto& before : m_known) {
      const auto isSame = [&](const auto& one) {
        return one->id == before->id && one->checksum == before->checksum;
      };
      if (std::ranges::none_of(now, isSame)) now.push_back(std::move(before));
    }
    m_known = std::move(now);
  }
  PlayedValues played(const PositionForm& form) const override {
    return valuesOf(edition(form.values));
  }

protected:
  /// Those of that name, else the usual ones.
  [[nodiscard]] const typename G::Edition& edition(const record::EditionName& name) const {
    const auto* const known = found(name);
    return known == nullptr ? *m_offered.front() : *known;
  }
  /// nullptr if it is not known.
  [[nodiscard]] const typename G::Edition* found(const record::EditionName& name) const {
    return record::editionOf<typename G::Edition>(name, m_known);
  }
  [[nodiscard]] const EditionsOf<G>& offered() const { return m_offered; }
  [[nodiscard]] const EditionsOf<G>& known() const { return m_known; }

private:
  const GameLibrary& m_library;
  EditionsOf<G> m_offered;
  EditionsOf<G> m_known;
};

} // namespace nilometer::ui
