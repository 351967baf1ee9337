import type { Next, Steps } from '../../../kernel/types.ts';
import { dispatch } from '../../../kernel/typed.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import * as ask from '../queries/fight.ts';
import { kanlyActs, noKanlyActs } from '../queries/kanly.ts';
import { noShots, shots } from '../queries/lasgun.ts';
import { colourOf, seatOf, spaceOf } from '../queries/table.ts';
import type { Act } from '../questions.ts';
import type { AdventureGame, Fight, Game } from '../types.ts';
import * as verb from '../verbs/fight.ts';
import { shoot } from '../verbs/lasgun.ts';
import { markFought } from '../verbs/turn.ts';
import { tested } from './guile.ts';
import { playedKanly } from './kanly.ts';

/** A fight is under way. The active player's side names first, where both have to. R8.10 */
export function beginFight(game: Game, cause: Fight['cause'], at: SpaceId, attacker: Colour, defender: Colour): Next<AdventureGame> {
  verb.openFight(game, cause, at, attacker, defender);
  const first = defender === game.state.turn.colour ? 'defender' : 'attacker';
  return [{ do: 'name', side: first }, { do: 'name', side: ask.other(first) }, { do: 'round' }];
}

export const fightSteps = {
  name: {
    // R8.6: only a side of several figures
    asks({ state }, { side }) {
      const { named, colour } = ask.fightOf(state)[side];
      return named ? null : seatOf(state, colour);
    },
    choices: ({ state }, { side }) => ({ pick: 'one', of: ask.fightOf(state)[side].figures }),
    blocked: ({ state }, { side }) => ask.notNamed(state, side),
    resolve: (game, { side }, figure) => verb.name(game, side, figure),
  },
  round(game) {
    if (!game.state.turn.fight) return; // over by poison
    const winner = verb.fightRound(game);
    if (!winner) return [{ do: 'round' }]; // R8.2
    const loser = ask.fightOf(game.state)[ask.other(winner)].named as FigureId;
    if (game.state.figures[loser].strength === 0) return verb.winFight(game, winner, loser);
    return [{ do: 'dose', side: winner }, { do: 'round' }];
  },
  dose: {
    // R9.6: one card after the other
    asks({ state }, { side }) {
      return ask.doses(state, side).length > 0 ? seatOf(state, ask.fightOf(state)[side].colour) : null;
    },
    choices: ({ state }, { side }) => ({ pick: 'one', of: ['keep', ...ask.doses(state, side)] }),
    blocked: ({ state }, { side }) => ask.noDoses(state, side),
    resolve(game, { side }, answer) {
      if (answer === 'keep') return;
      verb.dose(game, answer);
      return [...tested(answer.target, 'poison-card', colourOf(answer.bearer)), { do: 'dose', side }];
    },
  },

  /** Fights, shots and one Kanly card in any order. Always asked: silence betrays no empty hand. R7.6, R10.1 */
  act: {
    asks: ({ state }, { colour }) => seatOf(state, colour),
    choices: ({ state }, { colour }) => ({
      pick: 'one',
      of: ['done', ...ask.fights(state, colour), ...shots(state, colour), ...kanlyActs(state, colour)],
    }),
    blocked: ({ state }, { colour }) => [...ask.noFights(state, colour), ...noShots(state, colour), ...noKanlyActs(state, colour)],
    resolve(game, { colour }, act) {
      if (act === 'done') return;
      return [...(dispatch(ACTS, act.do)(game, colour, act) ?? []), { do: 'act', colour }];
    },
  },
} satisfies Partial<Steps<AdventureGame>>;

type ActOf<Do extends Act['do']> = Extract<Act, { do: Do }>;
const ACTS: { readonly [Do in Act['do']]: (game: Game, colour: Colour, act: ActOf<Do>) => Next<AdventureGame> } = {
  /** R7.3 */
  fight(game, colour, { figure, against }) {
    markFought(game, figure);
    return beginFight(game, 'called', spaceOf(game.state, figure), colour, against);
  },
  shoot: (game, _, { figure, target }) => shoot(game, figure, target), // R9.4
  kanly: (game, colour, { card }) => playedKanly(game, colour, card),
};
