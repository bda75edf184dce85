// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/setup_source.h"

#include "ui/words/phrase.h"
#include "ui/words/rule_link.h"

#include <functional>
#include <string_view>
#include <utility>

namespace nilometer::ui {

/// A step before it is translated.
struct SetupRow {
  std::string_view rule; ///< by its number, which is the key of the step too
  const char* heading;
  const char* text; ///< %1 and on = the facts
};
/// `tr` = of the words that have the rows.
template <class Rows, class Tr>
[[nodiscard]] std::vector<SetupStep> plainSteps(const Rows& rows, Tr tr, const QStringList& facts) {
  std::vector<SetupStep> steps;
  for (const SetupRow& row : rows) {
    const QString rule = words::fromUtf8(row.rule);
    const QString text = words::withRule(words::fill(tr(row.text), facts), rule);
    steps.push_back({rule.toLower(), 0, tr(row.heading), text, {}});
  }
  return steps;
}

/// A set-up that asks nothing and shows the same picture beside all of its steps.
class PlainSetup : public SetupSource {
public:
  using Steps = std::function<std::vector<SetupStep>()>;
  using Picture = std::function<QWidget*(QWidget* parent)>;
  PlainSetup(Steps steps, Picture picture)
      : m_steps(std::move(steps)), m_picture(std::move(picture)) {}

  [[nodiscard]] std::vector<SetupStep> steps() const override { return m_steps(); }
  [[nodiscard]] QWidget* makePicture(QWidget* parent) override { return m_picture(parent); }
  [[nodiscard]] QWidget* makeAsked(QWidget* /*parent*/) override { return nullptr; }
  [[nodiscard]] std::vector<QWidget*> asked() const override { return {}; }
  void show(const SetupStep& /*step*/) override {}

private:
  Steps m_steps;
  Picture m_picture;
};

/// The board of a table that nobody enters anything into. `Draft` begins an entry on it, `Board`
/// draws both.
template <class Board, class Draft> class QuietBoard : public Board {
public:
  template <class Session> QuietBoard(const Session& session, QWidget* parent) : Board(parent) {
    m_draft.begin({&session.game(), &session.shown(), nullptr});
    this->refresh({&session.game(), &session.shown(), &m_draft, seatsOf(session), {}});
    this->setEnabled(false);
  }

private:
  Draft m_draft;
};

} // namespace nilometer::ui
