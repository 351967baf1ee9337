import { enrol, type Records } from './edition.ts';
import { HAMLET } from './hamlet.fixture.ts';
import type { AbilityRecord, CardRecord, IntrigueRecord, LeaderRecord } from './records.ts';

/** The hamlet with Leaders who train, remember, turn over, and act in their turns. */
const source = 'reconstructed';
const leader = (ability: AbilityRecord, signet: LeaderRecord['signet'], more: Partial<LeaderRecord> = {}): LeaderRecord => ({
  house: null,
  complexity: 1,
  ability,
  signet,
  source,
  ...more,
});
const card = (more: Partial<CardRecord>): CardRecord => ({ ...(HAMLET.records.cards['errand'] as CardRecord), ...more });
const plot = (effects: IntrigueRecord['plot']): IntrigueRecord => ({ copies: 2, source, ...(effects && { plot: effects }) });

const LEADERS: Readonly<Record<string, LeaderRecord>> = {
  squire: leader({ timing: 'own_reveal_turn', effects: [{ pay: { spice: 1 }, then: [{ swords: 2 }] }] }, [{ move_track_token: 1 }], {
    training_track: {
      start: 'gate',
      nodes: {
        gate: { next: ['smithy', 'library'], reward: [] },
        smithy: { next: ['hall'], reward: [{ pay: { solari: 1 }, then: [{ gain: { spice: 1 } }] }] },
        library: { next: ['hall'], reward: [{ intrigue: 1 }] },
        hall: { next: ['stable', 'cellar'], reward: [{ gain: { water: 1 } }] },
        stable: { next: ['tower'], reward: [{ draw: 1 }] },
        cellar: { next: ['vault'], reward: [{ recruit: 1 }] },
        vault: { next: ['tower'], reward: [{ gain: { solari: 3 } }] },
        tower: { next: [], reward: [{ recruit: 1 }, { gain: { vp: 1 } }] },
      },
    },
  }),
  dreamer: leader(
    {
      timing: 'own_agent_turn',
      trigger: { send_agent_to: { icons: ['fremen'] } },
      effects: [
        {
          pay: { solari: 1 },
          then: [{ return_all_memories: 'to_supply' }, { for_each: { memory_returned: true }, do: [{ draw: 1 }] }, { flip_leader: 'seer' }],
        },
      ],
    },
    [{ pay: { spice: 1 }, then: [{ intrigue: 1 }, { troop_supply_to_memory: 1 }] }],
    {
      other_side: {
        id: 'seer',
        ability: {
          timing: 'own_agent_turn',
          trigger: { send_agent_to: { icons: ['fremen', 'emperor'] } },
          limit: 'once_per_turn',
          effects: [{ pay: { water: 1 }, then: [{ repeat: 'space_effects' }] }],
        },
        signet: [{ pay: { spice: 1 }, then: [{ gain: { water: 1 } }] }],
      },
    },
  ),
  captain: leader(
    {
      timing: 'own_reveal_turn',
      effects: [
        { if: { units_in_conflict: 2 }, then: [{ persuasion: 1 }] },
        { if: { units_in_conflict: 3 }, then: [{ intrigue: 1 }] },
      ],
    },
    [{ recruit: 1 }],
  ),
  diplomat: leader({ timing: 'on_reach', trigger: { reach_influence: ['fremen', 2] }, effects: [{ gain: { spice: 2 } }] }, [
    { influence: { faction: 'fremen', amount: 3 } },
  ]),
  regent: leader({ timing: 'static', effects: [{ static: 'reserved-contracts' }] }, [
    { static: 'no-deployment-this-turn' },
    { choose: [[{ recruit: 1 }], [{ gain: { solari: 1 } }]] },
  ]),
  smuggler: leader(
    {
      timing: 'other_players_agent_turn',
      trigger: { another_player_sends_agent_to: { maker: true, spied_on_by_you: true } },
      effects: [{ gain: { spice: 1 } }],
    },
    [{ place_spy: { count: 1 } }],
  ),
  exile: leader({ timing: 'any_time', effects: [{ special: 'shortcut' }] }, [{ draw: 1 }], {
    setup: [{ remove_from_starting_deck: 'ring' }],
  }),
};

const RECORDS: Records = {
  ...HAMLET.records,
  cards: { ...HAMLET.records.cards, ring: card({ copies: 2, icons: ['city', 'fremen', 'emperor'], agent: [{ signet: true }] }) },
  intrigue: {
    ...HAMLET.records.intrigue,
    call: plot([{ deploy: { from: 'supply', max: 2 } }]),
    flight: plot([{ retreat: { min: 0, max: 'all' } }]),
    feud: plot([{ pay: { lose_influence: { faction: 'fremen', amount: 1 } }, then: [{ gain: { water: 1 } }], mandatory: true }]),
  },
  leaders: LEADERS,
  board: {
    ...HAMLET.records.board,
    posts: { ridge: { spaces: ['dune'], source }, roof: { spaces: ['well'], source } },
  },
  game: { ...HAMLET.records.game, limits: { ...HAMLET.records.game.limits, spies: 2 } },
};

export const ACADEMY = enrol({ ...HAMLET, id: 'academy', records: RECORDS, corrected: () => ({ data: RECORDS }) });
