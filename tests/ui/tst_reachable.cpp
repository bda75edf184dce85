// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/egizia/board/board_view.h"
#include "ui/table/board/place.h"

#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Tables of the golden game that show every phase, early and late.
constexpr std::array<std::size_t, 15> tables = {0,  2,   12,  30,  31,  32,  40, 114,
                                                60, 100, 118, 140, 175, 200, 222};

QString describe(const QWidget& widget) {
  return QStringLiteral("%1 “%2”").arg(QString::fromLatin1(widget.metaObject()->className()),
                                       widget.accessibleName());
}

} // namespace

/// Every place can be reached, named and read, in every language and with large letters.
class tst_reachable : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everythingThatTakesFocusHasAName_data() { languageRows(); }
  void everythingThatTakesFocusHasAName();
  void everyPlaceSaysWhatItDoesOrWhichRuleForbidsIt();
  void nothingIsCutOff_data();
  void nothingIsCutOff();
  void arrowKeysAndSpacePressAPlace();
  void boardFollowsThePrintedValues();
};

void tst_reachable::everythingThatTakesFocusHasAName() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  int seen = 0;
  for (const std::size_t entries : tables) {
    TableWindow window("revised-4-players", entries);
    for (const QWidget* widget : window.view.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
      if (qobject_cast<const QScrollArea*>(widget) != nullptr) continue;
      ++seen;
      const QString name = widget->accessibleName();
      QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
    }
  }
  QVERIFY(seen > 1000);
}

void tst_reachable::everyPlaceSaysWhatItDoesOrWhichRuleForbidsIt() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window("revised-4-players", 20);
  int refused = 0;
  for (const ui::Place* place : window.view.findChildren<ui::Place*>()) {
    QVERIFY2(!place->look().name.isEmpty() && !place->toolTip().isEmpty(),
             qPrintable(describe(*place)));
    QVERIFY(ui::buttonDescription(*place).contains(place->look().tip));
    if (place->look().state != ui::PlaceLook::State::refused) continue;
    ++refused;
    // A rule is named by its number, as in “(SAIL-3)”.
    QVERIFY2(place->look().tip.contains(QRegularExpression(u"\\([A-Z]+[A-Z0-9-]*\\)"_s)),
             qPrintable(place->toolTip()));
  }
  QVERIFY(refused > 5);
}

void tst_reachable::nothingIsCutOff_data() {
  languagesWithSizes({100, 150, 200});
}

void tst_reachable::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  for (const std::size_t entries : tables) {
    TableWindow window("revised-4-players", entries);
    // Larger letters on a window as much larger: in a smaller one other parts are folded.
    window.view.resize(QSize(1280, 720) * percent / 100);
    QCoreApplication::processEvents();
    QCOMPARE(cutOffIn(window.view).join(u'\n'), QString());
    for (const auto* line : window.view.findChildren<ui::LineLabel*>()) {
      QVERIFY2(!line->isVisible() || line->textFits(), qPrintable(line->text()));
    }
  }
}

void tst_reachable::arrowKeysAndSpacePressAPlace() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window("revised-4-players", 2);
  const std::size_t before = window.session.record().entries.size();
  // Edfu is the first round space; the arrow up leads to it from the next one.
  const auto& river = window.edition->river;
  std::vector<int> rounds;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if (river[stop].kind == egizia::StopKind::round) rounds.push_back(static_cast<int>(stop));
  }
  ui::Place* second = window.view.board().place(ui::stopId(rounds[1]));
  second->setFocus();
  QTest::keyClick(second, Qt::Key_Up);
  auto* first = window.view.board().place(ui::stopId(rounds[0]));
  QVERIFY(first->hasFocus());
  QTest::keyClick(first, Qt::Key_Space);
  QCOMPARE(window.session.record().entries.size(), before + 1);
}

void tst_reachable::boardFollowsThePrintedValues() {
  QVERIFY(text::useLanguage(u"en"));
  const auto edition = differentPrinted();
  egizia::GameRecord record = goldenGame("revised-4-players", *goldenEdition());
  record.entries.clear();
  record.header.editionId = edition->id;
  record.header.editionChecksum = edition->checksum;
  TableWindow window(record, edition);
  const ui::BoardView& board = window.view.board();
  for (std::size_t stop = 0; stop < edition->river.size(); ++stop) {
    const bool site = edition->river[stop].kind == egizia::StopKind::site;
    const std::uint8_t space = site ? 1 : egizia::noSpace;
    QVERIFY(board.place(ui::stopId(static_cast<int>(stop), space)) != nullptr);
  }
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<egizia::Building>(i);
    std::vector<QRect> places;
    for (int cell = 0; cell < edition->plan(building).count; ++cell) {
      const ui::Place* place = board.place(ui::cellId(building, cell));
      QVERIFY(place != nullptr && place->isVisible());
      for (const QRect& other : places) QVERIFY(!other.intersects(place->geometry()));
      places.push_back(place->geometry());
    }
    QVERIFY(board.place(ui::cellId(building, edition->plan(building).count)) == nullptr);
  }
}

NILOMETER_TEST(tst_reachable)
#include "tst_reachable.moc"
