// SPDX-License-Identifier: GPL-3.0-or-later
// Every game of the window has words, in every language, for what is chosen before it begins and
// for what is printed in it: options, profiles, cards, values.
#include "test_program.h"

#include "registry/is_said.h"
#include "registry/toy_window_game.h"
#include "tests/ui/home.h"
#include "tests/ui/pseudo_language.h"
#include "ui/pages/edition_editor/copy_state.h"
#include "ui/text/language.h"

#include "engine/record/edition_places.h"
#include "engine/record/json.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// What a game says, by what it is about.
using Said = QMap<QString, QString>;

Said choicesOf(const ui::Game& kind, const ui::GameLibrary& library) {
  const ui::NewGameOffer offer = kind.offer(library);
  Said said{{u"game"_s, kind.name()}};
  for (int i = 0; i < kind.profiles(); ++i) said[u"profile %1"_s.arg(i)] = kind.profileName(i);
  for (int i = 0; i < kind.groups(); ++i) said[u"group %1"_s.arg(i)] = kind.groupName(i);
  for (const auto& colour : offer.colours) {
    said[u"colour "_s + text::fromUtf8(colour.id)] = colour.name;
  }
  for (const auto& profile : offer.profiles) {
    const QString key = u"profile "_s + text::fromUtf8(profile.key);
    said[key] = profile.name;
    said[key + u": summary"] = profile.summary;
  }
  for (const auto& option : offer.options) {
    const QString key = u"option "_s + text::fromUtf8(option.key);
    said[key] = option.name;
    for (std::size_t i = 0; i < option.words.size(); ++i) {
      const QString value = u" = "_s + text::fromUtf8(option.words[i]);
      said[key + value] = option.sentences.value(static_cast<qsizetype>(i));
    }
  }
  return said;
}

/// Of a copy that comes with the program: its pages, and everything that is printed.
Said printedOf(const ui::Game& kind, const std::string& id) {
  const record::EditionDocument document = kind.copies().shippedCopy(id);
  const auto copy = kind.copies().read(document);
  if (!copy) qFatal("%s cannot be read", id.c_str());
  Said said;
  for (std::size_t i = 0; i < kind.copies().pages(); ++i) {
    const QString page = u"page %1"_s.arg(i);
    said[page] = kind.copies().pageName(ui::CopyPage(i));
    said[page + u": where"] = kind.copies().whereToLook(ui::CopyPage(i));
  }
  for (const table::PrintedValue& value : copy->printed) {
    const QString key = text::fromUtf8(value.key);
    said[key] = kind.copies().valueName(*copy, value.key);
    for (const std::string& inside : record::numberPlaces(*record::parseJson(value.value))) {
      const std::string place = value.key + inside;
      said[u"number "_s + text::fromUtf8(place)] = kind.copies().number(*copy, place).name;
    }
  }
  return said;
}

/// In every language there are words, and none of them is what stands in files.
void everyLanguageSays(const std::function<Said()>& what) {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const Said said = what();
    QVERIFY(!said.isEmpty());
    for (auto one = said.begin(); one != said.end(); ++one) {
      isSaid(one.value(), qPrintable(language + u": "_s + one.key()));
      QVERIFY2(one.value() != one.key(), qPrintable(one.key()));
      for (const QString& part : one.key().split(u'.')) {
        const bool isId = part.contains(u'-') && !part.contains(u' ');
        QVERIFY2(!isId || !one.value().contains(part), qPrintable(one.value()));
      }
    }
  }
}

/// Every word comes from a catalogue, where each language has its own.
void cataloguesSay(const std::function<Said()>& what) {
  QVERIFY(text::useLanguage(pseudoLanguage));
  QCOMPARE(unmarkedText(what().values()), QString());
}

} // namespace

class tst_every_kind_words : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void everyOptionHasWordsInEveryLanguage_data() { games(allGames()); }
  void everyOptionHasWordsInEveryLanguage();
  void everyOptionChangesSomethingThatIsSaid_data() { games(allGames()); }
  void everyOptionChangesSomethingThatIsSaid();
  void everyCardAndValueHasWordsInEveryLanguage_data() { games(allGames()); }
  void everyCardAndValueHasWordsInEveryLanguage();
  void everyWordComesFromACatalogue_data() { games(ui::games()); }
  void everyWordComesFromACatalogue();

private:
  static void games(ui::Games games) {
    QTest::addColumn<const ui::Game*>("kind");
    for (const ui::Game* kind : games) QTest::newRow(std::string(kind->id()).c_str()) << kind;
  }
  [[nodiscard]] std::function<Said()> choices(const ui::Game* kind) const {
    return [this, kind] { return choicesOf(*kind, m_library); };
  }

  Home m_home;
  ui::GameLibrary m_library{m_home.games.directory(), m_home.preferences, allGames()};
};

void tst_every_kind_words::everyOptionHasWordsInEveryLanguage() {
  QFETCH(const ui::Game*, kind);
  everyLanguageSays(choices(kind));
}

void tst_every_kind_words::everyOptionChangesSomethingThatIsSaid() {
  QFETCH(const ui::Game*, kind);
  const ui::NewGameOffer offer = kind->offer(m_library);
  QCOMPARE(static_cast<int>(offer.profiles.size()), kind->profiles());
  QVERIFY(offer.colours.size() >= std::size_t(kind->seats().most));
  for (const auto& option : offer.options) {
    QVERIFY2(option.words.size() > 1, option.key.c_str());
    QCOMPARE(std::size_t(option.sentences.size()), option.words.size());
    QCOMPARE(QSet<QString>(option.sentences.begin(), option.sentences.end()).size(),
             option.sentences.size());
  }
  for (const auto& profile : offer.profiles) {
    QCOMPARE(profile.options.size(), offer.options.size());
  }
}

void tst_every_kind_words::everyCardAndValueHasWordsInEveryLanguage() {
  QFETCH(const ui::Game*, kind);
  for (const std::string& id : kind->copies().shipped()) {
    everyLanguageSays([kind, &id] { return printedOf(*kind, id); });
  }
}

void tst_every_kind_words::everyWordComesFromACatalogue() {
  QFETCH(const ui::Game*, kind);
  cataloguesSay(choices(kind));
  for (const std::string& id : kind->copies().shipped()) {
    cataloguesSay([kind, &id] { return printedOf(*kind, id); });
  }
}

NILOMETER_TEST(tst_every_kind_words)
#include "tst_every_kind_words.moc"
