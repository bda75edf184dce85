// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/session/egizia_session.h"

#include "engine/egizia/table_difference.h"
#include "ui/egizia/words/moves.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <utility>

template class nilometer::ui::SessionOf<nilometer::egizia::Rules>;

namespace nilometer::ui {

using SpokenEgizia = Spoken<egizia::Rules>;

QString SpokenEgizia::sentence(const egizia::RecordedEntry& entry, const Names& names) {
  return words::sentence(entry, names);
}

QString SpokenEgizia::sentence(const table::Effect& effect, const Names& names) {
  return words::sentence(effect, names);
}

QString SpokenEgizia::sentence(const table::Finding& finding, const Names& names) {
  return words::sentence(finding, names);
}

QStringList SpokenEgizia::impossible(table::Impossible broken, const Names& /*names*/) {
  QStringList lines;
  for (std::size_t i = 0; i < egizia::invariantNames.size(); ++i) {
    const auto invariant = static_cast<egizia::Invariant>(i);
    if ((broken & egizia::invariantBit(invariant)) != 0) lines += words::sentence(invariant);
  }
  return lines;
}

QStringList SpokenEgizia::moves(std::span<const table::Effect> effects, const Names& names) {
  return words::movesOf(effects, names);
}

QString SpokenEgizia::reason(const table::LedgerLine& line, const Names& names,
                             std::span<const table::Effect> entry) {
  return words::reason(line, names, entry);
}

QString SpokenEgizia::phase(const table::Moment& moment, const Names& names) {
  // As the effect says it that begins a phase.
  table::Effect begins;
  begins.kind = table::EffectKind::phase;
  begins.detail = static_cast<std::uint8_t>(moment.round);
  begins.after = static_cast<std::int16_t>(moment.phase);
  return words::sentence(begins, names);
}

QString SpokenEgizia::afterRounds(const table::Moment& moment) {
  const auto phase = static_cast<egizia::Phase>(moment.phase);
  return phase < egizia::Phase::final ? QString() : words::phase(phase);
}

QString SpokenEgizia::ruleName(table::RuleId rule) {
  return words::fromUtf8(egizia::ruleName(rule));
}

QString SpokenEgizia::ruleTitle(table::RuleId rule, const Names& names) {
  return words::ruleTitle(rule, names);
}

QString SpokenEgizia::ruleSummary(table::RuleId rule, const egizia::Game& game) {
  return words::ruleSummary(rule, game.options);
}

bool SpokenEgizia::corrects(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::Correct>(entry);
}

table::Player SpokenEgizia::playerOf(const egizia::Entry& entry) {
  return egizia::playerOf(entry);
}

QString SpokenEgizia::restsOn(const egizia::PrintedSet& values, const Names& names) {
  return words::restsOn(values, names);
}

QStringList SpokenEgizia::restsOnLines(const egizia::PrintedSet& values, const Names& names) {
  return words::restsOnLines(values, names);
}

table::Effects SpokenEgizia::movesBetween(const egizia::Edition& edition, const egizia::State& from,
                                          const egizia::State& to) {
  return egizia::movesBetween(edition, from, to);
}

bool SpokenEgizia::sameLayout(const egizia::Edition& a, const egizia::Edition& b) {
  const auto sameStop = [](const egizia::Stop& one, const egizia::Stop& other) {
    return one.kind == other.kind && one.index == other.index;
  };
  const auto sameSpaces = [](const egizia::BuildingPlan& one, const egizia::BuildingPlan& other) {
    return one.count == other.count;
  };
  return std::ranges::equal(a.river, b.river, sameStop) && a.cardNames == b.cardNames &&
         std::ranges::equal(a.nileCards, b.nileCards, {}, &egizia::NileCard::name,
                            &egizia::NileCard::name) &&
         std::ranges::equal(a.buildings, b.buildings, sameSpaces);
}

EgiziaSession::EgiziaSession(egizia::GameRecord record,
                             std::shared_ptr<const egizia::Edition> edition, QObject* parent)
    : SessionOf(std::move(record), std::move(edition), parent) {
  EgiziaSession::refresh();
}

void EgiziaSession::refresh() {
  SessionOf::refresh();
  if (isPast() && !replacing()) {
    m_options.clear();
  } else {
    egizia::listOptions(game(), shown(), m_options);
  }
}

} // namespace nilometer::ui
