// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/egizia/spaces/space.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/turn_line.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTextDocument>
#include <QTextEdit>
#include <QWidget>

/// Everything a window says to eyes and ears.
namespace nilometer::test {

/// Whether a fact was not filled in, a plural was left open, or a 1 stands before a plural that is
/// not the end of a range.
inline bool isUnfinished(const QString& text) {
  static const QRegularExpression open(QStringLiteral(
      "%(L?[1-9]|n\\b)|\\(s\\)|(?<!\\bto |\\bor |bis |oder |row |Reihe )(?<![\\d.,/])"
      "1 (points|stones|steps|cards|spaces|ships|Punkte|Steine|Karten|Stufen|Felder|Schiffe)\\b"));
  return text.contains(open);
}

inline void addModel(const QAbstractItemView& view, QStringList& texts) {
  const QAbstractItemModel* model = view.model();
  if (model == nullptr) return;
  // What the choices of a combo box stand for is never shown; since Qt 6.8 it has its list from the
  // beginning.
  const QWidget* around =
      view.parentWidget() != nullptr ? view.parentWidget()->parentWidget() : nullptr;
  const bool choices = qobject_cast<const QComboBox*>(around) != nullptr;
  const int roles = choices ? int{Qt::UserRole} : Qt::UserRole + 32;
  for (int row = 0; row < model->rowCount(view.rootIndex()); ++row) {
    // Every role, those of the program's own too; but the name of a font is not said.
    for (int role = 0; role < roles; ++role) {
      if (role == Qt::FontRole) continue;
      const QVariant value = model->index(row, 0, view.rootIndex()).data(role);
      texts += value.toString();
      texts += value.toStringList();
    }
  }
}

inline void addWidget(const QWidget& widget, QStringList& texts) {
  texts << widget.windowTitle() << widget.toolTip() << widget.statusTip() << widget.whatsThis()
        << widget.accessibleName() << widget.accessibleDescription();
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts += label->text();
  if (const auto* line = qobject_cast<const ui::LineLabel*>(&widget)) texts += line->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts += button->text();
  if (const auto* moves = dynamic_cast<const ui::MoveLine*>(&widget)) {
    texts << moves->content().heading << moves->content().text << moves->content().told;
    for (const ui::MovePart& part : moves->content().parts) {
      for (const ui::MoveGlyph& glyph : part.glyphs) texts << glyph.text << glyph.on << glyph.after;
    }
  }
  if (const auto* turn = dynamic_cast<const ui::TurnLine*>(&widget)) texts += turn->content().title;
  if (const auto* column = qobject_cast<const ui::PhaseColumnButton*>(&widget)) {
    texts << column->column().result << column->column().why;
  }
  if (const auto* chip = qobject_cast<const ui::Chip*>(&widget)) texts += chip->look().text;
  if (const auto* place = qobject_cast<const ui::Place*>(&widget))
    texts << place->look().name << place->look().tip;
  if (const auto* space = qobject_cast<const ui::Space*>(&widget)) texts += space->look().text;
  if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) texts += edit->text();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) texts += box->currentText();
  if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) texts += text->toPlainText();
  if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) addModel(*view, texts);
  for (const QAction* action : widget.actions()) {
    texts << action->text() << action->toolTip() << action->statusTip();
  }
}

/// Texts, tool tips, accessible names, titles, menus and lists of the widget and all below it,
/// hidden ones included, and of every other window of the program.
inline QStringList everythingSaid() {
  QStringList texts;
  for (const QWidget* widget : QApplication::allWidgets()) addWidget(*widget, texts);
  texts.removeAll({});
  texts.sort(); // widgets are not kept in any order
  return texts;
}

/// Of everything said again and again, what was not said before.
class NewlySaid {
public:
  [[nodiscard]] QStringList said() {
    QStringList texts = everythingSaid();
    texts.removeIf([this](const QString& text) {
      const bool isKnown = m_known.contains(text);
      if (!isKnown) m_known += text;
      return isKnown;
    });
    return texts;
  }

private:
  QSet<QString> m_known;
};

} // namespace nilometer::test
