// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_view.h"

#include "ui/strip/chip.h"
#include "ui/style/plain_label.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

namespace {

constexpr Length columnWidth = 120 * unit;
constexpr Length widestTitle = 200 * unit; ///< of a game; the page stays narrower than any screen

Chip* addChip(QLayout& layout, QWidget* parent) {
  auto* chip = new Chip(parent);
  layout.addWidget(chip);
  return chip;
}

/// Puts chips side by side below what is in the grid, two in a line.
void addPairs(QGridLayout& grid, QWidget* parent, std::initializer_list<Chip**> chips) {
  int row = grid.rowCount();
  int column = 0;
  for (Chip** chip : chips) {
    *chip = new Chip(parent);
    grid.addWidget(*chip, row, column);
    row += column;
    column = 1 - column;
  }
}

QLabel* addLabel(QLayout& layout, QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  layout.addWidget(label);
  return label;
}

ChipLook look(ChipLook::Tone tone, const QString& text) {
  ChipLook result;
  result.tone = tone;
  result.text = text;
  return result;
}

/// A button that opens a game: `text` says which, `whole` all of it where names are shortened. What
/// is still too long (a title, the name of a file) ends in "…".
ChipLook gameLook(ChipLook::Tone tone, const QString& text, const QString& whole,
                  const QFontMetrics& letters) {
  ChipLook result = look(tone, letters.elidedText(text, Qt::ElideRight, widestTitle));
  const bool all = whole.isEmpty() && result.text == text;
  if (!all) result.name = result.tip = whole.isEmpty() ? text : whole;
  return result;
}

} // namespace

StartView::StartView(const QString& game, QWidget* parent) : QWidget(parent), m_game(game) {
  auto* outer = new QHBoxLayout(this);
  outer->addStretch(1);
  auto* column = new QVBoxLayout;
  column->setSpacing(2 * unit);
  outer->addLayout(column);
  outer->addStretch(1);
  column->addStretch(2);
  m_title = addLabel(*column, this);
  m_title->setMinimumWidth(columnWidth);
  m_text = addLabel(*column, this);
  column->addSpacing(3 * unit);
  addDamaged(*column);
  m_continue = addChip(*column, this);
  m_continuePosition = addChip(*column, this);
  m_chips = new QGridLayout;
  m_chips->setSpacing(2 * unit);
  column->addLayout(m_chips);
  addPairs(*m_chips, this, {&m_new, &m_open, &m_position, &m_archive});
  m_learnTitle = plainLabel(this);
  m_learnTitle->setContentsMargins(0, 3 * unit, 0, 0);
  m_chips->addWidget(m_learnTitle, m_chips->rowCount(), 0, 1, 2);
  addPairs(*m_chips, this, {&m_guided, &m_lessons, &m_rules, &m_example});
  m_copies = new Chip(this);
  m_chips->addWidget(m_copies, m_chips->rowCount(), 0, 1, 2);
  m_copiesHint = addLabel(*column, this);
  m_copiesHint->setForegroundRole(QPalette::PlaceholderText);
  column->addSpacing(3 * unit);
  m_recentTitle = addLabel(*column, this);
  m_recentList = new QWidget(this);
  auto* list = new QVBoxLayout(m_recentList);
  list->setContentsMargins(0, 0, 0, 0);
  list->setSpacing(unit);
  column->addWidget(m_recentList);
  column->addStretch(3);
  connect(m_continue, &Chip::clicked, this, [this] { Q_EMIT openRequested(m_unfinished.path); });
  connect(m_continuePosition, &Chip::clicked, this,
          [this] { Q_EMIT openRequested(m_unscored.path); });
  connect(m_new, &Chip::clicked, this, &StartView::newRequested);
  connect(m_guided, &Chip::clicked, this, &StartView::guidedRequested);
  connect(m_open, &Chip::clicked, this, &StartView::chooseRequested);
  connect(m_position, &Chip::clicked, this, &StartView::positionRequested);
  connect(m_archive, &Chip::clicked, this, &StartView::archiveRequested);
  connect(m_lessons, &Chip::clicked, this, &StartView::lessonsRequested);
  connect(m_example, &Chip::clicked, this, &StartView::exampleRequested);
  connect(m_rules, &Chip::clicked, this, &StartView::rulesRequested);
  connect(m_copies, &Chip::clicked, this, &StartView::copiesRequested);
  retranslate();
}

void StartView::addDamaged(QVBoxLayout& column) {
  m_damagedPart = new QWidget(this);
  auto* part = new QVBoxLayout(m_damagedPart);
  part->setContentsMargins(0, 0, 0, 3 * unit);
  part->setSpacing(2 * unit);
  m_damage = addLabel(*part, m_damagedPart);
  auto* ways = new QHBoxLayout;
  ways->setSpacing(2 * unit);
  part->addLayout(ways);
  m_rescue = addChip(*ways, m_damagedPart);
  m_again = addChip(*ways, m_damagedPart);
  m_forget = addChip(*ways, m_damagedPart);
  ways->addStretch(1);
  column.addWidget(m_damagedPart);
  for (Chip* way : {m_rescue, m_again}) {
    connect(way, &Chip::clicked, this, [this] { Q_EMIT openRequested(m_damaged->path); });
  }
  connect(m_forget, &Chip::clicked, this, &StartView::forgetRequested);
}

void StartView::setDamaged(std::optional<DamagedGame> game) {
  m_damaged = std::move(game);
}

Chip& StartView::likely() const {
  if (m_damaged) return m_damaged->readable > 0 ? *m_rescue : *m_again;
  if (!m_unfinished.path.isEmpty()) return *m_continue;
  return m_unscored.path.isEmpty() ? *m_new : *m_continuePosition;
}

void StartView::show(const Game& unfinished, const std::vector<Game>& recent) {
  m_unfinished = unfinished;
  m_recent = recent;
  while (m_recentButtons.size() < recent.size()) {
    const std::size_t index = m_recentButtons.size();
    Chip* chip = addChip(*m_recentList->layout(), m_recentList);
    connect(chip, &Chip::clicked, this,
            [this, index] { Q_EMIT openRequested(m_recent[index].path); });
    m_recentButtons.push_back(chip);
  }
  retranslate();
  likely().setFocus();
}

void StartView::setUnchecked(Unchecked unchecked) {
  m_copiesHint->setVisible(unchecked == Unchecked::yes);
}

void StartView::retranslateDamaged() {
  using Tone = ChipLook::Tone;
  m_damagedPart->setVisible(m_damaged.has_value());
  if (!m_damaged) return;
  const bool some = m_damaged->readable > 0;
  const QString what =
      some ? tr("Everything before that can be read. What is in the file is kept beside it.")
           : tr("With a good file in its place the game goes on.");
  const QString game = some ? tr("The game in progress is damaged. %1 %2")
                            : tr("The game in progress cannot be opened. %1 %2");
  m_damage->setText(words::fill(game, {publicSentence(m_damaged->error), what}));
  m_rescue->setVisible(some);
  m_rescue->setLook(look(Tone::confirm, words::fill(tr("Go on after entry %1"),
                                                    {words::number(m_damaged->readable)})));
  m_again->setVisible(!some);
  m_again->setLook(look(Tone::confirm, tr("Try again")));
  m_forget->setLook(look(Tone::action, tr("Take it off this page")));
}

void StartView::retranslate() {
  using Tone = ChipLook::Tone;
  retranslateDamaged();
  m_title->setText(tr("Nilometer"));
  m_title->setFont(sized(font(), TextSize::points));
  m_text->setText(
      words::fill(tr("The board game %1 stays on the table. One of you enters what happened; "
                     "Nilometer judges, counts and says what to move."),
                  {m_game}));
  const auto toneOf = [this](const Chip* chip) {
    return chip == &likely() ? Tone::confirm : Tone::action;
  };
  m_continue->setVisible(!m_unfinished.path.isEmpty());
  const auto lookOf = [this](Tone tone, const QString& text, const Game& game) {
    const QString whole = game.whole.isEmpty() ? QString() : words::fill(text, {game.whole});
    return gameLook(tone, words::fill(text, {game.title}), whole, fontMetrics());
  };
  m_continue->setLook(lookOf(Tone::confirm, tr("Go on: %1"), m_unfinished));
  m_continuePosition->setVisible(!m_unscored.path.isEmpty());
  m_continuePosition->setLook(
      lookOf(toneOf(m_continuePosition), tr("Go on with the end position: %1"), m_unscored));
  m_new->setLook(look(toneOf(m_new), tr("New game…")));
  m_guided->setLook(look(Tone::action, tr("First game, guided…")));
  m_open->setLook(look(Tone::action, tr("Open…")));
  m_position->setLook(look(Tone::action, tr("Final scoring only…")));
  m_archive->setLook(look(Tone::action, tr("Finished games")));
  m_example->setLook(look(Tone::action, tr("Look at an example game")));
  m_lessons->setLook(look(Tone::action, tr("Learn the game")));
  m_rules->setLook(look(Tone::action, tr("Rules…")));
  m_copies->setLook(look(Tone::action, tr("Check your copy…")));
  m_copiesHint->setText(tr("Some numbers on board and cards are only assumed. Comparing them with "
                           "your copy takes two minutes."));
  int widest = 0;
  for (const Chip* chip :
       {m_new, m_open, m_position, m_archive, m_guided, m_lessons, m_rules, m_example, m_copies}) {
    widest = std::max(widest, chip->sizeHint().width());
  }
  for (const int column : {0, 1}) {
    m_chips->setColumnMinimumWidth(column, widest);
    m_chips->setColumnStretch(column, 1);
  }
  m_learnTitle->setText(tr("New to the game?"));
  m_recentTitle->setText(tr("Recent games"));
  m_recentTitle->setVisible(!m_recent.empty());
  for (std::size_t i = 0; i < m_recentButtons.size(); ++i) {
    const bool used = i < m_recent.size();
    m_recentButtons[i]->setVisible(used);
    if (used) {
      m_recentButtons[i]->setLook(lookOf(Tone::action, QStringLiteral("%1"), m_recent[i]));
    }
  }
}

void StartView::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enters) return QWidget::keyPressEvent(event);
  // Enter presses what has the focus, or else what is likely.
  if (auto* focused = qobject_cast<Chip*>(QApplication::focusWidget())) return focused->click();
  likely().click();
}

void StartView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  // The river along the foot of the page, with the marks of a nilometer beside it.
  const qreal top = height() - 18.0 * unit;
  QPainterPath river(QPointF(0, top));
  const qreal wave = 24.0 * unit;
  for (qreal x = 0; x < width(); x += 2 * wave) {
    river.cubicTo(x + wave / 2, top - 3 * unit, x + wave / 2, top - 3 * unit, x + wave, top);
    river.cubicTo(x + 1.5 * wave, top + 3 * unit, x + 1.5 * wave, top + 3 * unit, x + 2 * wave,
                  top);
  }
  river.lineTo(width() + 2 * wave, height());
  river.lineTo(0, height());
  painter.fillPath(river, theme.river);
  painter.setPen(QPen(theme.riverEdge, 1.5));
  for (int mark = 0; mark < 8; ++mark) {
    const qreal y = height() - (mark + 1) * 4.0 * unit;
    painter.drawLine(QPointF(6.0 * unit, y), QPointF((mark % 4 == 0 ? 14.0 : 10.0) * unit, y));
  }
  painter.drawLine(QPointF(6.0 * unit, height()), QPointF(6.0 * unit, height() - 34.0 * unit));
}

void StartView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
