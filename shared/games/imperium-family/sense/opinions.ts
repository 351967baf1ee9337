import type { Chance } from '../../../kernel/chance.ts';
import { type AnyChoices, listed as of } from '../../../kernel/choices.ts';
import type { TaskOf } from '../../../kernel/types.ts';
import { leaderRecord, spaceRecord } from '../edition.ts';
import type { LeaderName, RivalName, SpaceName } from '../ids.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import type { FamilyAnswers, SpecialAnswer, TrashAnswer } from '../questions.ts';
import { specialNamed } from '../special.ts';
import type { FamilyGame } from '../types.ts';
import { cardWorth, keepWorth, trashWorth } from './cards.ts';
import { contractAnswerWorth } from './contracts.ts';
import { effectsWorths, purchaseWorth } from './effects.ts';
import { deployment, fightOf, reinforcementNow } from './fight.ts';
import { influenceWorth } from './influence.ts';
import { intrigueWorth, lastWorths, windowWorths } from './intrigue.ts';
import type { Look } from './look.ts';
import { bestFirst, type Rated, rate } from '../../../search/rated.ts';
import { postWorth, recallWorth as spyRecallWorth } from './spies.ts';
import { turnWorths } from './turn.ts';
import { teamOpinions } from './team-opinions.ts';
import { unitsOpinions } from './units.ts';
import { APPRAISAL, costWorth, useOf } from './worth.ts';

/** What persons tell of their own board is theirs to know. */
type Asked = Exclude<keyof FamilyAnswers, `tell${string}`>;
/** All answers of a question, each by its worth to whoever it is about. */
/** Of some questions. */
export type OpinionsOf<Name extends Asked> = Pick<Opinions, Name>;
type Opinions = {
  readonly [Name in Asked]: (
    look: Look,
    task: TaskOf<FamilyGame, Name>,
    choices: AnyChoices,
    chance: Chance,
  ) => readonly Rated<FamilyAnswers[Name]>[];
};
const numbers = (choices: AnyChoices): readonly number[] =>
  choices.pick === 'number' ? Array.from({ length: choices.max - choices.min + 1 }, (_, at) => choices.min + at) : [];

const TRIFLE = 0.001;
export const OPINIONS: Opinions = {
  // All are playable: not always the same ones are led.
  leader: (look, _, choices, chance) => rate(of<LeaderName>(choices), (leader) => leaderWorth(look, leader) + chance.below(100) / 250),
  // A low value is hard to beat. Uprising R17.1
  rivalCard: ({ book }, _, choices, chance) =>
    rate(of<RivalName>(choices), (card) => (book.rivals?.[card]?.swordmaster_value ?? 0) / 20 + chance.below(100) / 250),
  tokens: (_, __, choices, chance) => {
    const { min } = choices as Extract<AnyChoices, { pick: 'some' }>;
    return [{ it: chance.shuffle(of<FamilyAnswers['tokens'][number]>(choices)).slice(0, min), worth: 0 }];
  },
  // The troop comes out of the supply. R4.2
  defend: () => rate([true, false], (answer) => (answer ? 0.1 : 0)),
  turn: (look, _, choices) => turnWorths(look, of(choices)),
  effects: (look, _, choices) => effectsWorths(look, of(choices)),
  order: (_, __, choices) => rate(of<number>(choices), () => 0),
  payOffer: (look, { pay, then }) =>
    // What is worth nothing is not paid for: what is left may decide a tie.
    rate([true, false], (pays) => (pays ? look.worth(look, 'now', then) - costWorth(useOf(look, 'now'), pay) - TRIFLE : 0)),
  choose: (look, { lists }, choices) => rate(of<number>(choices), (at) => look.worth(look, 'now', lists[at] ?? [])),
  chooseSome(look, { lists, n }, choices) {
    const sorted = bestFirst(rate(of<number>(choices), (at) => look.worth(look, 'now', lists[at] ?? [])));
    return [{ it: sorted.slice(0, n).map(({ it }) => it), worth: 0 }];
  },
  influence: (look, { amount }, choices) =>
    rate(of<FamilyAnswers['influence']>(choices), (faction) => influenceWorth(look, faction, amount)),
  loseInfluence: (look, { amount }, choices) =>
    rate(of<FamilyAnswers['loseInfluence']>(choices), (faction) => influenceWorth(look, faction, -amount)),
  trash: (look, _, choices) =>
    rate(of<TrashAnswer>(choices), (answer) => (answer === 'keep' ? 0 : trashWorth(look, answer.card, answer.from))),
  discard: (look, _, choices) => rate(of<string>(choices), (card) => -keepWorth(look, card)),
  deploy: (look, _, choices) => rate(numbers(choices), (troops) => deployment(look, fightOf(look), troops, troops).worth),
  retreat: (look, _, choices) => rate(numbers(choices), (troops) => retreatWorth(look, troops)),
  recallAgent: (look, _, choices) => rate(of<SpaceName>(choices), (space) => recallWorth(look, space)),
  acquire: (look, _, choices) => rate(of<FamilyAnswers['acquire']>(choices), (purchase) => purchaseWorth(look, purchase)),
  contract: (look, _, choices) => rate(of<FamilyAnswers['contract']>(choices), (answer) => contractAnswerWorth(look, answer)),
  trashIntrigue: (look, _, choices) => rate(of<string>(choices), (card) => -intrigueWorth(look, card)),
  setAside: (look, _, choices) => rate(of<string>(choices), (card) => cardWorth(look, card)),
  // A turn that ends early comes again later, when more is known.
  endEarly: () => rate([true, false], (ends) => (ends ? 0 : 0.1)),
  special(look, { name }, choices) {
    const { ask } = specialNamed(look.book.specials, name);
    return rate(of<SpecialAnswer>(choices), (answer) => ask?.rate?.(look, answer, APPRAISAL) ?? 0);
  },
  mayOffer: (look, { list }) => rate([true, false], (does) => (does ? look.worth(look, 'now', list) : 0)),
  line: (look, { lists }, choices) =>
    rate(of<FamilyAnswers['line']>(choices), (at) => (at === 'enough' ? 0 : look.worth(look, 'now', lists[at] ?? []))),
  assign: (look, { left: [to] }, choices) =>
    rate(of<string>(choices), (card) => {
      if (to === 'trash') return trashWorth(look, card, 'discard');
      return to === 'hand' ? keepWorth(look, card) : -keepWorth(look, card);
    }),
  // For a Rival the worst is that a person gets it.
  heir: (look, _, choices) =>
    rate(of<FamilyAnswers['heir']>(choices), (id) => -playerOf(look.state, id).vp - (isPerson(look.me) || !isPerson(id) ? 0 : 99)),
  window: (look, _, choices) => windowWorths(look, of(choices)),
  victory: (look, _, choices) => lastWorths(look, of(choices), 'combat'),
  endgame: (look, _, choices) => lastWorths(look, of(choices), 'endgame'),
  placeSpy: (look, _, choices) => rate(of<FamilyAnswers['placeSpy']>(choices), (post) => postWorth(look, post)),
  recallSpy: (look, task, choices) => rate(of<FamilyAnswers['recallSpy']>(choices), (answer) => spyRecallWorth(look, task, answer)),
  ...unitsOpinions,
  ...teamOpinions,
};

function leaderWorth(look: Look, leader: LeaderName): number {
  const { ability, signet } = leaderRecord(look.state, leader);
  return look.worth(look, 'ever', signet) * 2 + look.worth(look, 'ever', ability.effects);
}
/** Troops saved, less the prize that is given up. */
function retreatWorth(look: Look, troops: number): number {
  return troops * look.price.troop + reinforcementNow(look, -troops);
}
/** An Agent that works on for the Reveal turn stays. R7.13 */
function recallWorth(look: Look, space: SpaceName): number {
  return spaceRecord(look.state, space).effects.some((effect) => 'while_agent_here' in effect) ? -1 : 0;
}
