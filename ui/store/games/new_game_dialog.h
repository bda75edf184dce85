// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/new_game.h"

#include <QDate>
#include <QDialog>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace nilometer::ui {

class OptionRows;
class Preferences;
class SeatRows;

/// Of the title of a game.
inline constexpr int maxTitleLetters = 200;

/// Who plays, in which order, by which rules, with which copy of the game.
class NewGameDialog : public QDialog {
  Q_OBJECT
public:
  /// Where the order of the players is drawn from.
  using Seed = std::function<std::uint32_t()>;
  /// What there is to choose from, in the language and with the printed values of the moment.
  using Offer = std::function<NewGameOffer()>;

  /// Proposes what was chosen last. `game` is the game's id as its files say it; `date` is the day
  /// of the game. `preferences` is not owned and outlives the dialog.
  NewGameDialog(Preferences& preferences, Offer offer, std::string_view game, const QDate& date,
                Seed seed, QWidget* parent = nullptr);

  /// For the first game of all: only names and colours, the order is drawn where the rules draw it,
  /// everything else is as recommended, and only the players are remembered.
  void guide();

  /// Other players than those of the last game; the keyboard goes to what starts it.
  void propose(const std::vector<record::Seat>& players);

  /// What was chosen in another dialog, whether a game could begin with it or not.
  void propose(const NewGameChoice& choice);

  /// There may be other printed values than before to choose from; everything typed stays.
  /// Chooses the ones of that id, or those chosen before.
  void offerValues(const std::string& id);
  [[nodiscard]] QPushButton* checkButton() const { return m_check; }

  /// What a game can be begun with once the dialog was accepted.
  [[nodiscard]] NewGameChoice chosen() const;

  /// Also remembers the choices.
  void accept() override;

Q_SIGNALS:
  /// The printed values are to be compared with the copy on the table first.
  void checkRequested();

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void buildPlayers(QVBoxLayout& column);
  void buildRules(QVBoxLayout& column);
  void buildButtons(QVBoxLayout& column);
  void connectParts();
  void retranslate();
  void refresh();
  [[nodiscard]] QString problem() const;
  void refreshRules();
  void listEditions(const std::string& id, const std::string& checksum);
  void refreshEdition();
  void showEditions();
  void chooseProfile();
  void showOptions(bool shown);
  void fit();
  [[nodiscard]] const NewGameOffer::Profile& profile() const;
  [[nodiscard]] const NewGameOffer::Values& values() const;

  Preferences& m_preferences;
  Offer m_offerNow;
  NewGameOffer m_offer;
  std::string m_game;
  QDate m_date;
  Seed m_seed;
  bool m_guided = false;
  bool m_fitted = false; ///< has been given a size
  QScrollArea* m_scroll;
  QLabel* m_playersLabel;
  std::vector<QRadioButton*> m_counts; ///< from the fewest players on
  QPushButton* m_draw;
  SeatRows* m_seats;
  QLabel* m_orderHint;
  QLabel* m_profileLabel;
  QComboBox* m_profile;
  QLabel* m_summary;
  QToolButton* m_optionsButton;
  QLabel* m_changed; ///< "Revised rulebook, changed"
  QPushButton* m_asProfile;
  OptionRows* m_options;
  QLabel* m_editionLabel;
  QComboBox* m_edition;
  QLabel* m_unchecked; ///< how many of its values are only assumed
  QPushButton* m_check;
  QLabel* m_titleLabel;
  QLineEdit* m_title;
  QLabel* m_problem;
  QPushButton* m_start;
  QPushButton* m_cancel;
};

} // namespace nilometer::ui
