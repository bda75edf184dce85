// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/key_caps.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::StopKind;

namespace {

/// In the order in which they are given out where a wanted key is taken.
QString allKeys() {
  return QStringLiteral("1234567890QWERTZUIOPASDFGHJKLYXCVBNM");
}

QString roundKey(int space) {
  // First letters of Edfu, Thebae, Selinon, Beni Hasan, Passalon, Alyi, Heliopolis.
  return QStringLiteral("ETSBPAH").mid(space, 1);
}

QString siteKey(int site, std::size_t space) {
  // Neighbours on the keyboard, a line for each site; the reserve shares the last key.
  const QStringList lines = {QStringLiteral("XCVNM"), QStringLiteral("UIOQW"),
                             QStringLiteral("JKLGF")};
  const std::size_t index = space == spacesPerStop - 1 ? 0 : space - 1;
  return lines[site].mid(static_cast<qsizetype>(index), 1);
}

QString choiceKey(const Question& question, const Choice& choice) {
  switch (question.ask) {
  case Ask::crew:
  case Ask::pay: return QStringLiteral("BKYJ").mid(choice.id, 1);
  case Ask::ring: return QStringLiteral("LMR").mid(choice.id, 1);
  case Ask::market: return QStringLiteral("SG").mid(choice.id, 1);
  case Ask::draw:
  case Ask::tomb:
  case Ask::amount:
  case Ask::feedStones: return QString::number(choice.id % 10);
  default: return {};
  }
}

} // namespace

KeyCaps::KeyCaps(const egizia::Edition& edition, const Draft& draft) {
  giveChoices(draft);
  giveActions(draft);
  if (draft.questions().empty()) giveStops(edition, draft);
  giveCells(edition, draft);
}

void KeyCaps::give(const Press& press, const QString& wanted) {
  const auto taken = [&](const QString& key) { return find(key).has_value(); };
  QString key = wanted;
  if (key.isEmpty() || taken(key)) {
    key.clear();
    for (const QChar letter : allKeys()) {
      if (taken(QString(letter))) continue;
      key = letter;
      break;
    }
  }
  if (!key.isEmpty()) m_given.push_back({key, press});
}

void KeyCaps::giveChoices(const Draft& draft) {
  for (const Question& question : draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (!choice.open) continue;
      give({Press::What::choice, static_cast<int>(question.ask), question.about, choice.id},
           choiceKey(question, choice));
    }
  }
}

void KeyCaps::giveActions(const Draft& draft) {
  for (std::size_t i = 0; i < draft.actions().size(); ++i) {
    const Action& action = draft.actions()[i];
    QString wanted;
    if (action.move == Move::pass || action.move == Move::decline ||
        action.move == Move::declineCard) {
      wanted = QStringLiteral("-");
    }
    if (action.move == Move::doubled) wanted = QStringLiteral("D");
    if (action.move == Move::nameCard) wanted = QStringLiteral("?");
    if (wanted.isEmpty()) {
      // Letters that no place of the river wants.
      for (const QChar letter : QStringLiteral("FGNQRWYZM")) {
        wanted = letter;
        if (!find(wanted)) break;
      }
    }
    give({Press::What::action, static_cast<int>(i), 0, 0}, wanted);
  }
}

void KeyCaps::giveStops(const egizia::Edition& edition, const Draft& draft) {
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    const egizia::Stop& where = edition.river[stop];
    for (std::size_t space = 0; space < spacesPerStop; ++space) {
      if (!draft.offers().stops[stop][space].open) continue;
      QString wanted;
      if (where.kind == StopKind::card) wanted = QString::number((where.index + 1) % 10);
      if (where.kind == StopKind::round) wanted = roundKey(where.index);
      if (where.kind == StopKind::site) wanted = siteKey(where.index, space);
      const int number =
          space == spacesPerStop - 1 ? egizia::reserveSpace : static_cast<int>(space);
      const Press press{Press::What::stop, static_cast<int>(stop), number, 0};
      give(press, wanted);
      m_board.stops[stop][space] = of(press);
    }
  }
}

void KeyCaps::giveCells(const egizia::Edition& edition, const Draft& draft) {
  // A row goes on from the left: the next space has a key, pressed again the one after has it.
  for (std::size_t building = 0; building < egizia::buildingCount; ++building) {
    for (std::size_t cell = 0; cell < edition.buildings[building].count; ++cell) {
      const Offer& offer = draft.offers().cells[building][cell];
      if (!offer.open || offer.adds > 1) continue;
      const Press press{Press::What::cell, static_cast<int>(building), static_cast<int>(cell), 0};
      give(press, {});
      m_board.cells[building][cell] = of(press);
    }
  }
}

std::optional<KeyCaps::Press> KeyCaps::find(const QString& key) const {
  const auto found = std::find_if(m_given.begin(), m_given.end(),
                                  [&](const Given& given) { return given.key == key; });
  if (found == m_given.end()) return std::nullopt;
  return found->press;
}

QString KeyCaps::of(const Press& press) const {
  const auto found = std::find_if(m_given.begin(), m_given.end(),
                                  [&](const Given& given) { return given.press == press; });
  return found == m_given.end() ? QString() : found->key;
}

} // namespace nilometer::ui
