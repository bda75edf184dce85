// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/card_finder.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace nilometer::ui {

class CardList;
class CardTag;
class FieldLine;

/// The cards that one player holds, and a field to name further ones by a few letters or out of
/// the list that opens with it. Enter takes the card chosen in the list, Tab takes it and goes on;
/// Backspace in the empty field takes the last card away.
class CardCell : public QWidget {
  Q_OBJECT
public:
  struct Content {
    std::vector<PositionCard> cards;
    QStringList texts; ///< of the cards
    QString name;      ///< accessible
    QString tip;
    QString problem;
    QString disputed; ///< what is said of it; empty = it is not
    friend bool operator==(const Content&, const Content&) = default;
  };

  /// `under` is what the list of found cards lies over.
  CardCell(QWidget* under, QWidget* parent);

  void setContent(const Content& content);
  /// `finder` is not owned; `without` are not offered.
  void setFinder(const CardFinder& finder, const std::vector<PositionCard>& without);
  /// Lays in what was typed before to name a card, and takes the keyboard.
  void goOnNaming(const QString& typed);
  [[nodiscard]] FieldLine& line() const { return *m_line; }
  [[nodiscard]] CardList& list() const { return *m_list; }
  [[nodiscard]] const std::vector<CardTag*>& tags() const { return m_tags; }
  [[nodiscard]] QLabel& problem() const { return *m_problem; }

Q_SIGNALS:
  void added(const nilometer::ui::PositionCard& card);
  void removed(std::size_t index);
  void stepped(int by);
  /// The letters by which a card is named have changed; no card is named yet.
  void naming();

protected:
  void changeEvent(QEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void search();
  void showProblem();
  void hideList();
  /// Forgets the letters typed.
  void leave();
  /// Takes the card at that place of the list.
  void take(int found);
  [[nodiscard]] bool takeKey(class QKeyEvent& event);

  Content m_content;
  const CardFinder* m_finder = nullptr;
  std::vector<PositionCard> m_without;
  std::vector<CardOffer> m_found;
  QVBoxLayout* m_column;
  std::vector<CardTag*> m_tags;
  FieldLine* m_line;
  CardList* m_list;
  QLabel* m_problem;
};

} // namespace nilometer::ui
