import type { BattleIconId } from '../ids.ts';

/** Effects of sandworms, Maker Hooks, the Shield Wall and maker spaces. Rule numbers are those of the edition that has them. */
export interface UnitsEffects {
  /** From the bank into the Conflict at once; none while the Shield Wall protects it. Uprising R7.5 */
  readonly sandworm: { readonly sandworm: number };
  /** A Maker Hooks token, for whoever has none. Uprising R6.4 */
  readonly take_maker_hooks: { readonly take_maker_hooks: true };
  /** The Shield Wall leaves the game for good; `remove` is a Rival's, which is not asked. Uprising R7.7 */
  readonly shield_wall: { readonly shield_wall: 'may_remove' | 'remove' };
  /** All bonus spice of the maker space that was visited; its base is another piece. Uprising R6.2 */
  readonly bonus_spice: { readonly bonus_spice: 'all' };
}
export interface UnitsCosts {
  /** Own troops go from the Conflict to the garrison; never sandworms. Uprising R13.5 */
  readonly retreat: { readonly min: number; readonly max: number };
  /** Conflict cards that were won, with one of the icons, are turned face down. Uprising R11.4 */
  readonly flip_battle_card: { readonly icons: readonly BattleIconId[]; readonly count: number };
}
export interface UnitsConditions {
  /** Has Maker Hooks, which are not spent. Uprising R7.5 */
  readonly maker_hooks: true;
  /** At least this many own sandworms in the Conflict. Uprising R7.5 */
  readonly sandworms_in_conflict: number;
  /** At least this many units deployed in this own turn, less those that retreated. Uprising R13.4 */
  readonly deployed_units_this_turn: number;
  /** At least this strength now: what stands behind it is gained as soon as it is reached. Uprising R8.4 */
  readonly strength_in_conflict: number;
}
export interface UnitsCounters {
  /** Own sandworms in the Conflict. Uprising R7.5 */
  readonly sandworm_in_conflict: true;
}
