// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/pyramidion_table.h"

#include "engine/random_play/pyramidion/random_game.h"
#include "ui/base/style/look_scale.h"
#include "ui/base/style/unit.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/seats/player_card.h"
#include "ui/table/view/table_grid.h"

#include <QApplication>
#include <QPainter>

#include <functional>

namespace nilometer::pyramidion_test {

using namespace nilometer::pyramidion;

/// The board and the players at a moment of a random game, where the window has them.
class PyramidionScene : public QWidget {
public:
  /// `letters` = percent of the usual ones.
  PyramidionScene(QSize size, int players, std::uint64_t seed, const RuleOptions& options = {},
                  int letters = 100)
      : m_game{&m_edition, options, players}, m_scale(*qApp), m_state(setUp(m_game)),
        m_table(m_game, seed), m_board(new BoardView(this)), m_players(new PlayersView(this)) {
    m_scale.setLetters(ui::lettersFor(size, letters));
    setFont(QApplication::font());
    resize(size);
    m_seats.colours = {ui::PlayerColour::blue, ui::PlayerColour::red, ui::PlayerColour::green,
                       ui::PlayerColour::yellow};
    for (const char* name : {"Anna", "Ben", "Cem", "Dora"}) {
      m_seats.names.shown += QString::fromLatin1(name);
    }
    m_seats.names.shown.resize(players);
    m_seats.names.whole = m_seats.names.shown;
  }

  /// Plays on up to the first moment that is wanted; false if there is none.
  bool playTo(const std::function<bool(const State&)>& wanted) {
    while (const std::optional<Entry> entry = m_table.next(m_state, m_options)) {
      if (wanted(m_state)) break;
      Effects effects;
      apply(m_game, m_state, *entry, effects);
      m_course.follow(*entry, effects);
    }
    listOptions(m_game, m_state, m_options);
    m_draft.begin({&m_game, &m_state, &m_options});
    return wanted(m_state);
  }
  [[nodiscard]] const Game& game() const { return m_game; }
  [[nodiscard]] State& state() { return m_state; }
  [[nodiscard]] const State& state() const { return m_state; }
  [[nodiscard]] const Course& course() const { return m_course; }
  [[nodiscard]] Draft& draft() { return m_draft; }
  [[nodiscard]] ui::Seats& seats() { return m_seats; }
  /// What the board draws; it reads from here as long as this lasts.
  [[nodiscard]] const BoardReader& reader() const {
    m_shown = boardTable();
    return m_reader.emplace(m_shown);
  }
  [[nodiscard]] BoardView& board() const { return *m_board; }
  [[nodiscard]] PlayersView& players() const { return *m_players; }
  [[nodiscard]] const ui::CompactLevel& folds() const { return m_grid.folds; }

  /// Puts all where it belongs and draws it; something lies over that many u of the board.
  void arrange(qreal covered = 0) {
    const qreal u = ui::lookUnit(font());
    const QSizeF room = QSizeF(size()) / u;
    m_grid = ui::tableGrid(room, ui::foldsOf(room));
    const auto pixels = [&](const QRectF& part) {
      return QRectF(part.topLeft() * u, part.size() * u).toRect();
    };
    m_board->setCompactLevel(m_grid.folds.flatStage, m_grid.folds.siteOnly);
    m_board->setGeometry(pixels(m_grid.board));
    m_board->setContentsMargins(0, 0, 0, qRound(covered * u));
    m_board->refresh(boardTable());
    m_players->setCompactLevel(m_grid.folds.playerTabs      ? ui::SeatsLook::tabs
                               : m_grid.folds.closedPlayers ? ui::SeatsLook::closed
                                                            : ui::SeatsLook::full);
    m_players->setGeometry(pixels(m_grid.players));
    m_players->refresh(m_state, m_seats, m_draft.asked(), m_game);
    m_board->setVisible(true);
    m_players->setVisible(true);
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter(this).fillRect(rect(), ui::themeOf(*this).ground);
  }

private:
  [[nodiscard]] BoardTable boardTable() const {
    return {
        {.game = &m_game, .state = &m_state, .draft = &m_draft, .seats = m_seats}, m_course, {}};
  }

  Edition m_edition = bareEdition();
  Game m_game;
  ui::LookScale m_scale;
  State m_state;
  Course m_course;
  Options m_options;
  RandomGame m_table;
  Draft m_draft;
  ui::Seats m_seats;
  ui::TableGrid m_grid;
  BoardView* m_board;
  PlayersView* m_players;
  mutable BoardTable m_shown;
  mutable std::optional<BoardReader> m_reader;
};

} // namespace nilometer::pyramidion_test
