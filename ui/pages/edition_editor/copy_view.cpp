// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/copy_view.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/inner_room.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/pages/edition_editor/printed_page_list.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/table/action_bar/double_press_guard.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr Length viewMargin = 3 * unit;

QLabel* paragraph(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  return label;
}

ChipLook look(ChipLook::Tone tone, const QString& text, const QString& keyCap = {}) {
  ChipLook result;
  result.tone = tone;
  result.text = text;
  result.keyCap = keyCap;
  return result;
}

/// Leaves the keys to the view, wherever on the page the keyboard is.
class PageRoom : public QScrollArea {
public:
  using QScrollArea::QScrollArea;

protected:
  void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

/// One screen on or back; false at the end.
bool scrollOn(const QScrollArea& room, QAbstractSlider::SliderAction step) {
  QScrollBar& bar = *room.verticalScrollBar();
  const int before = bar.value();
  bar.triggerAction(step);
  return bar.value() != before;
}

bool isEnter(const QKeyEvent& event) {
  return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// What the marks on the page mean, and what to do with a wrong number.
QString legendOf(const OpenCopy& copy, CopyPage page) {
  if (copy.progress().of(page) == PageState::nonsense) {
    return CopyView::tr("It is kept, but no game can be played with it until this is put right.");
  }
  const CheckedCopy& checked = copy.checked();
  QStringList lines;
  if (countOn(checked, page, table::Provenance::missing) > 0) {
    lines += CopyView::tr("Red and empty: nobody has read what is printed there. Type it, "
                          "or leave it empty: a game asks for what it needs.");
  }
  if (countOn(checked, page, table::Provenance::assumed) > 0) {
    lines += CopyView::tr("? is assumed. Click a number that differs on your copy and type it.");
  }
  if (!lines.isEmpty()) return lines.join(u' ');
  if (copy.progress().of(page) == PageState::confirmed) {
    return CopyView::tr("✓ is compared. Click a number that differs on your copy and type it.");
  }
  return CopyView::tr(
      "Nothing is assumed here. Click a number that differs on your copy and type it.");
}

} // namespace

CopyView::CopyView(QWidget* parent) : QWidget(parent) {
  build();
  connectParts();
  retranslate();
}

void CopyView::build() {
  setFocusPolicy(Qt::StrongFocus);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(viewMargin, viewMargin, viewMargin, viewMargin);
  outer->setSpacing(2 * unit);
  auto* top = new QHBoxLayout;
  top->addWidget(m_title = paragraph(this), 1);
  top->addWidget(m_copies = new Chip(this));
  top->addWidget(m_leave = new Chip(this));
  outer->addLayout(top);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(viewMargin);
  middle->addWidget(m_list = new PageList(this));
  auto* column = new QVBoxLayout;
  column->setSpacing(unit);
  column->addWidget(m_heading = paragraph(this));
  column->addWidget(m_where = paragraph(this));
  m_room = new PageRoom(this);
  m_room->setFrameShape(QFrame::NoFrame);
  m_room->setWidgetResizable(true);
  m_room->setFocusPolicy(Qt::NoFocus);
  letGiveWay(*m_room);
  column->addSpacing(2 * unit);
  column->addWidget(m_room, 1000);
  column->addStretch(1);
  middle->addLayout(column, 1);
  outer->addLayout(middle, 1);
  auto* below = new QHBoxLayout;
  below->setSpacing(2 * unit);
  // What makes no sense stands below: it comes and goes without moving the page.
  auto* said = new QVBoxLayout;
  said->setSpacing(unit);
  said->addWidget(m_problems = paragraph(this));
  said->addWidget(m_legend = quietLabel(this));
  below->addLayout(said, 1);
  for (Chip** chip : {&m_back, &m_later, &m_newGame, &m_matches}) {
    below->addWidget(*chip = new Chip(this));
  }
  outer->addLayout(below);
}

void CopyView::connectParts() {
  connect(m_matches, &Chip::clicked, this, &CopyView::matchesPressed);
  connect(m_back, &Chip::clicked, this, &CopyView::backPressed);
  connect(m_later, &Chip::clicked, this, &CopyView::laterPressed);
  connect(m_copies, &Chip::clicked, this, &CopyView::copiesRequested);
  connect(m_newGame, &Chip::clicked, this, &CopyView::newGameRequested);
  connect(m_leave, &Chip::clicked, this, &CopyView::leaveRequested);
  connect(m_list, &PageList::chosen, this, &CopyView::pageChosen);
}

void CopyView::retranslate() {
  using Tone = ChipLook::Tone;
  m_copies->setLook(look(Tone::action, tr("All copies…")));
  m_leave->setLook(look(Tone::action, tr("Leave"), tr("Esc")));
  m_back->setLook(look(Tone::action, tr("Back")));
  m_later->setLook(look(Tone::action, tr("Later")));
  m_newGame->setLook(look(Tone::confirm, tr("New game…"), QStringLiteral("⏎")));
  m_heading->setFont(sized(font(), TextSize::heading));
  m_title->setFont(sized(font(), TextSize::points));
}

void CopyView::show(const OpenCopy& copy, std::optional<CopyPage> page, const QString& sentence,
                    Keyboard keyboard, const QString& left) {
  const CopyKind* const kind = copy.checked().kind;
  const bool isOther = page != m_page || !page || m_fields == nullptr || kind != m_kind;
  m_page = page;
  m_kind = kind;
  m_title->setText(text::fill(tr("Check your copy: %1"), {copy.name()}));
  m_list->show(*kind, copy.progress(), page);
  if (isOther) {
    DoublePressGuard::everythingTurned();
    delete std::exchange(m_fields, nullptr);
    if (page) {
      m_fields = new FieldsPage(
          [kind, page = *page](const CopyState& state) { return kind->fields(state, page); });
      connect(m_fields, &FieldsPage::changeWanted, this, &CopyView::changeWanted);
    }
  }
  if (page)
    showFields(copy);
  else
    showEnd(copy);
  if (!left.isEmpty()) {
    m_legend->setText(QStringList{left, m_legend->text()}.join(u'\n').trimmed());
  }
  m_room->setVisible(page.has_value());
  if (isOther && m_fields != nullptr) m_room->setWidget(m_fields);
  showProblems(copy, sentence);
  showButtons(copy);
  layout()->activate();
  if (isOther && isVisible()) {
    announce(*this, m_heading->text());
    announce(*this, m_where->text());
    if (!left.isEmpty()) announce(*this, left);
  }
  if (keyboard == Keyboard::stays) return;
  if (!page)
    m_newGame->setFocus();
  else
    (m_matches->isEnabled() ? m_matches : m_later)->setFocus();
}

void CopyView::showFields(const OpenCopy& copy) {
  m_heading->setText(m_kind->pageName(*m_page));
  m_where->setText(m_kind->whereToLook(*m_page));
  m_legend->setText(legendOf(copy, *m_page));
  m_fields->setAccessibleName(m_heading->text());
  m_fields->show(CopyState{copy.document(), copy.checked()});
}

void CopyView::showEnd(const OpenCopy& copy) {
  m_heading->setText(copy.complete() ? tr("Your copy is complete.")
                                     : tr("Everything is compared."));
  m_where->setText(copy.complete()
                       ? tr("Every number is as it is on your copy. New games are proposed with "
                            "it, and no score "
                            "rests on an assumed value any more. Each page can still be changed.")
                       : tr("Some pages make no sense yet. Until they do, no game can be played "
                            "with this copy."));
  m_legend->setText({});
}

void CopyView::showProblems(const OpenCopy& copy, const QString& sentence) {
  QStringList lines;
  if (m_page) {
    for (const std::size_t i : findingsOn(copy.checked(), *m_page)) {
      lines += m_kind->nonsense(copy.checked(), i);
    }
    lines.removeDuplicates();
  }
  if (!sentence.isEmpty()) lines += sentence;
  if (!copy.problem().isEmpty()) lines += text::fill(tr("Not saved: %1"), {copy.problem()});
  const QString problems = lines.join(u'\n');
  if (isVisible() && problems != m_problems->text()) {
    // That nothing is wrong any more is an answer, too.
    announce(*this, lines.isEmpty() ? tr("All of this page makes sense now.") : problems,
             lines.isEmpty() ? Politeness::polite : Politeness::assertive);
  }
  m_problems->setText(problems);
  m_problems->setVisible(!lines.isEmpty());
  paintProblems();
}

void CopyView::paintProblems() {
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeOf(*this).stop);
  m_problems->setPalette(colours);
}

void CopyView::showButtons(const OpenCopy& copy) {
  const bool makesSense = !m_page || copy.progress().of(*m_page) != PageState::nonsense;
  ChipLook matches = look(ChipLook::Tone::confirm, tr("Matches"), QStringLiteral("⏎"));
  if (!makesSense) matches.tip = tr("Not while something on this page makes no sense");
  m_matches->setLook(matches);
  m_matches->setEnabled(makesSense);
  m_matches->setVisible(m_page.has_value());
  m_back->setEnabled(m_page != CopyPage());
  m_later->setVisible(m_page.has_value());
  m_newGame->setVisible(!m_page && copy.complete());
}

QString CopyView::problems() const {
  return m_problems->isHidden() ? QString() : m_problems->text();
}

// The page keys turn over when there is nothing left to scroll. Enter presses what has the
// keyboard, or else "Matches"; in a number nothing is typed in, too.
void CopyView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT leaveRequested();
  if (event->key() == Qt::Key_Backspace) return m_back->click();
  if (event->key() == Qt::Key_PageUp) {
    if (!m_page || !scrollOn(*m_room, QAbstractSlider::SliderPageStepSub)) m_back->click();
    return;
  }
  if (event->key() == Qt::Key_PageDown && m_page) {
    if (!scrollOn(*m_room, QAbstractSlider::SliderPageStepAdd)) m_later->click();
    return;
  }
  if (!isEnter(*event)) return QWidget::keyPressEvent(event);
  auto* focused = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
  if (focused != nullptr && isAncestorOf(focused)) return focused->click();
  (m_page ? m_matches : m_newGame)->click();
}

void CopyView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
  if (event->type() == QEvent::PaletteChange && m_problems != nullptr) paintProblems();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
