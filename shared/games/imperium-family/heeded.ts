import { recordOf } from '../../kernel/typed.ts';
import type { Heeded, Sayers } from './cardplay.ts';
import type { Records, Watches } from './edition.ts';
import { STATICS, type StaticName } from './effects/cardplay.ts';
import type { Effect, Effects } from './effects/effects.ts';
import { mentioned } from './effects/mentions.ts';
import { everyEffect } from './effects/walk.ts';
import type { CardName } from './ids.ts';
import type { SideRecord } from './records.ts';

// What the records of an edition ask for, found once: what they lack costs a game nothing.

/** What cards and spaces look back at, and who says what holds without being carried out. */
export function heededIn(records: Records): Heeded {
  const { cards, intrigue, leaders, board } = records;
  const all = [
    ...Object.values(cards).flatMap(({ agent, reveal }) => [...agent, ...reveal]),
    ...Object.values(intrigue).flatMap(({ plot = [] }) => plot),
  ].flatMap((effect) => everyEffect([effect]));
  const some = (is: (effect: Effect) => boolean): boolean => all.some(is);
  return {
    acquisitions: some((effect) => 'this_turn' in effect),
    swords: some((effect) => 'for_each' in effect && 'other_revealed_card_providing_swords' in effect.for_each),
    councilSpaces: Object.entries(board.spaces).flatMap(([name, { effects }]) =>
      everyEffect(effects).some((effect) => 'high_council_seat' in effect) ? [name] : [],
    ),
    hosts: Object.keys(board.spaces).filter((name) => board.spaces[name]?.effects.some((effect) => 'while_agent_here' in effect)),
    victories: Object.values(intrigue).some(({ timing }) => timing === 'after_winning_conflict'),
    visitors: sidesOf(leaders).some(({ ability: { trigger } }) => trigger !== undefined && 'another_player_sends_agent_to' in trigger),
    costChanges: costChangesIn(cards),
    influenceChanges: Object.fromEntries(
      Object.entries(cards).flatMap(([name, { agent }]) => {
        const change = agent.find((effect) => 'modify_space_influence' in effect);
        return change ? [[name, change.modify_space_influence.set_amount] as const] : [];
      }),
    ),
    statics: recordOf(STATICS, (name) => sayersOf(records, name)),
  };
}
const sidesOf = (leaders: Records['leaders']): readonly SideRecord[] =>
  Object.values(leaders).flatMap((leader) => (leader.other_side ? [leader, leader.other_side] : [leader]));
function costChangesIn(cards: Records['cards']): Heeded['costChanges'] {
  const changes: Record<CardName, Record<CardName, number>> = {};
  for (const [name, { reveal }] of Object.entries(cards))
    for (const effect of reveal) {
      if (!('modify' in effect) || effect.modify !== 'acquire_cost') continue;
      const { [effect.card]: others = {} } = changes;
      changes[effect.card] = { ...others, [name]: (others[name] ?? 0) + effect.by };
    }
  return changes;
}
function sayersOf({ cards, leaders }: Records, name: StaticName): Sayers {
  const says = (list: Effects): boolean => list.some((effect) => 'static' in effect && effect.static === name);
  const sides = Object.entries(leaders).flatMap(([leader, { signet, other_side }]) => [
    ...(says(signet) ? [leader] : []),
    ...(other_side && says(other_side.signet) ? [other_side.id] : []),
  ]);
  return { cards: new Set(Object.keys(cards).filter((card) => says(cards[card]?.agent ?? []))), sides: new Set(sides) };
}

/** What is written down during a turn because something looks back at it. */
export function watchesOf(records: Records): Watches {
  const fields = mentioned(records);
  return {
    spice: records.contracts !== undefined || fields.has('gained_spice_this_turn'),
    givenUp: fields.has('discarded_faction') || fields.has('trashed_card_cost_at_least'),
  };
}
