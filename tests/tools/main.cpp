// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of a game that is played through the window; needs no display.
#include "tests/tools/tour.h"

#include "ui/window/appearance.h"

#include <QApplication>
#include <QTextStream>

using namespace nilometer;

int main(int argc, char* argv[]) {
  QCoreApplication::setApplicationName(QStringLiteral("nilometer"));
  QCoreApplication::setApplicationVersion(QStringLiteral(NILOMETER_VERSION));
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2 || arguments[1].startsWith(u'-')) {
    QTextStream(stderr) << "usage: nilometer-tour DIRECTORY [OPTIONS of nilometer] [GAME]\n";
    return 2;
  }
  const QString directory = arguments.takeAt(1);
  app::TourOptions options{app::readOptions(arguments), directory};
  if (!options.size.isValid()) options.size = QSize(1280, 720);
  ui::switchLanguage(application, options.language);
  ui::applyAppearance(application, options.appearance.value_or(ui::Appearance::light));
  return app::tour(application, options);
}
