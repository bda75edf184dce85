// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/sheet_document.h"

#include "ui/score/result/sheet_pieces.h"
#include "ui/store/games/atomic_file.h"
#include "ui/text/language.h"

#include <QBuffer>
#include <QDateTime>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QXmlStreamWriter>

#include <array>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double marginMillimetres = 15;
/// Sizes of letters to try. Smaller ones are no longer read with ease; then the sheet takes
/// another page.
constexpr std::array<double, 7> scales = {1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82};

double heightOf(const std::vector<SheetPiece>& pieces) {
  double height = 0;
  for (const SheetPiece& piece : pieces) height += piece.height;
  return height;
}

/// A piece on its page.
struct PlacedPiece {
  const SheetPiece* piece = nullptr;
  int page = 0;
  double top = 0;
};

/// Puts pieces on pages of that height, one below the other.
std::vector<PlacedPiece> place(const std::vector<SheetPiece>& pieces, const SheetPiece& header,
                               double pageHeight) {
  std::vector<PlacedPiece> placed;
  int page = 0;
  double top = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    double needed = pieces[i].height;
    for (std::size_t next = i; pieces[next].withNext && next + 1 < pieces.size(); ++next) {
      needed += pieces[next + 1].height;
    }
    if (top > 0 && top + needed > pageHeight) {
      ++page;
      top = 0;
      if (pieces[i].inTable) {
        placed.push_back({&header, page, top});
        top += header.height;
      }
    }
    placed.push_back({&pieces[i], page, top});
    top += pieces[i].height;
  }
  return placed;
}

/// The largest letters with which the sheet fits on one page; usual ones if none do.
double scaleFor(const report::ScoreReport& report, QPaintDevice& device) {
  for (const double scale : scales) {
    SheetPieces pieces(report, device, scale);
    if (heightOf(pieces.sheet()) + pieces.footer(1, 1).height <= device.height()) return scale;
  }
  return scales.front();
}

/// Title, date and language of a document, as PDF readers look for them.
QByteArray metadataOf(const QString& title) {
  QByteArray bytes;
  QXmlStreamWriter xml(&bytes);
  const QString dc = u"http://purl.org/dc/elements/1.1/"_s;
  const QString rdf = u"http://www.w3.org/1999/02/22-rdf-syntax-ns#"_s;
  const auto inList = [&](const QString& name, const QString& list, const QString& text) {
    xml.writeStartElement(dc, name);
    xml.writeStartElement(rdf, list);
    xml.writeStartElement(rdf, u"li"_s);
    if (list == u"Alt"_s) xml.writeAttribute(u"xml:lang"_s, u"x-default"_s);
    xml.writeCharacters(text);
    for (int element = 0; element < 3; ++element) xml.writeEndElement();
  };
  xml.writeProcessingInstruction(u"xpacket"_s,
                                 u"begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\""_s);
  xml.writeNamespace(rdf, u"rdf"_s);
  xml.writeNamespace(dc, u"dc"_s);
  xml.writeStartElement(rdf, u"RDF"_s);
  xml.writeStartElement(rdf, u"Description"_s);
  xml.writeAttribute(rdf, u"about"_s, {});
  inList(u"title"_s, u"Alt"_s, title);
  inList(u"language"_s, u"Bag"_s, text::language());
  inList(u"date"_s, u"Seq"_s, QDateTime::currentDateTime().toString(Qt::ISODate));
  xml.writeEndDocument();
  return bytes + "<?xpacket end=\"w\"?>";
}

} // namespace

QPageLayout sheetLayout(Paper paper) {
  const auto id = paper == Paper::a4 ? QPageSize::A4 : QPageSize::Letter;
  const QMarginsF margins(marginMillimetres, marginMillimetres, marginMillimetres,
                          marginMillimetres);
  return {QPageSize(id), QPageLayout::Portrait, margins, QPageLayout::Millimeter};
}

bool paintSheet(QPagedPaintDevice& device, const report::ScoreReport& report,
                const std::vector<SheetPart>& parts) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  painter.setPen(Qt::black);
  SheetPieces maker(report, device, scaleFor(report, device));
  std::vector<SheetPiece> pieces = maker.sheet();
  for (const SheetPart& part : parts) {
    const std::vector<SheetPiece> more = maker.part(part);
    pieces.insert(pieces.end(), more.begin(), more.end());
  }
  const SheetPiece header = maker.header();
  const double footer = maker.footer(1, 1).height;
  const double bottom = device.height() - footer;
  const std::vector<PlacedPiece> placed = place(pieces, header, bottom);
  const int pages = placed.back().page + 1;
  const auto footerOf = [&](int page) {
    maker.footer(page + 1, pages).paint(painter, QRectF(0, bottom, device.width(), footer));
  };
  int page = 0;
  for (const PlacedPiece& each : placed) {
    if (each.page != page) {
      footerOf(page++);
      if (!device.newPage()) return false;
    }
    each.piece->paint(painter, QRectF(0, each.top, device.width(), each.piece->height));
  }
  footerOf(page);
  return painter.end();
}

QByteArray sheetPdf(const report::ScoreReport& report, Paper paper,
                    const std::vector<SheetPart>& parts) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::WriteOnly)) return {};
  QPdfWriter writer(&buffer);
  writer.setPageLayout(sheetLayout(paper));
  writer.setTitle(sheetFileName(report, {}));
  writer.setCreator(u"Nilometer"_s);
  writer.setDocumentXmpMetadata(metadataOf(writer.title()));
  if (!paintSheet(writer, report, parts)) return {};
  return bytes;
}

QString sheetFileName(const report::ScoreReport& report, const QString& ending) {
  QStringList names;
  for (const report::ScoreSeat& seat : report.seats) names += seat.entered;
  const QString players = report.date + u' ' + names.join(u", "_s);
  return fileNameOf(fileNameOf(players) + u" – "_s + report.game.name) + ending;
}

} // namespace nilometer::ui
