// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/options_text.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

/// Names every option, in the order of the rules.
class OptionList {
public:
  OptionList(Archive& archive, RuleOptions& options, const RuleOptions& usual)
      : m_at(archive), m_options(options), m_usual(usual) {}

  void run() {
    word("liveBids", &RuleOptions::liveBids, liveBidsNames);
    flag("withdrawEndsTurn", &RuleOptions::withdrawEndsTurn);
    flag("rebidAfterWithdraw", &RuleOptions::rebidAfterWithdraw);
    word("landRound", &RuleOptions::landRound, landRoundNames);
    flag("landAsChoice", &RuleOptions::landAsChoice);
    word("reveal", &RuleOptions::reveal, revealTimeNames);
    word("investEnds", &RuleOptions::investEnds, investEndsNames);
    word("governmentPays", &RuleOptions::governmentPays, governmentPaysNames);
    word("traderSource", &RuleOptions::traderSource, traderSourceNames);
    word("traderAtNoYield", &RuleOptions::traderAtNoYield, traderAtNoYieldNames);
    flag("exactAtUnreached", &RuleOptions::exactAtUnreached);
    flag("specialWithMarker", &RuleOptions::specialWithMarker);
    word("religionRange", &RuleOptions::religionRange, religionRangeNames);
    word("levelLimit", &RuleOptions::levelLimit, levelLimitNames);
    word("nilePerTurn", &RuleOptions::nilePerTurn, nilePerTurnNames);
    flag("soldiersLevel1", &RuleOptions::soldiersLevel1);
    flag("thiefStrict", &RuleOptions::thiefStrict);
    flag("marketCardsBothWays", &RuleOptions::marketCardsBothWays);
  }

private:
  void flag(std::string_view key, bool RuleOptions::*member) {
    m_at.unless(m_usual.*member, key, m_options.*member, YesNo{});
  }
  template <class T>
  void word(std::string_view key, T RuleOptions::*member, std::span<const std::string_view> words) {
    m_at.unless(m_usual.*member, key, m_options.*member, Word<T>{words});
  }

  Archive& m_at;
  RuleOptions& m_options;
  const RuleOptions& m_usual;
};

} // namespace

void describe(Archive& at, Profile& profile, RuleOptions& options) {
  at.needed("profile", profile, Word<Profile>{profileNames});
  const RuleOptions usual = optionsOf(profile);
  const auto differing = [&](Archive& in, RuleOptions& set) { OptionList(in, set, usual).run(); };
  at.unless(usual, "options", options, objectOf<RuleOptions>(differing));
}

} // namespace nilometer::saqqara
