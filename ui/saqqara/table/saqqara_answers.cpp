// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a game of Saqqara answers to "Why?".
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/facts/saqqara_guide.h"
#include "ui/saqqara/players/player_card.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/why/saqqara_why.h"
#include "ui/strip/chip.h"
#include "ui/style/menu_text.h"
#include "ui/table/chip_why.h"
#include "ui/why/why_guide.h"
#include "ui/words/phrase.h"

#include <QMenu>

#include <algorithm>

namespace nilometer::saqqara {

using ui::WhyText;

void View::connectWhy() {
  why().add([this](QWidget& about, std::optional<QPoint> /*at*/) { return answerTo(about); });
  why().addToMenu([this](QMenu& menu, const QWidget& about) { offerToAct(menu, about); });
}

void View::offerToAct(QMenu& menu, const QWidget& about) {
  const Player turn = m_session.shown().turn;
  const Player player = playerOf(about);
  const bool mayNot = m_session.isLookingBack() || turn == noPlayer || player == turn;
  if (mayNot || player == noPlayer) return;
  //: %1 does something though it is another player’s turn.
  menu.addAction(
      ui::menuText(words::fill(tr("%1 acts out of turn"), {m_session.names().whole[player]})), this,
      [this, player] {
        m_hasShares = false;
        beginFor(player);
        refresh();
        setFocus();
      });
}

Player View::playerOf(const QWidget& about) const {
  for (Player player = 0; player < m_session.players(); ++player) {
    const bool over = &about == &m_players->over() && player == m_players->opened();
    if (over || &about == m_players->card(player)) return player;
  }
  return noPlayer;
}

std::optional<WhyText> View::answerTo(const QWidget& about) const {
  if (const auto* place = qobject_cast<const ui::Place*>(&about)) return placeAnswer(*place);
  const Player player = playerOf(about);
  if (player != noPlayer) return playerWhy(m_session, player);
  if (const auto* button = qobject_cast<const ui::PhaseColumnButton*>(&about)) {
    const ui::PhaseColumn& column = button->column();
    WhyText text = column.place
                       ? warehouseWhy(m_session, static_cast<Warehouse>(column.place->number))
                       : playerWhy(m_session, column.line.seat);
    text.title = column.line.text;
    return text;
  }
  const auto* chip = qobject_cast<const ui::Chip*>(&about);
  if (chip != nullptr && strip().isAncestorOf(chip)) {
    return ui::chipWhy(*chip, closedBy(*chip), strip().content().refused, stripAnswer());
  }
  return &about == &strip() || &about == this ? std::optional(stripAnswer()) : std::nullopt;
}

std::optional<WhyText> View::placeAnswer(const ui::Place& place) const {
  const auto id = m_board->idOf(place);
  if (!id) return std::nullopt;
  WhyText text;
  switch (kindOf(*id)) {
  case BoardPlace::warehouse:
  case BoardPlace::card:
  case BoardPlace::slot: text = warehouseWhy(m_session, static_cast<Warehouse>(id->number)); break;
  case BoardPlace::step: text = pyramidWhy(m_session, pyramidAt(id->part), m_draft.asked()); break;
  case BoardPlace::nile: text = nileWhy(m_session); break;
  case BoardPlace::nileEnd:
    text = ui::rulesWhy<Rules>(m_session.game(), place.look().name, {"NILE-3"_rule});
    break;
  case BoardPlace::field:
    text = ui::rulesWhy<Rules>(m_session.game(), place.look().name, {"CAL-1"_rule, "STALL-1"_rule});
    break;
  case BoardPlace::table:
    text =
        ui::rulesWhy<Rules>(m_session.game(), place.look().name, {"STOCK-2"_rule, "STOCK-3"_rule});
  }
  text.lines = ui::rulesIn<Rules>(m_draft.offer(*id).verdict, m_session.game()) + text.lines;
  return text;
}

WhyText View::stripAnswer() const {
  const ui::StripContent& content = strip().content();
  const auto entry = m_draft.entry();
  if (content.refused && entry) {
    return ui::refusedWhy(content, ui::rulesBroken<Rules>(m_session, *entry));
  }
  const ui::Guide guide = guideAt(ui::PromptLevel::newcomer);
  return ui::whyText(guide.title, QStringList{guide.what, guide.may} + guide.think);
}

QStringList View::closedBy(const ui::Chip& chip) const {
  for (const Question& question : m_draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (choice.open || strip().choice(question.id(), choice.id) != &chip) continue;
      Draft trial = m_draft;
      trial.choose({question.id(), choice.id});
      return ui::rulesIn<Rules>(trial.verdict(), m_session.game());
    }
  }
  return {};
}

} // namespace nilometer::saqqara
