// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/result_view.h"

#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/unit.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/hand_over_page.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/score/result/scrolling_page.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/place_to_save.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

ResultDialogs ResultDialogs::usual() {
  return {[](QWidget* parent, const QString& title, const QString& path) {
            return askWhereToSave(parent, title, path);
          },
          [](QPrinter& printer, QWidget* parent) {
            return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
          }};
}

ResultView::ResultView(Preferences& preferences, ResultDialogs dialogs, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_dialogs(std::move(dialogs)),
      m_directory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {
  buildPages();
  insertPage(
      0, [] { return tr("Result"); }, scrollingPage(m_ranking, this));
  insertPage(
      1, [] { return tr("Score sheet"); }, m_sheet);
  insertPage(
      2, [] { return tr("Hand over"); }, scrollingPage(m_handOver, this));
  buildButtons();
  orderTabs();
  openPage(m_tabs.front().page);
  retranslate();
  connect(m_handOver, &HandOverPage::jsonRequested, this, [this] { save(ResultFile::json); });
  connect(m_handOver, &HandOverPage::linkCopied, this,
          [this] { say(tr("The link is copied."), {}); });
}

void ResultView::buildPages() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 2 * unit);
  column->setSpacing(2 * unit);
  m_tabGroup = new QButtonGroup(this);
  m_pages = new QStackedWidget(this);
  m_heading = plainLabel(this);
  m_heading->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 0);
  m_heading->hide();
  column->addWidget(m_heading);
  column->addWidget(m_pages, 1);
  m_ranking = new RankingView(this);
  m_sheet = new ScoreSheetView(this);
  m_handOver = new HandOverPage(m_preferences, this);
}

void ResultView::insertPage(std::size_t at, std::function<QString()> title, QWidget* page) {
  auto* chip = new Chip(this);
  setButtonRole(*chip, ButtonRole::page);
  chip->setCheckable(true);
  m_tabGroup->addButton(chip);
  m_pages->insertWidget(static_cast<int>(at), page);
  const auto place = m_tabs.begin() + static_cast<std::ptrdiff_t>(at);
  m_tabs.insert(place, {std::move(title), chip, page});
  connect(chip, &Chip::toggled, this, [this, page](bool on) {
    if (on) openPage(page);
  });
  // What was said of one page does not lie over another.
  connect(chip, &Chip::clicked, this, [this] { say({}, {}); });
}

void ResultView::addPage(std::function<QString()> title, QWidget* page) {
  const QWidget* open = m_pages->currentWidget();
  insertPage(m_tabs.size() - 1, std::move(title), page);
  orderTabs();
  openPage(open);
}

void ResultView::openPage(const QWidget* page) {
  for (const Tab& tab : m_tabs) {
    const bool open = tab.page == page;
    ChipLook look;
    look.text = tab.title();
    look.chosen = open;
    const bool isNext = tab.page == m_sheet && page == m_tabs.front().page;
    if (isNext) look.tone = ChipLook::Tone::confirm;
    if (isNext) look.keyCap = QStringLiteral("⏎");
    tab.chip->setLook(look);
    tab.chip->setChecked(open);
    if (open) m_pages->setCurrentWidget(tab.page);
  }
  sayPage();
  fitLine();
}

/// Over every page but the result, which has a head of its own.
void ResultView::sayPage() {
  const auto open = std::ranges::find(m_tabs, m_pages->currentWidget(), &Tab::page);
  if (open == m_tabs.end()) return;
  QFont letters = font();
  letters.setBold(true);
  letters.setPixelSize(wholePixels(20, lookUnit(font())));
  m_heading->setFont(letters);
  m_heading->setText(open->title());
  m_heading->setVisible(open != m_tabs.begin());
}

QString ResultView::message() const {
  return m_message->text();
}

void ResultView::show(ResultSource source, const PlayFacts& facts) {
  m_source = std::move(source);
  m_facts = facts;
  say({}, {});
  showReport();
  openPage(m_pages->currentWidget());
  m_ranking->celebrate(m_preferences.motion());
}

void ResultView::showReport() {
  if (!m_source.report) return;
  const report::ScoreReport report = m_source.report();
  m_ranking->show(report, m_facts.minutes);
  m_sheet->show(report);
  m_handOver->show(report, m_facts);
}

void ResultView::retranslate() {
  m_language = text::language();
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = tr("Print…");
  look.tip = tr("Prints the score sheet");
  m_print->setLook(look);
  m_printWay->setText(look.text);
  look.text = tr("Save as…");
  look.tip = tr("Saves or copies the score sheet");
  m_save->setLook(look);
  m_menu->setAccessibleName(tr("Save as…"));
  const std::array<QString, wayCount> texts = {QStringLiteral("PDF…"), tr("CSV for spreadsheets…"),
                                               tr("Plain text…"), tr("JSON for programs…"),
                                               tr("Copy as text")};
  for (std::size_t i = 0; i < wayCount; ++i) m_ways[i]->setText(texts[i]);
  openPage(m_pages->currentWidget());
}

void ResultView::offerWays() {
  // Upward: the buttons lie at the lower edge of the window.
  m_menu->popup(m_save->mapToGlobal(QPoint(0, -m_menu->sizeHint().height())));
}

void ResultView::take(Way way) {
  if (!m_source.report) return;
  switch (way) {
  case Way::pdf: return save(ResultFile::pdf);
  case Way::csv: return save(ResultFile::csv);
  case Way::text: return save(ResultFile::text);
  case Way::json: return save(ResultFile::json);
  case Way::copy: return copy();
  }
}

void ResultView::save(ResultFile file) {
  const QString name = sheetFileName(m_source.report(), endingOf(file));
  const QString path =
      m_dialogs.saveFile(this, tr("Save the score sheet"), m_directory + u'/' + name);
  if (path.isEmpty()) return;
  m_directory = QFileInfo(path).absolutePath();
  QByteArray bytes;
  {
    const text::InLanguage language(m_handOver->language());
    bytes = fileBytes(file, m_source, m_handOver->paper());
  }
  const QString problem = writeFile(path, bytes);
  if (!problem.isEmpty()) return say(problem, themeOf(*this).stop);
  sayIsSaved(path);
}

void ResultView::sayIsSaved(const QString& path) {
  say(text::fill(tr("“%1” is saved."), {QFileInfo(path).fileName()}), {});
}

void ResultView::print() {
  if (!m_source.report) return;
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(sheetLayout(m_handOver->paper()));
  printer.setDocName(sheetFileName(m_source.report(), {}));
  printer.setCreator(QStringLiteral("Nilometer"));
  if (!m_dialogs.print(printer, this)) return;
  bool printed = false;
  {
    const text::InLanguage language(m_handOver->language());
    printed = paintSheet(printer, m_source.report(), partsOf(m_source));
  }
  if (printed && !printer.outputFileName().isEmpty()) return sayIsSaved(printer.outputFileName());
  if (printed) return say(tr("The score sheet is on its way to the printer."), {});
  say(tr("The printer did not take the score sheet."), themeOf(*this).stop);
}

void ResultView::copy() {
  QString text;
  {
    const text::InLanguage language(m_handOver->language());
    text = report::scoreText(m_source.report(), report::Detail::sheet);
  }
  QGuiApplication::clipboard()->setText(text);
  say(tr("The score sheet is copied."), {});
}

void ResultView::say(const QString& sentence, const QColor& colour) {
  m_message->setText(sentence, colour);
  m_plate->setVisible(!sentence.isEmpty());
  placeMessage();
}

void ResultView::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  auto* focused = qobject_cast<Chip*>(QApplication::focusWidget());
  if (enters && focused != nullptr && isAncestorOf(focused)) return focused->click();
  const bool up = event->key() == Qt::Key_PageUp;
  auto* page = qobject_cast<QAbstractScrollArea*>(m_pages->currentWidget());
  if (page == nullptr || (!up && event->key() != Qt::Key_PageDown)) {
    return QWidget::keyPressEvent(event);
  }
  page->verticalScrollBar()->triggerAction(up ? QAbstractSlider::SliderPageStepSub
                                              : QAbstractSlider::SliderPageStepAdd);
}

bool ResultView::focusNextPrevChild(bool next) {
  const auto stop = std::ranges::find_if(
      m_tabs, [](const Tab& tab) { return tab.chip->isVisible() && tab.chip->isEnabled(); });
  // The view itself is no stop: it stands before the first one.
  if (!next || !hasFocus() || stop == m_tabs.end()) return QWidget::focusNextPrevChild(next);
  stop->chip->setFocus(Qt::TabFocusReason);
  return true;
}

void ResultView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  const auto type = event->type();
  // A file in another language changes the language only for a moment.
  const bool translated = type == QEvent::LanguageChange && m_language != text::language();
  if (translated) {
    retranslate();
    say({}, {});
  }
  if (type == QEvent::FontChange && m_heading != nullptr) sayPage();
  if (translated || type == QEvent::PaletteChange || type == QEvent::FontChange) showReport();
}

void ResultView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.surface, theme.line);
}

} // namespace nilometer::ui
