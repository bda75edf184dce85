// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/score_basis.h"
#include "engine/egizia/options.h"
#include "ui/egizia/words/names.h"
#include "ui/session/session_of.h"

#include <memory>
#include <span>

namespace nilometer::ui {

/// How Egizia speaks in a session.
template <> struct Spoken<egizia::Rules> {
  using Names = words::Table;
  using Basis = egizia::ScoreBasis;

  [[nodiscard]] static Names names(const QStringList& players, const egizia::Edition& edition) {
    return {&edition, players};
  }
  [[nodiscard]] static QString sentence(const egizia::RecordedEntry& entry, const Names& names);
  [[nodiscard]] static QString sentence(const table::Effect& effect, const Names& names);
  [[nodiscard]] static QString sentence(const table::Finding& finding, const Names& names);
  [[nodiscard]] static QStringList impossible(table::Impossible broken, const Names& names);
  [[nodiscard]] static QStringList moves(std::span<const table::Effect> effects,
                                         const Names& names);
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& names,
                                      std::span<const table::Effect> entry);
  [[nodiscard]] static QString phase(const table::Moment& moment, const Names& names);
  [[nodiscard]] static QString afterRounds(const table::Moment& moment);
  [[nodiscard]] static words::RuleNames ruleNames() { return egizia::ruleNames; }
  [[nodiscard]] static QString ruleName(table::RuleId rule);
  [[nodiscard]] static QString ruleTitle(table::RuleId rule, const Names& names);
  [[nodiscard]] static QString ruleSummary(table::RuleId rule, const egizia::Game& game);
  [[nodiscard]] static bool corrects(const egizia::Entry& entry);
  [[nodiscard]] static table::Player playerOf(const egizia::Entry& entry);
  [[nodiscard]] static QString restsOn(const egizia::PrintedSet& values, const Names& names);
  [[nodiscard]] static QStringList restsOnLines(const egizia::PrintedSet& values,
                                                const Names& names);
  [[nodiscard]] static table::Effects
  movesBetween(const egizia::Edition& edition, const egizia::State& from, const egizia::State& to);
  [[nodiscard]] static bool sameLayout(const egizia::Edition& a, const egizia::Edition& b);
};

using EditionPtr = std::shared_ptr<const egizia::Edition>;

/// The open game of Egizia.
class EgiziaSession : public SessionOf<egizia::Rules> {
public:
  /// `edition` is the one the record's header names.
  EgiziaSession(egizia::GameRecord record, std::shared_ptr<const egizia::Edition> edition,
                QObject* parent = nullptr);

  /// What may be done on the shown table; nothing while only looking at the past.
  [[nodiscard]] const egizia::Options& options() const { return m_options; }

protected:
  void refresh() override;

private:
  egizia::Options m_options;
};

} // namespace nilometer::ui

// Made once, in egizia_session.cpp.
extern template class nilometer::ui::SessionOf<nilometer::egizia::Rules>;
