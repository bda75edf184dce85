// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/copy_picture.h"

#include <QEvent>

#include <algorithm>

namespace nilometer::ui {

/// A cell and what its next use means, which changes with the copy.
struct CopyPicture::Cell {
  QWidget* widget = nullptr;
  std::function<CopyChange(const std::vector<int>&)> choice;
  CopyChange step;
};

template <class Widget> struct CopyPicture::Asked {
  Widget& widget;
  std::shared_ptr<Cell> cell;
  bool isNew = false;
};

CopyPicture::CopyPicture(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

CopyPicture::~CopyPicture() = default;

QSize CopyPicture::sizeHint() const {
  const int width = minimumSizeHint().width();
  return {width, heightForWidth(width)};
}

void CopyPicture::show(const CopyState& copy) {
  const std::vector<QWidget*> before = std::exchange(m_asked, {});
  furnish(copy);
  for (std::size_t i = 1; i < m_asked.size(); ++i) setTabOrder(m_asked[i - 1], m_asked[i]);
  for (QWidget* const cell : m_asked) cell->setVisible(true);
  dropRest(before);
  arrange();
  updateGeometry();
  update();
}

// A cell that goes may be the one that was just used: it goes when its work is done. The keyboard
// moves to the cell that now stands where it stood.
void CopyPicture::dropRest(const std::vector<QWidget*>& before) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    QWidget* const cell = before[i];
    if (std::ranges::find(m_asked, cell) != m_asked.end()) continue;
    const auto known = m_cells.constFind(cell->objectName());
    if (known != m_cells.cend() && (*known)->widget == cell) m_cells.erase(known);
    const bool hadFocus = cell->hasFocus();
    cell->blockSignals(true); // what is half typed belonged to a value that is gone
    if (hadFocus && !m_asked.empty()) m_asked[std::min(i, m_asked.size() - 1)]->setFocus();
    cell->setObjectName({});
    cell->hide();
    cell->deleteLater();
  }
}

template <class Widget> CopyPicture::Asked<Widget> CopyPicture::ask(const QString& name) {
  std::shared_ptr<Cell>& cell = m_cells[name];
  const bool isNew = !cell || qobject_cast<Widget*>(cell->widget) == nullptr;
  if (isNew) {
    cell = std::make_shared<Cell>();
    cell->widget = new Widget(name, this);
  }
  m_asked.push_back(cell->widget);
  return {*qobject_cast<Widget*>(cell->widget), cell, isNew};
}

NumberField& CopyPicture::number(const CopyState& copy, const QString& place,
                                 NumberField::Content content) {
  const std::string where = place.toStdString();
  content.value = copy.number(where);
  content.sureness = copy.sureness(where);
  content.tip = copy.tip(where);
  const Asked<NumberField> asked = ask<NumberField>(place);
  asked.widget.setContent(content);
  if (asked.isNew) {
    connect(&asked.widget, &NumberField::entered, this, [this, where](int value) {
      Q_EMIT changeWanted([where, value](record::EditionDocument& document) {
        return enterNumber(document, where, value);
      });
    });
  }
  return asked.widget;
}

ChoiceField& CopyPicture::choice(const CopyState& copy, const QString& place,
                                 ChoiceField::Content content,
                                 std::function<CopyChange(const std::vector<int>&)> change) {
  const std::string where = place.toStdString();
  content.sureness = copy.sureness(where);
  content.tip = copy.tip(where);
  const Asked<ChoiceField> asked = ask<ChoiceField>(place);
  asked.widget.setContent(content);
  asked.cell->choice = std::move(change);
  if (asked.isNew) {
    const auto want = [this, cell = asked.cell](const std::vector<int>& ids) {
      Q_EMIT changeWanted(cell->choice(ids));
    };
    connect(&asked.widget, &ChoiceField::chosen, this, want);
  }
  return asked.widget;
}

StepButton& CopyPicture::step(const QString& name, StepButton::Sign sign, const QString& text,
                              CopyChange change) {
  const Asked<StepButton> asked = ask<StepButton>(name);
  asked.widget.setContent(sign, text);
  asked.cell->step = std::move(change);
  if (asked.isNew) {
    // The change is copied: showing the copy anew replaces it while it is carried out.
    const auto want = [this, cell = asked.cell] {
      const CopyChange current = cell->step;
      Q_EMIT changeWanted(current);
    };
    connect(&asked.widget, &StepButton::clicked, this, want);
  }
  return asked.widget;
}

void CopyPicture::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void CopyPicture::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  arrange();
  updateGeometry();
}

} // namespace nilometer::ui
