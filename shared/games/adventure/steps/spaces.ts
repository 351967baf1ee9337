import type { Next, Steps } from '../../../kernel/types.ts';
import type { FigureId, SpaceId, SpaceKind } from '../ids.ts';
import { hasCards, picks } from '../queries/bene-gesserit.ts';
import { landingPlaces } from '../queries/move.ts';
import { board, colourOf, opponents, seatOf, spaceOf, stands } from '../queries/table.ts';
import { caught } from '../queries/sandstorm.ts';
import * as ask from '../queries/targets.ts';
import { canPayToll } from '../queries/toll.ts';
import { WHY } from '../reasons.ts';
import type { AdventureGame, Game } from '../types.ts';
import * as verb from '../verbs/spaces.ts';
import { payToll } from '../verbs/toll.ts';
import { beginFight } from './fight.ts';
import { tested } from './guile.ts';

export const spaceSteps = {
  /** Toll, ambushes, then the space. R6.4 */
  landing(game, { figure }) {
    payToll(game, figure);
    return [
      { do: 'ambush', figure },
      { do: 'instruction', figure },
    ];
  },
  instruction(game, { figure }) {
    if (!stands(game.state, figure)) return;
    const at = spaceOf(game.state, figure);
    return INSTRUCTIONS[board(game.state).kind[at]](game, figure, at);
  },

  duelTarget: {
    // R6.13
    asks: ({ state }, { figure }) => asked(state, figure, ask.targets(state, colourOf(figure))),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: ask.targets(state, colourOf(figure)) }),
    blocked: ({ state }, { figure }) => ask.spared(state, colourOf(figure)),
    resolve(game, { figure }, target) {
      const at = spaceOf(game.state, figure);
      verb.fetch(game, target, at);
      return beginFight(game, 'duel', at, colourOf(figure), colourOf(target));
    },
  },
  wormTarget: {
    // R6.14
    asks: ({ state }, { figure }) => asked(state, figure, ask.preys(state, colourOf(figure))),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: ask.preys(state, colourOf(figure)) }),
    blocked: ({ state }, { figure }) => ask.noPreys(state, colourOf(figure)),
    resolve(game, { figure }, prey) {
      const by = colourOf(figure);
      if ('figure' in prey) {
        game.tell({ type: 'wormCalled', by, figure: prey.figure, harvesters: null });
        return tested(prey.figure, 'worm', by);
      }
      game.tell({ type: 'wormCalled', by, figure: null, harvesters: prey.harvesters });
      const colour = prey.harvesters;
      return [
        { do: 'shelter', colour, danger: 'worm' },
        { do: 'harvesterTest', colour, danger: 'worm' },
      ];
    },
  },
  poisonTarget: {
    // R6.18
    asks: ({ state }, { figure }) => asked(state, figure, ask.targets(state, colourOf(figure))),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: ask.targets(state, colourOf(figure)) }),
    blocked: ({ state }, { figure }) => ask.spared(state, colourOf(figure)),
    resolve(game, { figure }, target) {
      const by = colourOf(figure);
      game.tell({ type: 'poisoned', by, figure: target });
      return tested(target, 'poison-space', by);
    },
  },
  spiceRaid: {
    // R6.21
    asks: ({ state }, { figure }) => seatOf(state, colourOf(figure)),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: opponents(state, colourOf(figure)) }),
    blocked: ({ state }, { figure }) => ask.noOpponents(state, colourOf(figure)),
    resolve: (game, { figure }, of) => verb.raidSpice(game, colourOf(figure), of),
  },
  traitor: {
    // R6.20
    asks: ({ state }, { figure }) => seatOf(state, colourOf(figure)),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: opponents(state, colourOf(figure)) }),
    blocked: ({ state }, { figure }) => ask.noOpponents(state, colourOf(figure)),
    resolve: (game, { figure, cards }, of) => verb.steal(game, figure, of, cards),
  },
  beneGesserit: {
    // R6.19
    asks: ({ state }, { figure }) => seatOf(state, colourOf(figure)),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: ['nobody', ...opponents(state, colourOf(figure))] }),
    blocked: ({ state }, { figure }) => ask.noOpponents(state, colourOf(figure)),
    resolve(game, { figure }, of) {
      if (of === 'nobody') return;
      verb.look(game, colourOf(figure), of);
      return [{ do: 'beneGesseritPick', figure, of }, { do: 'lookAway' }];
    },
  },
  beneGesseritPick: {
    asks: ({ state }, { figure, of }) => (hasCards(state, of) ? seatOf(state, colourOf(figure)) : null),
    choices: ({ state }, { of }) => ({ pick: 'one', of: [...picks(state, of), 'nothing'] }), // the rulebook lets him take one
    resolve: (game, { figure, of }, pick) => (pick === 'nothing' ? undefined : verb.takeCard(game, colourOf(figure), of, pick)),
  },
  lookAway: (game) => verb.lookAway(game),
  guildFlight: {
    // R6.22
    asks: ({ state }, { figure }) => seatOf(state, colourOf(figure)),
    choices: ({ state }, { figure }) => ({ pick: 'one', of: landingPlaces(state, figure, canPayToll(state, colourOf(figure))) }),
    blocked({ state }, { figure }) {
      const { castle, others } = board(state);
      const at = spaceOf(state, figure);
      const dear = canPayToll(state, colourOf(figure)) ? [] : others[at].filter((to) => castle[to]);
      return [{ target: at, why: WHY.standsThere }, ...dear.map((target) => ({ target, why: WHY.tollTooHigh }))];
    },
    resolve(game, { figure }, to) {
      verb.carry(game, figure, to);
      return [{ do: 'landing', figure }];
    },
  },
} satisfies Partial<Steps<AdventureGame>>;

/** An interjection may have taken the last target away: then nothing happens. R6.25 */
const asked = (state: Game['state'], figure: FigureId, targets: readonly unknown[]) =>
  targets.length > 0 ? seatOf(state, colourOf(figure)) : null;
/** Without a legal target nothing happens. R6.25 */
const unlessNone = <T>(game: Game, figure: FigureId, at: SpaceId, targets: readonly unknown[], task: T): readonly T[] => {
  if (targets.length > 0) return [task];
  game.tell({ type: 'noTarget', figure, at });
  return [];
};

/** What the spaces do. A new kind does not compile until it has its line. R6.11-R6.22 */
const INSTRUCTIONS: { readonly [K in SpaceKind]: (game: Game, figure: FigureId, at: SpaceId) => Next<AdventureGame> } = {
  sietch: (game, figure) => verb.heal(game, figure), // R6.11
  spice: (game, figure) => verb.harvest(game, figure), // R6.12
  duel: (game, figure, at) =>
    unlessNone(game, figure, at, ask.targets(game.state, colourOf(figure)), { do: 'duelTarget', figure } as const),
  worm: (game, figure, at) => unlessNone(game, figure, at, ask.preys(game.state, colourOf(figure)), { do: 'wormTarget', figure } as const),
  poison: (game, figure, at) =>
    unlessNone(game, figure, at, ask.targets(game.state, colourOf(figure)), { do: 'poisonTarget', figure } as const),
  /** First all Harvesters at once, so that none slips away to a colour that has been tested; then all figures. R6.15, Q16, Q34 */
  sandstorm(game, figure, at) {
    const by = colourOf(figure);
    game.tell({ type: 'storm', colour: by });
    return [
      ...opponents(game.state, by).map((colour) => ({ do: 'shelter', colour, danger: 'sandstorm' }) as const),
      ...opponents(game.state, by).map((colour) => ({ do: 'harvesterTest', colour, danger: 'sandstorm' }) as const),
      ...caught(game.state, by, at).flatMap((victim) => tested(victim, 'sandstorm', by)),
    ];
  },
  training: (game, figure) => verb.train(game, figure), // R6.16
  smuggler: (game, figure) => verb.smuggle(game, colourOf(figure)), // R6.17
  'spice-raid': (_, figure) => [{ do: 'spiceRaid', figure }],
  traitor: (game, figure) => [{ do: 'traitor', figure, cards: verb.bribe(game, colourOf(figure)) }],
  'bene-gesserit': (_, figure) => [{ do: 'beneGesserit', figure }],
  'space-guild': (_, figure) => [{ do: 'guildFlight', figure }],
};
