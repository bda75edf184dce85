// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/explain/why_answers.h"

#include <QPoint>

#include <optional>

class QWidget;

namespace nilometer::ui {

class BoardView;
class PhaseCard;
class PlayersView;
class StripView;

/// The parts of a table that can be asked "Why?". Nothing is owned.
struct TableParts {
  WhyGround ground;
  BoardView& board;
  PlayersView& players;
  StripView& strip;
  PhaseCard& card;
};

/// The answer about one widget of the table, see WhyGuide::Answer. What nothing else answers, the
/// strip does: what is refused, or what the phase is about.
[[nodiscard]] std::optional<WhyText> tableWhy(const TableParts& parts, QWidget& about,
                                              std::optional<QPoint> at);

/// The answer about rows of a game's final scoring, with the points they are about.
[[nodiscard]] std::optional<WhyText> scoreWhy(const EgiziaSession& session, QWidget& about,
                                              std::optional<QPoint> at);

} // namespace nilometer::ui
