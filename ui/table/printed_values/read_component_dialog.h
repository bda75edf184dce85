// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/judged_dialog.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

class QSpinBox;

/// Reads values off a component at any time and shows what the game has there now, for any game
/// that says what there is to be read.
namespace nilometer::ui {

/// What can be read, in the language of the moment; it is asked for again after a change of it.
struct TellForm {
  /// What says where a number is printed: one of those names, or a number between those bounds.
  struct Where {
    QString label;
    QStringList names{}; ///< none: a number
    int least = 1;
    int most = 1;
    int first = 1; ///< shown to begin with
  };
  struct What {
    QString name;
    std::vector<std::size_t> where{}; ///< what has to be said, by index
    bool isCounts = false;            ///< how many of each kind; else one number
    std::vector<std::size_t> of{};    ///< of which kinds, by index; none: of all
    int least = 0;                    ///< no number printed there is less
    [[nodiscard]] bool counts(std::size_t kind) const {
      return isCounts && (of.empty() || std::ranges::find(of, kind) != of.end());
    }
  };
  std::vector<Where> where;
  std::vector<What> what;
  QStringList kinds; ///< what counts are of
  int most = 0;      ///< no number is greater
};

/// What stands in the fields.
struct Reading {
  std::size_t what = 0;
  std::vector<int> where;   ///< by TellForm::where: the number, or which name, from 0
  std::vector<int> numbers; ///< one, or one by TellForm::kinds
};

/// How a game takes it.
struct TellGame {
  struct Known {
    std::vector<int> numbers; ///< as Reading::numbers
    QString text;             ///< as they are said
  };
  struct Judged {
    QStringList objections;
    bool legal = true;
    bool possible = true;
  };
  std::function<TellForm()> form;
  /// The value that the game has there now; nothing if nobody has read it.
  std::function<std::optional<Known>(const Reading&)> known;
  std::function<Judged(const Reading&)> judged;
  std::function<void(const Reading&, bool anyway, const QString& reason)> enter;
};

class ReadComponentDialog : public JudgedDialog {
  Q_OBJECT
public:
  /// What the game answers must not change while the dialog is open.
  explicit ReadComponentDialog(TellGame game, QWidget* parent = nullptr);

private:
  /// What says where, or how many of a kind.
  struct Field {
    QLabel* label = nullptr;
    QComboBox* names = nullptr;
    QSpinBox* number = nullptr;
    [[nodiscard]] QWidget* widget() const;
  };

  QSpinBox* addNumber(QLabel*& label, int least, int most, void (ReadComponentDialog::*then)());
  void addWhere(const TellForm::Where& where);
  void build();
  void retranslate() override;
  void refresh() override;
  /// Shows the fields that belong to what is read, with what is known there.
  void choose();
  void enter();
  [[nodiscard]] const TellForm::What& what() const;
  [[nodiscard]] Reading reading() const;

  TellGame m_game;
  TellForm m_form;
  QLabel* m_whatLabel = nullptr;
  QComboBox* m_what = nullptr;
  std::vector<Field> m_where;
  QLabel* m_nowLabel = nullptr;
  QLabel* m_now = nullptr;
  QLabel* m_numberLabel = nullptr;
  QSpinBox* m_number = nullptr;
  std::vector<Field> m_counts;
};

/// Opens the dialog over that window.
void tellPrinted(TellGame game, QWidget& window);

} // namespace nilometer::ui
