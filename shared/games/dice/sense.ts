import type { Chance } from '../../kernel/chance.ts';
import { type Amounts, type AnyChoices, listed as of } from '../../kernel/choices.ts';
import type { Table } from '../../kernel/table.ts';
import type { Move, TaskOf } from '../../kernel/types.ts';
import { dispatch, isIn } from '../../kernel/typed.ts';
import type { GameSense } from '../face.ts';
import type { SeatId } from './ids.ts';
import { answerInvitation, invite } from './sense/alliance.ts';
import { breach, chooseBattle, dance, offerLeader } from './sense/battle.ts';
import { candidates } from './sense/candidates.ts';
import { answerDeal, bargain } from './sense/deal.ts';
import { commit } from './sense/fist.ts';
import { lastSpice, reorganise, stormLoss } from './sense/late.ts';
import { type Look, lookOf } from './sense/look.ts';
import { march, marchAsAlly, target } from './sense/march.ts';
import { recruit } from './sense/recruit.ts';
import { freeze, nameFace, piter, thump } from './sense/roll.ts';
import { draft, predict, settle } from './sense/setup.ts';
import { revival, ship } from './sense/ship.ts';
import { vendetta } from './sense/vendetta.ts';
import { isUrgent, value } from './sense/worth.ts';
import type { DiceAnswers, DiceGame } from './types.ts';

type Asked = keyof DiceAnswers;
/** The habit for each question: what is offered comes along, as the kind of choices that question has. */
type Habits = { readonly [Name in Asked]: (look: Look, choices: AnyChoices, task: TaskOf<DiceGame, Name>) => DiceAnswers[Name] };

/** The options of a question that offers a list. */
const amounts = (choices: AnyChoices): Amounts<Readonly<Record<string, number>>> => choices as Amounts<Readonly<Record<string, number>>>;

const HABITS: Habits = {
  draft: (look, choices) => draft(look, of(choices)),
  settle: (look, choices) => settle(look, of(choices)),
  predict: (look, choices) => predict(look, of(choices)),
  roll: () => 'roll',
  thump: (look) => thump(look),
  freeze: (look, choices, { least }) => freeze(look, least, of(choices)),
  piter: (look) => piter(look),
  nameFace: (look) => nameFace(look),
  invite: (look, choices) => invite(look, of(choices)),
  answerInvitation: (look) => answerInvitation(look),
  recruit,
  recruitAsAlly: recruit,
  vendetta: (look, choices) => vendetta(look, of(choices)),
  loseHarvester: (_, choices) => of<DiceAnswers['loseHarvester']>(choices)[0] as DiceAnswers['loseHarvester'],
  allyTurnToPropose: () => 'never',
  ship: (look, choices) => ship(look, of(choices)),
  bargain: (look, choices) => bargain(look, of(choices)),
  answerDeal: (look) => answerDeal(look),
  target: (look, choices) => target(look, of(choices)),
  march: (look, choices) => march(look, amounts(choices)),
  marchAsAlly: (look, choices) => marchAsAlly(look, amounts(choices)),
  chooseBattle: (look, choices) => chooseBattle(look, of(choices)),
  breach: (look, choices) => breach(look, of(choices)),
  dance: (_, choices) => dance(of(choices)),
  offerLeader: (look, choices) => offerLeader(look, of(choices)),
  commit: (look, choices) => commit(look, amounts(choices)),
  reorganise: (look, choices) => reorganise(look, of(choices)),
  stormLoss: (_, choices) => stormLoss(of(choices)),
  lastSpice: (_, choices) => lastSpice(of(choices)),
};

function habit(table: Table<DiceGame>, seat: SeatId, chance: Chance): Move<DiceGame> | null {
  const { task } = table;
  const choices = table.choices(seat);
  if (!task || !choices || !isIn(HABITS, task)) return null;
  const look = lookOf(table, seat, chance);
  const answer = dispatch(HABITS, task.do)(look, choices, task);
  const leader = answer === 'done' && task.do === 'ship' ? revival(look) : null;
  return leader ?? { seat, answer };
}

/** What bots know of Dune: The Dice Game. */
export const sense: GameSense<DiceGame> = {
  value,
  habit,
  candidates: (table, seat, chance) => candidates(table, seat, chance, habit),
  calm: ({ task }) => task?.do === 'roll',
  urgent: ({ state }) => isUrgent(state),
};
