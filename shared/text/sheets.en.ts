/** What every printed sheet says, whatever the game. */
export const sheetsEn = {
  'sheet.pageTitle': '{name}, page {number} of {of}',
  'sheet.foot': '{game}. {title}, page {number} of {of}.',
  'sheet.ruler': '{length} mm if printed at 100 %',
  'sheet.fanProject': 'Sietch, an unofficial fan project without the publishers’ art or text. ◇ marks reconstructed values.',
  'sheet.poster.part': '{name}, part {n} of {of}',
  'sheet.poster.first':
    'Cut the others along their dashed lines and glue them over the strips of {overlap} mm; corners show where the picture ends.',
  'sheet.poster.next': 'Cut along the dashed line at the inner edges, then glue it over the strip of its neighbour.',
  'sheet.teach.note': 'Ten minutes, then you play.\nThe numbers are those of the rules',
  'sheet.teach.aim': 'Say first how one wins',
  'sheet.teach.show': 'Show what lies there while you set up',
  'sheet.teach.turn': 'Then one turn, with the card in your hand',
  'sheet.teach.fight': 'Then one fight, played out',
  'sheet.teach.later': 'Leave for later',
  'sheet.teach.first': 'Play the first round openly',
  'sheet.teach.first.text':
    'Let everybody think aloud, and let moves be taken back. After one round ask whether you begin anew or play on.',
  'sheet.tonight': 'Tonight’s game',
  'sheet.tonight.title': 'Tonight: {game}',
  'sheet.tonight.note': '{game}\nFor {seats, plural, one {# player} other {# players}}, draw {seed}',
  'sheet.tonight.players': 'At the table',
  'sheet.tonight.setup': 'Set up',
  'sheet.tonight.play': 'Play',
  'sheet.tonight.end': 'At the end',
  'sheet.tonight.pages': '{n, plural, one {# page} other {# pages}}',
} as const;
