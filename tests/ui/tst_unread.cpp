// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/unread.h"

#include <QLabel>
#include <QTest>

using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

/// That the check for texts that cannot be read finds them.
class tst_unread : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void findsWhatCannotBeRead();
};

/// A word behind an edge, below another piece, and without its end.
void tst_unread::findsWhatCannotBeRead() {
  QWidget window;
  window.resize(300, 100);
  QLabel whole(u"whole"_s, &window);
  whole.setGeometry(10, 10, 100, 20);
  window.show();
  QCOMPARE(unreadIn(window), QStringList());
  QLabel behind(u"behind the edge"_s, &window);
  behind.setGeometry(250, 10, 200, 20);
  behind.show();
  QLabel below(u"below"_s, &window);
  below.setGeometry(10, 50, 100, 20);
  below.show();
  QWidget above(&window);
  above.setAutoFillBackground(true);
  above.setGeometry(10, 60, 200, 20);
  above.show();
  QLabel shortened(u"shorten…"_s, &window);
  shortened.setGeometry(150, 10, 90, 20);
  shortened.show();
  const QStringList wrong = unreadIn(window);
  QCOMPARE(wrong.size(), 3);
  for (const QString& word : {u"cut off: “behind"_s, u"cut off: “below"_s, u"shortened: “"_s}) {
    QVERIFY2(!wrong.filter(word).isEmpty(), qPrintable(wrong.join(u'\n')));
  }
}

NILOMETER_TEST(tst_unread)
#include "tst_unread.moc"
