// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/card_sheet.h"

#include "ui/check/piece_lines.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int sheetPadding = 2 * unit;
constexpr int sheetGap = PieceLines::gap;
constexpr int groupGap = 3 * unit;

/// What that share of the widths does with.
int enoughFor(double share, std::vector<int> widths) {
  if (widths.empty()) return 0;
  const auto at =
      widths.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(widths.size() - 1) * share);
  std::nth_element(widths.begin(), at, widths.end());
  return *at;
}

class Layer {
public:
  Layer(const CardSheet& sheet, const SheetSizes& sizes) : m_sheet(sheet), m_lines(sizes) {}

  [[nodiscard]] int leastWidth() const;
  [[nodiscard]] LaidSheet lay(int width) const;

private:
  [[nodiscard]] int leastOf(const DrawnCard& card) const;
  /// Of the widest such line.
  [[nodiscard]] int widthOf(const DrawnCard& card, PieceLine::Wrap wrap) const;
  /// The width that most cards do with; those that need more take several columns.
  [[nodiscard]] int columnWidth() const;

  [[nodiscard]] Fragment layTitle(const DrawnCard& card, int room) const;
  [[nodiscard]] Fragment layTop(const DrawnCard& card, int width) const;
  /// Face or foot.
  [[nodiscard]] Fragment layPart(const std::vector<PieceLine>& lines, int width, int below) const;
  void layRow(Fragment& to, const std::vector<std::pair<const DrawnCard*, QRect>>& row) const;
  void layGroup(Fragment& to, const CardGroup& group, int columns, int width) const;

  const CardSheet& m_sheet;
  PieceLines m_lines;
};

int Layer::leastOf(const DrawnCard& card) const {
  int title = m_lines.wordWidth(card.title, card.titleTone);
  if (card.corner) title += m_lines.leastOf(*card.corner) + sheetGap;
  if (card.remove) title += m_lines.leastOf(*card.remove) + unit;
  int least = std::max({title, m_lines.leastOf(card.face), m_lines.leastOf(card.foot)});
  for (const QString& finding : card.findings) {
    least = std::max(least, m_lines.wordWidth(finding, PieceTone::wrong));
  }
  return least + 2 * sheetPadding;
}

int Layer::leastWidth() const {
  int least = m_lines.leastOf(m_sheet.head);
  for (const CardGroup& group : m_sheet.groups) {
    least = std::max(least, m_lines.wordWidth(group.heading, PieceTone::heading));
    for (const DrawnCard& card : group.cards) least = std::max(least, leastOf(card));
  }
  return least;
}

int Layer::widthOf(const DrawnCard& card, PieceLine::Wrap wrap) const {
  int widest = 0;
  for (const std::vector<PieceLine>* lines : {&card.face, &card.foot}) {
    for (const PieceLine& line : *lines) {
      if (line.wrap != wrap) continue;
      widest = std::max(widest, m_lines.widthOf(line) + 2 * sheetPadding);
    }
  }
  return widest;
}

int Layer::columnWidth() const {
  constexpr double most = 0.9; // of all cards are whole in one column
  constexpr double many = 0.7; // … and have in one line what should be
  std::vector<int> needed;
  std::vector<int> wished;
  int least = targetHeight;
  for (const CardGroup& group : m_sheet.groups) {
    for (const DrawnCard& card : group.cards) {
      needed.push_back(leastOf(card));
      wished.push_back(widthOf(card, PieceLine::Wrap::seldom));
      least = std::max(least, widthOf(card, PieceLine::Wrap::never));
    }
  }
  return std::max({least, enoughFor(most, needed), enoughFor(many, wished)});
}

Fragment Layer::layTitle(const DrawnCard& card, int room) const {
  Fragment fragment = m_lines.empty();
  int left = 0;
  int right = room;
  if (card.corner) {
    const QSize size = m_lines.sizeOf(*card.corner, room);
    m_lines.addPiece(fragment, *card.corner, {QPoint(0, 0), size});
    left = size.width() + sheetGap;
    fragment.height = size.height();
  }
  if (card.remove) {
    const QSize size = m_lines.sizeOf(*card.remove, room);
    m_lines.addPiece(fragment, *card.remove, {QPoint(room - size.width(), 0), size});
    right = room - size.width() - unit;
    fragment.height = std::max(fragment.height, size.height());
  }
  if (card.title.isEmpty()) return fragment;
  fragment.height = std::max(fragment.height, m_lines.cellHeight());
  const QFontMetrics& letters = m_lines.metrics(card.titleTone);
  const auto lines = m_lines.linesOf(card.title, card.titleTone, right - left).size();
  fragment.height = std::max(fragment.height, static_cast<int>(lines) * letters.height());
  m_lines.addText(fragment, card.title, card.titleTone,
                  QRect(left, 0, right - left, fragment.height), PieceLine::Across::left);
  return fragment;
}

// What is wrong with a card stands right below its title.
Fragment Layer::layTop(const DrawnCard& card, int width) const {
  Fragment top = m_lines.empty();
  if (card.title.isEmpty() && !card.corner && !card.remove && card.findings.isEmpty()) return top;
  const int room = width - 2 * sheetPadding;
  top.height = unit;
  const auto add = [&](Fragment part) {
    const int height = part.height;
    moveInto(top, std::move(part), QPoint(sheetPadding, top.height));
    top.height += height + unit;
  };
  add(layTitle(card, room));
  for (const QString& finding : card.findings) {
    add(m_lines.lay({{{cardText(finding, PieceTone::wrong)}}}, room));
  }
  return top;
}

Fragment Layer::layPart(const std::vector<PieceLine>& lines, int width, int below) const {
  Fragment part = m_lines.empty();
  if (lines.empty()) return part;
  Fragment laid = m_lines.lay(lines, width - 2 * sheetPadding);
  const int height = laid.height;
  moveInto(part, std::move(laid), QPoint(sheetPadding, unit));
  part.height = unit + height + below;
  return part;
}

// The cards of a row are equally high, with everything on the same lines.
void Layer::layRow(Fragment& to, const std::vector<std::pair<const DrawnCard*, QRect>>& row) const {
  struct Parts {
    Fragment top;
    Fragment face;
    Fragment foot;
  };
  std::vector<Parts> parts;
  int top = 0;
  int face = 0;
  int foot = 0;
  for (const auto& [card, box] : row) {
    parts.push_back({layTop(*card, box.width()), layPart(card->face, box.width(), unit),
                     layPart(card->foot, box.width(), 2 * unit)});
    top = std::max(top, parts.back().top.height);
    face = std::max(face, parts.back().face.height);
    foot = std::max(foot, parts.back().foot.height);
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    const DrawnCard& card = *row[i].first;
    QRect box = row[i].second;
    box.setHeight(top + face + foot);
    box.moveTop(to.height);
    // The face takes what the card has no title or foot for.
    QRect coloured = box;
    if (parts[i].top.height > 0) coloured.setTop(box.top() + top);
    if (parts[i].foot.height > 0) coloured.setBottom(box.bottom() - foot);
    to.items.cards.push_back(
        {box, card.face.empty() ? QRect() : coloured, card.ground, card.border});
    const bool inTheMiddle =
        !card.face.empty() && card.face.front().across == PieceLine::Across::centre;
    const int above = inTheMiddle ? (coloured.height() - parts[i].face.height) / 2 : 0;
    moveInto(to, std::move(parts[i].top), box.topLeft());
    moveInto(to, std::move(parts[i].face), coloured.topLeft() + QPoint(0, above));
    moveInto(to, std::move(parts[i].foot), QPoint(box.left(), box.top() + top + face));
  }
  to.height += top + face + foot;
}

void Layer::layGroup(Fragment& to, const CardGroup& group, int columns, int width) const {
  if (!group.heading.isEmpty()) {
    const int height = m_lines.metrics(PieceTone::heading).height();
    m_lines.addText(to, group.heading, PieceTone::heading, QRect(0, to.height, width, height),
                    PieceLine::Across::left);
    to.height += height + unit;
  }
  const int column = (width + sheetGap) / columns - sheetGap;
  std::vector<std::pair<const DrawnCard*, QRect>> row;
  int used = 0;
  const auto finish = [&] {
    layRow(to, row);
    to.height += sheetGap;
    row.clear();
    used = 0;
  };
  for (const DrawnCard& card : group.cards) {
    const int over = leastOf(card) - column;
    const int more = over <= 0 ? 0 : (over + column + sheetGap - 1) / (column + sheetGap);
    const int span = std::min(columns, 1 + more);
    if (used + span > columns) finish();
    const int left = used * (column + sheetGap);
    const int right = used + span == columns ? width : left + span * (column + sheetGap) - sheetGap;
    row.emplace_back(&card, QRect(left, 0, right - left, 0));
    used += span;
  }
  if (!row.empty()) finish();
}

LaidSheet Layer::lay(int width) const {
  Fragment page = m_lines.lay(m_sheet.head, width);
  if (!m_sheet.head.empty()) page.height += groupGap;
  const int columns = std::max(1, (width + sheetGap) / (columnWidth() + sheetGap));
  for (const CardGroup& group : m_sheet.groups) {
    layGroup(page, group, columns, width);
    page.height += unit;
  }
  page.items.height = page.height;
  return std::move(page.items);
}

} // namespace

int leastSheetWidth(const CardSheet& sheet, const SheetSizes& sizes) {
  return Layer(sheet, sizes).leastWidth();
}

LaidSheet laySheet(const CardSheet& sheet, const SheetSizes& sizes, int width) {
  const Layer layer(sheet, sizes);
  return layer.lay(std::max(width, layer.leastWidth()));
}

} // namespace nilometer::ui
