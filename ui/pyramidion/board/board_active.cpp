// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the active site: sums, minima, and what each column comes to.
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <algorithm>

namespace nilometer::pyramidion {

using text::fill;
using text::number;

namespace {

/// What each site does, in a few words, by Site.
constexpr std::array siteHints{
    QT_TRANSLATE_NOOP("PyramidionBoard", "Torturer: may take a marker"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "At the end: 3 workers for 1 statue"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "Torturer troop: one card more"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "First ankh card: draw a card"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "Ankh card: take a resource"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "First ankh card: a troop goes home"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "Revolt markers count 2 more"),
    QT_TRANSLATE_NOOP("PyramidionBoard", "One boat is reserved")};

const QString nothingThere = QStringLiteral("–");
const QString unknown = QStringLiteral("?");

/// At the site as it was before the revolt.
State beforeRevolt(State state, const Course::Outcome& site) {
  for (std::size_t i = 0; i < state.lying.size(); ++i) {
    const auto is = [card = static_cast<int>(i) + 1](int number) { return number == card; };
    if (std::ranges::any_of(site.lost, is)) state.lying[i].lies = true;
    if (std::ranges::any_of(site.undoubled, is)) state.lying[i].doubled = true;
  }
  return state;
}

} // namespace

QString strengthText(const Markers& markers, Site site) {
  QStringList values;
  for (std::size_t i = 0; i < markers.count; ++i) {
    const Markers one{1, {markers.turned[i]}};
    values += number(strengthOf(one, site));
  }
  const QString sum = number(strengthOf(markers, site));
  return markers.count < 2 ? sum : sum + u" = " + values.join(QStringLiteral(" + "));
}

Markers BoardReader::markers() const {
  if (askedAgain(m_state) != nullptr) return {};
  if (const auto* revolt = making<Revolt>()) return revolt->markers;
  if (const auto* tally = making<Tally>()) return tally->markers;
  return m_table.course.site.turned;
}

bool BoardReader::areRead() const {
  const bool making = m_state.phase == Phase::revolt || m_state.phase == Phase::tally;
  for (int i = 0; making && i < markers().count; ++i) {
    const Question* digits = findQuestion(m_table.draft->questions(), questionId(Ask::strength, i));
    if (!m_work.has(Ask::turned, i) || (digits != nullptr && !digits->number)) return false;
  }
  return markers().count > 0;
}

bool BoardReader::hasLost(Player player) const {
  if (askedAgain(m_state) != nullptr) return false;
  if (m_state.phase == Phase::revolt && areRead()) {
    const Totals influence = totalsOf(*m_table.game, m_state, Category::influence);
    return pyramidion::has(failedIn(influence, strengthOf(markers(), m_state.active)), player);
  }
  const std::vector<int>& lost = m_table.course.site.lost;
  const auto isHis = [&](int number) { return lying(number).player == player; };
  return isActive() && m_state.phase < Phase::trade && std::ranges::any_of(lost, isHis);
}

int BoardReader::raised() const {
  if (const UnresolvedSite* again = askedAgain(m_state)) return again->raised;
  if (const auto* tally = making<Tally>()) return tally->raised;
  return m_state.phase == Phase::play || m_state.phase == Phase::revolt ? raisedNow(m_state)
                                                                        : m_state.raised;
}

Totals BoardReader::totals(Category category) const {
  if (const UnresolvedSite* again = askedAgain(m_state)) return again->sums[at(category)];
  if (const auto* tally = making<Tally>()) return tally->sums[at(category)];
  if (m_state.phase != Phase::play && m_state.phase != Phase::revolt)
    return m_state.sums[at(category)];
  Totals all = totalsOf(*m_table.game, m_state, category);
  for (Player player = 0; player < m_state.players; ++player) {
    if (hasLost(player)) all[player].reset();
  }
  return all;
}

SumLook BoardReader::field(Ask ask, int about) const {
  const auto id = questionId(ask, about);
  const Question* digits = findQuestion(m_table.draft->questions(), id);
  SumLook look{.text = nothingThere};
  if (digits == nullptr) return look;
  const QString blank = m_work.has(ask, about) ? nothingThere : QString();
  look.text = digits->number ? number(*digits->number) : blank;
  look.isField = true;
  look.entering = m_work.said.next == id || digits->now;
  return look;
}

SumLook BoardReader::sum(Player player, Category category) const {
  if (m_state.phase == Phase::tally) return field(Ask::sum, sumId(player, category));
  const Totals all = totals(category);
  const bool lost = hasLost(player);
  const auto own =
      lost ? totalsOf(*m_table.game, beforeRevolt(m_state, m_table.course.site), category)[player]
           : all[player];
  SumLook look{.text = own ? number(*own) : nothingThere, .struck = lost};
  if (!own || lost) return look;
  const auto winner = aloneInFront(all, m_table.game->options.zeroWins);
  if (winner == player) {
    look.leads = m_table.seats.colours[player];
    look.waits = m_state.phase == Phase::minima && category != Category::haggling &&
                 !minimum(tableSite(), category);
  }
  look.tie = !winner && *own > 0 && own == *std::ranges::max_element(all);
  return look;
}

SumLook BoardReader::before(Player player) const {
  if (m_state.phase == Phase::tally) return field(Ask::before, player);
  SumLook look{.text = nothingThere, .struck = hasLost(player)};
  const Course::Outcome& site = m_table.course.site;
  if (m_state.phase == Phase::revolt || (markers().count > 0 && m_state.phase < Phase::trade)) {
    const Totals influence =
        totalsOf(*m_table.game, beforeRevolt(m_state, site), Category::influence);
    if (influence[player]) look.text = number(*influence[player]);
  } else if (m_state.phase == Phase::play) {
    State own = m_state;
    std::erase_if(own.lying, [&](const LyingCard& there) { return there.player != player; });
    //: So many revolt markers, of which nobody knows the value yet.
    if (markersDue(own) > 0) look.text = fill(BoardWords::tr("%1 × ?"), {number(markersDue(own))});
  }
  return look;
}

EndLook BoardReader::revoltEnd() const {
  const Markers turned = markers();
  if (areRead()) {
    const QString strength = number(strengthOf(turned, m_state.active));
    return {.text = m_state.phase > Phase::revolt ? strength + u" ✓" : strength};
  }
  return {.text = turned.count > 0 || markersDue(m_state) > 0 ? unknown : nothingThere};
}

/// RESOLVE-3, TORTURER-1 to TORTURER-4, MERCHANT-1.
EndLook BoardReader::end(Category category) const {
  const Totals all = totals(category);
  const auto winner = aloneInFront(all, m_table.game->options.zeroWins);
  const SiteState& there = m_state.on(tableSite());
  //: In a narrow column: nobody wins what lies there.
  const EndLook stays{.text = BoardWords::tr("stays")};
  const Course::Outcome& site = m_table.course.site;
  const bool isDone = m_state.phase > Phase::minima;
  const bool isOver = isDone && !m_state.waitsForMinima(tableSite());
  if (!winner)
    return std::ranges::any_of(all, [](const auto& sum) { return sum > 0; })
               ? stays
               : EndLook{.text = nothingThere};
  EndLook look{.colour = m_table.seats.colours[*winner]};
  if (category == Category::haggling) {
    // MERCHANT-1: what lay there went to that player long since.
    look.text = askedAgain(m_state) != nullptr
                    ? QStringLiteral("✓")
                    : number(isDone ? site.handed : there.resources.total());
    return look;
  }
  const auto kind = static_cast<Troop>(category);
  const auto least = minimum(tableSite(), category);
  const bool hasNone = m_state.troopsOnSites(*winner, kind) >= troopsOfAKind;
  if (isOver ? !site.comes[at(kind)] : there.troop(kind) == *winner || hasNone) return stays;
  if (!isOver && least && *all[*winner] < *least + raised()) return stays;
  if (!least) look.text = unknown;
  look.troop = signOf(kind);
  look.entering = making<TellMinima>() != nullptr;
  return look;
}

ui::NumberTable BoardReader::active() const {
  ui::NumberTable look{.heads = std::vector<ui::HeadLook>(columnCount),
                       .ends = std::vector<EndLook>(columnCount)};
  for (Player player = 0; player < m_state.players; ++player) {
    const bool isFree = cardsOf(player).empty();
    look.rows += isFree ? text::playerName(player, m_table.seats.names.whole) : QString();
  }
  look.name = isActive() ? text::siteName(tableSite()) : BoardWords::tr("No site is active");
  if (!isActive()) return look;
  const Player asked = m_table.draft->asked();
  if (asked != noPlayer) look.turn = asked;
  look.hint = BoardWords::tr(siteHints[at(tableSite())]);
  // POWER-FIRST: there are no others.
  const bool isOnce = tableSite() == Site::luxor || tableSite() == Site::cairo;
  if (isOnce && m_state.ankhSeen) look.hint += u" ✓";
  look.heads[0].sign = ui::Outline::flame;
  for (const Category category : allCategories)
    look.heads[1 + at(category)].sign = signOf(category);
  for (const Category category : {Category::influence, Category::negotiation}) {
    const auto least = minimum(tableSite(), category);
    //: The least that a sum has to be; %1: a number, or "?".
    ui::HeadLook& head = look.heads[1 + at(category)];
    head.text = fill(BoardWords::tr("≥%1"), {least ? number(*least + raised()) : unknown});
    head.raised = raised() > 0;
  }
  look.ends[0] = revoltEnd();
  for (const Category category : allCategories) look.ends[1 + at(category)] = end(category);
  const Markers turned = markers();
  if (m_state.phase == Phase::play) {
    look.foot = markersDue(m_state) > 0 ? BoardWords::tr("If all pass, and the revolt lets them:")
                                        : BoardWords::tr("If all pass:");
  } else if (turned.count > 0) {
    look.foot = fill(BoardWords::tr("Revolt: %1"),
                     {areRead() ? strengthText(turned, m_state.active) : unknown});
  } else {
    look.foot = text::phase(m_state.phase);
  }
  return look;
}

} // namespace nilometer::pyramidion
