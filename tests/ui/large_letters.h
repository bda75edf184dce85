// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/language.h"

#include <QApplication>
#include <QFont>
#include <QTest>
#include <QWidget>

#include <initializer_list>

/// Every language, and letters as large as a player may want them.
namespace nilometer::test {

/// Rows for a test that fetches "language" and "percent".
inline void languagesAndSizes(std::initializer_list<int> percents,
                              const QStringList& languages = words::languages()) {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("percent");
  for (const int percent : percents) {
    for (const QString& language : languages) {
      QTest::addRow("%s %d", qPrintable(language), percent) << language << percent;
    }
  }
}

/// The program in that language and size, as long as this lives.
class LargeLetters {
public:
  LargeLetters(const QString& language, int percent) {
    if (!words::useLanguage(language)) qFatal("no language %s", qPrintable(language));
    QFont large = m_usual;
    large.setPointSizeF(m_usual.pointSizeF() * percent / 100);
    QApplication::setFont(large);
  }
  ~LargeLetters() { QApplication::setFont(m_usual); }
  LargeLetters(const LargeLetters&) = delete;
  LargeLetters& operator=(const LargeLetters&) = delete;

private:
  QFont m_usual = QApplication::font();
};

/// Gives a window the usual size, or what its letters need: it scrolls where the screen is smaller.
inline void settle(QWidget& window) {
  window.resize(window.minimumSizeHint().expandedTo({1280, 720}));
  QCoreApplication::processEvents();
}

} // namespace nilometer::test
