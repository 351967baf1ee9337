import type { Interjections } from '../../../kernel/types.ts';
import { bookOf } from '../edition.ts';
import type { SeatId } from '../ids.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { isCompanion } from '../rivals/queries.ts';
import type { FamilyGame, State } from '../types.ts';
import { closeSpace, recallAgent } from '../verbs/agents.ts';
import { notable } from './queries.ts';
import { note, place } from './verbs.ts';

/** No score and no number of troops or goods that is noted goes beyond it. */
const MOST = 30;
/** Everything is told by the first seat, from the first round on. */
const isTeller = (state: State, seat: SeatId): boolean => isCompanion(state) && seat === state.seats[0] && state.phase !== 'setup';

/** What happens on the physical board beside the turns. */
export const companionInterjections: Pick<Interjections<FamilyGame>, 'note' | 'lift' | 'place' | 'close'> = {
  note: {
    choices: ({ state }, seat) =>
      isTeller(state, seat)
        ? { pick: 'form', fields: { thing: { pick: 'one', of: notable(state) }, to: { pick: 'number', min: 0, max: MOST } } }
        : null,
    resolve: (game, _, { thing, to }) => note(game, thing, to),
  },
  lift: {
    // R19.20 R19.56
    choices({ state }, seat) {
      const there = isTeller(state, seat) ? standing(state) : [];
      return there.length > 0 ? { pick: 'one', of: there } : null;
    },
    resolve: (game, _, { player, space }) => recallAgent(game, player, space),
  },
  place: {
    choices({ state }, seat) {
      const free = isTeller(state, seat) ? standable(state) : [];
      return free.length > 0 ? { pick: 'one', of: free } : null;
    },
    resolve: (game, _, { player, space }) => place(game, player, space),
  },
  close: {
    // R19.37
    choices({ state }, seat) {
      const { of } = state.turn;
      if (!isTeller(state, seat) || of === null || !isPerson(of)) return null;
      const open = bookOf(state).spaceNames.filter((space) => state.voices.every((voice) => voice.space !== space || voice.by !== of));
      return { pick: 'one', of: open };
    },
    resolve(game, _, space) {
      const { of } = game.state.turn;
      if (of !== null) closeSpace(game, of, space);
    },
  },
};
const standable = (state: State) =>
  state.seats
    .filter((player) => playerOf(state, player).agents > 0)
    .flatMap((player) =>
      bookOf(state)
        .spaceNames.filter((space) => !state.agents[space]?.includes(player))
        .map((space) => ({ player, space })),
    );
const standing = (state: State) =>
  bookOf(state).spaceNames.flatMap((space) => (state.agents[space] ?? []).filter(isPerson).map((player) => ({ player, space })));
