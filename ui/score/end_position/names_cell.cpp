// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/names_cell.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/score/end_position/name_list.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/text/plain_line.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

NamesCell::NamesCell(QWidget* under, QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_line(new FieldLine(this)),
      m_list(new NameList(under)), m_problem(plainLabel(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(unit);
  m_problem->setWordWrap(true);
  m_problem->setForegroundRole(QPalette::BrightText);
  m_problem->hide();
  m_column->addWidget(m_line);
  m_column->addWidget(m_problem);
  m_column->addStretch();
  setFocusProxy(m_line);
  m_line->installEventFilter(this);
  connect(m_line, &QLineEdit::textEdited, this, &NamesCell::search);
  connect(m_line, &QLineEdit::textChanged, this, [this](const QString& letters) {
    m_content.letters = letters;
    Q_EMIT typed(letters);
  });
  connect(m_line, &FieldLine::stepped, this, &NamesCell::stepped);
  connect(m_list, &QListWidget::itemPressed, this, [this] { take(m_list->currentRow()); });
  retranslate();
}

void NamesCell::setContent(const Content& content) {
  if (content == m_content) return;
  m_content = content;
  showTags();
  if (text::plainLine(m_line->text()) != content.letters) {
    const QSignalBlocker known(m_line);
    m_line->setText(content.letters);
  }
  m_line->setAccessibleName(content.name);
  setTip(*m_line, content.tip);
  m_line->setDisputed(content.disputed);
  if (m_list->isVisible())
    search();
  else
    showProblem();
}

void NamesCell::showTags() {
  while (m_tags.size() < m_content.names.size()) {
    const std::size_t index = m_tags.size();
    auto* const tag = new NameTag(this);
    m_column->insertWidget(static_cast<int>(index), tag);
    setTabOrder(tag, m_line);
    connect(tag, &NameTag::clicked, this, [this, index] {
      m_line->setFocus(Qt::OtherFocusReason);
      const std::string name = m_content.names[index];
      Q_EMIT removed(name);
    });
    m_tags.push_back(tag);
  }
  for (std::size_t i = 0; i < m_tags.size(); ++i) {
    const bool isUsed = i < m_content.names.size();
    m_tags[i]->setVisible(isUsed);
    if (!isUsed) continue;
    m_tags[i]->setName(m_content.finder->textOf(m_content.names[i]), tr("Press to take it away"));
  }
}

void NamesCell::search() {
  m_found.clear();
  m_isTaken = false;
  const QString letters = m_line->text();
  if (m_content.finder != nullptr && m_line->hasFocus()) {
    for (const std::size_t index : m_content.finder->find(letters)) {
      const NameOffer& offer = m_content.finder->offers()[index];
      const bool isTaken =
          std::ranges::find(m_content.without, offer.id) != m_content.without.end();
      if (!isTaken) m_found.push_back(offer);
      m_isTaken = m_isTaken || isTaken;
    }
  }
  // Nobody has asked for the first one where nothing is typed: there Enter goes on.
  const auto first = letters.isEmpty() ? NameList::First::free : NameList::First::chosen;
  m_list->showBelow(*m_line, m_found, first);
  showProblem();
}

void NamesCell::showProblem() {
  const bool isUnknown = m_found.empty() && !m_line->text().trimmed().isEmpty();
  //: What is typed is there, but not to be had: a card that somebody has been given.
  const QString none =
      m_isTaken ? tr("Somebody has that already.") : tr("Nothing begins like this.");
  const QString problem = isUnknown ? none : m_content.problem;
  m_problem->setText(problem);
  m_problem->setVisible(!problem.isEmpty());
  QStringList said{m_content.disputed, problem.isEmpty() ? m_content.tip : problem};
  said.removeAll(QString());
  m_line->setAccessibleDescription(said.join(u'\n'));
}

void NamesCell::hideList() {
  m_found.clear();
  m_list->hide();
}

void NamesCell::leave() {
  m_line->clear();
  hideList();
  if (m_line->hasFocus()) search();
  showProblem();
}

void NamesCell::take(int found) {
  if (found < 0 || found >= std::ssize(m_found)) return;
  const std::string name = m_found[static_cast<std::size_t>(found)].id;
  leave();
  Q_EMIT added(name);
}

bool NamesCell::takeKey(const QKeyEvent& event) {
  const int chosen = m_list->chosen();
  switch (event.key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (event.modifiers() != Qt::NoModifier) return false;
    if (m_line->text().isEmpty() && chosen < 0) return false;
    take(chosen);
    return true;
  case Qt::Key_Tab: take(chosen); return false;
  case Qt::Key_Up:
  case Qt::Key_Down:
    if (m_list->isHidden() && m_line->text().isEmpty()) {
      if (event.key() == Qt::Key_Up) return false;
      search();
    }
    m_list->choose(event.key() == Qt::Key_Up ? -1 : 1);
    return true;
  case Qt::Key_Escape:
    // The list goes first, then what is typed.
    if (m_line->text().isEmpty() && m_list->isHidden()) return false;
    m_line->text().isEmpty() ? hideList() : leave();
    return true;
  case Qt::Key_Backspace: {
    if (!m_line->text().isEmpty() || m_content.names.empty()) return false;
    const std::string name = m_content.names.back();
    Q_EMIT removed(name);
    return true;
  }
  default: return false;
  }
}

bool NamesCell::eventFilter(QObject* watched, QEvent* event) {
  // A page that opens, a dialog that closes put the keyboard there; nobody has asked for a list.
  if (event->type() == QEvent::FocusIn) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool isByKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (isByKey || !m_line->text().isEmpty()) search();
  }
  if (event->type() == QEvent::MouseButtonPress) search();
  const bool moves = event->type() == QEvent::Move || event->type() == QEvent::Resize;
  if (moves && m_list->isVisible()) m_list->placeBelow(*m_line);
  if (event->type() == QEvent::FocusOut) {
    // Letters that took no name must not look as if they had; another window may come between.
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool stays = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    stays ? hideList() : leave();
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  return takeKey(static_cast<const QKeyEvent&>(*event));
}

void NamesCell::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  if (m_list->isVisible()) m_list->placeBelow(*m_line);
}

void NamesCell::retranslate() {
  m_line->setPlaceholderText(tr("A few letters…"));
  showTags();
}

void NamesCell::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    hideList();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
