import type { TextsLike } from '../../../text/message.ts';
import type { imperiumThingsEn } from './things.en.ts';

export const imperiumThingsCs: TextsLike<typeof imperiumThingsEn> = {
  'imperium.faction.emperor': 'Císař',
  'imperium.faction.spacing-guild': 'Kosmická gilda',
  'imperium.faction.bene-gesserit': 'Bene Gesserit',
  'imperium.faction.fremen': 'Fremeni',

  'imperium.icon.landsraad': 'Landsraad',
  'imperium.icon.city': 'Město',
  'imperium.icon.spice-trade': 'Obchod s kořením',

  'imperium.resource.solari': 'solary',
  'imperium.resource.spice': 'koření',
  'imperium.resource.water': 'voda',
};
