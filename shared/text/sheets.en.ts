/** What every printed sheet says, whatever the game. */
export const sheetsEn = {
  'sheet.pageTitle': '{name}, page {number} of {of}',
  'sheet.foot': '{game}. {title}, page {number} of {of}.',
  'sheet.ruler': '{length} mm if printed at 100 %',
  'sheet.fanProject': 'Sietch, an unofficial fan project without the publishers’ art or text. ◇ marks reconstructed values.',
} as const;
