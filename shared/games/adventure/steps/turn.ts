import type { Steps, Task } from '../../../kernel/types.ts';
import type { Colour } from '../ids.ts';
import { noPurchases, purchases } from '../queries/buy.ts';
import { noStakes, stakes } from '../queries/invest.ts';
import * as ask from '../queries/move.ts';
import * as flying from '../queries/ornithopter.ts';
import { clockwiseFrom, dieValues, factsOf, isIn, seatOf } from '../queries/table.ts';
import { canPayToll, paysTollFlying } from '../queries/toll.ts';
import { WHY } from '../reasons.ts';
import type { AdventureGame } from '../types.ts';
import { paySpice } from '../verbs/bank.ts';
import { draw } from '../verbs/cards.ts';
import { rollD6 } from '../verbs/dice.ts';
import { receive } from '../verbs/equipment.ts';
import { takeHarvesters } from '../verbs/harvesters.ts';
import { loseStakes, settleStakes, stake } from '../verbs/invest.ts';
import { walk } from '../verbs/move.ts';
import { lapseOffers } from '../verbs/offers.ts';
import { fly } from '../verbs/ornithopter.ts';
import { endRound } from '../verbs/pact.ts';
import { paySocialPlan } from '../verbs/social-plan.ts';
import { heal } from '../verbs/spaces.ts';
import { payToll } from '../verbs/toll.ts';
import * as verb from '../verbs/turn.ts';

/** What a turn is made of, in order. R5.1, R5.4 */
const PARTS: Readonly<Record<'open' | 'move' | 'fight' | 'buy' | 'invest', (colour: Colour) => readonly Task<AdventureGame>[]>> = {
  open: (colour) => [{ do: 'open', colour }],
  move: (colour) => [{ do: 'firstMove', colour }],
  fight: (colour) => [
    { do: 'phase', phase: 'fight' },
    { do: 'act', colour },
  ],
  buy: (colour) => [
    { do: 'phase', phase: 'buy' },
    { do: 'buy', colour },
  ],
  invest: (colour) => [
    { do: 'phase', phase: 'invest' },
    { do: 'invest', colour },
  ],
};
/** What is to be done from one part of a turn on; `open` leads to the move by itself. */
export function turnFrom(part: keyof typeof PARTS | 'boundary' | 'turn', colour: Colour): Task<AdventureGame>[] {
  if (part === 'turn') return [{ do: 'turn', colour }];
  const end: Task<AdventureGame> = { do: 'endTurn', colour };
  if (part === 'boundary') return [end];
  const first = PARTS[part](colour);
  const rest = (['fight', 'buy', 'invest'] as const).slice({ open: 0, move: 0, fight: 1, buy: 2, invest: 3 }[part]);
  return [...first, ...rest.flatMap((each) => PARTS[each](colour)), end];
}

export const turnSteps = {
  /** R4.4 */
  startDice(game, { of }) {
    const rolls = of.map((colour) => ({ colour, die: rollD6(game) }));
    for (const { colour, die } of rolls) game.tell({ type: 'startDice', colour, die });
    const best = Math.max(...rolls.map(({ die }) => die));
    const highest = rolls.filter(({ die }) => die === best).map(({ colour }) => colour);
    const [starter, ...ties] = highest as [Colour, ...Colour[]];
    if (ties.length > 0) return [{ do: 'startDice', of: highest }];
    verb.appointStarter(game, starter);
    return [{ do: 'turn', colour: starter }];
  },

  boundary: ({ state }, { next }) =>
    [next, ...clockwiseFrom(state, next)]
      .filter((colour) => isIn(state, colour))
      .map((colour) => ({ do: 'boundaryFlight', colour }) as const),
  boundaryFlight: {
    // R9.8 b, R9.11: each card once
    asks: ({ state }, { colour }) => (flying.boundaryFliers(state, colour).length > 0 ? seatOf(state, colour) : null),
    choices: ({ state }, { colour }) => ({
      pick: 'one',
      of: ['stay', ...flying.flights(state, flying.boundaryFliers(state, colour), canPayToll(state, colour))],
    }),
    blocked: ({ state }, { colour }) => [
      ...flying.noFlights(state, flying.boundaryFliers(state, colour), canPayToll(state, colour)),
      ...flying.notFlying(state, colour),
    ],
    resolve(game, { colour }, answer) {
      if (answer === 'stay') return;
      fly(game, answer.figure, answer.to, false);
      payToll(game, answer.figure);
      heal(game, answer.figure); // R6.11: back at home in whatever way
      return [{ do: 'boundaryFlight', colour }];
    },
  },

  turn(game, { colour }) {
    verb.countPlace(game, colour);
    lapseOffers(game, colour);
    endRound(game, colour); // R12.5
    if (!isIn(game.state, colour)) return [{ do: 'turn', colour: verb.nextPlace(game, colour) }]; // R4.4
    verb.beginTurn(game, colour);
    return turnFrom('open', colour);
  },
  phase: (game, { phase }) => verb.beginPhase(game, phase),

  /** Throw, or fly instead; then stakes, the social plan, and the move. R5.2, R5.3, R9.8 */
  open: {
    asks: ({ state }, { colour }) => seatOf(state, colour),
    choices: ({ state }, { colour }) => ({
      pick: 'one',
      of: ['throw', ...flying.flights(state, flying.bearers(state, colour), paysTollFlying(state, colour))],
    }),
    blocked: ({ state }, { colour }) => [
      ...flying.noFlights(state, flying.bearers(state, colour), paysTollFlying(state, colour)),
      ...flying.notFlying(state, colour),
    ],
    resolve(game, { colour }, answer) {
      const flies = answer !== 'throw';
      if (!flies) {
        verb.throwDice(game, colour);
        const { a, b } = dieValues(game.state);
        settleStakes(game, colour, a + b);
      } else loseStakes(game, colour); // Q6
      paySocialPlan(game, colour);
      verb.beginPhase(game, 'move');
      if (!flies) return [{ do: 'firstMove', colour }];
      fly(game, answer.figure, answer.to, true);
      return [{ do: 'landing', figure: answer.figure }];
    },
  },

  firstMove: {
    // R6.1
    asks: ({ state }, { colour }) => seatOf(state, colour),
    choices: ({ state }, { colour }) => ({ pick: 'one', of: ask.firstSteps(state, colour).of }),
    blocked: ({ state }, { colour }) => ask.whyNotSteps(ask.firstSteps(state, colour)),
    resolve(game, { colour }, step) {
      walk(game, step);
      const { figure, dice } = step;
      const landing = { do: 'landing', figure } as const;
      return dice === 'both' ? [landing] : [landing, { do: 'secondMove', colour, dice: dice === 'a' ? 'b' : 'a', moved: figure }];
    },
  },
  secondMove: {
    // R6.1, R7.4
    asks: ({ state }, { colour, moved }) => (ask.others(state, colour, moved).length > 0 ? seatOf(state, colour) : null),
    choices: ({ state }, { colour, dice, moved }) => ({ pick: 'one', of: ['stay', ...ask.secondSteps(state, colour, dice, moved).of] }),
    blocked: ({ state }, { colour, dice, moved }) => [
      ...ask.whyNotSteps(ask.secondSteps(state, colour, dice, moved), WHY.tollForSecond),
      { target: { figure: moved }, why: WHY.hasMoved },
    ],
    resolve(game, _, step) {
      if (step === 'stay') return;
      walk(game, step);
      return [{ do: 'landing', figure: step.figure }];
    },
  },

  /** Also where a figure of this colour has fallen in the turn. R11.1, R11.7, R8.8 */
  buy: {
    asks: ({ state }, { colour }) => seatOf(state, colour),
    choices: ({ state }, { colour }) => purchases(state, colour),
    blocked: ({ state }, { colour }) => noPurchases(state, colour),
    resolve(game, { colour }, { cards, harvesters }) {
      if (cards + harvesters === 0) return [];
      const { prices } = factsOf(game.state).game;
      paySpice(game, colour, cards * prices.card + harvesters * prices.harvester);
      takeHarvesters(game, colour, harvesters);
      game.tell({ type: 'bought', colour, cards, harvesters });
      return receive(game, colour, draw(game, colour, cards));
    },
  },
  /** R11.2 */
  invest: {
    asks: ({ state }, { colour }) => seatOf(state, colour),
    choices: ({ state }, { colour }) => stakes(state, colour),
    blocked: ({ state }, { colour }) => noStakes(state, colour),
    resolve: (game, { colour }, answer) => stake(game, colour, answer),
  },

  endTurn(game, { colour }) {
    verb.endTurn(game);
    return [
      { do: 'boundary', next: verb.nextThrower(game, colour) },
      { do: 'turn', colour: verb.nextPlace(game, colour) },
    ];
  },
} satisfies Partial<Steps<AdventureGame>>;
