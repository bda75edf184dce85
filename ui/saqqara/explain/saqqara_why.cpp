// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/explain/saqqara_why.h"

#include "engine/saqqara/develop.h"
#include "engine/saqqara/effects.h"
#include "engine/saqqara/findings.h"
#include "engine/saqqara/influence.h"
#include "engine/saqqara/invest.h"

#include <QCoreApplication>

#include <map>

namespace nilometer::saqqara {

using text::number;

namespace {

struct SaqqaraWhy {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraWhy)
};

// Indices of SpokenSaqqara::trackedNumbers().
constexpr int goodsNumber = 1;
constexpr int boatNumber = 2;
constexpr int levelNumber = 9;
constexpr int thresholdNumber = 34;
constexpr int heldNumber = 38;

constexpr auto ruled = text::SpokenSaqqara::ruled;
constexpr auto lineOf = text::SpokenSaqqara::lineOf;

/// Who has got what there while it was shared out, and why nobody has.
QStringList sharedLines(const WhySession& session, Warehouse at) {
  QStringList notes;
  std::map<std::pair<RuleId, Player>, Goods> got;
  Spot from;
  ui::eachOfRound(session, [&](const Effect& effect) {
    const bool shared = (effect.rule >= "DIST-3"_rule && effect.rule <= "DIST-8"_rule) ||
                        effect.rule == "TILE-RELIGION"_rule;
    if (!shared) return;
    if (effect.kind == EffectKind::note) {
      const Note note = noteOf(effect);
      const bool here =
          note == Note::noMatch || note == Note::beggarsClash || note == Note::nobodyWins;
      if (here && warehouseOf(effect) == at) {
        notes += ruled(text::sentence(effect, session.wholeTable()), effect.rule);
      }
    }
    if (effect.kind != EffectKind::stock) return;
    const StockEffect stock = asStock(effect);
    if (stock.by < 0) from = stock.spot;
    if (stock.by <= 0 || stock.spot.store != Store::hand) return;
    const bool here = from.store == Store::warehouse ? from.at == at : goodOf(at) == stock.good;
    if (here) got[{effect.rule, effect.player}].add(stock.good, stock.by);
  });
  QStringList lines;
  for (const auto& [by, goods] : got) {
    lines += lineOf(
        by.first, QStringLiteral("%1: %2, %3"),
        {session.wholeName(by.second), text::goodsText(goods), text::saqqaraRuleTitle(by.first)});
  }
  return lines + notes;
}

QString thresholdLine(const WarehouseState& there) {
  if (there.threshold == noYield) {
    return ruled(SaqqaraWhy::tr("The card says no yield: nothing is sold here"), "DIST-8"_rule);
  }
  const QString text = there.reached || holdsThreshold(there)
                           ? SaqqaraWhy::tr("Threshold: %1, so it is reached")
                           : SaqqaraWhy::tr("Threshold: %1, so it is not reached");
  return lineOf("INVEST-5"_rule, text, {number(*there.threshold)});
}

} // namespace

ui::WhyText warehouseWhy(const WhySession& session, Warehouse at) {
  const WarehouseState& there = session.shown().in(at);
  ui::WhyText why = ui::whyText(text::warehouseName(at), {});
  why.lines +=
      lineOf("GOODS-1"_rule, SaqqaraWhy::tr("Lying here: %1"), {text::goodsText(there.goods)});
  if (there.threshold) why.lines += thresholdLine(there);
  for (Player player = 0; player < session.shown().players; ++player) {
    const PlayerState& own = session.shown().of(player);
    if (!own.isShown()) continue;
    why.lines += lineOf("INFL-8"_rule, SaqqaraWhy::tr("%1: card %2, influence %3"),
                        {session.wholeName(player), text::influenceCard(own.shown[saqqara::at(at)]),
                         number(influenceAt(session.game(), own, at))});
  }
  why.lines += sharedLines(session, at);
  why.numbers = ui::ownNumbers(session, noPlayer,
                               std::array{thresholdNumber + code(at), heldNumber + code(at)});
  return why;
}

ui::WhyText playerWhy(const WhySession& session, Player player) {
  ui::WhyText why = ui::whyText(session.wholeName(player), {});
  std::map<RuleId, Goods> moved;
  ui::eachOfRound(session, [&](const Effect& effect) {
    if (effect.kind != EffectKind::stock || effect.player != player) return;
    const StockEffect stock = asStock(effect);
    if (stock.spot.store == Store::hand) moved[effect.rule].add(stock.good, stock.by);
  });
  for (const auto& [rule, goods] : moved) {
    if (goods.empty()) continue;
    why.lines += lineOf(rule, QStringLiteral("%1: %2"),
                        {text::saqqaraRuleTitle(rule), text::goodsText(goods)});
  }
  why.lines += lineOf("END-3"_rule, SaqqaraWhy::tr("The boat on the Nile: space %1"),
                      {number(session.shown().of(player).boat)});
  for (const Pyramid pyramid : text::pyramidsIn(session.shown().pyramids)) {
    why.topics.push_back({text::pyramidName(pyramid), [&session, pyramid, player] {
                            return pyramidWhy(session, pyramid, player);
                          }});
  }
  why.numbers = ui::ownNumbers(session, player, std::array{0, goodsNumber, boatNumber});
  return why;
}

ui::WhyText pyramidWhy(const WhySession& session, Pyramid pyramid, Player player) {
  const RuleId rule = text::powerRule(pyramid);
  ui::WhyText why = ui::whyText(text::pyramidName(pyramid),
                                {text::SpokenSaqqara::ruledSummary(rule, session.game())});
  for (Player own = 0; player == noPlayer && own < session.players(); ++own) {
    why.topics.push_back({session.wholeName(own),
                          [&session, pyramid, own] { return pyramidWhy(session, pyramid, own); }});
  }
  if (player == noPlayer) return why;
  const int next = session.shown().of(player).levelOf(pyramid) + 1;
  if (next <= topLevel) {
    const auto price = priceOf(session.game(), session.shown(), player, pyramid, std::nullopt);
    const QString text =
        price ? SaqqaraWhy::tr("The next level, %1, costs %2")
              : SaqqaraWhy::tr("What the next level, %1, costs has not been read off it yet");
    why.lines += lineOf(price ? "WORKER-3"_rule : "ASK-2"_rule, text,
                        {number(next), price ? text::priceText(*price) : QString()});
  }
  why.numbers = ui::ownNumbers(session, player, std::array{levelNumber + code(pyramid)});
  return why;
}

ui::WhyText nileWhy(const WhySession& session) {
  ui::WhyText why = ui::rulesWhy<Rules>(session.game(), text::saqqaraRuleTitle("NILE-1"_rule),
                                        {"NILE-1"_rule, "END-3"_rule});
  why.numbers = ui::everybodys(session, boatNumber);
  return why;
}

} // namespace nilometer::saqqara
