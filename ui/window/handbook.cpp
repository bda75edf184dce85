// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/handbook.h"

#include "ui/base/style/unit.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QDesktopServices>
#include <QEvent>
#include <QImage>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

/// The text of docs/handbook.*.md; pictures are as wide as there is room, at most as they were
/// taken.
class HandbookText : public QTextBrowser {
public:
  explicit HandbookText(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    // Pictures take the whole width: a bar that comes late would be too much.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  }

protected:
  QVariant loadResource(int type, const QUrl& name) override {
    const QVariant found = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource) return found;
    const QImage whole = QImage::fromData(found.toByteArray());
    const int room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin());
    if (whole.width() <= room) return whole;
    return whole.scaledToWidth(std::max(room, 1), Qt::SmoothTransformation);
  }

  void resizeEvent(QResizeEvent* event) override {
    QTextBrowser::resizeEvent(event);
    if (event->size().width() == event->oldSize().width()) return;
    // Pictures are kept in the size they were asked for.
    const QScrollBar& bar = *verticalScrollBar();
    const double seen = static_cast<double>(bar.value()) / std::max(bar.maximum(), 1);
    reload();
    verticalScrollBar()->setValue(qRound(seen * bar.maximum()));
  }
};

namespace {

QString chapterName(const QString& heading) {
  return heading.toLower().replace(u' ', u'-');
}

} // namespace

Handbook::Handbook(QWidget* parent) : QDialog(parent), m_text(new HandbookText(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_text);
  setAttribute(Qt::WA_DeleteOnClose);
  constexpr qreal ofScreen = 0.9;
  resize(QSize(220 * unit, 180 * unit).boundedTo(screen()->availableSize() * ofScreen));
  connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    if (link.hasFragment()) return goTo(link.fragment());
    QDesktopServices::openUrl(link);
  });
  retranslate();
}

void Handbook::retranslate() {
  setWindowTitle(tr("Handbook"));
  m_text->setAccessibleName(windowTitle());
  const QString file =
      text::fill(QStringLiteral("qrc:/handbook/handbook.%1.md"), {text::language()});
  m_text->setSource(QUrl(file), QTextDocument::MarkdownResource);
}

void Handbook::goTo(const QString& chapter) {
  for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
    const bool isHeading = block.blockFormat().headingLevel() > 0;
    if (!isHeading || chapterName(block.text()) != chapter) continue;
    const QTextCursor begin(block);
    m_text->setTextCursor(begin);
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value() +
                                          m_text->cursorRect(begin).top());
    return;
  }
}

void Handbook::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

void showHandbook(QWidget& window) {
  auto* open = window.findChild<Handbook*>();
  if (open == nullptr) open = new Handbook(&window);
  open->show();
  open->raise();
  open->activateWindow();
}

} // namespace nilometer::ui
