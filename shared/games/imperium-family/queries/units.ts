import type { DeepReadonly, Reason } from '../../../kernel/types.ts';
import { bookOf, conflictNow, conflictRecord } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { BattleIconId, ConflictName, ObjectiveName, PlayerId } from '../ids.ts';
import type { ObjectiveRecord } from '../records.ts';
import type { Player, State } from '../types.ts';
import { type BattleCard, type HeldObjective, type PlayerUnits, UNITS_WHY, type WildMatch, type WonCard } from '../units.ts';
import { TEAM_WHY } from '../teams.ts';
import { isCommander, mayHaveWorms } from './teams.ts';
import { CARDPLAY_WHY } from '../reasons-cardplay.ts';
import { isDeploymentForbidden } from './cardplay.ts';
import { isPerson, kindsOf, playerOf } from './table.ts';
import { rivalsHere, type Setting } from './rivals.ts';

/** What everybody has of this at the beginning; nothing in an edition without it. R2.7 */
export const unitsAtStart = (setting: Setting): PlayerUnits => {
  const { game, objectives } = bookOf(setting);
  return {
    ...(game.strength.sandworm !== undefined && { sandworms: 0, hooks: false }),
    ...(game.battle_icons && { won: [] }),
    ...(objectives && { objectives: [] }),
  };
};

// Sandworms and the Shield Wall

export const sandwormsOf = (state: State, id: PlayerId): number => playerOf(state, id).sandworms ?? 0;
/** Whether the Shield Wall keeps sandworms out of the Conflict of this round. R7.6 */
export function isProtected(state: State): boolean {
  const location = conflictNow(state)?.location;
  return state.shieldWall === true && location != null && bookOf(state).board.shield_wall?.protects.includes(location) === true;
}
/** Why a player can bring no sandworm into the Conflict now. R6.2 R7.5 R15.10 */
export function whyNoSandworm(state: State, by: PlayerId): Reason | null {
  if (!mayHaveWorms(state, by)) return TEAM_WHY.notThisTeam; // R18.16
  if (isProtected(state)) return UNITS_WHY.wallStands;
  return isDeploymentForbidden(state, by) ? CARDPLAY_WHY.noDeployment : null;
}
/** Why a price would be paid for sandworms that cannot come; what stands before them may open the way. R6.2 */
export function whyWormsStayAway(state: State, by: PlayerId, list: Effects): Reason | null {
  if (!list.some((effect) => 'sandworm' in effect) || list.some((effect) => 'shield_wall' in effect)) return null;
  return whyNoSandworm(state, by);
}
/** A reward as its owner has it: with a sandworm in the Conflict everything twice, except control. R10.4 */
export const rewardWith = (sandworms: number, reward: Effects): Effects =>
  sandworms > 0 ? reward.flatMap((effect): Effects => ('control' in effect ? [effect] : [effect, effect])) : reward;

// Battle icons

type Holder = Pick<DeepReadonly<Player>, 'won' | 'objectives'>;
const NONE: readonly never[] = [];
const openOf = <Card extends WonCard | HeldObjective>(cards: readonly Card[] = NONE): readonly Card[] =>
  cards.filter(({ faceUp }) => faceUp);
export const objectiveRecord = (state: Setting, name: ObjectiveName): ObjectiveRecord => {
  const found = bookOf(state).objectives?.[name];
  if (!found) throw new Error(`No Objective is called "${name}"`);
  return found;
};
export const iconOfCard = (state: Setting, card: BattleCard): BattleIconId | undefined =>
  'conflict' in card ? conflictRecord(state, card.conflict).battle_icon : objectiveRecord(state, card.objective).battle_icon;
/** Own cards with battle icons that lie face up, the Objective first: it is of no other use. R10.6 */
export const battleCards = ({ won, objectives }: Holder): readonly BattleCard[] => [
  ...openOf(objectives).map(({ objective }) => ({ objective })),
  ...openOf(won).map(({ conflict }) => ({ conflict })),
];
/** The card that one just won is matched with at once; null = none has its icon. R10.6 */
export function pairOf(state: State, by: PlayerId, conflict: ConflictName): BattleCard | null {
  const { battle_icon } = conflictRecord(state, conflict);
  if (!battle_icon || !bookOf(state).game.battle_icons?.paired.includes(battle_icon)) return null;
  const others = battleCards(playerOf(state, by)).filter((card) => !('conflict' in card) || card.conflict !== conflict);
  return others.find((card) => iconOfCard(state, card) === battle_icon) ?? null;
}
/** Won Conflict cards that can be turned down for one of the icons, each kind once. R11.4 */
export const flippable = (state: State, by: PlayerId, icons: readonly BattleIconId[]): readonly ConflictName[] =>
  kindsOf(flippableCards(state, by, icons));
/** The same with every copy. */
export const flippableCards = (state: State, by: PlayerId, icons: readonly BattleIconId[]): readonly ConflictName[] =>
  openOf(playerOf(state, by).won).flatMap(({ conflict }) => {
    const { battle_icon } = conflictRecord(state, conflict);
    return battle_icon && icons.includes(battle_icon) ? [conflict] : [];
  });
/** Wild cards with what they can be matched with in the Endgame. R11.4 */
export function wildMatches(state: State, by: PlayerId): readonly WildMatch[] {
  const { battle_icons } = bookOf(state).game;
  if (!battle_icons) return NONE;
  const cards = battleCards(playerOf(state, by));
  return flippable(state, by, [battle_icons.wild]).flatMap((match) => {
    const itself = cards.findIndex((card) => 'conflict' in card && card.conflict === match);
    // A Conflict of another box has no icon to be matched. R19.1
    return cards.filter((other, at) => at !== itself && iconOfCard(state, other)).map((other) => ({ match, with: other }));
  });
}

// Objectives

/** Objectives of a game of so many persons: those that are dealt, and that of a Rival which is not. R2.8 R17.4 */
export function objectivesHere(state: Setting): { readonly dealt: readonly ObjectiveName[]; readonly ofRival: ObjectiveName | null } {
  const { objectives = {} } = bookOf(state);
  const ofRival = rivalsHere(state)?.objective ?? null;
  const here = Object.keys(objectives).filter((name) => objectives[name]?.players.includes(state.seats.length) && name !== ofRival);
  return { dealt: here.flatMap((name) => Array.from({ length: objectives[name]?.copies ?? 0 }, () => name)), ofRival };
}
/** Whom Objectives are dealt to. R2.8 R17.4 */
export const dealtTo = (state: State): readonly PlayerId[] =>
  objectivesHere(state).ofRival === null
    ? state.order.filter((id) => !isCommander(state, id)) // R18.5
    : state.order.filter(isPerson);
