// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/colour_blindness.h"
#include "tests/ui/every_scene.h"
#include "tests/ui/painted_page.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/style/box_colours.h"

#include <QSet>

using namespace nilometer;
using namespace nilometer::test;
using egizia::FieldColour;
using ui::Theme;

namespace {

/// Twice the distance of colours that can just be told apart. None of them stands alone: fields and
/// crews have numbers and an order, players have symbols.
constexpr double clearlyOther = 4.6;

const Eyes& eyesNow() {
  QFETCH_GLOBAL(const std::size_t, eyes);
  return allEyes[eyes];
}

double contrastNow(const QColor& one, const QColor& other) {
  return ui::contrast(seenBy(eyesNow(), one), seenBy(eyesNow(), other));
}

double distanceNow(const QColor& one, const QColor& other) {
  return colourDistance(seenBy(eyesNow(), one), seenBy(eyesNow(), other));
}

std::array<const Theme*, 3> themes() {
  return {&ui::lightTheme(), &ui::darkTheme(), &ui::contrastTheme()};
}

/// A strip of field as the river and the bars have it.
constexpr std::array fields{FieldColour::green, FieldColour::yellowGreen, FieldColour::brown};

} // namespace

/// What a colour tells can be seen without it: by eyes that lack one kind of cones.
class tst_colour_blindness : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase_data();
  void cleanup() { ui::applyAppearance(*qApp, ui::Appearance::light); }
  void whatIsRefusedOrCanBeChosenIsSeen();
  void symbolsOfPlayersAreSeenOnTheirPieces();
  void fieldsAreToldApart();
  void crewsAreToldApart();
  void textsOfEveryTableCanBeRead();
};

void tst_colour_blindness::initTestCase_data() {
  QTest::addColumn<std::size_t>("eyes");
  for (std::size_t i = 0; i < allEyes.size(); ++i) QTest::newRow(allEyes[i].name) << i;
}

void tst_colour_blindness::whatIsRefusedOrCanBeChosenIsSeen() {
  for (const Theme* theme : themes()) {
    for (const QColor& ground : {theme->ground, theme->surface, theme->stone, theme->sand}) {
      for (const QColor& sign : {theme->choose, theme->stop, theme->fine}) {
        QVERIFY2(contrastNow(sign, ground) >= 3, qPrintable(sign.name() + ground.name()));
      }
    }
    QVERIFY(contrastNow(theme->onChoose, theme->choose) >= 3);
  }
}

void tst_colour_blindness::symbolsOfPlayersAreSeenOnTheirPieces() {
  for (const Theme* theme : themes()) {
    for (std::size_t player = 0; player < theme->player.size(); ++player) {
      QVERIFY(contrastNow(theme->onPlayer[player], theme->player[player]) >= 3);
      QVERIFY(contrastNow(theme->playerText[player], theme->surface) >= 3);
    }
  }
}

void tst_colour_blindness::fieldsAreToldApart() {
  for (const FieldColour one : fields) {
    const QColor fill = ui::fieldTint(one).fill;
    for (const FieldColour other : fields) {
      if (one < other) QVERIFY(distanceNow(fill, ui::fieldTint(other).fill) >= clearlyOther);
    }
    QVERIFY(contrastNow(ui::fieldTint(one).ink, fill) >= 3);
    // The furrows, which go another way in each colour, and where the water ends.
    for (const Theme* theme : themes()) {
      const ui::FieldStrip strip = ui::fieldStrip(one, *theme);
      QVERIFY(distanceNow(strip.wet, strip.furrow) >= clearlyOther);
      QVERIFY(distanceNow(strip.wet, strip.dry) >= clearlyOther);
    }
  }
}

void tst_colour_blindness::crewsAreToldApart() {
  for (int one = 0; one < egizia::crewCount; ++one) {
    const ui::Tint tint = ui::crewTint(static_cast<egizia::Crew>(one));
    QVERIFY(contrastNow(tint.ink, tint.fill) >= 3);
    for (int other = 0; other < one; ++other) {
      const QColor fill = ui::crewTint(static_cast<egizia::Crew>(other)).fill;
      QVERIFY(distanceNow(tint.fill, fill) >= clearlyOther);
    }
  }
}

void tst_colour_blindness::textsOfEveryTableCanBeRead() {
  QVERIFY(text::useLanguage(u"en"));
  int seen = 0;
  QSet<QString> pale;
  for (const ui::Appearance appearance : {ui::Appearance::light, ui::Appearance::dark}) {
    ui::applyAppearance(*qApp, appearance);
    eachTrouble([&](const QString& scene, QWidget& window) {
      const PaintedPage page(window);
      for (const TextOnGround& text : page.texts()) {
        ++seen;
        const double apart = contrastNow(text.colour, text.mainGround());
        if (apart < 3) pale += u"%1: “%2” %3"_s.arg(scene, text.text).arg(apart);
      }
    });
  }
  QVERIFY(seen > 1000);
  QVERIFY2(pale.isEmpty(), qPrintable(QStringList(pale.begin(), pale.end()).join(u'\n')));
}

NILOMETER_TEST(tst_colour_blindness)
#include "tst_colour_blindness.moc"
