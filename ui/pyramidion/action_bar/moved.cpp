// SPDX-License-Identifier: GPL-3.0-or-later
// What hands move on the real board, in signs, and what a site has brought each player.
#include "engine/pyramidion/effects.h"
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/table/action_bar/move_parts.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::pyramidion {

using table::Effect;
using table::EffectKind;
using text::fill;
using ui::MoveGlyph;
using ui::PhaseColumn;

namespace {

struct MovedWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionMoved)
};

QString spotText(std::uint8_t spot) {
  return spot == supplySpot ? MovedWords::tr("general supply") : text::siteName(siteAt(spot));
}

/// Resources that go from one spot to another: "4 stones → Luxor"; of an own stock only the other
/// end is told.
MoveGlyph waresOf(const text::PyramidionMove& move) {
  MoveGlyph glyph{.kind = MoveGlyph::Kind::wares};
  for (std::size_t i = 1; i < move.size(); i += 2) {
    glyph.wares.push_back({wareOf(resourceOf(move[i])), move[i].after - move[i].before});
  }
  const std::uint8_t from = move[0].detail;
  const std::uint8_t to = move[1].detail;
  if (to != ownSpot) {
    glyph.text = ui::toPlace(spotText(to));
  } else if (from == supplySpot) {
    glyph.text = MovedWords::tr("from the general supply");
  } else {
    //: Resources come from a site, %1.
    glyph.text = fill(MovedWords::tr("from %1"), {spotText(from)});
  }
  return glyph;
}

MoveGlyph signOf(const text::PyramidionMove& move, const QString& told) {
  const Effect& first = move.front();
  const bool isPair = first.kind == EffectKind::stock && move.size() > 1;
  if (isPair) return waresOf(move);
  const bool isPlayed = first.kind == EffectKind::card && (cardMoveOf(first) == CardMove::played ||
                                                           cardMoveOf(first) == CardMove::drawn);
  return {.kind = isPlayed ? MoveGlyph::Kind::card : MoveGlyph::Kind::words, .text = told};
}

struct Reasons {
  QStringList said{};                  ///< each once
  std::optional<table::RuleId> rule{}; ///< of the first one

  void add(const QString& reason, table::RuleId of) {
    said += reason;
    said.removeDuplicates();
    if (!rule) rule = of;
  }
};
/// What one player has without deciding it.
struct Share {
  Resources resources{};
  QStringList things{};
  int lost = 0;
  Reasons has{};    ///< why there is something
  Reasons misses{}; ///< why nothing comes of being in front
};

/// Whether that rule brings something without a decision.
bool isShared(table::RuleId rule) {
  return (rule >= "REVOLT-1"_rule && rule <= "MERCHANT-1"_rule) || rule == "NEGO-3"_rule;
}

void addTo(Share& share, const Effect& effect) {
  const bool gains = effect.kind == EffectKind::stock && effect.detail == ownSpot;
  const bool places = effect.kind == EffectKind::piece && effect.after == 1;
  const bool goes = effect.kind == EffectKind::piece && effect.after == 0;
  const bool loses = effect.kind == EffectKind::card && cardMoveOf(effect) == CardMove::removed;
  if (!gains && !places && !goes && !loses) return;
  if (gains) share.resources.add(resourceOf(effect), effect.after - effect.before);
  const QString troop =
      places || goes ? text::troopName(static_cast<Troop>(effect.what)) : QString();
  if (places) share.things += troop;
  if (goes) share.things += fill(MovedWords::tr("%1 home"), {troop});
  share.lost += loses ? 1 : 0;
  share.has.add(text::pyramidionRuleTitle(effect.rule), effect.rule);
}

/// RESOLVE-5, TORTURER-3, TORTURER-4 and the same of negotiators.
bool isMissed(const Effect& effect) {
  return isNote(effect, Note::belowMinimum) || isNote(effect, Note::noTroopLeft) ||
         isNote(effect, Note::staysThere);
}

/// Whoever has nothing reads why not: for a reason of his own, or because of the ties.
PhaseColumn columnOf(const Share& share, const Reasons& ties, const QString& name, bool waits) {
  const Reasons& why = share.has.rule ? share.has : share.misses.rule ? share.misses : ties;
  QStringList results = share.things;
  if (share.lost > 0) results += MovedWords::tr("%n card(s) lost", nullptr, share.lost);
  const bool gains = share.resources.total() > 0;
  if (gains) results += fill(QStringLiteral("+ %1"), {text::resourcesText(share.resources)});
  const bool isNone = results.isEmpty();
  if (isNone) results += waits ? MovedWords::tr("nothing yet") : MovedWords::tr("nothing");
  const QString comma = QStringLiteral(", ");
  PhaseColumn column =
      ui::columnSaying(name, results.join(comma), why.said.join(QStringLiteral(" · ")), why.rule);
  column.tone = share.lost > 0 ? PhaseColumn::Tone::stop
                : isNone       ? PhaseColumn::Tone::plain
                               : PhaseColumn::Tone::fine;
  return column;
}

} // namespace

std::vector<ui::MovePart> moveParts(const Session& session, std::span<const Effect> effects) {
  const auto sign = [&](const text::PyramidionMove& move) {
    const QString told = text::moveText(move, session.table());
    return told.isEmpty() ? std::nullopt : std::optional(signOf(move, told));
  };
  auto moves = text::pyramidionMoves(effects);
  // The new order concerns all: it stands where the line has room for it (ORDER-1).
  std::stable_partition(moves.begin(), moves.end(), [](const text::PyramidionMove& move) {
    return move.front().kind == EffectKind::order;
  });
  return ui::partsOf(session, moves, text::pyramidionOwner, sign);
}

std::vector<PhaseColumn> sharesOf(const Session& session, const table::EffectsView& effects) {
  std::array<Share, maxPlayers> shares;
  Reasons ties;
  bool waits = false; // for its minima
  for (const Effect& effect : effects) {
    waits = waits || (isNote(effect, Note::putOff) && effect.rule == "RESOLVE-5"_rule);
    if (effect.player < maxPlayers && isShared(effect.rule)) addTo(shares[effect.player], effect);
    const bool isTie = isNote(effect, Note::nobodyAhead);
    if (!isTie && !isMissed(effect)) continue;
    (isTie ? ties : shares[effect.player].misses)
        .add(text::effectText(effect, session.table()), effect.rule);
  }
  const bool any = ties.rule || std::ranges::any_of(shares, [](const Share& share) {
                     return share.has.rule || share.misses.rule;
                   });
  std::vector<PhaseColumn> columns;
  for (Player player = 0; any && player < session.players(); ++player) {
    const QString& name = session.names().shown[player];
    columns.push_back(
        ui::columnOfSeat(columnOf(shares[player], ties, name, waits), session, player));
  }
  return columns;
}

} // namespace nilometer::pyramidion
