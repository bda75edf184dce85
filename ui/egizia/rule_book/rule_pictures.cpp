// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_pictures.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/game_record.h"
#include "engine/random_play/egizia/random_game.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/text/names.h"

#include <QPixmap>

#include <algorithm>
#include <memory>

namespace nilometer::ui {

using egizia::Building;

namespace {

// A game that shows something of everything: late enough for buildings, while ships are sailing.
constexpr std::uint64_t seed = 3;
constexpr int shownRound = 4;
constexpr int shownShips = 17;
constexpr int players = 4;

egizia::RecordHeader headerOf(const RulesSubject& subject) {
  egizia::RecordHeader header;
  header.editionId = subject.edition->id;
  header.editionChecksum = subject.edition->checksum;
  header.profile = subject.profile;
  header.options = subject.options;
  for (int i = 0; i < players; ++i) {
    const std::string_view colour = egizia::playerColours[static_cast<std::size_t>(i)];
    header.players.push_back({text::playerColour(colour).toStdString(), std::string(colour), 0});
  }
  return header;
}

int shipsOf(const egizia::State& state) {
  int ships = 0;
  for (int i = 0; i < state.players; ++i) {
    ships += state.player[static_cast<std::size_t>(i)].shipsPlaced;
  }
  return ships;
}

bool isReached(const egizia::State& state) {
  return state.round > shownRound ||
         (state.round == shownRound && state.phase > egizia::Phase::sail) ||
         (state.round == shownRound && state.phase == egizia::Phase::sail &&
          shipsOf(state) >= shownShips);
}

egizia::GameRecord preparedGame(const RulesSubject& subject) {
  egizia::GameRecord game{headerOf(subject), {}};
  const egizia::Game rules = egizia::gameOf(game.header, *subject.edition);
  egizia::State state = egizia::setUp(rules);
  egizia::RandomGame table(rules, egizia::Naming::asEarly, seed);
  egizia::Options options;
  egizia::Effects effects;
  while (!isReached(state)) {
    const std::optional<egizia::Entry> entry = table.next(state, options);
    if (!entry || !egizia::enter(rules, state, *entry, false, effects).accepted) break;
    egizia::RecordedEntry line;
    line.entry = *entry;
    game.entries.push_back(line);
  }
  return game;
}

/// The widget as it looks in letters and colours of the one beside which it will be seen, on its
/// page.
QImage grabbed(QWidget& widget, const QWidget& beside, const QSize& room) {
  QPalette palette = beside.palette();
  palette.setColor(QPalette::Window, palette.color(QPalette::Base));
  widget.setPalette(palette);
  widget.setFont(beside.font());
  widget.resize(room.expandedTo(widget.minimumSizeHint()));
  return widget.grab().toImage();
}

/// A length in letters, so that pictures grow with the text.
int letters(const QWidget& beside, int count) {
  return beside.fontMetrics().averageCharWidth() * count;
}

/// The place of the river's stop with that index, of that kind; -1 if there is none.
int stopOf(const egizia::Edition& edition, egizia::StopKind kind, int index) {
  const auto stop = std::ranges::find_if(edition.river, [&](const egizia::Stop& one) {
    return one.kind == kind && one.index == index;
  });
  return stop == edition.river.end() ? -1 : static_cast<int>(stop - edition.river.begin());
}

/// What the places of a stop cover.
QRect roomOf(const RiverView& river, int stop) {
  QRect room;
  for (const auto& [id, place] : river.places()) {
    if (id.number == stop) room |= place->geometry();
  }
  return room;
}

/// A stop with the Nile beside it, from the cards on, and the name of a site above its spaces.
QRect roomOfPiece(const RiverView& river, int stop, const egizia::Edition& edition) {
  QRect room = roomOf(river, stop).adjusted(0, -unit, 0, unit);
  const egizia::StopKind kind = edition.river[static_cast<std::size_t>(stop)].kind;
  if (kind == egizia::StopKind::site) room.setTop(room.top() - river.fontMetrics().height());
  room.setLeft(0);
  for (std::size_t i = 0; i < edition.river.size(); ++i) {
    if (edition.river[i].kind != egizia::StopKind::card) continue;
    room.setLeft(roomOf(river, static_cast<int>(i)).right() + unit);
    break;
  }
  room.setRight(river.rect().right());
  return room & river.rect();
}

QImage pieceOf(const QImage& whole, const QRect& room) {
  const qreal ratio = whole.devicePixelRatio();
  QImage piece = whole.copy(QRectF(room.topLeft() * ratio, QSizeF(room.size()) * ratio).toRect());
  piece.setDevicePixelRatio(ratio);
  return piece;
}

} // namespace

RulePictures::RulePictures(const RulesSubject& subject) : m_subject(subject) {}
RulePictures::~RulePictures() = default;

const EgiziaSession& RulePictures::session() {
  if (!m_session) {
    m_session = std::make_unique<EgiziaSession>(preparedGame(m_subject), m_subject.edition);
  }
  return *m_session;
}

void RulePictures::forget() {
  m_drawn.clear();
  m_session.reset();
}

QImage RulePictures::picture(const QString& name, const QWidget& beside, int width) {
  if (!m_drawn.contains(name)) m_drawn.insert(name, draw(name, beside));
  QImage image = m_drawn.value(name);
  const qreal ratio = image.devicePixelRatio();
  const int most = qRound(width * ratio);
  if (image.isNull() || image.width() <= most || most <= 0) return image;
  QImage smaller = image.scaledToWidth(most, Qt::SmoothTransformation);
  smaller.setDevicePixelRatio(ratio);
  return smaller;
}

QImage RulePictures::drawRiver(const QString& name, const QWidget& beside) {
  int stop = -1;
  if (name == QStringLiteral("site")) {
    stop =
        stopOf(*m_subject.edition, egizia::StopKind::site, static_cast<int>(egizia::Site::obelisk));
  } else if (name.startsWith(QStringLiteral("round-"))) {
    stop = stopOf(*m_subject.edition, egizia::StopKind::round, name.mid(6).toInt());
  }
  RiverView river(session(), nullptr);
  river.refresh({}, {});
  // Around a stop of which only a piece is shown there is air.
  const int height = stop < 0 ? 10 : letters(beside, 130);
  const QImage whole = grabbed(river, beside, {letters(beside, 84), height});
  return stop < 0 ? whole : pieceOf(whole, roomOfPiece(river, stop, *m_subject.edition));
}

QImage RulePictures::draw(const QString& name, const QWidget& beside) {
  const EgiziaSession& game = session();
  const auto building = [&](Building which, int width, int height = 36) {
    BuildingPanel panel(game, which, nullptr);
    panel.refresh({}, {});
    return grabbed(panel, beside, {letters(beside, width), letters(beside, height)});
  };
  if (name == QStringLiteral("obelisk")) return building(Building::obelisk, 20);
  if (name == QStringLiteral("tombs")) return building(Building::tombs, 60, 18);
  if (name == QStringLiteral("pyramid")) return building(Building::pyramid, 50);
  if (name == QStringLiteral("temple")) return building(Building::temple, 40);
  if (name == QStringLiteral("ring")) {
    RingPanel panel(game, nullptr);
    panel.refresh({}, {});
    return grabbed(panel, beside, {letters(beside, 64), 10});
  }
  if (name == QStringLiteral("markets")) {
    MarketsPanel panel(game, nullptr);
    panel.refresh({}, {});
    return grabbed(panel, beside, {letters(beside, 56), letters(beside, 40)});
  }
  if (name == QStringLiteral("sphinx")) {
    SphinxPanel panel(game, nullptr);
    panel.refresh({}, {});
    return grabbed(panel, beside, {letters(beside, 40), letters(beside, 24)});
  }
  if (name == QStringLiteral("track")) {
    TrackPanel panel(game, nullptr);
    panel.show(game.shown().track, TrackPanel::Arrival::atOnce);
    return grabbed(panel, beside, {letters(beside, 84), letters(beside, 16)});
  }
  if (name == QStringLiteral("board")) {
    BoardView board(game);
    board.setMotion(false);
    board.refresh({}, {});
    return grabbed(board, beside, {letters(beside, 150), letters(beside, 96)});
  }
  const bool onRiver = name == QStringLiteral("river") || name == QStringLiteral("site") ||
                       name.startsWith(QStringLiteral("round-"));
  return onRiver ? drawRiver(name, beside) : QImage();
}

} // namespace nilometer::ui
