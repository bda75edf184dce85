# SPDX-License-Identifier: GPL-3.0-or-later
# The icon of the window, what is installed beside the programs, and the Debian package that `cpack`
# makes of it. Version, homepage and maintainer are said in CMakeLists.txt, the releases in
# CHANGELOG.md; nowhere else.
include(GNUInstallDirs)
set(package_folder ${CMAKE_CURRENT_LIST_DIR})
set(package_build ${PROJECT_BINARY_DIR}/package)

# The releases, as AppStream and as Debian read them.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog ENCODING UTF-8)
set(release_pattern "^## ([0-9.]+) – ([0-9]+-[0-9]+-[0-9]+)$")
set(releases "")
set(debian_changelog "")
set(end_of_release "")
foreach(line IN LISTS changelog)
  if(line MATCHES "${release_pattern}")
    string(APPEND debian_changelog "${end_of_release}")
    if(NOT releases)
      set(newest ${CMAKE_MATCH_1})
    endif()
    string(APPEND releases
      "    <release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\"/>\n")
    execute_process(COMMAND date -R -u -d ${CMAKE_MATCH_2} OUTPUT_VARIABLE date
      OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND debian_changelog "nilometer (${CMAKE_MATCH_1}) stable; urgency=medium\n\n")
    set(end_of_release "\n -- ${NILOMETER_MAINTAINER}  ${date}\n\n")
  elseif(line MATCHES "^- (.*)$")
    string(APPEND debian_changelog "  * ${CMAKE_MATCH_1}\n")
  elseif(line MATCHES "^  (.*)$")
    string(APPEND debian_changelog "    ${CMAKE_MATCH_1}\n")
  endif()
endforeach()
string(APPEND debian_changelog "${end_of_release}")
string(STRIP "${releases}" releases)
if(NOT newest STREQUAL PROJECT_VERSION)
  message(FATAL_ERROR "CHANGELOG.md begins with ${newest}, CMakeLists.txt says ${PROJECT_VERSION}.")
endif()

set(id org.nilometer.nilometer)
configure_file(${PROJECT_SOURCE_DIR}/resources/desktop/${id}.metainfo.xml.in
               ${package_build}/${id}.metainfo.xml @ONLY)
configure_file(${package_folder}/copyright.in ${package_build}/copyright @ONLY)
file(WRITE ${package_build}/changelog "${debian_changelog}")

# Handbooks and changelog are compressed, as Debian wants them.
set(compressed "")
foreach(text ${package_build}/changelog ${PROJECT_SOURCE_DIR}/docs/nilometer.1
        ${PROJECT_SOURCE_DIR}/docs/nilometer-cli.1)
  get_filename_component(name ${text} NAME)
  add_custom_command(OUTPUT ${package_build}/${name}.gz
    COMMAND gzip -9nc ${text} > ${package_build}/${name}.gz
    DEPENDS ${text} VERBATIM)
  list(APPEND compressed ${package_build}/${name}.gz)
endforeach()
add_custom_target(compressed_texts ALL DEPENDS ${compressed})

# The drawing in sizes for desktops that show no SVG, and for the window, which finds none where
# the program is not installed.
find_program(RSVG_CONVERT rsvg-convert REQUIRED)
set(drawing ${PROJECT_SOURCE_DIR}/resources/icons/${id}.svg)
foreach(size 48 128)
  set(picture ${package_build}/${size}/${id}.png)
  file(MAKE_DIRECTORY ${package_build}/${size})
  add_custom_command(OUTPUT ${picture}
    COMMAND ${RSVG_CONVERT} --width ${size} --height ${size} --output ${picture} ${drawing}
    DEPENDS ${drawing} VERBATIM)
  list(APPEND pictures ${picture})
  install(FILES ${picture}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
qt_add_resources(nilometer window_icon PREFIX /icon BASE ${package_build} FILES ${pictures})

install(TARGETS nilometer nilometer-cli)
install(FILES ${package_build}/nilometer.1.gz ${package_build}/nilometer-cli.1.gz
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
# What the handbooks lead to.
install(FILES ${PROJECT_SOURCE_DIR}/docs/edition.md ${PROJECT_SOURCE_DIR}/docs/game-record.md
              ${PROJECT_SOURCE_DIR}/docs/position.md ${PROJECT_SOURCE_DIR}/docs/rules.md
              ${PROJECT_SOURCE_DIR}/docs/record-saqqara.md
              ${PROJECT_SOURCE_DIR}/docs/position-saqqara.md
              ${PROJECT_SOURCE_DIR}/docs/rules-saqqara.md
              ${PROJECT_SOURCE_DIR}/docs/record-pyramidion.md
              ${PROJECT_SOURCE_DIR}/docs/position-pyramidion.md
              ${PROJECT_SOURCE_DIR}/docs/rules-pyramidion.md
              ${PROJECT_SOURCE_DIR}/docs/score.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/nilometer)
install(FILES ${package_build}/changelog.gz ${package_build}/copyright
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/nilometer)
install(FILES ${PROJECT_SOURCE_DIR}/resources/desktop/${id}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/resources/desktop/${id}.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${package_build}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${drawing}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CONTACT "${NILOMETER_MAINTAINER}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_PACKAGE_SECTION utils) # it is not played: the game is on the table
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Qt's own German texts: standard buttons and file dialogs.
set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-translations-l10n)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"The board game stays on the table, and one person enters what happened.
Nilometer says whether the rules allow it and which rule does not, works out
everything that follows, tells what to move on the real board, and gives the
reason for every point of the final scoring.
.
It follows a live game, scores an end position, and teaches new players, in
English and German.")
include(CPack)
