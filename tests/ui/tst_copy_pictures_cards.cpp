// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/copy_fixture.h"

#include <QElapsedTimer>

using namespace nilometer;
using namespace nilometer::test;
using egizia::PrintedPage;

namespace nilometer::ui {

class TestCopyPicturesCards : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void pictures() {
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
      for (const int percent : {100, 200}) {
        LargeLetters letters(language, percent);
        for (const auto page : {PrintedPage::fieldsAndQuarries, PrintedPage::otherNileCards, PrintedPage::sphinxCards}) {
          for (const bool other : {false, true}) {
            applyAppearance(*qApp, other ? Appearance::dark : Appearance::light);
            QElapsedTimer timer; timer.start();
            CopyBench bench(pictureOf(page), other ? differentCopy() : shippedCopy());
            const auto opened = timer.restart();
            bench.picture().show(bench.state());
            const auto again = timer.restart();
            bench.resize({980, 600});
            const auto resized = timer.restart();
            bench.window().grab();
            qInfo() << "show again" << again << "resize" << resized << "grab" << timer.restart();
            bench.resize({1000, 600});
            bench.apply([](auto& doc) { return doc.set("nileCards.crews-choice.amount", 1); });
            qInfo() << language << percent << int(page) << other << "open" << opened << "change+resize" << timer.elapsed() << bench.overlaps();
            bench.save(QStringLiteral("/tmp/C-pics/%1-%2-%3-%4.png").arg(QString::number(int(page)), other ? QStringLiteral("diff") : QStringLiteral("ship"), language, QString::number(percent)));
          }
        }
      }
    }
  }
};

} // namespace nilometer::ui

QTEST_MAIN(nilometer::ui::TestCopyPicturesCards)
#include "tst_copy_pictures_cards.moc"
