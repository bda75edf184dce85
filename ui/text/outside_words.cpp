// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/outside_words.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cerrno>

namespace nilometer::text {

namespace {

struct SystemErrorRow {
  int code; // of <cerrno>
  const char* text;
};

struct RefusalWords {
  Q_DECLARE_TR_FUNCTIONS(SystemRefusal)
public:
  static constexpr auto rows = std::to_array<SystemErrorRow>({
      {EACCES, QT_TR_NOOP("permission denied")},
      {EPERM, QT_TR_NOOP("operation not permitted")},
      {ENOENT, QT_TR_NOOP("no such file or directory")},
      {EEXIST, QT_TR_NOOP("file exists")},
      {EISDIR, QT_TR_NOOP("is a directory")},
      {ENOTDIR, QT_TR_NOOP("not a directory")},
      {ENAMETOOLONG, QT_TR_NOOP("file name too long")},
      {ELOOP, QT_TR_NOOP("the links lead in a circle")},
      {ENOSPC, QT_TR_NOOP("no space left on device")},
      {EDQUOT, QT_TR_NOOP("disk quota exceeded")},
      {EFBIG, QT_TR_NOOP("file too large")},
      {EROFS, QT_TR_NOOP("read-only file system")},
      {EIO, QT_TR_NOOP("input/output error")},
      {EBUSY, QT_TR_NOOP("device or resource busy")},
      {ETXTBSY, QT_TR_NOOP("text file busy")},
      {EMFILE, QT_TR_NOOP("too many open files")},
      {ENXIO, QT_TR_NOOP("no such device or address")},
      {ENODEV, QT_TR_NOOP("no such device")},
      {EINVAL, QT_TR_NOOP("invalid argument")},
  });
};

struct OutsideWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedReason)
public:
  static constexpr auto known = std::to_array<const char*>({
      QT_TR_NOOP("Stated in the rulebooks."),
      QT_TR_NOOP("The rulebooks take 4 of the 24 stones as markers."),
      QT_TR_NOOP("The rulebooks name no crews; the tiles show figures in kilts of these colours."),
      QT_TR_NOOP("The rulebooks’ text does not name the sites; to be checked on the board."),
      QT_TR_NOOP("The only value that fits all three feeding examples."),
      QT_TR_NOOP("The rulebooks do not say; one report speaks of up to nine of each."),
      QT_TR_NOOP("The order of round spaces and building sites is deduced; where the card spaces "
                 "lie between them is assumed."),
      QT_TR_NOOP("That two normal crews are pictured is certain; which two is not."),
      QT_TR_NOOP("Stated in the rulebooks for 2 and 3 players."),
      QT_TR_NOOP(
          "At least 9 rows, starting with 1 and 2, are certain; one space in each is assumed."),
      QT_TR_NOOP("That the spaces of value 2 lie above the bottom row is certain; the number of "
                 "rows and spaces is assumed."),
      QT_TR_NOOP("That a stone rests on the row below is certain; on how many is assumed."),
      QT_TR_NOOP("The rulebooks’ text does not say; to be checked on the board."),
      QT_TR_NOOP("A tile of 4 stands in an example; the others are assumed. Used only for checks: "
                 "a tile’s value is entered when it is turned up."),
      QT_TR_NOOP("The rulebooks do not say how many steps there are."),
      QT_TR_NOOP("3 down to 1, with 1 on the last two steps and a step of 2, is certain; the "
                 "number of steps is assumed."),
      QT_TR_NOOP("Stated in a rulebook or its examples, and in the online card table."),
      QT_TR_NOOP(
          "Listed in the card table of the online rules; the decks add up to the printed sizes."),
      QT_TR_NOOP(
          "Follows from the number of cards in each deck and the three values the rules speak of."),
      QT_TR_NOOP("As in the online card table; a rulebook caption can be read with 6 and 7 the "
                 "other way round."),
      QT_TR_NOOP("That there are two different cards is certain; what they picture is assumed."),
      QT_TR_NOOP("The condition is known; what it is worth is assumed."),
      QT_TR_NOOP("That there are such cards is certain; which parts they name is assumed."),
      QT_TR_NOOP("No text says what it is worth."),
      QT_TR_NOOP("Only the points for 3 players are known."),
      QT_TR_NOOP("7 points for 3 players stand in an example."),
      QT_TR_NOOP("Taken to be as for the stone market."),
      QT_TR_NOOP("The rulebooks speak of the pictured crew; one card for each of the four fits the "
                 "number of cards."),
      QT_TR_NOOP("An example gives 4 points for strength 4."),
      QT_TR_NOOP("Taken to be as for the yellow-green fields."),
      QT_TR_NOOP("Stands in an example."),
      QT_TR_NOOP("That there are cards for reaching a last step oneself is certain; for which "
                 "markets is assumed."),
  });
};

} // namespace

QString systemRefusal(const QString& said) {
  // The system speaks the language it was started in, whatever that of the program is.
  const auto row = std::ranges::find_if(RefusalWords::rows, [&](const SystemErrorRow& one) {
    return qt_error_string(one.code) == said;
  });
  return row == RefusalWords::rows.end() ? said : RefusalWords::tr(row->text);
}

QString printedReason(std::string_view reason) {
  return printedReason(reason, OutsideWords::known, &OutsideWords::tr);
}

QString printedReason(std::string_view reason, std::span<const char* const> known, Translate tr) {
  const QString said = fromUtf8(reason);
  // Editions are written in plain ASCII.
  const QString typeset = QString(said).replace(u'\'', QChar(0x2019));
  const auto one = std::ranges::find_if(
      known, [&](const char* each) { return QString::fromUtf8(each) == typeset; });
  return one == known.end() ? said : tr(*one, nullptr, -1);
}

} // namespace nilometer::text
