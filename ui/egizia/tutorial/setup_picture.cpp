// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/setup_picture.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/pages/tutorial/lesson_marks.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// As large as the board in a window of the usual size.
constexpr Length usualBoardWidth = 220 * unit;
constexpr Length usualBoardHeight = 132 * unit;
constexpr Length usualPlayers = 94 * unit;
/// Around a picture: a ring around what reaches to its edge is whole.
constexpr Length air = 2 * unit;

/// The panel that a step shows; nullptr for the whole board.
const QWidget* panelOf(const QString& step, const BoardView& board) {
  if (step == u"sites" || step.startsWith(u"nile-")) return board.findChild<RiverView*>();
  if (step == u"ring") return board.findChild<RingPanel*>();
  if (step == u"markets") return board.findChild<MarketsPanel*>();
  if (step == u"sphinx-card") return board.findChild<SphinxPanel*>();
  if (step == u"score-track") return board.findChild<TrackPanel*>();
  if (step != u"tombs") return nullptr;
  return board.place(cellId(egizia::Building::tombs, 0))->parentWidget();
}

/// What a step is about, in the coordinates of the board.
std::vector<QRect> spotsOnBoard(const QString& step, const BoardView& board,
                                const EgiziaSession& session) {
  const auto placed = [&](const PlaceId& id) { return placeIn(board, board.place(id)); };
  const auto& river = session.edition().river;
  std::vector<QRect> spots;
  QRect all;
  for (int stop = 0; stop < static_cast<int>(river.size()); ++stop) {
    const auto kind = river[static_cast<std::size_t>(stop)].kind;
    if (step.startsWith(u"nile-") && kind == egizia::StopKind::card) all |= placed(stopId(stop));
    if (step != u"sites" || kind != egizia::StopKind::site) continue;
    QRect& site = spots.emplace_back();
    for (std::uint8_t space = 1; space <= egizia::maxSlots; ++space) {
      site |= placed(stopId(stop, space));
    }
    // Its name stands close above it.
    site.adjust(0, 3, 0, 0);
  }
  if (step == u"ring") all = placed(ringId(session.shown().ring));
  if (step == u"sphinx-deck") all = placeIn(board, board.findChild<SphinxPanel*>());
  for (int tomb = 0; step == u"tombs" && tomb < session.edition().openTombs; ++tomb) {
    all |= placed(cellId(egizia::Building::tombs, tomb));
  }
  if (!all.isEmpty()) spots.push_back(all);
  return spots;
}

/// The part of a player's card that a step is about.
QRectF partOf(const CardLayout& places, const QString& step) {
  QRectF part;
  if (step == u"crews") {
    for (const QRectF& crew : places.crews) part |= crew;
  }
  if (step == u"order-tiles") part = places.name;
  if (step == u"stones") part = places.store.front();
  if (step == u"start-cards") part = places.flood | places.chips.front();
  return part;
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

void SetupPictureView::show(const QString& step) {
  m_step = step;
  take();
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

void SetupPictureView::takeBoard() {
  m_board->resize(QSize(usualBoardWidth, usualBoardHeight).expandedTo(m_board->minimumSizeHint()));
  m_board->refresh({}, {});
  m_picture = m_board->grab();
  m_spots = spotsOnBoard(m_step, *m_board, m_session);
  const QWidget* panel = panelOf(m_step, *m_board);
  if (panel == nullptr) return;
  // The river reaches to the border of the board, with its round corners at the left.
  const bool isRiver = panel == m_board->findChild<RiverView*>();
  const int border = isRiver ? 1 : 0;
  const QRectF part(
      panel->geometry().adjusted(isRiver ? int(cornerRadius) : 0, border, 0, -border));
  for (QRect& spot : m_spots) spot.translate(-part.topLeft().toPoint());
  const qreal ratio = m_picture.devicePixelRatio();
  m_picture = m_picture.copy(QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect());
}

void SetupPictureView::takePlayers() {
  m_players->refresh(std::nullopt);
  m_players->resize(QSize(usualPlayers, 0).expandedTo(m_players->sizeHint()));
  const qreal ratio = devicePixelRatioF();
  m_picture = QPixmap((QSizeF(m_players->size()) * ratio).toSize());
  m_picture.setDevicePixelRatio(ratio);
  m_picture.fill(Qt::transparent); // between the cards there is the page
  m_players->render(&m_picture, {}, {}, QWidget::DrawChildren);
  m_spots.clear();
  for (table::Player player = 0; player < m_session.players(); ++player) {
    const PlayerCard& card = *m_players->card(player);
    const QRect part = partOf(card.places(), m_step).toAlignedRect();
    if (!part.isEmpty()) m_spots.push_back(part.translated(card.mapTo(m_players, QPoint())));
  }
}

void SetupPictureView::take() {
  const QStringList ofPlayers{QStringLiteral("kit"), QStringLiteral("crews"),
                              QStringLiteral("start-cards"), QStringLiteral("order-tiles"),
                              QStringLiteral("stones")};
  if (ofPlayers.contains(m_step)) {
    takePlayers();
  } else {
    takeBoard();
  }
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
