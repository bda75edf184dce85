// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/table/board/read_only_table.h"

#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"

#include <QFontInfo>
#include <QResizeEvent>

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace nilometer::ui {

/// A step before it is translated.
struct PlainSetupRow {
  std::string_view rule; ///< by its number, which is the key of the step too
  const char* heading;
  const char* text; ///< %1 and on = the facts
};
/// `tr` = of the words that have the rows.
template <class Rows, class Tr>
[[nodiscard]] std::vector<SetupStep> plainSteps(const Rows& rows, Tr tr, const QStringList& facts) {
  std::vector<SetupStep> steps;
  for (const PlainSetupRow& row : rows) {
    const QString rule = text::fromUtf8(row.rule);
    const QString text = text::withRule(text::fill(tr(row.text), facts), rule);
    steps.push_back({rule.toLower(), tr(row.heading), text, {}});
  }
  return steps;
}

/// A set-up with a picture beside its steps that has rings around what the step speaks of.
class PlainSetup : public SetupSource {
public:
  using Steps = std::function<std::vector<SetupStep>()>;
  using Picture = std::function<QWidget*(QWidget* parent)>;
  /// Where that is, in pixels of the picture; asked whenever it is painted.
  using Spots = std::function<std::vector<QRect>(const QWidget& picture, const QString& step)>;
  /// Puts onto the picture what lies there by that step.
  using Show = std::function<void(QWidget& picture, const QString& step)>;
  PlainSetup(Steps steps, Picture picture, Spots spots, Show show)
      : m_steps(std::move(steps)), m_picture(std::move(picture)), m_spots(std::move(spots)),
        m_show(std::move(show)) {}

  [[nodiscard]] std::vector<SetupStep> steps() const override { return m_steps(); }
  [[nodiscard]] QWidget* makePicture(QWidget* parent) override {
    return m_shown = m_picture(parent);
  }
  void show(const SetupStep& step) override {
    m_show(*m_shown, step.key);
    markSpots(*m_shown, [spots = m_spots, picture = m_shown, key = step.key] {
      return spots(*picture, key);
    });
  }

private:
  Steps m_steps;
  Picture m_picture;
  Spots m_spots;
  Show m_show;
  QWidget* m_shown = nullptr;
};

/// The board of a ReadOnlyTable. In too little width all of it is smaller, with its letters.
template <class Board, class Draft> class QuietBoard : public Board {
public:
  template <class Session>
  QuietBoard(const Session& session, QWidget* parent) : Board(parent), m_quiet(session) {
    this->refresh(m_quiet.table());
    this->setEnabled(false);
  }

protected:
  void resizeEvent(QResizeEvent* event) override {
    Board::resizeEvent(event);
    if (this->parentWidget() == nullptr) return;
    QFont font = this->parentWidget()->font();
    const int usual = QFontInfo(font).pixelSize();
    const int least = this->minimumSizeHint().width() * usual / QFontInfo(this->font()).pixelSize();
    if (this->width() < least) font.setPixelSize(std::max(1, usual * this->width() / least));
    if (QFontInfo(font).pixelSize() != QFontInfo(this->font()).pixelSize()) this->setFont(font);
  }

private:
  ReadOnlyTable<typename Board::Table, Draft> m_quiet;
};

} // namespace nilometer::ui
