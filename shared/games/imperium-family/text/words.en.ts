/** What the family says while it is played. Names in gaps take no endings: build every sentence so that a name may stand as it is. */
export const imperiumWordsEn = {
  'imperium.plain': '{name}',
  'imperium.list': '{parts}',
  'imperium.count.of': '{count} × {what}',
} as const;
