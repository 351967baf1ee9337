import type { Message } from '../../../text/message.ts';
import type { HouseId, Kind, LeaderId } from '../ids.ts';
import type { Fist } from '../types.ts';
import { at, house, kindWord, leader, ofDie, place, player, said, who } from './names.ts';
import type { Telling } from './telling.ts';

type BattleType = 'battle' | 'stormed' | 'infiltrated' | 'converted' | 'offeredLeaders' | 'walkover' | 'fists' | 'fell' | 'leaderFell';

/** What lay in an opened fist. */
function opened(fist: Fist): readonly Message[] {
  const parts = Object.entries(fist).flatMap(([key, count]): Message[] => {
    if (count === 0) return [];
    const [kind, id] = key.split(':') as [Kind | 'leader', string];
    if (kind === 'leader') return [leader(id as LeaderId)];
    return [said('fist.troops', { kind: kindWord(id as HouseId, kind), count, house: house(id as HouseId) })];
  });
  return parts.length > 0 ? parts : [said('fist.empty')];
}

/** How battles are told. */
export const BATTLE_STORY: { readonly [T in BattleType]: Telling<T> } = {
  battle: ({ at: where, attacker, ally, defender, coDefenders }, table) => ({
    by: attacker,
    key: coDefenders.length > 0 ? 'battleMany' : 'battle',
    with: {
      who: [attacker, ...(ally ? [ally] : [])].map((id) => who(table, id)),
      defender: who(table, defender),
      others: coDefenders.map((id) => who(table, id)),
      region: place(where),
    },
    targets: [at(where)],
  }),
  stormed: ({ at: where, of, kind }, table) => ({
    by: of,
    key: 'stormed',
    with: { who: who(table, of), kind: kindWord(of, kind), count: 1, region: place(where) },
    targets: [at(where)],
  }),
  infiltrated: ({ at: where, house: id }, table) => ({
    by: id,
    key: 'infiltrated',
    with: { who: player(table, id), region: place(where) },
    targets: [at(where)],
  }),
  converted: ({ at: where, of, kind, die }, table) => ({
    by: 'bene-tleilax',
    key: 'converted',
    with: { who: player(table, 'bene-tleilax'), of: who(table, of), kind: kindWord(of, kind), count: 1, region: place(where) },
    targets: [at(where), ...(die ? [ofDie(die)] : [])],
  }),
  offeredLeaders: ({ house: id, leaders }, table) => ({
    by: id,
    key: leaders.length > 0 ? 'offeredLeaders' : 'offeredNobody',
    with: { who: player(table, id), leaders: leaders.map(leader) },
  }),
  walkover: ({ at: where, winner }) => ({ key: `walkover.${winner}`, with: { region: place(where) }, targets: [at(where)] }),
  fists({ at: where, attacker, defender, attack, defence, winner }, table) {
    const isTie = attack.strength === defence.strength;
    return {
      by: winner === 'attacker' ? attacker : defender,
      key: isTie ? 'fists.tie' : `fists.${winner}`,
      with: {
        attacker: who(table, attacker),
        defender: who(table, defender),
        attack: attack.strength,
        defence: defence.strength,
        attackFist: opened(attack.fist),
        defenceFist: opened(defence.fist),
        region: place(where),
      },
      targets: [at(where)],
    };
  },
  fell: ({ at: where, house: id, kind, count, to, why }, table) => ({
    by: id,
    key: to === 'supply' ? 'fell' : `fell.${why}`,
    with: { who: who(table, id), kind: kindWord(id, kind), count, region: place(where) },
    targets: [at(where)],
  }),
  leaderFell: ({ house: id, leader: gone }, table) => ({ by: id, key: 'leaderFell', with: { who: who(table, id), leader: leader(gone) } }),
};
