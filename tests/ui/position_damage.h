// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/line_sums.h"
#include "tests/ui/home.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/position_of.h"

#include <QFile>
#include <QTest>

#include <random>
#include <string>

/// Files of end positions that are cut off or have a wrong bit.
namespace nilometer::test {

/// That many fields which stand whole before `end` are read with what was typed into them, and no
/// other is made up.
template <class Rules>
void checkFieldsBefore(const ui::PositionGame& game, const ui::PositionForm& form,
                       const std::string& file, std::size_t end, const std::string& whole) {
  const auto read = game.read(file, "end");
  const bool namesPlayers = whole.find("\"fields\"") < end;
  QVERIFY2(read || !namesPlayers, file.c_str());
  if (!read) return;
  QVERIFY(read->damage.has_value());
  for (const auto& [key, text] : form.texts) {
    const std::string field = R"({"field":")" + key + R"(","text":")" + text + "\"}";
    const std::size_t at = whole.find(field);
    QVERIFY2(at != std::string::npos, field.c_str());
    const auto found = read->form.texts.find(key);
    const bool isThere = found != read->form.texts.end() && found->second == text;
    QVERIFY2(at + field.size() > end || isThere, field.c_str());
  }
}

/// Cuts the file of the form everywhere, and turns one of its bits 500 times.
template <class Rules> void damageEverywhere(const ui::PositionForm& form) {
  const QTemporaryDir folder;
  const Home home(folder);
  const ui::PlainPosition<Rules> game(home.games);
  const std::string whole = record::withSumsOnly(game.write(form, nullptr));
  QVERIFY(!game.read(whole, "end")->damage);
  for (std::size_t end = 0; end + 2 < whole.size(); ++end) {
    checkFieldsBefore<Rules>(game, form, whole.substr(0, end), end, whole);
    if (QTest::currentTestFailed()) return;
  }
  std::mt19937 random(1);
  for (int turn = 0; turn < 500; ++turn) {
    std::string flipped = whole;
    const std::size_t at = random() % (whole.size() - 1);
    flipped[at] = static_cast<char>(flipped[at] ^ (1 << random() % 7));
    checkFieldsBefore<Rules>(game, form, flipped, at, whole);
    if (QTest::currentTestFailed()) return;
  }
}

/// A number in the file of what is entered becomes another one, and the table compares it.
inline void changeAndCompare(ui::EndPositionPage& page, const QString& path) {
  QVERIFY(page.isSaved());
  QFile file(path);
  QVERIFY(file.open(QFile::ReadOnly));
  const QByteArray whole = file.readAll();
  file.close();
  const QByteArray changed = QByteArray(whole).replace(R"("text":"5")", R"("text":"7")");
  QVERIFY(changed != whole);
  page.leave();
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(changed);
  file.close();
  QVERIFY(page.openFile(path));
  QVERIFY2(page.news()->sentence.contains(u".damaged-1"), qPrintable(page.news()->sentence));
  QFile kept(path + u".damaged-1");
  QVERIFY(kept.open(QFile::ReadOnly));
  QCOMPARE(kept.readAll(), changed);
  // Nobody stands for it, however often it is opened.
  QVERIFY(page.isSaved());
  page.leave();
  QVERIFY(page.openFile(path));
  QVERIFY2(page.news()->sentence.contains(u"damaged once"), qPrintable(page.news()->sentence));
  page.news()->ways.front().go();
  QVERIFY(!page.news());
  QVERIFY(page.isSaved());
  page.leave();
  QVERIFY(page.openFile(path));
  QVERIFY(!page.news());
}

} // namespace nilometer::test
