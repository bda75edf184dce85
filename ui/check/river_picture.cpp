// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/river_picture.h"

#include "ui/board/heading.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/edition_bounds.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QToolTip>

#include <algorithm>

namespace nilometer::ui {

using egizia::Site;
using egizia::StopKind;

namespace {

constexpr auto stopsPlace = "river.stops";

QString stopName(std::size_t stop, const QString& deed) {
  return QLatin1String(stopsPlace) + u'[' + QString::number(stop) + u"] " + deed;
}

/// What the buttons of a stop do, as part of their names.
QString deedOf(Way way) {
  return way == Way::upstream ? QStringLiteral("earlier") : QStringLiteral("later");
}

/// A card space; they are numbered anew by their order.
record::JsonValue cardSpace() {
  return record::JsonValue(record::JsonValue::Data(std::string("C1")));
}

QString siteNamePlace(std::size_t site) {
  return QStringLiteral("box.siteNames.") + words::fromUtf8(egizia::siteNames[site]);
}

} // namespace

RiverPicture::RiverPicture(QWidget* parent) : BoardPicture(parent) {
  for (std::size_t site = 0; site < m_siteNames.size(); ++site) {
    const QString place = siteNamePlace(site);
    m_siteNames[site] = new WordField(place, this);
    connect(m_siteNames[site], &WordField::entered, this, [this, place](const QString& word) {
      Q_EMIT changeWanted([place, word](record::EditionDocument& document) {
        return document.set(place.toStdString(),
                            record::JsonValue(record::JsonValue::Data(word.toStdString())));
      });
    });
  }
}

void RiverPicture::furnish(const CopyState& copy) {
  m_edition = copy.edition();
  m_order = copy.sureness(stopsPlace);
  m_orderTip = copy.tip(stopsPlace);
  m_stops.clear();
  m_after.clear();
  m_addFirst = nullptr;
  QStringList names;
  for (std::size_t stop = 0; stop < m_edition.river.size(); ++stop) {
    StopRow row;
    row.stop = m_edition.river[stop];
    row.name = words::stop(static_cast<int>(stop), {&m_edition, {}});
    row.sureness = copy.sureness(std::string(stopsPlace) + '[' + std::to_string(stop) + ']');
    names += row.name;
    m_stops.push_back(row);
  }
  setAccessibleDescription(words::listOf(names));
  if (m_edition.cardStops == 0) {
    m_addFirst = &step(QLatin1String(stopsPlace) + u" add", StepButton::Sign::add,
                       tr("Add a Nile card space"), [](record::EditionDocument& document) {
                         return document.insert(stopsPlace, 0, cardSpace());
                       });
  }
  for (std::size_t stop = 0; stop < m_stops.size(); ++stop) furnishStop(copy, stop);
  furnishSites(copy);
}

CopyChange RiverPicture::moving(std::size_t from, std::size_t to) const {
  return
      [from, to](record::EditionDocument& document) { return document.move(stopsPlace, from, to); };
}

void RiverPicture::furnishStop(const CopyState& copy, std::size_t stop) {
  furnishMove(stop, Way::upstream);
  furnishMove(stop, Way::downstream);
  if (m_stops[stop].stop.kind == StopKind::card) furnishCardSpace(copy, stop);
}

void RiverPicture::furnishMove(std::size_t stop, Way way) {
  const auto to = movedStop(m_edition.river, stop, way);
  if (!to) return;
  const bool up = way == Way::upstream;
  //: %1: a stop on the Nile; the keys for it in brackets
  const QString text = up ? tr("Move %1 upstream (Alt+↑)") : tr("Move %1 downstream (Alt+↓)");
  m_stops[stop].move[up ? 0 : 1] = &stopStep(
      stop, deedOf(way), up ? StepButton::Sign::earlier : StepButton::Sign::later,
      words::fill(text, {m_stops[stop].name}), moving(stop, *to), stopName(*to, deedOf(way)));
}

void RiverPicture::furnishCardSpace(const CopyState& copy, std::size_t stop) {
  StopRow& row = m_stops[stop];
  const bool room = copy.edition().river.size() < egizia::maxStops &&
                    copy.edition().cardStops < egizia::maxCardStops;
  if (room) {
    row.add = &stopStep(
        stop, QStringLiteral("add"), StepButton::Sign::add,
        words::fill(tr("Add a Nile card space below %1"), {row.name}),
        [stop](record::EditionDocument& document) {
          return document.insert(stopsPlace, stop + 1, cardSpace());
        },
        stopName(stop + 1, QStringLiteral("add")));
  }
  if (m_edition.river.size() < 2) return;
  row.remove = &stopStep(
      stop, QStringLiteral("remove"), StepButton::Sign::remove,
      words::fill(tr("Take away %1"), {row.name}),
      [stop](record::EditionDocument& document) { return document.remove(stopsPlace, stop); }, {});
}

StepButton& RiverPicture::stopStep(std::size_t stop, const QString& deed, StepButton::Sign sign,
                                   const QString& text, CopyChange change, const QString& after) {
  StepButton& button = step(stopName(stop, deed), sign, text, std::move(change));
  m_after.insert(button.objectName(), after);
  connect(&button, &QAbstractButton::pressed, this, &RiverPicture::noteWhatFollows,
          Qt::UniqueConnection);
  button.installEventFilter(this);
  return button;
}

void RiverPicture::addNumber(const CopyState& copy, std::vector<CellLine>& lines,
                             const QString& text, const QString& place) {
  NumberField::Content content;
  content.most = egizia::maxPrinted;
  content.name = text;
  lines.push_back({text, &number(copy, place, content)});
}

void RiverPicture::furnishSites(const CopyState& copy) {
  m_siteLines.clear();
  m_participation.clear();
  for (std::size_t site = 0; site < m_siteNames.size(); ++site) {
    const QString place = siteNamePlace(site);
    const std::string where = place.toStdString();
    const record::JsonValue* value = copy.document.value(where);
    const auto* word = value == nullptr ? nullptr : value->as<std::string>();
    const QString of = words::site(static_cast<Site>(site));
    WordField::Content content;
    content.word = word == nullptr ? QString() : words::fromUtf8(*word);
    content.sureness = copy.sureness(where);
    //: %1: a building site
    content.name = words::fill(tr("Name printed at the site: %1"), {of});
    content.tip = copy.tip(where);
    m_siteNames[site]->setContent(content);
    m_siteLines.push_back({asHeading(of), m_siteNames[site]});
  }
  for (const char* const place : {"sites.spaces", "sites.spacesFewPlayers"}) {
    addNumber(copy, m_siteLines, words::printedValue(place, {}), QLatin1String(place));
  }
  for (int sites = 1; sites <= egizia::siteCount; ++sites) {
    addNumber(copy, m_participation, tr("At %n building site(s)", nullptr, sites),
              QStringLiteral("sites.participation[%1]").arg(sites - 1));
  }
}

// The button that was pressed moves away with its stop: the keyboard goes with it.
void RiverPicture::noteWhatFollows() {
  m_next = m_after.value(sender()->objectName());
}

void RiverPicture::follow() {
  const QString name = std::exchange(m_next, {});
  if (name.isEmpty()) return;
  // At the end of the river the button for going on is not there any longer.
  const QString stop = name.left(name.indexOf(u' ') + 1);
  const QStringList buttons{name, stop + deedOf(Way::upstream), stop + deedOf(Way::downstream)};
  for (const QString& one : buttons) {
    auto* button = findChild<StepButton*>(one);
    if (button == nullptr) continue;
    button->setFocus(Qt::OtherFocusReason);
    return bringIntoView(*button);
  }
}

void RiverPicture::bringIntoView(QWidget& button) const {
  for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
    auto* const scrolling = qobject_cast<QScrollArea*>(around);
    if (scrolling != nullptr) return scrolling->ensureWidgetVisible(&button);
  }
}

std::optional<std::size_t> RiverPicture::stopWithKeyboard() const {
  for (std::size_t stop = 0; stop < m_stops.size(); ++stop) {
    const StopRow& row = m_stops[stop];
    for (const StepButton* button : {row.move[0], row.move[1], row.add, row.remove}) {
      if (button != nullptr && button->hasFocus()) return stop;
    }
  }
  return std::nullopt;
}

bool RiverPicture::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  if (event->type() != QEvent::KeyPress) return BoardPicture::eventFilter(watched, event);
  const auto* const key = static_cast<QKeyEvent*>(event);
  const bool up = key->key() == Qt::Key_Up;
  const bool alt = (key->modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
  if (!alt || (!up && key->key() != Qt::Key_Down)) {
    return BoardPicture::eventFilter(watched, event);
  }
  const auto stop = stopWithKeyboard();
  const Way way = up ? Way::upstream : Way::downstream;
  const auto to = stop ? movedStop(m_edition.river, *stop, way) : std::nullopt;
  if (to) {
    m_next = stopName(*to, deedOf(way));
    Q_EMIT changeWanted(moving(*stop, *to));
  }
  return true;
}

bool RiverPicture::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    if (m_layout.order.contains(help->pos())) {
      QToolTip::showText(help->globalPos(), toolTipOf(m_orderTip), this, m_layout.order);
      return true;
    }
  }
  return BoardPicture::event(event);
}

} // namespace nilometer::ui
