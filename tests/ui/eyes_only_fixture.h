// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/corrections/eyes_only_dialog.h"
#include "ui/egizia/corrections/hidden_cards.h"
#include "ui/egizia/text/words.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <chrono>

namespace nilometer::test {

inline constexpr egizia::Player anna = 0;
inline constexpr egizia::Player ben = 1;

/// A table at which two Sphinx cards are kept by Anna, one of them named, and one by Ben, named.
inline egizia::GameRecord keptCards() {
  egizia::GameRecord game = test::firstEntries(0);
  const auto add = [&](const egizia::Entry& entry) {
    game.entries.push_back({entry, false, "for the test", "", 0});
  };
  add(egizia::Correct{.what = egizia::Correctable::sphinxCount, .player = anna, .value = 2});
  add(egizia::NameSphinxCards{anna, egizia::SphinxSet{1} << 3});
  add(egizia::NameSphinxCards{ben, egizia::SphinxSet{1} << 7});
  return game;
}

/// The dialog on that table, with its hands.
struct EyesOnly {
  explicit EyesOnly(std::chrono::milliseconds longest = ui::EyesOnlyDialog::usualLook,
                    egizia::Player player = anna)
      : session(keptCards(), shelfEdition()), dialog(session, player, nullptr, longest) {
    dialog.show();
    if (!QTest::qWaitForWindowActive(&dialog)) qFatal("the dialog is not active");
  }
  void holdMouse() { QTest::mousePress(&hold, Qt::LeftButton); }
  void letMouseGo() { QTest::mouseRelease(&hold, Qt::LeftButton); }
  void holdSpace() { QTest::keyPress(&hold, Qt::Key_Space); }
  void letSpaceGo() { QTest::keyRelease(&hold, Qt::Key_Space); }
  void key(Qt::Key key) { QTest::keyClick(&hold, key); }
  [[nodiscard]] bool covered() const { return dialog.cards().isCovered(); }
  [[nodiscard]] egizia::SphinxSet ticked() const { return dialog.cards().ticked(); }
  [[nodiscard]] QString card(int index) const { return text::sphinxCard(index, session.table()); }
  /// The box of a card, while it is shown.
  [[nodiscard]] QCheckBox* box(int index) const {
    for (auto* box : dialog.findChildren<QCheckBox*>()) {
      if (box->isVisible() && box->text().startsWith(card(index))) return box;
    }
    return nullptr;
  }
  [[nodiscard]] QPushButton* button(const QString& text) const {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == text) return button;
    }
    qFatal("no button %s", qPrintable(text));
  }
  /// Everything any widget says, seen or not.
  [[nodiscard]] QString allTexts() const {
    QString all = dialog.windowTitle();
    for (const QWidget* part : dialog.findChildren<QWidget*>()) {
      all += part->toolTip() + part->accessibleName() + part->accessibleDescription() +
             part->windowTitle() + part->whatsThis() + part->statusTip();
      if (const auto* label = qobject_cast<const QLabel*>(part)) all += label->text();
      if (const auto* press = qobject_cast<const QAbstractButton*>(part)) all += press->text();
    }
    return all;
  }
  /// No card can be told from another one.
  [[nodiscard]] bool secret() const {
    if (!covered()) return false;
    const QString texts = allTexts();
    if (texts.contains(u"If the game ended now"_s)) return false;
    for (std::size_t i = 0; i < session.edition().sphinxCards.size(); ++i) {
      if (texts.contains(card(static_cast<int>(i)))) return false;
    }
    const auto boxes = dialog.findChildren<QCheckBox*>();
    return std::none_of(boxes.begin(), boxes.end(), [](const QCheckBox* box) {
      return box->isVisible() || box->isChecked() || !box->isEnabled() || box->font().bold();
    });
  }

  ui::EgiziaSession session;
  ui::EyesOnlyDialog dialog;
  QPushButton& hold = dialog.holdButton();
};

} // namespace nilometer::test
