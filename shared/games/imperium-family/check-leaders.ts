import { isOneOf } from '../../kernel/typed.ts';
import { effects, someEffects } from './effects/check.ts';
import { amount, fields, isObject, justOne, knownOf, listOf, oneOf, optional } from './effects/shape.ts';
import { type Shape, tupleOf, yes, yesOrNo } from './effects/shape.ts';
import { everyEffect } from './effects/walk.ts';
import { RESOURCES } from './ids.ts';
import type { AbilityRecord, LeaderRecord, TrackOfLeader, Trigger } from './leader-records.ts';

const name: Shape = (value, field, { report }) => {
  if (typeof value !== 'string' || value === '') report(field, 'unknownName', { sort: 'leader', name: String(value) });
};
type Forms = { readonly [Kind in Trigger extends infer Each ? (Each extends unknown ? keyof Each : never) : never]: Shape };
const TRIGGERS: Forms = {
  take_high_council_seat: yes,
  harvest: yes,
  pay_for_space: oneOf(...RESOURCES),
  deployed_in_own_turn: amount,
  send_agent_to: fields<{ readonly icons: unknown }>({ icons: listOf(knownOf('icon'), 1) }),
  reach_influence: tupleOf(knownOf('faction'), amount),
  another_player_sends_agent_to: fields<{ readonly maker: true; readonly spied_on_by_you: true }>({ maker: yes, spied_on_by_you: yes }),
};
/** What sets abilities of each timing off, and how often; [] = nothing does. */
const OF_TIMING: Readonly<Record<AbilityRecord['timing'], readonly [triggers: readonly (keyof Forms)[], limit: string | null]>> = {
  setup: [[], null],
  static: [[], null],
  any_time: [[], null],
  own_reveal_turn: [[], null],
  triggered: [['take_high_council_seat', 'harvest', 'pay_for_space', 'deployed_in_own_turn'], 'once_per_game'],
  own_agent_turn: [['send_agent_to'], 'once_per_turn'],
  on_reach: [['reach_influence'], null],
  other_players_agent_turn: [['another_player_sends_agent_to'], null],
};
const ability: Shape = (value, field, checking) => {
  fields<AbilityRecord>({
    timing: oneOf(...Object.keys(OF_TIMING)),
    trigger: optional(justOne(TRIGGERS)),
    limit: optional(oneOf('once_per_game', 'once_per_turn')),
    effects: someEffects,
  })(value, field, checking);
  if (!isObject(value)) return;
  const { timing, trigger: cause, limit } = value as unknown as AbilityRecord;
  const [triggers, most] = OF_TIMING[timing] ?? [[], null];
  const fits = cause ? Object.keys(cause).every((kind) => isOneOf(triggers, kind)) : triggers.length === 0;
  if (!fits) checking.report(`${field}.trigger`, 'triggerNeeded');
  if (limit !== undefined && limit !== most) checking.report(`${field}.limit`, 'unknownValue', { value: limit, values: String(most) });
};

const node = fields<TrackOfLeader['nodes'][string]>({ next: listOf(name), reward: effects });
const trackOfLeader: Shape = (value, field, checking) => {
  const places = isObject(value) && isObject(value['nodes']) ? value['nodes'] : {};
  const place = oneOf(...Object.keys(places));
  fields<TrackOfLeader>({ start: place, nodes: (list, at) => eachOf(list, at) })(value, field, checking);
  function eachOf(list: unknown, at: string): void {
    for (const [id, record] of Object.entries(isObject(list) ? list : {})) {
      node(record, `${at}.${id}`, checking);
      if (isObject(record)) listOf(place)(record['next'], `${at}.${id}.next`, checking);
    }
  }
};

/** @param houses ids of the Houses of the edition; null = a Leader may belong to none */
export const leaderShape =
  (houses: readonly (string | null)[]): Shape =>
  (value, field, checking) => {
    fields<LeaderRecord>({
      house: oneOf(...houses),
      complexity: oneOf(1, 2, 3),
      ability,
      signet: someEffects,
      setup: optional(someEffects),
      training_track: optional(trackOfLeader),
      other_side: optional(fields<NonNullable<LeaderRecord['other_side']>>({ id: name, ability, signet: someEffects })),
      module: optional(oneOf('choam')),
      rival_allowed: optional(yesOrNo),
      source: oneOf('seed', 'public', 'reconstructed'),
    })(value, field, checking);
    if (!isObject(value)) return;
    const { ability: first, other_side } = value as unknown as LeaderRecord;
    const flips = Array.isArray(first?.effects) ? everyEffect(first.effects) : [];
    for (const effect of flips)
      if ('flip_leader' in effect && effect.flip_leader !== other_side?.id)
        checking.report(`${field}.ability.effects`, 'unknownName', { sort: 'leader', name: effect.flip_leader });
  };
