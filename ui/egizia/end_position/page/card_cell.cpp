// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/card_cell.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/end_position/page/card_list.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/text/phrase.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

CardCell::CardCell(QWidget* under, QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_line(new FieldLine(this)),
      m_list(new CardList(under)), m_problem(plainLabel(this)) {
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
  connect(m_line, &QLineEdit::textEdited, this, &CardCell::search);
  connect(m_line, &QLineEdit::textChanged, this, &CardCell::naming);
  connect(m_line, &FieldLine::stepped, this, &CardCell::stepped);
  connect(m_list, &QListWidget::itemPressed, this, [this] { take(m_list->currentRow()); });
  retranslate();
}

void CardCell::setContent(const Content& content) {
  if (content == m_content) return;
  m_content = content;
  while (m_tags.size() < content.cards.size()) {
    const std::size_t index = m_tags.size();
    auto* tag = new CardTag(this);
    m_column->insertWidget(static_cast<int>(index), tag);
    setTabOrder(tag, m_line);
    connect(tag, &CardTag::clicked, this, [this, index] {
      m_line->setFocus(Qt::OtherFocusReason);
      Q_EMIT removed(index);
    });
    m_tags.push_back(tag);
  }
  for (std::size_t i = 0; i < m_tags.size(); ++i) {
    const bool used = i < content.cards.size();
    m_tags[i]->setVisible(used);
    if (!used) continue;
    m_tags[i]->setCard(content.texts[static_cast<qsizetype>(i)], tr("Press to take it away"));
  }
  m_line->setAccessibleName(content.name);
  setTip(*m_line, content.tip);
  m_line->setDisputed(content.disputed);
  showProblem();
}

void CardCell::setFinder(const CardFinder& finder, const std::vector<PositionCard>& without) {
  m_finder = &finder;
  m_without = without;
  if (m_list->isVisible()) search();
}

void CardCell::goOnNaming(const QString& typed) {
  const QSignalBlocker known(m_line);
  m_line->setText(typed);
  m_line->setFocus(Qt::OtherFocusReason);
  search();
}

void CardCell::search() {
  m_found.clear();
  const QString typed = m_line->text();
  if (m_finder != nullptr && m_line->hasFocus()) {
    for (const std::size_t index : m_finder->find(typed)) {
      const CardOffer& offer = m_finder->offers()[index];
      if (std::ranges::find(m_without, offer.card) == m_without.end()) m_found.push_back(offer);
    }
  }
  // Nobody has asked for the first one where nothing is typed: there Enter goes on.
  const auto first = typed.isEmpty() ? CardList::First::free : CardList::First::chosen;
  m_list->showBelow(*m_line, m_found, first);
  showProblem();
}

void CardCell::showProblem() {
  const bool unknown = m_found.empty() && !m_line->text().trimmed().isEmpty();
  const QString problem = unknown ? tr("No card begins like this.") : m_content.problem;
  m_problem->setText(problem);
  m_problem->setVisible(!problem.isEmpty());
  QStringList said{m_content.disputed, problem.isEmpty() ? m_content.tip : problem};
  said.removeAll(QString());
  m_line->setAccessibleDescription(said.join(u'\n'));
}

void CardCell::hideList() {
  m_found.clear();
  m_list->hide();
}

void CardCell::leave() {
  m_line->clear();
  hideList();
  if (m_line->hasFocus()) search();
  showProblem();
}

void CardCell::take(int found) {
  if (found < 0 || found >= std::ssize(m_found)) return;
  const PositionCard card = m_found[static_cast<std::size_t>(found)].card;
  leave();
  Q_EMIT added(card);
}

bool CardCell::takeKey(QKeyEvent& event) {
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
  case Qt::Key_Backspace:
    if (!m_line->text().isEmpty() || m_content.cards.empty()) return false;
    Q_EMIT removed(m_content.cards.size() - 1);
    return true;
  default: return false;
  }
}

bool CardCell::eventFilter(QObject* watched, QEvent* event) {
  // A page that opens, a dialog that closes put the keyboard there; nobody has asked for a list.
  if (event->type() == QEvent::FocusIn) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool byKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (byKey) search();
  }
  if (event->type() == QEvent::MouseButtonPress) search();
  const bool moves = event->type() == QEvent::Move || event->type() == QEvent::Resize;
  if (moves && m_list->isVisible()) m_list->placeBelow(*m_line);
  if (event->type() == QEvent::FocusOut) {
    // Letters that took no card must not look as if they had; another window may come between.
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool stays = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    stays ? hideList() : leave();
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  return takeKey(static_cast<QKeyEvent&>(*event)) || QWidget::eventFilter(watched, event);
}

void CardCell::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  if (m_list->isVisible()) m_list->placeBelow(*m_line);
}

void CardCell::retranslate() {
  m_line->setPlaceholderText(tr("Name a card…"));
  for (CardTag* tag : m_tags) tag->setToolTip(tr("Press to take it away"));
}

void CardCell::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    hideList();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
