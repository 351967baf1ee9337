import { enrol, type Records } from './edition.ts';
import type { Effects } from './effects/effects.ts';
import { HAMLET } from './hamlet.fixture.ts';
import type { IconId } from './ids.ts';
import type { CardRecord, IntrigueRecord, SpaceRecord } from './records.ts';

/** The hamlet with everything that `effects/cardplay.ts` adds, and with all the rulings of the second edition. */
const { records } = HAMLET;
const ANYWHERE: readonly IconId[] = ['fremen', 'emperor', 'city', 'spice-trade'];
const card = (agent: Effects, reveal: Effects = [], more: Partial<CardRecord> = {}): CardRecord => ({
  set: 'imperium',
  copies: 2,
  cost: 2,
  factions: [],
  icons: ANYWHERE,
  agent,
  reveal,
  acquire: [],
  source: 'reconstructed',
  ...more,
});
const plot = (list: Effects): IntrigueRecord => ({ copies: 1, plot: list, source: 'reconstructed' });
const space = (name: string, more: Partial<SpaceRecord>): SpaceRecord => ({ ...(records.board.spaces[name] as SpaceRecord), ...more });
const OWN_CARD = { from: ['hand', 'discard', 'in_play'], count: 1, optional: true } as const;

const CARDS: Records['cards'] = {
  // Uprising R4.9
  overthrow: card([{ modify_space_influence: { set_amount: 2 } }]),
  advisor: card([
    { if: { sent_agent_to: { faction_space: true } }, then: [{ modify_space_influence: { set_amount: 2 } }, { trash_this: true }] },
  ]),
  maneuver: card([{ pay: { trash_this: true, solari: 1 }, then: [{ modify_space_influence: { set_amount: 2 } }] }]),
  // Uprising R13.4, Uprising R4.12
  harvester: card([{ if: { sent_agent_to: { maker: true } }, then: [{ gain: { spice: 1 } }] }]),
  steersman: card([{ draw: 1 }, { recall_agent: 1 }]),
  // Uprising R16.4, Uprising R16.2
  fighters: card([
    {
      if: { deck_size: 3 },
      then: [
        {
          look_top: 3,
          assign: [
            { to: 'hand', count: 1, as: 'draw' },
            { to: 'discard', count: 1, as: 'discard' },
            { to: 'trash', count: 1, as: 'trash' },
          ],
        },
      ],
    },
  ]),
  weirding: card([{ if: { in_play_other: { faction: 'fremen' } }, then: [{ return_this_to_hand: true }] }], [], { factions: ['fremen'] }),
  // Uprising R7.4, Uprising R8.2
  coordination: card(
    [{ may_deploy: { source: 'recruited_this_turn', max: 'all' } }],
    [{ for_each: { revealed_card: { faction: 'emperor', including_this: true } }, do: [{ swords: 1 }] }],
    { factions: ['emperor'] },
  ),
  leadership: card([{ recruit: 2 }], [{ swords: 1 }, { for_each: { other_revealed_card_providing_swords: true }, do: [{ swords: 1 }] }]),
  calculus: card([], [{ pay: { trash: { from: ['in_play'], count: 1 } }, then: [{ swords: 3 }] }]),
  soldier: card([], [{ swords: 1 }], { factions: ['emperor'], on_trash: [{ intrigue: 1 }] }),
  // Uprising R4.3, Uprising R15.10
  asset: card([{ static: 'ignore-influence-requirements' }], [{ choose: [[{ recruit: 1 }], [{ swords: 2 }]] }]),
  ban: card([{ static: 'no-deployment-this-turn' }, { recruit: 2 }]),
  // Uprising R13.4
  spy: card([], [{ this_turn: { on_first: { acquire_card: 'bargain' }, do: [{ gain: { water: 1 } }] } }]),
  // Uprising R8.3
  compass: card(
    [{ gain: { solari: 2 } }],
    [{ if: { high_council_seat: true }, then: [{ persuasion: 2 }, { if: { swordmaster: true }, then: [{ persuasion: 1 }] }] }],
  ),
  corrinth: card(
    [],
    [
      {
        choose: [
          [{ gain: { solari: 5 } }],
          [{ if: { high_council_seat: false }, then: [{ pay: { solari: 5 }, then: [{ high_council_seat: true }] }] }],
        ],
      },
    ],
  ),
  // Uprising R4.7
  loyalty: card([], [{ may: [{ choose: [[{ deploy: { from: 'garrison', max: 1 } }], [{ retreat: { min: 1, max: 1 } }]] }] }]),
  princess: card([{ may: [{ trash: { from: ['hand'], count: 1 } }, { gain: { spice: 2 } }] }]),
  tread: card([{ pay: { solari: 1 }, then: [{ trash: OWN_CARD }, { draw: 1 }] }]),
  mentat: card([{ pay: { solari: 1 }, then: [{ intrigue: 1 }, { draw: 1 }] }]),
  purse: card([], [{ persuasion: 6 }]),
};
const INTRIGUE: Records['intrigue'] = {
  arms: plot([{ this_round: { during: 'own_reveal_turn', on_each: { acquire_card: 'any' }, do: [{ recruit: 1 }] } }]),
  levy: plot([
    { gain: { solari: 1 } },
    { this_round: { during: 'own_reveal_turn', on_each: { acquire_card: 'bargain' }, do: [{ recruit: 1 }] } },
  ]),
  allegiances: plot([
    {
      lines: [
        [
          {
            pay: { lose_influence: { faction: 'any', amount: 1 } },
            then: [{ influence: { faction: 'any', amount: 1 } }],
            mandatory: true,
          },
        ],
        [{ pay: { spice: 3 }, then: [{ influence: { faction: 'any', amount: 1 } }], mandatory: true }],
      ],
      min: 1,
    },
  ]),
  stockpile: plot([
    {
      lines: [
        [{ pay: { spice: 5 }, then: [{ gain: { vp: 1 } }], mandatory: true }],
        [
          {
            if: { influence: ['fremen', 3] },
            then: [{ pay: { water: 3 }, then: [{ gain: { vp: 1 } }], mandatory: true }],
            required: true,
          },
        ],
      ],
      min: 1,
    },
  ]),
  opportunism: plot([
    { pay: { lose_influence: { faction: 'any', amount: 1, times: 2 }, solari: 2 }, then: [{ gain: { vp: 1 } }], mandatory: true },
  ]),
  cunning: plot([
    {
      choose: [[{ draw: 1 }], [{ pay: { spice: 1 }, then: [{ draw: 1 }, { trash: OWN_CARD }], mandatory: true }]],
    },
  ]),
  market: plot([
    {
      choose: [
        [{ pay: { spice: 2 }, then: [{ gain: { solari: 5 } }], mandatory: true }],
        [{ pay: { solari: 5 }, then: [{ gain: { spice: 5 } }], mandatory: true }],
      ],
    },
  ]),
  detonation: plot([{ choose: [[{ retreat: { min: 0, max: 'all' } }], [{ deploy: { from: 'garrison', max: 4 } }]] }]),
  manipulate: plot([
    {
      imperium_row: {
        remove: 1,
        replace: true,
        set_aside_for: 'own_reveal_turn_this_round',
        discount: 1,
        if_not_acquired: 'removed_from_game',
      },
    },
  ]),
  offer: plot([{ may: [{ recruit: 1 }, { gain: { solari: 1 } }] }]),
  weakness: { copies: 1, combat: [{ swords: 2 }, { pay: { solari: 1 }, then: [{ swords: 3 }] }], source: 'reconstructed' },
  shadow: {
    copies: 1,
    endgame: [{ if: { influence_where_opponent_has_alliance: 3 }, then: [{ gain: { vp: 1 } }], required: true }],
    source: 'reconstructed',
  },
};

const RECORDS: Records = {
  ...records,
  cards: { ...records.cards, ...CARDS },
  intrigue: { ...records.intrigue, ...INTRIGUE },
  board: {
    ...records.board,
    zones: { ...records.board.zones, city: ['square', 'well', 'hall', 'den', 'bench'] },
    spaces: {
      ...records.board.spaces,
      square: space('square', { cost_if_any_player_has_swordmaster: { solari: 1 } }),
      hall: space('square', { cost: {}, once_per_player: false, requirement: { influence: ['emperor', 2] }, effects: [{ recruit: 1 }] }),
      den: space('square', { cost: {}, once_per_player: false, only: 'smith', effects: [{ draw: 1 }] }),
      bench: space('square', {
        cost: {},
        once_per_player: false,
        effects: [{ if: { high_council_seat: true }, then: [{ gain: { spice: 2 } }], else: [{ high_council_seat: true }] }],
      }),
    },
    council: { seats: 2, persuasion: 2 },
  },
};

export const CARDPLAY = enrol({
  ...HAMLET,
  id: 'cardplay',
  records: RECORDS,
  corrected: () => ({ data: RECORDS }),
  rulings: { ownOrder: true, openOptionsChangeSomething: true, spaceInfluenceHolds: true },
});
