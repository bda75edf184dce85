// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_id.h"

#include "engine/record/header_parts.h"

namespace nilometer::record {

EditionName EditionId::read(const JsonNode& node) const {
  EditionName name;
  if (!node || node.value()->as<JsonObject>() == nullptr) {
    name.id = node.text(1, maxEditionId);
  } else {
    node.allowOnly({"id", "checksum"});
    name = {node.member("id").text(1, maxEditionId), node.member("checksum").text(1, maxEditionId)};
  }
  if (!needed) return name;
  const bool otherId = name.id != needed->id;
  const bool otherValues = !name.checksum.empty() && name.checksum != needed->checksum;
  if (!otherId && !otherValues) return name;
  node.fail(ReadFault::otherEdition, otherId ? needed->id : needed->checksum,
            otherId ? name.id : name.checksum);
  return name;
}

void EditionId::write(JsonText& out, const EditionName& name) {
  if (name.checksum.empty())
    out.value(std::string_view(name.id));
  else
    objectOf<EditionName>([](Archive& at, EditionName& of) { describe(at, of); }).write(out, name);
}

void EditionId::schema(JsonText& out) {
  const Text text{1, maxEditionId};
  text.schema(out.object().key("oneOf").array());
  EditionName any;
  writeSchema(out, any, [&text](Archive& at, EditionName& name) {
    at.needed("id", name.id, text);
    at.needed("checksum", name.checksum, text);
  });
  out.endArray().endObject();
}

} // namespace nilometer::record
