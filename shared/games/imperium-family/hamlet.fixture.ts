import { enrol, type Records } from './edition.ts';
import type { FactionId, IconId, SeatId } from './ids.ts';
import type { CardRecord, ConflictRecord, IntrigueRecord, SpaceRecord, TrackRecord } from './records.ts';
import { one } from './signs/token.ts';
import type { Special } from './special.ts';
import { addPersuasion, beAtWork } from './verbs/turn.ts';

/** An edition that is as small as one can be: two Factions, five spaces, two or three persons, no Mentat, no Rivals. */
const FACTIONS: readonly FactionId[] = ['fremen', 'emperor'];
const ICONS: readonly IconId[] = [...FACTIONS, 'city', 'spice-trade'];
const SEATS: readonly SeatId[] = ['seat1', 'seat2', 'seat3'];
const source = 'reconstructed';

const card = (more: Partial<CardRecord>): CardRecord => ({
  set: 'starter',
  copies: 2,
  cost: 0,
  factions: [],
  icons: [],
  agent: [],
  reveal: [{ persuasion: 1 }],
  acquire: [],
  source,
  ...more,
});
const space = (icon: IconId, more: Partial<SpaceRecord>): SpaceRecord => ({
  zone: icon,
  icon,
  faction: null,
  cost: {},
  requirement: null,
  combat: false,
  once_per_player: false,
  maker: false,
  influence_gain: null,
  control_bonus: null,
  effects: [],
  source,
  ...more,
});
const ofFaction = (faction: FactionId, more: Partial<SpaceRecord>): SpaceRecord =>
  space(faction, { faction, influence_gain: { faction, amount: 1 }, ...more });
const track: TrackRecord = { spaces: 5, start: 0, vp_at: 2, bonus_at: 3, alliance_at: 3, bonus: [{ gain: { water: 1 } }], source };
const conflict = (tier: 1 | 2, more: Partial<ConflictRecord> = {}): ConflictRecord => ({
  tier,
  copies: 2,
  location: null,
  first: [{ gain: { vp: 1 } }],
  second: [{ gain: { solari: 2 } }],
  third: [{ gain: { water: 1 } }],
  source,
  ...more,
});
const intrigue = (more: Partial<IntrigueRecord>): IntrigueRecord => ({ copies: 4, source, ...more });

/** For one turn enemies are no hindrance: a special with a mark of its own. */
const shortcut: Special = {
  play(game) {
    addPersuasion(game, 1);
    beAtWork(game, shortcut);
  },
  mark: { field: 'shortcut', until: 'end of turn' },
  ignoresAgents: () => true,
  sign: [one('pass')],
  worth: () => 0.1,
};

const RECORDS: Records = {
  cards: {
    errand: card({ icons: ['city', 'spice-trade'], copies: 4 }),
    envoy: card({ icons: ['fremen', 'emperor'], copies: 3 }),
    guard: card({ reveal: [{ swords: 1 }] }),
    path: card({ set: 'imperium', cost: 2, copies: 6, icons: ['city'], agent: [{ special: 'shortcut' }], reveal: [{ persuasion: 2 }] }),
    tribe: card({ set: 'imperium', cost: 3, copies: 6, factions: ['fremen'], icons: ['fremen'], agent: [{ recruit: 1 }] }),
    court: card({ set: 'imperium', cost: 4, copies: 6, icons: ['emperor'], agent: [{ influence: { faction: 'any', amount: 1 } }] }),
    bargain: card({ set: 'reserve', cost: 2, copies: 5, acquire: [{ gain: { spice: 1 } }] }),
  },
  intrigue: {
    knife: intrigue({ combat: [{ swords: 2 }] }),
    gift: intrigue({ plot: [{ gain: { solari: 2 } }] }),
    oath: intrigue({ endgame: [{ gain: { vp: 1 } }] }),
  },
  conflicts: {
    brawl: conflict(1),
    siege: conflict(2, { location: 'well', first: [{ gain: { vp: 1 } }, { control: 'well' }] }),
  },
  leaders: Object.fromEntries(
    ['elder', 'smith', 'nomad', 'scribe'].map((name) => [
      name,
      {
        house: name,
        complexity: 1,
        ability: { timing: 'setup', effects: [{ gain: { solari: 1 } }] },
        signet: [{ draw: 1 }],
        rival_allowed: false,
        source,
      } as const,
    ]),
  ),
  board: {
    zones: { fremen: ['camp'], emperor: ['throne'], city: ['square', 'well'], 'spice-trade': ['dune'] },
    spaces: {
      camp: ofFaction('fremen', { combat: true, effects: [{ recruit: 2 }] }),
      throne: ofFaction('emperor', { effects: [{ intrigue: 1 }, { gain: { solari: 1 } }] }),
      square: space('city', { cost: { solari: 2 }, once_per_player: true, effects: [{ take_swordmaster: true }] }),
      well: space('city', { combat: true, control_bonus: [{ gain: { water: 1 } }], effects: [{ draw: 1 }, { recruit: 1 }] }),
      dune: space('spice-trade', { combat: true, maker: true, base_spice: 1, effects: [{ harvest: { base: 1 } }] }),
    },
    // Of the Factions of other editions there are none.
    tracks: { fremen: track, emperor: track } as Records['board']['tracks'],
    council: { seats: 0, persuasion: 0 },
  },
  game: {
    setup: {
      solari: 1,
      spice: 0,
      water: 1,
      intrigue: 1,
      agents: 2,
      garrison: 2,
      vp: { '2': 0, '3': 1 },
      conflict_deck: [
        { tier: 2, use: 2 },
        { tier: 1, use: 2 },
      ],
      imperium_row: 3,
    },
    limits: { troops: 8, control_markers: 1, rounds: 4, hand_drawn_per_round: 5, garrison_deployed: 2 },
    strength: { troop: 2, sword: 1 },
    end: { vp: 6, tie_breaks: ['spice', 'solari'] },
  },
  hagal: { cards: {}, spending: { conversions: [] }, difficulties: {} },
};

export const HAMLET = enrol({
  id: 'hamlet',
  rulesVersion: 1,
  records: RECORDS,
  corrected: () => ({ data: RECORDS }),
  specials: { shortcut },
  factions: FACTIONS,
  icons: ICONS,
  seats: SEATS,
  seatCounts: [2, 3],
  options: [
    { id: 'leaders', values: ['choose', 'random'] },
    { id: 'houses', values: ['any', 'distinct'] },
    { id: 'start', values: ['random', 'seat1'] },
  ],
  hasMentat: false,
  rivals: () => null,
});
