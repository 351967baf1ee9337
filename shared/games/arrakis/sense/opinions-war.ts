import type { AreaId, NamedId } from '../ids.ts';
import { abilityOf, type Fight, standOf } from '../queries/battle.ts';
import { sideOfHouse } from '../queries/table.ts';
import type { Casualty, Counts } from '../questions.ts';
import type { State } from '../types.ts';
import { rate } from '../../../search/rated.ts';
import { advanceWorth, diceToAdd, dieWorth, exileOf, goingOn, withdrawing } from './battle.ts';
import { figureWorth, forceAt } from './force.ts';
import { cheapest, costOfCards } from './hand.ts';
import type { Look } from './look.ts';
import { counted, of, only, type Opinions } from './opinion.ts';
import { FIGURE_WORTH } from './weights.ts';

const fightOf = (state: State): Fight => state.battle as Fight;

/** Battles, and who falls. */
export const warOpinions: Opinions<
  'combatCards' | 'convert' | 'goOn' | 'withdraw' | 'retreat' | 'advance' | 'casualty' | 'flee' | 'displace'
> = {
  combatCards(look, { house }, choices) {
    if (choices.pick !== 'amounts') return only('none');
    const { most, max } = counted(choices);
    const fight = fightOf(look.state);
    const side = sideOfHouse(house);
    const room = Math.min(max, diceToAdd(look, fight, side));
    let gain = 0;
    const answers = [{ it: cheapest(look, most, 0), worth: 0 }];
    for (let dice = 1; dice <= room; dice++) {
      gain += dieWorth(look, fight, side, dice);
      const counts = cheapest(look, most, dice);
      answers.push({ it: counts, worth: gain - costOfCards(look, counts) });
    }
    return answers;
  },
  /** Hits first where the enemy has no shields left to break; else as many shields as hits come. */
  convert(look, { side }, choices) {
    const { most, min } = counted(choices);
    const fight = fightOf(look.state);
    const { roll } = fight.sides[side];
    const enemy = fight.sides[side === 'harkonnen' ? 'atreides' : 'harkonnen'].roll;
    const worth = (id: string): number => {
      const { hits, shields } = abilityOf(look.state, id as NamedId | 'generic');
      const needed = Math.max(0, enemy.hit - roll.shield);
      return hits * 1.05 + Math.min(shields, needed) + 0.01 * shields;
    };
    const counts: Record<string, number> = {};
    for (const id of Object.keys(most)) counts[id] = 0;
    let left = min;
    for (const id of Object.keys(most).sort((one, other) => worth(other) - worth(one))) {
      counts[id] = Math.min(left, most[id] ?? 0);
      left -= counts[id];
    }
    return only(counts as Counts);
  },
  goOn: (look) => [
    { it: 'stop', worth: 0 },
    { it: 'continue', worth: goingOn(look, fightOf(look.state)) },
  ],
  withdraw: (look) => [
    { it: false, worth: 0 },
    { it: true, worth: withdrawing(look, fightOf(look.state)) },
  ],
  retreat(look, _, choices) {
    const fight = fightOf(look.state);
    const loser = fight.attacker === 'harkonnen' ? 'atreides' : 'harkonnen';
    return rate(of<AreaId>(choices), (to) => exileOf(look, loser, standOf(fight, loser), to));
  },
  advance: (look, { side, from, at }) => [
    { it: false, worth: 0 },
    { it: true, worth: advanceWorth(look, side, from, at) },
  ],
  /** Whoever costs least; dice are kept where they count. R11.11 */
  casualty: (look, { side, at, cause }, choices) =>
    rate(of<Casualty>(choices), (lost) => -lossOf(look, side, at, lost, cause === 'battle' || cause === 'continue')),
  flee: (look, { side, at }, choices) => rate(of<AreaId>(choices), (to) => exileOf(look, side, at, to)),
  displace: (look, { side, at }, choices) => rate(of<AreaId>(choices), (to) => exileOf(look, side, at, to)),
};

/** A die less is worth something only as long as the legion has no more units than dice are rolled. */
const DIE_LOST = 0.06;
const MOST_DICE = 6;
function lossOf(look: Look, side: 'harkonnen' | 'atreides', at: AreaId, lost: Casualty, fights: boolean): number {
  const worth = FIGURE_WORTH[side];
  const force = forceAt(look, side, at);
  if (lost === 'elite' || lost === 'special') return worth[lost] - worth.regular;
  const isUnit = lost === 'regular';
  const dice = isUnit && fights && force.units <= MOST_DICE ? DIE_LOST : 0;
  // The last leader is who brings Specials home.
  const last = !isUnit && fights && force.leaders === 1 ? 0.04 : 0;
  return figureWorth(side, lost) + dice + last;
}
