// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/round_spaces_picture.h"

#include "ui/board/heading.h"
#include "ui/board/round_look.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Crew;
using egizia::RoundSpace;

namespace {

constexpr int roundPadding = 3 * unit;
constexpr int cardGap = 2 * unit;
constexpr int mostColumns = 4;

RoundSpace spaceOf(const egizia::Stop& stop) {
  return static_cast<RoundSpace>(stop.index);
}

bool picturesNormalCrews(RoundSpace space) {
  return space == RoundSpace::thebae || space == RoundSpace::selinon ||
         space == RoundSpace::beniHasan;
}

record::JsonValue crewsOf(const std::vector<int>& ids) {
  record::JsonArray crews;
  for (const int id : ids) {
    const auto name = egizia::crewNames[static_cast<std::size_t>(id)];
    crews.emplace_back(record::JsonValue::Data(std::string(name)));
  }
  return record::JsonValue(record::JsonValue::Data(std::move(crews)));
}

} // namespace

void RoundSpacesPicture::furnish(const CopyState& copy) {
  m_spaces.clear();
  for (const egizia::Stop& stop : copy.edition().river) {
    if (stop.kind != egizia::StopKind::round) continue;
    PlaceLook look;
    showRoundSpace(look, stop, copy.edition());
    Space space;
    space.stop = stop;
    space.stop.crews = look.crews;
    space.name = look.text;
    space.gives = look.caption;
    space.rule = words::ruleSummary(egizia::ruleOf(spaceOf(stop)));
    if (picturesNormalCrews(spaceOf(stop))) furnishCrews(copy, space);
    if (spaceOf(stop) == RoundSpace::alyi) furnishStones(copy, space);
    m_spaces.push_back(std::move(space));
  }
}

void RoundSpacesPicture::furnishCrews(const CopyState& copy, Space& space) {
  const QString place =
      QStringLiteral("river.") + words::fromUtf8(egizia::roundSpaceNames[space.stop.index]);
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  for (const int crew : egizia::Bits(egizia::normalCrews)) {
    content.options.push_back({crew, words::crewName(static_cast<Crew>(crew))});
  }
  for (const int crew : egizia::Bits(space.stop.crews)) content.chosen.push_back(crew);
  content.text = words::crewSetName(space.stop.crews);
  // However many are shown there in this copy.
  space.rule = tr("Each crew shown gains 1 strength.");
  space.printed = tr("Crews shown");
  //: %1: a round space
  content.name = words::fill(tr("Crews shown at %1"), {space.name});
  space.cell = &choice(copy, place, content, [place](const std::vector<int>& ids) {
    return [place = place.toStdString(), ids](record::EditionDocument& document) {
      return !ids.empty() && document.set(place, crewsOf(ids));
    };
  });
}

void RoundSpacesPicture::furnishStones(const CopyState& copy, Space& space) {
  const QString place = QStringLiteral("river.alyiStones");
  NumberField::Content content;
  content.most = egizia::maxPrinted;
  content.name = words::printedValue(place.toStdString(), {});
  space.printed = tr("Stones");
  space.stones = copy.number(place.toStdString());
  space.cell = &number(copy, place, content);
}

int RoundSpacesPicture::circleSize() const {
  return std::max(2 * targetHeight, fontMetrics().height() * 3);
}

// A card holds its words in lines that can be read at a glance.
int RoundSpacesPicture::least() const {
  const QFontMetrics heading(headingFont(font()));
  int inside = fontMetrics().averageCharWidth() * 32;
  for (const Space& space : m_spaces) {
    const int name =
        std::max(heading.horizontalAdvance(space.name) + 1, longestWord(space.gives, font()));
    inside = std::max({inside, circleSize() + 3 * unit + name, longestWord(space.rule, font())});
    if (space.cell == nullptr) continue;
    inside = std::max({inside, space.cell->sizeHint().width(), longestWord(space.printed, font())});
  }
  return inside + 2 * roundPadding;
}

int RoundSpacesPicture::columns(int width) const {
  return std::clamp((width + cardGap) / (least() + cardGap), 1, mostColumns);
}

RoundSpacesPicture::Card RoundSpacesPicture::layOut(const Space& space, const QRect& room) const {
  Card card;
  const QRect inside = room.adjusted(roundPadding, roundPadding, -roundPadding, 0);
  const int side = circleSize();
  card.circle = QRect(inside.left(), inside.top(), side, side);
  const int left = card.circle.right() + 1 + 3 * unit;
  const int beside = inside.right() + 1 - left;
  const int name = QFontMetrics(headingFont(font())).height();
  const int gives = sizeOfText(space.gives, font(), beside).height();
  const int above = std::max(0, (side - name - gives) / 2);
  card.name = QRect(left, inside.top() + above, beside, name);
  card.gives = QRect(left, card.name.bottom() + 1, beside, gives);
  const int head = std::max(card.circle.bottom(), card.gives.bottom()) + 1 + 2 * unit;
  card.rule = QRect(inside.left(), head, inside.width(),
                    sizeOfText(space.rule, font(), inside.width()).height());
  int bottom = card.rule.bottom() + 1;
  if (space.cell != nullptr) {
    const QSize cell = space.cell->sizeHint();
    const int label = fontMetrics().horizontalAdvance(space.printed) + 1;
    const bool oneLine = label + 2 * unit + cell.width() <= inside.width();
    const int top = bottom + 2 * unit;
    card.printed =
        QRect(inside.left(), top, oneLine ? label : inside.width(),
              oneLine ? cell.height() : sizeOfText(space.printed, font(), inside.width()).height());
    card.cell = QRect(oneLine ? QPoint(card.printed.right() + 1 + 2 * unit, top)
                              : QPoint(inside.left(), card.printed.bottom() + 1),
                      cell);
    bottom = card.cell.bottom() + 1;
  }
  card.whole = QRect(room.left(), room.top(), room.width(), bottom + roundPadding - room.top());
  return card;
}

std::vector<RoundSpacesPicture::Card> RoundSpacesPicture::layOut(int width) const {
  std::vector<Card> cards;
  const int across = columns(width);
  const int wide = (width - (across - 1) * cardGap) / across;
  int top = 0;
  for (std::size_t first = 0; first < m_spaces.size(); first += static_cast<std::size_t>(across)) {
    const std::size_t end = std::min(m_spaces.size(), first + static_cast<std::size_t>(across));
    int bottom = top;
    for (std::size_t i = first; i < end; ++i) {
      const int left = static_cast<int>(i - first) * (wide + cardGap);
      cards.push_back(layOut(m_spaces[i], QRect(left, top, wide, 0)));
      bottom = std::max(bottom, cards.back().whole.bottom());
    }
    for (std::size_t i = first; i < end; ++i) cards[i].whole.setBottom(bottom);
    top = bottom + 1 + cardGap;
  }
  return cards;
}

int RoundSpacesPicture::heightForWidth(int width) const {
  const std::vector<Card> cards = layOut(std::max(width, minimumSizeHint().width()));
  return cards.empty() ? targetHeight : cards.back().whole.bottom() + 1;
}

QSize RoundSpacesPicture::minimumSizeHint() const {
  return {least(), targetHeight};
}

void RoundSpacesPicture::arrange() {
  using Tone = PrintedText::Tone;
  constexpr auto top = Qt::AlignLeft | Qt::AlignTop;
  m_cards = layOut(width());
  m_texts.clear();
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    const Card& card = m_cards[i];
    const Space& space = m_spaces[i];
    m_texts.push_back({card.name, space.name, Tone::heading});
    m_texts.push_back({card.gives, space.gives, Tone::quiet, top});
    m_texts.push_back({card.rule, space.rule, Tone::text, top});
    if (space.cell == nullptr) continue;
    m_texts.push_back({card.printed, space.printed, Tone::quiet});
    space.cell->setGeometry(card.cell);
  }
  update();
}

void RoundSpacesPicture::paintCircle(QPainter& painter, const Space& space,
                                     const QRect& circle) const {
  const Theme& theme = themeOf(*this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.riverEdge, 1.4));
  painter.setBrush(theme.ground);
  painter.drawEllipse(QRectF(circle).adjusted(1, 1, -1, -1));
  const QPointF centre = QRectF(circle).center();
  const int count = std::popcount(space.stop.crews);
  const qreal side = circle.width() * (count > 2 ? 0.22 : 0.27);
  if (spaceOf(space.stop) == RoundSpace::edfu) {
    // One step down on each market.
    painter.setPen(QPen(theme.riverEdge, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const qreal x : {centre.x() - side * 0.7, centre.x() + side * 0.7}) {
      const qreal head = side * 0.45;
      const qreal bottom = centre.y() + side * 0.7;
      painter.drawLine(QPointF(x, centre.y() - side * 0.7), QPointF(x, bottom));
      painter.drawPolyline(QPolygonF({QPointF(x - head, bottom - head), QPointF(x, bottom),
                                      QPointF(x + head, bottom - head)}));
    }
    return;
  }
  if (spaceOf(space.stop) == RoundSpace::alyi) {
    QRectF stone(0, 0, 1.5 * side, 1.5 * side);
    stone.moveCenter(centre);
    paintCard(painter, stone, theme.sunken, theme.quietInk, 4);
    painter.setFont(font());
    painter.setPen(theme.ink);
    painter.drawText(stone, Qt::AlignCenter | Qt::TextDontClip, words::number(space.stones));
    return;
  }
  qreal left = centre.x() - (count * side + (count - 1) * 2) / 2;
  for (const int crew : egizia::Bits(space.stop.crews)) {
    paintCard(painter, QRectF(left, centre.y() - side / 2, side, side),
              theme.crew[static_cast<std::size_t>(crew)], theme.quietInk, 3);
    left += side + 2;
  }
}

void RoundSpacesPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    paintCard(painter, m_cards[i].whole, theme.surface, theme.line);
    paintCircle(painter, m_spaces[i], m_cards[i].circle);
  }
  paintTexts(painter);
}

} // namespace nilometer::ui
