// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/explain/why_text.h"
#include "ui/text/rule_link.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>
#include <vector>

class QContextMenuEvent;
class QMenu;

namespace nilometer::ui {

class WhyCard;

/// Answers "Why?" for everything in a widget: Shift+F1 asks about what has the keyboard or, if
/// that has no answer, about what is below the pointer; the right mouse button asks about what it
/// presses. The left button on a number, and Space on what has the keyboard, show where the number
/// comes from. Texts are made only then. What nobody else answers, a widget's or an item's What's
/// This text does (plain text).
class WhyGuide : public QObject {
  Q_OBJECT
public:
  /// The answer about a widget; `at` is the place in it, nothing when asked by keyboard. Nothing
  /// if it knows no answer: then the widget it lies in is asked.
  using Answer = std::function<std::optional<WhyText>(QWidget& about, std::optional<QPoint> at)>;

  /// Watches over `host`, which it becomes a child of; the numbers of these rules become links.
  WhyGuide(QWidget& host, text::RuleNames rules);

  void add(Answer answer) { m_answers.push_back(std::move(answer)); }
  /// From now on numberRequested() asks for the log of the numbers of an answer, except while that
  /// widget is hidden. `log` is not owned and outlives the guide. Enter asks as Space does where
  /// the host needs it for nothing else.
  enum class Enter : bool { hosts, asks };
  void offerNumbers(const QWidget& log, Enter enter = Enter::hosts) {
    m_log = &log;
    m_enter = enter;
  }
  /// Asks for the log of the numbers that an answer is about; asked by keyboard, of all that can
  /// be asked there. False if there are none.
  bool askNumbers(QWidget& about, std::optional<QPoint> at);
  /// Puts what else the right mouse button offers for a widget below "Why?".
  using Extras = std::function<void(QMenu& menu, const QWidget& about)>;
  void addToMenu(Extras extras) { m_extras.push_back(std::move(extras)); }
  /// What asks for an answer by itself: Shift+F1 is about that rather than about whoever happens to
  /// lie under the pointer. nullptr = nothing now.
  using Pressing = std::function<QWidget*()>;
  void setPressing(Pressing pressing) { m_pressing = std::move(pressing); }
  /// Shift+F1.
  void ask();
  /// Shows the answer about that widget. False if there is none.
  bool ask(QWidget& about, std::optional<QPoint> at);
  /// Shows that answer beside `about`.
  void tell(const WhyText& text, QWidget& about, std::optional<QPoint> at);
  /// The answer alone.
  [[nodiscard]] std::optional<WhyText> answer(QWidget& about, std::optional<QPoint> at) const;
  /// nullptr until something was asked.
  [[nodiscard]] WhyCard* card() const { return m_card; }

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// Somebody wants to read that rule (its number) in the rules browser.
  void ruleRequested(const QString& rule);
  /// Somebody wants to see where that number comes from; `all` are those shown at the same place.
  void numberRequested(const nilometer::text::AskedNumber& number,
                       const std::vector<nilometer::text::AskedNumber>& all = {});

private:
  [[nodiscard]] bool offersNumbers() const;
  void addNumbers(QMenu& menu, const WhyText& text);
  bool popUpMenu(const QContextMenuEvent& event);
  /// Whether a press or key that nobody else takes asks for a number.
  bool asksForNumber(QEvent& event);
  [[nodiscard]] std::optional<WhyText> ownAnswer(QWidget& about, std::optional<QPoint> at) const;

  QWidget& m_host;
  text::RuleNames m_rules;
  std::vector<Answer> m_answers;
  std::vector<Extras> m_extras;
  Pressing m_pressing;
  WhyCard* m_card = nullptr;
  const QWidget* m_log = nullptr; ///< tells where numbers come from
  Enter m_enter = Enter::hosts;
};

/// One on that page with that answer alone: Game::why.
[[nodiscard]] WhyGuide* guideWith(QWidget& page, text::RuleNames rules, WhyGuide::Answer answer);

} // namespace nilometer::ui
