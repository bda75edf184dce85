// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/lessons/setup_picture.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/players/players_view.h"

#include <QEvent>
#include <QPainter>

namespace nilometer::ui {

namespace {

/// As large as the board in a window of the usual size.
constexpr Length usualBoardWidth = 220 * unit;
constexpr Length usualBoardHeight = 132 * unit;
constexpr Length usualPlayers = 94 * unit;

/// The panel that shows it; nullptr for the whole board.
const QWidget* panelOf(SetupPicture what, const BoardView& board) {
  switch (what) {
  case SetupPicture::river: return board.findChild<RiverView*>();
  case SetupPicture::ring: return board.findChild<RingPanel*>();
  case SetupPicture::markets: return board.findChild<MarketsPanel*>();
  case SetupPicture::sphinx: return board.findChild<SphinxPanel*>();
  case SetupPicture::track: return board.findChild<TrackPanel*>();
  case SetupPicture::tombs:
    for (const BuildingPanel* panel : board.findChildren<BuildingPanel*>()) {
      if (board.cellPlace(egizia::Building::tombs, 0)->parentWidget() == panel) return panel;
    }
    return nullptr;
  case SetupPicture::board:
  case SetupPicture::players: break;
  }
  return nullptr;
}

} // namespace

SetupPictureView::SetupPictureView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_board(new BoardView(session, this)),
      m_players(new PlayersView(session, this)) {
  m_board->hide();
  m_board->setMotion(false);
  m_players->hide();
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SetupPictureView::show(SetupPicture what) {
  m_what = what;
  take();
}

QPixmap SetupPictureView::boardPart() const {
  m_board->resize(QSize(usualBoardWidth, usualBoardHeight).expandedTo(m_board->minimumSizeHint()));
  m_board->refresh(Offers(), BoardKeys());
  QPixmap whole = m_board->grab();
  const QWidget* panel = panelOf(m_what, *m_board);
  if (panel == nullptr) return whole;
  const qreal ratio = whole.devicePixelRatio();
  // The river reaches to the border of the board, with its round corners at the left.
  const bool isRiver = m_what == SetupPicture::river;
  const int border = isRiver ? 1 : 0;
  const int corner = isRiver ? cornerRadius : 0;
  const QRectF part(panel->geometry().adjusted(corner, border, 0, -border));
  return whole.copy(QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect());
}

void SetupPictureView::take() {
  if (m_what == SetupPicture::players) {
    m_players->refresh(std::nullopt);
    m_players->resize(QSize(usualPlayers, 0).expandedTo(m_players->sizeHint()));
    const qreal ratio = devicePixelRatioF();
    m_picture = QPixmap((QSizeF(m_players->size()) * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent); // between the cards there is the page
    m_players->render(&m_picture, {}, {}, QWidget::DrawChildren);
  } else {
    m_picture = boardPart();
  }
  updateGeometry();
  update();
}

void SetupPictureView::takeSoon() {
  QMetaObject::invokeMethod(this, &SetupPictureView::take, Qt::QueuedConnection);
}

QSize SetupPictureView::sizeHint() const {
  return m_picture.deviceIndependentSize().toSize();
}

QSize SetupPictureView::minimumSizeHint() const {
  return sizeHint().scaled({60 * unit, 40 * unit}, Qt::KeepAspectRatio);
}

void SetupPictureView::paintEvent(QPaintEvent* /*event*/) {
  if (m_picture.isNull()) return;
  QSizeF fitting = m_picture.deviceIndependentSize();
  if (fitting.width() > width() || fitting.height() > height()) {
    fitting.scale(size(), Qt::KeepAspectRatio);
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawPixmap(QRectF({0, 0}, fitting), m_picture, QRectF(m_picture.rect()));
}

void SetupPictureView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  // What was taken before the page was ever shown has none of the board's parts in it; they are
  // there as soon as the page is.
  takeSoon();
}

void SetupPictureView::changeEvent(QEvent* event) {
  const bool anew = event->type() == QEvent::LanguageChange ||
                    event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
  QWidget::changeEvent(event);
  if (!anew || m_picture.isNull()) return;
  take();
  // The widgets it is taken of get a new look only after this.
  takeSoon();
}

} // namespace nilometer::ui
