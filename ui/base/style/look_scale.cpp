// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/look_scale.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QFontInfo>
#include <QGridLayout>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionMenuItem>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace nilometer::ui {

namespace {

constexpr int leastLetters = 8;
constexpr QSize usualWindow(1280, 720);
constexpr qreal leastOfUsual = 0.92;
/// In u: what the grid of the table needs.
constexpr QSize leastWindow(512, 288);

void paintRadio(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  const qreal side = std::min(option.rect.width(), option.rect.height());
  const qreal line = std::max<qreal>(1, side / 9);
  QRectF circle(0, 0, side - line, side - line);
  circle.moveCenter(QRectF(option.rect).center());
  const bool isOpen = option.state.testFlag(QStyle::State_Enabled);
  const QColor& ink = isOpen ? theme.ink : theme.quietInk;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, line));
  painter.setBrush(theme.surface);
  painter.drawEllipse(circle);
  if (option.state.testFlag(QStyle::State_On)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(isOpen ? theme.choose : theme.quietInk);
    const qreal in = side / 4;
    painter.drawEllipse(circle.adjusted(in, in, -in, -in));
  }
  painter.restore();
}

/// The desktop's style with indicators, scroll bars and gaps as large as the letters ask for.
class GrowingStyle : public QProxyStyle {
public:
  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    // Less than nothing means "unlimited" or "not said".
    return usual <= 0 ? usual : std::max(1, qRound(usual * lookUnit()));
  }
  /// The desktop draws the circle of a choice in a shade of the ground, which the dark look hides.
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    if (element == PE_IndicatorRadioButton && widget != nullptr) {
      return paintRadio(*painter, *option, themeOf(*widget));
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
  /// The title of a section is as wide as its letters: the style only thinks of their height.
  [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                       const QSize& contents,
                                       const QWidget* widget) const override {
    const QSize usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool isTitle = type == CT_MenuItem && item != nullptr && !item->text.isEmpty() &&
                         item->menuItemType == QStyleOptionMenuItem::Separator;
    if (!isTitle) return usual;
    const QFontMetrics letters(item->font);
    const int line = letters.height();
    return usual.expandedTo({letters.horizontalAdvance(item->text) + 2 * line, line * 3 / 2});
  }
  /// A menu that is higher than the screen scrolls; a second column would leave it sideways.
  [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                              QStyleHintReturn* answer) const override {
    if (hint == SH_Menu_Scrollable) return 1;
    return QProxyStyle::styleHint(hint, option, widget, answer);
  }
};

using Pixels = std::vector<int>;

/// Reads the lengths of something one after another, or gives it others in the same order.
class Lengths {
public:
  Lengths() = default;
  explicit Lengths(const Pixels& given) : m_given(&given) {}

  template <class Set> void take(int now, Set set) {
    if (m_given == nullptr) {
      m_read.push_back(now);
    } else if (const int wanted = (*m_given)[m_next++]; wanted != now) {
      set(wanted);
    }
  }
  [[nodiscard]] const Pixels& read() const { return m_read; }

private:
  const Pixels* m_given = nullptr;
  std::size_t m_next = 0;
  Pixels m_read;
};

void goThrough(QMargins margins, Lengths& lengths, const std::function<void(QMargins)>& set) {
  QMargins wanted = margins;
  lengths.take(margins.left(), [&](int pixels) { wanted.setLeft(pixels); });
  lengths.take(margins.top(), [&](int pixels) { wanted.setTop(pixels); });
  lengths.take(margins.right(), [&](int pixels) { wanted.setRight(pixels); });
  lengths.take(margins.bottom(), [&](int pixels) { wanted.setBottom(pixels); });
  if (wanted != margins) set(wanted);
}

/// Letters of its own size in pixels; 0 = those of whatever it stands in.
int ownLetters(const QWidget& widget) {
  const bool own = widget.testAttribute(Qt::WA_SetFont) &&
                   (widget.font().resolveMask() & QFont::SizeResolved) != 0;
  return own ? QFontInfo(widget.font()).pixelSize() : 0;
}

void goThrough(QWidget& widget, Lengths& lengths) {
  lengths.take(widget.minimumWidth(), [&](int pixels) { widget.setMinimumWidth(pixels); });
  lengths.take(widget.minimumHeight(), [&](int pixels) { widget.setMinimumHeight(pixels); });
  lengths.take(widget.maximumWidth(), [&](int pixels) { widget.setMaximumWidth(pixels); });
  lengths.take(widget.maximumHeight(), [&](int pixels) { widget.setMaximumHeight(pixels); });
  goThrough(widget.contentsMargins(), lengths,
            [&](QMargins margins) { widget.setContentsMargins(margins); });
  lengths.take(ownLetters(widget), [&](int pixels) {
    QFont font = widget.font();
    font.setPixelSize(pixels);
    widget.setFont(font);
  });
  auto* button = qobject_cast<QAbstractButton*>(&widget);
  if (button == nullptr) return;
  lengths.take(button->iconSize().width(),
               [&](int pixels) { button->setIconSize(QSize(pixels, pixels)); });
}

void goThrough(QGridLayout& grid, Lengths& lengths) {
  lengths.take(grid.horizontalSpacing(), [&](int gap) { grid.setHorizontalSpacing(gap); });
  lengths.take(grid.verticalSpacing(), [&](int gap) { grid.setVerticalSpacing(gap); });
  for (int row = 0; row < grid.rowCount(); ++row) {
    lengths.take(grid.rowMinimumHeight(row),
                 [&](int pixels) { grid.setRowMinimumHeight(row, pixels); });
  }
  for (int column = 0; column < grid.columnCount(); ++column) {
    lengths.take(grid.columnMinimumWidth(column),
                 [&](int pixels) { grid.setColumnMinimumWidth(column, pixels); });
  }
}

/// A gap between two parts of a row or column; what may stretch stays as it is.
void goThrough(QSpacerItem& gap, Lengths& lengths) {
  const QSizePolicy policy = gap.sizePolicy();
  const QSize size = gap.sizeHint();
  QSize wanted = size;
  lengths.take(size.width(), [&](int pixels) { wanted.setWidth(pixels); });
  lengths.take(size.height(), [&](int pixels) { wanted.setHeight(pixels); });
  if (wanted != size) {
    gap.changeSize(wanted.width(), wanted.height(), policy.horizontalPolicy(),
                   policy.verticalPolicy());
  }
}

void goThrough(QLayout& layout, Lengths& lengths) {
  goThrough(layout.contentsMargins(), lengths,
            [&](QMargins margins) { layout.setContentsMargins(margins); });
  if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
    goThrough(*grid, lengths);
  } else {
    lengths.take(layout.spacing(), [&](int gap) { layout.setSpacing(gap); });
  }
  for (int i = 0; i < layout.count(); ++i) {
    if (QSpacerItem* gap = layout.itemAt(i)->spacerItem()) goThrough(*gap, lengths);
  }
  layout.invalidate();
}

template <class Thing> Pixels pixelsOf(Thing& thing) {
  Lengths lengths;
  goThrough(thing, lengths);
  return lengths.read();
}

bool grows(int pixels) {
  return pixels > 0 && pixels < QWIDGETSIZE_MAX;
}

/// Every widget of the program, with the layouts in it.
template <class Do> void forAll(Do visit) {
  for (QWidget* widget : QApplication::allWidgets()) {
    visit(*widget);
    for (QLayout* layout : widget->findChildren<QLayout*>(Qt::FindDirectChildrenOnly)) {
      visit(*layout);
      for (QLayout* inside : layout->findChildren<QLayout*>()) visit(*inside);
    }
  }
}

} // namespace

/// The lengths of one thing in u, so that many changes leave no trace of rounding.
struct LookScale::Fixed {
  Pixels pixels; ///< as they were left last, or found
  std::vector<qreal> units;

  /// Somebody may have set other lengths since; u was so many pixels then.
  void find(const Pixels& found, qreal unitThen) {
    const bool same = pixels.size() == found.size();
    units.resize(found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (!same || found[i] != pixels[i]) units[i] = found[i] / unitThen;
    }
    pixels = found;
  }

  /// What becomes of `now`: lengths that somebody has set in the meantime are right already.
  Pixels grown(const Pixels& now) {
    Pixels wanted = now;
    if (now.size() != pixels.size()) return wanted;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] == pixels[i] && grows(now[i])) wanted[i] = qRound(units[i] * lookUnit());
    }
    return wanted;
  }
};

LookScale::LookScale(QApplication& app) : m_app(app), m_systemFont(QApplication::font()) {
  // Once for the program: a second one would let everything grow twice.
  if (dynamic_cast<GrowingStyle*>(m_app.style()) == nullptr) {
    QApplication::setStyle(new GrowingStyle); // belongs to the application
  }
}

LookScale::~LookScale() {
  QApplication::setFont(m_systemFont);
}

void LookScale::setLetters(int pixels) {
  const int wanted = std::max(pixels, leastLetters);
  if (wanted == m_letters) return;
  const qreal before = lookUnit();
  forAll([&](auto& thing) { fixedOf(thing).find(pixelsOf(thing), before); });
  m_letters = wanted;
  QFont font = m_systemFont;
  font.setPixelSize(wanted);
  QApplication::setFont(font);
  forAll([&](auto& thing) {
    Fixed& fixed = fixedOf(thing);
    const Pixels grown = fixed.grown(pixelsOf(thing));
    Lengths lengths(grown);
    goThrough(thing, lengths);
    fixed.pixels = pixelsOf(thing);
  });
}

LookScale::Fixed& LookScale::fixedOf(QObject& thing) {
  std::unique_ptr<Fixed>& fixed = m_fixed[&thing];
  if (fixed == nullptr) {
    fixed = std::make_unique<Fixed>();
    connect(&thing, &QObject::destroyed, this, [this, gone = &thing] { m_fixed.erase(gone); });
  }
  return *fixed;
}

int lettersFor(QSize window, int percent) {
  const auto inWindow = [size = window.isEmpty() ? usualWindow : window](QSize other) {
    return std::min(qreal(size.width()) / other.width(), qreal(size.height()) / other.height());
  };
  const qreal letters =
      lettersInUnits * std::max(leastOfUsual, inWindow(usualWindow)) * percent / 100;
  // Letters so large that nothing else has room would help nobody.
  const qreal most = lettersInUnits * inWindow(leastWindow);
  // Half a pixel too small rather than text that does not fit.
  return std::max(leastLetters, std::min(qCeil(letters - 0.5), qFloor(most)));
}

} // namespace nilometer::ui
