// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/setup_picture.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/pages/tutorial/lesson_marks.h"

#include <QEvent>
#include <QPainter>

namespace nilometer::ui {

namespace {

/// As large as the board in a window of the usual size.
constexpr Length usualBoardWidth = 220 * unit;
constexpr Length usualBoardHeight = 132 * unit;
constexpr Length usualPlayers = 94 * unit;
/// Around a picture: a ring around what reaches to its edge is whole.
constexpr Length air = 2 * unit;

/// The panel that shows it; nullptr for the whole board.
const QWidget* panelOf(SetupPicture what, const BoardView& board) {
  switch (what) {
  case SetupPicture::river: return board.findChild<RiverView*>();
  case SetupPicture::ring: return board.findChild<RingPanel*>();
  case SetupPicture::markets: return board.findChild<MarketsPanel*>();
  case SetupPicture::sphinx: return board.findChild<SphinxPanel*>();
  case SetupPicture::track: return board.findChild<TrackPanel*>();
  case SetupPicture::tombs: return board.place(cellId(egizia::Building::tombs, 0))->parentWidget();
  case SetupPicture::board:
  case SetupPicture::players: break;
  }
  return nullptr;
}

} // namespace

SetupPictureView::SetupPictureView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_board(new BoardView(session, this)),
      m_players(new PlayersView(session, this)) {
  m_board->hide();
  m_board->setMotion(false);
  m_players->hide();
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SetupPictureView::show(SetupPart part, SetupPicture what) {
  m_part = part;
  m_what = what;
  take();
}

std::vector<QRect> SetupPictureView::spotsOnBoard() const {
  const auto& river = m_session.edition().river;
  std::vector<QRect> spots;
  QRect cards;
  for (int stop = 0; stop < static_cast<int>(river.size()); ++stop) {
    const auto kind = river[static_cast<std::size_t>(stop)].kind;
    const bool ofCards = m_part == SetupPart::nileCards || m_part == SetupPart::nileDecks;
    if (ofCards && kind == egizia::StopKind::card) {
      cards |= placeIn(*m_board, m_board->place(stopId(stop)));
    }
    if (m_part != SetupPart::sites || kind != egizia::StopKind::site) continue;
    QRect& site = spots.emplace_back();
    for (std::uint8_t space = 1; space <= egizia::maxSlots; ++space) {
      site |= placeIn(*m_board, m_board->place(stopId(stop, space)));
    }
    // Its name stands close above it.
    site.adjust(0, 3, 0, 0);
  }
  if (m_part == SetupPart::ring) {
    spots.push_back(placeIn(*m_board, m_board->place(ringId(m_session.shown().ring))));
  }
  if (m_part == SetupPart::sphinxDeck) {
    spots.push_back(placeIn(*m_board, m_board->findChild<SphinxPanel*>()));
  }
  QRect tombs;
  for (int tomb = 0; m_part == SetupPart::tombs && tomb < m_session.edition().openTombs; ++tomb) {
    tombs |= placeIn(*m_board, m_board->place(cellId(egizia::Building::tombs, tomb)));
  }
  for (const QRect& all : {cards, tombs}) {
    if (!all.isEmpty()) spots.push_back(all);
  }
  return spots;
}

std::vector<QRect> SetupPictureView::spotsOfPlayers() const {
  std::vector<QRect> spots;
  for (table::Player player = 0; player < m_session.players(); ++player) {
    const PlayerCard& card = *m_players->card(player);
    const CardLayout& places = card.places();
    QRectF part;
    if (m_part == SetupPart::crews) {
      for (const QRectF& crew : places.crews) part |= crew;
    }
    if (m_part == SetupPart::orderTiles) part = places.name;
    if (m_part == SetupPart::stones) part = places.store.front();
    if (m_part == SetupPart::startCards) part = places.flood | places.chips.front();
    if (part.isEmpty()) continue;
    spots.push_back(part.toAlignedRect().translated(card.mapTo(m_players, QPoint())));
  }
  return spots;
}

std::vector<QRect> SetupPictureView::spots() const {
  const qreal scale = fittingSize().width() / m_picture.deviceIndependentSize().width();
  std::vector<QRect> shown;
  for (const QRect& spot : m_spots) {
    const QRectF there(spot.topLeft() * scale, spot.size() * scale);
    shown.push_back(there.translated(air, air).toAlignedRect());
  }
  return shown;
}

QPixmap SetupPictureView::boardPart() {
  m_board->resize(QSize(usualBoardWidth, usualBoardHeight).expandedTo(m_board->minimumSizeHint()));
  m_board->refresh({}, {});
  QPixmap whole = m_board->grab();
  m_spots = spotsOnBoard();
  const QWidget* panel = panelOf(m_what, *m_board);
  if (panel == nullptr) return whole;
  const qreal ratio = whole.devicePixelRatio();
  // The river reaches to the border of the board, with its round corners at the left.
  const bool isRiver = m_what == SetupPicture::river;
  const int border = isRiver ? 1 : 0;
  const int corner = isRiver ? cornerRadius : 0;
  const QRectF part(panel->geometry().adjusted(corner, border, 0, -border));
  for (QRect& spot : m_spots) spot.translate(-part.topLeft().toPoint());
  return whole.copy(QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect());
}

QPixmap SetupPictureView::players() {
  m_players->refresh(std::nullopt);
  m_players->resize(QSize(usualPlayers, 0).expandedTo(m_players->sizeHint()));
  const qreal ratio = devicePixelRatioF();
  QPixmap picture((QSizeF(m_players->size()) * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent); // between the cards there is the page
  m_players->render(&picture, {}, {}, QWidget::DrawChildren);
  m_spots = spotsOfPlayers();
  return picture;
}

void SetupPictureView::take() {
  m_picture = m_what == SetupPicture::players ? players() : boardPart();
  markSpots(*this, [this] { return spots(); });
  updateGeometry();
  update();
}

void SetupPictureView::takeSoon() {
  QMetaObject::invokeMethod(this, &SetupPictureView::take, Qt::QueuedConnection);
}

QSize SetupPictureView::sizeHint() const {
  return m_picture.deviceIndependentSize().toSize() + QSize(2 * air, 2 * air);
}

QSize SetupPictureView::minimumSizeHint() const {
  return sizeHint().scaled({60 * unit, 40 * unit}, Qt::KeepAspectRatio);
}

QSizeF SetupPictureView::fittingSize() const {
  QSizeF fitting = m_picture.deviceIndependentSize();
  const QSizeF room = size() - QSize(2 * air, 2 * air);
  if (fitting.width() > room.width() || fitting.height() > room.height()) {
    fitting.scale(room, Qt::KeepAspectRatio);
  }
  return fitting;
}

void SetupPictureView::paintEvent(QPaintEvent* /*event*/) {
  if (m_picture.isNull()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawPixmap(QRectF(QPointF(air, air), fittingSize()), m_picture, QRectF(m_picture.rect()));
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
