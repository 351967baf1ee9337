import type { TextsLike } from '../../../text/message.ts';
import type { imperiumThingsEn } from './things.en.ts';

/** Names with the mark are the words of the Korean rulebook and stay as they are. */
export const imperiumThingsKo: TextsLike<typeof imperiumThingsEn> = {
  'imperium.faction.emperor': '황제', // rulebook
  'imperium.faction.spacing-guild': '우주 항행 길드', // rulebook
  'imperium.faction.bene-gesserit': '베네 게세리트', // rulebook
  'imperium.faction.fremen': '프레멘', // rulebook

  'imperium.icon.landsraad': '랜드스래드', // rulebook
  'imperium.icon.city': '도시', // rulebook
  'imperium.icon.spice-trade': '스파이스 거래', // rulebook

  'imperium.resource.solari': '솔라리', // rulebook
  'imperium.resource.spice': '스파이스', // rulebook
  'imperium.resource.water': '물', // rulebook
};
