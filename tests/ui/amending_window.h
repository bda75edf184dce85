// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/home_program.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/draft/draft.h"
#include "ui/table/history_edit/affected_entry.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/amend_bar.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QStyleOptionSlider>
#include <QTest>
#include <QWheelEvent>

#include <functional>

namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

/// The program in the middle of a golden game, and a scribe who puts the past right, by mouse or by
/// keys. Every press of a key or button is counted, the entry itself apart, and so is every notch
/// of the wheel; dragging the scroll bar is one thing to do.
class AmendingWindow : public HomeProgram {
public:
  enum class By : std::uint8_t { mouse, keys };

  /// `entries` of the game were made so far; `edit` changes the lines of its file before.
  AmendingWindow(By by, qsizetype entries, const std::function<void(QStringList&)>& edit = {})
      : m_by(by) {
    addGoldenEdition();
    QStringList lines = QString::fromUtf8(goldenText(u"revised-4-players"_s)).split(u'\n');
    lines.resize(entries + 1);
    if (edit) edit(lines);
    QFile game(path());
    if (!game.open(QIODevice::WriteOnly)) qFatal("the game cannot be written");
    game.write(lines.join(u'\n').toUtf8() + "\n");
    game.close();
    window.openFile(path());
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
  }

  [[nodiscard]] QString path() const { return file(u"games/past.nilometer"_s); }
  [[nodiscard]] ui::EgiziaView& view() const { return *window.game(); }
  [[nodiscard]] ui::EgiziaSession& session() const { return *window.session(); }
  [[nodiscard]] ui::LogView& log() const { return view().log(); }
  [[nodiscard]] ui::AmendedCard& card() const { return view().amended(); }
  [[nodiscard]] const ui::AmendBar& bar() const { return view().header().amendBar(); }
  [[nodiscard]] int actions() const { return m_actions; }

  /// To that entry: by keys with its number, by mouse with the scroll bar, and the wheel where that
  /// is not enough. Where the log is folded to a line, a press on it opens it first.
  void select(int entry) {
    if (m_by == By::keys) {
      press(Qt::Key_F, Qt::ControlModifier);
      for (const QChar digit : QString::number(entry + 1)) {
        press(static_cast<Qt::Key>(digit.unicode()));
      }
      return;
    }
    const QModelIndex row = log().model()->index(entry, 0);
    const auto place = [&] { return log().visualRect(row); };
    if (log().viewport()->height() < 2 * place().height()) open();
    const QRect room = log().viewport()->rect();
    if (!room.contains(place().center())) drag(place().center().y() - room.center().y());
    while (!room.contains(place().center())) turnWheel(place().center().y() < 0);
    click(*log().viewport(), place().center());
  }
  void change() { begin(*log().tools().changeButton(), Qt::Key_F2); }
  void insertBefore() { begin(*log().tools().insertButton(), Qt::Key_F2, Qt::ShiftModifier); }
  void remove() { begin(*log().tools().removeButton(), Qt::Key_Delete); }
  void dispute() { begin(*log().tools().disputeButton(), Qt::Key_D, Qt::ControlModifier); }
  void leaveOpen() { begin(*card().openButton(), Qt::Key_D, Qt::ControlModifier); }
  void keep() { begin(*card().yesButton(), Qt::Key_Return); }
  void undo() { begin(*view().header().undoButton(), Qt::Key_Z, Qt::ControlModifier); }

  // The entry itself, which is not counted:
  void tap(const ui::PlaceId& place) {
    if (m_by == By::keys) return QTest::keyClicks(focus(), view().keys().of(place).toLower());
    QTest::mouseClick(view().board().place(place), Qt::LeftButton);
  }
  /// The choice that says so, of whatever is asked.
  void choose(const QString& text) {
    for (const ui::Question& question : view().draft().questions()) {
      for (const ui::Choice& choice : question.choices) {
        ui::Chip* chip = view().choice(question.id(), choice.id);
        if (chip == nullptr || chip->look().text != text) continue;
        if (m_by == By::mouse) return QTest::mouseClick(chip, Qt::LeftButton);
        return QTest::keyClicks(focus(), chip->look().keyCap.toLower());
      }
    }
    qFatal("%s is no choice", qPrintable(text));
  }

private:
  [[nodiscard]] QWidget* focus() {
    QWidget* to = QApplication::focusWidget();
    return to == nullptr ? &window : to;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    ++m_actions;
    QTest::keyClick(focus(), key, with);
  }
  void click(QWidget& widget, const QPoint& at) {
    ++m_actions;
    QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
  }
  void open() {
    click(*log().viewport(), log().viewport()->rect().center());
    QCoreApplication::processEvents();
  }
  /// The handle of the log's scroll bar, until the rows have moved by about so much.
  void drag(int down) {
    ++m_actions;
    QScrollBar& bar = *log().verticalScrollBar();
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = Qt::Vertical;
    option.minimum = bar.minimum();
    option.maximum = bar.maximum();
    option.sliderPosition = option.sliderValue = bar.value();
    option.pageStep = bar.pageStep();
    const auto part = [&](QStyle::SubControl control) {
      return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, control, &bar);
    };
    const QRect handle = part(QStyle::SC_ScrollBarSlider);
    const int way = part(QStyle::SC_ScrollBarGroove).height() - handle.height();
    const QPoint to = handle.center() + QPoint(0, down * way / (bar.maximum() - bar.minimum()));
    QTest::mousePress(&bar, Qt::LeftButton, {}, handle.center());
    QTest::mouseMove(&bar, to);
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, to);
  }
  void turnWheel(bool up) {
    ++m_actions;
    const QPoint at = log().viewport()->rect().center();
    QWheelEvent event(at, log().viewport()->mapToGlobal(at), {}, {0, up ? 120 : -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(log().viewport(), &event);
  }
  void begin(QWidget& button, Qt::Key key, Qt::KeyboardModifiers with = {}) {
    // Beside long words a row of the log has no room for all of its buttons; their keys remain.
    if (m_by == By::keys || !button.isVisible()) return press(key, with);
    const QPoint middle = button.mapTo(&window, button.rect().center());
    const QWidget* hit = window.childAt(middle);
    if (hit != &button && !button.isAncestorOf(hit)) qFatal("something lies over the button");
    click(button, button.rect().center());
  }

  By m_by;
  int m_actions = 0;
};

} // namespace nilometer::test
