// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"
#include "ui/game/draft/made_entry.h"
#include "ui/table/board/drawn_place.h"
#include "ui/table/board/seats.h"

#include <QMap>
#include <QStringList>
#include <QWidget>
#include <QtMath>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// The keys that press places, one for each place that has any.
using PlaceKeys = QMap<PlaceId, QString>;

/// What a board draws, to which a game adds what only its board shows. Nothing is owned; all
/// outlive the drawing.
template <class Game, class State, class Draft> struct DrawnTable {
  const Game* game = nullptr;
  const State* state = nullptr;
  const Draft* draft = nullptr; ///< begun on that table
  Seats seats{};
  PlaceKeys keys{};
  /// Why a place may not be chosen, in a sentence.
  std::function<QString(const table::Finding&)> refusal{};
};

/// A text that is all a place shows.
struct TextLook {
  QString text{};
  friend bool operator==(const TextLook&, const TextLook&) = default;
};

/// What a place is called and how it stands to the entry being made. `Offer` has `open`, `chosen`
/// and the `verdict` on what could be meant there.
/// @param isLegal whether the entry as it is may be entered
template <class Offer>
[[nodiscard]] PlaceLook placeLookOf(const Offer& offer, bool isLegal, const QString& name,
                                    const QString& key) {
  using State = PlaceLook::State;
  PlaceLook look;
  look.state = offer.chosen             ? State::chosen
               : offer.open             ? State::open
               : !offer.verdict.legal() ? State::refused
                                        : State::quiet;
  look.forbidden = offer.chosen && !isLegal;
  look.name = name;
  (offer.open || offer.chosen ? look.keyCap : look.quietKey) = key;
  return look;
}
/// What there is to know of a place, and why it may not be chosen, line by line. `refusal` makes a
/// sentence of a finding; it may be empty.
template <class Offer>
[[nodiscard]] QString tipOf(const Offer& offer,
                            const std::function<QString(const table::Finding&)>& refusal,
                            QStringList lines) {
  if (!offer.verdict.legal() && refusal) {
    for (const auto& finding : offer.verdict.findings()) lines += refusal(finding);
  }
  lines.removeAll({});
  return lines.join(QLatin1Char('\n'));
}

/// The look of a place of a game's table (draft, seats, keys, refusal).
template <class Table>
[[nodiscard]] PlaceLook lookAt(const Table& table, const PlaceId& id, const QString& name,
                               const QString& tip = {}) {
  const auto offer = table.draft->offer(id);
  const auto& names = table.seats.names;
  PlaceLook look =
      placeLookOf(offer, table.draft->verdict().legal(), names.inFull(name), table.keys.value(id));
  look.tip = names.inFull(tipOf(offer, table.refusal, {tip}));
  return look;
}

/// A board whose game draws its places and says where each stands, in u. In little room it shows
/// one of so many parts at a time: the one that something is about, or the one that was turned to.
class DrawnBoard : public QWidget {
  Q_OBJECT
public:
  DrawnBoard(QWidget* parent, int parts);

  /// The widget of a place; nullptr if there is none.
  [[nodiscard]] Place* place(const PlaceId& id) const;
  [[nodiscard]] const std::map<PlaceId, Place*>& places() const { return m_all; }
  /// Which place that is; nothing if it is no place of the board.
  [[nodiscard]] std::optional<PlaceId> idOf(const Place& place) const;
  /// Where the places are that can be seen and are in that state.
  [[nodiscard]] std::vector<QRect> placesThatAre(PlaceLook::State state) const;
  /// For little room. `flat`: all is lower. `only`: one part at a time, the one that something is
  /// about or that was turned to.
  void setCompactLevel(bool flat, bool only);
  [[nodiscard]] bool isOne() const { return m_isOne; }
  /// Of a room in u.
  [[nodiscard]] QRect pixelsOf(const QRectF& room) const;

Q_SIGNALS:
  void placePressed(nilometer::ui::PlaceId place);

protected:
  /// Puts all where it belongs and draws it.
  virtual void arrange() = 0;

  [[nodiscard]] bool isFlat() const { return m_flat; }
  /// The part that is shown alone, from 0.
  [[nodiscard]] int only() const { return m_only; }
  /// Turns to the part that something is about now, where that is another one than before.
  void follow(std::optional<int> about) {
    if (std::exchange(m_followed, about) != about && about) m_only = *about;
  }
  /// The next ones lie over it.
  void add(const PlaceId& id, Place* place);
  void removePlaces();
  /// What nothing lies over, in u: all that is seen stands there, so that no blank band is left
  /// between the board and a strip.
  [[nodiscard]] QSizeF room() const;
  /// Whether the lower contents margin, where something lies over the board, covers it, be it only
  /// in part.
  [[nodiscard]] bool isCut(const QRectF& room) const;
  /// A place without a room is not seen.
  void put(const PlaceId& id, const QRectF& room);
  /// The arrows that turn to another part, and what they are called; without rooms there are none.
  void putArrows(const std::array<QRectF, 2>& rooms, const std::array<QString, 2>& names);
  /// Paints what is no place onto the sheet that everything lies on, in u.
  virtual void paintBoard(Canvas& canvas) = 0;
  /// What there is to know of it where somebody stays, in u; empty for nothing.
  [[nodiscard]] virtual QString tipAt(const QPointF& /*at*/) const { return {}; }

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  /// After all children have heard of another language or font.
  bool event(QEvent* event) override;

private:
  bool m_flat = false;
  bool m_isOne = false; ///< one part at a time
  const int m_parts;
  int m_only = 0;
  std::optional<int> m_followed; ///< the last one
  std::array<DrawnPlace<TextLook>*, 2> m_arrows{};
  std::map<PlaceId, Place*> m_all;
};

/// Reads off the table of a game (state, draft) what its board shows.
template <class Of> class TableReader {
public:
  using Table = Of;
  /// The table outlives it.
  explicit TableReader(const Table& table)
      : m_table(table), m_state(*table.state), m_work(table.draft->work()) {}

protected:
  /// The entry being made, where it is of that kind.
  template <class What> [[nodiscard]] const What* making() const {
    return m_work.entry ? std::get_if<What>(&*m_work.entry) : nullptr;
  }

  const Table& m_table;
  const std::remove_cvref_t<decltype(*Table::state)>& m_state;
  const std::remove_cvref_t<decltype(Table::draft->work())>& m_work;
};

/// One whose places are read off a table. `Reader::place(id)` says how a place stands.
template <class Reader> class DrawnBoardOf : public DrawnBoard {
public:
  using Table = typename Reader::Table;
  using DrawnBoard::DrawnBoard;

  [[nodiscard]] QSize minimumSizeHint() const final {
    if (m_table.state == nullptr) return {};
    const QSizeF least = leastSize() * lookUnit(font());
    return {qCeil(least.width()), qCeil(least.height())};
  }

protected:
  /// Where that place is, in u; empty where it is not seen.
  [[nodiscard]] virtual QRectF roomOf(const PlaceId& id, const Reader& reader) const = 0;
  /// In less there is not room for all, in u.
  [[nodiscard]] virtual QSizeF leastSize() const = 0;
  // As arrange() and paintBoard(), once there is a table:
  virtual void arrangeOn(const Reader& reader) = 0;
  virtual void paintOn(Canvas& canvas, const Reader& reader) = 0;

  /// The place that shows what `read` says of something, the numbers of which are its own.
  template <class What, class Look, class... Of>
  requires std::is_enum_v<What> Place* add(What what, PaintOf<Look>* paint,
                                           Look (Reader::*read)(Of...) const,
                                           std::type_identity_t<Of>... of) {
    return add<Look>(placeId(what, of...), paint,
                     [=](const Reader& reader) { return (reader.*read)(of...); });
  }
  /// `read` says what of a table is shown there.
  template <class Look>
  Place* add(const PlaceId& id, PaintOf<Look>* paint, std::function<Look(const Reader&)> read) {
    auto* place = new DrawnPlace<Look>(paint, this);
    DrawnBoard::add(id, place);
    m_draws.push_back([=](const Reader& reader) {
      if (!place->isHidden()) place->draw(reader.place(id), read(reader));
    });
    return place;
  }
  void removePlaces() {
    m_draws.clear();
    DrawnBoard::removePlaces();
  }
  /// Puts all where they belong and draws those that have a room. The board is called so for
  /// whoever hears it, and what is to be seen but is no place is said in sentences.
  void drawAll(const Reader& reader, const QString& name, const QStringList& sentences) {
    for (const auto& [id, place] : places()) put(id, roomOf(id, reader));
    for (const auto& draw : m_draws) draw(reader);
    setSpokenName(*this, name);
    setSpokenDescription(*this, sentences.join(QLatin1Char('\n')));
    update();
  }

  void arrange() final {
    if (m_table.state != nullptr) arrangeOn(Reader(m_table));
  }
  void paintBoard(Canvas& canvas) final {
    if (m_table.state != nullptr) paintOn(canvas, Reader(m_table));
  }

  Table m_table{}; ///< outlives the view, or comes anew

private:
  std::vector<std::function<void(const Reader&)>> m_draws;
};

} // namespace nilometer::ui
