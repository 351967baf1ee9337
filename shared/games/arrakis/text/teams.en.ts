/** Three and four players: who shares a side, and what each seat is in the lobby. R15 */
export const arrakisTeamsEn = {
  'arrakis.option.shared': 'Who plays as two',
  'arrakis.option.shared.harkonnen': 'Harkonnen',
  'arrakis.option.shared.atreides': 'Atreides',
  'arrakis.team.atreides': 'Atreides',
  'arrakis.team.harkonnen': 'Harkonnen',
  'arrakis.team.one': 'Team of seats 1 and 3',
  'arrakis.team.two': 'Team of seats 2 and 4',
  'arrakis.team.lot': 'Teams by lot',
  'arrakis.role.house-atreides': 'House Atreides',
  'arrakis.role.fremen-ally': 'Fremen',
  'arrakis.role.house-harkonnen': 'House Harkonnen',
  'arrakis.role.corrino-ally': 'Corrino',
  'arrakis.role.both': 'both Houses',
  'arrakis.role.leads': 'leads a House',
  'arrakis.role.joins': 'leads its ally',
} as const;
