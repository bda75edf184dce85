// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <QObject>

#include <cstddef>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace nilometer::ui {

/// Rows of a form that say who has which order tile. Everybody has one at any time: whoever is
/// given another player's tile changes with that player.
class OrderFields : public QObject {
  Q_OBJECT
public:
  /// Adds a row to the form for each order tile. Nothing given is owned, and all of it outlives the
  /// fields.
  OrderFields(const EgiziaSession& session, QFormLayout& form, QWidget* parent);

  void setVisible(bool visible);
  /// In the present language.
  void retranslate();
  void setOrder(const egizia::PlayerOrder& order);
  [[nodiscard]] const egizia::PlayerOrder& order() const { return m_order; }

Q_SIGNALS:
  void changed();

private:
  struct Row {
    QLabel* label;
    QComboBox* player;
  };
  void give(std::size_t tile, int player);
  void show();

  const EgiziaSession& m_session;
  QFormLayout& m_form;
  std::vector<Row> m_rows; ///< by order tile
  egizia::PlayerOrder m_order = egizia::noOrder;
  std::optional<std::size_t> m_given;             ///< the tile that was given last
  egizia::PlayerOrder m_before = egizia::noOrder; ///< the order before it was
};

} // namespace nilometer::ui
