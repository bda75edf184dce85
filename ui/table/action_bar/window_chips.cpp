// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/window_chips.h"

#include "ui/base/style/chip.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QLayout>

#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

struct WindowChipsWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::HeaderBar)
};

ChipLook windowChipLook(const QString& text, const QString& tip, const QString& key) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  look.tip = fill(QStringLiteral("%1 (%2)"), {tip, key});
  return look;
}

} // namespace

WindowChips WindowChips::addTo(QLayout& row, QWidget* parent) {
  const WindowChips chips{new Chip(parent), new Chip(parent), new Chip(parent)};
  for (Chip* chip : {chips.language, chips.help, chips.menu}) row.addWidget(chip);
  return chips;
}

void WindowChips::retranslate() const {
  // It says where a press leads to.
  const QString next = text::nextLanguage();
  ChipLook look = windowChipLook(next.toUpper(), WindowChipsWords::tr("Language"),
                                 WindowChipsWords::tr("Ctrl+L"));
  //: A button that changes the language of the program to that one.
  look.name = fill(WindowChipsWords::tr("Change language to %1"), {text::languageName(next)});
  language->setLook(look);
  look = windowChipLook(QStringLiteral("?"), WindowChipsWords::tr("Keys and help"),
                        QStringLiteral("?"));
  look.name = WindowChipsWords::tr("Help");
  help->setLook(look);
  look = windowChipLook(QStringLiteral("☰"), WindowChipsWords::tr("Games, corrections, settings"),
                        QStringLiteral("F10"));
  look.name = WindowChipsWords::tr("Menu");
  menu->setLook(look);
}

void WindowChips::onPress(const Pressed& pressed) const {
  for (const auto& [button, chip] :
       {std::pair(WindowButton::language, language), std::pair(WindowButton::help, help),
        std::pair(WindowButton::menu, menu)}) {
    QObject::connect(chip, &Chip::clicked, chip,
                     [pressed, which = button, below = chip] { pressed(which, below); });
  }
}

} // namespace nilometer::ui
