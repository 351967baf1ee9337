/** Small words between signs, and what stands on faces beside names and effects. */
export const familyFacesEn = {
  'imperium.sign.or': 'or',
  'imperium.sign.may': 'may',
  'imperium.sign.this': 'this',
  'imperium.sign.any': 'any',
  'imperium.sign.most': 'most',
  'imperium.sign.per': 'per',
  'imperium.sign.nextRound': 'next round',
} as const;
