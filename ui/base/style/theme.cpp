// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/theme.h"

#include "ui/base/style/high_contrast.h"

#include <QApplication>
#include <QBasicTimer>
#include <QEvent>
#include <QWidget>

namespace nilometer::ui {

namespace {

QColor rgb(QRgb value) {
  return QColor::fromRgb(value);
}

Theme makeLight() {
  Theme theme;
  theme.ground = rgb(0xF6F1E4);
  theme.surface = rgb(0xFFFDF7);
  theme.sunken = rgb(0xEFE7D3);
  theme.stone = rgb(0xF3E7C8);
  theme.stoneEdge = rgb(0xB59F6B);
  theme.sand = rgb(0xF1E3BF);
  theme.ink = rgb(0x2B2620);
  theme.quietInk = rgb(0x6B6255);
  theme.line = rgb(0xCBBF9F);
  theme.choose = rgb(0x8A5A00);
  theme.onChoose = rgb(0xFFFDF7);
  theme.chosenFill = rgb(0xFBE9BF);
  theme.river = rgb(0xBFDDEA);
  theme.riverEdge = rgb(0x2E7FA8);
  theme.onRiver = rgb(0x2B2620);
  theme.water = rgb(0x8FC4DD);
  theme.sun = rgb(0xE3A72F);
  theme.tileRim = rgb(0x2B2620);
  theme.stop = rgb(0xA3262A);
  theme.fine = rgb(0x2F6B3A);
  theme.player = {rgb(0x1F6FB2), rgb(0xB3372F), rgb(0x2F7D4F), rgb(0xD9A400), rgb(0x6A4C93)};
  theme.onPlayer = {rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0x2B2620), rgb(0xFFFFFF)};
  theme.playerText = {rgb(0x1C66A4), rgb(0xB3372F), rgb(0x2A7047), rgb(0x7A5C00), rgb(0x6A4C93)};
  theme.ware = {rgb(0x8FA03A), rgb(0x7FA9BF), rgb(0xF2ECDC), rgb(0xA9774A), rgb(0xDDB23A),
                rgb(0xD9A566), rgb(0xB9C46A), rgb(0xC9BFA6), rgb(0xC98468), rgb(0xE0BE55)};
  theme.wareRim = rgb(0x2B2620);
  return theme;
}

Theme makeDark() {
  Theme theme = makeLight();
  theme.dark = true;
  theme.ground = rgb(0x1D1A16);
  theme.surface = rgb(0x28241E);
  theme.sunken = rgb(0x171410);
  theme.stone = rgb(0x3A3328);
  theme.stoneEdge = rgb(0x6E6149);
  theme.sand = rgb(0x332C20);
  theme.ink = rgb(0xF1EADB);
  theme.quietInk = rgb(0xB3A891);
  theme.line = rgb(0x4A4234);
  theme.choose = rgb(0xE0A83A);
  theme.onChoose = rgb(0x1D1A16);
  theme.chosenFill = rgb(0x4A3A1A);
  theme.river = rgb(0x1F4558);
  theme.riverEdge = rgb(0x6DB6DA);
  theme.onRiver = rgb(0xF1EADB);
  theme.water = rgb(0x2B627E);
  theme.sun = rgb(0xE0A83A);
  theme.tileRim = rgb(0x8C8069);
  theme.stop = rgb(0xF08A84);
  theme.fine = rgb(0x8CCB97);
  theme.player = {rgb(0x6FB1E8), rgb(0xEE8177), rgb(0x7CC79A), rgb(0xF0C64A), rgb(0xBBA2E4)};
  theme.onPlayer.fill(rgb(0x1D1A16));
  theme.playerText = theme.player;
  theme.ware = {rgb(0xA9BA4E), rgb(0x7FB0C8), rgb(0xEFE7D3), rgb(0xB8875A), rgb(0xE0B93A),
                rgb(0xD3A268), rgb(0xB5C26B), rgb(0xB8AE98), rgb(0xD08C70), rgb(0xE3C15C)};
  theme.wareRim = rgb(0x14120F);
  return theme;
}

QPalette paletteOf(const Theme& theme) {
  QPalette palette;
  const auto set = [&](QPalette::ColorRole role, const QColor& colour) {
    palette.setColor(role, colour);
  };
  set(QPalette::Window, theme.ground);
  set(QPalette::WindowText, theme.ink);
  set(QPalette::Base, theme.surface);
  set(QPalette::AlternateBase, theme.sunken);
  set(QPalette::Text, theme.ink);
  set(QPalette::PlaceholderText, theme.quietInk);
  set(QPalette::Button, theme.surface);
  set(QPalette::ButtonText, theme.ink);
  set(QPalette::BrightText, theme.stop);
  set(QPalette::ToolTipBase, theme.surface);
  set(QPalette::ToolTipText, theme.ink);
  set(QPalette::Highlight, theme.choose);
  set(QPalette::HighlightedText, theme.onChoose);
  set(QPalette::Link, theme.choose); // the edge of the river is too pale for text
  set(QPalette::LinkVisited, theme.choose);
  set(QPalette::Light, theme.dark ? theme.line : theme.surface);
  set(QPalette::Midlight, theme.line);
  set(QPalette::Mid, theme.line);
  set(QPalette::Dark, theme.quietInk);
  set(QPalette::Shadow, theme.line);
  for (const QPalette::ColorRole role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, theme.quietInk);
  }
  return palette;
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() <
         palette.color(QPalette::WindowText).lightness();
}

/// Made anew when the desktop may have changed its colours.
Theme& contrastNow() {
  static Theme theme = highContrastTheme({});
  return theme;
}

/// Widgets have text of other colours, but never other grounds and lines.
bool isContrastNow(const QPalette& palette) {
  const Theme& theme = contrastNow();
  return palette.color(QPalette::AlternateBase) == theme.sunken &&
         palette.color(QPalette::Midlight) == theme.line;
}

/// Gives the application its palette, and does so again when the desktop changes its colours.
class DesktopWatch : public QObject {
public:
  static DesktopWatch& of(QApplication& app) {
    const QString name = QStringLiteral("nilometer.desktopWatch");
    if (QObject* watch = app.findChild<QObject*>(name, Qt::FindDirectChildrenOnly)) {
      return static_cast<DesktopWatch&>(*watch);
    }
    auto* watch = new DesktopWatch(app);
    watch->setObjectName(name);
    return *watch;
  }

  void apply(Appearance appearance) {
    m_appearance = appearance;
    // Without one of its own the application has that of the desktop.
    QApplication::setPalette({});
    const QPalette desktop = QApplication::palette();
    contrastNow() = highContrastTheme(desktop);
    QApplication::setPalette(paletteFor(appearance, desktop));
  }

  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    // Every window is told; once is enough.
    if (event->type() == QEvent::ThemeChange) m_due.start(0, this);
    return false;
  }

protected:
  void timerEvent(QTimerEvent* /*event*/) override {
    m_due.stop();
    apply(m_appearance);
  }

private:
  explicit DesktopWatch(QApplication& app) : QObject(&app) { app.installEventFilter(this); }

  Appearance m_appearance = Appearance::system;
  QBasicTimer m_due;
};

} // namespace

const Theme& lightTheme() {
  static const Theme theme = makeLight();
  return theme;
}

const Theme& darkTheme() {
  static const Theme theme = makeDark();
  return theme;
}

const Theme& contrastTheme() {
  return contrastNow();
}

const Theme& themeOf(const QWidget& widget) {
  const QPalette& palette = widget.palette();
  if (isContrastNow(palette)) return contrastTheme();
  return isDark(palette) ? darkTheme() : lightTheme();
}

QPalette paletteFor(Appearance appearance, const QPalette& desktop) {
  const auto isWanted = [&](Appearance which, bool system) {
    return appearance == which || (appearance == Appearance::system && system);
  };
  if (isWanted(Appearance::highContrast, isHighContrast(desktop))) {
    return paletteOf(highContrastTheme(desktop));
  }
  return paletteOf(isWanted(Appearance::dark, isDark(desktop)) ? darkTheme() : lightTheme());
}

void applyAppearance(QApplication& app, Appearance appearance) {
  DesktopWatch::of(app).apply(appearance);
}

QFont sized(const QFont& font, TextSize size) {
  if (size == TextSize::normal) return font;
  const qreal factor = size == TextSize::heading ? 1.15 : 1.4;
  QFont result = font;
  if (font.pointSizeF() > 0) {
    result.setPointSizeF(font.pointSizeF() * factor);
  } else {
    result.setPixelSize(qRound(font.pixelSize() * factor));
  }
  result.setBold(true);
  return result;
}

QString symbolText(PlayerColour colour) {
  switch (colour) {
  case PlayerColour::blue: return QStringLiteral("●");
  case PlayerColour::red: return QStringLiteral("■");
  case PlayerColour::green: return QStringLiteral("▲");
  case PlayerColour::yellow: return QStringLiteral("◆");
  case PlayerColour::violet: return QStringLiteral("✚");
  }
  return {};
}

} // namespace nilometer::ui
