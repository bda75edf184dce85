// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page.h"

#include <QObject>

#include <map>
#include <utility>

class QStackedWidget;

namespace nilometer::ui {

/// The pages that were made so far: which one is in front, and where the way back leads.
class Pages : public QObject {
  Q_OBJECT
public:
  /// Neither is owned, and both outlive this. `at` need not be there yet.
  Pages(QStackedWidget& stack, const WindowContext& at) : m_stack(stack), m_at(at) {}

  /// The page in front, entered; nothing if it does not go with the open game.
  void show(const PageKind& kind);
  /// Brings the page to the front, not entered: the caller says how. nullptr if there can be none.
  QWidget* bring(const PageKind& kind);
  /// To the table of the open game or the start page, whichever was in front last.
  void back();
  /// The page of that game, though it may not be shown yet; nullptr if there can be none.
  QWidget* make(const PageKind& kind, const Game& game) { return made(keyOf(kind, game)).widget; }
  /// nullptr until it was made. The one in front, or that of the chosen game.
  [[nodiscard]] QWidget* find(const PageKind& kind) const;
  /// nullptr until a page is shown, and after it was dropped.
  [[nodiscard]] const PageKind* front() const { return m_front.first; }

  /// The open game goes: so do the pages that last no longer.
  void dropThoseOfTheGame();

  void undo();
  void redo();
  /// The score sheet, which comes to the front for it while the table is there.
  void print();
  /// Whether everything is saved, or the players let it go.
  [[nodiscard]] bool mayClose() const;

Q_SIGNALS:
  /// Another page is in front.
  void turned();
  /// There is something else to know about the file of a page.
  void fileTold();

private:
  /// A kind of page, and which game's; nullptr where all share one.
  using Key = std::pair<const PageKind*, const Game*>;
  static Key keyOf(const PageKind& kind, const Game& game);
  /// Of the chosen game.
  [[nodiscard]] Key keyOf(const PageKind& kind) const { return keyOf(kind, m_at.chosen()); }
  Page& made(const Key& key);
  QWidget* bring(const Key& key);

  QStackedWidget& m_stack;
  const WindowContext& m_at;
  std::map<Key, Page> m_made;
  Key m_front{};
  const PageKind* m_home = nullptr; ///< table or start page; nullptr until one was in front
};

} // namespace nilometer::ui
