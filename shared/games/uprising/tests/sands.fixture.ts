import { enrol, type Records } from '../../imperium-family/edition.ts';
import { HAMLET } from '../../imperium-family/hamlet.fixture.ts';
import type { CardRecord, ConflictRecord, IntrigueRecord } from '../../imperium-family/records.ts';

/** The hamlet with sandworms, a Shield Wall, Conflict cards that are won, and Objectives. */
const { cards, conflicts, board, game } = HAMLET.records;
const source = 'reconstructed';
const { brawl, siege } = conflicts as Record<'brawl' | 'siege', ConflictRecord>;
const { dune, well, camp } = board.spaces as Required<Pick<typeof board.spaces, 'dune' | 'well' | 'camp'>>;
const intrigue = (more: Partial<IntrigueRecord>): IntrigueRecord => ({ copies: 2, source, ...more });

const RECORDS: Records = {
  ...HAMLET.records,
  cards: {
    ...cards,
    lookout: {
      ...(cards['guard'] as CardRecord),
      icons: ['spice-trade'],
      agent: [{ for_each: { sandworm_in_conflict: true }, do: [{ draw: 1 }] }],
      reveal: [
        { if: { strength_in_conflict: 6 }, then: [{ persuasion: 2 }] },
        { pay: { retreat: { min: 2, max: 2 } }, then: [{ swords: 4 }] },
        { swords: 1 },
      ],
    },
  },
  intrigue: {
    ...HAMLET.records.intrigue,
    thumper: intrigue({ plot: [{ pay: { water: 1 }, then: [{ shield_wall: 'may_remove' }, { sandworm: 1 }], mandatory: true }] }),
    charge: intrigue({ plot: [{ choose: [[{ shield_wall: 'may_remove' }], [{ deploy: { from: 'garrison', max: 4 } }]] }] }),
    feint: intrigue({ plot: [{ if: { deployed_units_this_turn: 3 }, then: [{ gain: { solari: 3 } }], required: true }] }),
    ruse: intrigue({ combat: [{ pay: { retreat: { min: 1, max: 2 } }, then: [{ gain: { spice: 2 } }], mandatory: true }] }),
    feast: intrigue({ combat: [{ if: { sandworms_in_conflict: 1 }, then: [{ swords: 3 }], required: true }] }),
    trophy: intrigue({
      endgame: [{ pay: { flip_battle_card: { icons: ['crysknife', 'wild'], count: 1 } }, then: [{ gain: { vp: 1 } }], mandatory: true }],
    }),
  },
  conflicts: {
    brawl: { ...brawl, battle_icon: 'crysknife' },
    raid: { ...brawl, battle_icon: 'ornithopter' },
    siege: { ...siege, copies: 1, battle_icon: 'desert-mouse' },
    bargain: {
      ...siege,
      location: null,
      copies: 1,
      battle_icon: 'wild',
      first: [{ influence: { faction: 'any', amount: 1 } }, { pay: { spice: 3 }, then: [{ gain: { vp: 1 } }] }],
    },
  },
  objectives: {
    'mouse-first': { copies: 1, battle_icon: 'desert-mouse', first_player: true, players: [2, 3], source },
    knife: { copies: 1, battle_icon: 'crysknife', first_player: false, players: [2, 3], source },
    wing: { copies: 1, battle_icon: 'ornithopter', first_player: false, players: [3], source },
  },
  board: {
    ...board,
    spaces: {
      ...board.spaces,
      camp: {
        ...camp,
        effects: [
          {
            choose: [
              [{ take_maker_hooks: true }, { recruit: 1 }],
              [{ gain: { water: 1 } }, { shield_wall: 'may_remove' }],
            ],
          },
        ],
      },
      well,
      dune: {
        ...dune,
        sandworms: 1,
        effects: [{ bonus_spice: 'all' }, { choose: [[{ gain: { spice: 2 } }], [{ if: { maker_hooks: true }, then: [{ sandworm: 1 }] }]] }],
      },
    },
    shield_wall: { protects: ['well'] },
  },
  game: {
    ...game,
    strength: { troop: 2, sandworm: 3, sword: 1 },
    battle_icons: { paired: ['crysknife', 'desert-mouse', 'ornithopter'], wild: 'wild', vp: 1 },
  },
};

export const SANDS = enrol({ ...HAMLET, id: 'sands', records: RECORDS, corrected: () => ({ data: RECORDS }) });
