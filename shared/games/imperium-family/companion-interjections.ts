import type { Interjections } from '../../kernel/types.ts';
import { bookOf } from './edition.ts';
import type { SeatId } from './ids.ts';
import { isPerson, kindsOf, playerOf } from './queries/table.ts';
import { isCompanion } from './queries/rivals.ts';
import type { FamilyGame, State } from './types.ts';
import { recallAgent } from './verbs/agents.ts';
import { closeSpace } from './verbs/closed-spaces.ts';
import { conflictsInstead, notable, spiesElsewhere, tokensElsewhere } from './queries/companion.ts';
import { exchangeConflict, moveToken, note, noteSpy, openSpace, place } from './verbs/companion.ts';

/** No score and no number of troops or goods that is noted goes beyond it. */
const MOST = 30;
/** Everything is told by the first seat, from the first round on. */
const isTeller = (state: State, seat: SeatId): boolean => isCompanion(state) && seat === state.seats[0] && state.phase !== 'setup';

/** What happens on the physical board beside the turns. */
export const companionInterjections: Pick<
  Interjections<FamilyGame>,
  'note' | 'lift' | 'place' | 'close' | 'open' | 'token' | 'spy' | 'turnedUp'
> = {
  note: {
    choices: ({ state }, seat) =>
      isTeller(state, seat)
        ? { pick: 'form', fields: { thing: { pick: 'one', of: notable(state) }, to: { pick: 'number', min: 0, max: MOST } } }
        : null,
    resolve: (game, _, { thing, to }) => note(game, thing, to),
  },
  lift: {
    // R19.20 R19.56
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? standing(state) : []),
    resolve: (game, _, { player, space }) => recallAgent(game, player, space),
  },
  place: {
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? standable(state) : []),
    resolve: (game, _, { player, space }) => place(game, player, space),
  },
  close: {
    // R19.37
    choices({ state }, seat) {
      const { of } = state.turn;
      if (!isTeller(state, seat) || !canBeClosed(state) || of === null || !isPerson(of)) return null;
      const open = bookOf(state).spaceNames.filter((space) => state.voices.every((voice) => voice.space !== space || voice.by !== of));
      return { pick: 'one', of: open };
    },
    resolve(game, _, space) {
      const { of } = game.state.turn;
      if (of !== null) closeSpace(game, of, space);
    },
  },
  open: {
    // R19.37
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? kindsOf(state.voices.map(({ space }) => space)) : []),
    resolve: (game, _, space) => openSpace(game, space),
  },
  token: {
    // R11.4 R14.1 R16.2
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? tokensElsewhere(state) : []),
    resolve: (game, _, to) => moveToken(game, to),
  },
  spy: {
    // Uprising R5.1
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? spiesElsewhere(state) : []),
    resolve: (game, _, spy) => noteSpy(game, spy),
  },
  turnedUp: {
    // R4.1
    choices: ({ state }, seat) => anyOf(isTeller(state, seat) ? conflictsInstead(state) : []),
    resolve: (game, _, conflict) => exchangeConflict(game, conflict),
  },
};
/** Only some editions have a card that closes a space. R19.37 */
const canBeClosed = (state: State): boolean => Object.values(bookOf(state).specials).some(({ closesSpace }) => closesSpace);
/** What may be picked from; nothing is no choice. */
const anyOf = <One>(of: readonly One[]) => (of.length > 0 ? ({ pick: 'one', of } as const) : null);
const standable = (state: State) =>
  state.order
    .filter((player) => playerOf(state, player).agents > 0)
    .flatMap((player) =>
      bookOf(state)
        .spaceNames.filter((space) => !state.agents[space]?.includes(player))
        .map((space) => ({ player, space })),
    );
const standing = (state: State) =>
  bookOf(state).spaceNames.flatMap((space) => (state.agents[space] ?? []).map((player) => ({ player, space })));
