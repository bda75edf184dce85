// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start_facts.h"
#include "ui/window/start_tiles.h"

#include <QScrollArea>

class QAbstractButton;
class QMenu;

namespace nilometer::ui {

class BoxShelf;
class RunningCard;
class StartButton;
class StartHead;

/// The page before a game is open: the games of the program as boxes on a shelf, the running game
/// as it stands, and what else there is to do. Where it does not fit it is scrolled up and down,
/// never sideways.
class StartView : public QScrollArea {
  Q_OBJECT
public:
  explicit StartView(Games games, QWidget* parent = nullptr);

  /// The first time the box of the game that was played last is chosen.
  void show(StartFacts facts);
  /// nullptr: not counted yet.
  void showFinished(const FinishedGames* finished);
  void choose(const Game& game);
  /// The game of the box that is chosen.
  [[nodiscard]] const Game& chosen() const;

  /// In pixels of the page; at its lower edge or below it there is none.
  [[nodiscard]] qreal waterTop() const { return m_waterTop; }
  [[nodiscard]] BoxShelf& shelf() const { return *m_shelf; }
  [[nodiscard]] StartHead& head() const { return *m_head; }
  [[nodiscard]] const QMenu& recentList() const;
  [[nodiscard]] StartButton* continueButton() const;
  [[nodiscard]] StartButton* newButton() const;
  [[nodiscard]] StartButton* moreButton() const;
  [[nodiscard]] StartButton* forgetButton() const;
  [[nodiscard]] StartButton* continuePositionButton() const;
  [[nodiscard]] StartButton* guidedButton() const;
  [[nodiscard]] StartButton* rulesButton() const;
  [[nodiscard]] StartButton* exampleButton() const;
  [[nodiscard]] StartTile* positionButton() const;
  [[nodiscard]] StartTile* archiveButton() const;
  [[nodiscard]] StartTile* lessonsButton() const;
  [[nodiscard]] StartTile* copiesButton() const;

Q_SIGNALS:
  void openRequested(const QString& path);
  void earlierRequested(const QString& path); ///< the version before that file
  void chooseRequested();                     ///< a file
  void chosenChanged();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void order();
  void lay();
  void paintWater(QWidget& page) const;
  [[nodiscard]] bool takesArrow(const QObject& button, const QKeyEvent& press);
  /// About the chosen game.
  [[nodiscard]] const GameFacts& facts() { return m_facts.games[&chosen()]; }
  /// Another box is chosen: the card is about its game, and so is Enter.
  void follow();
  /// What Enter is likely meant for.
  [[nodiscard]] QAbstractButton& likely();

  Games m_games;
  StartFacts m_facts;
  bool m_wasShown = false;
  QWidget* m_page;
  StartHead* m_head;
  BoxShelf* m_shelf;
  RunningCard* m_card;
  StartTiles* m_tiles;
  qreal m_waterTop = 0;
};

} // namespace nilometer::ui
