// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <optional>
#include <string>

/// An entry that is opened to be changed begins with what was recorded: at the table of a game
/// whose entries a draft makes (DraftedView).
namespace nilometer::test {

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

} // namespace nilometer::test
