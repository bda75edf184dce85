// SPDX-License-Identifier: GPL-3.0-or-later
// Pixels that are painted once and copied, and widths that are measured once.
#include "test_program.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/pieces.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/egizia/style/box_colours.h"

#include <QFontMetrics>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPicture>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace nilometer;
using ui::PlayerColour;

namespace {

using Paint = std::function<void(QPainter&)>;

constexpr std::array colours{PlayerColour::blue, PlayerColour::red, PlayerColour::green,
                             PlayerColour::yellow};

QImage blank() {
  QImage image(120, 90, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  return image;
}

QImage copied(const Paint& paint) {
  QImage image = blank();
  QPainter painter(&image);
  paint(painter);
  return image;
}

/// What a printer would get: nothing is copied there.
QImage painted(const Paint& paint) {
  QPicture picture;
  QPainter recorder(&picture);
  paint(recorder);
  recorder.end();
  QImage image = blank();
  QPainter painter(&image);
  picture.play(&painter);
  return image;
}

/// The most by which a channel of a pixel differs. Smooth edges are blended once or twice.
int difference(const QImage& one, const QImage& other) {
  int most = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const QColor a = one.pixelColor(x, y);
      const QColor b = other.pixelColor(x, y);
      most = std::max({most, std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                       std::abs(a.blue() - b.blue())});
    }
  }
  return most;
}

/// Seen from so far that half a pixel aside cannot be told.
QImage fromFar(const QImage& image) {
  return image.scaled(image.size() / 5, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// All small pictures, on the same spot in all the colours there are.
std::vector<Paint> everything(const QPointF& at, const ui::Theme& theme) {
  const QRectF room(at, QSizeF(61.3, 34.8));
  std::vector<Paint> all;
  for (const PlayerColour colour : colours) {
    all.push_back([=](QPainter& on) { ui::paintShip(on, room.center(), 33.5, colour, theme); });
    all.push_back([=](QPainter& on) {
      ui::paintToken(on, QRectF(at, QSizeF(20.5, 20.5)), colour, theme, 1.2);
    });
    all.push_back([=](QPainter& on) { ui::paintMarker(on, room.center(), 21, colour, theme); });
    for (const qreal aside : {0.0, 14.0}) {
      all.push_back([=](QPainter& on) {
        ui::paintPointBox(on, room.center(), {46, 20}, colour, QString(), theme, 1.1,
                          {.free = 0, .aside = aside});
      });
    }
  }
  for (std::size_t crew = 0; crew < egizia::crewCount; ++crew) {
    for (const bool used : {false, true}) {
      all.push_back([=](QPainter& on) {
        ui::paintCrew(on, room, static_cast<egizia::Crew>(crew), 3, used, theme);
      });
    }
  }
  all.push_back([=](QPainter& on) { ui::paintSphinx(on, room, theme, 0.7); });
  for (const qreal radius : {3.0, 7.5}) {
    all.push_back(
        [=](QPainter& on) { ui::paintCard(on, room, theme.surface, theme.line, radius); });
    all.push_back([=](QPainter& on) { ui::paintChooseRing(on, room, theme, radius); });
    for (const qreal width : {1.0, 2.5}) {
      all.push_back([=](QPainter& on) {
        on.setRenderHint(QPainter::Antialiasing);
        ui::paintRing(on, room, QPen(theme.choose, width), radius);
      });
    }
  }
  return all;
}

} // namespace

class tst_kept_pictures : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void copiedPixelsAreThoseThatWouldBePainted();
  void brokenLineIsNotTakenForAWholeOne();
  void enlargedPicturesAreThoseThatWouldBePainted();
  void enlargedPictureIsPaintedOnceWhereverItMoves();
  void turnedPictureIsNotCopied();
  void roomsThatDifferByAHairAreKeptApart();
  void painterIsLeftAsItWas();
  void largeCardIsTheSameAsASmallOne();
  void widthsAreThoseOfQt();
};

void tst_kept_pictures::copiedPixelsAreThoseThatWouldBePainted() {
  for (const ui::Theme* theme : {&ui::lightTheme(), &ui::darkTheme()}) {
    for (const QPointF at : {QPointF(11, 17), QPointF(11.25, 17.5), QPointF(20.7, 9.1)}) {
      int number = 0;
      for (const Paint& paint : everything(at, *theme)) {
        const QImage first = copied(paint);
        QVERIFY(first != blank());
        QCOMPARE(copied(paint), first);
        const int apart = difference(first, painted(paint));
        const QString which =
            QStringLiteral("picture %1 at %2: %3").arg(number++).arg(at.x()).arg(apart);
        QVERIFY2(apart <= 8, qPrintable(which));
      }
    }
  }
}

void tst_kept_pictures::brokenLineIsNotTakenForAWholeOne() {
  const auto ring = [](Qt::PenStyle style) {
    return copied([style](QPainter& on) {
      ui::paintRing(on, QRectF(8, 8, 70, 40), QPen(Qt::black, 2, style), 4);
    });
  };
  QVERIFY(ring(Qt::SolidLine) != ring(Qt::DashLine));
}

void tst_kept_pictures::enlargedPicturesAreThoseThatWouldBePainted() {
  const ui::Theme& theme = ui::lightTheme();
  for (const qreal scale : {0.625, 1.75}) {
    // On whole pixels they would stand just where they are copied to.
    for (const Paint& paint : everything(QPointF(10, 5) / scale, theme)) {
      const auto enlarged = [&](QPainter& on) {
        on.scale(scale, scale);
        paint(on);
      };
      const QImage first = copied(enlarged);
      QVERIFY(first != blank());
      QCOMPARE(copied(enlarged), first);
      QVERIFY(difference(fromFar(first), fromFar(painted(enlarged))) <= 48);
    }
  }
}

void tst_kept_pictures::enlargedPictureIsPaintedOnceWhereverItMoves() {
  QImage image = blank();
  QPainter painter(&image);
  painter.scale(0.7, 0.7);
  int times = 0;
  const ui::KeptLook look{.fill = qRgb(1, 2, 3), .text = QStringLiteral("painted once")};
  for (const QPointF at : {QPointF(11, 17), QPointF(11.3, 17.5), QPointF(60.7, 9.1)}) {
    ui::paintKept(painter, look, QRectF(at, QSizeF(20, 10)), 2,
                  [&](QPainter&, const QRectF&) { ++times; });
  }
  QCOMPARE(times, 1);
  QCOMPARE(painter.worldTransform(), QTransform::fromScale(0.7, 0.7));
}

void tst_kept_pictures::roomsThatDifferByAHairAreKeptApart() {
  QImage image = blank();
  QPainter painter(&image);
  constexpr int rooms = 50;
  constexpr int looks = 7;
  int times = 0;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < rooms * looks; ++i) {
      const QRectF room(20.5 + i % rooms * 1e-14, 20.5, 20, 10);
      ui::paintKept(painter, {.fill = qRgb(7, 7, i % looks)}, room, 0,
                    [&](QPainter&, const QRectF&) { ++times; });
    }
  }
  QCOMPARE(times, rooms * looks);
}

void tst_kept_pictures::turnedPictureIsNotCopied() {
  QImage image = blank();
  QPainter painter(&image);
  painter.rotate(10);
  int times = 0;
  for (int i = 0; i < 2; ++i) {
    ui::paintKept(painter, {.fill = qRgb(3, 2, 1)}, QRectF(20, 20, 20, 10), 0,
                  [&](QPainter&, const QRectF&) { ++times; });
  }
  QCOMPARE(times, 2);
}

void tst_kept_pictures::painterIsLeftAsItWas() {
  for (const Paint& paint : everything({11.25, 17.5}, ui::lightTheme())) {
    QImage image = blank();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::red, 3));
    painter.setBrush(Qt::green);
    paint(painter);
    QCOMPARE(painter.pen(), QPen(Qt::red, 3));
    QCOMPARE(painter.brush(), QBrush(Qt::green));
  }
}

void tst_kept_pictures::largeCardIsTheSameAsASmallOne() {
  const ui::Theme& theme = ui::lightTheme();
  const QRect box(5, 7, 400, 120);
  QImage large(420, 140, QImage::Format_ARGB32_Premultiplied);
  QImage whole = large;
  large.fill(Qt::white);
  whole.fill(Qt::white);
  {
    QPainter painter(&large);
    ui::paintCard(painter, box, theme.surface, theme.line, 8);
  }
  QPicture picture;
  {
    QPainter recorder(&picture);
    ui::paintCard(recorder, box, theme.surface, theme.line, 8);
  }
  QPainter painter(&whole);
  picture.play(&painter);
  painter.end();
  QVERIFY(difference(large, whole) <= 3);
}

void tst_kept_pictures::widthsAreThoseOfQt() {
  QFont bold;
  bold.setBold(true);
  QFont large;
  large.setPixelSize(31);
  for (int round = 0; round < 2; ++round) {
    for (const QFont& font : {QFont(), bold, large}) {
      for (const QString& text : {QStringLiteral("Anna"), QStringLiteral("→ 12"), QString(),
                                  QStringLiteral("Getreidemarkt 2 abwärts")}) {
        QCOMPARE(ui::textWidth(font, text), QFontMetricsF(font).horizontalAdvance(text));
        QCOMPARE(ui::wholeTextWidth(font, text), QFontMetrics(font).horizontalAdvance(text));
      }
    }
  }
}

NILOMETER_TEST(tst_kept_pictures)
#include "tst_kept_pictures.moc"
