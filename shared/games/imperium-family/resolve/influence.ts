import { bookOf } from '../edition.ts';
import type { EffectForms } from '../effects/effects.ts';
import { FACTIONS, type FactionId, type PlayerId } from '../ids.ts';
import { opponents, playerOf } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import { isRival, leastOf } from '../rivals/queries.ts';
import type { State } from '../types.ts';
import { moveInfluence } from '../verbs/influence.ts';
import type { SomeHandlers } from './handler.ts';

/** Factions that the Influence can go to. R11.7 R18.7 */
export function factionsFor(state: State, by: PlayerId, influence: EffectForms['influence']['influence']): readonly FactionId[] {
  const open = openFactions(state, by, influence);
  return isRival(by) && open.length > 1 ? leastOf(state, by, open) : open; // R23.13
}
function openFactions(state: State, by: PlayerId, { faction, where }: EffectForms['influence']['influence']): readonly FactionId[] {
  const named = faction === 'any' ? FACTIONS : [faction];
  if (where !== 'opponent_has_more') return named;
  const most = (each: FactionId): number => Math.max(...opponents(state, by).map((id) => playerOf(state, id).influence[each]));
  return named.filter((each) => most(each) > playerOf(state, by).influence[each]);
}
const isFull = (state: State, by: PlayerId, faction: FactionId): boolean =>
  playerOf(state, by).influence[faction] >= bookOf(state).board.tracks[faction].spaces;
export const influenceHandlers: SomeHandlers<'influence' | 'modify_space_influence'> = {
  influence: {
    hindrance: (state, { by }, { influence }) => (factionsFor(state, by, influence).length > 0 ? null : WHY.noFaction),
    // A full track may be named all the same, where there is a choice. J15
    idle: (state, { by }, { influence }) =>
      factionsFor(state, by, influence).every((each) => isFull(state, by, each)) ? WHY.trackFull : null,
    play(game, scene, { influence }) {
      const among = factionsFor(game.state, scene.by, influence);
      const [only] = among;
      if (only === undefined) return [];
      if (among.length === 1) return moveInfluence(game, scene.by, only, influence.amount);
      return [{ do: 'influence', ...scene, amount: influence.amount, among }];
    },
  },
  // Looked up when the Influence of the visit is taken. R19.26
  modify_space_influence: { play: () => [] },
};
