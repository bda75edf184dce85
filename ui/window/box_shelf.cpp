// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/box_shelf.h"

#include "ui/base/style/unit.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

// Lengths of the sketch; they grow and shrink with the scale.
constexpr qreal plank = 16;
constexpr qreal boxGap = 58;

} // namespace

BoxShelf::BoxShelf(Games games, QWidget* parent)
    : QWidget(parent), m_games(games), m_open(nullptr) {
  for (const Game* kind : m_games) {
    auto* box = new BoxButton(kind, this);
    const int game = static_cast<int>(m_boxes.size());
    connect(box, &BoxButton::clicked, this, [this, game] {
      choose(*m_games[static_cast<std::size_t>(game)]);
      // Enter goes on with what was pressed, not with what the keyboard was at before.
      this->box(game).setFocus();
    });
    m_boxes.push_back(box);
  }
  m_open = new BoxButton(nullptr, this);
  m_boxes.front()->setChecked(true);
  retranslate();
}

void BoxShelf::retranslate() {
  for (BoxButton* box : m_boxes) box->retranslate();
  m_open->retranslate();
}

const Game& BoxShelf::chosen() const {
  return *m_games[static_cast<std::size_t>(m_chosen)];
}

QAbstractButton& BoxShelf::box(int game) const {
  return *m_boxes[static_cast<std::size_t>(game)];
}

void BoxShelf::choose(const Game& game) {
  const auto found = std::ranges::find(m_games, &game);
  const auto place = static_cast<int>(found - m_games.begin());
  const bool isOther = found != m_games.end() && place != m_chosen;
  if (isOther) m_chosen = place;
  for (std::size_t i = 0; i < m_boxes.size(); ++i) {
    m_boxes[i]->setChecked(static_cast<int>(i) == m_chosen);
  }
  lay();
  if (isOther) Q_EMIT chosenChanged();
}

void BoxShelf::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (step == 0) return QWidget::keyPressEvent(event);
  const int last = static_cast<int>(m_boxes.size()) - 1;
  const int game = std::clamp(m_chosen + step, 0, last);
  choose(*m_games[static_cast<std::size_t>(game)]);
  box(game).setFocus();
}

void BoxShelf::setForm(ShelfForm form) {
  m_form = form;
  for (BoxButton* box : m_boxes) box->setForm(form);
  m_open->setForm(form);
  lay();
  update();
}

/// As wide as their names; where these are too long together, all give way by the same length.
void BoxShelf::layLine() {
  const qreal u = lookUnit(font());
  std::vector<BoxButton*> all = m_boxes;
  all.push_back(m_open);
  const qreal between = 8 * u;
  qreal wanted = 0;
  for (const BoxButton* box : all) wanted += box->boxSize().width();
  const qreal room = width() - between * static_cast<qreal>(all.size() - 1);
  const qreal less = std::max<qreal>(0, (wanted - room) / static_cast<qreal>(all.size()));
  qreal left = 0;
  for (BoxButton* box : all) {
    const qreal wide = box->boxSize().width() - less;
    box->setGeometry(QRectF(left, 0, wide, height()).toRect());
    left += wide + between;
  }
}

void BoxShelf::lay() {
  if (m_form == ShelfForm::line) return layLine();
  const qreal u = lookUnit(font());
  std::vector<BoxButton*> all = m_boxes;
  all.push_back(m_open);
  qreal wide = 0;
  for (const BoxButton* box : all) wide += box->drawnSize().width() + boxGap;
  const qreal scale = std::min({u, width() / (wide + 2 * BoxButton::frame),
                                (height() - plank * u) / (222 + BoxButton::frame)});
  qreal left = 30 * scale;
  for (BoxButton* box : all) {
    box->setScale(scale);
    const QSizeF size = box->boxSize().expandedTo(QSizeF(28 * u, 28 * u));
    const QSizeF room = box == m_open ? size.expandedTo(QSizeF(84 * u, 48 * u)) : size;
    box->setGeometry(QRectF(QPointF(left, height() - plank * u - room.height()), room).toRect());
    left += room.width() + boxGap * scale;
    box->update();
  }
}

void BoxShelf::resizeEvent(QResizeEvent* event) {
  lay();
  QWidget::resizeEvent(event);
}

void BoxShelf::paintEvent(QPaintEvent* /*event*/) {
  if (m_form == ShelfForm::line) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const qreal u = lookUnit(font());
  const qreal top = height() - plank * u;
  painter.setBrush(QColor(0x6B4526));
  painter.drawRoundedRect(QRectF(0, top + 8 * u, width(), 8 * u), 2 * u, 2 * u);
  painter.setBrush(QColor(0x8B5E34));
  painter.drawRoundedRect(QRectF(0, top, width(), 12 * u), 2 * u, 2 * u);
}

} // namespace nilometer::ui
