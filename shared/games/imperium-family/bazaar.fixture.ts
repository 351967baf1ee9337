import type { ContractRecord } from './contract-records.ts';
import type { Edition, Records } from './edition.ts';
import { enrol } from './edition.ts';
import { HAMLET } from './hamlet.fixture.ts';
import type { CardRecord, IntrigueRecord, SpaceRecord } from './records.ts';

/** The hamlet with contracts, and with cards that are given up or come into the hand. */
const { records: hamlet } = HAMLET;
const source = 'reconstructed';
const card = (more: Partial<CardRecord>): CardRecord => ({
  set: 'imperium',
  copies: 1,
  cost: 3,
  factions: [],
  icons: ['city', 'spice-trade'],
  agent: [],
  reveal: [{ persuasion: 1 }],
  acquire: [],
  source,
  ...more,
});
const intrigue = (more: Partial<IntrigueRecord>): IntrigueRecord => ({ copies: 1, source, ...more });
const contract = (condition: ContractRecord['condition'], reward: ContractRecord['reward'], copies = 1): ContractRecord => ({
  copies,
  condition,
  reward,
  source,
});
const office: SpaceRecord = { ...(hamlet.board.spaces['square'] as SpaceRecord), cost: {}, once_per_player: false };
const forTheScribe = { reserved_for: 'scribe' } as const;

const RECORDS: Records = {
  ...hamlet,
  cards: {
    ...hamlet.cards,
    usher: card({ agent: [{ discard: 1 }, { if: { discarded_faction: 'fremen' }, then: [{ draw: 2 }] }] }),
    porter: card({
      agent: [
        { pay: { discard: 2, solari: 5 }, then: [{ gain: { vp: 1 } }] },
        { if: { discarded_faction: 'fremen' }, then: [{ recruit: 1 }] },
      ],
    }),
    favor: card({ copies: 2, factions: ['fremen'], on_discard_from_hand: [{ gain: { spice: 2 } }] }),
    minister: card({
      factions: ['emperor'],
      agent: [{ pay: { trash_this: true, trash_from_hand: { faction: 'emperor' } }, then: [{ gain: { vp: 1 } }] }],
      reveal: [{ pay: { trash_from_play: { faction: 'emperor', other_than_this: true } }, then: [{ persuasion: 3 }] }],
    }),
    courtier: card({ copies: 2, cost: 2, factions: ['emperor'], icons: [] }),
    merchant: card({ copies: 3, cost: 1, agent: [{ acquire: { pay_with: 'solari', to: 'hand' } }] }),
    adept: card({
      copies: 3,
      cost: 1,
      agent: [
        { acquire: { exact_cost: 2, pay_with: 'nothing', to: 'hand' } },
        {
          pay: { trash: { from: ['hand'], count: 1 } },
          then: [{ if: { trashed_card_cost_at_least: 1 }, then: [{ gain: { spice: 2 } }] }],
        },
      ],
    }),
    broker: card({
      module: 'choam',
      icons: ['city'],
      agent: [{ pay: { discard: 1 }, then: [{ contract: 1 }] }],
      reveal: [
        {
          choose: [
            [{ gain: { spice: 1 } }],
            [{ if: { completed_contracts: 4 }, then: [{ pay: { trash_this: true }, then: [{ gain: { vp: 1 } }] }] }],
          ],
        },
      ],
    }),
    trader: card({
      module: 'choam',
      icons: [],
      reveal: [{ for_each: { completed_contract: true }, do: [{ persuasion: 1 }] }],
      acquire: [{ contract: 1 }],
    }),
  },
  intrigue: {
    ...hamlet.intrigue,
    ritual: intrigue({ plot: [{ pay: { discard: 1 }, then: [{ influence: { faction: 'fremen', amount: 1 } }], mandatory: true }] }),
    awe: intrigue({
      plot: [{ acquire: { max_cost: 3, pay_with: 'nothing', to: { if: { units_in_conflict: 1 }, then: 'hand', else: 'discard' } } }],
    }),
    find: intrigue({ plot: [{ gain: { spice: 1 } }] }),
    leverage: intrigue({
      module: 'choam',
      plot: [{ if: { gained_spice_this_turn: true }, then: [{ contract: 1 }, { gain: { solari: 1 } }], required: true }],
    }),
    agreement: intrigue({ module: 'choam', combat: [{ contract: 1 }] }),
    profits: intrigue({ module: 'choam', endgame: [{ if: { completed_contracts: 2 }, then: [{ gain: { vp: 1 } }], required: true }] }),
  },
  leaders: {
    ...hamlet.leaders,
    scribe: { ...(hamlet.leaders['scribe'] as Records['leaders'][string]), module: 'choam' },
  },
  board: {
    ...hamlet.board,
    zones: { ...hamlet.board.zones, city: ['square', 'well', 'office', 'archive'] },
    spaces: {
      ...hamlet.board.spaces,
      office: { ...office, effects: [{ contract: 1 }, { draw: 1 }] },
      archive: { ...office, effects: [{ pay: { trash_intrigue: 1 }, then: [{ intrigue: 1 }] }, { draw: 1 }] },
    },
  },
  contracts: {
    face_up: 2,
    otherwise: [{ gain: { solari: 2 } }],
    cards: {
      'well-solari': contract({ send_agent_to: 'well' }, [{ gain: { solari: 3 } }], 2),
      'well-troops': contract({ send_agent_to: 'well' }, [{ recruit: 2 }]),
      'throne-both': contract({ send_agent_to: 'throne' }, [{ draw: 1 }, { intrigue: 1 }, { gain: { water: 1 } }]),
      'harvest-2': contract({ harvest: 2 }, [{ gain: { solari: 2 } }]),
      'harvest-3': contract({ harvest: 3 }, [{ gain: { solari: 3 } }], 2),
      'at-once': contract({ immediate: true }, [{ gain: { solari: 2 } }]),
      'a-bargain': contract({ acquire_card: 'bargain' }, [{ influence: { faction: 'fremen', amount: 1 } }, { gain: { solari: 3 } }]),
      'camp-draw': { ...contract({ send_agent_to: 'camp' }, [{ draw: 2 }]), ...forTheScribe },
      'camp-intrigue': { ...contract({ send_agent_to: 'camp' }, [{ intrigue: 1 }]), ...forTheScribe },
    },
  },
};

export const BAZAAR: Edition = enrol({
  ...HAMLET,
  id: 'bazaar',
  records: RECORDS,
  corrected: () => ({ data: RECORDS }),
  options: [...HAMLET.options, { id: 'choam', values: ['without', 'with'] }],
});
