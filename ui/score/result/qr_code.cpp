// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace nilometer::ui {

std::optional<QrCode> qrCode(const QByteArray& bytes) {
  if (bytes.isEmpty()) return std::nullopt;
  // A screen has no stains: the lowest level of correction keeps the modules large.
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
      QRcode_encodeData(static_cast<int>(bytes.size()),
                        reinterpret_cast<const unsigned char*>(bytes.constData()), 0, QR_ECLEVEL_L),
      &QRcode_free);
  if (!made) return std::nullopt;
  QrCode code{made->width, {}};
  for (int i = 0; i < made->width * made->width; ++i) code.dark.push_back((made->data[i] & 1) != 0);
  return code;
}

} // namespace nilometer::ui
