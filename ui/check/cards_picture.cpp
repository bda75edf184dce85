// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/cards_picture.h"

#include "ui/check/card_sheet_painting.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

namespace nilometer::ui {

QString memberPlace(const std::string& key, std::string_view member) {
  return words::fromUtf8(key) + QLatin1Char('.') + words::fromUtf8(member);
}

NumberField::Content numberFrom(int least, int most, const QString& name) {
  NumberField::Content content;
  content.least = least;
  content.most = most;
  content.name = name;
  return content;
}

CardPiece CardsPicture::piece(QWidget& cell, const QString& text) {
  m_cells.push_back(&cell);
  CardPiece piece;
  piece.kind = CardPiece::Kind::cell;
  piece.text = text;
  piece.tone = PieceTone::quiet;
  piece.cell = m_cells.size() - 1;
  return piece;
}

ChoiceField& CardsPicture::adding(const CopyState& copy, const QString& name,
                                  ChoiceField::Content content,
                                  std::function<CopyChange(const std::vector<int>&)> change) {
  ChoiceField& field = choice(copy, name, content, std::move(change));
  content.sureness = Sureness::certain;
  field.setContent(content);
  return field;
}

void CardsPicture::furnish(const CopyState& copy) {
  m_cells.clear();
  m_sheet = sheet(copy);
  forget();
}

void CardsPicture::forget() const {
  m_laidWidth = -1;
  m_leastWidth = -1;
}

SheetSizes CardsPicture::sizes() const {
  SheetSizes sizes{font(), {}};
  sizes.cells.reserve(m_cells.size());
  for (const QWidget* cell : m_cells) sizes.cells.push_back(cell->sizeHint());
  return sizes;
}

const LaidSheet& CardsPicture::laidIn(int width) const {
  if (width != m_laidWidth) {
    m_laid = laySheet(m_sheet, sizes(), width);
    m_laidWidth = width;
  }
  return m_laid;
}

const LaidSheet& CardsPicture::laid() const {
  return laidIn(width());
}

int CardsPicture::heightForWidth(int width) const {
  return laidIn(width).height;
}

QSize CardsPicture::minimumSizeHint() const {
  if (m_leastWidth < 0) m_leastWidth = leastSheetWidth(m_sheet, sizes());
  return {m_leastWidth, targetHeight};
}

void CardsPicture::arrange() {
  const LaidSheet& sheet = laid();
  for (std::size_t i = 0; i < m_cells.size(); ++i) m_cells[i]->setGeometry(sheet.cells[i]);
  update();
}

void CardsPicture::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  paintSheet(painter, laid(), event->rect(), font(), themeOf(*this));
}

void CardsPicture::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) forget();
  CopyPicture::changeEvent(event);
}

} // namespace nilometer::ui
