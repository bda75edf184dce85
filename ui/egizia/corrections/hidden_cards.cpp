// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/hidden_cards.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;
using egizia::SphinxSet;

namespace {

const QString& cardKeys() {
  static const QString caps = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ123456"_s;
  return caps;
}
static_assert(egizia::maxSphinxCards == 32, "a key for each card");

SphinxSet bit(int card) {
  return SphinxSet{1} << card;
}

} // namespace

HiddenCards::HiddenCards(QWidget* parent) : QWidget(parent) {
  m_pages = new QStackedLayout(this);
  m_cover = plainLabel(this);
  m_cover->setAlignment(Qt::AlignCenter);
  m_cover->setWordWrap(true);
  m_cover->setMargin(2 * unit);
  m_cover->setAutoFillBackground(true);
  m_cover->setBackgroundRole(QPalette::AlternateBase);
  m_scroll = new QScrollArea(this);
  m_scroll->setWidgetResizable(true);
  // A click must not take the keyboard away from what is being held.
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* list = new QWidget(m_scroll);
  m_grid = new QGridLayout(list);
  m_grid->setHorizontalSpacing(2 * unit);
  m_grid->setColumnStretch(1, 1);
  m_grid->setVerticalSpacing(0);
  m_scroll->setWidget(list);
  auto* open = new QWidget(this);
  auto* column = new QVBoxLayout(open);
  column->setContentsMargins({});
  column->addWidget(m_scroll, 1);
  column->addWidget(m_summary = plainLabel(open));
  m_summary->setWordWrap(true);
  m_pages->addWidget(m_cover);
  m_pages->addWidget(open);
  for (int i = 0; i < egizia::maxSphinxCards; ++i) {
    auto* box = new QCheckBox(list);
    box->setFocusPolicy(Qt::NoFocus);
    box->setMinimumHeight(targetHeight);
    box->hide();
    auto* cap = plainLabel(list);
    cap->setText(cardKeys().mid(i, 1));
    cap->setForegroundRole(QPalette::PlaceholderText);
    cap->setAlignment(Qt::AlignCenter);
    cap->setBuddy(box);
    cap->hide();
    m_caps.push_back(cap);
    connect(box, &QCheckBox::toggled, this, [this, i] { toggle(i); });
    m_boxes.push_back(box);
  }
}

void HiddenCards::setCoverText(const QString& text) {
  m_cover->setText(text);
}

void HiddenCards::uncover(const std::vector<Card>& cards, SphinxSet fixed, int most) {
  m_cards = cards;
  m_room = std::max(most - std::popcount(fixed), 0);
  m_current = std::clamp(m_current, 0, static_cast<int>(cards.size()) - 1);
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    m_boxes[i]->setText(menuText(m_cards[i].text));
  }
  arrange(fixed);
  m_pages->setCurrentIndex(1);
}

void HiddenCards::setSummary(const QString& text) {
  m_summary->setText(text);
}

// In two columns where they fit, read from the top to the bottom.
void HiddenCards::arrange(SphinxSet fixed) {
  const auto widest = [&](std::size_t from, std::size_t to) {
    int width = 0;
    for (std::size_t i = from; i < to; ++i) {
      width = std::max(width, m_boxes[i]->sizeHint().width());
    }
    return width;
  };
  const std::size_t count = m_cards.size();
  const std::size_t half = (count + 1) / 2;
  const int edges = m_scroll->verticalScrollBar()->sizeHint().width() + 24 * unit;
  const bool two = widest(0, half) + widest(half, count) + edges <= width();
  m_rows = static_cast<int>(two ? half : count);
  m_grid->setColumnStretch(3, two ? 1 : 0);
  for (std::size_t i = 0; i < count; ++i) {
    const int place = static_cast<int>(i);
    const SphinxSet card = bit(m_cards[i].index);
    tick(i, ((m_ticked | fixed) & card) != 0);
    m_boxes[i]->setEnabled((fixed & card) == 0);
    m_grid->addWidget(m_caps[i], place % m_rows, 2 * (place / m_rows));
    m_grid->addWidget(m_boxes[i], place % m_rows, 2 * (place / m_rows) + 1);
    mark(place, place == m_current);
    m_caps[i]->show();
    m_boxes[i]->show();
  }
}

void HiddenCards::cover() {
  m_pages->setCurrentWidget(m_cover);
  m_summary->clear();
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    QCheckBox* box = m_boxes[i];
    box->hide();
    box->setText(QString());
    tick(i, false);
    box->setEnabled(true);
    box->setDown(false);
    mark(static_cast<int>(i), false);
    m_caps[i]->hide();
    m_grid->removeWidget(m_caps[i]);
    m_grid->removeWidget(box);
  }
  m_cards.clear();
  m_scroll->verticalScrollBar()->setValue(0);
}

void HiddenCards::toggle(int place) {
  const auto at = static_cast<std::size_t>(place);
  if (at >= m_cards.size() || !m_boxes[at]->isEnabled()) return;
  const SphinxSet card = bit(m_cards[at].index);
  const bool tooMany = (m_ticked & card) == 0 && std::popcount(m_ticked) >= m_room;
  if (!tooMany) m_ticked ^= card;
  tick(at, (m_ticked & card) != 0);
  goTo(place);
  if (tooMany) {
    Q_EMIT refused();
  } else {
    Q_EMIT tickedChanged();
  }
}

void HiddenCards::tick(std::size_t place, bool ticked) {
  const QSignalBlocker shown(m_boxes[place]);
  m_boxes[place]->setChecked(ticked);
}

void HiddenCards::mark(int place, bool current) {
  QCheckBox* box = m_boxes[static_cast<std::size_t>(place)];
  QFont font = this->font();
  font.setBold(current);
  box->setFont(font);
  box->setAutoFillBackground(current);
  box->setBackgroundRole(current ? QPalette::AlternateBase : QPalette::NoRole);
}

void HiddenCards::goTo(int place) {
  mark(m_current, false);
  m_current = std::clamp(place, 0, static_cast<int>(m_cards.size()) - 1);
  mark(m_current, true);
  const QCheckBox& box = *m_boxes[static_cast<std::size_t>(m_current)];
  m_scroll->ensureVisible(0, box.geometry().center().y(), 0, targetHeight);
}

bool HiddenCards::press(int key, const QString& text) {
  if (isCovered()) return false;
  switch (key) {
  case Qt::Key_Up: goTo(m_current - 1); return true;
  case Qt::Key_Down: goTo(m_current + 1); return true;
  case Qt::Key_Left: goTo(m_current - m_rows); return true;
  case Qt::Key_Right: goTo(m_current + m_rows); return true;
  case Qt::Key_Return:
  case Qt::Key_Enter: toggle(m_current); return true;
  default: break;
  }
  const qsizetype place = text.size() == 1 ? cardKeys().indexOf(text.toUpper()) : -1;
  if (place < 0 || place >= static_cast<qsizetype>(m_cards.size())) return false;
  toggle(static_cast<int>(place));
  return true;
}

} // namespace nilometer::ui
