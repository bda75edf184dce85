// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/score_numbers.h"

#include <cstdlib>

namespace nilometer::report {

QString plainHalves(int value) {
  const QString whole = QString::number(std::abs(value) / 2);
  const QString minus = value < 0 ? QStringLiteral("-") : QString();
  return minus + whole + (value % 2 == 0 ? QString() : QStringLiteral(".5"));
}

} // namespace nilometer::report
