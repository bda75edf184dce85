// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/card_sheet.h"

#include "ui/board/text_fit.h"
#include "ui/style/theme.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <iterator>

namespace nilometer::ui {

namespace {

constexpr int padding = 2 * unit;
constexpr int gap = 2 * unit;
constexpr int groupGap = 3 * unit;
constexpr int toneCount = 5;
/// More than any text needs.
constexpr int manyLines = 99;

/// Things laid out from 0, 0 on, not yet at their place.
struct Fragment {
  LaidSheet items;
  int height = 0;
};

void moveInto(Fragment& to, Fragment from, const QPoint& by) {
  const auto take = [&by](auto& target, auto& source) {
    for (auto& item : source) item.box.translate(by);
    std::move(source.begin(), source.end(), std::back_inserter(target));
  };
  take(to.items.cards, from.items.cards);
  take(to.items.pictures, from.items.pictures);
  take(to.items.texts, from.items.texts);
  for (std::size_t i = 0; i < from.items.cells.size(); ++i) {
    const QRect& cell = from.items.cells[i];
    if (!cell.isNull()) to.items.cells[i] = cell.translated(by);
  }
}

class Layer {
public:
  Layer(const CardSheet& sheet, const SheetSizes& sizes) : m_sheet(sheet), m_sizes(sizes) {
    for (int i = 0; i < toneCount; ++i) {
      m_metrics.emplace_back(sheetFont(sizes.font, static_cast<PieceTone>(i)));
    }
  }

  [[nodiscard]] int leastWidth() const;
  [[nodiscard]] LaidSheet lay(int width) const;

private:
  [[nodiscard]] const QFontMetrics& metrics(PieceTone tone) const {
    return m_metrics[static_cast<std::size_t>(tone)];
  }
  [[nodiscard]] Fragment empty() const {
    Fragment fragment;
    fragment.items.cells.resize(m_sizes.cells.size());
    return fragment;
  }
  [[nodiscard]] int wordWidth(const QString& text, PieceTone tone) const;
  [[nodiscard]] int leastOf(const CardPiece& piece) const;
  [[nodiscard]] int leastOf(const std::vector<PieceLine>& lines) const;
  [[nodiscard]] int leastOf(const DrawnCard& card) const;
  /// The width that most cards do with; those that need more take several columns.
  [[nodiscard]] int columnWidth() const;

  [[nodiscard]] QSize sizeOf(const CardPiece& piece, int room) const;
  void addText(Fragment& to, const QString& text, PieceTone tone, const QRect& box,
               PieceLine::Across across) const;
  void addPiece(Fragment& to, const CardPiece& piece, const QRect& box) const;
  void addRow(Fragment& to, const PieceLine& line, std::size_t first, std::size_t end,
              int room) const;
  [[nodiscard]] Fragment layLines(const std::vector<PieceLine>& lines, int room) const;
  [[nodiscard]] Fragment layTitle(const DrawnCard& card, int room) const;
  /// Everything from the top; `face` = where the coloured part is.
  [[nodiscard]] Fragment layBody(const DrawnCard& card, int width, QRect& face) const;
  [[nodiscard]] Fragment layFoot(const DrawnCard& card, int width) const;
  void layRow(Fragment& to, const std::vector<std::pair<const DrawnCard*, QRect>>& row) const;
  void layGroup(Fragment& to, const CardGroup& group, int columns, int width) const;

  const CardSheet& m_sheet;
  const SheetSizes& m_sizes;
  std::vector<QFontMetrics> m_metrics;
};

int Layer::wordWidth(const QString& text, PieceTone tone) const {
  return ui::leastWidth(metrics(tone), text, manyLines);
}

int Layer::leastOf(const CardPiece& piece) const {
  if (piece.kind == CardPiece::Kind::text) return wordWidth(piece.text, piece.tone);
  return sizeOf(piece, 0).width();
}

int Layer::leastOf(const std::vector<PieceLine>& lines) const {
  int least = 0;
  for (const PieceLine& line : lines) {
    for (const CardPiece& piece : line.pieces) least = std::max(least, leastOf(piece));
  }
  return least;
}

int Layer::leastOf(const DrawnCard& card) const {
  int title = wordWidth(card.title, card.titleTone);
  if (card.corner) title += leastOf(*card.corner) + gap;
  if (card.remove) title += leastOf(*card.remove) + unit;
  int least = std::max({title, leastOf(card.face), leastOf(card.foot)});
  for (const QString& finding : card.findings) {
    least = std::max(least, wordWidth(finding, PieceTone::wrong));
  }
  return least + 2 * padding;
}

int Layer::leastWidth() const {
  int least = leastOf(m_sheet.head);
  for (const CardGroup& group : m_sheet.groups) {
    least = std::max(least, wordWidth(group.heading, PieceTone::heading));
    for (const DrawnCard& card : group.cards) least = std::max(least, leastOf(card));
  }
  return least;
}

// The foot stands in one line, and nine cards in ten are as narrow as this.
int Layer::columnWidth() const {
  std::vector<int> widths;
  for (const CardGroup& group : m_sheet.groups) {
    for (const DrawnCard& card : group.cards) {
      int foot = 0;
      for (const PieceLine& line : card.foot) {
        int across = -gap;
        for (const CardPiece& piece : line.pieces) across += leastOf(piece) + gap;
        foot = std::max(foot, across + 2 * padding);
      }
      widths.push_back(std::max(leastOf(card), foot));
    }
  }
  if (widths.empty()) return targetHeight;
  const auto most = widths.begin() + static_cast<std::ptrdiff_t>((widths.size() - 1) * 9 / 10);
  std::nth_element(widths.begin(), most, widths.end());
  return *most;
}

QSize Layer::sizeOf(const CardPiece& piece, int room) const {
  const QFontMetrics& letters = metrics(piece.tone);
  const int line = letters.height();
  switch (piece.kind) {
  case CardPiece::Kind::text: {
    const int width = letters.horizontalAdvance(piece.text);
    if (room <= 0 || width <= room) return {width, std::max(line, targetHeight)};
    const auto lines = fitText(letters, piece.text, room, manyLines).lines.size();
    return {room, static_cast<int>(lines) * line};
  }
  case CardPiece::Kind::cell: {
    const QSize cell = m_sizes.cells[piece.cell];
    if (piece.text.isEmpty()) return cell;
    return {std::max(cell.width(), letters.horizontalAdvance(piece.text)), cell.height() + line};
  }
  case CardPiece::Kind::crew:
  case CardPiece::Kind::building: break;
  }
  return {line + unit, std::max(line + unit, targetHeight)};
}

void Layer::addText(Fragment& to, const QString& text, PieceTone tone, const QRect& box,
                    PieceLine::Across across) const {
  const QStringList lines = fitText(metrics(tone), text, box.width(), manyLines).lines;
  const int height = metrics(tone).height();
  const int above = (box.height() - height * static_cast<int>(lines.size())) / 2;
  int top = box.top() + std::max(0, above);
  for (const QString& line : lines) {
    to.items.texts.push_back({QRect(box.left(), top, box.width(), height), line, tone, across});
    top += height;
  }
}

void Layer::addPiece(Fragment& to, const CardPiece& piece, const QRect& box) const {
  switch (piece.kind) {
  case CardPiece::Kind::text:
    addText(to, piece.text, piece.tone, box, PieceLine::Across::left);
    return;
  case CardPiece::Kind::cell: {
    const QSize size = m_sizes.cells[piece.cell];
    QRect cell(QPoint(box.left() + (box.width() - size.width()) / 2, 0), size);
    cell.moveBottom(box.bottom());
    to.items.cells[piece.cell] = cell;
    if (piece.text.isEmpty()) return;
    addText(to, piece.text, piece.tone, QRect(box.topLeft(), QPoint(box.right(), cell.top() - 1)),
            PieceLine::Across::centre);
    return;
  }
  case CardPiece::Kind::crew:
  case CardPiece::Kind::building: to.items.pictures.push_back({box, piece}); return;
  }
}

// Everything stands on one line at the bottom: what stands above a cell is no reason to shift the
// cell beside it.
void Layer::addRow(Fragment& to, const PieceLine& line, std::size_t first, std::size_t end,
                   int room) const {
  int height = 0;
  int across = -gap;
  for (std::size_t i = first; i < end; ++i) {
    const QSize size = sizeOf(line.pieces[i], room);
    height = std::max(height, size.height());
    across += size.width() + gap;
  }
  if (to.height > 0) to.height += unit;
  int left = line.across == PieceLine::Across::centre ? std::max(0, (room - across) / 2) : 0;
  for (std::size_t i = first; i < end; ++i) {
    const QSize size = sizeOf(line.pieces[i], room);
    addPiece(to, line.pieces[i], {QPoint(left, to.height + height - size.height()), size});
    left += size.width() + gap;
  }
  to.height += height;
}

Fragment Layer::layLines(const std::vector<PieceLine>& lines, int room) const {
  Fragment fragment = empty();
  for (const PieceLine& line : lines) {
    std::size_t first = 0;
    while (first < line.pieces.size()) {
      int used = sizeOf(line.pieces[first], room).width();
      std::size_t end = first + 1;
      while (end < line.pieces.size()) {
        used += gap + sizeOf(line.pieces[end], room).width();
        if (used > room) break;
        ++end;
      }
      addRow(fragment, line, first, end, room);
      first = end;
    }
  }
  return fragment;
}

Fragment Layer::layTitle(const DrawnCard& card, int room) const {
  Fragment fragment = empty();
  int left = 0;
  int right = room;
  if (card.corner) {
    const QSize size = sizeOf(*card.corner, room);
    addPiece(fragment, *card.corner, {QPoint(0, 0), size});
    left = size.width() + gap;
    fragment.height = size.height();
  }
  if (card.remove) {
    const QSize size = sizeOf(*card.remove, room);
    addPiece(fragment, *card.remove, {QPoint(room - size.width(), 0), size});
    right = room - size.width() - unit;
    fragment.height = std::max(fragment.height, size.height());
  }
  if (card.title.isEmpty()) return fragment;
  const QFontMetrics& letters = metrics(card.titleTone);
  const auto lines = fitText(letters, card.title, right - left, manyLines).lines.size();
  fragment.height = std::max(fragment.height, static_cast<int>(lines) * letters.height());
  addText(fragment, card.title, card.titleTone, QRect(left, 0, right - left, fragment.height),
          PieceLine::Across::left);
  return fragment;
}

Fragment Layer::layBody(const DrawnCard& card, int width, QRect& face) const {
  Fragment body = empty();
  const int room = width - 2 * padding;
  body.height = unit;
  const auto add = [&](Fragment part) {
    const int height = part.height;
    moveInto(body, std::move(part), QPoint(padding, body.height));
    body.height += height;
  };
  add(layTitle(card, room));
  if (!card.face.empty()) {
    const int top = body.height + unit;
    body.height = top + unit;
    add(layLines(card.face, room));
    body.height += unit;
    face = QRect(0, top, width, body.height - top);
  }
  std::vector<PieceLine> findings;
  for (const QString& finding : card.findings) {
    findings.push_back({{cardText(finding, PieceTone::wrong)}, PieceLine::Across::left});
  }
  if (!findings.empty()) {
    body.height += unit;
    add(layLines(findings, room));
  }
  return body;
}

Fragment Layer::layFoot(const DrawnCard& card, int width) const {
  Fragment foot = empty();
  if (card.foot.empty()) {
    foot.height = 2 * unit;
    return foot;
  }
  Fragment lines = layLines(card.foot, width - 2 * padding);
  const int height = lines.height;
  moveInto(foot, std::move(lines), QPoint(padding, unit));
  foot.height = height + 3 * unit;
  return foot;
}

// The cards of a row are equally high, with their feet on one line.
void Layer::layRow(Fragment& to, const std::vector<std::pair<const DrawnCard*, QRect>>& row) const {
  struct Parts {
    Fragment body;
    Fragment foot;
    QRect face;
  };
  std::vector<Parts> parts;
  int height = 0;
  for (const auto& [card, box] : row) {
    Parts one;
    one.body = layBody(*card, box.width(), one.face);
    one.foot = layFoot(*card, box.width());
    height = std::max(height, one.body.height + one.foot.height);
    parts.push_back(std::move(one));
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    const DrawnCard& card = *row[i].first;
    QRect box = row[i].second;
    box.setHeight(height);
    box.moveTop(to.height);
    const QRect face = parts[i].face.isNull() ? QRect() : parts[i].face.translated(box.topLeft());
    to.items.cards.push_back({box, face, card.ground, card.border});
    const int below = height - parts[i].foot.height;
    moveInto(to, std::move(parts[i].body), box.topLeft());
    moveInto(to, std::move(parts[i].foot), box.topLeft() + QPoint(0, below));
  }
  to.height += height;
}

void Layer::layGroup(Fragment& to, const CardGroup& group, int columns, int width) const {
  if (!group.heading.isEmpty()) {
    const int height = metrics(PieceTone::heading).height();
    addText(to, group.heading, PieceTone::heading, QRect(0, to.height, width, height),
            PieceLine::Across::left);
    to.height += height + unit;
  }
  const int column = (width + gap) / columns - gap;
  std::vector<std::pair<const DrawnCard*, QRect>> row;
  int used = 0;
  const auto finish = [&] {
    layRow(to, row);
    to.height += gap;
    row.clear();
    used = 0;
  };
  for (const DrawnCard& card : group.cards) {
    const int over = leastOf(card) - column;
    const int more = over <= 0 ? 0 : (over + column + gap - 1) / (column + gap);
    const int span = std::min(columns, 1 + more);
    if (used + span > columns) finish();
    const int left = used * (column + gap);
    const int right = used + span == columns ? width : left + span * (column + gap) - gap;
    row.emplace_back(&card, QRect(left, 0, right - left, 0));
    used += span;
  }
  if (!row.empty()) finish();
}

LaidSheet Layer::lay(int width) const {
  Fragment page = layLines(m_sheet.head, width);
  if (!m_sheet.head.empty()) page.height += groupGap;
  const int columns = std::max(1, (width + gap) / (columnWidth() + gap));
  for (const CardGroup& group : m_sheet.groups) {
    layGroup(page, group, columns, width);
    page.height += unit;
  }
  page.items.height = page.height;
  return std::move(page.items);
}

} // namespace

CardPiece cardText(const QString& text, PieceTone tone) {
  CardPiece piece;
  piece.text = text;
  piece.tone = tone;
  return piece;
}

CardPiece cardCrew(egizia::Crew crew) {
  CardPiece piece;
  piece.kind = CardPiece::Kind::crew;
  piece.crew = crew;
  return piece;
}

CardPiece cardBuilding(egizia::Building building) {
  CardPiece piece;
  piece.kind = CardPiece::Kind::building;
  piece.building = building;
  return piece;
}

PieceLine centred(std::vector<CardPiece> pieces) {
  return {std::move(pieces), PieceLine::Across::centre};
}

QFont sheetFont(const QFont& font, PieceTone tone) {
  if (tone == PieceTone::heading) return sized(font, TextSize::heading);
  QFont result = font;
  result.setBold(tone == PieceTone::strong);
  return result;
}

int leastSheetWidth(const CardSheet& sheet, const SheetSizes& sizes) {
  return Layer(sheet, sizes).leastWidth();
}

LaidSheet laySheet(const CardSheet& sheet, const SheetSizes& sizes, int width) {
  const Layer layer(sheet, sizes);
  return layer.lay(std::max(width, layer.leastWidth()));
}

} // namespace nilometer::ui
