import type { Chance } from '../../kernel/chance.ts';
import { type AnyChoices, listed as of } from '../../kernel/choices.ts';
import type { Table } from '../../kernel/table.ts';
import type { Move, TaskOf } from '../../kernel/types.ts';
import { dispatch, isIn } from '../../kernel/typed.ts';
import { best, bestFirst, type Rated, rate } from '../../search/rated.ts';
import type { GameSense } from '../face.ts';
import type { Colour, EquipmentId, SeatId } from './ids.ts';
import { colourOf, spaceOf } from './queries/table.ts';
import { interject } from './sense/interject.ts';
import * as fight from './sense/fight.ts';
import { type Look, lookOf } from './sense/look.ts';
import * as move from './sense/move.ts';
import * as spend from './sense/spend.ts';
import * as target from './sense/target.ts';
import { gearWorth, isUrgent, value } from './sense/worth.ts';
import type { AdventureAnswers, Flight, Step } from './questions.ts';
import type { AdventureGame } from './types.ts';

type Asked = keyof AdventureAnswers;
/** What a question offers where it offers a list, each by its worth, or the one answer that needs no comparison. */
type Opinions = {
  readonly [Name in Asked]: (
    look: Look,
    task: TaskOf<AdventureGame, Name>,
    choices: AnyChoices,
  ) => readonly Rated<AdventureAnswers[Name]>[];
};
const only = <A>(it: A): readonly Rated<A>[] => [{ it, worth: 0 }];
const most = (choices: AnyChoices): number => (choices.pick === 'number' ? choices.max : 0);

const OPINIONS: Opinions = {
  boundaryFlight: (look, _, choices) => orNot(look, of<Flight | 'stay'>(choices), 'stay', 1.5, move.escapes),
  open: (look, _, choices) => orNot(look, of<Flight | 'throw'>(choices), 'throw', USUAL_TURN, move.flights),
  firstMove: (look, _, choices) => move.firstMove(look, of(choices)),
  secondMove: (look, _, choices) => orNot(look, of<Step | 'stay'>(choices), 'stay', 0, move.steps),
  ambush: (look, { figure }, choices) => only(fight.ambush(look, figure, of(choices))),
  duelTarget: (look, { figure }, choices) =>
    rate(of<AdventureAnswers['duelTarget']>(choices), (each) => target.duelWorth(look, figure, each, spaceOf(look.state, figure))),
  wormTarget: (look, _, choices) => rate(of<AdventureAnswers['wormTarget']>(choices), (prey) => target.preyWorth(look, prey)),
  poisonTarget: (look, _, choices) => rate(of<AdventureAnswers['poisonTarget']>(choices), (each) => target.poisonWorth(look, each)),
  spiceRaid: (look, _, choices) => rate(of<AdventureAnswers['spiceRaid']>(choices), (each) => target.spiceRaidWorth(look, each)),
  traitor: (look, { cards }, choices) => rate(of<AdventureAnswers['traitor']>(choices), (each) => target.traitorWorth(look, each, cards)),
  beneGesserit: (look, { figure }, choices) =>
    rate(of<AdventureAnswers['beneGesserit']>(choices), (each) => (each === 'nobody' ? 0 : target.lookWorth(look, colourOf(figure), each))),
  beneGesseritPick: (look, task, choices) =>
    rate(of<AdventureAnswers['beneGesseritPick']>(choices), (pick) =>
      pick === 'nothing' ? 0 : target.pickWorth(look, colourOf(task.figure), task.of, pick),
    ),
  guildFlight: (look, { figure }, choices) => move.carried(look, figure, of(choices)),
  brace: (look, { figure, danger }, choices) => only(spend.brace(look, figure, danger, colourOf(figure), most(choices))),
  shelter: (look, { colour }, choices) => only(spend.shelter(look, colour, most(choices))),
  loot: (_, __, choices) => rate(of<AdventureAnswers['loot']>(choices), (card) => (card === 'nothing' ? 0 : gearWorth(card, 4))),
  name: (look, _, choices) => only(fight.name(look, of(choices))),
  dose: (look, _, choices) => fight.dose(look, of(choices)),
  assign: (look, { card }, choices) => fight.berths(look, card as EquipmentId, of(choices)),
  kanly: (look, { colour, card }, choices) =>
    rate(of<AdventureAnswers['kanly']>(choices), (each) =>
      card === 'hunter-seeker'
        ? target.seekerWorth(look, each as never)
        : card === 'harvester-raid'
          ? target.harvesterRaidWorth(look, each as never, colour)
          : 0,
    ),
  act: (look, { colour }, choices) => fight.acts(look, colour, of(choices)),
  buy(look, { colour }, choices) {
    const { cards, harvesters } = choices.pick === 'amounts' ? (choices.most as AdventureAnswers['buy']) : { cards: 3, harvesters: 3 };
    return only(spend.buy(look, colour, { cards, harvesters }));
  },
  invest: (look, { colour }) => only(spend.invest(look, colour)),
};
/** A turn with a throw is worth so much. */
const USUAL_TURN = 5;
/** All options by their worth, and beside them the one that does nothing. */
function orNot<A extends object, N extends string>(
  look: Look,
  offered: readonly (A | N)[],
  nothing: N,
  worth: number,
  rated: (look: Look, offered: readonly A[]) => readonly Rated<A>[],
): readonly Rated<A | N>[] {
  const some = offered.filter((each): each is A => each !== nothing);
  return [{ it: nothing, worth }, ...(some.length > 0 ? rated(look, some) : [])];
}

function opinions(table: Table<AdventureGame>, seat: SeatId, chance: Chance): readonly Rated<unknown>[] {
  const { task } = table;
  const choices = table.choices(seat);
  if (!task || !choices || !isIn(OPINIONS, task)) return [];
  return dispatch(OPINIONS, task.do)(lookOf(table, seat, chance), task, choices);
}
function habit(table: Table<AdventureGame>, seat: SeatId, chance: Chance): Move<AdventureGame> | null {
  const found = best(opinions(table, seat, chance));
  return found && { seat, answer: found.it };
}
/** How many answers a mentat compares, and how much worse than the best one may seem. */
const CANDIDATES = 5;
const DOUBTFUL = 7;
function candidates(table: Table<AdventureGame>, seat: SeatId, chance: Chance): readonly Move<AdventureGame>[] {
  const rated = bestFirst(opinions(table, seat, chance));
  const [first] = rated;
  if (!first) return [];
  const others = rated.filter(({ worth }) => worth > first.worth - DOUBTFUL).map(({ it }) => it);
  return [...others.slice(0, CANDIDATES), ...instead(table, seat, first.it)].map((answer) => ({ seat, answer }));
}
/** Where the habit has one answer only: what else there is to think about. */
function instead(table: Table<AdventureGame>, seat: SeatId, usual: unknown): readonly unknown[] {
  const choices = table.choices(seat) as AnyChoices;
  switch (table.task?.do) {
    case 'ambush':
      return [(usual as readonly Colour[]).length > 0 ? [] : of<Colour>(choices)];
    case 'brace':
      return [usual === 0 ? Math.min(1, most(choices)) : 0].filter((points) => points !== usual);
    default:
      return [];
  }
}

/** What bots know of the adventure game. */
export const sense: GameSense<AdventureGame> = {
  value,
  habit,
  candidates,
  calm: ({ task }) => task?.do === 'open',
  urgent: ({ state }) => isUrgent(state),
  interject,
};
