// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/shown_names.h"

#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <numeric>
#include <vector>

namespace nilometer::text {

namespace {

/// Where the letters of a name begin, as people count them: an accent is no letter of its own.
/// The last number is the name's length.
std::vector<qsizetype> letterStarts(const QString& name) {
  // Before the combining signs, each is a letter: finding that out by the tables takes long.
  constexpr char16_t combining = 0x300;
  if (std::ranges::all_of(name, [](QChar sign) { return sign.unicode() < combining; })) {
    std::vector<qsizetype> starts(static_cast<std::size_t>(name.size()) + 1);
    std::iota(starts.begin(), starts.end(), 0);
    return starts;
  }
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
  std::vector<qsizetype> starts{0};
  while (finder.toNextBoundary() > 0) starts.push_back(finder.position());
  return starts;
}

/// Of a name, the letters before `first`, the sign of what is left out, and those from `last` on.
QString without(const QString& name, qsizetype first, qsizetype last) {
  const std::vector<qsizetype> starts = letterStarts(name);
  const auto at = [&](qsizetype letter) { return starts[static_cast<std::size_t>(letter)]; };
  return name.left(at(first)).trimmed() + QChar(0x2026) + name.mid(at(last)).trimmed();
}

qsizetype lettersIn(const QString& name) {
  return static_cast<qsizetype>(letterStarts(name).size()) - 1;
}

/// At most `letters` of the name: so many of them from its end, the others from its beginning.
QString shortened(const QString& name, qsizetype letters, qsizetype fromTheEnd) {
  const qsizetype count = lettersIn(name);
  return count <= letters ? name : without(name, letters - 1 - fromTheEnd, count - fromTheEnd);
}

/// How many letters two names have in common at their beginning.
qsizetype alike(const QString& one, const QString& other) {
  const auto differ = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  const qsizetype common = differ.first - one.begin();
  const std::vector<qsizetype> starts = letterStarts(one);
  return std::upper_bound(starts.begin(), starts.end(), common) - starts.begin() - 1;
}

/// A name of at most `letters` by its beginning and, from where it differs from the other one, what
/// there is room for.
QString fromTheDifference(const QString& name, const QString& other, qsizetype letters) {
  const qsizetype half = letters / 2;
  const QString end = without(name, half - 1, std::max(half, alike(name, other)));
  return shortened(end, letters, 0);
}

/// The names with at most `letters` each; those that begin alike can be told apart.
QStringList shownWith(qsizetype letters, const QStringList& whole) {
  QStringList shown;
  for (const QString& name : whole) shown += shortened(name, letters, 0);
  const auto tellApart = [&](auto nameOf) {
    const QStringList cut = shown;
    for (qsizetype i = 0; i < cut.size(); ++i) {
      for (qsizetype other = 0; other < cut.size(); ++other) {
        if (other != i && cut[other] == cut[i] && cut[i] != whole[i]) shown[i] = nameOf(i, other);
      }
    }
  };
  tellApart([&](qsizetype i, qsizetype) { return shortened(whole[i], letters, letters / 2); });
  tellApart([&](qsizetype i, qsizetype other) {
    return fromTheDifference(whole[i], whole[other], letters);
  });
  return shown;
}

/// The text with each of the names replaced by what stands in its place; of names that contain each
/// other the longest is meant.
QString replaced(const QString& text, const QStringList& names, const QStringList& places) {
  QString all;
  for (qsizetype at = 0;;) {
    qsizetype next = text.size();
    qsizetype found = -1;
    for (qsizetype i = 0; i < names.size(); ++i) {
      const qsizetype begins = names[i].isEmpty() ? -1 : text.indexOf(names[i], at);
      const bool isLonger = found >= 0 && names[i].size() > names[found].size();
      if (begins < 0 || begins > next || (begins == next && !isLonger)) continue;
      next = begins;
      found = i;
    }
    all += QStringView(text).mid(at, next - at);
    if (found < 0) return all;
    all += places[found];
    at = next + names[found].size();
  }
}

} // namespace

ShownNames::ShownNames(const QStringList& names) {
  for (const QString& name : names) {
    const QString plain = plainLine(name);
    // A file may name a player by signs that nobody sees.
    const bool isUnseen = plain.isEmpty() && !name.isEmpty();
    whole += isUnseen ? playerName(static_cast<table::Player>(whole.size()), QStringList{}) : plain;
  }
  shown = shownWith(longest, whole);
}

QString ShownNames::inFull(const QString& text) const {
  return replaced(text, shown, whole);
}

QString ShownNames::tip(const QString& text, const QString& more) const {
  const QString all = inFull(text);
  QStringList lines{all == text ? QString() : all, more};
  lines.removeAll({});
  return lines.join(QLatin1Char('\n'));
}

QString ShownNames::shortenedTo(qsizetype letters, const QString& text) const {
  if (letters > longest) return replaced(text, shown, shownWith(letters, whole));
  QStringList cut;
  for (const QString& name : shown) {
    const auto isOfAnother = [&](qsizetype count) {
      const QString beginning = name.left(letterStarts(name)[static_cast<std::size_t>(count)]);
      return std::ranges::any_of(shown, [&](const QString& other) {
        return other != name && other.startsWith(beginning.trimmed());
      });
    };
    const qsizetype all = lettersIn(name);
    qsizetype least = std::min(letters, all);
    while (least < all && isOfAnother(least - 1)) ++least;
    cut += shortened(name, least, 0);
  }
  return replaced(text, shown, cut);
}

QString ShownNames::fitting(const QString& text, const std::function<bool(const QString&)>& fits,
                            qsizetype least) const {
  if (const QString all = inFull(text); fits(all)) return all;
  const QString shortest = replaced(text, whole, shown);
  qsizetype most = least;
  // With more letters than a name has, the text stays as it is.
  for (const QString& name : whole) most = std::max(most, lettersIn(name) - 1);
  while (least < most) {
    const qsizetype letters = (least + most + 1) / 2;
    fits(shortenedTo(letters, shortest)) ? least = letters : most = letters - 1;
  }
  return shortenedTo(least, shortest);
}

QString playerName(table::Player player, const QStringList& names) {
  if (player == table::noPlayer) return QCoreApplication::translate("Name", "the whole table");
  const QString name = names.value(player);
  if (!name.isEmpty()) return name;
  return fill(QCoreApplication::translate("Name", "Player %1"), {number(player + 1)});
}

} // namespace nilometer::text
