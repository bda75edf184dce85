// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/copy_state.h"

#include <QAbstractButton>
#include <QLineEdit>

#include <cstdint>
#include <optional>
#include <vector>

/// What a page of the copy is changed with. The object name of every cell is the place it changes
/// ("obelisk.rows[2].spaces"), that of a step button what it does ("obelisk.rows[2] remove").
namespace nilometer::ui {

/// A printed number: looks like print until the keyboard or the pointer is in it, and is empty
/// where it is missing. Digits replace it; Enter, Tab and leaving take it over, Esc brings the old
/// one back; Up and Down change it by one. The wheel changes nothing.
class NumberField : public QLineEdit {
  Q_OBJECT
public:
  enum class Shape : std::uint8_t { box, round };
  struct Content {
    int value = 0;
    int least = 0;
    int most = 99;
    std::optional<table::Likely> likely{}; ///< another number is doubted while it is typed
    Sureness sureness = Sureness::certain;
    QString name;   ///< accessible: "Value of row 3"
    QString tip;    ///< why it is sure or not, or what makes no sense
    QString before; ///< printed beside the number, as "+" or "×"
    Shape shape = Shape::box;
  };

  NumberField(const QString& place, QWidget* parent);

  void setContent(const Content& content);
  [[nodiscard]] const Content& content() const { return m_content; }
  /// Takes over what is typed, as leaving does.
  void take();
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// Another number than before was entered.
  void entered(int value);

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  enum class Leaving : bool { no, withAClick };
  void showValue();
  void sayBounds();
  void sayDoubt(bool isTyped);
  /// As a hint below the field.
  void say(const QString& sentence);
  void stepBy(int by);
  void enter(int value);
  [[nodiscard]] QString printed() const;
  [[nodiscard]] std::optional<int> typed() const;
  [[nodiscard]] qreal radius() const;
  [[nodiscard]] int beforeMark() const;
  void paintPrint(class QPainter& painter) const;

  Content m_content;
  Leaving m_leaving = Leaving::no;
  QString m_afterTheClick; ///< what is said then
};

/// A printed choice: a kind, a deck, a building; or several of them (crews, parts). Opens a menu;
/// letters and arrows work in it as everywhere.
class ChoiceField : public QAbstractButton {
  Q_OBJECT
public:
  enum class Kind : std::uint8_t { one, several };
  struct Option {
    int id = 0;
    QString text;
  };
  struct Content {
    Kind kind = Kind::one;
    std::vector<Option> options;
    std::vector<int> chosen; ///< ids; exactly one for Kind::one
    Sureness sureness = Sureness::certain;
    QString text; ///< what is printed; empty = the texts of what is chosen
    QString name; ///< accessible
    QString tip;
  };

  ChoiceField(const QString& place, QWidget* parent);

  void setContent(const Content& content);
  [[nodiscard]] const Content& content() const { return m_content; }
  /// Chooses as the menu would: with Kind::several it turns the option on or off.
  void choose(int id);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// Other ids than before, in the order of the options.
  void chosen(const std::vector<int>& ids);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void openMenu();

  Content m_content;
};

/// Undo and redo are those of the copy as long as nothing is typed in a field: then the keys for
/// them are ignored, and true is returned.
[[nodiscard]] bool leavesToTheCopy(const QLineEdit& field, QEvent& event);

/// A small quiet button beside what it adds to, takes from or moves.
class StepButton : public QAbstractButton {
  Q_OBJECT
public:
  enum class Sign : std::uint8_t { add, remove, earlier, later };

  StepButton(const QString& name, QWidget* parent);

  /// `text` is its accessible name and its tip: "Add a row".
  void setContent(Sign sign, const QString& text);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  Sign m_sign = Sign::add;
};

} // namespace nilometer::ui
