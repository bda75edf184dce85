// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/score_numbers.h"

#include "ui/words/phrase.h"

#include <QLocale>

#include <cstdlib>

namespace nilometer::report {

namespace {

QString halvesWith(int value, const QString& minus, const QString& point) {
  const QString whole = QString::number(std::abs(value) / 2);
  const QString fraction = value % 2 == 0 ? QString() : QString(point + u'5');
  return (value < 0 ? minus : QString()) + whole + fraction;
}

} // namespace

QString halves(int value) {
  return halvesWith(value, QString(QChar(0x2212)), QLocale().decimalPoint());
}

QString plainHalves(int value) {
  return halvesWith(value, QStringLiteral("-"), QStringLiteral("."));
}

QString withSign(int value) {
  return (value > 0 ? QStringLiteral("+") : QString()) + words::number(value);
}

} // namespace nilometer::report
