// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/position/saqqara_position.h"

#include "engine/record/files.h"
#include "ui/position/form_page.h"
#include "ui/saqqara/position/saqqara_form.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/saqqara/scoring/finale_pictures.h"
#include "ui/saqqara/words/names.h"

#include <memory>

namespace nilometer::ui {

namespace {

class SaqqaraPosition : public PositionGameOf<saqqara::Rules> {
public:
  using PositionGameOf::PositionGameOf;

  FormLook look(const PositionForm& form) const override {
    return lookOf(form, edition(form.values));
  }
  std::string write(const PositionForm& form, bool open) const override {
    saqqara::PositionDocument document = documentOf(form);
    document.open = open;
    return writePosition(std::move(document), edition(form.values));
  }
  record::Result<Read> read(std::string_view text, const std::string& file) const override {
    const auto name = saqqara::readPositionEdition(text, file);
    if (!name) return name.error();
    const auto* const found = record::editionOf<saqqara::Edition>(*name, known());
    if (found == nullptr) return record::noEdition(name->id, file, 0);
    auto document = saqqara::readEntered(text, *found, file);
    if (!document) return document.error();
    // One that names no checksum is of the first edition of its id.
    document->edition = {found->id, found->checksum};
    return Read{formOf(*document), document->open};
  }
  report::ScoreReport report(const PositionForm& form) const override {
    const saqqara::Edition& values = edition(form.values);
    return report::positionReport(scorePosition(documentOf(form), values), values);
  }
  CardPainter pictures() const override { return paintFinalePicture; }
};

} // namespace

PositionPage* saqqaraPositionPage(const GameShelf& shelf, Preferences& preferences,
                                  QWidget* parent) {
  return new FormPage(std::make_unique<SaqqaraPosition>(shelf), shelf, preferences, parent);
}

std::optional<KeptPosition> lookAtSaqqara(const QString& path) {
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  const auto name = text ? saqqara::readPositionEdition(*text, file) : text.error();
  if (!name) return std::nullopt;
  // Who plays is the same whatever is printed.
  saqqara::Edition any;
  any.id = name->id;
  any.checksum = name->checksum;
  const auto document = saqqara::readEntered(*text, any, file);
  if (!document) return std::nullopt;
  KeptPosition kept{path,
                    {},
                    words::fromUtf8(document->title),
                    words::fromUtf8(document->date),
                    words::phase(saqqara::Phase::final),
                    !document->open,
                    -1};
  for (const auto& player : document->players) kept.players += words::fromUtf8(player.seat.name);
  return kept;
}

} // namespace nilometer::ui
