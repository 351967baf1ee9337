import { bookOf, hagalRecord, spaceRecord } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { FactionId, HagalName, RivalId, SpaceName } from '../ids.ts';
import type { HagalRecord } from '../records.ts';
import type { State } from '../types.ts';
import { holds } from './conditions.ts';
import { hagalCards, variantHere } from './rivals.ts';
import { sceneFor } from './scene.ts';
import { highest, playerOf } from './table.ts';
import { opponents } from './opponents.ts';

/** Why a Hagal card sends nobody. R21.2 R21.3, Uprising R17.6, Uprising R17.9, Uprising R17.17 */
export type Ignored = 'occupied' | 'closed' | 'noBonusSpice' | 'reshuffle' | 'requirement' | 'politics' | 'spy';
/** Where a Hagal card sends an Agent, or why it is ignored. R21.2 */
export type Errand = { readonly to: SpaceName; readonly ignored: null } | { readonly to: null; readonly ignored: Ignored };
const ignored = (why: Ignored): Errand => ({ to: null, ignored: why });

/** R21.2 R21.3 R21.6 */
export function errandOf(state: State, by: RivalId, card: HagalName): Errand {
  const record = hagalRecord(state, card);
  const { send_to, requires } = record;
  if (send_to === null) return ignored(placesSpy(record) ? 'spy' : 'reshuffle');
  if (requires && !holds(state, sceneFor(state, by), requires)) return ignored('bonus_spice' in requires ? 'noBonusSpice' : 'requirement');
  const to = spaceOf(state, by, send_to);
  if (to === null) return ignored('noBonusSpice');
  if (isOccupied(state, to)) return ignored('occupied');
  if (state.voices.some((voice) => voice.space === to && voice.by !== by)) return ignored('closed'); // R19.37, J46
  return isUnwise(state, by, record, to) ? ignored('politics') : { to, ignored: null };
}
const isOccupied = (state: State, space: SpaceName): boolean => (state.agents[space] ?? []).length > 0;
/** The one space that a card means now; null = no bonus spice lies where it asks for some. Uprising R17.6, Uprising R17.9 */
function spaceOf(state: State, by: RivalId, to: NonNullable<HagalRecord['send_to']>): SpaceName | null {
  if (to === 'most_bonus_spice') return richest(state, bookOf(state).makers, 1);
  if (typeof to === 'string') return to;
  if ('if' in to) return holds(state, sceneFor(state, by), to.if) ? to.then : to.else;
  const free = to.best_of.filter((space) => !isOccupied(state, space));
  return richest(state, free.length > 0 ? free : to.best_of, to.least);
}
/** The maker space with the most bonus spice, then with the most spice in all; null = none has enough. R21.6 */
function richest(state: State, among: readonly SpaceName[], least: number): SpaceName | null {
  const bonusOf = (space: SpaceName): number => state.bonusSpice[space] ?? 0;
  const baseOf = (space: SpaceName): number => spaceRecord(state, space).base_spice ?? 0;
  const enough = among.filter((space) => bonusOf(space) >= least);
  const [found] = highest(highest(enough, bonusOf), baseOf);
  return found ?? null;
}
/** What a card gives where it sends. */
export function effectsAt({ effects }: HagalRecord, to: SpaceName | null): Effects {
  if (isList(effects)) return effects;
  return to === null ? [] : (effects[to] ?? []);
}
/** The lists of a card that say something: one, or one for each space that it names. */
export const listsIn = ({ effects }: HagalRecord): readonly Effects[] =>
  (isList(effects) ? [effects] : Object.values(effects)).filter((list) => list.length > 0);
/** The spaces that a card names. */
export function spacesIn({ send_to: to }: HagalRecord): readonly SpaceName[] {
  if (to === null || to === 'most_bonus_spice') return [];
  if (typeof to === 'string') return [to];
  return 'if' in to ? [to.then, to.else] : to.best_of;
}
const isList = (effects: HagalRecord['effects']): effects is Effects => Array.isArray(effects);
/** It sends no Agent: another does, once its Spy is placed. Uprising R17.6 */
const placesSpy = (record: HagalRecord): boolean => effectsAt(record, null).some((effect) => 'reveal_another_card' in effect);

/** Smart Politics: the Faction of this space needs no Agent, or is lost. Of a fork it is the half that is not for the last Conflicts. Uprising R17.17 */
function isUnwise(state: State, by: RivalId, { smart_politics, send_to }: HagalRecord, to: SpaceName): boolean {
  const rules = variantHere(state, 'smart-politics');
  if (!rules || smart_politics === undefined || spaceOfPolitics(send_to) !== to) return false;
  const of = (faction: FactionId, id: Parameters<typeof playerOf>[1]): number => playerOf(state, id).influence[faction];
  const own = of(smart_politics, by);
  const most = Math.max(...opponents(state, by).map((id) => of(smart_politics, id)));
  const isSafe = state.alliances[smart_politics] === by && own - most >= rules.alliance_lead;
  return isSafe || (own >= rules.influence && most - own >= rules.behind);
}
const spaceOfPolitics = (to: HagalRecord['send_to']): SpaceName | null =>
  typeof to === 'string' ? to : to !== null && 'if' in to ? to.else : null;

/** It has an Agent, and some card of the deck can send it, J47. */
export function canAct(state: State, by: RivalId): boolean {
  return playerOf(state, by).agents > 0 && hagalCards(state).some((card) => errandOf(state, by, card).to !== null);
}
