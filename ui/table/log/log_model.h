// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/game_session.h"
#include "ui/game/session/log_line.h"

#include <QAbstractListModel>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// Every entry of the record as a row of texts, oldest first. Holds nothing but those texts and
/// what tells which of them have changed.
class LogModel : public QAbstractListModel {
  Q_OBJECT
public:
  /// What a row says, besides Qt::DisplayRole (the sentence of the entry, QString) and
  /// Qt::AccessibleTextRole (all of the row's texts, QString) and Qt::ToolTipRole (the same in
  /// lines, and the assumed printed values that its points rest on, QString).
  enum Role : int {
    BriefRole = Qt::UserRole, ///< QString: the entry in the few words that a row has room for
    PointsRole,               ///< QString: whose points were moved by it, "Anna +4* · Ben −2"
    MovesRole,                ///< QStringList: what to move on the real board
    PhaseRole,                ///< QString: the round and phase that begins with it, else empty
    PlayerRole,               ///< int: whose entry it is, -1 for the whole table
    ColourRole,               ///< int: that player's PlayerColour, -1 for the whole table
    MarkRole,                 ///< int: LogMark
    RoundRole,                ///< int: the round it is made in
    DisputedRole,             ///< QString: that the table does not agree about it, and how
    NumberRole,               ///< QString: what the entry did to the number that is asked about
    FindingsRole,             ///< QStringList: the rules it breaks, if it no longer fits
    BeginsRole,               ///< int: 1 if a round or phase begins with it, else 0
    SearchRole,               ///< QString: all that it can be found by, with its round and phase
    PlaceRole,                ///< QString: its round and number, "R2 · 71"
  };

  /// `session` is not owned and outlives the model.
  explicit LogModel(const GameSession& session, QObject* parent = nullptr);

  /// Takes over what changed in the record: rows at the end come and go, from a changed entry on
  /// all rows are made anew.
  void refresh();
  /// Rows say what they did to one number, instead of the points and moves of everybody; nothing:
  /// as usual.
  void showNumber(std::optional<NumberLog> log);
  [[nodiscard]] const std::optional<NumberLog>& number() const { return m_number; }
  /// Whose points the entry of that row moved, one by one.
  [[nodiscard]] const std::vector<LogPoints>& sharesOf(int row) const {
    return m_rows[static_cast<std::size_t>(row)].shares;
  }
  [[nodiscard]] const text::ShownNames& names() const { return m_session.names(); }
  [[nodiscard]] int colourOf(table::Player player) const { return m_session.colourOf(player); }
  /// Says everything again, in the present language.
  void retranslate();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
  [[nodiscard]] QString tip(int at) const;
  /// What the row did to the number that is asked about; nullptr if nothing.
  [[nodiscard]] const NumberChange* changeIn(int row) const;
  /// The first entry that is not the one its row was made from.
  [[nodiscard]] std::size_t firstDifference() const;
  /// Makes the rows `first` to `end` - 1 anew; they exist.
  void remake(std::size_t first, std::size_t end);

  const GameSession& m_session;
  std::vector<LogLine> m_rows;
  std::optional<NumberLog> m_number;
  std::vector<std::uint64_t> m_stamps; ///< of the entries they were made from
};

} // namespace nilometer::ui
