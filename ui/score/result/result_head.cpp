// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/result_head.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/ranking_words.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using text::fill;

namespace {

// In u.
constexpr qreal headSide = 32;
constexpr qreal headEdge = 8; ///< right of the buttons, and above and below all
constexpr qreal headGap = 20;
constexpr int gameTitleLetters = 8;
constexpr int maxHeadHeight = 10000;
constexpr int slack = 2; ///< a label may round its lines up

QFont headLetters(QFont font, qreal pixels, bool bold) {
  font.setPixelSize(qRound(pixels));
  font.setBold(bold);
  return font;
}

/// "Anna wins", without the full stop of a sentence.
QString titleOf(const report::ScoreReport& report) {
  QString title = report::outcome(report);
  if (title.endsWith(u'.')) title.chop(1);
  return title;
}

int naturalWidth(const QFont& font, const QString& text) {
  return text.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(text) + font.pixelSize() / 2;
}

} // namespace

ResultHead::ResultHead(QWidget* parent)
    : QWidget(parent), m_title(new LineLabel(TextSize::normal, gameTitleLetters, this)),
      m_lead(plainLabel(this)), m_facts(plainLabel(this)), m_buttons(new QWidget(this)) {
  m_lead->setWordWrap(true);
  m_facts->setForegroundRole(QPalette::PlaceholderText);
  m_facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  auto* row = new QHBoxLayout(m_buttons);
  row->setContentsMargins(0, 0, 0, 0);
  m_chips = WindowChips::addTo(*row, m_buttons);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setFonts();
}

void ResultHead::show(const report::ScoreReport& report, int minutes) {
  m_chips.retranslate();
  if (!report.ranking.empty()) {
    const PlayerColour first = playerColourAt(report.seats[report.ranking.front().player].look);
    QStringList names;
    for (const report::ScoreSeat& seat : report.seats) names += seat.name;
    m_names = text::ShownNames(names);
    m_title->setNames(m_names);
    const auto winners = static_cast<int>(report.first().size());
    m_winner = winners == 1 && !report.isOpen() ? std::optional(first) : std::nullopt;
    if (m_winner) {
      m_titleText = fill(QStringLiteral("%1 %2"), {symbolText(first), titleOf(report)});
    } else {
      m_titleText = titleOf(report);
    }
    const bool isShared = !m_winner && report.isFinished;
    m_shortTitle = isShared ? tr("%n player(s) win together", nullptr, winners) : QString();
    m_leadText = leadText(report);
    m_spoken = titleOf(report) + QStringLiteral(". ") + leadText(report);
  }
  QStringList facts{report.title};
  if (report.isFinished && minutes > 0) facts += tr("%n minute(s)", nullptr, minutes);
  facts.removeAll({});
  m_facts->setText(facts.join(QStringLiteral(" · ")));
  updateGeometry();
  lay();
}

void ResultHead::setSize(Size size) {
  if (size == m_size) return;
  m_size = size;
  setFonts();
}

void ResultHead::setFonts() {
  const qreal u = lookUnit(font());
  const bool whole = m_size == Size::whole;
  m_title->setFont(headLetters(font(), (whole ? 46 : 28) * u, true));
  m_lead->setFont(headLetters(font(), (whole ? 20 : 15) * u, false));
  m_facts->setFont(headLetters(font(), 12 * u, false));
  m_buttons->layout()->setSpacing(wholePixels(6, u));
  updateGeometry();
  lay();
}

int ResultHead::chipsWidth() const {
  return m_buttons->layout()->sizeHint().width();
}

ResultHead::Plan ResultHead::planFor(int width) const {
  const qreal u = lookUnit(font());
  const int gap = wholePixels(headGap, u);
  const int room = width - wholePixels(headSide + headEdge, u) - chipsWidth() - gap;
  const int below = width - wholePixels(headSide + headEdge, u);
  const auto fitting = [this](const QWidget& label, const QString& text, int most) {
    return m_names.fitting(
        text, [&](const QString& shown) { return naturalWidth(label.font(), shown) <= most; });
  };
  Plan plan;
  const bool isWhole = naturalWidth(m_title->font(), m_titleText) <= room;
  plan.title =
      isWhole || m_shortTitle.isEmpty() ? fitting(*m_title, m_titleText, room) : m_shortTitle;
  plan.lead = fitting(*m_lead, m_leadText, below);
  const int title = naturalWidth(m_title->font(), plan.title);
  const int lead = naturalWidth(m_lead->font(), plan.lead);
  const int facts = naturalWidth(m_facts->font(), m_facts->text());
  plan.leadBeside = title + gap + lead <= room;
  plan.titleWidth = std::min(title, room);
  const int taken = plan.leadBeside ? title + gap + lead : plan.titleWidth;
  plan.factsShown = facts > 0 && taken + 2 * gap + facts <= room;
  plan.leadWidth = plan.leadBeside ? lead : below;
  plan.leadHeight =
      QFontMetrics(m_lead->font())
          .boundingRect(QRect(0, 0, plan.leadWidth, maxHeadHeight), Qt::TextWordWrap, plan.lead)
          .height() +
      slack;
  const int line =
      std::max(m_title->minimumSizeHint().height(), m_buttons->layout()->sizeHint().height());
  const int around = 2 * wholePixels(m_size == Size::whole ? headEdge + 4 : headEdge / 2, u);
  plan.height = around + line + (plan.leadBeside ? 0 : plan.leadHeight);
  return plan;
}

int ResultHead::heightForWidth(int width) const {
  return planFor(width).height;
}

QSize ResultHead::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  const int least = chipsWidth() + wholePixels(headSide + headEdge + headGap, u) +
                    m_title->minimumSizeHint().width();
  return {least, m_title->minimumSizeHint().height()};
}

QSize ResultHead::sizeHint() const {
  return {minimumSizeHint().width(), planFor(std::max(width(), minimumSizeHint().width())).height};
}

void ResultHead::lay() {
  const qreal u = lookUnit(font());
  const Plan plan = planFor(width());
  const Theme& theme = themeOf(*this);
  m_title->setText(plan.title,
                   m_winner ? theme.playerText[static_cast<std::size_t>(*m_winner)] : theme.ink);
  m_lead->setText(plan.lead);
  setTip(*m_lead, m_names.tip(plan.lead, {}));
  const int left = wholePixels(headSide, u);
  const int gap = wholePixels(headGap, u);
  const int line = plan.leadBeside ? height() : height() - plan.leadHeight - wholePixels(4, u);
  const QSize buttons = m_buttons->layout()->sizeHint();
  m_buttons->setGeometry(width() - wholePixels(headEdge, u) - buttons.width(),
                         (line - buttons.height()) / 2, buttons.width(), buttons.height());
  m_title->setGeometry(left, 0, plan.titleWidth, line);
  if (plan.leadBeside) {
    // Both stand on one line of writing.
    const QFontMetrics large(m_title->font());
    const QFontMetrics small(m_lead->font());
    const int base = (line - large.height()) / 2 + large.ascent();
    m_lead->setGeometry(left + plan.titleWidth + gap, base - small.ascent(), plan.leadWidth,
                        small.height() + slack);
  } else {
    m_lead->setGeometry(left, line, plan.leadWidth, plan.leadHeight);
  }
  m_facts->setVisible(plan.factsShown);
  const int factsWidth = naturalWidth(m_facts->font(), m_facts->text());
  m_facts->setGeometry(m_buttons->x() - gap - factsWidth, 0, factsWidth, line);
}

void ResultHead::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay();
}

bool ResultHead::event(QEvent* event) {
  // The buttons find their size after the head has got other letters.
  if (event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    lay();
  }
  return QWidget::event(event);
}

void ResultHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) setFonts();
  if (event->type() == QEvent::PaletteChange) lay();
  QWidget::changeEvent(event);
}

void ResultHead::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

} // namespace nilometer::ui
