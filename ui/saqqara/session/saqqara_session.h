// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/mends.h"
#include "engine/saqqara/options.h"
#include "ui/board/seats_of.h"
#include "ui/saqqara/words/spoken_saqqara.h"
#include "ui/session/session_of.h"

namespace nilometer::saqqara {

/// The open game of Saqqara.
class Session : public ui::SessionOf<Rules> {
public:
  /// `edition` is the one the record's header names.
  Session(GameRecord record, std::shared_ptr<const saqqara::Edition> edition,
          QObject* parent = nullptr);

  /// What may be done on the shown table; nothing while only looking at the past.
  [[nodiscard]] const Options& options() const { return m_options; }

protected:
  void refresh() override;

private:
  Options m_options;
};

} // namespace nilometer::saqqara

// Made once, in saqqara_session.cpp.
extern template class nilometer::ui::SessionOf<nilometer::saqqara::Rules>;
