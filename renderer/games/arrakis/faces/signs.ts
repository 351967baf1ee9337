import type { Effect, Pieces } from '../../../../shared/games/arrakis/data/notation.ts';
import type { PowerId, Rank, Terrain, TrackId } from '../../../../shared/games/arrakis/ids.ts';

/** A sign of `icons.svg` with its number; without one it stands for itself. */
export interface Sign {
  readonly icon: string;
  readonly count?: number;
}
const PIECES: Readonly<Record<keyof Omit<Pieces, 'named'>, string>> = {
  regular: 'troop',
  elite: 'elite',
  special: 'sword',
  generic: 'leader',
  leader: 'leader',
  token: 'fallen',
  sandworm: 'worm',
  'wild-maker': 'maker-hook',
};
const counted = (icon: string, count: number | undefined): readonly Sign[] => (count ? [count > 1 ? { icon, count } : { icon }] : []);
function pieceSigns({ named = [], ...counts }: Pieces): readonly Sign[] {
  const figures = (Object.keys(PIECES) as (keyof typeof PIECES)[]).flatMap((id) => counted(PIECES[id], counts[id]));
  return [...named.map((): Sign => ({ icon: 'leader' })), ...figures];
}
const RANK_SIGNS: Readonly<Record<Rank, string>> = { regular: 'troop', elite: 'elite', special: 'sword' };
const TO: Sign = { icon: 'chev' };

/** What an effect does, in signs: what is done first, what it is done with after it. */
export function signsOf(effect: Effect): readonly Sign[] {
  switch (effect.do) {
    case 'place':
    case 'deploy':
      return [...pieceSigns(effect.what), { icon: effect.do === 'place' ? 'plus' : 'deploy' }];
    case 'vehicles':
      return (['harvester', 'ornithopter', 'carryall', 'any'] as const).flatMap((id) =>
        counted(id === 'any' ? 'air' : id === 'carryall' ? 'heighliner' : id, effect.what[id]),
      );
    case 'wormsigns':
      return counted('thumper', effect.count);
    case 'move':
      return [...counted('move', effect.legions), ...(effect.again ? [{ icon: 'move' }] : [])];
    case 'attack':
      return [{ icon: 'swords' }, ...(effect.surprise ? [{ icon: 'vp' }] : [])];
    case 'strike':
      return [{ icon: 'swords' }, { icon: 'die', count: effect.dice }];
    case 'replace':
      return [...counted(RANK_SIGNS[effect.from], effect.count), TO, { icon: RANK_SIGNS[effect.to] }];
    case 'draw':
      return counted('card', effect.count);
    case 'opponentDiscards':
      return [{ icon: 'discard', count: effect.count }];
    case 'beneGesserit':
      return counted('inf-bg', effect.count);
    case 'desertPower':
    case 'moveWorms':
      return [{ icon: 'worm', count: effect.do === 'desertPower' ? effect.times : effect.count }];
    case 'choose':
      return effect.of.flatMap((list, nth) => [...(nth > 0 ? [{ icon: 'more' }] : []), ...list.flatMap(signsOf)]);
    case 'when':
      return [{ icon: 'check' }, ...effect.yes.flatMap(signsOf)];
    default:
      return [{ icon: PLAIN[effect.do] }];
  }
}
type Plain = Exclude<
  Effect['do'],
  | 'place'
  | 'deploy'
  | 'vehicles'
  | 'wormsigns'
  | 'move'
  | 'attack'
  | 'strike'
  | 'replace'
  | 'draw'
  | 'opponentDiscards'
  | 'beneGesserit'
  | 'desertPower'
  | 'moveWorms'
  | 'choose'
  | 'when'
>;
const PLAIN: Readonly<Record<Plain, string>> = {
  play: 'play',
  toTank: 'fallen',
  enter: 'leader',
  dismiss: 'trash',
  pickLegion: 'flag',
  pickArea: 'aside',
  wormAttack: 'worm',
  storm: 'storm',
  anySymbol: 'die',
  special: 'plot',
};
export const TRACK_SIGNS: Readonly<Record<TrackId, string>> = { 'kwisatz-haderach': 'eye', 'sand-dwellers': 'sietch', jihad: 'crysknife' };
export const POWER_SIGNS: Readonly<Record<PowerId, string>> = { choam: 'seal', 'spacing-guild': 'inf-guild', landsraad: 'landsraad' };
export const TERRAIN_SIGNS: Readonly<Record<Terrain, string>> = {
  mountain: 'shield-wall',
  plateau: 'fort',
  'minor-erg': 'stillsuit',
  desert: 'spice',
  'deep-desert': 'worm',
};
