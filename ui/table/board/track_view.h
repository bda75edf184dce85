// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/table/board/panel.h"

#include <cstdint>

namespace nilometer::ui {

/// A score track with everybody's marker.
class TrackView : public Panel {
public:
  /// How the markers get to where they are shown.
  enum class Arrival : std::uint8_t { sliding, atOnce };

  using Panel::Panel;
  virtual void show(const table::ScoreTrack& track, Arrival arrival) = 0;
  /// Without motion nothing slides.
  virtual void setMotion(bool on) = 0;
};

} // namespace nilometer::ui
