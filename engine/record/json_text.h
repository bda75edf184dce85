// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nilometer::record {

/// Puts one JSON value together as text without spaces; sets the commas.
/// Strings must be UTF-8; they are escaped.
class JsonText {
public:
  JsonText& object() { return open('{'); }
  JsonText& endObject() { return close('}'); }
  JsonText& array() { return open('['); }
  JsonText& endArray() { return close(']'); }

  JsonText& key(std::string_view name);
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(std::int64_t number);
  JsonText& value(int number) { return value(std::int64_t{number}); }
  JsonText& value(bool flag);
  JsonText& null();
  /// A value that is JSON text already.
  JsonText& raw(std::string_view json);
  /// `halves` / 2, with ".5" where needed.
  JsonText& half(int halves);

  template <class T> JsonText& member(std::string_view name, T what) {
    return key(name).value(what);
  }
  /// Only written if it is true.
  JsonText& flag(std::string_view name, bool set) { return set ? member(name, true) : *this; }

  [[nodiscard]] const std::string& text() const { return m_text; }
  [[nodiscard]] std::string take() { return std::move(m_text); }

private:
  JsonText& open(char bracket);
  JsonText& close(char bracket);
  void separate();
  void quote(std::string_view text);

  std::string m_text;
  bool m_comma = false; ///< a value stands before
};

} // namespace nilometer::record
