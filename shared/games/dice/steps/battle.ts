import type { Steps } from '../../../kernel/types.ts';
import type { HouseId } from '../ids.ts';
import * as ask from '../queries/battle.ts';
import { house as houseIn, seatOf } from '../queries/table.ts';
import type { Battle, Breach, DiceGame, Game, State } from '../types.ts';
import * as verb from '../verbs/battle.ts';

const battle = (state: State): Battle => state.turn.battle as Battle;
const NO_FIST = {};

export const battleSteps = {
  /** Listed once, each fought once. R12.1, R12.11 */
  battles(game, { house }) {
    verb.listBattles(game, ask.battlesOf(game.state, house));
    return [{ do: 'nextBattle', house }];
  },
  nextBattle({ state }, { house }) {
    const [at, ...others] = state.turn.battles;
    if (!at) return;
    return others.length > 0 ? [{ do: 'chooseBattle', house }] : [{ do: 'battle', at }];
  },
  chooseBattle: {
    // R12.1: the active player chooses the order
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }) => ({ pick: 'one', of: state.turn.battles }),
    blocked: ({ state }, { house }) => ask.notBattles(state, house),
    resolve: (_, { house }, at) => [
      { do: 'battle', at },
      { do: 'nextBattle', house },
    ],
  },

  battle(game, { at }) {
    const { active } = game.state.turn;
    verb.openBattle(game, ask.battleAt(game.state, active as HouseId, at));
    return [{ do: 'assault' }, { do: 'faceDancers' }, { do: 'meet' }]; // R12.11
  },

  /** Asks only if there is a choice. R12.3 */
  assault(game) {
    const { at, attacker } = battle(game.state);
    if (game.state.assets[at] !== 'fortification') return;
    const [only, ...others] = ask.breaches(game.state, battle(game.state));
    if (others.length > 0) return [{ do: 'breach', house: attacker }];
    if (only) breach(game, only);
    return;
  },
  breach: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }) => ({ pick: 'one', of: ask.breaches(state, battle(state)) }),
    blocked: ({ state }) => ask.noBreaches(state, battle(state)),
    resolve: (game, _, answer) => breach(game, answer),
  },

  faceDancers: () => [{ do: 'dance', house: 'bene-tleilax' }],
  dance: {
    // R16.9, one conversion after the other; none is compulsory, R16.23
    asks: ({ state }, { house }) => (bothStand(state) && ask.conversions(state, battle(state)).of.length > 0 ? seatOf(state, house) : null),
    choices: ({ state }) => ({ pick: 'one', of: ['done', ...ask.conversions(state, battle(state)).of] }),
    blocked: ({ state }) => ask.conversions(state, battle(state)).blocked,
    resolve(game, { house }, answer) {
      if (answer === 'done') return;
      verb.convert(game, battle(game.state), answer.convert, answer.what);
      return [{ do: 'dance', house }];
    },
  },

  /** One side without a troop: over before the fists close. R12.3, R12.4, Q31 */
  meet(game) {
    const fight = battle(game.state);
    if (!ask.hasTroops(game.state, fight, 'attacker')) return verb.walkOver(game, fight, 'defender');
    if (!ask.hasTroops(game.state, fight, 'defender')) return verb.walkOver(game, fight, 'attacker');
    return [...ask.offerers(game.state, fight).map((house) => ({ do: 'offerLeader', house }) as const), { do: 'commit' }];
  },

  offerLeader: {
    // R12.12
    asks: ({ state }, { house }) => (houseIn(state, house).leaders.length > 0 ? seatOf(state, house) : null),
    choices({ state }, { house }) {
      const { leaders } = houseIn(state, house);
      return { pick: 'some', of: leaders, min: 0, max: leaders.length };
    },
    resolve: (game, { house }, leaders) => verb.offerLeaders(game, battle(game.state), house, leaders),
  },

  /** Any part, also nothing; nobody learns the other's fist before both are closed. R12.6 */
  commit: {
    secret: true,
    asksAll: ({ state }) => [seatOf(state, battle(state).attacker), seatOf(state, battle(state).defender)],
    choices({ state }, _, seat) {
      const side = seat === seatOf(state, battle(state).attacker) ? 'attacker' : 'defender';
      const most = ask.gathered(state, battle(state), side);
      return { pick: 'amounts', most, min: 0, max: Object.values(most).reduce((sum, count) => sum + count, 0) };
    },
    resolve(game, _, fists) {
      const { attacker, defender } = battle(game.state);
      const fistOf = (house: HouseId) => fists.get(seatOf(game.state, house)) ?? NO_FIST;
      verb.fight(game, battle(game.state), { attacker: fistOf(attacker), defender: fistOf(defender) });
    },
  },
} satisfies Pick<
  Steps<DiceGame>,
  'battles' | 'nextBattle' | 'chooseBattle' | 'battle' | 'assault' | 'breach' | 'faceDancers' | 'dance' | 'meet' | 'offerLeader' | 'commit'
>;

const bothStand = (state: State): boolean =>
  ask.hasTroops(state, battle(state), 'attacker') && ask.hasTroops(state, battle(state), 'defender');
function breach(game: Game, answer: Breach): void {
  const fight = battle(game.state);
  if (answer === 'infiltrate') verb.infiltrate(game, fight);
  else verb.storm(game, fight, answer.of, answer.lose);
}
