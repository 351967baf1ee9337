import type { arrakisTeamsEn } from './teams.en.ts';

/** Three and four players: who shares a side, and what each seat is in the lobby. R15 */
export const arrakisTeamsHu: Record<keyof typeof arrakisTeamsEn, string> = {
  'arrakis.option.shared': 'Kettesben játszik',
  'arrakis.option.shared.about': 'Hárman: melyik oldalon osztoznak ketten (R15); a harmadik egyedül vezeti a másikat.',
  'arrakis.option.shared.harkonnen': 'Harkonnen',
  'arrakis.option.shared.harkonnen.about': 'A Harkonnen-háznak és a Corrinóknak külön játékosa van.',
  'arrakis.option.shared.atreides': 'Atreides',
  'arrakis.option.shared.atreides.about': 'Az Atreides-háznak és a fremeneknek külön játékosa van.',
  'arrakis.team.atreides': 'Atreides',
  'arrakis.team.harkonnen': 'Harkonnen',
  'arrakis.team.one': 'Az 1. és a 3. hely csapata',
  'arrakis.team.two': 'A 2. és a 4. hely csapata',
  'arrakis.team.lot': 'Csapatok sorsolással',
  'arrakis.role.house-atreides': 'Atreides-ház',
  'arrakis.role.fremen-ally': 'Fremen',
  'arrakis.role.house-harkonnen': 'Harkonnen-ház',
  'arrakis.role.corrino-ally': 'Corrino',
  'arrakis.role.both': 'mindkét ház',
  'arrakis.role.leads': 'egy házat vezet',
  'arrakis.role.joins': 'a ház szövetségesét vezeti',
};
