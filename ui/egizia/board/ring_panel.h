// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/board/place.h"

#include <array>

namespace nilometer::ui {

/// The three positions of the water ring; each disc shows in bands what it waters (FEED-2).
class RingPanel : public Panel {
  Q_OBJECT
public:
  explicit RingPanel(const EgiziaSession& session, QWidget* parent);
  void refresh(const Offers& offers);
  /// Flat: without its heading, the discs as small as they may be.
  void setLook(StageLook look);
  [[nodiscard]] const std::array<Place*, 3>& places() const { return m_places; }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int gap() const;
  [[nodiscard]] QSize disc() const;
  void nameHeading();
  void arrange();

  const EgiziaSession& m_session;
  std::array<Place*, 3> m_places{};
  StageLook m_look = StageLook::full;
};

} // namespace nilometer::ui
