// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/every_scene.h"
#include "tests/ui/painted_page.h"
#include "ui/base/style/high_contrast.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

using namespace nilometer;
using namespace nilometer::test;
using ui::Appearance;

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

/// How many there were, and those that cannot be told from their ground.
struct Checked {
  int seen = 0;
  QSet<QString> pale;

  void add(const QString& scene, const QColor& colour, const QPointF& at, const QColor& ground) {
    pale += u"%1: %2 at %3, %4 on %5"_s.arg(scene, colour.name())
                .arg(at.toPoint().x())
                .arg(at.toPoint().y())
                .arg(ground.name());
  }
  [[nodiscard]] QString told() const {
    return pale.isEmpty() ? QString() : u'\n' + QStringList(pale.begin(), pale.end()).join(u'\n');
  }
};

struct Bounds {
  double text = 0;
  double line = 0;
};

Bounds boundsOf(Appearance appearance) {
  return appearance == Appearance::highContrast ? Bounds{7.0, 4.5} : Bounds{4.5, 3};
}

struct AllChecked {
  Checked texts;
  Checked lines;
  Checked symbols;
};

void checkTexts(const QString& scene, const PaintedPage& page, double least, Checked& checked) {
  for (const TextOnGround& text : page.texts()) {
    ++checked.seen;
    const auto [apart, ground] = worstGround(text);
    if (apart < least) checked.add(scene + u": " + text.text, text.colour, {}, ground);
  }
}

void checkLines(const QString& scene, const PaintedPage& page, const ui::Theme& theme, double least,
                Checked& checked) {
  constexpr double nearlyAll = 0.9;
  for (const LineOnGround& line : page.lines()) {
    if (!matters(line, theme)) continue;
    ++checked.seen;
    if (seenPart(line, least) >= nearlyAll) continue;
    checked.add(scene, line.colour, line.place.center(), line.sides.front()[0]);
  }
}

void checkSymbols(const QString& scene, const PaintedPage& page, const ui::Theme& theme,
                  Checked& checked) {
  constexpr double least = 3;
  constexpr double mostOfIt = 0.45; // parts of a ship touch each other
  for (const FillOnGround& shape : page.fills()) {
    if (!isOfAPlayer(shape, theme)) continue;
    ++checked.seen;
    if (seenPart(shape, least) >= mostOfIt) continue;
    checked.add(scene, shape.fill, shape.place.center(), shape.around.front());
  }
}

/// Every scene is painted once for all that is looked at: it takes its time.
const AllChecked& allIn(Appearance appearance) {
  static std::map<Appearance, AllChecked> known;
  const auto [at, isNew] = known.try_emplace(appearance);
  if (!isNew) return at->second;
  AllChecked& all = at->second;
  ui::applyAppearance(*qApp, appearance);
  const Bounds least = boundsOf(appearance);
  eachScene([&](const QString& scene, QWidget& window) {
    const ui::Theme& theme = ui::themeOf(window);
    const PaintedPage page(window);
    checkTexts(scene, page, least.text, all.texts);
    checkLines(scene, page, theme, least.line, all.lines);
    checkSymbols(scene, page, theme, all.symbols);
  });
  ui::applyAppearance(*qApp, Appearance::light);
  return all;
}

} // namespace

/// Whatever is painted can be told from what it is painted on, in every appearance.
class tst_contrast : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void everyTextCanBeRead_data() { appearances(); }
  void everyTextCanBeRead();
  void everyLineThatMattersIsSeen_data() { appearances(); }
  void everyLineThatMattersIsSeen();
  void everySymbolOfAPlayerIsSeen_data() { appearances(); }
  void everySymbolOfAPlayerIsSeen();

private:
  static void appearances() {
    QTest::addColumn<Appearance>("appearance");
    QTest::newRow("light") << Appearance::light;
    QTest::newRow("dark") << Appearance::dark;
    QTest::newRow("high contrast") << Appearance::highContrast;
  }
};

void tst_contrast::everyTextCanBeRead() {
  QFETCH(const Appearance, appearance);
  const Checked& texts = allIn(appearance).texts;
  QVERIFY(texts.seen > 2000);
  QCOMPARE(texts.told(), QString());
}

void tst_contrast::everyLineThatMattersIsSeen() {
  QFETCH(const Appearance, appearance);
  const Checked& lines = allIn(appearance).lines;
  QVERIFY(lines.seen > 500);
  QCOMPARE(lines.told(), QString());
}

void tst_contrast::everySymbolOfAPlayerIsSeen() {
  QFETCH(const Appearance, appearance);
  const Checked& symbols = allIn(appearance).symbols;
  QVERIFY2(symbols.seen > 1500, qPrintable(QString::number(symbols.seen)));
  QCOMPARE(symbols.told(), QString());
}

NILOMETER_TEST(tst_contrast)
#include "tst_contrast.moc"
