// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/made_entry.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

/// An entry that is opened to be changed begins with what was recorded: at the table of a game
/// whose entries a draft makes (DraftedView).
namespace nilometer::test {

using ui::Choice;
using ui::ChoiceId;
using ui::QuestionId;

/// Opens every entry to be changed and presses Enter: nothing is changed.
template <class View, class Session> void enterEachUnchanged(View& view, Session& session) {
  const std::string before = session.written();
  const QString undo = session.undoName();
  for (std::size_t i = 0; i < session.entries(); ++i) {
    session.startReplacing(i);
    const QByteArray which =
        QByteArray::number(static_cast<int>(i) + 1) + ": " + session.logLine(i).headline.toUtf8();
    QVERIFY2(view.draft().work().entry == session.record().entries[i].entry, which.constData());
    QVERIFY2(!view.hasBegun(), which.constData());
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY2(!session.amending() && session.amended() == nullptr, which.constData());
    QVERIFY2(session.written() == before, which.constData());
    QCOMPARE(session.undoName(), undo);
  }
}

/// Opens every entry to be changed and types a digit: it replaces the first number there is.
/// `firstNumber(view)` = that number as it is now, nothing where the entry has none. Returns how
/// many have one.
template <class View, class Session>
int typeIntoEach(View& view, Session& session, auto firstNumber) {
  int typed = 0;
  for (std::size_t i = 0; i < session.entries(); ++i) {
    session.startReplacing(i);
    const std::optional<int> now = firstNumber(view);
    if (now) {
      const int other = *now == 2 ? 3 : 2;
      QTest::keyClicks(&view, QString::number(other));
      if (firstNumber(view) != other) {
        const QString line = session.logLine(i).headline;
        QTest::qFail(qPrintable(line), __FILE__, __LINE__);
        return typed;
      }
      ++typed;
    }
    session.stopAmending();
  }
  return typed;
}

/// Opens every entry to be changed and presses an amount: it takes the place of all that stood in
/// its question, and the next press adds one. Returns how many entries have one.
template <class View, class Session> int pressAnAmountOfEach(View& view, Session& session) {
  using Question = typename std::remove_cvref_t<decltype(view.draft())>::Question;
  int pressed = 0;
  const auto fails = [&](std::size_t entry) {
    QTest::qFail(qPrintable(session.logLine(entry).headline), __FILE__, __LINE__);
    return pressed;
  };
  for (std::size_t i = 0; i < session.entries(); ++i) {
    session.startReplacing(i);
    const auto& questions = view.draft().questions();
    const auto amounts = std::ranges::find(questions, Question::Kind::amounts, &Question::kind);
    if (amounts != questions.end()) {
      const QuestionId id = amounts->id();
      const auto isMore = [&](const Choice& choice) {
        return choice.most > 1 && !view.keys().of(ChoiceId{id, choice.id}).isEmpty();
      };
      const auto which = std::ranges::find_if(amounts->choices, isMore);
      if (which != amounts->choices.end()) {
        const ChoiceId choice{id, which->id};
        for (const int times : {1, 2}) {
          QTest::keyClicks(&view, view.keys().of(choice).toLower());
          const Question* now = view.draft().find(id);
          if (now == nullptr || view.draft().find(choice)->count > times) return fails(i);
          for (const Choice& each : now->choices) {
            if (each.id != choice.id && each.count > 0) return fails(i);
          }
          if (times == 1 && view.draft().find(choice)->count != 1) return fails(i);
        }
        ++pressed;
      }
    }
    session.stopAmending();
  }
  return pressed;
}

} // namespace nilometer::test
