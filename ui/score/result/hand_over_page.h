// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/score/result/play_facts.h"
#include "ui/store/games/preferences.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace nilometer::ui {

class Chip;
class QrView;

/// How a result goes on to other programs: language and paper of what is written, JSON, and the
/// play for BG Stats as a link and as a QR code.
class HandOverPage : public QWidget {
  Q_OBJECT
public:
  /// `preferences` keep the paper; not owned, they outlive the page.
  explicit HandOverPage(Preferences& preferences, QWidget* parent = nullptr);

  void show(const report::ScoreReport& report, const PlayFacts& facts);

  /// In which everything is written: the window's until another is chosen.
  [[nodiscard]] QString language() const;
  [[nodiscard]] Paper paper() const;
  [[nodiscard]] QByteArray link() const { return m_linkBytes; }

  [[nodiscard]] QComboBox& languageBox() const { return *m_language; }
  [[nodiscard]] QComboBox& paperBox() const { return *m_paper; }
  [[nodiscard]] Chip& jsonButton() const { return *m_json; }
  [[nodiscard]] Chip& copyLinkButton() const { return *m_copyLink; }
  [[nodiscard]] QrView& code() const { return *m_code; }

Q_SIGNALS:
  void jsonRequested();
  void linkCopied();

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void retranslate();
  void retranslateLists();

  Preferences& m_preferences;
  QString m_windowLanguage;
  QByteArray m_linkBytes;
  QLabel* m_filesTitle;
  QLabel* m_languageLabel;
  QComboBox* m_language;
  QLabel* m_paperLabel;
  QComboBox* m_paper;
  QLabel* m_jsonHint;
  Chip* m_json;
  QLabel* m_playTitle;
  QLabel* m_playHint;
  QLineEdit* m_link;
  Chip* m_copyLink;
  QrView* m_code;
};

} // namespace nilometer::ui
