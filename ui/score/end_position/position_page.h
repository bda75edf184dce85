// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/window_button.h"
#include "ui/store/games/file_news.h"

#include <QStackedWidget>
#include <QString>

#include <functional>
#include <optional>

namespace nilometer::ui {

/// Final scoring only, in the window: an end position of some game with its files, then its final
/// scoring, then the result.
class PositionPage : public QStackedWidget {
  Q_OBJECT
public:
  /// The position, with the keyboard where the next thing is to be entered.
  virtual void start() = 0;
  /// An empty one, unless what is here could not be saved.
  virtual void begin() = 0;
  /// Goes on with the last one if it is not scored yet, else an empty one.
  virtual void goOn() = 0;
  /// Reads a file, shows it and keeps it from now on; one that cannot be read gives a sentence and
  /// changes nothing. Whether it is shown.
  virtual bool openFile(const QString& path) = 0;
  /// Writes what is still to be written, and lets go of it if that works. Another page is shown.
  virtual void leave() = 0;
  virtual void undo() = 0;
  virtual void redo() = 0;
  /// The file that another program has and that is only looked at here; else empty.
  [[nodiscard]] virtual QString lookedAt() const = 0;
  /// Why the file cannot be written, while that is so; else empty.
  [[nodiscard]] virtual QString failure() const = 0;
  /// What else is to be known about the file; nothing most of the time.
  [[nodiscard]] virtual std::optional<FileNews> news() = 0;
  /// Goes on with a copy of what is only looked at.
  virtual void openCopy() = 0;
  /// Asks for another place where the file can be written, and goes on there.
  virtual void saveElsewhere() = 0;
  /// Whether everything entered is on the disk; writes what is still to be written.
  [[nodiscard]] virtual bool isSaved() = 0;

Q_SIGNALS:
  /// What a file holds is shown here now.
  void opened();
  /// Something could not be done; one sentence.
  void failed(const QString& sentence);
  /// Something became of the file that is to be known; one sentence or two.
  void told(const QString& sentence);
  /// Something could not be done, but something else can.
  void offered(const QString& sentence, const QString& way, const std::function<void()>& go);
  /// lookedAt(), failure() or news() are other than before.
  void fileTold();
  void closeRequested();
  /// The result of a file was closed that was opened to see how it ended.
  void resultSeen();
  /// Somebody wants to read that rule, by its number.
  void ruleRequested(const QString& rule);
  /// A button of the window on it was pressed; below it something may open.
  void windowButtonPressed(WindowButton button, const QWidget* below);

protected:
  using QStackedWidget::QStackedWidget;
};

} // namespace nilometer::ui
