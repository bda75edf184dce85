// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/order_fields.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/table/corrections/number_dialog.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace nilometer::ui {

OrderFields::OrderFields(const EgiziaSession& session, QFormLayout& form, QWidget* parent)
    : QObject(parent), m_session(session), m_form(form) {
  for (int i = 0; i < session.players(); ++i) {
    const auto tile = static_cast<std::size_t>(i);
    const Row row{plainLabel(parent), new QComboBox(parent)};
    row.label->setBuddy(row.player);
    row.player->setMinimumHeight(targetHeight);
    row.player->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    row.player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form.addRow(row.label, row.player);
    connect(row.player, &QComboBox::currentIndexChanged, this,
            [this, tile](int player) { give(tile, player); });
    m_rows.push_back(row);
  }
}

void OrderFields::setVisible(bool visible) {
  for (const Row& row : m_rows) m_form.setRowVisible(row.player, visible);
}

void OrderFields::retranslate() {
  for (std::size_t tile = 0; tile < m_rows.size(); ++tile) {
    const QSignalBlocker quiet(m_rows[tile].player);
    m_rows[tile].label->setText(
        text::fill(tr("Order tile %1"), {text::number(static_cast<int>(tile) + 1)}));
    m_rows[tile].player->clear();
    m_rows[tile].player->addItems(seatNames(m_session));
  }
  show();
}

void OrderFields::setOrder(const egizia::PlayerOrder& order) {
  m_order = order;
  m_given.reset();
  show();
}

void OrderFields::give(std::size_t tile, int player) {
  // Whoever is passed on the way down the list keeps the tile.
  if (tile != m_given) m_before = m_order;
  m_given = tile;
  m_order = m_before;
  std::swap(*std::ranges::find(m_order, static_cast<table::Player>(player)), m_order[tile]);
  show();
  Q_EMIT changed();
}

void OrderFields::show() {
  for (std::size_t tile = 0; tile < m_rows.size(); ++tile) {
    const QSignalBlocker quiet(m_rows[tile].player);
    m_rows[tile].player->setCurrentIndex(m_order[tile]);
  }
}

} // namespace nilometer::ui
