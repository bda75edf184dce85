// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>
#include <string>

namespace nilometer::ui {

class GameSession;
class GameShelf;

/// Keeps the file of the open game up to date: after every change of the record, right behind the
/// repaint of that change. Looking at the past writes nothing.
class AutoSave : public QObject {
  Q_OBJECT
public:
  /// A game without a file is written at once, so that its players and rules are safe too.
  /// Neither is owned; both should outlive this.
  AutoSave(GameSession& session, GameShelf& shelf, QString path, QObject* parent = nullptr);
  /// Writes what is still to be written.
  ~AutoSave() override;

  /// Writes now what is still to be written.
  void flush();
  /// The same, for who asks about a failure himself: its sentence, empty if everything is on the
  /// disk, and no failed().
  [[nodiscard]] QString writeNow();
  /// Whether everything entered is on the disk.
  [[nodiscard]] bool isSaved() const;

Q_SIGNALS:
  /// The file could not be written; everything stays in the session, and the next change or
  /// flush() tries again.
  void failed(const QString& sentence);

private:
  void schedule();

  QPointer<GameSession> m_session;
  GameShelf& m_shelf;
  QString m_path;
  std::optional<std::string> m_saved; ///< what the file holds
  bool m_scheduled = false;
};

} // namespace nilometer::ui
