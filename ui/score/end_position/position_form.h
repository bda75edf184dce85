// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/line_sums.h"
#include "engine/record/read_error.h"
#include "engine/table/rules.h"
#include "ui/game/interface/new_game.h"
#include "ui/score/final_scoring/score_card.h"
#include "ui/score/final_scoring/scoring_plan.h"
#include "ui/score/report/entered_form.h"
#include "ui/score/report/score_report.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/library_editions.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the page of an end position that is being entered asks of a game (entered_form.h); page and
/// file are the shell's.
namespace nilometer::ui {

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
