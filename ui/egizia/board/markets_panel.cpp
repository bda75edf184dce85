// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Market;
using egizia::operator""_rule;

namespace {

constexpr int stepGap = 1;

/// Between the two markets.
int marketGap() {
  return 2 * unit;
}

/// All markers of the game side by side, and the widest number beside them.
int leastStepWidth(const QFontMetrics& metrics, int players) {
  return players * (metrics.height() + 2) + metrics.horizontalAdvance(QStringLiteral("−00")) +
         3 * unit;
}

int leastStepHeight(const QFontMetrics& metrics) {
  return metrics.height() + 1;
}

} // namespace

MarketsPanel::MarketsPanel(const EgiziaSession& session, QWidget* parent) : Panel(session, parent) {
  for (std::size_t market = 0; market < m_steps.size(); ++market) {
    const int steps = session.edition().steps(static_cast<Market>(market));
    for (int i = 0; i < steps; ++i) m_steps[market].push_back(new Space(this));
  }
  MarketsPanel::refresh({}, {});
}

void MarketsPanel::refresh(const Offers& /*offers*/, const PlaceKeys& /*keys*/) {
  const egizia::Edition& edition = m_session.edition();
  const auto restsOf = [&](Market market) {
    return text::restsOn(egizia::assumedAt(edition, egizia::printedMarket(market)),
                         m_session.table());
  };
  const std::array<Words, 2> words{
      Words{asHeading(text::market(Market::stone)),
            //: What the last step of the stone market gives; very short.
            tr("+%n stone(s)", nullptr, edition.stoneMarketStones), restsOf(Market::stone)},
      Words{asHeading(text::market(Market::grain)),
            //: What the last step of the grain market gives; very short.
            tr("+%n point(s)", nullptr, edition.grainMarketPoints), restsOf(Market::grain)}};
  if (words != m_words) {
    m_words = words;
    QStringList both{words[0].rests, words[1].rests};
    both.removeAll({});
    setRests(both.join(QLatin1Char('\n')));
    setAccessibleName(tr("Markets"));
    setAccessibleDescription(
        text::fill(tr("%1, last step: %2. %3, last step: %4."),
                   {words[0].heading, words[0].gain, words[1].heading, words[1].gain}) +
        (rests().isEmpty() ? QString() : QLatin1Char('\n') + rests()));
    update();
  }
  for (std::size_t market = 0; market < m_steps.size(); ++market) {
    for (std::size_t i = 0; i < m_steps[market].size(); ++i) {
      m_steps[market][i]->setLook(lookOf(static_cast<Market>(market), static_cast<int>(i)));
    }
  }
}

std::optional<MarketsPanel::Step> MarketsPanel::stepOf(const QWidget& place) const {
  for (std::size_t market = 0; market < m_steps.size(); ++market) {
    const auto& steps = m_steps[market];
    const auto found = std::find(steps.begin(), steps.end(), &place);
    if (found == steps.end()) continue;
    return Step{static_cast<Market>(market), static_cast<int>(found - steps.begin())};
  }
  return std::nullopt;
}

SpaceLook MarketsPanel::lookOf(Market market, int step) const {
  const egizia::Edition& edition = m_session.edition();
  const egizia::State& state = m_session.shown();
  SpaceLook look;
  look.shape = SpaceLook::Shape::step;
  look.empty = true;
  if (market == Market::grain) {
    look.text = text::number(-edition.grainPenalties[static_cast<std::size_t>(step)]);
  } else if (step >= edition.steps(market) - edition.stoneMarketSaleSteps) {
    // So many stones for one point (END-1).
    look.text = text::fill(QStringLiteral("%1:1"), {text::number(edition.stonesPerSalePoint)});
  }
  QStringList here;
  for (const table::Player player : state.track.fromTheFront()) {
    if (state.player[player].marketStep[static_cast<std::size_t>(market)] != step) continue;
    look.markers.push_back(static_cast<PlayerColour>(m_session.colourOf(player)));
    here += text::playerName(player, m_session.wholeTable());
  }
  const QString name = asHeading(text::market(market));
  const QString number = text::number(step + 1);
  //: %1: stone market or grain market, %3: who stands there
  look.name = here.isEmpty()
                  ? text::fill(tr("%1, step %2"), {name, number})
                  : text::fill(tr("%1, step %2: %3"), {name, number, text::listOf(here)});
  look.tip = tipOf(market, step);
  return look;
}

QString MarketsPanel::tipOf(Market market, int step) const {
  const egizia::Edition& edition = m_session.edition();
  const bool last = step == edition.steps(market) - 1;
  QStringList tip;
  if (market == Market::grain) {
    tip += tr("Each missing grain costs %n point(s).", nullptr,
              edition.grainPenalties[static_cast<std::size_t>(step)]);
    if (last)
      tip += tr("Each step to here or beyond: %n point(s).", nullptr, edition.grainMarketPoints);
    tip += text::ruleSummary("MARKET-3"_rule);
    return tip.join(QLatin1Char('\n'));
  }
  if (last)
    tip += tr("Each step to here or beyond: %n stone(s).", nullptr, edition.stoneMarketStones);
  tip += text::ruleSummary("MARKET-2"_rule);
  if (step >= edition.steps(market) - edition.stoneMarketSaleSteps) {
    tip += tr("Sale in the final scoring: %n stone(s) for 1 point.", nullptr,
              edition.stonesPerSalePoint);
    tip += text::ruleSummary("MARKET-4"_rule);
  }
  return tip.join(QLatin1Char('\n'));
}

int MarketsPanel::steps() const {
  return std::max(static_cast<int>(std::max(m_steps[0].size(), m_steps[1].size())), 1);
}

QSize MarketsPanel::minimumSizeHint() const {
  const QFontMetrics metrics(font());
  const QFontMetrics heading(headingFont(font()));
  int head = 0;
  int gain = 0;
  for (const Words& market : m_words) {
    head = std::max(head, heading.horizontalAdvance(market.heading) +
                              metrics.horizontalAdvance(text::restsMark));
    gain = std::max(gain, metrics.horizontalAdvance(market.gain));
  }
  const int step = leastStepHeight(metrics) + stepGap;
  if (!isFull()) {
    // Of several markers on a step the ones behind may be covered in part.
    const int least = metrics.horizontalAdvance(QStringLiteral("−00")) + metrics.height() + unit;
    return {std::max(steps() * least, head + gain + 2 * unit),
            2 * (frameHeight() + step + unit) - unit};
  }
  const int ladder = std::max({leastStepWidth(metrics, m_session.players()), head, gain});
  return {2 * ladder + marketGap(), frameHeight() + steps() * step + metrics.height()};
}

QRect MarketsPanel::marketRoom(Market market) const {
  const bool first = market == Market::stone;
  if (!isFull()) {
    const int height = (this->height() - unit) / 2;
    return {0, first ? 0 : height + unit, width(), height};
  }
  const int width = (this->width() - marketGap()) / 2;
  return {first ? 0 : width + marketGap(), 0, width, height()};
}

QRect MarketsPanel::stepRect(Market market, int step) const {
  const QRect room = marketRoom(market).adjusted(0, frameHeight(), 0, 0);
  if (isFull()) {
    return {room.left(), room.top() + step * (stepHeight() + stepGap), room.width(), stepHeight()};
  }
  const int left = room.width() * step / steps();
  const int right = room.width() * (step + 1) / steps() - stepGap;
  return {room.left() + left, room.top(), right - left, stepHeight()};
}

int MarketsPanel::stepHeight() const {
  const QFontMetrics metrics(font());
  const int most = wholePixels(24, lookUnit(font()));
  const int room = isFull() ? (content().height() - metrics.height()) / steps() - stepGap
                            : marketRoom(Market::stone).height() - frameHeight();
  return std::clamp(room, leastStepHeight(metrics), std::max(most, leastStepHeight(metrics)));
}

void MarketsPanel::arrange() {
  for (std::size_t market = 0; market < m_steps.size(); ++market) {
    for (std::size_t step = 0; step < m_steps[market].size(); ++step) {
      m_steps[market][step]->setGeometry(
          stepRect(static_cast<Market>(market), static_cast<int>(step)));
    }
  }
  update();
}

void MarketsPanel::paintEvent(QPaintEvent* event) {
  Panel::paintEvent(event);
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  const QFontMetrics heading(headingFont(font()));
  const QFontMetrics metrics(font());
  for (std::size_t market = 0; market < m_words.size(); ++market) {
    const QRect room = marketRoom(static_cast<Market>(market));
    painter.setFont(headingFont(font()));
    painter.setPen(theme.ink);
    const QRect top(room.left(), room.top(), room.width(), heading.height());
    painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter,
                     heading.elidedText(m_words[market].heading, Qt::ElideRight, top.width()));
    if (!m_words[market].rests.isEmpty()) {
      paintSign(painter, top, top.left() + heading.horizontalAdvance(m_words[market].heading));
    }
    painter.setFont(font());
    painter.setPen(theme.quietInk);
    const int steps = static_cast<int>(m_steps[market].size());
    const QRect last = stepRect(static_cast<Market>(market), steps - 1);
    const QRect below(room.left(), last.bottom() + 1 + stepGap, room.width() - unit,
                      metrics.height());
    painter.drawText(isFull() ? below : top, Qt::AlignRight | Qt::AlignVCenter,
                     m_words[market].gain);
  }
}

} // namespace nilometer::ui
