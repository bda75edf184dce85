// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/error_words.h"

#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"
#include "ui/text/reader_phrases.h"
#include "ui/text/row_order.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using record::ReadError;
using record::ReadFault;

namespace {

struct ErrorRow {
  ReadFault fault;
  const char* text;    // %1 where, %2 expected, %3 found
  const char* without; // where the error does not say what was expected; nullptr: never
};

struct ErrorWords {
  Q_DECLARE_TR_FUNCTIONS(ReadError)
public:
  static constexpr auto rows = std::to_array<ErrorRow>({
      {ReadFault::cannotOpen, QT_TR_NOOP("it cannot be opened: %3"), nullptr},
      {ReadFault::isDirectory, QT_TR_NOOP("this is a directory; a file was expected"), nullptr},
      {ReadFault::noPermission, QT_TR_NOOP("there is no permission to read it"), nullptr},
      // Where there are bytes all the same, they are zero.
      {ReadFault::empty,
       QT_TR_NOOP("it is damaged: there is nothing in it but zero bytes; go on with an earlier "
                  "version or a copy of it"),
       QT_TR_NOOP("it is empty; it should hold at least one line")},
      {ReadFault::tooLarge, QT_TR_NOOP("it is too large; at most %2 can be read"), nullptr},
      {ReadFault::notUtf8, QT_TR_NOOP("the characters are not UTF-8 as expected"), nullptr},
      {ReadFault::notJson, QT_TR_NOOP("JSON was expected, but not “%3”"),
       QT_TR_NOOP("JSON was expected")},
      {ReadFault::tooDeep, QT_TR_NOOP("the brackets are nested too deep; at most %2 can be read"),
       QT_TR_NOOP("the brackets are nested too deep")},
      {ReadFault::cutOff, QT_TR_NOOP("a piece is missing here: the text ends too early"), nullptr},
      {ReadFault::duplicateKey, QT_TR_NOOP("“%1” is %3, which is there already; expected: %2"),
       QT_TR_NOOP("“%1” is given twice; it was expected once")},
      {ReadFault::missingKey, QT_TR_NOOP("“%1” is missing"), nullptr},
      {ReadFault::unknownKey, QT_TR_NOOP("“%1” does not belong there; expected: %2"),
       QT_TR_NOOP("“%1” does not belong there")},
      {ReadFault::wrongType, QT_TR_NOOP("“%1” should be %2, but is %3"), nullptr},
      {ReadFault::outOfRange, QT_TR_NOOP("“%1” is %3; expected: %2"), nullptr},
      {ReadFault::unknownId, QT_TR_NOOP("“%1” is %3, which is unknown; expected: %2"),
       QT_TR_NOOP("“%1” is %3, which is unknown")},
      {ReadFault::newerFormat,
       QT_TR_NOOP("it was written by a newer version of the program (format %3); up to format %2 "
                  "can be read"),
       nullptr},
      {ReadFault::newerRules,
       QT_TR_NOOP("it was played with newer rules (version %3); rules up to version %2 are known"),
       nullptr},
      {ReadFault::notThisKind, QT_TR_NOOP("%2 was expected, and this is %3"), nullptr},
      {ReadFault::otherGame,
       QT_TR_NOOP(
           "it is a file of “%3”: of another game than this one, or of one that this version "
           "does not know"),
       nullptr},
      // Of another game than the file: its name.
      {ReadFault::unknownEdition,
       QT_TR_NOOP(
           "the printed values “%3” are those of %2, and the file is of another game; one of "
           "the two is named wrong in its first line"),
       QT_TR_NOOP("the printed values “%3” are not known here")},
      {ReadFault::otherEdition,
       QT_TR_NOOP("the printed values are not those the game was played with"), nullptr},
      {ReadFault::badEdition, QT_TR_NOOP("the printed value “%1” makes no sense: %3; expected: %2"),
       QT_TR_NOOP("the printed value “%1” makes no sense")},
      {ReadFault::badPosition, QT_TR_NOOP("“%1” cannot be on this table: %3; expected: %2"),
       QT_TR_NOOP("“%1” cannot be on this table")},
      {ReadFault::unfinishedPosition,
       QT_TR_NOOP("this end position is not complete yet; the window goes on with it"), nullptr},
      {ReadFault::wrongSum,
       QT_TR_NOOP("the line is damaged or was changed: it does not fit its checksum"), nullptr},
  });
  static constexpr const char* longLine =
      QT_TR_NOOP("the line is too long; at most %2 can be read");
};

static_assert(inEnumOrder(ErrorWords::rows, &ErrorRow::fault,
                          static_cast<std::size_t>(ReadFault::wrongSum) + 1),
              "every read fault needs its words, in the order of ReadFault");

QString location(const ReadError& error) {
  QString file = fromUtf8(error.file);
  const QString line = number(error.line);
  if (error.line <= 0) return file;
  return file.isEmpty() ? fill(ErrorWords::tr("line %1"), {line})
                        : fill(ErrorWords::tr("%1, line %2"), {file, line});
}

QString withCapital(const QString& text) {
  return text.left(1).toUpper() + text.mid(1);
}

QString whatIsWrong(const ReadError& error) {
  const ErrorRow& row = ErrorWords::rows[static_cast<std::size_t>(error.fault)];
  const bool isFound = error.fault == ReadFault::notJson || error.fault == ReadFault::empty;
  const bool bare = row.without != nullptr && (isFound ? error.found : error.expected).empty();
  // What the readers do not say themselves, the system does.
  const QString said = readerPhrase(error.found);
  const QString found = error.fault == ReadFault::cannotOpen ? systemRefusal(said) : said;
  // The file it stands in need not be large.
  const bool isLongLine =
      error.fault == ReadFault::tooLarge && error.expected.ends_with(" bytes a line");
  const char* text = isLongLine ? ErrorWords::longLine : bare ? row.without : row.text;
  return fill(ErrorWords::tr(text), {fromUtf8(error.where), readerPhrase(error.expected), found});
}

} // namespace

QString sentence(const ReadError& error) {
  const QString what = whatIsWrong(error);
  const QString where = location(error);
  return where.isEmpty() ? what : fill(QStringLiteral("%1: %2"), {where, what});
}

QString wholeSentence(const ReadError& error) {
  const QString what = withCapital(whatIsWrong(error));
  const QString ended = what.endsWith(u'.') ? what : QString(what + u'.');
  // A file is called as it is called.
  const QString where = error.file.empty() ? withCapital(location(error)) : location(error);
  return where.isEmpty() ? ended : fill(QStringLiteral("%1: %2"), {where, ended});
}

} // namespace nilometer::text
