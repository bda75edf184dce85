// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/players/players_view.h"

#include "ui/egizia/players/player_card.h"
#include "ui/prompts/level_menu.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

PlayersView::PlayersView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this)) {
  //: Those who play, with all they have.
  setAccessibleName(tr("Players"));
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(2 * unit);
  for (table::Player player = 0; player < session.players(); ++player) {
    m_cards[player] = new PlayerCard(this);
    m_column->addWidget(m_cards[player]);
    m_order.push_back(player);
  }
  // More height than the cards can use is left to what stands below them.
  m_column->addStretch(1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  refresh({});
}

PlayerCard* PlayersView::card(table::Player player) const {
  return player < m_cards.size() ? m_cards[player] : nullptr;
}

void PlayersView::refresh(std::optional<egizia::Ring> ring, table::Player asked) {
  m_ring = ring;
  m_asked = asked;
  for (const table::Player player : m_order) {
    m_cards[player]->setLook(playerLook(m_session, player, ring, asked));
  }
  sortCards();
}

void PlayersView::sortCards() {
  std::vector<table::Player> order = m_order;
  std::sort(order.begin(), order.end(), [this](table::Player a, table::Player b) {
    const auto& own = m_session.shown().player;
    return own[a].orderTile < own[b].orderTile;
  });
  if (order == m_order) return;
  m_order = order;
  for (std::size_t i = 0; i < order.size(); ++i) {
    m_column->removeWidget(m_cards[order[i]]);
    m_column->insertWidget(static_cast<int>(i), m_cards[order[i]]);
  }
}

void PlayersView::addToMenu(QMenu& menu, const QWidget& about) {
  for (const table::Player player : m_order) {
    const PlayerCard* card = m_cards[player];
    if (&about != card && !card->isAncestorOf(&about)) continue;
    menu.addSection(
        words::fill(tr("Prompts for %1"), {words::playerName(player, m_session.table())}));
    addPromptLevels(menu, m_levels[player],
                    [this, player](PromptLevel level) { Q_EMIT promptLevelChosen(player, level); });
  }
}

void PlayersView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Players"));
    refresh(m_ring, m_asked);
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
