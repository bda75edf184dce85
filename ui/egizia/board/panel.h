// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/spaces/space.h"
#include "ui/table/board/drawn_board.h"

#include <map>

class QPainter;

namespace nilometer::ui {

/// A part of the board, without a frame: the board is one sheet. It is one tab stop, and lays out
/// its places itself.
class Panel : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the panel.
  Panel(const EgiziaSession& session, QWidget* parent);

  /// Draws the shown table with what can be done on it.
  virtual void refresh(const Offers& /*offers*/, const PlaceKeys& /*keys*/) {}
  /// How much of the part is shown.
  void setLook(StageLook look);
  /// The widgets of its spaces.
  [[nodiscard]] const std::map<PlaceId, Space*>& places() const { return m_places; }

  /// Shown at the top; also the accessible name.
  void setTitle(const QString& title);
  [[nodiscard]] QString title() const { return m_title; }
  /// What numbers in it rest on that nobody has compared yet: a quiet mark behind the title, with
  /// this as its tool tip. Empty = no mark.
  void setRests(const QString& rests);
  [[nodiscard]] QString rests() const { return m_rests; }
  /// Of title and mark together.
  [[nodiscard]] int titleWidth() const;
  /// Where children may stand, below the title.
  [[nodiscard]] QRect content() const;
  /// Height of the title with the air under it.
  [[nodiscard]] int frameHeight() const;

protected:
  [[nodiscard]] StageLook look() const { return m_look; }
  [[nodiscard]] bool isFull() const { return m_look == StageLook::full; }
  void addPlace(const PlaceId& id) { m_places[id] = new Space(this); }
  /// Says what it is called, in the present look.
  virtual void nameHeading() {}
  /// Puts all where it belongs.
  virtual void arrange() {}
  /// The mark, behind a heading that ends there.
  void paintSign(QPainter& painter, const QRect& line, int end) const;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  const EgiziaSession& m_session;

private:
  std::map<PlaceId, Space*> m_places;
  QString m_title;
  QString m_rests;
  StageLook m_look = StageLook::full;
};

} // namespace nilometer::ui
