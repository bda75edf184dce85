// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/list_picture.h"

#include "ui/style/theme.h"
#include "ui/words/words.h"

#include <QPainter>

namespace nilometer::ui {

namespace {

constexpr int labelLetters = 36;

} // namespace

ListPicture::ListPicture(egizia::PrintedPage page, QWidget* parent)
    : CopyPicture(parent), m_page(page) {}

int ListPicture::rowHeight() const {
  return std::max(targetHeight, fontMetrics().height() + 2 * unit) + unit;
}

int ListPicture::heightForWidth(int /*width*/) const {
  return static_cast<int>(m_rows.size()) * rowHeight();
}

QSize ListPicture::minimumSizeHint() const {
  int widest = 0;
  for (const Row& row : m_rows) {
    int width = 0;
    for (const NumberField* const cell : row.cells) width += cell->sizeHint().width() + unit;
    widest = std::max(widest, width);
  }
  return {labelLetters * fontMetrics().averageCharWidth() + widest, rowHeight()};
}

void ListPicture::addNumbers(const CopyState& copy, const QString& place, Row& row) {
  const record::JsonValue* const value = copy.document.value(place.toStdString());
  if (value == nullptr) return;
  if (const auto* list = value->as<record::JsonArray>()) {
    for (std::size_t i = 0; i < list->size(); ++i)
      addNumbers(copy, place + u'[' + QString::number(i) + u']', row);
  } else if (const auto* object = value->as<record::JsonObject>()) {
    for (const auto& [key, member] : *object)
      addNumbers(copy, place + u'.' + QString::fromStdString(key), row);
  } else if (value->as<std::int64_t>() != nullptr) {
    NumberField::Content content;
    content.name = row.name + u' ' + QString::number(row.cells.size() + 1);
    row.cells.push_back(&number(copy, place, content));
  }
}

void ListPicture::furnish(const CopyState& copy) {
  m_rows.clear();
  const words::Table table{&copy.edition(), {}};
  for (const std::size_t i : egizia::printedOn(copy.edition(), m_page)) {
    const egizia::PrintedValue& printed = copy.edition().printed[i];
    Row row{words::printedValue(printed.key, table), {}};
    addNumbers(copy, QString::fromStdString(printed.key), row);
    if (!row.cells.empty()) m_rows.push_back(row);
  }
}

void ListPicture::arrange() {
  int top = 0;
  for (const Row& row : m_rows) {
    int left = labelLetters * fontMetrics().averageCharWidth();
    for (NumberField* const cell : row.cells) {
      const QSize size = cell->sizeHint();
      cell->setGeometry(left, top, size.width(), size.height());
      left += size.width() + unit;
    }
    top += rowHeight();
  }
}

void ListPicture::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(themeOf(*this).ink);
  const int width = labelLetters * fontMetrics().averageCharWidth() - unit;
  QRect line(0, 0, width, rowHeight() - unit);
  for (const Row& row : m_rows) {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(row.name, Qt::ElideRight, width));
    line.translate(0, rowHeight());
  }
}

} // namespace nilometer::ui
