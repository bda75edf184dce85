// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/explain/why_guide.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/menu_title.h"
#include "ui/table/explain/why_card.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QShortcut>

namespace nilometer::ui {

namespace {

/// What's This of the item there, or of the item that has the keyboard.
std::optional<WhyText> itemAnswer(const QAbstractItemView& view, std::optional<QPoint> at) {
  const QModelIndex index =
      at ? view.indexAt(view.viewport()->mapFrom(&view, *at)) : view.currentIndex();
  const QString text = index.data(Qt::WhatsThisRole).toString();
  if (text.isEmpty()) return std::nullopt;
  QString title = index.data(Qt::AccessibleTextRole).toString();
  if (title.isEmpty()) title = index.data(Qt::DisplayRole).toString();
  return whyText(title, text.split(u'\n'));
}

/// Whoever lies under the pointer is told by nobody that a menu or a card takes it over, and would
/// go on as if it were there.
void takePointerFrom(QWidget& about) {
  if (!about.underMouse()) return;
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&about, &leave);
  about.update();
}

} // namespace

WhyGuide::WhyGuide(QWidget& host, text::RuleNames rules)
    : QObject(&host), m_host(host), m_rules(rules) {
  host.installEventFilter(this);
  auto* key = new QShortcut(Qt::SHIFT | Qt::Key_F1, &host);
  key->setContext(Qt::WidgetWithChildrenShortcut);
  connect(key, &QShortcut::activated, this, qOverload<>(&WhyGuide::ask));
}

std::optional<WhyText> WhyGuide::ownAnswer(QWidget& about, std::optional<QPoint> at) const {
  for (const Answer& answer : m_answers) {
    if (auto text = answer(about, at)) return text;
  }
  if (const auto* view = qobject_cast<const QAbstractItemView*>(&about)) {
    if (auto text = itemAnswer(*view, at)) return text;
  }
  if (about.whatsThis().isEmpty()) return std::nullopt;
  return whyText(about.accessibleName(), about.whatsThis().split(u'\n'));
}

std::optional<WhyText> WhyGuide::answer(QWidget& about, std::optional<QPoint> at) const {
  for (QWidget* widget = &about; widget != nullptr; widget = widget->parentWidget()) {
    if (auto text = ownAnswer(*widget, at)) return text;
    if (widget == &m_host || widget->isWindow()) break;
    if (at) at = widget->mapToParent(*at);
  }
  return std::nullopt;
}

void WhyGuide::ask() {
  QWidget* focus = QApplication::focusWidget();
  if (focus != nullptr && focus != &m_host && m_host.isAncestorOf(focus) &&
      ask(*focus, std::nullopt)) {
    return;
  }
  QWidget* pressing = m_pressing ? m_pressing() : nullptr;
  if (pressing != nullptr && ask(*pressing, std::nullopt)) return;
  const QPoint pointer = m_host.mapFromGlobal(QCursor::pos());
  QWidget* below = m_host.childAt(pointer);
  if (below != nullptr && ask(*below, below->mapFrom(&m_host, pointer))) return;
  ask(m_host, std::nullopt);
}

bool WhyGuide::ask(QWidget& about, std::optional<QPoint> at) {
  const auto text = answer(about, at);
  if (text) tell(*text, about, at);
  return text.has_value();
}

void WhyGuide::tell(const WhyText& text, QWidget& about, std::optional<QPoint> at) {
  if (text.elsewhere) return text.elsewhere();
  if (m_card == nullptr) {
    m_card = new WhyCard(m_rules, &m_host);
    connect(m_card, &WhyCard::ruleRequested, this, &WhyGuide::ruleRequested);
    connect(m_card, &WhyCard::numberRequested, this,
            [this](const text::AskedNumber& number) { Q_EMIT numberRequested(number); });
  }
  m_card->setOffersNumbers(offersNumbers());
  const QRect beside = at ? QRect(about.mapToGlobal(*at), QSize(1, 1))
                          : QRect(about.mapToGlobal(QPoint(0, 0)), about.size());
  const QWidget* window = m_host.window();
  takePointerFrom(about);
  m_card->open(text, beside, QRect(window->mapToGlobal(QPoint(0, 0)), window->size()));
}

bool WhyGuide::offersNumbers() const {
  return m_log != nullptr && !m_log->isHidden();
}

void WhyGuide::addNumbers(QMenu& menu, const WhyText& text) {
  const auto add = [this](QMenu& to, const WhyNumber& number, const QString& words) {
    to.addAction(menuText(words), this,
                 [this, asked = number.asked] { Q_EMIT numberRequested(asked); });
  };
  for (const WhyNumber& number : text.numbers) add(menu, number, whereFrom(number.name));
  QMenu* others = nullptr;
  for (const WhyTopic& topic : text.topics) {
    for (const WhyNumber& number : topic.ask().numbers) {
      //: A menu of further numbers: "Order tile", "Stones" …
      if (others == nullptr) others = menu.addMenu(tr("How other numbers came about"));
      add(*others, number, number.name);
    }
  }
}

bool WhyGuide::askNumbers(QWidget& about, std::optional<QPoint> at) {
  const auto text = offersNumbers() ? answer(about, at) : std::nullopt;
  if (!text) return false;
  std::vector<text::AskedNumber> all;
  const auto add = [&all](const std::vector<WhyNumber>& numbers) {
    for (const WhyNumber& number : numbers) all.push_back(number.asked);
  };
  add(text->numbers);
  if (!at) {
    for (const WhyTopic& topic : text->topics) add(topic.ask().numbers);
  }
  if (all.empty()) return false;
  const text::AskedNumber first = all.front();
  Q_EMIT numberRequested(first, all);
  return true;
}

bool WhyGuide::asksForNumber(QEvent& event) {
  if (event.type() == QEvent::MouseButtonPress) {
    const auto& press = static_cast<const QMouseEvent&>(event);
    const QPoint at = press.position().toPoint();
    QWidget* about = press.button() == Qt::LeftButton ? m_host.childAt(at) : nullptr;
    return about != nullptr && askNumbers(*about, about->mapFrom(&m_host, at));
  }
  if (event.type() != QEvent::KeyPress) return false;
  const auto& key = static_cast<const QKeyEvent&>(event);
  const bool enters = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  const bool asks = key.key() == Qt::Key_Space || (enters && m_enter == Enter::asks);
  QWidget* about = QApplication::focusWidget();
  const bool inside = about != nullptr && about != &m_host && m_host.isAncestorOf(about);
  // A button that leaves Space to others is not pressed by it.
  const bool takes = enters && qobject_cast<QAbstractButton*>(about) != nullptr;
  return asks && inside && !takes && key.modifiers() == Qt::NoModifier &&
         askNumbers(*about, std::nullopt);
}

bool WhyGuide::eventFilter(QObject* watched, QEvent* event) {
  if (watched != &m_host) return QObject::eventFilter(watched, event);
  if (event->type() == QEvent::ContextMenu) {
    return popUpMenu(*static_cast<QContextMenuEvent*>(event));
  }
  return asksForNumber(*event);
}

bool WhyGuide::popUpMenu(const QContextMenuEvent& event) {
  const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
  QWidget* about = byKey ? QApplication::focusWidget() : m_host.childAt(event.pos());
  if (about == nullptr || !m_host.isAncestorOf(about)) return false;
  std::optional<QPoint> at;
  if (!byKey) at = about->mapFrom(&m_host, event.pos());
  auto* menu = new QMenu(&m_host);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (const auto text = answer(*about, at)) {
    if (!text->title.isEmpty()) addTitle(*menu, text->title, m_host.width() / 3);
    const QString key = QKeySequence(Qt::SHIFT | Qt::Key_F1).toString(QKeySequence::NativeText);
    menu->addAction(tr("Why?") + u'\t' + key, this, [this, where = QPointer<QWidget>(about), at] {
      if (where != nullptr) ask(*where, at);
    });
    if (offersNumbers()) addNumbers(*menu, *text);
  }
  for (const Extras& extras : m_extras) extras(*menu, *about);
  if (menu->isEmpty()) {
    delete menu;
    return false;
  }
  takePointerFrom(*about);
  menu->popup(byKey ? about->mapToGlobal(about->rect().bottomLeft()) : event.globalPos());
  return true;
}

WhyGuide* guideWith(QWidget& page, text::RuleNames rules, WhyGuide::Answer answer) {
  auto* guide = new WhyGuide(page, rules);
  guide->add(std::move(answer));
  return guide;
}

} // namespace nilometer::ui
