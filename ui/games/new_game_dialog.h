// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"

#include <QDate>
#include <QDialog>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
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

/// Who plays, in which order, by which rules, with which copy of the game.
class NewGameDialog : public QDialog {
  Q_OBJECT
public:
  /// Where the order of the players is drawn from.
  using Seed = std::function<std::uint32_t()>;

  /// Proposes what was chosen last. `editions` must not be empty; `date` is the day of the game.
  /// `preferences` is not owned and outlives the dialog.
  NewGameDialog(Preferences& preferences,
                std::vector<std::shared_ptr<const egizia::Edition>> editions, const QDate& date,
                Seed seed, QWidget* parent = nullptr);

  /// For the first game of all: only names and colours, the order is drawn, everything else as it
  /// is recommended, and only the players are remembered.
  void guide();

  /// Other printed values to choose from, in place of those so far; everything typed stays.
  /// Chooses the ones of that id, or those chosen before.
  void setEditions(std::vector<std::shared_ptr<const egizia::Edition>> editions,
                   const std::string& id);
  [[nodiscard]] QPushButton* checkButton() const { return m_check; }

  /// The first line of the new record; can be read back once the dialog was accepted.
  [[nodiscard]] egizia::RecordHeader header() const;
  [[nodiscard]] std::shared_ptr<const egizia::Edition> edition() const;

  /// Also remembers the choices.
  void accept() override;

Q_SIGNALS:
  /// The printed values are to be compared with the copy on the table first.
  void checkRequested();

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  /// Turning the wheel scrolls; it never changes a value under the mouse.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void buildPlayers(QVBoxLayout& column);
  void buildRules(QVBoxLayout& column);
  void buildButtons(QVBoxLayout& column);
  void connectParts();
  void propose();
  void retranslate();
  void refresh();
  void refreshRules();
  void listEditions(const std::string& id, const std::string& checksum);
  void refreshEdition();
  void showEditions();
  void chooseProfile();
  void showOptions(bool shown);
  void fit();
  [[nodiscard]] egizia::Profile profile() const;

  Preferences& m_preferences;
  std::vector<std::shared_ptr<const egizia::Edition>> m_editions;
  QDate m_date;
  Seed m_seed;
  bool m_guided = false;
  bool m_fitted = false; ///< has been given a size
  QScrollArea* m_scroll;
  QLabel* m_playersLabel;
  std::array<QRadioButton*, 3> m_counts{}; ///< 2, 3, 4 players
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
