// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/chosen.h"
#include "ui/base/style/look_scale.h"
#include "ui/base/style/unit.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <vector>

/// Every language, and letters as large as a player may want them.
namespace nilometer::test {

/// Rows for a test that fetches "language" and "percent": each language with one size and each size
/// with some language. All of them in the whole run.
inline void languagesWithSizes(const std::vector<int>& percents,
                               const QStringList& languages = text::languages()) {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("percent");
  const auto sizes = static_cast<qsizetype>(percents.size());
  for (qsizetype size = 0; size < sizes; ++size) {
    for (qsizetype language = 0; language < languages.size(); ++language) {
      // German, the first one, with the largest letters.
      const bool isOfLanguage = size == (language + sizes - 1) % sizes;
      const bool isOfSize = language == (size + 1) % languages.size();
      if (!isWholeRun() && !isOfLanguage && !isOfSize) continue;
      const int percent = percents[static_cast<std::size_t>(size)];
      QTest::addRow("%s %d", qPrintable(languages[language]), percent)
          << languages[language] << percent;
    }
  }
}

/// The program in that language, with letters and lengths of that many per cent, as long as this
/// lives. A main window finds its own size; tell its preferences.
class LargeLetters {
public:
  LargeLetters(const QString& language, int percent) {
    if (!text::useLanguage(language)) qFatal("no language %s", qPrintable(language));
    m_scale.setLetters(ui::lettersFor(QSize(1280, 720), percent));
  }

private:
  ui::LookScale m_scale{*qApp};
};

/// Gives a window the usual size, larger by as much as its letters are; a language half as long
/// again has half as much room more. Small windows are another matter (tst_sizes).
inline void settle(QWidget& window) {
  const qreal longer = text::languages().contains(text::language()) ? 1 : 1.5;
  const QSize room = QSize(1280, 720) * (ui::lookUnit() * longer);
  window.resize(window.minimumSizeHint().expandedTo(room));
  QCoreApplication::processEvents();
}

} // namespace nilometer::test
