// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/announce.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// What is to be said in a window; its child. Below Qt 6.8 it is itself what screen readers read: a
/// notification that shows up with the text as its name.
class Announcer : public QObject {
public:
  explicit Announcer(QWidget& window) : QObject(&window) {}

  static Announcer& of(QWidget& window) {
    for (QObject* child : window.children()) {
      if (auto* announcer = dynamic_cast<Announcer*>(child)) return *announcer;
    }
    return *new Announcer(window);
  }

  [[nodiscard]] QWidget& window() const { return static_cast<QWidget&>(*parent()); }
  [[nodiscard]] const QString& said() const { return m_said; }

  void take(const QString& text, Politeness politeness) {
    if (m_texts.isEmpty()) {
      m_politeness = politeness;
      QTimer::singleShot(0, this, [this] { sayAfterTheOthers(); });
    }
    m_politeness = std::max(m_politeness, politeness);
    if (!m_texts.contains(text)) m_texts.push_back(text);
  }

private:
  /// After the many small events of the change itself: Orca throws away what comes among more than
  /// a hundred. A long text goes with many buttons that are new.
  void sayAfterTheOthers() {
    constexpr qsizetype usual = 300;    // letters
    constexpr qsizetype longest = 1500; // milliseconds
    if (!QAccessible::isActive()) return say();
    const qsizetype more = joinedLength() - usual;
    const auto wait = static_cast<int>(60 + std::clamp<qsizetype>(2 * more, 0, longest));
    QTimer::singleShot(wait, this, [this] { say(); });
  }
  [[nodiscard]] qsizetype joinedLength() const {
    qsizetype length = 0;
    for (const QString& text : m_texts) length += text.size();
    return length;
  }
  void say();

  QStringList m_texts;
  Politeness m_politeness = Politeness::polite;
  QString m_said;
};

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
class AccessibleAnnouncer : public QAccessibleObject {
public:
  explicit AccessibleAnnouncer(Announcer& announcer) : QAccessibleObject(&announcer) {}

  [[nodiscard]] QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(&announcer().window());
  }
  [[nodiscard]] QWindow* window() const override { return announcer().window().windowHandle(); }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
    return -1;
  }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.readOnly = 1;
    return state;
  }
  [[nodiscard]] QString text(QAccessible::Text part) const override {
    return part == QAccessible::Name ? announcer().said() : QString();
  }

private:
  [[nodiscard]] Announcer& announcer() const { return static_cast<Announcer&>(*object()); }
};

QAccessibleInterface* accessibleAnnouncer(const QString& /*className*/, QObject* object) {
  auto* announcer = dynamic_cast<Announcer*>(object);
  return announcer == nullptr ? nullptr : new AccessibleAnnouncer(*announcer);
}
#endif

/// One sentence after the other.
QString joined(const QStringList& texts) {
  QString all;
  for (QString text : texts) {
    text.replace(u'\n', u' ');
    if (!all.isEmpty()) all += QLatin1Char(' ');
    all += text;
    if (!QStringLiteral(".!?:…").contains(all.back())) all += QLatin1Char('.');
  }
  return all;
}

void Announcer::say() {
  m_said = joined(m_texts);
  m_texts.clear();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(&window(), m_said);
  event.setPoliteness(m_politeness == Politeness::assertive
                          ? QAccessible::AnnouncementPoliteness::Assertive
                          : QAccessible::AnnouncementPoliteness::Polite);
  QAccessible::updateAccessibility(&event);
#else
  static const bool installed = [] {
    QAccessible::installFactory(accessibleAnnouncer);
    return true;
  }();
  Q_UNUSED(installed);
  // The event that says "alert" reaches no screen reader over AT-SPI; that a notification shows up
  // does.
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  QAccessibleEvent shows(this, QAccessible::ObjectShow);
  QAccessible::updateAccessibility(&shows);
#endif
}

} // namespace

void announce(QWidget& from, const QString& text, Politeness politeness) {
  const QString plain = text.trimmed();
  if (!plain.isEmpty()) Announcer::of(*from.window()).take(plain, politeness);
}

} // namespace nilometer::ui
