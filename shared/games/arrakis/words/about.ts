import type { Task } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import { sideOfHouse } from '../board.ts';
import type { ArrakisGame, ArrakisView } from '../types.ts';
import { dataOf, type Here, isShared, said } from './names.ts';

/** What a question is about beyond its sentence: what is at stake, how much one may have; see `GameWords.about`. */
export function about(view: ArrakisView, task: Task<ArrakisGame>): Message | null {
  const here: Here = { view, names: {} };
  const { hand, combatDice } = dataOf(here).numbers;
  switch (task.do) {
    case 'sister':
    case 'prune':
    case 'wormFrom':
    case 'nextWorm':
    case 'convert':
      return said(`about.${task.do}`);
    case 'handLimit':
      return said('about.handLimit', { most: isShared(here, sideOfHouse(task.house)) ? hand.shared : hand.alone });
    case 'chooseWorms':
      return said('about.chooseWorms', { most: task.most });
    case 'combatCards':
      return said('about.combatCards', { most: combatDice });
    default:
      return null;
  }
}
/** Once a die is taken up it is asked what for; see `GameWords.taken`. */
export const taken = (task: Task<ArrakisGame>, { label }: NonNullable<OptionLabel['first']>): Message | null =>
  task.do === 'act' ? said('ask.act.taken', { die: label }) : null;
