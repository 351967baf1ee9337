/** What only the desktop app says, and whose work is in it: loaded by the screens that say it. */
export const desktopEn = {
  'licences.title': 'The work of others',
  'licences.about': 'Sietch is built with the work of others. Each line opens their terms, in their own words.',
  'licences.count': '{count, plural, one {# package} other {# packages}}',
  'licences.electron':
    'The desktop app also holds Electron and Chromium. Their terms lie beside the program, in LICENSE.electron.txt and LICENSES.chromium.html.',
  'licences.absent': 'The list is made when the app is built. This page was not built.',
  'licences.unnamed': 'terms of its own',
  'desktop.trouble': 'Something went wrong?',
  'desktop.reportAbout':
    'This is what goes into a report of a fault: versions, system, and the newest lines of the log. No codes, keys or cards are in it.',
  'desktop.report': 'Copy for a bug report',
  'desktop.reported': 'Copied. Paste it where you report the fault.',
  'desktop.see': 'See what is copied',
  'desktop.logs': 'Show the log files',
  'desktop.updates': 'New versions',
  'desktop.updatesAbout':
    'This app never looks for new versions and asks nobody for anything. There is no place yet that they come from by themselves: a new one is where you got this one.',
  'desktop.torn': 'The end of this record was missing. All that is whole is here; the file is as it was.',
} as const;
export type DesktopTextKey = keyof typeof desktopEn;
