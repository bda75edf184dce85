// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game_rules.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/game/interface/kept_position.h"
#include "ui/score/end_position/position_form.h"

#include <mutex>
#include <utility>

namespace nilometer::ui {

/// Egizia's end positions (docs/position.md).
class EgiziaPositionGame : public PositionGameOf<egizia::Rules> {
public:
  using PositionGameOf::PositionGameOf;

  [[nodiscard]] EditionPtr editionOf(const PositionForm& form) const;
  /// What follows from the form; nothing as long as something is missing or wrong.
  [[nodiscard]] std::optional<egizia::Position> position(const PositionForm& form) const;

  std::string_view fileId() const override { return {}; }
  std::vector<NewGameOffer::Option> options() const override;
  int chosen(const PositionForm& form, const NewGameOffer::Option& option) const override;
  void choose(PositionForm& form, const NewGameOffer::Option& option, int value) const override;
  FormLook look(const PositionForm& form, const std::vector<std::string>& typed) const override;
  std::string document(const PositionForm& form) const override;
  std::string write(const PositionForm& form, const PositionForm* scored) const override;
  record::Result<Read> read(std::string_view text, const std::string& file) const override;
  bool owns(std::string_view text) const override;
  report::ScoreReport report(const PositionForm& form) const override;
  ScoringPlan plan(const PositionForm& form) const override;
  CardPainter pictures(const PositionForm& form) const override;

private:
  [[nodiscard]] CardFinders finders(const PositionForm& entry,
                                    const egizia::Edition& edition) const;

  mutable std::mutex m_findersGuard; ///< lists of games are read in threads
  /// For which language, printed values and rules they are.
  mutable std::pair<QString, egizia::RuleOptions> m_findersFor;
  mutable CardFinders m_finders;
};

/// What end position is in that file; nothing if it cannot be read.
[[nodiscard]] std::optional<KeptPosition> lookAtPosition(const QString& path);

} // namespace nilometer::ui
