import type { DeepReadonly } from '../../../kernel/types.ts';
import { bookOf, conflictRecord } from '../edition.ts';
import type { BattleIconId, ConflictName, PlayerId } from '../ids.ts';
import type { Player, State } from '../types.ts';
import type { BattleCard, HeldObjective, WildMatch, WonCard } from '../units.ts';
import { kindsOf, playerOf } from './table.ts';
import type { Setting } from './rivals.ts';
import { objectiveRecord } from './objectives.ts';

type Holder = Pick<DeepReadonly<Player>, 'won' | 'objectives'>;
const openOf = <Card extends WonCard | HeldObjective>(cards: readonly Card[] = []): readonly Card[] => cards.filter(({ faceUp }) => faceUp);
export const iconOfCard = (state: Setting, card: BattleCard): BattleIconId | undefined =>
  'conflict' in card ? conflictRecord(state, card.conflict).battle_icon : objectiveRecord(state, card.objective).battle_icon;
/** Own cards with battle icons that lie face up, the Objective first: it is of no other use. Uprising R10.6 */
export const battleCards = ({ won, objectives }: Holder): readonly BattleCard[] => [
  ...openOf(objectives).map(({ objective }) => ({ objective })),
  ...openOf(won).map(({ conflict }) => ({ conflict })),
];
/** The card that one just won is matched with at once; null = none has its icon. Uprising R10.6 */
export function pairOf(state: State, by: PlayerId, conflict: ConflictName): BattleCard | null {
  const { battle_icon } = conflictRecord(state, conflict);
  if (!battle_icon || !bookOf(state).game.battle_icons?.paired.includes(battle_icon)) return null;
  const others = battleCards(playerOf(state, by)).filter((card) => !('conflict' in card) || card.conflict !== conflict);
  return others.find((card) => iconOfCard(state, card) === battle_icon) ?? null;
}
/** Won Conflict cards that can be turned down for one of the icons, each kind once. Uprising R11.4 */
export const flippable = (state: State, by: PlayerId, icons: readonly BattleIconId[]): readonly ConflictName[] =>
  kindsOf(flippableCards(state, by, icons));
/** The same with every copy. */
export const flippableCards = (state: State, by: PlayerId, icons: readonly BattleIconId[]): readonly ConflictName[] =>
  openOf(playerOf(state, by).won).flatMap(({ conflict }) => {
    const { battle_icon } = conflictRecord(state, conflict);
    return battle_icon && icons.includes(battle_icon) ? [conflict] : [];
  });
/** Wild cards with what they can be matched with in the Endgame. Uprising R11.4 */
export function wildMatches(state: State, by: PlayerId): readonly WildMatch[] {
  const { battle_icons } = bookOf(state).game;
  if (!battle_icons) return [];
  const cards = battleCards(playerOf(state, by));
  return flippable(state, by, [battle_icons.wild]).flatMap((match) => {
    const itself = cards.findIndex((card) => 'conflict' in card && card.conflict === match);
    // A Conflict of another box has no icon to be matched. Uprising R19.1
    return cards.filter((other, at) => at !== itself && iconOfCard(state, other)).map((other) => ({ match, with: other }));
  });
}
