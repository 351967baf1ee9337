import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/message.ts';
import { speaker } from '../../../text/speak.ts';
import { problemsOf } from '../check.ts';
import { withCorrections } from '../corrections.ts';
import { type ArrakisData, DATA } from '../data.ts';
import { arrakisDataEn } from '../text/data.en.ts';
import { words } from '../words.ts';

const problemsWith = (correction: object) => withCorrections(DATA, correction).problems ?? [];
const named = (correction: object): readonly string[] =>
  problemsWith(correction).map(({ field, key }) => `${field} ${key.split('.').at(-1)}`);
const { open } = DATA.areas.arrakeen;
const [first] = open;
/** Some effects of a leader in the place of his own. */
const stilgar = (special: unknown) => ({ leaders: { stilgar: { special } } });
const cutOff = Object.fromEntries(
  DATA.areas['ne-outer-16'].open.map((near) => [near, { open: DATA.areas[near].open.filter((id) => id !== 'ne-outer-16') }]),
);

// R2.4
test('of a set whose counts are all no numbers it is said that it has none', () => {
  const set = Object.entries(DATA.pieces.harkonnenTokens).filter(([, token]) => token.set === 'black');
  const harkonnenTokens = Object.fromEntries(set.map(([id]) => [id, { count: 'many' }]));
  expect(problemsWith({ pieces: { harkonnenTokens } }).at(-1)?.with).toEqual({ group: 'black', count: 0, wanted: 6 });
});

/** A contradiction of each kind, and what is said of it: every field that is wrong and no other. */
const WRONG: readonly (readonly [string, object, readonly string[]])[] = [
  ['a value where a list of names is needed', { areas: { arrakeen: 'big' } }, ['areas.arrakeen notAnObject']],
  ['a field that nobody knows', { areas: { arrakeen: { moon: 1 } } }, ['areas.arrakeen.moon unknownField']],
  ['an area that nobody knows', { areas: { atlantis: {} } }, ['areas.atlantis unknownField']],

  // Borders and the map
  ['a border on one side only', { areas: { arrakeen: { open: open.slice(1) } } }, [`areas.${first}.open borderOneWay`]],
  ['a border the other side lacks', { areas: { arrakeen: { open: [...open, 'windgap'] } } }, ['areas.arrakeen.open borderOneWay']],
  [
    'a border that is open here and impassable there',
    { areas: { arrakeen: { open: open.slice(1), impassable: [...DATA.areas.arrakeen.impassable, first] } } },
    ['areas.arrakeen.impassable borderOneWay', `areas.${first}.open borderOneWay`],
  ],
  ['a border to nowhere', { areas: { arrakeen: { open: [...open, 'nowhere'] } } }, ['areas.arrakeen.open unknownArea']],
  ['a border twice', { areas: { arrakeen: { open: [...open, first] } } }, ['areas.arrakeen.open borderTwice']],
  ['a border with itself', { areas: { arrakeen: { open: [...open, 'arrakeen'] } } }, ['areas.arrakeen.open ownNeighbour']],
  ['borders that are no list', { areas: { arrakeen: { impassable: 'none' } } }, ['areas.arrakeen.impassable notAList']],
  ['an area cut off', { areas: { ...cutOff, 'ne-outer-16': { open: [] } } }, ['areas.ne-outer-16.open unreachable']],
  ['a terrain that nobody knows', { areas: { windgap: { terrain: 'swamp' } } }, ['areas.windgap.terrain unknownTerrain']],
  ['an area in two sectors', { areas: { windgap: { sectors: ['ne-inner', 'ne-outer'] } } }, ['areas.windgap.sectors sectorCount']],
  ['the Pole in one sector', { areas: { 'north-pole': { sectors: ['ne-inner'] } } }, ['areas.north-pole.sectors sectorCount']],
  ['a settlement that nobody knows', { areas: { arrakeen: { settlement: 'hamlet' } } }, ['areas.arrakeen.settlement unknownSettlement']],
  ['a settlement on another site', { areas: { windgap: { settlement: 'pyon-village' } } }, ['areas.windgap.settlement settlementSite']],
  ['a second Carthag', { areas: { arsunt: { settlement: 'carthag' } } }, ['areas.arsunt.settlement settlementSite']],
  ['a sietch on another site', { areas: { arrakeen: { sietch: 2 } } }, ['areas.arrakeen.sietch sietchSite']],
  ['a station said in words', { areas: { windgap: { station: 'yes' } } }, ['areas.windgap.station notYesOrNo']],
  ['one station too many', { areas: { windgap: { station: true } } }, ['areas stationCount']],
  ['shelter in the open', { areas: { windgap: { sheltered: true } } }, ['areas.windgap.sheltered notSheltered']],
  ['a ringed plateau without shelter', { areas: { arsunt: { sheltered: false } } }, ['areas.arsunt.sheltered isSheltered']],
  ['atomics in the desert', { areas: { 'splintered-rock': { terrain: 'desert' } } }, ['areas.splintered-rock.terrain atomicsMountain']],
  ['atomics that expose the desert', { exposes: { 'rimwall-west': ['windgap'] } }, ['exposes.rimwall-west exposesNone']],
  ['atomics that expose nothing there is', { exposes: { 'rimwall-west': ['nowhere'] } }, ['exposes.rimwall-west exposesNone']],
  ['a tactical card of another sector', { tacticalSectors: { windgap: 'ne-outer' } }, ['tacticalSectors.windgap tacticalSector']],
  ['a zone in one sector', { zones: { 'air-ne-inner-ne-outer': ['ne-inner', 'ne-inner'] } }, ['zones.air-ne-inner-ne-outer zoneSectors']],
  ['a zone beyond the map', { zones: { 'air-ne-inner-ne-outer': ['ne-inner', 'moon'] } }, ['zones.air-ne-inner-ne-outer zoneSectors']],

  // Counts of the box
  ['figures', { pieces: { figures: { harkonnen: { regular: 16 } } } }, ['pieces.figures figureCount']],
  ['vehicles', { pieces: { vehicles: { harvester: 9 } } }, ['pieces.figures figureCount']],
  ['worms', { pieces: { worms: { sandworm: 5 } } }, ['pieces.figures figureCount']],
  [
    'half a figure',
    { pieces: { figures: { harkonnen: { regular: 23.5 } } } },
    ['pieces.figures.harkonnen.regular notAnAmount', 'pieces.figures figureCount'],
  ],
  ['symbols of stations', { pieces: { stations: { symbols: { jihad: 3 } } } }, ['pieces.stations.symbols stationCount']],
  ['wormsigns', { pieces: { wormsigns: { mix: { sand: 9 } } } }, ['pieces.wormsigns.mix wormsignCount']],
  [
    'no wormsign of a kind',
    { pieces: { wormsigns: { mix: { sand: DATA.pieces.wormsigns.mix.sand + DATA.pieces.wormsigns.mix.sandworm, sandworm: 0 } } } },
    ['pieces.wormsigns.mix.sandworm notAnAmount'],
  ],
  ['ranks of sietches', { pieces: { sietchRanks: [1, 2, 3] } }, ['pieces.sietchRanks sietchCount']],
  ['a rank that is none', { pieces: { sietchRanks: [1, 1, 2, 2, 2, 2, 3, 4] } }, ['pieces.sietchRanks.7 notARank']],
  ['a settlement without rank', { pieces: { settlementRanks: { carthag: 0 } } }, ['pieces.settlementRanks.carthag notARank']],
  ['tokens of a set', { pieces: { atreidesTokens: { 's-elite': { count: 1 } } } }, ['pieces.starting tokenCount']],
  [
    'a token without figures',
    { pieces: { atreidesTokens: { 's-elite': { units: { elite: 0 } } } } },
    ['pieces.atreidesTokens.s-elite.units tokenFigures'],
  ],
  ['dice of a side', { pieces: { actionDice: { atreides: { count: 0 } } } }, ['pieces.actionDice.atreides.count notAnAmount']],
  ['five faces', { pieces: { combatDice: { faces: ['hit', 'hit', 'hit', 'shield', 'special'] } } }, ['pieces.combatDice.faces sixFaces']],
  [
    'a face that nobody knows',
    { pieces: { actionDice: { atreides: { faces: ['strategy', 'deployment', 'leadership', 'mentat', 'house', 'sun'] } } } },
    ['pieces.actionDice.atreides.faces unknownFace'],
  ],
  ['cards of a deck', { decks: { 'fremen-ally': { thumpers: { copies: 2 } } } }, ['decks.fremen-ally deckCount']],
  [
    'copies that are no number',
    { decks: { 'fremen-ally': { thumpers: { copies: 'two' } } } },
    ['decks.fremen-ally.thumpers.copies notAnAmount', 'decks.fremen-ally deckCount'],
  ],
  ['a card of no deck', { decks: { 'fremen-ally': { umbrella: { copies: 1 } } } }, ['decks.fremen-ally.umbrella unknownField']],

  // Tracks, leaders, numbers
  [
    'a gain of no track',
    { prescience: { 'the-desert-war': { gains: { luck: 1 } } } },
    ['prescience.the-desert-war.gains.luck unknownField'],
  ],
  [
    'a gain beyond the card',
    { prescience: { 'the-desert-war': { gains: { jihad: 9 } } } },
    ['prescience.the-desert-war.gains.jihad notAnAmount'],
  ],
  [
    'a target beyond the track',
    { objectives: { 'objective-10-5-3': { targets: { jihad: 11 } } } },
    ['objectives.objective-10-5-3.targets.jihad notAnAmount'],
  ],
  ['a leader of no House', { leaders: { stilgar: { house: 'house-ix' } } }, ['leaders.stilgar.house unknownHouse']],
  ['a leader of no slot', { leaders: { stilgar: { slot: 'moon' } } }, ['leaders.stilgar.slot unknownSlot']],
  [
    'a worm that fights like a leader',
    { leaders: { 'wild-maker': { combat: { hits: 1, shields: 0 } } } },
    ['leaders.wild-maker.combat combatAbility'],
  ],
  [
    'an ability of more than six dice',
    { leaders: { 'beast-rabban': { combat: { hits: 7 } } } },
    ['leaders.beast-rabban.combat.hits notAnAmount'],
  ],
  [
    'a leader who hits too hard',
    { leaders: { stilgar: { combat: { hits: 7, shields: 0 } } } },
    ['leaders.stilgar.combat.hits notAnAmount'],
  ],
  [
    'a face that no die of battle has',
    { pieces: { combatDice: { faces: ['hit', 'hit', 'hit', 'shield', 'special', 'moon'] } } },
    ['pieces.combatDice.faces unknownFace'],
  ],
  ['a number beyond all there is', { numbers: { claims: 21 } }, ['numbers.claims notAnAmount']],
  ['a number below nothing', { numbers: { claims: -1 } }, ['numbers.claims notAnAmount']],
  ['markers that begin off the board', { numbers: { imperium: { start: 6 } } }, ['numbers.imperium imperiumSteps']],
  ['a board with a row too few', { numbers: { imperium: { top: 6 } } }, ['spiceRows rowMissing']],

  // Effects
  ['effects that are no list', stilgar('dance'), ['leaders.stilgar.special notAList']],
  ['an effect that nobody knows', stilgar([{ do: 'dance' }]), ['leaders.stilgar.special.0 unknownEffect']],
  ['an effect without its number', stilgar([{ do: 'draw', count: 'many' }]), ['leaders.stilgar.special.0.count effectPart']],
  ['an effect more than nine times', stilgar([{ do: 'draw', count: 10 }]), ['leaders.stilgar.special.0.count effectPart']],
  [
    'a wrong one inside another',
    stilgar([{ do: 'choose', of: [[{ do: 'draw', count: 1 }], [{ do: 'draw', count: 0 }]] }]),
    ['leaders.stilgar.special.0.of.1.0.count effectPart'],
  ],
];

/** Data with a card and a track too many. */
const INSIDE = problemsOf({
  ...DATA,
  decks: { ...DATA.decks, 'fremen-ally': { ...DATA.decks['fremen-ally'], umbrella: { copies: 0, effects: [] } } },
  prescience: { ...DATA.prescience, 'the-desert-war': { ...DATA.prescience['the-desert-war'], gains: { luck: 1 } } },
} as unknown as ArrakisData).filter(({ key }) => key.includes('unknown'));

describe('contradictions in an owner’s corrections', () => {
  test.each(WRONG)('%s', (_, correction, problems) => {
    expect(named(correction)).toEqual(problems);
  });
  test('an effect up to nine times is none', () => {
    expect(named(stilgar([{ do: 'draw', count: 9 }]))).toEqual([]);
  });
  // Corrections name only fields there are, so these cannot come from them.
  test('a card and a track that nobody knows, in the data themselves', () => {
    expect(INSIDE.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'decks.fremen-ally.umbrella arrakis.problem.unknownCard',
      'prescience.the-desert-war.gains arrakis.problem.unknownTrack',
    ]);
  });
  test('every kind that can be named is here', () => {
    const known = Object.keys(arrakisDataEn).filter((key) => key.startsWith('arrakis.problem.'));
    const met = new Set([...WRONG.flatMap(([, correction]) => problemsWith(correction)), ...INSIDE].map(({ key }) => key));
    expect(known.filter((key) => !met.has(key))).toEqual([]);
  });
  test('each is said in every language, with nothing left open', async () => {
    for (const language of LANGUAGES) {
      const { say } = speaker(language, await words.texts[language]());
      for (const [, correction] of WRONG)
        for (const problem of problemsWith(correction)) expect(say(problem)).not.toMatch(/arrakis\.problem|[{}]/);
    }
  });
});
