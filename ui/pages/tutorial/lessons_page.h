// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_game.h"

#include <QStackedWidget>

class QScrollArea;

namespace nilometer::ui {

class LessonList;
class LessonView;
class Preferences;

/// The lessons in the window: the list, and the lesson being taken in its place. Keeps how far
/// each is in the preferences. An open game is not touched.
class LessonsPage : public QStackedWidget {
  Q_OBJECT
public:
  /// `preferences` is not owned and outlives the page.
  LessonsPage(Preferences& preferences, LessonSource source, QWidget* parent);

  [[nodiscard]] LessonList& list() const { return *m_list; }
  /// The lesson being taken; nullptr while the list is shown.
  [[nodiscard]] LessonView* lesson() const { return m_lesson; }
  /// The list, with the keyboard in it. A lesson being taken is left.
  void start();
  /// Takes a lesson; an id that there is not changes nothing.
  void take(const QString& id, int step = 0);
  void leave();

Q_SIGNALS:
  void closeRequested();
  /// Somebody wants to read that rule (its number) in the rules browser.
  void ruleRequested(const QString& rule);
  void languageRequested();
  void helpRequested();
  void menuRequested();

protected:
  void changeEvent(QEvent* event) override;

private:
  void showList();
  void finish(const QString& id);
  void connectLesson(const QString& id);

  Preferences& m_preferences;
  LessonSource m_source;
  QScrollArea* m_listRoom;
  QScrollArea* m_lessonRoom;
  LessonList* m_list;
  LessonView* m_lesson = nullptr;
};

} // namespace nilometer::ui
