import { bookOf } from '../../edition.ts';
import type { EffectForms } from '../../effects/effects.ts';
import { isRivalFaction } from '../../effects/rivals.ts';
import { type FactionId, isFaction, type PlayerId } from '../../ids.ts';
import { CARDPLAY_WHY } from '../../reasons-cardplay.ts';
import { WHY } from '../../reasons.ts';
import { visitedFaction } from '../visit-influence.ts';
import { byStanding, preferredOf } from '../rival-cards.ts';
import { isRival } from '../rivals.ts';
import type { State } from '../../types.ts';
import { opponents } from '../opponents.ts';
import { factionsOf, influenceOf, levelOf, meantBy, moverOf } from '../teams.ts';
import type { Readings } from './reading.ts';

/** Factions that the Influence can go to. R11.7 R18.7 */
export function factionsFor(state: State, by: PlayerId, influence: EffectForms['influence']['influence']): readonly FactionId[] {
  const open = openFactions(state, by, influence);
  return isRival(by) ? preferredOf(state, by, open) : open; // R23.13, Uprising R17.8
}
function openFactions(state: State, by: PlayerId, { faction, where, track }: EffectForms['influence']['influence']): readonly FactionId[] {
  const named = namedFactions(state, by, faction, track === true).filter((each) => moverOf(state, by, each) !== null);
  if (where !== 'opponent_has_more') return named;
  const most = (each: FactionId): number => Math.max(...opponents(state, by).map((id) => influenceOf(state, id, each)));
  return named.filter((each) => most(each) > influenceOf(state, by, each));
}
function namedFactions(
  state: State,
  by: PlayerId,
  faction: EffectForms['influence']['influence']['faction'],
  isTrack: boolean,
): readonly FactionId[] {
  if (isFaction(faction)) return isTrack ? [faction] : meantBy(state, by, faction); // Uprising R18.12
  if (isRivalFaction(faction)) return byStanding(state, by, faction);
  return faction === 'any' ? factionsOf(state, by) : [];
}
const isFull = (state: State, by: PlayerId, faction: FactionId): boolean =>
  levelOf(state, by, faction) >= bookOf(state).board.tracks[faction].spaces;
/** About Influence. */
export const influence: Readings<'influence' | 'modify_space_influence'> = {
  influence: {
    hindrance: (state, { by }, { influence }) => (factionsFor(state, by, influence).length > 0 ? null : WHY.noFaction),
    // A full track may be named all the same, where there is a choice. J15
    idle: (state, { by }, { influence }) =>
      factionsFor(state, by, influence).every((each) => isFull(state, by, each)) ? WHY.trackFull : null,
  },
  modify_space_influence: {
    idle: (state) => (visitedFaction(state) === null ? CARDPLAY_WHY.noFactionSpace : null), // Uprising R4.9
  },
};
