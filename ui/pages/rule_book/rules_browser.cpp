// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_browser.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/pages/rule_book/rule_page.h"
#include "ui/pages/rule_book/rules_contents.h"
#include "ui/pages/rule_book/rules_results.h"
#include "ui/pages/rule_book/rules_search.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

using text::fill;

namespace {

constexpr int longestQuery = 80;
constexpr qsizetype longestWay = 200;
constexpr int lettersLeft = 48; ///< the width of the contents

ChipLook chipLook(const QString& text, const QString& tip) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  look.tip = tip;
  return look;
}

} // namespace

RulesBrowser::RulesBrowser(std::unique_ptr<RulesSource> source, QWidget* parent)
    : QWidget(parent), m_source(std::move(source)), m_back(new Chip(this)),
      m_forward(new Chip(this)), m_home(new Chip(this)), m_search(new QLineEdit(this)),
      m_halves(new QSplitter(this)), m_left(new QStackedWidget(this)),
      m_contents(new RulesContents(m_left)), m_results(new RulesResults(m_left)),
      m_nothing(plainLabel(m_left)), m_page(new RulePage(this)) {
  build();
  addShortcuts();
  m_page->setSource(m_source.get());
  rewrite();
  goHome();
}

RulesBrowser::~RulesBrowser() = default;

QTextBrowser& RulesBrowser::page() const {
  return *m_page;
}

void RulesBrowser::build() {
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  whole->setSpacing(2 * unit);
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * unit);
  row->addWidget(m_search, 1);
  for (Chip* chip : {m_back, m_forward, m_home}) row->addWidget(chip);
  whole->addLayout(row);
  whole->addWidget(m_halves, 1);
  m_search->setMinimumHeight(targetHeight);
  m_search->setMaxLength(longestQuery);
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_nothing->setWordWrap(true);
  m_nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_nothing->setMargin(2 * unit);
  for (QWidget* one : {static_cast<QWidget*>(m_contents), static_cast<QWidget*>(m_results),
                       static_cast<QWidget*>(m_nothing)}) {
    m_left->addWidget(one);
  }
  m_halves->addWidget(m_left);
  m_halves->addWidget(m_page);
  m_halves->setStretchFactor(1, 1);
  m_halves->setChildrenCollapsible(false);
  QWidget* before = m_search;
  for (QWidget* next :
       std::initializer_list<QWidget*>{m_contents, m_results, m_page, m_back, m_forward, m_home}) {
    setTabOrder(before, next);
    before = next;
  }
  setFocusProxy(m_search);
  connect(m_back, &Chip::clicked, this, &RulesBrowser::goBack);
  connect(m_forward, &Chip::clicked, this, &RulesBrowser::goForward);
  connect(m_home, &Chip::clicked, this, &RulesBrowser::goHome);
  connect(m_search, &QLineEdit::textChanged, this, &RulesBrowser::search);
  connect(m_search, &QLineEdit::returnPressed, this, &RulesBrowser::openFirstResult);
  connect(m_results, &RulesResults::chosen, this, &RulesBrowser::open);
  connect(m_page, &RulePage::linkChosen, this, &RulesBrowser::open);
  connect(m_contents, &RulesContents::chosen, this, &RulesBrowser::open);
}

void RulesBrowser::addShortcuts() {
  const auto add = [this](const QKeySequence& key, auto action) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, action);
  };
  add(QKeySequence::Find, [this] {
    m_search->setFocus();
    m_search->selectAll();
  });
  add(Qt::ALT | Qt::Key_Left, [this] { goBack(); });
  add(Qt::ALT | Qt::Key_Right, [this] { goForward(); });
  add(Qt::ALT | Qt::Key_Home, [this] { goHome(); });
  add(Qt::Key_Escape, [this] { leave(); });
}

void RulesBrowser::setSource(std::unique_ptr<RulesSource> source) {
  if (source->tellsTheSame(*m_source)) return;
  m_page->setSource(source.get());
  m_source = std::move(source);
  rewrite();
}

void RulesBrowser::rewrite() {
  m_book = std::make_unique<RulesBook>(m_source->book());
  m_finder = std::make_unique<RulesSearch>(*m_book);
  retranslate();
  m_contents->fill(*m_book);
  search();
  const RulesBook::Place place = m_book->find(this->place());
  if (place.page != nullptr) m_page->showAgain(*place.page);
  follow();
}

void RulesBrowser::retranslate() {
  setWindowTitle(tr("Rules of the game"));
  m_back->setLook(chipLook(QStringLiteral("←"), tr("Back (Alt+Left)")));
  m_forward->setLook(chipLook(QStringLiteral("→"), tr("Forward (Alt+Right)")));
  //: Leads to the first page of the rules.
  m_home->setLook(chipLook(tr("Start"), tr("To the first page (Alt+Home)")));
  m_back->setAccessibleName(tr("Back"));
  m_forward->setAccessibleName(tr("Forward"));
  //: %1 = the number of a rule.
  m_search->setPlaceholderText(fill(tr("Search: a word or a rule such as %1"), {m_book->aRule()}));
  m_search->setAccessibleName(tr("Search the rules"));
  m_contents->setAccessibleName(tr("Contents"));
  m_results->setAccessibleName(tr("Found"));
}

void RulesBrowser::follow() {
  m_contents->follow(place());
  m_back->setEnabled(m_at > 0);
  m_forward->setEnabled(m_at + 1 < m_way.size());
}

void RulesBrowser::search() {
  const QString query = m_search->text();
  m_page->mark(query);
  if (RulesSearch::wordsOf(query).isEmpty()) {
    m_left->setCurrentWidget(m_contents);
    return;
  }
  const std::vector<RulesHit> hits = m_finder->find(query);
  m_results->showHits(hits, query);
  m_nothing->setText(fill(tr("Nothing found for “%1”. Try a shorter word."), {query}));
  m_left->setCurrentWidget(hits.empty() ? static_cast<QWidget*>(m_nothing) : m_results);
}

void RulesBrowser::openFirstResult() {
  if (m_left->currentWidget() != m_results) return;
  if (QListWidgetItem* item = m_results->currentItem()) Q_EMIT m_results->itemActivated(item);
}

void RulesBrowser::leave() {
  if (m_search->text().isEmpty()) {
    window()->close();
  } else {
    m_search->clear();
  }
}

QString RulesBrowser::place() const {
  return m_way.value(m_at);
}

void RulesBrowser::open(const QString& anchor) {
  if (m_book->find(anchor).page == nullptr) return;
  if (anchor != place()) {
    m_way = m_way.mid(0, m_at + 1);
    m_way += anchor;
    if (m_way.size() > longestWay) m_way.removeFirst();
    m_at = m_way.size() - 1;
  }
  showPlace(anchor);
}

void RulesBrowser::goHome() {
  open(m_book->home());
}

void RulesBrowser::goBack() {
  if (m_at > 0) showPlace(m_way[--m_at]);
}

void RulesBrowser::goForward() {
  if (m_at + 1 < m_way.size()) showPlace(m_way[++m_at]);
}

void RulesBrowser::showPlace(const QString& anchor) {
  const RulesBook::Place place = m_book->find(anchor);
  if (place.page == nullptr) return;
  m_page->showPage(*place.page, place.section);
  follow();
  Q_EMIT placeChanged(anchor);
}

QSize RulesBrowser::sizeHint() const {
  const int letter = fontMetrics().averageCharWidth();
  return {std::max(900, letter * 130), std::max(640, fontMetrics().height() * 40)};
}

void RulesBrowser::limitLeft() {
  const int usual = fontMetrics().averageCharWidth() * lettersLeft;
  const int left = std::min(std::max(usual, m_contents->wholeWidth()), width() * 2 / 5);
  m_halves->setSizes({left, std::max(width() - left, 1)});
}

void RulesBrowser::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  limitLeft();
  m_search->setFocus();
}

void RulesBrowser::closeEvent(QCloseEvent* event) {
  Q_EMIT closing();
  QWidget::closeEvent(event);
}

void RulesBrowser::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) rewrite();
  if (event->type() == QEvent::FontChange) {
    m_contents->fill(*m_book);
    follow();
    limitLeft();
  }
  QWidget::changeEvent(event);
}

bool RulesBrowser::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
      if (m_left->currentWidget() == m_contents) {
        m_contents->setFocus();
      } else {
        m_results->step(key == Qt::Key_Down ? 1 : -1);
      }
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace nilometer::ui
