// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/setup_card.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/theme.h"
#include "ui/game/session/game_session.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"
#include "ui/text/shown_names.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int textLetters = 18;      ///< width of the text, in line heights
constexpr int leastTextLetters = 10; ///< what a board leaves to the text beside it, likewise
constexpr int nameLetters = 14;      ///< the longest name, likewise
constexpr int textShare = 2;         ///< of the width, beside the picture
constexpr int pictureShare = 3;

/// What is read while hands are busy at the table: larger than what stands around it.
QFont readingLetters(const QFont& font) {
  constexpr qreal larger = 1.3;
  return fontWithPixels(font, larger * QFontInfo(font).pixelSize(), QFont::Normal);
}

/// A text whose link has the keyboard as soon as the text has it: Enter then follows it.
class LinkLabel : public QLabel {
public:
  using QLabel::QLabel;

protected:
  void focusInEvent(QFocusEvent* event) override {
    QLabel::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason) focusNextPrevChild(true);
    if (event->reason() == Qt::BacktabFocusReason) focusNextPrevChild(false);
  }
};

/// As many lines as it needs; a long word in it widens nothing.
QLabel* textLabel(Qt::TextFormat format, QWidget* parent) {
  auto* label = new LinkLabel(parent);
  label->setTextFormat(format);
  label->setWordWrap(true);
  QSizePolicy policy = label->sizePolicy();
  policy.setHorizontalPolicy(QSizePolicy::Ignored);
  label->setSizePolicy(policy);
  return label;
}

} // namespace

SetupCard::SetupCard(const GameSession& session, SetupSource& source, QWidget* parent)
    : QWidget(parent), m_session(session), m_source(source),
      m_heading(textLabel(Qt::PlainText, this)), m_text(textLabel(Qt::RichText, this)),
      m_lines(textLabel(Qt::RichText, this)), m_picture(source.makePicture(this)) {
  build();
  m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(m_text, &QLabel::linkActivated, this, [this](const QString& address) {
    const QString rule = text::linkedRule(address);
    if (!rule.isEmpty()) Q_EMIT ruleRequested(rule);
  });
}

void SetupCard::build() {
  m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
  m_row->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 4 * unit);
  m_row->setSpacing(5 * unit);
  m_column = new QVBoxLayout;
  m_column->setSpacing(3 * unit);
  m_column->addWidget(m_heading);
  m_column->addWidget(m_text);
  m_column->addWidget(m_lines);
  m_column->addStretch(1);
  m_row->addLayout(m_column, textShare);
  m_row->addWidget(m_picture, pictureShare);
  m_row->addStretch(0);
}

void SetupCard::show(const SetupStep& step) {
  m_step = step;
  m_heading->setText(step.heading);
  setLetters();
  m_text->setText(text::withRuleLinks(step.text, m_session.ruleNames()));
  m_text->setAccessibleName(step.text);
  sayLines();
  m_source.show(step);
  m_picture->setAccessibleName(tr("Picture: this is what it looks like"));
  fit();
}

void SetupCard::setLetters() {
  m_heading->setFont(sized(font(), TextSize::points));
  m_text->setFont(readingLetters(font()));
  m_lines->setFont(readingLetters(font()));
}

QString SetupCard::lineText(const SetupLine& line) const {
  if (line.player == table::noPlayer) return line.text.toHtmlEscaped();
  const auto colour = static_cast<PlayerColour>(m_session.colourOf(line.player));
  const QColor ink = themeOf(*this).playerText[static_cast<std::size_t>(colour)];
  const QStringList& names = m_session.names().shown;
  const QString name =
      nameInRoom(text::playerName(line.player, names), names, QFontMetricsF(fontMetrics()),
                 nameLetters * fontMetrics().height());
  return text::fill(QStringLiteral("%1 %2: %3"),
                    {QStringLiteral("<span style=\"color:") + ink.name() + QStringLiteral("\">") +
                         symbolText(colour) + QStringLiteral("</span>"),
                     QStringLiteral("<b>") + name.toHtmlEscaped() + QStringLiteral("</b>"),
                     line.text.toHtmlEscaped()});
}

void SetupCard::sayLines() {
  QString text;
  for (const SetupLine& line : m_step.lines) {
    text += QStringLiteral("<p style=\"margin-top:0px; margin-bottom:6px\">") + lineText(line) +
            QStringLiteral("</p>");
  }
  m_lines->setText(text);
  m_lines->setVisible(!text.isEmpty());
}

// Beside each other where there is room for both, else the picture below.
void SetupCard::fit() {
  const QMargins margins = m_row->contentsMargins();
  // A picture that is too wide makes the card wider than what is seen of it.
  const QWidget& seen = *parentWidget();
  const int room = std::min(width(), seen.width());
  const int inside = std::max(room - margins.left() - margins.right(), 0);
  const int letter = fontMetrics().height();
  const QSize least = m_picture->minimumSizeHint();
  const bool wide = room >= 2 * textLetters * letter &&
                    inside - m_row->spacing() - least.width() >= leastTextLetters * letter;
  m_row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_row->setStretch(0, wide ? textShare : 0);
  m_row->setStretch(2, wide ? 0 : 1); // below each other, what is left over comes last
  const int beside = (inside - m_row->spacing()) * textShare / (textShare + pictureShare);
  // Wrapped text needs more height than it says by itself. Beside it a picture is as small as it
  // has to be, below it as large as the width allows.
  int needed = m_column->totalHeightForWidth(wide ? beside : inside);
  const QSize picture = m_picture->sizeHint().expandedTo(least);
  const QSize below =
      picture.boundedTo(picture.scaled(inside, QWIDGETSIZE_MAX, Qt::KeepAspectRatio));
  if (!wide) needed += m_row->spacing() + below.height();
  const int tall = std::max(seen.height() - margins.top() - margins.bottom(), least.height());
  m_picture->setMinimumWidth(wide ? 0 : std::min(least.width(), inside));
  m_picture->setMaximumHeight(wide ? tall : below.height());
  setMinimumHeight(needed + margins.top() + margins.bottom());
}

void SetupCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void SetupCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    sayLines();
    // Links keep the colour they were written with.
    m_text->clear();
    m_text->setText(text::withRuleLinks(m_step.text, m_session.ruleNames()));
  }
  if (event->type() == QEvent::FontChange) {
    setLetters();
    sayLines();
    fit();
  }
}

void SetupCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, rect(), theme.surface, theme.line);
}

} // namespace nilometer::ui
