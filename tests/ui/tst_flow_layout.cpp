// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/base/style/flow_layout.h"

#include <QHBoxLayout>
#include <QTest>
#include <QWidget>
#include <QWidgetItem>

#include <memory>

using namespace nilometer;

namespace {

/// Says when it is gone.
class WatchedItem : public QWidgetItem {
public:
  WatchedItem(QWidget* widget, std::shared_ptr<int> watch)
      : QWidgetItem(widget), m_watch(std::move(watch)) {}

private:
  std::shared_ptr<int> m_watch;
};

} // namespace

class tst_FlowLayout : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyItemGoesWithALayoutThatHasOthersInside();
};

void tst_FlowLayout::everyItemGoesWithALayoutThatHasOthersInside() {
  const auto watch = std::make_shared<int>();
  {
    QWidget page;
    auto* flow = new ui::FlowLayout(ui::FlowLayout::Widths::own, 2);
    page.setLayout(flow);
    for (int i = 0; i < 3; ++i) {
      flow->addLayout(new QHBoxLayout);
      flow->addItem(new WatchedItem(new QWidget(&page), watch));
    }
    QCOMPARE(watch.use_count(), 4);
  }
  QCOMPARE(watch.use_count(), 1);
}

NILOMETER_TEST(tst_FlowLayout)
#include "tst_flow_layout.moc"
