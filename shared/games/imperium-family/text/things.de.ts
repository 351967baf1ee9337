import type { TextsLike } from '../../../text/message.ts';
import type { imperiumThingsEn } from './things.en.ts';

export const imperiumThingsDe: TextsLike<typeof imperiumThingsEn> = {
  'imperium.faction.emperor': 'Imperator',
  'imperium.faction.spacing-guild': 'Raumgilde',
  'imperium.faction.bene-gesserit': 'Bene Gesserit',
  'imperium.faction.fremen': 'Fremen',

  'imperium.icon.landsraad': 'Landsraad',
  'imperium.icon.city': 'Stadt',
  'imperium.icon.spice-trade': 'Spicehandel',

  'imperium.resource.solari': 'Solari',
  'imperium.resource.spice': 'Spice',
  'imperium.resource.water': 'Wasser',
};
