// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/options.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/game/session/session_of.h"

#include <memory>
#include <optional>

namespace nilometer::ui {

using EditionPtr = std::shared_ptr<const egizia::Edition>;

/// The open game of Egizia.
class EgiziaSession : public SessionOf<egizia::Rules> {
public:
  /// `edition` is the one the record's header names.
  EgiziaSession(egizia::GameRecord record, std::shared_ptr<const egizia::Edition> edition,
                QObject* parent = nullptr);

  /// The shown table as it is for the next entry: one that is replaced or made again comes from the
  /// same player as before, whoever's turn it is there. What the rules say of it is asked of
  /// shown().
  [[nodiscard]] const egizia::State& turn() const { return m_turn ? *m_turn : shown(); }
  /// What may be done on that table; nothing while only looking at the past.
  [[nodiscard]] const egizia::Options& options() const { return m_options; }

protected:
  void refresh() override;

private:
  std::optional<egizia::State> m_turn; ///< where it is somebody else's
  egizia::Options m_options;
};

} // namespace nilometer::ui

// Made once, in egizia_session.cpp.
extern template class nilometer::ui::SessionOf<nilometer::egizia::Rules>;
