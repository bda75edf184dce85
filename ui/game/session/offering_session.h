// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/session_of.h"

#include <memory>
#include <utility>

namespace nilometer::ui {

/// An open game that lists what may be done on its table. `May` = what the game's listOptions()
/// fills.
template <table::Rules G, class May> class OfferingSession : public SessionOf<G> {
public:
  using Options = May;

  /// `edition` is the one the record's header names.
  OfferingSession(record::GameRecord<G> record, std::shared_ptr<const typename G::Edition> edition,
                  QObject* parent = nullptr)
      : SessionOf<G>(std::move(record), std::move(edition), parent) {
    OfferingSession::refresh();
  }

  /// What may be done on the shown table; nothing while only looking at the past.
  [[nodiscard]] const Options& options() const { return m_options; }

protected:
  void refresh() override {
    SessionOf<G>::refresh();
    if (this->isLookingBack()) {
      m_options = Options();
    } else {
      listOptions(this->game(), this->shown(), m_options);
    }
  }

private:
  Options m_options;
};

} // namespace nilometer::ui
