import type { arrakisTeamsEn } from './teams.en.ts';

/** Three and four players: who shares a side, and what each seat is in the lobby. R15 */
export const arrakisTeamsCs: Record<keyof typeof arrakisTeamsEn, string> = {
  'arrakis.option.shared': 'Ve dvou hrají',
  'arrakis.option.shared.about': 'Ve třech: o kterou stranu se dělí dva (R15); třetí vede druhou stranu sám.',
  'arrakis.option.shared.harkonnen': 'Harkonnenové',
  'arrakis.option.shared.harkonnen.about': 'Rod Harkonnenů a Corrinové mají každý svého hráče.',
  'arrakis.option.shared.atreides': 'Atreidové',
  'arrakis.option.shared.atreides.about': 'Rod Atreidů a Fremeni mají každý svého hráče.',
  'arrakis.team.atreides': 'Atreidové',
  'arrakis.team.harkonnen': 'Harkonnenové',
  'arrakis.team.one': 'Tým míst 1 a 3',
  'arrakis.team.two': 'Tým míst 2 a 4',
  'arrakis.team.lot': 'Týmy losem',
  'arrakis.role.house-atreides': 'Rod Atreidů',
  'arrakis.role.fremen-ally': 'Fremeni',
  'arrakis.role.house-harkonnen': 'Rod Harkonnenů',
  'arrakis.role.corrino-ally': 'Corrinové',
  'arrakis.role.both': 'oba rody',
  'arrakis.role.leads': 'vede rod',
  'arrakis.role.joins': 'vede jeho spojence',
};
