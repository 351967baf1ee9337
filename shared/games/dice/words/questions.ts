import type { Task, TaskOf } from '../../../kernel/types.ts';
import { dispatch, isIn } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { SeatNames } from '../../face.ts';
import { type HouseId, STEPS, type VendettaFace } from '../ids.ts';
import type { DiceAnswers, DiceGame, DiceView } from '../types.ts';
import { backBy } from './leaders.ts';
import { type Gaps, house, nameOf, place, plain, said, type Table, who } from './names.ts';

type Asked = keyof DiceAnswers & string;
/** What a question names besides whom it asks; `as`: which of several ways to put it. */
interface Asking {
  readonly as?: string;
  readonly with?: Gaps;
}
const PLAIN: Asking = {};
const TAKES: readonly VendettaFace[] = ['snooper', 'shield', 'thumper'];

const ASKING: { readonly [Name in Asked]: (table: Table & { view: DiceView }, task: TaskOf<DiceGame, Name>) => Asking } = {
  draft: () => PLAIN,
  settle: (_, { house: id }) => ({ with: { house: house(id) } }),
  predict: () => ({ with: { power: said('power.plans-within-plans') } }),
  roll: () => PLAIN,
  thump: () => PLAIN,
  freeze: (_, { least }) => (least === 0 ? { as: 'free' } : PLAIN),
  piter: () => PLAIN,
  nameFace: () => ({ with: { power: said('power.axlotl-tanks') } }),
  invite: () => PLAIN,
  answerInvitation: (table) => ({ with: { from: active(table) } }),
  recruit: () => PLAIN,
  recruitAsAlly: () => PLAIN,
  vendetta({ view }) {
    const { face } = view.turn.dice.vendetta;
    if (!face) return { as: 'none' };
    return { as: TAKES.includes(face) ? 'take' : 'strike', with: { face: said(`face.${face}`) } };
  },
  loseHarvester: () => PLAIN,
  allyTurnToPropose: (table) => ({ with: { from: active(table) } }),
  ship: ({ view }) => ({ with: { spice: view.spice } }),
  bargain: () => PLAIN,
  answerDeal: (table) => ({ with: { from: table.view.turn.deal ? who(table, table.view.turn.deal.by) : active(table) } }),
  target: () => PLAIN,
  march: (table) => ({ with: { region: targetName(table.view) } }),
  marchAsAlly: (table) => ({ with: { region: targetName(table.view) } }),
  chooseBattle: () => PLAIN,
  breach: ({ view }) => ({ with: { region: battleName(view) } }),
  dance: ({ view }) => ({ with: { region: battleName(view) } }),
  offerLeader: ({ view }) => ({ with: { region: battleName(view) } }),
  commit: ({ view }) => ({ with: { region: battleName(view) } }),
  reorganise: ({ view }) => ({ with: { region: targetName(view) } }),
  stormLoss: (_, { at }) => ({ with: { region: place(at) } }),
  lastSpice: ({ view }) => ({ with: { spice: view.spice, power: said(`power.${backBy(view).power}`) } }),
};

function active(table: Table & { view: DiceView }): Message {
  const { active: house } = table.view.turn;
  return house ? who(table, house as HouseId) : said('somebody');
}
const targetName = (view: DiceView): Message => (view.turn.target ? place(view.turn.target) : said('nowhere'));
const battleName = (view: DiceView): Message => (view.turn.battle ? place(view.turn.battle.at) : said('nowhere'));

function asking(view: DiceView, task: Task<DiceGame>, names: SeatNames): Asking {
  return isIn(ASKING, task) ? dispatch(ASKING, task.do)({ view, names }, task) : PLAIN;
}

/** The open question as one sentence to `seat`. */
export function question(view: DiceView, task: Task<DiceGame>, seat: DiceGame['Seat'], names: SeatNames): Message {
  const { as, with: gaps } = asking(view, task, names);
  return said(`ask.${task.do}${as ? `.${as}` : ''}`, { name: nameOf({ view, names }, seat), ...gaps });
}
/** What those hear who wait for `asked`. */
export function waiting(view: DiceView, task: Task<DiceGame>, asked: readonly DiceGame['Seat'][], names: SeatNames): Message {
  const { with: gaps } = asking(view, task, names);
  return said(`wait.${task.do}`, { who: asked.map((seat) => plain(nameOf({ view, names }, seat))), count: asked.length, ...gaps });
}
/** Step and its number, or the battle being fought. R5.1 */
export function eyebrow(view: DiceView): Message {
  const { step, battle } = view.turn;
  if (!step) return said('eyebrow.setUp');
  const gaps = { step: said(`step.${step}`), now: STEPS.indexOf(step) + 1, of: STEPS.length };
  return battle ? said('eyebrow.battle', { ...gaps, region: place(battle.at) }) : said('eyebrow.step', gaps);
}
