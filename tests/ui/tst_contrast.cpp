// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/every_scene.h"
#include "tests/ui/painted_page.h"
#include "ui/style/high_contrast.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

using namespace nilometer;
using namespace nilometer::test;
using ui::Appearance;

Q_DECLARE_METATYPE(nilometer::ui::Appearance)

namespace {

/// What of `colour` is seen on that ground.
QColor over(const QColor& colour, QRgb ground) {
  const auto part = [&](int above, int below) {
    return below + (above - below) * colour.alpha() / 255;
  };
  return {part(colour.red(), qRed(ground)), part(colour.green(), qGreen(ground)),
          part(colour.blue(), qBlue(ground))};
}

/// The colour of the ground on which the text is hardest to read, of those that are a notable part
/// of it.
std::pair<double, QColor> worstGround(const TextOnGround& text) {
  constexpr double notable = 0.12;
  const int all = text.ground.width() * text.ground.height();
  const QHash<QRgb, int> pixels = text.grounds();
  std::pair<double, QColor> worst{21, {}};
  for (const auto& [colour, count] : pixels.asKeyValueRange()) {
    if (count < notable * all) continue;
    const double apart = ui::contrast(over(text.colour, colour), QColor(colour));
    if (apart < worst.first) worst = {apart, QColor(colour)};
  }
  return worst;
}

/// By which part of it the line can be told from what is on one of its sides.
double seenPart(const LineOnGround& line, double least) {
  const auto differs = [&](const QColor& ground) {
    return ui::contrast(over(line.colour, ground.rgb()), ground) >= least;
  };
  const auto seen = std::ranges::count_if(
      line.sides, [&](const auto& sides) { return std::ranges::any_of(sides, differs); });
  return static_cast<double>(seen) / static_cast<double>(line.sides.size());
}

/// By which part of its edge the shape can be told from what is around it: by its fill or by its
/// outline.
double seenPart(const FillOnGround& shape, double least) {
  const auto differs = [&](const QColor& ground) {
    const auto apart = [&](const QColor& colour) {
      return ui::contrast(over(colour, ground.rgb()), ground) >= least;
    };
    return apart(shape.fill) || (shape.pen.isValid() && apart(shape.pen));
  };
  const auto seen = std::ranges::count_if(shape.around, differs);
  return static_cast<double>(seen) / static_cast<double>(shape.around.size());
}

/// Whether somebody's symbol, ship or piece is painted in it.
bool isOfAPlayer(const FillOnGround& shape, const ui::Theme& theme) {
  const auto isOf = [&](const auto& colours) {
    return std::ranges::find(colours, shape.fill) != colours.end();
  };
  return isOf(theme.player) || isOf(theme.playerText);
}

/// Whether more than decoration is lost with the line: what can be chosen, what is short or
/// refused, where the keyboard is.
bool matters(const LineOnGround& line, const ui::Theme& theme) {
  const std::array tells{theme.choose, theme.stop, theme.ink};
  return line.width >= 1 && std::ranges::find(tells, line.colour) != tells.end();
}

} // namespace

/// Whatever is painted can be told from what it is painted on, in every appearance.
class tst_contrast : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(words::useLanguage(u"en")); }
  void cleanup() { ui::applyAppearance(*qApp, Appearance::light); }
  void everyTextCanBeRead_data() { appearances(); }
  void everyTextCanBeRead();
  void everyLineThatMattersIsSeen_data() { appearances(); }
  void everyLineThatMattersIsSeen();
  void everySymbolOfAPlayerIsSeen_data() { appearances(); }
  void everySymbolOfAPlayerIsSeen();

private:
  static void appearances() {
    QTest::addColumn<Appearance>("appearance");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << Appearance::light << 4.5;
    QTest::newRow("dark") << Appearance::dark << 4.5;
    QTest::newRow("high contrast") << Appearance::highContrast << 7.0;
  }
};

void tst_contrast::everyTextCanBeRead() {
  QFETCH(const Appearance, appearance);
  QFETCH(const double, least);
  ui::applyAppearance(*qApp, appearance);
  int seen = 0;
  QStringList pale;
  QSet<QString> known;
  eachScene([&](const QString& scene, QWidget& window) {
    const PaintedPage page(window);
    for (const TextOnGround& text : page.texts()) {
      ++seen;
      const auto [apart, ground] = worstGround(text);
      if (apart >= least) continue;
      const QString pair = text.colour.name(QColor::HexArgb) + ground.name();
      if (known.contains(pair)) continue;
      known.insert(pair);
      pale += u"%1: “%2” in %3 on %4, %5:1"_s
                  .arg(scene, text.text, text.colour.name(QColor::HexArgb), ground.name())
                  .arg(apart, 0, 'f', 1);
    }
  });
  QVERIFY(seen > 2000);
  QVERIFY2(pale.isEmpty(), qPrintable(u'\n' + pale.join(u'\n')));
}

void tst_contrast::everyLineThatMattersIsSeen() {
  QFETCH(const Appearance, appearance);
  ui::applyAppearance(*qApp, appearance);
  const double least = appearance == Appearance::highContrast ? 4.5 : 3;
  int seen = 0;
  QSet<QString> pale;
  eachScene([&](const QString& scene, QWidget& window) {
    const ui::Theme& theme = ui::themeOf(window);
    const PaintedPage page(window);
    for (const LineOnGround& line : page.lines()) {
      if (!matters(line, theme)) continue;
      ++seen;
      constexpr double nearlyAll = 0.9;
      if (seenPart(line, least) >= nearlyAll) continue;
      const QPoint at = line.place.center().toPoint();
      pale += u"%1: %2 at %3, %4 on %5"_s.arg(scene, line.colour.name())
                  .arg(at.x())
                  .arg(at.y())
                  .arg(line.sides.front()[0].name());
    }
  });
  QVERIFY(seen > 500);
  QVERIFY2(pale.isEmpty(), qPrintable(u'\n' + QStringList(pale.begin(), pale.end()).join(u'\n')));
}

void tst_contrast::everySymbolOfAPlayerIsSeen() {
  QFETCH(const Appearance, appearance);
  ui::applyAppearance(*qApp, appearance);
  constexpr double least = 3;
  int seen = 0;
  QSet<QString> pale;
  eachScene([&](const QString& scene, QWidget& window) {
    const ui::Theme& theme = ui::themeOf(window);
    const PaintedPage page(window);
    for (const FillOnGround& shape : page.fills()) {
      if (!isOfAPlayer(shape, theme)) continue;
      ++seen;
      // Parts of a ship touch each other.
      constexpr double mostOfIt = 0.5;
      if (seenPart(shape, least) >= mostOfIt) continue;
      const QPoint at = shape.place.center().toPoint();
      pale += u"%1: %2 at %3, %4 on %5"_s.arg(scene, shape.fill.name())
                  .arg(at.x())
                  .arg(at.y())
                  .arg(shape.around.front().name());
    }
  });
  QVERIFY2(seen > 1500, qPrintable(QString::number(seen)));
  QVERIFY2(pale.isEmpty(), qPrintable(u'\n' + QStringList(pale.begin(), pale.end()).join(u'\n')));
}

NILOMETER_TEST(tst_contrast)
#include "tst_contrast.moc"
