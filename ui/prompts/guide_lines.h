// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/prompts/guide.h"
#include "ui/words/phrase.h"
#include "ui/words/spoken.h"

#include <utility>

namespace nilometer::ui {

/// The facts of a guide as they are put together, the most important first. G: the rules.
template <class G> class GuideLines {
public:
  /// `who` = whoever is on turn, %1 of every text; the facts follow.
  explicit GuideLines(QString who) : m_who(std::move(who)) {}

  template <class Rule> void say(Rule rule, const QString& text, const QStringList& facts = {}) {
    m_lines += words::withRule(words::fill(text, QStringList(m_who) + facts),
                               words::Spoken<G>::ruleName(rule));
  }
  /// The same with things that there have to be some of.
  template <class Rule> void sayOf(Rule rule, const QString& text, const QStringList& things) {
    if (!things.isEmpty()) say(rule, text, {words::listOf(things)});
  }
  /// What is told at that level of a phase that is called so.
  [[nodiscard]] Guide guide(PromptLevel level, const QString& phase, const QString& what,
                            const QString& may) const {
    switch (level) {
    case PromptLevel::newcomer: return {phase, what, may, m_lines.mid(0, mostLinesNewcomer), {}};
    case PromptLevel::knowing: return {{}, {}, {}, m_lines.mid(0, mostLinesKnowing), {}};
    case PromptLevel::silent: break;
    }
    return {};
  }

private:
  QString m_who;
  QStringList m_lines;
};

} // namespace nilometer::ui
