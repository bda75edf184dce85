// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json_text.h"

#include "engine/record/json.h"

namespace nilometer::record {

void JsonText::separate() {
  if (m_comma) m_text += ',';
  m_comma = true;
}

JsonText& JsonText::open(char bracket) {
  separate();
  m_text += bracket;
  m_comma = false;
  return *this;
}

JsonText& JsonText::close(char bracket) {
  m_text += bracket;
  m_comma = true;
  return *this;
}

JsonText& JsonText::key(std::string_view name) {
  separate();
  quote(name);
  m_text += ':';
  m_comma = false;
  return *this;
}

JsonText& JsonText::value(std::string_view text) {
  separate();
  quote(text);
  return *this;
}

JsonText& JsonText::value(std::int64_t number) {
  return raw(std::to_string(number));
}

JsonText& JsonText::value(bool flag) {
  return raw(flag ? "true" : "false");
}

JsonText& JsonText::null() {
  return raw("null");
}

JsonText& JsonText::raw(std::string_view json) {
  separate();
  m_text += json;
  return *this;
}

JsonText& JsonText::half(int halves) {
  separate();
  if (halves < 0) m_text += '-';
  const int size = halves < 0 ? -halves : halves;
  m_text += std::to_string(size / 2);
  if (size % 2 != 0) m_text += ".5";
  return *this;
}

void JsonText::quote(std::string_view text) {
  m_text += writeJsonString(text);
}

} // namespace nilometer::record
