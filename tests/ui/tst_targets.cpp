// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/every_scene.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Whether something happens when it is pressed. A field within a box is part of that.
bool isTarget(const QWidget& widget) {
  if (!widget.isVisible() || !widget.isEnabled() || widget.visibleRegion().isEmpty()) return false;
  if (const auto* place = qobject_cast<const ui::Place*>(&widget)) {
    return place->look().state != ui::PlaceLook::State::quiet;
  }
  const QObject* whole = widget.parent();
  if (qobject_cast<const QComboBox*>(whole) || qobject_cast<const QAbstractSpinBox*>(whole)) {
    return false;
  }
  return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
         qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget);
}

} // namespace

/// Whatever is pressed is large enough for a finger.
class tst_targets : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void noTargetIsTooSmall_data();
  void noTargetIsTooSmall();
  void noSpaceThatCanBeChosenIsSmall_data();
  void noSpaceThatCanBeChosenIsSmall();
};

using Scenes = void (*)(const LookAt&);

void tst_targets::noTargetIsTooSmall_data() {
  QTest::addColumn<Scenes>("scenes");
  QTest::newRow("tables") << &eachTable;
  QTest::newRow("troubles") << &eachTrouble;
  QTest::newRow("finalScoring") << &eachStepOfTheFinalScoring;
  QTest::newRow("pages") << &eachPage;
}

void tst_targets::noTargetIsTooSmall() {
  QFETCH(const Scenes, scenes);
  QVERIFY(text::useLanguage(u"en"));
  // WCAG 2.2, success criterion 2.5.8.
  constexpr int least = 24;
  int seen = 0;
  QSet<QString> small;
  scenes([&](const QString& scene, QWidget& window) {
    for (const QWidget* target : window.findChildren<QWidget*>()) {
      if (!isTarget(*target)) continue;
      ++seen;
      if (target->width() >= least && target->height() >= least) continue;
      small += u"%1: %2 “%3” %4×%5"_s
                   .arg(scene, QString::fromLatin1(target->metaObject()->className()),
                        target->accessibleName())
                   .arg(target->width())
                   .arg(target->height());
    }
  });
  QVERIFY(seen > 50);
  QVERIFY2(small.isEmpty(),
           qPrintable(u'\n' + QStringList(small.begin(), small.end()).join(u'\n')));
}

void tst_targets::noSpaceThatCanBeChosenIsSmall_data() {
  QTest::addColumn<Scenes>("scenes");
  QTest::newRow("tables") << &eachTable;
  QTest::newRow("troubles") << &eachTrouble;
}

/// Cards, ship spaces and building spaces alike, at 1280×720.
void tst_targets::noSpaceThatCanBeChosenIsSmall() {
  QFETCH(const Scenes, scenes);
  QVERIFY(text::useLanguage(u"en"));
  constexpr int least = 28;
  QSet<int> shapes;
  QSet<QString> small;
  scenes([&](const QString& scene, QWidget& window) {
    QCOMPARE(window.size(), QSize(1280, 720));
    for (const ui::Space* place : window.findChildren<ui::Space*>()) {
      if (!place->isVisible() || place->look().state != ui::PlaceLook::State::open) continue;
      shapes += static_cast<int>(place->look().shape);
      if (place->width() >= least && place->height() >= least) continue;
      small += u"%1: “%2” %3×%4"_s.arg(scene, place->accessibleName())
                   .arg(place->width())
                   .arg(place->height());
    }
  });
  QVERIFY2(shapes.size() >= 3, qPrintable(QString::number(shapes.size())));
  QVERIFY2(small.isEmpty(),
           qPrintable(u'\n' + QStringList(small.begin(), small.end()).join(u'\n')));
}

NILOMETER_TEST(tst_targets)
#include "tst_targets.moc"
