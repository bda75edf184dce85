// SPDX-License-Identifier: GPL-3.0-or-later
// What the toolkit alone costs: the smallest program that shows a main window.
// tests/bench/startup.sh measures nilometer against it.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char* argv[]) {
  const QApplication application(argc, argv);
  QMainWindow window;
  window.resize(1280, 720);
  window.show();
  return QApplication::exec();
}
