// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields.h"

#include <QHash>
#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;

namespace nilometer::ui {

class FlowLayout;

/// A page of the copy made of its fields: cards beside each other, on each of them names with their
/// cells. It knows neither the game nor what is printed there. Cells that are described again stay
/// the same widgets, so that the keyboard stays where it is; the others go.
class FieldsPage : public QWidget {
  Q_OBJECT
public:
  using Describe = std::function<FieldList(const CopyState& copy)>;
  explicit FieldsPage(Describe describe, QWidget* parent = nullptr);

  /// Shows the copy as it is now. `copy` is not kept.
  void show(const CopyState& copy);
  using QWidget::show;

Q_SIGNALS:
  void changeWanted(const nilometer::ui::CopyChange& change);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// A part, or several of them together.
  struct Made {
    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    Qt::Alignment at;
  };
  /// A cell and what it is for now, which changes with the copy.
  struct Cell {
    QWidget* widget = nullptr;
    FieldPart part;
  };
  void furnish(const CopyState& copy);
  void addGroup(const CopyState& copy, FlowLayout& page, const FieldGroup& group);
  void addHeading(const CopyState& copy, QGridLayout& card, const FieldGroup& group);
  void addRow(const CopyState& copy, QGridLayout& card, int line, const FieldRow& row);
  [[nodiscard]] Made make(const CopyState& copy, const FieldParts& parts);

  // What a part becomes.
  [[nodiscard]] QWidget* widgetOf(const CopyState& copy, const FieldPart& part);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldText& text);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldNumber& field);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldWord& field);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldChoice& field);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldStep& button);
  [[nodiscard]] QWidget* made(const CopyState& copy, const FieldDrawing& drawing);
  /// The cell of that name, an old one if there is one. What `signal` says was entered is made a
  /// change by `changeOf`, from the part as it is then.
  template <class Widget, class Signal, class ChangeOf>
  Widget& cell(const QString& name, const FieldPart& part, Signal signal, ChangeOf changeOf);

  void dropRest(const std::vector<QWidget*>& before);
  void follow();

  Describe m_describe;
  QHash<QString, std::shared_ptr<Cell>> m_cells;
  std::vector<QWidget*> m_order;  ///< the cells in the order of the Tab key
  std::vector<QWidget*> m_beside; ///< labels and drawings; made anew whenever the copy is shown
  std::vector<const QLayout*> m_cards;
  QStringList m_next; ///< where the keyboard goes after the button pressed just now
};

} // namespace nilometer::ui
