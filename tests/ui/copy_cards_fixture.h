// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/copy_fixture.h"
#include "ui/egizia/text/names.h"

#include <QMenu>

/// What the pages of cards are tested with.
namespace nilometer::test {

using egizia::PrintedPage;

/// Everything below a printed value that is no number: texts, and lists of texts as a whole.
struct Word {
  QString place;
  QStringList ids;
};
inline void addWords(const record::JsonValue& value, const QString& place,
                     std::vector<Word>& words) {
  if (const auto* text = value.as<std::string>()) {
    words.push_back({place, {QString::fromStdString(*text)}});
  }
  if (const auto* list = value.as<record::JsonArray>()) {
    Word word{place, {}};
    for (const record::JsonValue& one : *list) {
      if (const auto* text = one.as<std::string>()) word.ids += QString::fromStdString(*text);
    }
    words.push_back(word);
  }
  if (const auto* members = value.as<record::JsonObject>()) {
    for (const auto& member : *members) {
      addWords(member.second, place + u'.' + QString::fromStdString(member.first), words);
    }
  }
}
inline std::vector<Word> wordsBelow(const egizia::EditionDocument& copy, const std::string& key) {
  std::vector<Word> words;
  if (const record::JsonValue* value = copy.value(key)) {
    addWords(*value, QString::fromStdString(key), words);
  }
  return words;
}

/// What a word of the edition is called, by the member it stands in; an empty text where the page
/// has words of its own for it.
inline QString calledInWords(const QString& place, const QString& id) {
  const std::string word = id.toStdString();
  const auto at = [&word](const auto& names) {
    return static_cast<int>(std::ranges::find(names, word) - names.begin());
  };
  const QString member = place.section(u'.', -1);
  if (member == u"building"_s || member == u"buildings"_s) {
    return text::building(static_cast<egizia::Building>(at(egizia::buildingNames)));
  }
  if (member == u"market"_s || member == u"markets"_s) {
    return text::market(static_cast<egizia::Market>(at(egizia::marketNames)));
  }
  if (member == u"crew"_s || member == u"crews"_s) {
    return text::crewSetName(egizia::crewBit(static_cast<egizia::Crew>(at(egizia::crewNames))));
  }
  if (member == u"colour"_s) {
    return text::fieldColour(static_cast<egizia::FieldColour>(at(egizia::fieldColourNames)));
  }
  return {};
}

/// The texts of what is chosen in a cell.
inline QStringList chosenTexts(const ui::ChoiceField& field) {
  QStringList texts;
  for (const ui::ChoiceField::Option& option : field.content().options) {
    if (std::ranges::find(field.content().chosen, option.id) != field.content().chosen.end()) {
      texts += option.text;
    }
  }
  return texts;
}

/// Opens the menu of the cell with a key, and takes what stands below the one that is chosen.
inline bool chooseNext(ui::ChoiceField& field) {
  field.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&field, Qt::Key_Space);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (menu == nullptr) return false;
  if (std::size_t(menu->actions().size()) != field.content().options.size()) return false;
  QTest::keyClick(menu, Qt::Key_Down);
  QTest::keyClick(menu, Qt::Key_Return);
  QCoreApplication::processEvents();
  return true;
}

/// The values of the cards in the document, without how sure they are.
inline QString valueAt(const egizia::EditionDocument& copy, const QString& place) {
  const record::JsonValue* value = copy.value(place.toStdString());
  return value == nullptr ? QString() : QString::fromStdString(record::writeJson(*value));
}

} // namespace nilometer::test
