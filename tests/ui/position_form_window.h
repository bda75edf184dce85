// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/cut_off.h"
#include "tests/ui/egizia_screen.h"
#include "tests/ui/home.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/end_position/position_entry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMap>

#include <algorithm>

namespace nilometer::test {

inline egizia::PositionDocument storedPosition(const std::string& name,
                                               const egizia::Edition& edition) {
  return orStop(egizia::readPositionDocument(positionText(name), edition, name), name);
}

/// The result of every player of a recorded game, by name.
inline QMap<QString, double> storedResults(const QString& name) {
  const QString path = goldenPath + name + u".result.json"_s;
  const std::string text = orStop(record::readFile(path.toStdString()), path.toStdString());
  const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(text));
  QMap<QString, double> results;
  for (const auto& player : json[u"players"].toArray()) {
    results[player[u"name"].toString()] = player[u"result"].toDouble();
  }
  return results;
}

inline ui::PositionEntered neededOf(const std::string& name, const egizia::Edition& edition) {
  return ui::neededEntryOf(storedPosition(name, edition), edition);
}

/// Somebody who has done it once needs so long for a key, and for looking a thing up on the table.
inline constexpr double secondsPerKey = 0.28;
inline constexpr double secondsPerField = 1.35;

/// Four players with two or three Sphinx cards each, of which some ask for the markers or the
/// fields of all.
inline ui::PositionEntered typicalPosition(const egizia::Edition& edition) {
  ui::PositionEntered entry = neededOf("revised-4-players", edition);
  for (egizia::Player player = 0; player < 4; ++player) {
    entry.cards[{ui::PositionRow::sphinx, 0, player}].resize(player % 2 == 0 ? 2 : 3);
  }
  return entry;
}

/// Egizia's end positions with the printed values of the golden games.
class GoldenPositions {
public:
  GoldenPositions() {
    home.addGoldenEdition();
    game.readShelf();
  }
  [[nodiscard]] ui::PositionForm onEdition(ui::PositionForm form) const {
    form.values = {edition->id, edition->checksum};
    return form;
  }
  /// The score of what is entered, with everything disputed.
  [[nodiscard]] report::ScoreReport scored(const ui::PositionEntered& entry) const {
    return game.scored(onEdition(entry));
  }

  std::shared_ptr<const egizia::Edition> edition = goldenEdition();
  Home home;
  ui::EgiziaPositionGame game{home.games};
};

/// The screen for an end position, filled in with real keys. Counts the keys and the fields.
class PositionWindow : public GoldenPositions {
public:
  PositionWindow() {
    form.begin({}, QDate(2026, 11, 21));
    ui::PositionForm begun = form.form();
    begun.values = {edition->id, edition->checksum};
    form.setForm(begun);
    form.resize(1280, 720);
    form.show();
    if (!QTest::qWaitForWindowExposed(&form)) qFatal("the window is not shown");
    form.start();
  }

  [[nodiscard]] QString numberAt(ui::PositionRow row, int player, int part = 0) const {
    return view.table().numberCell(cell(row, player, part))->line().text();
  }
  [[nodiscard]] static ui::PositionCell cell(ui::PositionRow row, int player, int part = 0) {
    return {row, static_cast<std::uint8_t>(part), static_cast<egizia::Player>(player)};
  }

  void key(Qt::Key pressed, Qt::KeyboardModifiers with = Qt::NoModifier) {
    ++keys;
    QTest::keyClick(keyboard(), pressed, with);
  }
  void type(const QString& text) {
    for (const QChar letter : text) {
      ++keys;
      QTest::keyClick(keyboard(), letter.toLatin1());
    }
  }
  void paste(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    key(Qt::Key_V, Qt::ControlModifier);
  }
  void click(QWidget* what) { QTest::mouseClick(what, Qt::LeftButton); }

  /// The cell that has the keyboard; stops the test if none has.
  [[nodiscard]] ui::PositionCell here() const {
    const auto cell = view.table().cellWithKeyboard();
    if (!cell) qFatal("no field has the keyboard");
    return *cell;
  }
  [[nodiscard]] bool isAtScore() const { return QApplication::focusWidget() == view.scoreButton(); }

  /// Names the cards by their shortest letters and goes on.
  void nameCards(const std::vector<ui::PositionCard>& cards, const ui::PositionRow row) {
    const auto finders = ui::findersFor(view.entry(), *edition);
    for (const ui::PositionCard& card : cards) {
      const auto& offers = finders.at(row)->offers();
      const auto offer = std::ranges::find(offers, egizia::nameOf(card), &ui::NameOffer::id);
      if (offer == offers.end()) qFatal("a card that is not offered");
      ++fields;
      type(offer->key);
      key(Qt::Key_Return);
    }
    key(Qt::Key_Return);
  }

  /// Walks through everything with the keyboard alone, as somebody would who has `target` on the
  /// table before him.
  void enter(const ui::PositionEntered& target) {
    for (int guard = 0; guard < 200 && !isAtScore(); ++guard) {
      const ui::PositionCell at = here();
      if (ui::isCards(at.row)) {
        nameCards(target.cardsIn(at), at.row);
        continue;
      }
      const QString text = ui::textIn(target, at);
      if (!text.isEmpty()) ++fields; // else what follows from the rest is right
      type(text);
      if (!isAtScore() && here() == at) key(Qt::Key_Return);
    }
    for (const ui::PositionCell& each : target.switched) {
      ++fields;
      click(view.table().chip(each));
    }
  }

private:
  [[nodiscard]] QWidget* keyboard() {
    QWidget* to = QApplication::focusWidget();
    return to == nullptr ? &form : to;
  }

public:
  ui::FormView form{game, nullptr};
  EgiziaScreen view{form, game};
  int keys = 0;
  int fields = 0; ///< looked up on the table: cards, numbers, yes or no
};

} // namespace nilometer::test
