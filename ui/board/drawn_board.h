// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/drawn_place.h"
#include "ui/draft/ids.h"

#include <QMap>
#include <QStringList>
#include <QWidget>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// The keys that press places, one for each place that has any.
using PlaceKeys = QMap<PlaceId, QString>;

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
[[nodiscard]] QString tipOf(const Offer& offer, const auto& refusal, QStringList lines) {
  if (!offer.verdict.legal() && refusal) {
    for (const auto& finding : offer.verdict.findings()) lines += refusal(finding);
  }
  lines.removeAll({});
  return lines.join(QLatin1Char('\n'));
}

/// A board whose game draws its places and says where each stands, in u.
class DrawnBoard : public QWidget {
  Q_OBJECT
public:
  explicit DrawnBoard(QWidget* parent);

  /// The widget of a place; nullptr if there is none.
  [[nodiscard]] Place* place(const PlaceId& id) const;
  /// Which place that is; nothing if it is no place of the board.
  [[nodiscard]] std::optional<PlaceId> idOf(const Place& place) const;
  /// Where the places are that can be seen and are in that state.
  [[nodiscard]] std::vector<QRect> placesThatAre(PlaceLook::State state) const;

Q_SIGNALS:
  void placePressed(nilometer::ui::PlaceId place);

protected:
  /// Puts all where it belongs and draws it.
  virtual void arrange() = 0;
  /// In little room: to the part before (-1) or after (1) the one that is shown.
  virtual void turn(int by) = 0;

  /// The next ones lie over it.
  template <class Look> DrawnPlace<Look>& add(const PlaceId& id, PaintOf<Look>* paint) {
    auto* place = new DrawnPlace<Look>(paint, this);
    add(id, place);
    return *place;
  }
  void removePlaces();
  /// A place without a room is not seen.
  void put(const PlaceId& id, const QRectF& room);
  /// The arrows that turn to another part, and what they are called; without rooms there are none.
  void putArrows(const std::array<QRectF, 2>& rooms, const std::array<QString, 2>& names);
  [[nodiscard]] const std::map<PlaceId, Place*>& places() const { return m_all; }
  /// Paints the sheet that everything lies on, in u, and keeps to it from then on.
  void paintSheet(Canvas& canvas) const;

  void resizeEvent(QResizeEvent* event) override;
  /// After all children have heard of another language or font.
  bool event(QEvent* event) override;

private:
  void add(const PlaceId& id, Place* place);

  std::array<DrawnPlace<TextLook>*, 2> m_arrows{};
  std::map<PlaceId, Place*> m_all;
};

} // namespace nilometer::ui
