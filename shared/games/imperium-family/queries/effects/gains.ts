import { WHY } from '../../reasons.ts';
import type { Scene } from '../../questions.ts';
import type { State } from '../../types.ts';
import { acquirable, bargainOf } from '../acquire.ts';
import { playerOf } from '../table.ts';
import { opponents } from '../opponents.ts';
import { bearerOf } from '../teams.ts';
import type { Readings } from './reading.ts';

const canDraw = (state: State, { by }: Scene): boolean => {
  const { deck, discard } = playerOf(state, by);
  return deck.hidden.length + discard.length > 0;
};

/** About effects that bring something in. */
export const gains: Readings<
  'gain' | 'recruit' | 'draw' | 'intrigue' | 'persuasion' | 'swords' | 'harvest' | 'steal_intrigue' | 'acquire' | 'imperium_row'
> = {
  gain: {},
  recruit: { idle: (state, { by }) => (playerOf(state, bearerOf(state, by)).supply === 0 ? WHY.supplyEmpty : null) },
  draw: { idle: (state, scene) => (canDraw(state, scene) ? null : WHY.noCards) },
  intrigue: {
    idle: ({ intrigueDeck, intrigueDiscard }) => (intrigueDeck.hidden.length + intrigueDiscard.length === 0 ? WHY.noIntrigue : null),
  },
  persuasion: {},
  swords: {},
  harvest: {},
  steal_intrigue: {
    idle: (state, { by }, { steal_intrigue: { min_held } }) =>
      opponents(state, by).some((id) => playerOf(state, id).intrigue.hidden.length >= min_held) ? null : WHY.nobodyHit,
  },
  acquire: {
    idle(state, scene, { acquire }) {
      if (acquire.card !== undefined) return state.reserve[acquire.card] ? null : WHY.stackEmpty;
      return acquirable(state, scene.by, bargainOf(state, scene, acquire)).length > 0 ? null : WHY.nothing;
    },
  },
  imperium_row: { idle: ({ row }) => (row.length === 0 ? WHY.rowEmpty : null) },
};
