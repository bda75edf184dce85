// SPDX-License-Identifier: GPL-3.0-or-later
// What the next feeding would bring, and how it is said.
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Ring;
using text::fill;
using text::number;

QString shortOf(int missing) {
  //: So much grain is missing; very short.
  return FloodView::tr("%n short", nullptr, missing);
}

FloodLook floodOf(const egizia::Edition& edition, const egizia::PlayerState& own, Ring now,
                  std::optional<Ring> move) {
  FloodLook look;
  look.fields = egizia::grainByColour(edition, own);
  look.strength = own.strength();
  look.now = now;
  if (move && *move != now) look.move = move;
  for (std::size_t i = 0; i < look.cells.size(); ++i) {
    look.cells[i] = egizia::floodOf(edition, own, static_cast<Ring>(i));
  }
  look.scale = std::max({1, look.strength, look.fields[0] + look.fields[1] + look.fields[2]});
  return look;
}

QString FloodView::cost(const FloodLook::Cell& cell) const {
  return number(-cell.points) + (m_look.rests.isEmpty() ? QString() : QString(text::restsMark));
}

QString FloodView::sentence(Ring ring) const {
  const FloodLook::Cell& cell = this->cell(ring);
  const QStringList facts = {text::ring(ring), number(cell.grain), number(m_look.strength),
                             text::points(cell.points)};
  if (cell.missing == 0) {
    return fill(tr("Ring %1: %2 grain for strength %3, enough"), facts);
  }
  const QString text = fill(
      tr("Ring %1: %2 grain for strength %3, %n missing, %4 back", nullptr, cell.missing), facts);
  return m_look.rests.isEmpty() ? text : text + text::restsMark;
}

QStringList FloodView::sentences() const {
  if (m_look.over) return {};
  QStringList all;
  if (m_look.next) all += tr("The feeding of this round is over. The next one:");
  for (int i = 0; i < static_cast<int>(egizia::ringNames.size()); ++i) {
    const auto ring = static_cast<Ring>(i);
    const QString text = sentence(ring);
    const bool moves = m_look.move == ring;
    all += ring == m_look.now ? fill(tr("%1 – here it lies now"), {text})
                              : (moves ? fill(tr("%1 – here it would move"), {text}) : text);
  }
  if (!m_look.rests.isEmpty()) all += m_look.rests;
  return all;
}

void FloodView::describe() {
  const QString text = sentences().join(QLatin1Char('\n'));
  setSpokenName(*this, tr("Grain with the water ring in each position"));
  setTip(*this, text);
}

} // namespace nilometer::ui
