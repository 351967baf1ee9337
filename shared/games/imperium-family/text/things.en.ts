/** Factions, Agent icons and goods: what every edition has. */
export const imperiumThingsEn = {
  'imperium.faction.emperor': 'Emperor',
  'imperium.faction.spacing-guild': 'Spacing Guild',
  'imperium.faction.bene-gesserit': 'Bene Gesserit',
  'imperium.faction.fremen': 'Fremen',

  'imperium.icon.landsraad': 'Landsraad',
  'imperium.icon.city': 'City',
  'imperium.icon.spice-trade': 'Spice Trade',

  'imperium.resource.solari': 'Solari',
  'imperium.resource.spice': 'spice',
  'imperium.resource.water': 'water',
} as const;
