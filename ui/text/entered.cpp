// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/entered.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

struct EnteredWords {
  Q_DECLARE_TR_FUNCTIONS(Entered)
};

} // namespace

QString asEntered(const QString& sentence, bool anyway, std::string_view reason) {
  QString text = anyway ? fill(EnteredWords::tr("%1 – entered anyway"), {sentence}) : sentence;
  if (!reason.empty()) text += fill(QStringLiteral(" (%1)"), {fromUtf8(reason)});
  return text;
}

} // namespace nilometer::text
