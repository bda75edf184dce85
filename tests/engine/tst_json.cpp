// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/record/json_reader.h"
#include "engine/record/utf8.h"

#include <QTest>

#include <limits>

using namespace nilometer::record;
using namespace std::string_literals;
using namespace std::string_view_literals;

namespace {

/// A text that is refused and how.
struct Refused {
  const char* name;
  std::string text;
  ReadFault fault;
  int line;
  std::string where;
  std::string found;
};

std::string manyMembers(int count, const std::string& last) {
  std::string text = "{";
  for (int i = 0; i < count; ++i) text += "\"k" + std::to_string(i) + "\":1,\n";
  return text + last + "}";
}

std::string repeated(std::string_view part, std::size_t times) {
  std::string text;
  text.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) text += part;
  return text;
}

const std::vector<Refused>& refusedTexts() {
  static const std::vector<Refused> texts{
      {"empty", "", ReadFault::empty, 1, "", ""},
      {"only zeros", std::string(5000, '\0'), ReadFault::empty, 1, "", "zeros"},
      {"only white space", " \r\n\t\n", ReadFault::empty, 1, "", ""},
      {"cut off in an object", "{\n\"a\":1,\n", ReadFault::cutOff, 2, "", ""},
      {"cut off after a number", "{\"a\":1", ReadFault::cutOff, 1, "", ""},
      {"cut off after a key", "{\"a\"", ReadFault::cutOff, 1, "a", ""},
      {"cut off after a colon", "{\"a\":", ReadFault::cutOff, 1, "a", ""},
      {"cut off in a text", "[\"ab", ReadFault::cutOff, 1, "[0]", ""},
      {"cut off in a text that ends in a digit", "\"a1", ReadFault::cutOff, 1, "", ""},
      {"cut off in an escape", "\"\\u00", ReadFault::cutOff, 1, "", ""},
      {"cut off in a word", "tru", ReadFault::cutOff, 1, "", ""},
      {"cut off in a number", "[1,-", ReadFault::cutOff, 1, "[1]", ""},
      {"cut off in a decimal", "1.", ReadFault::cutOff, 1, "", ""},
      {"number instead of a comma", "[1 23", ReadFault::notJson, 1, "[1]", "23"},
      {"number after the value", "[1]\n3", ReadFault::notJson, 2, "", "3"},
      {"word after the value", "{}\n\n x", ReadFault::notJson, 3, "", "x"},
      {"second value", "{}{}", ReadFault::notJson, 1, "", "{"},
      {"wrong bracket", "[1,\n2}", ReadFault::notJson, 2, "[2]", "}"},
      {"comma before the end", "[1,]", ReadFault::notJson, 1, "[1]", "]"},
      {"key without quotes", "{a:1}", ReadFault::notJson, 1, "", "a"},
      {"not a number", "{\"a\":NaN}", ReadFault::notJson, 1, "a", "N"},
      {"infinity", "[-Infinity]", ReadFault::notJson, 1, "[0]", "I"},
      {"leading zero", "[01]", ReadFault::notJson, 1, "[1]", "1"},
      {"comment", "[1] // all", ReadFault::notJson, 1, "", "/"},
      {"letter beyond ASCII", "[ä]", ReadFault::notJson, 1, "[0]", "ä"},
      {"line end in a text", "\"a\nb\"", ReadFault::notJson, 1, "", "0x0A"},
      {"half a surrogate pair", "\"\\ud800\"", ReadFault::notJson, 1, "", "\""},
      {"zero byte after the value", "{}\0x"s, ReadFault::notJson, 1, "", "0x00"},
      {"stray byte", "\n\"ab\xFF\"", ReadFault::notUtf8, 2, "", "0xFF"},
      {"overlong form", "\"\xC0\xAF\"", ReadFault::notUtf8, 1, "", "0xC0"},
      {"overlong form of three bytes", "\"\xE0\x9F\xBF\"", ReadFault::notUtf8, 1, "", "0xE0"},
      {"encoded surrogate", "\"\xED\xA0\x80\"", ReadFault::notUtf8, 1, "", "0xED"},
      {"beyond Unicode", "\"\xF4\x90\x80\x80\"", ReadFault::notUtf8, 1, "", "0xF4"},
      {"character cut off", "\"\xE2\x82", ReadFault::notUtf8, 1, "", "0xE2"},
      {"64 bits and one", "[1,\n9223372036854775808\n]", ReadFault::outOfRange, 2, "[1]",
       "9223372036854775808"},
      {"unsigned 64 bits and one", "18446744073709551616", ReadFault::outOfRange, 1, "",
       "18446744073709551616"},
      {"below 64 bits", "{\"a\":-9223372036854775809}", ReadFault::outOfRange, 1, "a",
       "-9223372036854775809"},
      {"beyond a double", "[1e999]", ReadFault::outOfRange, 1, "[0]", "1e999"},
      {"key twice", "{\"a\":{\"b\":1,\n\"b\":2}}", ReadFault::duplicateKey, 2, "a.b", "b"},
      {"key twice, once escaped", "{\"a\":1,\"\\u0061\":2}", ReadFault::duplicateKey, 1, "a", "a"},
      {"key twice in a large object", manyMembers(40, "\"k3\":1"), ReadFault::duplicateKey, 41,
       "k3", "k3"},
  };
  return texts;
}

JsonValue parsed(std::string_view text) {
  Result<JsonValue> value = parseJson(text);
  return value ? std::move(*value) : JsonValue();
}

/// What one read of the text's root notes; `read` does the reading.
template <class Read> ReadError errorOf(std::string_view text, Read read) {
  const JsonValue value = parsed(text);
  JsonReading reading(value, "file.json");
  read(reading.root());
  return reading.failed() ? reading.error() : ReadError{ReadFault::cannotOpen, {}, 0, {}, {}, {}};
}

ReadError expected(ReadFault fault, int line, const char* where, const char* what,
                   const char* found) {
  return {fault, "file.json", line, where, what, found};
}

} // namespace

class tst_Json : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void keepsValuesInTheirOrder();
  void wholeNumbersOf64BitsStayExact();
  void decimalsAreDoubles();
  void valuesKnowTheirLine();
  void linesCountFromTheFirstLineGiven();
  void refusesAndSaysWhere_data();
  void refusesAndSaysWhere();
  void nestingUpToTheLimitIsRead();
  void nestingBeyondTheLimitIsRefusedAtOnce();
  void hundredMegabytesOfBracketsEndQuickly();
  void tooManyValuesAreRefused();
  void writtenTextReadsBackTheSame_data();
  void writtenTextReadsBackTheSame();
  void longFindsAreShortenedBetweenCharacters();
  void readerNamesPathTypeAndValue();
  void readerKeepsTheFirstErrorOnly();
  void readerYieldsValuesInsideTheBounds();
  void readerRefusesUnknownKeys();
  void readerFindsIdsInLists();
};

void tst_Json::keepsValuesInTheirOrder() {
  const JsonValue value = parsed(R"({"b":[1,2.5,true,null],"a":"x\u00e4\n","c":{}})");
  QCOMPARE(writeJson(value), R"({"b":[1,2.5,true,null],"a":"xä\n","c":{}})"s);
  QVERIFY(value.find("a") != nullptr);
  QVERIFY(value.find("d") == nullptr);
  QVERIFY(value.find("b")->find("a") == nullptr);
}

void tst_Json::wholeNumbersOf64BitsStayExact() {
  const JsonValue value = parsed("[9223372036854775807,-9223372036854775808]");
  const JsonArray& numbers = *value.as<JsonArray>();
  QCOMPARE(*numbers[0].as<std::int64_t>(), std::numeric_limits<std::int64_t>::max());
  QCOMPARE(*numbers[1].as<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
}

void tst_Json::decimalsAreDoubles() {
  QCOMPARE(*parsed("0.5").as<double>(), 0.5);
  QCOMPARE(*parsed("1.0").as<double>(), 1.0);
  QCOMPARE(*parsed("-2e3").as<double>(), -2000.0);
  QVERIFY(parsed("1.0").as<std::int64_t>() == nullptr);
}

void tst_Json::valuesKnowTheirLine() {
  const JsonValue value = parsed("\n{\n\"a\":\n7\n,\"b\":[\n\"x\",\n{}]}\n");
  QCOMPARE(value.line(), 2);
  QCOMPARE(value.find("a")->line(), 4);
  QCOMPARE(value.find("b")->line(), 5);
  QCOMPARE((*value.find("b")->as<JsonArray>())[0].line(), 6);
  QCOMPARE((*value.find("b")->as<JsonArray>())[1].line(), 7);
}

void tst_Json::linesCountFromTheFirstLineGiven() {
  const Result<JsonValue> good = parseJson("{\"a\":\n1}", 17);
  QVERIFY(good);
  QCOMPARE(good->find("a")->line(), 18);
  const Result<JsonValue> bad = parseJson("{\"a\":?}", 17);
  QVERIFY(!bad);
  QCOMPARE(bad.error().line, 17);
}

void tst_Json::refusesAndSaysWhere_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < refusedTexts().size(); ++i) {
    QTest::newRow(refusedTexts()[i].name) << static_cast<int>(i);
  }
}

void tst_Json::refusesAndSaysWhere() {
  QFETCH(const int, index);
  const Refused& refused = refusedTexts()[static_cast<std::size_t>(index)];
  const Result<JsonValue> value = parseJson(refused.text);
  QVERIFY(!value);
  QCOMPARE(value.error().fault, refused.fault);
  QCOMPARE(value.error().line, refused.line);
  QCOMPARE(value.error().where, refused.where);
  QCOMPARE(value.error().found, refused.found);
}

void tst_Json::nestingUpToTheLimitIsRead() {
  const auto depth = static_cast<std::size_t>(maxJsonDepth);
  QVERIFY(parseJson(std::string(depth, '[') + std::string(depth, ']')));
  QVERIFY(parseJson(repeated("{\"a\":", depth) + "1" + std::string(depth, '}')));
}

void tst_Json::nestingBeyondTheLimitIsRefusedAtOnce() {
  const auto depth = static_cast<std::size_t>(maxJsonDepth) + 1;
  const Result<JsonValue> lists = parseJson(std::string(depth, '[') + std::string(depth, ']'));
  QVERIFY(!lists);
  QCOMPARE(lists.error().fault, ReadFault::tooDeep);
  const Result<JsonValue> objects = parseJson(repeated("{\"a\":\n", depth));
  QVERIFY(!objects);
  QCOMPARE(objects.error().fault, ReadFault::tooDeep);
  QCOMPARE(objects.error().line, maxJsonDepth + 1);
}

void tst_Json::hundredMegabytesOfBracketsEndQuickly() {
  const std::string text(100'000'000, '[');
  const Result<JsonValue> value = parseJson(text);
  QVERIFY(!value);
  QCOMPARE(value.error().fault, ReadFault::tooDeep);
}

void tst_Json::tooManyValuesAreRefused() {
  const auto count = static_cast<std::size_t>(maxJsonValues);
  // The list itself is a value too.
  QVERIFY(parseJson("[" + repeated("0,", count - 2) + "0]"));
  const Result<JsonValue> value = parseJson("[" + repeated("0,", count - 1) + "0]");
  QVERIFY(!value);
  QCOMPARE(value.error().fault, ReadFault::tooLarge);
  QVERIFY(!parseJson("[" + repeated("[],", count - 1) + "[]]"));
}

void tst_Json::writtenTextReadsBackTheSame_data() {
  QTest::addColumn<QByteArray>("text");
  for (const char* text :
       {"null", "true", "false", "0", "-1", "0.5", "1e+300", "-0.1", R"("")", R"("a\"b\\c\n\t\r")",
        R"("\u0001\u001f\u007f")", R"("ä€😀")", "[]", "{}", R"({"a":[{"b":[[],{}]}],"":1})"}) {
    QTest::newRow(text) << QByteArray(text);
  }
}

void tst_Json::writtenTextReadsBackTheSame() {
  QFETCH(const QByteArray, text);
  const Result<JsonValue> value = parseJson(text.toStdString());
  QVERIFY(value);
  QCOMPARE(writeJson(*value), text.toStdString());
}

void tst_Json::longFindsAreShortenedBetweenCharacters() {
  QCOMPARE(shortened("abc", 3), "abc"s);
  QCOMPARE(shortened("abcd", 3), "abc…"s);
  QCOMPARE(shortened("aäöü", 4), "aä…"s);
  const Result<JsonValue> value = parseJson("{\"" + std::string(100000, 'k') + "\" 5}");
  QVERIFY(!value);
  QVERIFY(value.error().where.size() < 100);
  const std::string digits(100000, '7');
  const Result<JsonValue> number = parseJson(digits);
  QVERIFY(!number);
  QVERIFY(number.error().found.size() < 100);
}

void tst_Json::readerNamesPathTypeAndValue() {
  const auto text = "{\"players\":[{\"name\":\"A\"},\n{\"name\":7,\"seat\":9}],\"end\":1.0}"sv;
  const auto second = [](const JsonNode& root) { return root.member("players").at(1); };
  QCOMPARE(errorOf(text, [&](const JsonNode& r) { (void)second(r).member("name").text(); }),
           expected(ReadFault::wrongType, 2, "players[1].name", "a text", "7"));
  QCOMPARE(errorOf(text, [&](const JsonNode& r) { (void)second(r).member("seat").integer(0, 4); }),
           expected(ReadFault::outOfRange, 2, "players[1].seat", "0 to 4", "9"));
  QCOMPARE(errorOf(text, [&](const JsonNode& r) { (void)second(r).member("colour"); }),
           expected(ReadFault::missingKey, 2, "players[1].colour", "", ""));
  QCOMPARE(errorOf(text, [](const JsonNode& r) { (void)r.member("end").integer(0, 4); }),
           expected(ReadFault::wrongType, 2, "end", "an integer", "1.0"));
  QCOMPARE(errorOf(text, [](const JsonNode& r) { (void)r.member("players").boolean(); }),
           expected(ReadFault::wrongType, 1, "players", "true or false", "a list"));
  QCOMPARE(errorOf(text, [](const JsonNode& r) { (void)r.member("players").size(3, 4); }),
           expected(ReadFault::outOfRange, 1, "players", "3 to 4 elements", "2"));
  QCOMPARE(errorOf(text, [](const JsonNode& r) { (void)r.size(); }),
           expected(ReadFault::wrongType, 1, "", "a list", "an object"));
  QCOMPARE(errorOf(text, [](const JsonNode& r) { (void)r.member("end").member("x"); }),
           expected(ReadFault::wrongType, 2, "end", "an object", "1.0"));
  QCOMPARE(errorOf("\"abc\"", [](const JsonNode& r) { (void)r.text(1, 2); }),
           expected(ReadFault::outOfRange, 1, "", "1 to 2 characters", "\"abc\""));
}

void tst_Json::readerKeepsTheFirstErrorOnly() {
  const ReadError error = errorOf("{\"a\":1,\n\"b\":2}", [](const JsonNode& root) {
    (void)root.member("b").text();
    (void)root.member("a").boolean();
    (void)root.member("c").at(0);
  });
  QCOMPARE(error.where, "b"s);
  QCOMPARE(error.line, 2);
}

void tst_Json::readerYieldsValuesInsideTheBounds() {
  const JsonValue value = parsed(R"({"n":-5,"list":[1,2,3]})");
  JsonReading reading(value);
  const JsonNode root = reading.root();
  QCOMPARE(root.member("n").number<std::uint8_t>(2, 9), std::uint8_t{2});
  QCOMPARE(root.member("list").size(0, 2), std::size_t{0});
  QCOMPARE(root.member("absent").integer(3, 4), std::int64_t{3});
  QCOMPARE(root.member("n").text(), ""s);
  QVERIFY(!root.optional("absent"));
  QVERIFY(root.optional("n"));
  QVERIFY(reading.failed());
}

void tst_Json::readerRefusesUnknownKeys() {
  const ReadError error = errorOf("{\"a\":1,\n\"x\":2}", [](const JsonNode& root) {
    root.allowOnly({"a", "b"});
  });
  QCOMPARE(error, expected(ReadFault::unknownKey, 2, "x", "a, b", "x"));
  QCOMPARE(errorOf("{\"a\":1}",
                   [](const JsonNode& r) {
                     r.allowOnly({"a", "b"});
                   })
               .fault,
           ReadFault::cannotOpen);
}

void tst_Json::readerFindsIdsInLists() {
  constexpr auto names = std::to_array<std::string_view>({"left", "right"});
  const JsonValue value = parsed(R"(["right","up"])");
  JsonReading reading(value, "file.json");
  QCOMPARE(reading.root().at(0).id(names), std::size_t{1});
  QVERIFY(!reading.failed());
  QCOMPARE(reading.root().at(1).id(names), std::size_t{0});
  QCOMPARE(reading.error(), expected(ReadFault::unknownId, 1, "[1]", "left, right", "\"up\""));
}

NILOMETER_TEST(tst_Json)
#include "tst_json.moc"
