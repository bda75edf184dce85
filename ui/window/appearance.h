// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QApplication;
class QCoreApplication;

namespace nilometer::ui {

/// Makes that language the program's, Qt's own texts (standard buttons, file dialog) included;
/// "" means that of the system's locale (words::languageFor).
void switchLanguage(QCoreApplication& app, const QString& code);

/// The system's font and the same font larger: 100 to 200 per cent.
void applyTextSize(QApplication& app, const QFont& systemFont, int percent);

} // namespace nilometer::ui
