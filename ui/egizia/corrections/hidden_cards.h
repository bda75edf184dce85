// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QGridLayout;
class QScrollArea;
class QStackedLayout;
class QLabel;

namespace nilometer::ui {

/// A list of Sphinx cards to tick, behind a cover. While it is covered, no widget of it holds a
/// text, a tick or anything else that tells a card from another one. Takes no focus: who
/// uncovers it sends it the keys.
class HiddenCards : public QWidget {
  Q_OBJECT
public:
  /// One card that can be ticked.
  struct Card {
    int index = 0; ///< into Edition::sphinxCards
    QString text;  ///< what it asks for and gives, and what it would give now
  };

  explicit HiddenCards(QWidget* parent);

  /// Shown on the cover.
  void setCoverText(const QString& text);
  /// Shows these cards. `fixed` ones are ticked and stay so; at most `most` can be ticked in all.
  void uncover(const std::vector<Card>& cards, egizia::SphinxSet fixed, int most);
  /// A line below the cards, gone when they are covered. @pre !isCovered()
  void setSummary(const QString& text);
  void cover();
  [[nodiscard]] bool isCovered() const { return m_cards.empty(); }

  /// The ticked cards without the fixed ones; kept while covered.
  [[nodiscard]] egizia::SphinxSet ticked() const { return m_ticked; }
  /// A letter or digit ticks its card, arrows and Enter go to one and tick it. False if the key
  /// means nothing here, or while covered.
  bool press(int key, const QString& text);

Q_SIGNALS:
  void tickedChanged();
  /// More cards were to be ticked than may be.
  void refused();

private:
  void arrange(egizia::SphinxSet fixed);
  void toggle(int place);
  void goTo(int place);
  /// Only shows it so.
  void tick(std::size_t place, bool ticked);
  void mark(int place, bool current);

  QStackedLayout* m_pages;
  QLabel* m_cover;
  QLabel* m_summary;
  QScrollArea* m_scroll;
  QGridLayout* m_grid;
  std::vector<QCheckBox*> m_boxes;
  std::vector<QLabel*> m_caps; ///< the key of each box
  std::vector<Card> m_cards;   ///< shown now; empty while covered
  egizia::SphinxSet m_ticked = 0;
  int m_room = 0;    ///< how many may be ticked besides the fixed ones
  int m_current = 0; ///< where the arrows are
  int m_rows = 1;
};

} // namespace nilometer::ui
