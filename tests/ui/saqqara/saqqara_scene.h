// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/saqqara_table.h"

#include "engine/random_play/saqqara/random_game.h"
#include "ui/base/style/look_scale.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/table/view/table_grid.h"

#include <QApplication>
#include <QPainter>
#include <QWidget>

#include <functional>
#include <random>

/// The board and the players of Saqqara at a moment of a random game, where the table of the window
/// has them.
namespace nilometer::saqqara_test {

/// Where board and players stand, and what is pressed there.
class SaqqaraScene : public QWidget {
public:
  SaqqaraScene(QSize size, int players, std::uint64_t seed, const RuleOptions& options = {})
      : m_game{&m_edition, options, players}, m_scale(*qApp), m_state(setUp(m_game)),
        m_table(m_game, seed), m_random(static_cast<unsigned>(seed)), m_board(new BoardView(this)),
        m_players(new PlayersView(this)) {
    m_scale.setLetters(ui::lettersFor(size, 100));
    setFont(QApplication::font());
    resize(size);
    const std::array colours{ui::PlayerColour::blue, ui::PlayerColour::red, ui::PlayerColour::green,
                             ui::PlayerColour::yellow, ui::PlayerColour::violet};
    m_seats.colours = colours;
    m_seats.names.shown = {u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s, u"Emil"_s};
    m_seats.names.shown.resize(players);
    m_seats.names.whole = m_seats.names.shown;
  }

  /// Plays on up to the first moment that is wanted; false if there is none.
  bool playTo(const std::function<bool(const State&)>& wanted) {
    while (const std::optional<Entry> entry = m_table.next(m_state, m_options)) {
      if (wanted(m_state)) break;
      m_effects.clear();
      apply(m_game, m_state, *entry, m_effects);
    }
    listOptions(m_game, m_state, m_options);
    m_draft.begin({&m_game, &m_state, &m_options});
    return wanted(m_state);
  }
  /// Presses that many times something that can be chosen; never what ends a turn.
  void pressSome(int times) {
    for (int i = 0; i < times; ++i) {
      std::vector<ui::ChoiceId> open;
      for (const Question& question : m_draft.questions()) {
        for (const Choice& choice : question.choices) {
          const bool reads = question.ask == Ask::threshold || question.ask == Ask::influence ||
                             question.ask == Ask::marketCard;
          if (choice.open && (!reads || question.now)) open.push_back({question.id(), choice.id});
        }
      }
      if (open.empty()) return;
      m_draft.choose(open[m_random() % open.size()]);
    }
  }
  void press(const std::function<void(Draft&)>& presses) { presses(m_draft); }
  State& state() { return m_state; }
  ui::Seats& seats() { return m_seats; }
  BoardView& board() const { return *m_board; }
  PlayersView& players() const { return *m_players; }
  Draft& draft() { return m_draft; }
  [[nodiscard]] const ui::CompactLevel& folds() const { return m_grid.folds; }

  /// Puts all where it belongs and draws it.
  void arrange() {
    const qreal u = ui::lookUnit();
    const QSizeF room = QSizeF(size()) / u;
    m_grid = ui::tableGrid(room, ui::foldsOf(room));
    const auto pixels = [&](const QRectF& part) {
      return QRectF(part.topLeft() * u, part.size() * u).toRect();
    };
    const BoardTable table{{&m_game, &m_state, &m_draft, m_seats, keys(),
                            [](const Finding& finding) { return wordOf(ruleName(finding.rule)); }}};
    m_board->setCompactLevel(m_grid.folds.flatStage, m_grid.folds.siteOnly);
    m_board->setGeometry(pixels(m_grid.board));
    m_board->refresh(table);
    m_players->setCompactLevel(m_grid.folds.playerTabs      ? ui::SeatsLook::tabs
                               : m_grid.folds.closedPlayers ? ui::SeatsLook::closed
                                                            : ui::SeatsLook::full);
    m_players->setGeometry(pixels(m_grid.players));
    m_players->refresh(m_state, m_seats, m_draft.asked());
    m_board->setVisible(true);
    m_players->setVisible(true);
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter(this).fillRect(rect(), ui::themeOf(*this).ground);
  }

private:
  /// As the strip will give them out: storehouses 1 to 4 from the left.
  [[nodiscard]] PlaceKeys keys() const {
    PlaceKeys keys;
    int key = 1;
    for (const Warehouse warehouse : m_edition.warehouses) {
      keys[placeId(BoardPlace::warehouse, static_cast<int>(warehouse))] = QString::number(key++);
    }
    key = 1;
    for (int i = 0; i < pyramidCount; ++i) {
      if ((m_state.pyramids & pyramidBit(pyramidAt(i))) == 0) continue;
      for (int level = 1; level <= topLevel; ++level) {
        keys[placeId(BoardPlace::step, level, i)] = QString::number(key);
      }
      ++key;
    }
    keys[placeId(BoardPlace::nile)] = u"N"_s;
    return keys;
  }

  Edition m_edition = bareEdition();
  Game m_game;
  ui::LookScale m_scale;
  State m_state;
  Options m_options;
  Effects m_effects;
  RandomGame m_table;
  std::mt19937 m_random;
  Draft m_draft;
  ui::Seats m_seats;
  ui::TableGrid m_grid;
  BoardView* m_board;
  PlayersView* m_players;
};

} // namespace nilometer::saqqara_test
