import type { SignId } from '../../../sheets/icons.ts';
import type { RivalFaction } from '../effects/rivals.ts';
import { type FactionId, type IconId, type IntrigueMode, isFaction, type ResourceId } from '../ids.ts';
import { many, type Token } from './token.ts';

/** The sign of a Faction or of another Agent icon: on spaces, tracks and cards alike. R1.5 */
export const ICON_SIGNS: Readonly<Record<IconId, SignId>> = {
  emperor: 'inf-emperor',
  'spacing-guild': 'inf-guild',
  'bene-gesserit': 'inf-bg',
  fremen: 'inf-fremen',
  'great-houses': 'fort',
  'fringe-worlds': 'station',
  landsraad: 'landsraad',
  city: 'city',
  'spice-trade': 'trade',
  spy: 'spy',
};
export const GAIN_SIGNS: Readonly<Record<ResourceId | 'vp', SignId>> = { solari: 'solari', spice: 'spice', water: 'water', vp: 'vp' };
export const MODE_SIGNS: Readonly<Record<IntrigueMode, SignId>> = { plot: 'plot', combat: 'swords', endgame: 'endgame' };
/** Influence with one Faction, or with one of the owner's choice. */
export const influenceSign = (faction: FactionId | 'any' | 'that-faction' | RivalFaction): SignId =>
  isFaction(faction) ? ICON_SIGNS[faction] : 'ring-any';
/** Troops that go back to the supply: from the garrison, where they come from elsewhere too, or fallen in the Conflict. */
export const lostTroops = (from: 'garrison' | 'conflict', count: number): Token =>
  from === 'conflict' ? many('fallen', count) : many('troop', `−${count}`);
