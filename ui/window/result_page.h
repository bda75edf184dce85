// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/session/egizia_session.h"

#include <QWidget>

#include <memory>

namespace nilometer::ui {

class BarsChart;
class Chip;
class CourseChart;
class Preferences;
class ResultView;

/// The result of a game as a page of the window: ranking, score sheet, charts, handing over. Of a
/// game that is still running it shows what everybody can see so far.
class ResultPage : public QWidget {
  Q_OBJECT
public:
  /// `preferences` are not owned and outlive the page.
  explicit ResultPage(Preferences& preferences, QWidget* parent = nullptr);

  /// The game as it stands now; the page keeps a copy.
  void showGame(const EgiziaSession& session);
  /// An end position without a game.
  void showPosition(const egizia::Position& position,
                    const std::shared_ptr<const egizia::Edition>& edition);

  [[nodiscard]] ResultView& view() const { return *m_view; }
  [[nodiscard]] CourseChart& course() const { return *m_course; }
  [[nodiscard]] BarsChart& sources() const { return *m_sources; }
  [[nodiscard]] Chip& backButton() const { return *m_back; }

Q_SIGNALS:
  void closeRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  struct Shown;
  void show(std::shared_ptr<const Shown> shown);
  void showCharts();
  void retranslate();

  std::shared_ptr<const Shown> m_shown;
  ResultView* m_view;
  CourseChart* m_course;
  BarsChart* m_sources;
  Chip* m_back;
};

} // namespace nilometer::ui
