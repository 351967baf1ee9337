import { describe, expect, test } from 'vitest';
import { SPECIALS } from '../specials/index.ts';
import { everyEffect } from '../../imperium-family/effects/walk.ts';
import { INTRIGUE_MODES, RESOURCES } from '../../imperium-family/ids.ts';
import { problemsOf } from '../check.ts';
import { CARDS, CONFLICTS, DATA, HAGAL, INTRIGUE, LEADERS, SPACES, ZONES } from '../data.ts';
import { CONTROLLED, DIFFICULTIES, FACTIONS, HOUSES, ICONS, SEATS, type SpaceId } from '../ids.ts';
import { imperiumThingsEn } from '../../imperium-family/text/things.en.ts';
import { imperiumThingsKo } from '../../imperium-family/text/things.ko.ts';
import { imperiumNamesEn } from '../text/names.en.ts';
import { imperiumNamesKo } from '../text/names.ko.ts';
import { LISTS } from './lists.fixture.ts';

const { cards, intrigue, conflicts, leaders, board, hagal, game } = DATA;
const copies = (records: readonly { readonly copies: number }[]): number => records.reduce((total, each) => total + each.copies, 0);
const spacesWith = (holds: (id: SpaceId) => unknown): SpaceId[] => SPACES.filter(holds);
const allEffects = LISTS.flatMap(everyEffect);

describe('the box', () => {
  test('the delivered data contradict themselves nowhere', () => {
    expect(problemsOf(DATA)).toEqual([]);
  });
  // R1.1 R1.2
  test('cards are counted', () => {
    const ofSet = (set: string): number => copies(Object.values(cards).filter((card) => card.set === set));
    expect([ofSet('starter'), ofSet('reserve'), ofSet('imperium')]).toEqual([10, 24, 67]);
    expect(copies(Object.values(intrigue))).toBe(40);
    expect([1, 2, 3].map((tier) => copies(Object.values(conflicts).filter((card) => card.tier === tier)))).toEqual([4, 10, 4]);
    expect(copies(Object.values(hagal.cards))).toBe(31);
    expect([CARDS, INTRIGUE, CONFLICTS, LEADERS, SPACES, ZONES, HAGAL].map((ids) => ids.length)).toEqual([53, 34, 18, 8, 22, 7, 15]);
    expect(game.components).toMatchObject({ tokens: { solari: { '1': 20, '5': 4 }, spice: { '1': 20, '5': 3 }, water: { '1': 15 } } });
    expect(game.components).toMatchObject({ cubes: FACTIONS.length + game.limits.troops, discs: 2, alliance_tokens: 4 });
    expect(game.components.colours).toHaveLength(SEATS.length);
  });
  // R1.2
  test('a starting deck', () => {
    const deck = CARDS.filter((id) => cards[id].set === 'starter').map((id) => `${id} ${cards[id].copies}`);
    expect(deck).toEqual([
      'convincing-argument 2',
      'dagger 2',
      'diplomacy 1',
      'dune-the-desert-planet 2',
      'reconnaissance 1',
      'seek-allies 1',
      'signet-ring 1',
    ]);
  });
  // R1.1 R10.3
  test('the Reserve', () => {
    const stacks = CARDS.filter((id) => cards[id].set === 'reserve').map((id) => [id, cards[id].copies, cards[id].cost]);
    expect(stacks).toEqual([
      ['arrakis-liaison', 8, 2],
      ['the-spice-must-flow', 10, 9],
      ['foldspace-card', 6, null],
    ]);
  });
  // R1.4 R2.2 R2.7 R2.8 R8.1 R9.7 R11.1
  test('set-up and limits', () => {
    expect(game.setup).toMatchObject({ water: 1, solari: 0, spice: 0, agents: 2, garrison: 3, imperium_row: 5 });
    expect(game.setup.vp).toEqual({ '1': 0, '2': 0, '3': 0, '4': 1 });
    expect(game.setup.conflict_deck.map(({ tier, use }) => `${tier}:${use}`)).toEqual(['3:4', '2:5', '1:1']);
    expect(game.limits).toMatchObject({ troops: 12, agents: 3, control_markers: 3, rounds: 10, hand_drawn_per_round: 5 });
    expect(game.strength).toEqual({ troop: 2, sword: 1 });
    expect(FACTIONS.map((id) => board.tracks[id].spaces)).toEqual([6, 6, 6, 6]);
    expect(board.council).toMatchObject({ seats: 4, persuasion: 2 });
  });
  // R16.6 R16.8
  test('the end', () => {
    expect(game.end.vp).toBe(10);
    expect(game.end.tie_breaks).toEqual(['spice', 'solari', 'water', 'garrison', 'latest_reveal_turn']);
  });
});

describe('the board', () => {
  // R1.5
  test('spaces per icon', () => {
    expect(ICONS.map((icon) => spacesWith((id) => board.spaces[id].icon === icon).length)).toEqual([2, 2, 2, 2, 5, 4, 5]);
  });
  // R7.2-R7.21
  test('costs of spaces', () => {
    const priced = spacesWith((id) => Object.keys(board.spaces[id].cost).length > 0).map((id) => [id, board.spaces[id].cost]);
    expect(Object.fromEntries(priced)).toEqual({
      conspire: { spice: 4 },
      heighliner: { spice: 6 },
      'selective-breeding': { spice: 2 },
      'hardy-warriors': { water: 1 },
      'high-council': { solari: 5 },
      mentat: { solari: 2 },
      'rally-troops': { solari: 4 },
      swordmaster: { solari: 8 },
      'research-station': { water: 2 },
      'hagga-basin': { water: 1 },
      'the-great-flat': { water: 2 },
    });
    expect(board.spaces['sietch-tabr'].requirement).toEqual({ influence: ['fremen', 2] });
    expect(spacesWith((id) => board.spaces[id].requirement)).toEqual(['sietch-tabr']); // R6.3
  });
  // R7.18
  test('four prices for melange', () => {
    const { cost_options, effects } = board.spaces['sell-melange'];
    expect(cost_options).toEqual([{ spice: 2 }, { spice: 3 }, { spice: 4 }, { spice: 5 }]);
    expect(effects).toEqual([{ by_cost_option: [6, 8, 10, 12].map((solari) => [{ gain: { solari } }]) }]);
  });
  // R7.20 R15.1
  test('makers', () => {
    expect(spacesWith((id) => board.spaces[id].maker)).toEqual(['imperial-basin', 'hagga-basin', 'the-great-flat']);
    expect(SPACES.flatMap((id) => board.spaces[id].base_spice ?? [])).toEqual([1, 2, 3]);
  });
  // R7.1 R21.5
  test('combat spaces', () => {
    expect(spacesWith((id) => board.spaces[id].combat)).toEqual([
      'heighliner',
      'hardy-warriors',
      'stillsuits',
      'arrakeen',
      'carthag',
      'research-station',
      'sietch-tabr',
      'imperial-basin',
      'hagga-basin',
      'the-great-flat',
    ]);
  });
  // R6.3 R14.3
  test('once per player, and control', () => {
    expect(spacesWith((id) => board.spaces[id].once_per_player)).toEqual(['high-council', 'swordmaster']);
    expect(CONTROLLED.map((id) => board.spaces[id].control_bonus)).toEqual([
      [{ gain: { solari: 1 } }],
      [{ gain: { solari: 1 } }],
      [{ gain: { spice: 1 } }],
    ]);
  });
  // R6.6 R7.17
  test('Influence for visits to Factions only', () => {
    expect(spacesWith((id) => board.spaces[id].influence_gain?.amount === 1)).toEqual(FACTIONS.flatMap((id) => board.zones[id]));
  });
  // R11.2 R11.3
  test('bonuses of the tracks', () => {
    expect(FACTIONS.map((id) => board.tracks[id].bonus)).toEqual([
      [{ recruit: 2 }],
      [{ gain: { solari: 3 } }],
      [{ intrigue: 1 }],
      [{ gain: { water: 1 } }],
    ]);
    for (const id of FACTIONS) expect(board.tracks[id]).toMatchObject({ start: 0, vp_at: 2, bonus_at: 4, alliance_at: 4 });
  });
});

describe('cards, Conflicts and Leaders', () => {
  // W7-W13
  test('reveals of the worked round', () => {
    const revealed = (...ids: readonly (keyof typeof cards)[]): number[] => {
      const all = ids.flatMap((id) => cards[id].reveal);
      const of = (kind: 'persuasion' | 'swords'): number =>
        all.reduce((total, effect) => total + (kind in effect ? (effect as Record<string, number>)[kind]! : 0), 0);
      return [of('persuasion'), of('swords')];
    };
    expect(revealed('imperial-spy', 'smugglers-thopter', 'stilgar')).toEqual([4, 4]); // W12
    expect(revealed('convincing-argument', 'reconnaissance', 'seek-allies', 'convincing-argument')).toEqual([5, 0]); // W13
    expect(['space-travel', 'gun-thopter', 'chani', 'opulence', 'shifting-allegiances'].map((id) => cards[id as 'chani'].cost)).toEqual([
      3, 4, 5, 6, 3,
    ]);
  });
  // R12.3 R12.4 R13.5 R19.39
  test('ways to use Intrigue cards', () => {
    const ofMode = (mode: (typeof INTRIGUE_MODES)[number]) => INTRIGUE.filter((id) => intrigue[id][mode]);
    expect(INTRIGUE.filter((id) => ofMode('combat').includes(id) && ofMode('endgame').includes(id))).toEqual(['tiebreaker']);
    expect(INTRIGUE_MODES.map((mode) => copies(ofMode(mode).map((id) => intrigue[id])))).toEqual([26, 12, 3]);
    expect(INTRIGUE.filter((id) => intrigue[id].timing === 'turn_start')).toEqual(['bindu-suspension']);
    expect(INTRIGUE.filter((id) => intrigue[id].timing === 'after_winning_conflict')).toEqual(['demand-respect', 'to-the-victor']);
  });
  // R12.5 J65
  test('printed conditions and costs bind', () => {
    const conditional = INTRIGUE.filter((id) => INTRIGUE_MODES.some((mode) => intrigue[id][mode]?.some((each) => 'required' in each)));
    expect(conditional).toEqual(['allied-armada', 'calculated-hire', 'councilors-dispensation', 'double-cross', 'staged-incident']);
    expect(intrigue['staged-incident'].combat).toEqual([
      {
        if: { units_in_conflict: 3 },
        then: [{ pay: { lose_troop: { from: 'conflict', count: 3 } }, then: [{ gain: { vp: 1 } }], mandatory: true }],
        required: true,
      },
    ]); // R19.52
  });
  // R13.11 R14.1 R16.4
  test('rewards of Conflicts', () => {
    expect(CONFLICTS.filter((id) => conflicts[id].location).map((id) => [conflicts[id].tier, conflicts[id].location])).toEqual([
      [2, 'imperial-basin'],
      [2, 'arrakeen'],
      [2, 'carthag'],
      [3, 'arrakeen'],
      [3, 'carthag'],
      [3, 'imperial-basin'],
    ]);
    expect(conflicts['siege-of-arrakeen']).toMatchObject({ second: [{ gain: { solari: 4 } }], third: [{ gain: { solari: 2 } }] }); // W15
    expect(conflicts['sort-through-the-chaos'].first).toContainEqual({ take_mentat: 'next_round' });
    expect(conflicts['grand-vision'].first).toContainEqual({ influence: { faction: 'any', amount: 2 } }); // T47
  });
  // R2.4 R18.1 R23.1
  test('Leaders', () => {
    expect(LEADERS.filter((id) => leaders[id].complexity === 1)).toEqual([
      'paul-atreides',
      'glossu-the-beast-rabban',
      'earl-memnon-thorvald',
      'count-ilban-richese',
    ]);
    expect(LEADERS.filter((id) => !leaders[id].rival_allowed)).toEqual(['paul-atreides', 'helena-richese']);
    expect(HOUSES.map((house) => LEADERS.filter((id) => leaders[id].house === house).length)).toEqual([2, 2, 2, 2]);
  });
  test('every special and every kind of place is used', () => {
    const used = new Set(allEffects.flatMap((effect) => ('special' in effect ? [effect.special] : [])));
    expect(CARDS.filter((id) => cards[id].special_play)).toEqual(['kwisatz-haderach']); // R19.20
    expect([...used, 'kwisatz-haderach'].sort()).toEqual(Object.keys(SPECIALS).sort());
    expect(CARDS.filter((id) => cards[id].on_trash)).toEqual(['assassination-mission']); // R19.2
  });
});

describe('House Hagal', () => {
  // R21.11
  test('the 31 cards', () => {
    const told = HAGAL.map((id) => {
      const { copies: count, send_to, swords, effects, mark } = hagal.cards[id];
      const what = effects.map((each) => {
        if ('influence' in each) return each.influence.faction;
        if ('recruit' in each) return `${each.recruit} troops`;
        return 'signet' in each ? 'signet' : 'reshuffle';
      });
      return [count, send_to ?? '-', ...what, swords ?? '-', ...(mark ? [mark] : [])].join(' ');
    });
    expect(told).toEqual([
      '2 conspire emperor 2 troops 4',
      '1 wealth emperor 3',
      '1 heighliner spacing-guild 3 troops 6',
      '2 foldspace spacing-guild 1',
      '2 selective-breeding bene-gesserit 2',
      '1 secrets bene-gesserit 1',
      '1 hardy-warriors fremen 2 troops 5',
      '2 stillsuits fremen 4',
      '2 rally-troops 4 troops 3',
      '2 hall-of-oratory 1 troops 0',
      '3 carthag 1 troops 0',
      '5 most_bonus_spice 2',
      '3 arrakeen signet 1 troops 1 1P',
      '3 arrakeen 1 troops 1 2P',
      '1 - reshuffle - 2P',
    ]);
  });
  // R22.1 R23.3
  test('28 cards for two players, 27 for one', () => {
    const left = (mark: string): number => copies(Object.values(hagal.cards).filter((card) => card.mark !== mark));
    expect([left(hagal.two_players.remove_mark), left(hagal.solo.remove_mark)]).toEqual([28, 27]);
    expect(hagal.two_players).toMatchObject({ agents: 3, garrison: 0 });
    expect(hagal.solo).toMatchObject({ rivals: 2, agents: 2, water: 1, counted_as: { card: 'the-spice-must-flow', copies: 2 } }); // R19.45
  });
  // R23.4 R23.16 R23.18
  test('the table of difficulties', () => {
    const rows = DIFFICULTIES.map((id) => {
      const row = hagal.difficulties[id];
      const above = row.conflict_cards_above_rival_swordmasters;
      return [row.mentat_space_cost.solari, row.rival_garrison, above, row.expert_troop_deployment, row.human_swordmaster];
    });
    expect(rows).toEqual([
      [2, 0, 5, false, true],
      [5, 3, 4, false, true],
      [5, 3, 3, true, true],
      [5, 3, 3, true, false],
    ]);
    const [easiest, ...others] = DIFFICULTIES.map((id) => hagal.difficulties[id]);
    expect([easiest?.human_bonus, easiest?.rival_bonus]).toEqual([[{ gain: { solari: 1 } }, { gain: { spice: 1 } }], []]);
    for (const row of others) expect([row.human_bonus, row.rival_bonus]).toEqual([[], [{ intrigue: 1 }]]);
  });
  // R23.12
  test('what Rivals exchange', () => {
    expect(hagal.spending.conversions.map((each) => ('pay' in each ? each.pay : null))).toEqual([
      { intrigue: 3 },
      { water: 3 },
      { solari: 7 },
      { spice: 7 },
    ]);
  });
});

describe('names', () => {
  test('everything in the data has an English and a Korean name', () => {
    const of = (sort: string, ids: readonly string[]): string[] => ids.map((id) => `imperium.${sort}.${id}`);
    const keys = [
      ...of('card', CARDS),
      ...of('intrigue', INTRIGUE),
      ...of('conflict', CONFLICTS),
      ...of('space', SPACES),
      ...LEADERS.flatMap((id) => of('leader', [id, `${id}.ability`, `${id}.signet`])),
      ...of('faction', FACTIONS),
      ...of('resource', RESOURCES),
      ...of('house', HOUSES),
      ...of('difficulty', DIFFICULTIES),
    ];
    for (const names of [
      { ...imperiumThingsEn, ...imperiumNamesEn },
      { ...imperiumThingsKo, ...imperiumNamesKo },
    ])
      expect(keys.filter((key) => !(names as Record<string, string>)[key])).toEqual([]);
  });
});
