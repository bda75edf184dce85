// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <system_error>

namespace nilometer::record {
namespace {

ReadError fileError(ReadFault fault, const std::string& name, std::string expected = {},
                    std::string found = {}) {
  return {fault, name, 0, {}, std::move(expected), std::move(found)};
}

std::string bytesText(std::int64_t bytes) {
  return std::to_string(bytes) + " bytes";
}

/// What must not even be opened: somebody would be waited for.
std::optional<ReadError> refusedUnopened(const std::string& name) {
  if (name == "-") return std::nullopt;
  const QFileInfo info(QString::fromStdString(name));
  if (info.isDir()) return fileError(ReadFault::isDirectory, name);
  if (!info.exists()) {
    if (!info.isSymLink()) return std::nullopt;
    std::error_code error;
    const bool known =
        std::filesystem::status_known(std::filesystem::status(info.filesystemFilePath(), error));
    // Links may also lead in a circle, which the system says itself.
    const bool inCircle = !known && error == std::errc::too_many_symbolic_link_levels;
    return fileError(ReadFault::cannotOpen, name, {},
                     inCircle ? error.message() : "the link leads nowhere");
  }
  // What a shell has opened for us has no path of its own.
  const bool isOpen = !name.starts_with(':') && info.canonicalFilePath().isEmpty();
  if (info.isFile() || isOpen) return std::nullopt;
  return fileError(ReadFault::cannotOpen, name, {}, "it is a pipe, a device or a socket");
}

/// Opens for reading; the error if that cannot be done.
bool openFile(QFile& file, const std::string& name) {
  if (name == "-") return file.open(stdin, QIODevice::ReadOnly);
  file.setFileName(QString::fromStdString(name));
  return file.open(QIODevice::ReadOnly);
}

ReadError openError(const QFile& file, const std::string& name) {
  const bool forbidden = file.error() == QFileDevice::PermissionsError ||
                         (file.exists() && !QFileInfo(file).isReadable());
  if (forbidden) return fileError(ReadFault::noPermission, name);
  return fileError(ReadFault::cannotOpen, name, {}, file.errorString().toStdString());
}

/// Pipes do not tell their size and files may grow, so the limit is kept while reading too.
Result<std::string> readAll(QFile& file, const std::string& name, std::int64_t limit) {
  constexpr std::int64_t chunk = std::int64_t{1024} * 1024;
  // One byte more than there should be, so that the end is seen. Making room costs as much as
  // reading, and most files are small: what comes on top is at most as much again.
  const std::int64_t likely =
      file.isSequential() ? chunk : std::min<std::int64_t>(chunk, file.size() + 1);
  std::string text;
  for (;;) {
    const std::size_t before = text.size();
    const auto there = static_cast<std::int64_t>(before);
    const std::int64_t more = before == 0 ? likely : std::min(chunk, there);
    const std::int64_t ask = std::min(more, limit + 1 - there);
    text.resize(before + static_cast<std::size_t>(ask));
    const std::int64_t got = file.read(text.data() + before, ask);
    text.resize(before + static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    if (got < 0) {
      return fileError(ReadFault::cannotOpen, name, {}, file.errorString().toStdString());
    }
    if (got == 0) return text;
    if (static_cast<std::int64_t>(text.size()) > limit) {
      return fileError(ReadFault::tooLarge, name, bytesText(limit));
    }
  }
}

} // namespace

Result<std::string> readFile(const std::string& name, std::int64_t limit) {
  if (auto error = refusedUnopened(name)) return std::move(*error);
  QFile file;
  if (!openFile(file, name)) return openError(file, name);
  if (!file.isSequential() && file.size() > limit) {
    return fileError(ReadFault::tooLarge, name, bytesText(limit), bytesText(file.size()));
  }
  Result<std::string> text = readAll(file, name, limit);
  if (text && text->empty()) return fileError(ReadFault::empty, name);
  return text;
}

std::vector<std::string> jsonFilesIn(const std::string& directory) {
  const QDir files(QString::fromStdString(directory));
  std::vector<std::string> paths;
  for (const QFileInfo& file :
       files.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    if (file.isFile()) paths.push_back(file.filePath().toStdString());
  }
  return paths;
}

} // namespace nilometer::record
