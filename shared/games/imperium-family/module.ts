import type { GameModule, Task } from '../../kernel/types.ts';
import { citing } from './citing.ts';
import { bookOf, type Edition } from './edition.ts';
import { familyFacts } from './facts.ts';
import { imagine } from './imagine.ts';
import { interjections } from './interjections.ts';
import { brokenIn } from './invariants.ts';
import { scorers, sharedScore, standingAt } from './queries/score.ts';
import { dealtLeaders, led } from './queries/leader-choice.ts';
import { isPerson } from './queries/table.ts';
import { haveCards, isRival, rivalsOf } from './queries/rivals.ts';
import { freeRivalCards } from './queries/rival-cards.ts';
import { steps } from './steps/index.ts';
import type { FamilyGame, FamilyState } from './types.ts';
import { withDefaults } from './default-options.ts';
import { laidOut } from './verbs/setup.ts';
import { viewOf } from './view.ts';
import type { Chance } from '../../kernel/chance.ts';

/** A game of the family, as one edition plays it. */
export function familyModule(edition: Edition): GameModule<FamilyGame> {
  return {
    ...familyFacts(edition),
    realDice: () => false,
    steps: edition.whyRules ? citing(steps, edition.whyRules) : steps,
    interjections,
    seats: ({ seats }) => seats,

    /** @throws Error naming the fields, if `options.corrections` contradict themselves */
    setup({ seats, options }, chance) {
      const state = laidOut(edition.id, seats, withDefaults(edition.id, options), chance);
      return { state, agenda: agendaOf(state, chance) };
    },

    view: viewOf,
    imagine,
    invariants: brokenIn,

    /** Points on the way to the end of the game, those of Rivals who score too. R16.6 R23.10 */
    standing: (state) =>
      Object.fromEntries(scorers(state).map((id) => [id, standingAt(sharedScore(state, id), bookOf(state).game.end.vp)])),
  };
}

/** Leaders are chosen in a random order, those of Rivals last, or dealt. R2.4 R23.1, J60 */
function agendaOf(state: FamilyState, chance: Chance): readonly Task<FamilyGame>[] {
  const those = led(state);
  if (state.options.leaders === 'choose') {
    const order = [...chance.shuffle(those.filter(isPerson)), ...those.filter(isRival)];
    const cards = haveCards(state) ? rivalsOf(state) : [];
    return [
      ...order.map((by) => ({ do: 'leader', by }) as const),
      ...cards.map((by) => ({ do: 'rivalCard', by }) as const),
      { do: 'ready' },
    ];
  }
  const dealt = dealtLeaders(state, those, chance);
  for (const [at, id] of those.entries()) {
    const player = state.players[id];
    if (player) player.leader = dealt[at] ?? null;
  }
  if (haveCards(state)) dealRivalCards(state, chance);
  return [{ do: 'ready' }];
}
/** Uprising R17.1 */
function dealRivalCards(state: FamilyState, chance: Chance): void {
  const cards = chance.shuffle([...freeRivalCards(state)]);
  for (const [at, id] of rivalsOf(state).entries()) {
    const [card, rival] = [cards[at], state.players[id]];
    if (card !== undefined && rival) rival.rivalCard = card;
  }
}
