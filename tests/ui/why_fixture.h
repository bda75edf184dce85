// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/explain/table_why.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

/// "Why?" asked on a table, and what an answer must have.
namespace nilometer::test {

/// The golden game with a ship of the third round to be placed.
inline constexpr std::size_t sailing = 98;

inline bool namesARule(const QString& line) {
  return text::withRuleLinks(line).contains(u"<a href=\"rule:"_s);
}

inline bool namesRule(const ui::WhyText& text, const QString& rule) {
  return text.lines.join(u'\n').contains(u'(' + rule + u')');
}

/// The fault of an answer; empty if there is none.
inline QString fault(const ui::WhyText& text) {
  static const QRegularExpression placeholder(u"%[0-9nL]"_s);
  if (text.title.isEmpty()) return u"no title"_s;
  const QString all = text.title + u'\n' + text.lines.join(u'\n');
  if (all.contains(placeholder)) return u"not filled: "_s + all;
  if (!std::ranges::any_of(text.lines, namesARule)) return u"no rule: "_s + all;
  return {};
}

/// The answer about a widget, asked as a text.
inline ui::WhyText asked(const TableWindow& window, QWidget& about, std::optional<QPoint> at = {}) {
  const auto text = window.view.why().answer(about, at);
  if (!text) qFatal("nothing answers for %s", about.metaObject()->className());
  return *text;
}

/// How many entries of the golden game lead to the first moment of that phase in that round.
inline std::size_t entriesIn(egizia::Phase phase, int round) {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  for (std::size_t n = 0; n <= game.entries.size(); ++n) {
    const egizia::State state = record::stateAfter(game, *edition, n);
    if (state.phase == phase && state.round == round) return n;
  }
  qFatal("no such phase");
}

inline ui::Place* refusedPlace(const TableWindow& window) {
  for (ui::Place* place : window.view.board().findChildren<ui::Place*>()) {
    const bool refused = place->look().state == ui::PlaceLook::State::refused;
    if (refused && place->isVisible()) return place;
  }
  return nullptr;
}

/// Asks with Shift+F1 on the widget that has the keyboard, and gives the card.
inline ui::WhyCard* askByKey(const TableWindow& window, QWidget& about) {
  about.setFocus();
  if (!about.hasFocus()) qFatal("%s takes no focus", about.metaObject()->className());
  QTest::keyClick(&about, Qt::Key_F1, Qt::ShiftModifier);
  return window.view.why().card();
}

/// Presses the right mouse button there and picks "Why?".
inline ui::WhyCard* askByMenu(const TableWindow& window, QWidget& about, const QPoint& at) {
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, about.mapToGlobal(at));
  QApplication::sendEvent(&about, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (menu == nullptr) qFatal("no menu");
  const QList<QAction*> entries = menu->actions();
  const auto why = std::ranges::find_if_not(entries, &QAction::isSeparator); // below the title
  if (why == entries.end()) qFatal("no entry");
  (*why)->trigger();
  menu->close();
  return window.view.why().card();
}

/// Everything a table answers: every place, every part of every player, tracks, lines, the strip.
inline std::vector<ui::WhyText> allAnswers(const TableWindow& window) {
  std::vector<ui::WhyText> all;
  const auto add = [&](QWidget& about) {
    all.push_back(asked(window, about));
    for (const ui::WhyTopic& topic : all.back().topics) {
      ui::WhyText text = topic.ask();
      all.push_back(std::move(text));
    }
  };
  for (ui::Place* place : window.view.board().findChildren<ui::Place*>()) add(*place);
  for (egizia::Player player = 0; player < window.session.players(); ++player) {
    add(*window.view.players().card(player));
  }
  add(*window.view.board().findChild<ui::TrackPanel*>());
  add(*window.view.board().findChild<ui::SphinxPanel*>());
  for (ui::PhaseColumnButton* column : window.view.strip().columns().buttons()) add(*column);
  add(window.view.strip());
  return all;
}

} // namespace nilometer::test
