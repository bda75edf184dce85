// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/base/style/high_contrast.h"
#include "ui/base/style/outlines.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/style/box_colours.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

using namespace nilometer;
using ui::Outline;
using ui::PlayerColour;
using ui::Theme;

namespace {

double luminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) +
         0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

/// What text needs.
constexpr double readable = 4.5;

const Theme& themeNow() {
  QFETCH(const bool, dark);
  return dark ? ui::darkTheme() : ui::lightTheme();
}

void bothThemes() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("light") << false;
  QTest::newRow("dark") << true;
}

/// Every colour that text is written on.
std::vector<QColor> grounds(const Theme& theme) {
  return {theme.ground, theme.surface, theme.sunken, theme.stone, theme.sand, theme.chosenFill};
}

/// What `paint` leaves in a square of that side.
template <class Paint> QImage painted(int side, const Paint& paint) {
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paint(painter);
  return image;
}

/// The pixels that are not empty.
QRect inked(const QImage& image) {
  QRect box;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 0) box |= QRect(x, y, 1, 1);
    }
  }
  return box;
}

QImage filled(Outline which, int side) {
  return painted(side, [&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ui::outlineIn(which, QRectF(0, 0, side, side)), Qt::black);
  });
}

int differences(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      if (std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))) > 8) ++count;
    }
  }
  return count;
}

} // namespace

/// Colours can be told and read, shapes are whole, in both themes and at every size.
class tst_look : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void textIsReadableOnEveryGround_data() { bothThemes(); }
  void textIsReadableOnEveryGround();
  void onlyInkStandsOnWater_data() { bothThemes(); }
  void onlyInkStandsOnWater();
  void piecesAndTilesCarryText_data() { bothThemes(); }
  void piecesAndTilesCarryText();
  void fieldsTellWetFromDry_data() { bothThemes(); }
  void fieldsTellWetFromDry();
  void goodsAreToldByRimAndFill_data() { bothThemes(); }
  void goodsAreToldByRimAndFill();
  void outlinesStayInTheirBox();
  void symbolsAndDoorsAreSymmetric();
  void symbolsCanBeToldApart();
  void shipIsPaintedAtEverySize_data() { bothThemes(); }
  void shipIsPaintedAtEverySize();
  void focusIsSeenOnEveryFill_data() { bothThemes(); }
  void focusIsSeenOnEveryFill();
  void focusIsSeenInHighContrast();
  void pointBoxPointsAtItsPlace_data() { bothThemes(); }
  void pointBoxPointsAtItsPlace();

private:
  static void lookForFocus(const Theme& theme);
};

void tst_look::textIsReadableOnEveryGround() {
  const Theme& theme = themeNow();
  for (const QColor& ground : grounds(theme)) {
    for (const QColor& text : {theme.ink, theme.quietInk, theme.choose, theme.stop, theme.fine}) {
      QVERIFY2(contrast(text, ground) >= readable, qPrintable(text.name() + ground.name()));
    }
    for (int player = 0; player < ui::playerColourCount; ++player) {
      // Names on what was just scored are in ink where the dark theme needs it.
      const bool ink = theme.dark && ground == theme.chosenFill &&
                       ui::playerColourAt(player) == PlayerColour::red;
      if (ink) continue;
      const QColor& text = theme.playerText[static_cast<std::size_t>(player)];
      QVERIFY2(contrast(text, ground) >= readable, qPrintable(text.name() + ground.name()));
    }
  }
  QVERIFY(contrast(theme.onChoose, theme.choose) >= readable);
}

void tst_look::onlyInkStandsOnWater() {
  const Theme& theme = themeNow();
  for (const QColor& water : {theme.river, theme.water}) {
    QVERIFY(contrast(theme.ink, water) >= readable);
    QVERIFY(contrast(theme.onRiver, water) >= readable);
  }
}

void tst_look::piecesAndTilesCarryText() {
  const Theme& theme = themeNow();
  for (std::size_t player = 0; player < theme.player.size(); ++player) {
    QVERIFY(contrast(theme.onPlayer[player], theme.player[player]) >= readable);
    // A piece is set off from paper by its fill or by its own line.
    const auto colour = static_cast<PlayerColour>(player);
    const double edge = contrast(ui::pieceEdge(colour, theme), theme.surface);
    QVERIFY(std::max(edge, contrast(theme.player[player], theme.surface)) >= 3);
  }
  for (int crew = 0; crew < egizia::crewCount; ++crew) {
    const ui::Tint tint = ui::crewTint(static_cast<egizia::Crew>(crew));
    QVERIFY(contrast(tint.ink, tint.fill) >= readable);
    QVERIFY(std::max(contrast(tint.fill, theme.surface), contrast(theme.tileRim, theme.surface)) >=
            3);
  }
}

void tst_look::fieldsTellWetFromDry() {
  const Theme& theme = themeNow();
  for (const auto colour :
       {egizia::FieldColour::green, egizia::FieldColour::yellowGreen, egizia::FieldColour::brown}) {
    const ui::Tint tint = ui::fieldTint(colour);
    QVERIFY(contrast(tint.ink, tint.fill) >= readable);
    const ui::FieldStrip strip = ui::fieldStrip(colour, theme);
    QVERIFY(contrast(theme.ink, strip.dry) >= readable);
    QVERIFY(contrast(strip.wet, strip.dry) >= 1.4);
    QVERIFY(contrast(strip.wet, strip.furrow) >= 1.4);
  }
}

// A piece stands out from every ground by its rim or its fill, and its lines from it.
void tst_look::goodsAreToldByRimAndFill() {
  const Theme& theme = themeNow();
  constexpr double seen = 3;
  for (const QColor& fill : theme.ware) {
    QVERIFY(contrast(theme.wareRim, fill) >= seen);
    for (const QColor& ground : grounds(theme)) {
      const double apart = std::max(contrast(theme.wareRim, ground), contrast(fill, ground));
      QVERIFY2(apart >= seen, qPrintable(fill.name() + ground.name()));
    }
  }
  for (const QPalette& desktop : {QPalette(Qt::white), QPalette(Qt::black)}) {
    const Theme high = ui::highContrastTheme(desktop);
    for (const QColor& fill : high.ware) {
      const double apart =
          std::max(contrast(high.wareRim, high.ground), contrast(fill, high.ground));
      QVERIFY2(apart >= readable, qPrintable(fill.name()));
    }
  }
}

void tst_look::outlinesStayInTheirBox() {
  // A single line has no height, and no rectangle contains such a one.
  const auto holds = [](const QRectF& box, const QRectF& path) {
    return box.contains(path.topLeft()) && box.contains(path.bottomRight());
  };
  for (int i = 0; i < ui::outlineCount; ++i) {
    const auto which = static_cast<Outline>(i);
    QVERIFY2(!ui::outline(which).isEmpty(), qPrintable(QString::number(i)));
    QVERIFY2(holds(ui::outlineBox(which), ui::outline(which).boundingRect()),
             qPrintable(QString::number(i)));
    // In a room of other proportions nothing is squeezed, and nothing leaves it.
    const QRectF room(7, 11, 90, 20);
    const QRectF in = ui::outlineIn(which, room).boundingRect();
    QVERIFY(holds(room, in));
    const QRectF own = ui::outline(which).boundingRect();
    QVERIFY(std::abs(in.width() * own.height() - in.height() * own.width()) < 1e-6);
  }
}

void tst_look::symbolsAndDoorsAreSymmetric() {
  for (const Outline which : {Outline::circle, Outline::square, Outline::triangle, Outline::diamond,
                              Outline::cross, Outline::sail, Outline::mast, Outline::tomb}) {
    const QImage image = filled(which, 64);
    QVERIFY(!inked(image).isEmpty());
    QCOMPARE(differences(image, image.mirrored(true, false)), 0);
  }
  // … and what has a bow and a stern is not.
  const QImage hull = filled(Outline::hull, 64);
  QVERIFY(differences(hull, hull.mirrored(true, false)) > 50);
}

void tst_look::symbolsCanBeToldApart() {
  for (int a = 0; a < ui::playerColourCount; ++a) {
    for (int b = 0; b < a; ++b) {
      const auto symbol = [](int colour) {
        return painted(20, [&](QPainter& painter) {
          ui::paintSymbol(painter, {10, 10}, 16, ui::playerColourAt(colour), Qt::black);
        });
      };
      QVERIFY(differences(symbol(a), symbol(b)) > 20);
    }
  }
}

void tst_look::shipIsPaintedAtEverySize() {
  const Theme& theme = themeNow();
  for (const int size : {20, 30, 34, 120}) {
    for (int colour = 0; colour < ui::playerColourCount; ++colour) {
      const int side = size * 5 / 4 + 4;
      const QImage ship = painted(side, [&](QPainter& painter) {
        ui::paintShip(painter, QPointF(side, side) / 2, size, ui::playerColourAt(colour), theme);
      });
      const QRect box = inked(ship);
      QVERIFY(box.width() >= size && box.height() >= size * 0.8);
      QVERIFY(QRect(1, 1, side - 2, side - 2).contains(box));
      // The hull has the player's colour, the sail the symbol.
      const auto player = static_cast<std::size_t>(colour);
      QCOMPARE(ship.pixelColor(side / 2, side / 2 + qRound(size * 0.32)), theme.player[player]);
      QCOMPARE(ship.pixelColor(side / 2, side / 2 - qRound(size * 0.15)), theme.onPlayer[player]);
    }
  }
}

void tst_look::focusIsSeenOnEveryFill() {
  lookForFocus(themeNow());
}

void tst_look::focusIsSeenInHighContrast() {
  lookForFocus(ui::contrastTheme());
}

void tst_look::lookForFocus(const Theme& theme) {
  std::vector<QColor> fills = grounds(theme);
  fills.insert(fills.end(), theme.player.begin(), theme.player.end());
  fills.insert(fills.end(), {theme.choose, theme.river, theme.water, theme.stop});
  for (const QColor& fill : fills) {
    const QImage image = painted(40, [&](QPainter& painter) {
      painter.fillRect(0, 0, 40, 40, fill);
      ui::paintFocus(painter, QRectF(0, 0, 40, 40), theme, 0);
    });
    // Two tones, of which one at least stands out from what is inside, and from what is outside.
    const QColor outer = image.pixelColor(1, 20);
    const QColor inner = image.pixelColor(2, 20);
    QCOMPARE(image.pixelColor(4, 20), fill);
    QVERIFY(contrast(outer, inner) >= 3);
    QVERIFY2(std::max(contrast(outer, fill), contrast(inner, fill)) >= 3, qPrintable(fill.name()));
  }
}

void tst_look::pointBoxPointsAtItsPlace() {
  const Theme& theme = themeNow();
  const QImage image = painted(60, [&](QPainter& painter) {
    ui::paintPointBox(painter, {30, 50}, {46, 20}, PlayerColour::red, QStringLiteral("23"), theme,
                      1);
  });
  const QRect box = inked(image);
  QVERIFY(std::abs(box.center().x() - 30) <= 1 && std::abs(box.bottom() - 50) <= 1);
  QVERIFY(box.width() >= 46 && box.width() <= 49);
}

NILOMETER_TEST(tst_look)
#include "tst_look.moc"
