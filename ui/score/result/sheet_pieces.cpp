// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/sheet_pieces.h"
#include "ui/score/report/report_texts.h"

#include "ui/base/style/name_in_room.h"
#include "ui/score/report/score_numbers.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using report::Report;

namespace {

// In points, at a scale of 1.
constexpr std::array<double, 6> sizes = {9, 9, 7.5, 10, 12, 16};
constexpr double narrowestPlayer = 50;
constexpr double usualPlayer = 80; ///< where there is room
constexpr double widestPlayer = 120;
constexpr double leastTitle = 305;
constexpr double padding = 3;

} // namespace

SheetPieces::SheetPieces(const report::ScoreReport& report, QPaintDevice& device, double scale)
    : m_report(report), m_device(device), m_point(device.logicalDpiY() / 72.0 * scale),
      m_width(device.width()) {
  double wanted = usualPlayer * m_point;
  const double beside = lineHeight(Letters::bold) + 2 * padding * m_point;
  for (const report::ScoreSeat& seat : report.seats) {
    wanted = std::max(wanted, textWidth(seat.name, Letters::bold) + beside);
  }
  const double room = (m_width - leastTitle * m_point) / static_cast<double>(report.seats.size());
  m_player = std::clamp(std::min(wanted, room), narrowestPlayer * m_point, widestPlayer * m_point);
}

QFont SheetPieces::font(Letters letters) const {
  QFont font = QGuiApplication::font();
  font.setPixelSize(qRound(sizes[static_cast<std::size_t>(letters)] * m_point));
  font.setBold(letters != Letters::text && letters != Letters::small);
  return font;
}

double SheetPieces::lineHeight(Letters letters) const {
  return QFontMetricsF(font(letters), &m_device).height();
}

double SheetPieces::textWidth(const QString& text, Letters letters) const {
  return QFontMetricsF(font(letters), &m_device).horizontalAdvance(text);
}

double SheetPieces::textHeight(const QString& text, double width, Letters letters) const {
  const QRectF room(0, 0, width, m_device.height());
  return QFontMetricsF(font(letters), &m_device)
      .boundingRect(room, Qt::TextWordWrap, text)
      .height();
}

SheetPiece SheetPieces::gap(double height) const {
  return {height * m_point, [](QPainter&, const QRectF&) {}, false, false};
}

SheetPiece SheetPieces::paragraph(const QString& text, Letters letters) const {
  return {textHeight(text, m_width, letters) + m_point,
          [text, font = font(letters)](QPainter& painter, const QRectF& rect) {
            painter.setFont(font);
            painter.drawText(rect, Qt::TextWordWrap, text);
          },
          false, false};
}

std::vector<SheetPiece> SheetPieces::sheet() {
  std::vector<SheetPiece> pieces{
      paragraph(sheetTitle(m_report), Letters::title),
      paragraph(sheetFacts(m_report).join(QStringLiteral(" · ")), Letters::text)};
  const QString unfinished = report::unfinished(m_report);
  if (!unfinished.isEmpty()) pieces.push_back(paragraph(unfinished, Letters::text));
  pieces.push_back(gap(8));
  pieces.push_back(header());
  pieces.back().withNext = true;
  for (const SheetRow& row : sheetRows(m_report)) pieces.push_back(tableRow(row));
  pieces.push_back(gap(10));
  pieces.push_back(paragraph(report::outcome(m_report), Letters::heading));
  pieces.back().withNext = true;
  for (std::size_t i = 0; i < m_report.ranking.size(); ++i) pieces.push_back(rank(i));
  addDisputes(pieces);
  pieces.push_back(gap(8));
  for (const QString& line : report::belowSheet(m_report)) {
    pieces.push_back(paragraph(line, Letters::small));
  }
  return pieces;
}

void SheetPieces::addDisputes(std::vector<SheetPiece>& pieces) const {
  if (m_report.disputes.empty()) return;
  const QString doubt = report::notSettled(m_report);
  if (!doubt.isEmpty()) pieces.push_back(paragraph(doubt, Letters::text));
  pieces.push_back(gap(8));
  pieces.push_back(paragraph(report::disputesHeading(m_report), Letters::heading));
  pieces.back().withNext = true;
  for (const report::DisputeText& dispute : report::disputeTexts(m_report)) {
    pieces.push_back(paragraph(dispute.what, Letters::bold));
    pieces.back().withNext = true;
    const QString then = dispute.then.isEmpty() ? QString() : u'\n' + dispute.then;
    pieces.push_back(paragraph(dispute.said + then, Letters::text));
    pieces.push_back(gap(3));
  }
}

std::vector<SheetPiece> SheetPieces::part(const SheetPart& part) {
  std::vector<SheetPiece> pieces{gap(14), paragraph(part.title, Letters::heading), gap(4)};
  for (SheetPiece& piece : pieces) piece.withNext = true;
  const QFont text = font(Letters::text);
  pieces.push_back({part.height(m_width, text, &m_device),
                    [text, paint = part.paint](QPainter& painter, const QRectF& rect) {
                      paint(painter, rect, text);
                    },
                    false, false});
  return pieces;
}

QRectF SheetPieces::column(const QRectF& rect, std::size_t player) const {
  const auto behind = static_cast<double>(m_report.seats.size() - player);
  return {rect.right() - behind * m_player, rect.top(), m_player, rect.height()};
}

void SheetPieces::paintPlayer(QPainter& painter, const QRectF& rect,
                              const report::ScoreSeat& seat) const {
  const double symbol = lineHeight(Letters::bold);
  const auto colour = playerColourAt(seat.look);
  paintSymbol(painter, {rect.left() + symbol * 0.4, rect.center().y()}, symbol * 0.65, colour,
              lightTheme().playerText[static_cast<std::size_t>(colour)]);
  painter.setFont(font(Letters::bold));
  const QFontMetricsF metrics(font(Letters::bold), &m_device);
  QStringList names;
  for (const report::ScoreSeat& each : m_report.seats) names += each.name;
  const QString name = nameInRoom(seat.name, names, metrics, rect.width() - symbol);
  painter.drawText(rect.adjusted(symbol, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
}

SheetPiece SheetPieces::header() const {
  const double line = lineHeight(Letters::bold) + 2 * padding * m_point;
  const double mark = textWidth(QStringLiteral("*!"), Letters::text);
  const double symbol = lineHeight(Letters::bold);
  const auto widthOf = [=, this](const report::ScoreSeat& seat) {
    return textWidth(seat.name, Letters::bold) + symbol + m_point;
  };
  const auto isWide = [=, this](const report::ScoreSeat& seat) {
    return widthOf(seat) > m_player - padding * m_point - mark;
  };
  // Where one of the names is wider than its column, they are steps of stairs: each has a line of
  // its own and the room of all columns before it.
  const bool stairs = std::ranges::any_of(m_report.seats, isWide);
  const std::size_t players = m_report.seats.size();
  const double height = line * (stairs ? static_cast<double>(players) : 1);
  const auto paint = [=, this](QPainter& painter, const QRectF& rect) {
    for (std::size_t i = 0; i < players; ++i) {
      // The name ends where the numbers below it end.
      QRectF room = column(rect, i).adjusted(padding * m_point, 0, -mark, 0);
      if (stairs) {
        const double top = rect.top() + line * static_cast<double>(players - 1 - i);
        painter.fillRect(QRectF(room.right(), top, m_point * 0.5, rect.bottom() - top),
                         lightTheme().line);
        room = QRectF(QPointF(rect.left(), top), QPointF(room.right() - 2 * m_point, top + line));
      }
      room.setLeft(std::max(room.left(), room.right() - widthOf(m_report.seats[i])));
      paintPlayer(painter, room, m_report.seats[i]);
    }
    painter.fillRect(QRectF(rect.left(), rect.bottom() - m_point, rect.width(), m_point),
                     painter.pen().color());
  };
  return {height, paint, false, false};
}

SheetPieces::Letters SheetPieces::fontWithHeight(const SheetRow& row) {
  switch (row.kind) {
  case SheetRow::Kind::points:
  case SheetRow::Kind::result: return Letters::total;
  case SheetRow::Kind::group:
  case SheetRow::Kind::place: return Letters::bold;
  case SheetRow::Kind::source:
  case SheetRow::Kind::before:
  case SheetRow::Kind::bid: break;
  }
  return Letters::text;
}

SheetPiece SheetPieces::tableRow(const SheetRow& row) const {
  const double title = m_width - m_player * static_cast<double>(m_report.seats.size());
  const bool group = row.kind == SheetRow::Kind::group;
  const double text = textHeight(row.title, title - besideTitle(row), fontWithHeight(row));
  const double height = text + (group ? 6 : 2) * m_point;
  const auto paint = [this, row, title](QPainter& painter, const QRectF& rect) {
    const QRectF room = rect.adjusted(0, 0, 0, -m_point);
    paintTitle(painter, {room.left(), room.top(), title, room.height()}, row);
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
      paintNumber(painter, column(room, i), row, row.cells[i]);
    }
    const double line = m_point * 0.5;
    painter.fillRect(QRectF(rect.left(), rect.bottom() - line, rect.width(), line),
                     lightTheme().line);
  };
  return {height, paint, true, group};
}

double SheetPieces::besideTitle(const SheetRow& row) const {
  if (row.rule.isEmpty()) return padding * m_point;
  return textWidth(row.rule, Letters::small) + 3 * padding * m_point;
}

void SheetPieces::paintTitle(QPainter& painter, const QRectF& rect, const SheetRow& row) const {
  const int vertical = row.kind == SheetRow::Kind::group ? Qt::AlignBottom : Qt::AlignVCenter;
  painter.setFont(font(fontWithHeight(row)));
  painter.drawText(rect.adjusted(0, 0, -besideTitle(row), 0),
                   Qt::TextWordWrap | Qt::AlignLeft | vertical, row.title);
  painter.save();
  painter.setFont(font(Letters::small));
  painter.setPen(lightTheme().quietInk);
  painter.drawText(rect.adjusted(0, 0, -padding * m_point, 0), Qt::AlignRight | Qt::AlignVCenter,
                   row.rule);
  painter.restore();
}

void SheetPieces::paintNumber(QPainter& painter, const QRectF& rect, const SheetRow& row,
                              const SheetCell& cell) const {
  const double mark = textWidth(QStringLiteral("*!"), Letters::text);
  const int vertical = row.kind == SheetRow::Kind::group ? Qt::AlignBottom : Qt::AlignVCenter;
  painter.setFont(font(fontWithHeight(row)));
  painter.drawText(rect.adjusted(0, 0, -mark, 0), Qt::AlignRight | vertical, cell.text);
  if (cell.mark.isEmpty()) return;
  painter.setFont(font(Letters::text));
  painter.drawText(QRectF(rect.right() - mark, rect.top(), mark, rect.height()),
                   Qt::AlignLeft | vertical, cell.mark);
}

SheetPiece SheetPieces::rank(std::size_t place) const {
  const report::ScoreRank& rank = m_report.ranking[place];
  const report::ScoreSeat& seat = m_report.seats[rank.player];
  const double number = 18 * m_point;
  const double result = 38 * m_point;
  const QString others = report::otherResults(m_report, rank.player);
  double beside = 0; // so that all names begin on one line
  for (const report::ScoreRank& each : m_report.ranking) {
    const QString other = report::otherResults(m_report, each.player);
    if (other.isEmpty()) continue;
    beside = std::max(beside, textWidth(other, Letters::bold) + 8 * m_point);
  }
  const double behind = m_width - number - result - beside;
  const double wanted = textWidth(seat.name, Letters::bold) + 2 * lineHeight(Letters::bold);
  const double name = std::min(wanted, rank.tieBreak.isEmpty() ? behind : m_width * 0.5);
  const double reason = behind - name;
  const double height = std::max(lineHeight(Letters::bold) + 2 * m_point,
                                 textHeight(rank.tieBreak, reason, Letters::text) + m_point);
  const auto paint = [=, this, &rank, &seat](QPainter& painter, const QRectF& rect) {
    painter.setFont(font(Letters::bold));
    const QString at = QString::number(m_report.placeAt(place));
    const QString text = m_report.hasPlaces() ? text::fill(QStringLiteral("%1."), {at}) : QString();
    QRectF room(rect.left(), rect.top(), number, rect.height());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
    room = QRectF(room.right(), rect.top(), result - 8 * m_point, rect.height());
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, report::resultText(seat));
    painter.setFont(font(Letters::small));
    painter.drawText(QRectF(room.right(), rect.top(), 8 * m_point, rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, report::markText(seat.marks));
    painter.setFont(font(Letters::bold));
    painter.drawText(QRectF(room.right() + 8 * m_point, rect.top(), beside, rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, others);
    const double left = rect.left() + number + result + beside;
    paintPlayer(painter, {left, rect.top(), name, rect.height()}, seat);
    painter.setFont(font(Letters::text));
    painter.drawText(QRectF(rect.right() - reason, rect.top(), reason, rect.height()),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, rank.tieBreak);
  };
  return {height, paint, false, false};
}

SheetPiece SheetPieces::footer(int page, int pages) const {
  const QString text =
      text::fill(Report::tr("Page %1 of %2"), {text::number(page), text::number(pages)});
  const auto paint = [text, font = font(Letters::small)](QPainter& painter, const QRectF& rect) {
    painter.save();
    painter.setFont(font);
    painter.setPen(lightTheme().quietInk);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignBottom, QStringLiteral("Nilometer"));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignBottom, text);
    painter.restore();
  };
  return {lineHeight(Letters::small) * 1.6, paint, false, false};
}

} // namespace nilometer::ui
