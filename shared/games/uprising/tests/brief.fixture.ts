/** Plain JSON of the data files. */
type Fields = Readonly<Record<string, unknown>>;
type Form = (value: never, effect: Fields) => string;

const FOUR = 'emperor spacing-guild bene-gesserit fremen';
export const briefIcons = (icons: readonly string[]): string => (icons.join(' ') === FOUR ? 'four factions' : icons.join(' '));
const told = (forms: Readonly<Record<string, Form>>, kind: string, value: unknown, effect: Fields = {}): string =>
  forms[kind]?.(value as never, effect) ?? kind;
const each = (forms: Readonly<Record<string, Form>>, parts: Fields): readonly string[] =>
  Object.entries(parts)
    .map(([kind, value]) => told(forms, kind, value))
    .sort();

const COSTS: Readonly<Record<string, Form>> = {
  solari: (amount: number) => `${amount} solari`,
  spice: (amount: number) => `${amount} spice`,
  water: (amount: number) => `${amount} water`,
  intrigue: (count: number) => `${count} intrigue`,
  discard: (count: number) => `discard ${count}`,
  trash: () => 'trash',
  trash_this: () => 'trash this',
  trash_intrigue: (count: number) => `trash intrigue ${count}`,
  trash_from_hand: ({ faction }: { faction: string }) => `trash ${faction} from hand`,
  trash_from_play: ({ faction }: { faction: string }) => `trash another ${faction} in play`,
  recall_spy: (count: number) => `recall ${count}`,
  retreat: ({ min, max }: { min: number; max: number }) => `retreat ${min === max ? max : `${min}-${max}`}`,
  lose_influence: ({ faction, amount, times }: { faction: string; amount: number; times?: number }) =>
    `lose ${faction} ${amount}${times === 2 ? ' twice' : ''}`,
  flip_battle_card: ({ icons }: { icons: readonly string[] }) => `turn down ${icons.join('/')}`,
};
export const briefCosts = (costs: Fields): string => each(COSTS, costs).join(' + ') || '-';

const CONDITIONS: Readonly<Record<string, Form>> = {
  influence: ([faction, least]: readonly [string, number]) => `${faction} ${least}`,
  alliance: (faction: string) => `alliance ${faction}`,
  in_play_other: ({ faction }: { faction: string }) => `another ${faction}`,
  spies_on_board: (least: number) => `${least} spies out`,
  recalled_spy_this_turn: () => 'recalled',
  sent_agent_to: (where: Fields) => ('maker' in where ? 'at maker' : 'at faction'),
  spying_on: () => 'spy at maker',
  units_in_conflict: (least: number) => `${least} units`,
  sandworms_in_conflict: (least: number) => `${least} worms`,
  maker_hooks: () => 'hooks',
  completed_contracts: (least: number) => `${least} done`,
  high_council_seat: (has: boolean) => (has ? 'seat' : 'no seat'),
  discarded_faction: (faction: string) => `discarded ${faction}`,
  deck_size: (least: number) => `deck of ${least}`,
  strength_in_conflict: (least: number) => `strength ${least}`,
  gained_spice_this_turn: () => 'gained spice',
  deployed_units_this_turn: (least: number) => `${least} deployed this turn`,
  trashed_card_cost_at_least: (least: number) => `trashed cost ${least}`,
  placed_on_post_of: (icons: readonly string[]) => `placed at ${icons.join('/')}`,
};
export const briefCondition = (condition: Fields): string => each(CONDITIONS, condition).join();

const COUNTERS: Readonly<Record<string, Form>> = {
  card_in_play: ({ faction }: { faction: string }) => `${faction} card in play`,
  revealed_card: ({ faction }: { faction: string }) => `revealed ${faction} card`,
  faction_spied_on: () => 'faction spied on',
  sandworm_in_conflict: () => 'own worm',
  other_revealed_card_providing_swords: () => 'other sword card',
  completed_contract: () => 'contract done',
  memory_returned: () => 'memory returned',
};

const list = (effects: readonly Fields[]): string => effects.map(brief).join(', ');
const lists = (all: readonly (readonly Fields[])[]): string => all.map(list).join(' | ');
const within = (effect: Fields, field: string): string => list((effect[field] ?? []) as readonly Fields[]);

const EFFECTS: Readonly<Record<string, Form>> = {
  gain: (gain: Fields) => Object.entries(gain).map(([kind, amount]) => `${amount} ${kind}`)[0] ?? '',
  pay: (costs: Fields, effect) => `${briefCosts(costs)} -> ${within(effect, 'then')}`,
  if: (condition: Fields, effect) =>
    `if ${briefCondition(condition)}: ${within(effect, 'then')}${effect['else'] ? ` else ${within(effect, 'else')}` : ''}`,
  for_each: (counter: Fields, effect) => `each ${each(COUNTERS, counter).join()}: ${within(effect, 'do')}`,
  choose: (all: readonly (readonly Fields[])[], { n }) => `${n ? `${n} of ` : ''}${lists(all)}`,
  by_cost_option: lists,
  lines: lists,
  may: list,
  each_opponent: (effects: readonly Fields[]) => `opponents: ${list(effects)}`,
  influence: ({ faction, amount }: { faction: string; amount: number }) => `influence ${faction} ${amount}`,
  modify_space_influence: ({ set_amount }: { set_amount: number }) => `space influence ${set_amount}`,
  trash: () => 'trash',
  trash_this: () => 'trash this',
  signet: () => 'signet',
  place_spy: ({ on, may_share_post }: { on?: readonly string[]; may_share_post?: boolean }) =>
    `spy${may_share_post ? ' shared' : ''}${on ? ` on ${on.join('/')}` : ''}`,
  contract: () => 'contract',
  sandworm: (count: number) => `worm ${count}`,
  take_maker_hooks: () => 'hooks',
  shield_wall: () => 'wall',
  bonus_spice: () => 'bonus spice',
  high_council_seat: () => 'seat',
  take_swordmaster: () => 'swordmaster',
  recall_agent: () => 'recall agent',
  return_this_to_hand: () => 'back to hand',
  deploy: ({ from, max }: { from: string; max: number }) => `deploy ${from} ${max}`,
  may_deploy: () => 'deploy recruits of the turn',
  retreat: ({ max }: { max: number | string }) => `retreat ${max}`,
  steal_intrigue: ({ count, min_held }: { count: number; min_held: number }) => `steal ${count} from ${min_held}`,
  control: (space: string) => `control ${space}`,
  static: (name: string) => name,
  while_agent_here: (what: Fields) => `in reveal if there: ${within(what, 'do')}`,
  this_round: (what: Fields) => `in reveal, each acquired: ${within(what, 'do')}`,
  this_turn: (what: Fields) => `once ${Object.values(what['on_first'] as Fields)[0]} acquired: ${within(what, 'do')}`,
  look_top: (count: number, effect) =>
    `look at ${count}, ${(effect['assign'] as readonly Fields[]).map(({ as, count: many }) => `${as} ${many}`).join(' ')}`,
  acquire: ({ max_cost, exact_cost, pay_with, to }: Fields) => {
    const price = max_cost ? `up to ${max_cost}` : exact_cost ? `exactly ${exact_cost}` : `for ${pay_with}`;
    return `acquire ${price} to ${typeof to === 'string' ? to : `${(to as Fields)['then']} if ${briefCondition((to as Fields)['if'] as Fields)}`}`;
  },
  imperium_row: ({ remove, discount }: { remove: number; discount: number }) => `row ${remove} aside, ${discount} less`,
  move_track_token: () => 'move on the track',
  return_all_memories: () => 'memories to supply',
  troop_supply_to_memory: (count: number) => `memory ${count}`,
  flip_leader: () => 'flip',
  repeat: () => 'repeat',
  distribute_face_up_contracts: () => 'contracts to allies',
  throne_row: ({ filter }: { filter: { not_faction: string } }) => `throne row, not ${filter.not_faction}`,
};
const NUMBERED = ['recruit', 'draw', 'intrigue', 'persuasion', 'swords', 'discard'];

/** An effect in the short notation of the second reading. */
export function brief(effect: Fields): string {
  const [kind = '', value] = Object.entries(effect)[0] ?? [];
  return NUMBERED.includes(kind) ? `${kind} ${value}` : told(EFFECTS, kind, value, effect);
}
/** A list whose order says nothing. */
export const briefly = (effects: unknown): string => (effects as readonly Fields[]).map(brief).sort().join('; ');
