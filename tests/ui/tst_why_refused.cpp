// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/options.h"
#include "tests/ui/why_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using egizia::operator""_rule;
using egizia::Building;
using ui::Place;
using ui::PlaceLook;

namespace {

/// A space of that building that may not be built now because it costs too much; nullptr if none.
Place* tooDear(const TableWindow& window, Building building) {
  for (int cell = 0; window.view.board().place(ui::cellId(building, cell)) != nullptr; ++cell) {
    if (window.view.draft().offer(ui::cellId(building, cell)).verdict.breaks("BUILD-5"_rule)) {
      return window.view.board().place(ui::cellId(building, cell));
    }
  }
  return nullptr;
}

QString answer(TableWindow& window) {
  QTest::mouseClick(window.view.strip().whyButton(), Qt::LeftButton);
  const ui::WhyCard* card = window.view.why().card();
  return card != nullptr && card->isVisible() ? card->text().lines.join(u'\n') : QString();
}

} // namespace

/// What “Why?” answers beside an entry that is refused.
class tst_why_refused : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void aShipUpstreamIsToldWhereItMayGo_SAIL_3();
  void buildingTooMuchIsToldWhatThereIs_BUILD_5();
};

void tst_why_refused::aShipUpstreamIsToldWhereItMayGo_SAIL_3() {
  TableWindow window("revised-4-players", sailing);
  QVERIFY(!window.view.strip().whyButton()->isVisible());
  // Edfu lies upstream.
  const auto& river = window.edition->river;
  const auto edfu = std::ranges::find_if(river, [](const egizia::Stop& stop) {
    return stop.kind == egizia::StopKind::round && stop.index == 0;
  });
  const int upstream = static_cast<int>(edfu - river.begin());
  QStringList open;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    const bool round = river[stop].kind == egizia::StopKind::round;
    if (round && window.view.draft().offer(ui::stopId(static_cast<int>(stop))).open) {
      open += text::stop(static_cast<int>(stop), window.session.table());
    }
  }
  QVERIFY(!open.isEmpty());
  QTest::mouseClick(window.view.board().place(ui::stopId(upstream)), Qt::LeftButton);
  QVERIFY(window.view.strip().content().refused);
  QVERIFY(window.view.strip().whyButton()->isVisible());
  const QString all = answer(window);
  QVERIFY2(all.startsWith(window.view.strip().content().body), qPrintable(all));
  QVERIFY2(all.contains(u"(SAIL-3)"_s), qPrintable(all));
  // More than the sentence beside it: what the rule says, and where the ship may go instead.
  QVERIFY2(all.contains(text::ruleSummary("SAIL-3"_rule)), qPrintable(all));
  QVERIFY2(all.contains(open.front()), qPrintable(all));
  QVERIFY2(all.contains(u"may also pass (SAIL-6)"_s), qPrintable(all));
  const QString instead = all.section(u"Open to"_s, 1);
  QVERIFY(!instead.contains(text::stop(upstream, window.session.table())));
}

void tst_why_refused::buildingTooMuchIsToldWhatThereIs_BUILD_5() {
  for (std::size_t entries = sailing; entries < sailing + 60; ++entries) {
    TableWindow window("revised-4-players", entries);
    if (window.session.shown().phase != egizia::Phase::build) continue;
    Place* dear = tooDear(window, Building::pyramid);
    if (dear == nullptr) continue;
    egizia::Options options;
    egizia::listOptions(window.session.game(), window.session.shown(), options);
    QTest::mouseClick(dear, Qt::LeftButton);
    if (!window.view.strip().content().refused) continue;
    const QString all = answer(window);
    QVERIFY2(all.contains(text::ruleSummary("BUILD-5"_rule)), qPrintable(all));
    QVERIFY2(all.contains(u"stones %1,"_s.arg(options.budget)), qPrintable(all));
    QVERIFY(!options.targets.empty());
    const egizia::Target cheap =
        *std::ranges::min_element(options.targets, {}, &egizia::Target::value);
    const QString name = text::cell(cheap.building, cheap.cell, window.session.table());
    QVERIFY2(all.contains(u"%1 (%2)"_s.arg(name).arg(cheap.value)), qPrintable(all));
    return;
  }
  QFAIL("nothing was too dear");
}

NILOMETER_TEST(tst_why_refused)
#include "tst_why_refused.moc"
