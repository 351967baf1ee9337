import type { TextsLike } from '../../../text/message.ts';
import type { imperiumThingsEn } from './things.en.ts';

export const imperiumThingsHu: TextsLike<typeof imperiumThingsEn> = {
  'imperium.faction.emperor': 'Császár',
  'imperium.faction.spacing-guild': 'Űrliga',
  'imperium.faction.bene-gesserit': 'Bene Gesserit',
  'imperium.faction.fremen': 'Fremen',

  'imperium.icon.landsraad': 'Landsraad',
  'imperium.icon.city': 'Város',
  'imperium.icon.spice-trade': 'Fűszerkereskedelem',

  'imperium.resource.solari': 'solaris',
  'imperium.resource.spice': 'fűszer',
  'imperium.resource.water': 'víz',
};
