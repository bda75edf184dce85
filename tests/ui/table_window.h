// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"
#include "tests/tools/scribe.h"
#include "ui/base/style/theme.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/text/language.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>

#include <memory>
#include <string>
#include <utility>

/// A table in a real window, entered into with real clicks and keys.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

/// A session on the first entries of a golden game and the window that shows it.
class TableWindow {
public:
  explicit TableWindow(const std::string& game, std::size_t entries = 0)
      : TableWindow(goldenEdition(), game, entries) {}
  TableWindow(const egizia::GameRecord& record, std::shared_ptr<const egizia::Edition> with)
      : edition(std::move(with)), golden(record), session(record, edition), view(session) {
    appear();
  }

  void appear() {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    view.setFocus();
  }

  [[nodiscard]] static egizia::GameRecord cut(egizia::GameRecord record, std::size_t entries) {
    record.entries.resize(std::min(entries, record.entries.size()));
    return record;
  }

  [[nodiscard]] ui::Scribe::Hands hands() {
    return {[](QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); },
            [this](const QString& key) { type(key); }};
  }

  /// The key goes where the keyboard is.
  void type(const QString& key) {
    QWidget* to = QApplication::focusWidget();
    if (to == nullptr) to = &view;
    if (key == u"Enter"_s) {
      QTest::keyClick(to, Qt::Key_Return);
    } else if (key == u"Ctrl+Enter"_s) {
      QTest::keyClick(to, Qt::Key_Return, Qt::ControlModifier);
    } else if (key == u"Esc"_s) {
      QTest::keyClick(to, Qt::Key_Escape);
    } else {
      QTest::keyClicks(to, key.toLower());
    }
  }

  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord golden;
  ui::EgiziaSession session;
  ui::EgiziaView view;

private:
  TableWindow(std::shared_ptr<const egizia::Edition> with, const std::string& game,
              std::size_t entries)
      : edition(std::move(with)), golden(goldenGame(game, *edition)),
        session(cut(golden, entries), edition), view(session) {
    appear();
  }
};

} // namespace nilometer::test
