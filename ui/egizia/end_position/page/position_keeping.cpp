// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_keeping.h"

#include "ui/text/phrase.h"

namespace nilometer::ui {

namespace {

/// A document holds lines; what was pasted into a field may hold anything.
std::string lineOf(const std::string& typed) {
  QString text = text::fromUtf8(typed);
  for (QChar& letter : text) {
    if (!letter.isPrint() && !letter.isSurrogate()) letter = u' ';
  }
  return text.toStdString();
}

} // namespace

PositionEntered keptOf(PositionEntered entry, const egizia::Edition& edition, bool scored) {
  entry.scored = scored;
  entry.edition = {edition.id, edition.checksum};
  entry.title = lineOf(entry.title);
  for (auto& seat : entry.seats) {
    if (!entry.options.seatBids) seat.bid = 0;
  }
  for (auto& [at, text] : entry.texts) text = lineOf(text);
  for (auto& [at, dispute] : entry.disputes) {
    dispute.note = lineOf(dispute.note);
    if (dispute.otherwise) dispute.otherwise = lineOf(*dispute.otherwise);
  }
  return entry;
}

PositionEntered onScreen(PositionEntered entry) {
  entry.scored = false;
  entry.unchanged = false;
  entry.edition = {};
  return entry;
}

bool isEmpty(const PositionEntered& entry) {
  return entry.texts.empty() && entry.cards.empty() && entry.switched.empty() &&
         entry.disputes.empty() && entry.title.empty();
}

} // namespace nilometer::ui
