// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_form_view.h"

#include "engine/egizia/game_rules.h"
#include "ui/egizia/end_position/page/egizia_form.h"
#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/egizia/end_position/page/position_view.h"
#include "ui/store/games/new_game_of.h"
#include "ui/store/games/preferences.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// All there are, first those that are proposed for the next game.
std::vector<EditionPtr> inOrder(std::vector<EditionPtr> editions, const NewGameChoice& last) {
  const std::string proposed = headerOf<egizia::Rules>(last).editionId;
  const auto found =
      std::ranges::find_if(editions, [&](const EditionPtr& one) { return one->id == proposed; });
  if (found != editions.end()) std::rotate(editions.begin(), found, found + 1);
  return editions;
}

} // namespace

EgiziaFormView::EgiziaFormView(const EgiziaPositionGame& game, const Preferences& preferences,
                               QWidget* parent)
    : EndPositionView(parent), m_game(game), m_preferences(preferences) {
  const NewGameChoice last = preferences.newGame(game.fileId());
  auto* const scroll = new QScrollArea(this);
  m_view = new PositionView(inOrder(game.editions(), last), headerOf<egizia::Rules>(last).players,
                            QDate::currentDate(), scroll);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(m_view);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(scroll);
  connect(m_view, &PositionView::scoreRequested, this, &EndPositionView::scoreRequested);
  connect(m_view, &PositionView::changed, this, &EndPositionView::changed);
  connect(m_view, &PositionView::turned, this, &EndPositionView::turned);
  connect(m_view, &PositionView::saveRequested, this, &EndPositionView::saveRequested);
  connect(m_view, &PositionView::openRequested, this, &EndPositionView::openRequested);
  connect(m_view, &PositionView::closeRequested, this, &EndPositionView::closeRequested);
}

PositionForm EgiziaFormView::entered() const {
  const egizia::Edition& values = *m_view->edition();
  return formOf(m_view->entryWithLetters(), {values.id, values.checksum});
}

PositionForm EgiziaFormView::blank() const {
  PositionEntered blank = m_view->entry();
  blank.texts.clear();
  blank.cards.clear();
  blank.switched.clear();
  blank.disputes.clear();
  const egizia::Edition& values = *m_view->edition();
  return formOf(blank, {values.id, values.checksum});
}

void EgiziaFormView::setForm(const PositionForm& form) {
  m_view->setEntry(enteredIn(form), m_game.editionOf(form));
}

void EgiziaFormView::begin(const NewGameChoice& last, const QDate& date) {
  m_view->setEditions(inOrder(m_game.editions(), last));
  m_view->begin(headerOf<egizia::Rules>(last).players, date);
}

void EgiziaFormView::start() {
  m_view->start();
}

void EgiziaFormView::refresh() {
  m_view->setEditions(inOrder(m_game.editions(), m_preferences.newGame(m_game.fileId())));
}

bool EgiziaFormView::isReady() const {
  return m_view->result().position.has_value();
}

void EgiziaFormView::showKept(SaveState kept) {
  m_view->showKept(kept);
}

void EgiziaFormView::setFrozen(bool frozen) {
  m_view->setFrozen(frozen);
}

void EgiziaFormView::undo() {
  m_view->undo();
}

void EgiziaFormView::redo() {
  m_view->redo();
}

Chip& EgiziaFormView::scoreButton() const {
  return *m_view->scoreButton();
}

} // namespace nilometer::ui
