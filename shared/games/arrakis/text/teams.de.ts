import type { arrakisTeamsEn } from './teams.en.ts';

/** Three and four players: who shares a side, and what each seat is in the lobby. R15 */
export const arrakisTeamsDe: Record<keyof typeof arrakisTeamsEn, string> = {
  'arrakis.option.shared': 'Zu zweit spielen',
  'arrakis.option.shared.about': 'Zu dritt: Welche Seite sich zwei teilen (R15); die andere führt der Dritte allein.',
  'arrakis.option.shared.harkonnen': 'Harkonnen',
  'arrakis.option.shared.harkonnen.about': 'Haus Harkonnen und die Corrino haben je einen Spieler.',
  'arrakis.option.shared.atreides': 'Atreides',
  'arrakis.option.shared.atreides.about': 'Haus Atreides und die Fremen haben je einen Spieler.',
  'arrakis.team.atreides': 'Atreides',
  'arrakis.team.harkonnen': 'Harkonnen',
  'arrakis.team.one': 'Team der Plätze 1 und 3',
  'arrakis.team.two': 'Team der Plätze 2 und 4',
  'arrakis.team.lot': 'Teams durch das Los',
  'arrakis.role.house-atreides': 'Haus Atreides',
  'arrakis.role.fremen-ally': 'Fremen',
  'arrakis.role.house-harkonnen': 'Haus Harkonnen',
  'arrakis.role.corrino-ally': 'Corrino',
  'arrakis.role.both': 'beide Häuser',
  'arrakis.role.leads': 'führt ein Haus',
  'arrakis.role.joins': 'führt dessen Verbündete',
};
