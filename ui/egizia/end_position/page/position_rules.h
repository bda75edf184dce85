// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"

#include <QWidget>

#include <array>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace nilometer::ui {

class DayField;

/// By which rules and with which copy was played, and what the game is called. Only the options
/// that matter at the end.
class PositionRules : public QWidget {
  Q_OBJECT
public:
  using EditionPtr = std::shared_ptr<const egizia::Edition>;

  /// `editions` must not be empty.
  PositionRules(std::vector<EditionPtr> editions, QWidget* parent);

  void show(const PositionEntered& entry, const EditionPtr& edition);
  /// Another position begins: what was typed and is no day goes with the one before.
  void forgetTyped();
  [[nodiscard]] const std::vector<EditionPtr>& editions() const { return m_editions; }
  /// Others to choose from, in place of those so far; show() comes next.
  void setEditions(std::vector<EditionPtr> editions);
  [[nodiscard]] QComboBox& profile() const { return *m_profile; }
  [[nodiscard]] QComboBox& edition() const { return *m_edition; }
  [[nodiscard]] QLineEdit& title() const { return *m_title; }
  [[nodiscard]] DayField& date() const { return *m_date; }

Q_SIGNALS:
  /// By the person, not by show(). Only profile, options, title and date of `entry` are set.
  void changed(const nilometer::ui::PositionEntered& entry);
  void editionChosen(const std::shared_ptr<const nilometer::egizia::Edition>& edition);

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void retranslate();
  void addName(const egizia::Edition& edition);
  int indexOf(const EditionPtr& edition);
  void tell();
  void chooseProfile(int profile);

  std::vector<EditionPtr> m_editions;
  PositionEntered m_entry;
  QLabel* m_profileLabel;
  QComboBox* m_profile;
  QLabel* m_editionLabel;
  QComboBox* m_edition;
  QLabel* m_titleLabel;
  QLineEdit* m_title;
  QLabel* m_dateLabel;
  DayField* m_date;
  std::array<QCheckBox*, 3> m_options{};
};

} // namespace nilometer::ui
