// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/play_link.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whole points as a whole number: only bids leave halves.
QJsonValue score(const report::ScoreSeat& seat) {
  const int halves = seat.result();
  return halves % 2 == 0 ? QJsonValue(halves / 2) : QJsonValue(halves / 2.0);
}

QJsonArray playersOf(const report::ScoreReport& report) {
  QJsonArray players;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const report::ScoreSeat& seat = report.seats[i];
    const int place = report.placeOf(i);
    players += QJsonObject{{u"name"_s, seat.entered},
                           {u"sourcePlayerId"_s, seat.entered},
                           {u"score"_s, score(seat)},
                           {u"winner"_s, report.isFinished && place == 1},
                           // Only a record tells who sat where.
                           {u"startPlayer"_s, report.isRecorded && i == 0},
                           {u"rank"_s, place}};
  }
  return players;
}

} // namespace

QJsonObject playJson(const report::ScoreReport& report, const PlayFacts& facts) {
  // The app reads all flags without asking whether they are there.
  const QJsonObject game{{u"name"_s, report.game.name},
                         {u"sourceGameId"_s, report.game.id},
                         {u"bggId"_s, report.game.boardGameGeek},
                         {u"highestWins"_s, true},
                         {u"noPoints"_s, false}};
  QJsonObject play{{u"sourceName"_s, u"Nilometer"_s},
                   {u"sourcePlayId"_s, facts.id},
                   {u"playDate"_s, facts.ended.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)},
                   {u"game"_s, game},
                   {u"players"_s, playersOf(report)}};
  if (facts.minutes > 0) play[u"durationMin"_s] = facts.minutes;
  return play;
}

QByteArray playLink(const report::ScoreReport& report, const PlayFacts& facts) {
  const QByteArray json = QJsonDocument(playJson(report, facts)).toJson(QJsonDocument::Compact);
  // Both may stand in a query as they are, which keeps the QR code coarse.
  return "bgstats://app.bgstatsapp.com/createPlay.html?data=" + json.toPercentEncoding(":,");
}

} // namespace nilometer::ui
