// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/egizia/spaces/space.h"
#include "ui/score/end_position/name_list.h"
#include "ui/table/action_bar/card_lines.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/turn_line.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextBrowser>

/// What of a text cannot be read where it stands.
namespace nilometer::test {

/// The first word that is wider than the room there is for it: no line break helps it. Lines are
/// broken after hyphens too.
inline QString tooWideWord(const QString& text, const QFontMetrics& metrics, int room) {
  static const QRegularExpression gap(QStringLiteral("\\s+|(?<=[-/–])"));
  for (const QString& word : text.split(gap, Qt::SkipEmptyParts)) {
    if (metrics.horizontalAdvance(word) > room) return word;
  }
  return {};
}

inline QString cutOffLabel(const QLabel& label) {
  if (label.text().isEmpty()) return {};
  if (!label.wordWrap()) {
    return label.sizeHint().width() > label.width() || label.sizeHint().height() > label.height()
               ? label.text()
               : QString();
  }
  if (label.heightForWidth(label.width()) > label.height()) return label.text();
  const bool rich = Qt::mightBeRichText(label.text());
  return rich ? QString() : tooWideWord(label.text(), label.fontMetrics(), label.width());
}

inline QString cutOffLines(const ui::CardLines& lines) {
  const QString text = lines.accessibleDescription();
  if (lines.heightForWidth(lines.width()) > lines.height()) return text;
  const int indent = lines.fontMetrics().height() + ui::unit;
  return tooWideWord(text, lines.fontMetrics(), lines.width() - indent);
}

/// What of its own text a widget cannot show; empty if all is there. A line that says all of it in
/// its tool tip has nothing missing.
inline QString cutOff(const QWidget& widget) {
  if (const auto* place = qobject_cast<const ui::Space*>(&widget)) {
    // A card of a folded river has one line, and says the rest in its tool tip.
    const bool folded =
        place->look().shape == ui::SpaceLook::Shape::card && place->height() < 40 * ui::lookUnit();
    const bool told = folded && !place->toolTip().isEmpty();
    return place->textFits() || told ? QString() : place->look().text;
  }
  if (const auto* line = qobject_cast<const ui::LineLabel*>(&widget)) {
    return line->textFits() || line->toolTip().contains(line->text()) ? QString() : line->text();
  }
  if (const auto* moves = dynamic_cast<const ui::MoveLine*>(&widget)) {
    return moves->fits() ? QString() : moves->content().told;
  }
  if (const auto* turn = dynamic_cast<const ui::TurnLine*>(&widget)) {
    return turn->fits() ? QString() : turn->content().title;
  }
  if (const auto* column = qobject_cast<const ui::PhaseColumnButton*>(&widget)) {
    return column->heightForWidth(column->width()) > column->height() ? column->column().why
                                                                      : QString();
  }
  if (const auto* chip = qobject_cast<const ui::Chip*>(&widget)) {
    return chip->width() < chip->sizeHint().width() ? chip->look().text : QString();
  }
  if (const auto* tag = qobject_cast<const ui::NameTag*>(&widget)) {
    return tag->height() < tag->heightForWidth(tag->width()) ? tag->text() : QString();
  }
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) return cutOffLabel(*label);
  if (const auto* lines = qobject_cast<const ui::CardLines*>(&widget)) return cutOffLines(*lines);
  if (const auto* page = qobject_cast<const QTextBrowser*>(&widget)) {
    return page->horizontalScrollBar()->maximum() > 0 ? page->toPlainText().left(60) : QString();
  }
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.editable = box->isEditable();
    const int room =
        box->style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
            .width();
    if (box->fontMetrics().horizontalAdvance(box->currentText()) <= room) return {};
    // A rule option says the whole sentence below it.
    for (const QLabel* label : box->parentWidget()->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text() == box->currentText()) return {};
    }
    return box->currentText();
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    return button->width() < button->minimumSizeHint().width() ? button->text() : QString();
  }
  return {};
}

/// The cut-off texts of all visible widgets in a window, each with its widget's class.
inline QStringList cutOffIn(const QWidget& window) {
  QStringList missing;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    const QString text = widget->isVisible() ? cutOff(*widget) : QString();
    if (text.isEmpty()) continue;
    missing += QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(": ") + text;
  }
  return missing;
}

/// The texts of cutOffIn() once everything has found its place; layouts may need several rounds.
inline QString cutOffAtLast(const QWidget& window) {
  QString missing;
  for (int round = 0; round < 20; ++round) {
    QCoreApplication::processEvents();
    missing = cutOffIn(window).join(u'\n');
    if (missing.isEmpty()) break;
  }
  return missing;
}

} // namespace nilometer::test
