// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include "ui/store/games/dialog_parts.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

namespace {

QString aboutParagraph(const QString& text) {
  return QStringLiteral("<p>") + text.toHtmlEscaped() + QStringLiteral("</p>");
}

QString aboutLink(const QString& address) {
  return QStringLiteral("<a href=\"%1\">%1</a>").arg(address.toHtmlEscaped());
}

} // namespace

AboutDialog::AboutDialog(QString reportTo, QWidget* parent)
    : FittingDialog(parent), m_reportTo(std::move(reportTo)), m_text(new QLabel(this)),
      m_close(plainButton(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
  m_text->setOpenExternalLinks(true);
  content().addWidget(m_text);
  below().addWidget(m_close, 0, Qt::AlignRight);
  m_close->setDefault(true);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  retranslate();
  m_close->setFocus();
}

void AboutDialog::retranslate() {
  setWindowTitle(tr("About Nilometer"));
  QString html = QStringLiteral("<h2>") +
                 text::fill(QStringLiteral("Nilometer %1"),
                            {QCoreApplication::applicationVersion().toHtmlEscaped()}) +
                 QStringLiteral("</h2>");
  html += aboutParagraph(tr("The companion at the table: the board game stays where it is, "
                            "Nilometer judges, counts and says what to move."));
  html += aboutParagraph(tr("Free software under the GNU General Public License, version 3 or "
                            "later: everybody may use, study, share and change it. It comes "
                            "without any warranty."));
  html += aboutParagraph(tr("Made by players. The games belong to their authors and publishers."));
  if (QUrl(m_reportTo).host().endsWith(QStringLiteral(".example"))) {
    html += aboutParagraph(tr("Something is wrong, or missing? Tell whoever you have Nilometer "
                              "from. A game’s file shows best what happened."));
  } else {
    //: Below it stands the address.
    html += aboutParagraph(tr("Something is wrong, or missing? Tell it here:"));
    html += QStringLiteral("<p>") + aboutLink(m_reportTo) + QStringLiteral("</p>");
  }
  m_text->setText(html);
  setButtonText(*m_close, tr("Close"));
  grow();
}

void AboutDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittingDialog::changeEvent(event);
}

void showAbout(QWidget& window) {
  (new AboutDialog(QStringLiteral(NILOMETER_REPORT_TO), &window))->show();
}

} // namespace nilometer::ui
