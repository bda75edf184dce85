// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/amended_card.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/game/session/game_session.h"
#include "ui/game/session/judge_again.h"
#include "ui/table/history_edit/affected_entry.h"
#include "ui/table/history_edit/amended_text.h"
#include "ui/table/history_edit/scroll_keys.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

AmendedCard::AmendedCard(GameSession& session, QWidget* parent)
    : AmendedCard(session, new QScrollArea(parent), parent) {}

AmendedCard::AmendedCard(GameSession& session, QScrollArea* scroll, QWidget* parent)
    : AnswerCard(scroll, parent), m_session(session), m_scroll(scroll), m_numbers(new QLabel),
      m_laterHeading(plainLabel(nullptr)), m_rowsRoom(new QWidget), m_moves(new QLabel) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  buildBody();
  connect(yesButton(), &Chip::clicked, this, [this] { m_session.keepAmended(); });
  connect(noButton(), &Chip::clicked, this, [this] {
    // Whoever has only read a number has made no entry of the past to go back to.
    offersFromNowOn() ? m_session.stopAmending() : m_session.dropAmended();
  });
  connect(openButton(), &Chip::clicked, this, [this] {
    if (!offersFromNowOn()) return Q_EMIT disputeRequested();
    FromNowOn::of(m_session).take();
  });
  hide();
}

void AmendedCard::buildBody() {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 2 * unit, 0);
  column->setSpacing(3 * unit);
  for (QLabel* label : {m_numbers, m_moves}) {
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
  }
  auto* rows = new QVBoxLayout(m_rowsRoom);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(2 * unit);
  column->addWidget(m_numbers);
  column->addWidget(m_moves);
  column->addWidget(m_laterHeading);
  column->addWidget(m_rowsRoom);
  column->addStretch(1);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(body);
  m_scroll->viewport()->setAutoFillBackground(false);
  body->setAutoFillBackground(false);
}

void AmendedCard::refresh() {
  if (m_session.amended() == nullptr) {
    m_said.clear();
    return hide();
  }
  const bool appears = isHidden();
  showContent();
  if (!appears) return speak();
  m_scroll->verticalScrollBar()->setValue(0);
  show();
  fit();
  raise();
  const auto again = std::exchange(m_again, std::nullopt);
  again ? turnTo(*again, record::Resolution::again) : setFocus();
  speak();
}

void AmendedCard::speak() {
  const auto plain = [](const QLabel& label) {
    QString text = QTextDocumentFragment::fromHtml(label.text()).toPlainText().trimmed();
    return text.replace(u'\n', QStringLiteral(", "));
  };
  const AmendedGame& amended = *m_session.amended();
  QStringList texts{title(), plain(*m_numbers), plain(*m_moves)};
  if (!m_laterHeading->isHidden()) texts += m_laterHeading->text();
  texts += amendedNote(amended);
  //: Keys and what they do: "Enter: Keep it, Esc: Leave it as it was". Read aloud.
  texts +=
      text::fill(tr("Enter: %1, Esc: %2"), {yesButton()->look().text, noButton()->look().text});
  texts.removeAll({});
  const QString said = texts.join(QStringLiteral(". "));
  if (std::exchange(m_said, said) != said) announce(*this, said);
}

bool AmendedCard::offersFromNowOn() const {
  return FromNowOn::of(m_session).isOffered();
}

void AmendedCard::showContent() {
  const AmendedGame& amended = *m_session.amended();
  setTitle(amendedTitle(amended));
  m_numbers->setText(amendedNumbers(amended, m_session, themeOf(*this)));
  m_moves->setText(amendedMoves(amended));
  showLater();
  setNote(amendedNote(amended));
  const AmendedAnswer answer = amendedAnswer(amended);
  const bool rereads = offersFromNowOn();
  //: What was judged with another printed number, as one of the answers to a corrected one.
  const QString again = tr("Judge it again");
  setAnswer(*yesButton(), rereads && answer.harm == Harm::none ? again : answer.text,
            QStringLiteral("⏎"));
  if (answer.harm == Harm::some) {
    ChipLook look = yesButton()->look();
    look.tone = ChipLook::Tone::stop;
    yesButton()->setLook(look);
  }
  const bool goesBack = amended.hasEntry() && !rereads;
  setAnswer(*noButton(), goesBack ? tr("Back to the entry") : tr("Leave it as it was"), tr("Esc"));
  if (rereads) {
    //: A corrected printed number holds from now on, and what was judged stays.
    setAnswer(*openButton(), tr("From now on only"), QStringLiteral("N"));
  } else {
    setAnswer(*openButton(), tr("Not settled: score both ways"), tr("Ctrl+D"));
  }
  openButton()->setVisible(rereads || m_session.canBeDisputed());
  fit();
}

void AmendedCard::fit() {
  QLayout& column = *m_scroll->widget()->layout();
  column.activate();
  const int width = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
  fitTo(column.totalHeightForWidth(width));
}

void AmendedCard::resizeEvent(QResizeEvent* event) {
  AnswerCard::resizeEvent(event);
  fit();
}

void AmendedCard::showLater() {
  const std::vector<AmendedLater>& later = m_session.amended()->later;
  if (!later.empty()) m_laterHeading->setText(amendedLater(*m_session.amended()));
  QFont strong = font();
  strong.setBold(true);
  m_laterHeading->setFont(strong);
  m_laterHeading->setHidden(later.empty());
  m_rowsRoom->setHidden(later.empty());
  while (m_rows.size() < later.size()) {
    auto* row = new AffectedEntry(m_rowsRoom);
    m_rowsRoom->layout()->addWidget(row);
    // Later: the row that was pressed may show another entry then.
    connect(row, &AffectedEntry::chosen, this, &AmendedCard::choose, Qt::QueuedConnection);
    m_rows.push_back(row);
  }
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (i < later.size()) {
      m_rows[i]->show(later[i]);
    } else {
      m_rows[i]->hide();
    }
  }
}

void AmendedCard::choose(std::size_t entry, record::Resolution resolution) {
  if (m_session.amended() == nullptr) return;
  if (resolution == record::Resolution::again) m_again = entry;
  m_session.chooseLater(entry, resolution);
  if (m_session.amended() != nullptr) turnTo(entry, resolution);
}

void AmendedCard::turnTo(std::size_t entry, record::Resolution resolution) {
  AffectedEntry* row = later(entry);
  Chip* chip = row == nullptr ? nullptr : row->choice(resolution);
  if (chip == nullptr) return setFocus();
  chip->setFocus();
  m_scroll->ensureWidgetVisible(row);
}

AffectedEntry* AmendedCard::later(std::size_t entry) const {
  const auto at = std::ranges::find_if(m_rows, [entry](const AffectedEntry* row) {
    return !row->isHidden() && row->entry() == entry;
  });
  return at == m_rows.end() ? nullptr : *at;
}

QString AmendedCard::text() const {
  QStringList texts{title(), m_numbers->text(), m_moves->text()};
  if (!m_laterHeading->isHidden()) texts += m_laterHeading->text();
  for (const AffectedEntry* row : m_rows) {
    if (!row->isHidden()) texts += row->text();
  }
  return texts.join(QLatin1Char('\n'));
}

void AmendedCard::keyPressEvent(QKeyEvent* event) {
  press(*event);
  // No key presses a place of the table while the card covers it.
  event->accept();
}

void AmendedCard::press(const QKeyEvent& key) {
  switch (key.key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
    // What has the ring, among the answers; what becomes of later entries is chosen with Space.
    for (Chip* other : {noButton(), openButton()}) {
      if (other->hasFocus()) return other->click();
    }
    return yesButton()->click();
  case Qt::Key_Escape: return noButton()->click();
  case Qt::Key_D: {
    const bool isOpen = m_session.canBeDisputed() && !offersFromNowOn();
    if (key.modifiers() == Qt::ControlModifier && isOpen) openButton()->click();
    return;
  }
  case Qt::Key_N:
    if (key.modifiers() == Qt::NoModifier && offersFromNowOn()) openButton()->click();
    return;
  default: scrollByKey(*m_scroll->verticalScrollBar(), key.key());
  }
}

bool AmendedCard::focusNextPrevChild(bool next) {
  if (!AnswerCard::focusNextPrevChild(next)) return false;
  QWidget* const to = QApplication::focusWidget();
  if (m_scroll->isAncestorOf(to)) m_scroll->ensureWidgetVisible(to);
  return true;
}

void AmendedCard::changeEvent(QEvent* event) {
  const bool anew = event->type() == QEvent::LanguageChange ||
                    event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
  if (anew && m_session.amended() != nullptr) showContent();
  AnswerCard::changeEvent(event);
}

} // namespace nilometer::ui
