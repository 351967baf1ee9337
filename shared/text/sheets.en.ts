/** What every printed sheet says, whatever the game. */
export const sheetsEn = {
  'sheet.pageTitle': '{name}, page {number} of {of}',
  'sheet.foot': '{game}. {title}, page {number} of {of}.',
  'sheet.ruler': '{length} mm if printed at 100 %',
  'sheet.fanProject': 'Sietch, an unofficial fan project without the publishers’ art or text. ◇ marks reconstructed values.',
  'sheet.tonight': 'Tonight’s game',
  'sheet.tonight.title': 'Tonight: {game}',
  'sheet.tonight.note': '{game}\nFor {seats, plural, one {# player} other {# players}}, draw {seed}',
  'sheet.tonight.players': 'At the table',
  'sheet.tonight.setup': 'Set up',
  'sheet.tonight.play': 'Play',
  'sheet.tonight.end': 'At the end',
  'sheet.tonight.pages': '{n, plural, one {# page} other {# pages}}',
} as const;
