import { expect, test } from 'vitest';
import { arrange, type Arrangement } from '../arranged-position.ts';
import { DATA } from '../data.ts';
import { AREAS, type LeaderId, ZONES } from '../ids.ts';
import { arrakis } from '../index.ts';
import { NO_DICE } from '../queries/dice.ts';
import type { ArrakisState, Board } from '../types.ts';
import { still } from './story.fixture.ts';

// Positions that no game comes to: what is stored or brought along is held to these before it is played on.

const laidOut = (more: Partial<Arrangement> = {}): ArrakisState =>
  structuredClone(
    arrange({
      ...more,
      agenda: [],
      harkonnen: { arsunt: { regular: 2, named: ['captain-aramsham'] } },
      atreides: { windgap: { regular: 2, named: ['stilgar'] } },
      dice: { 'giedi-prime': { mentat: 2 }, 'sietch-tabr': { strategy: 1 } },
      state: { ...still, worms: ['ne-outer-9'] },
    }).state,
  ) as ArrakisState;
const legion = { regular: 1, elite: 0, special: 0, generic: 0, tokens: { hidden: [] }, facedown: [] };
/** Copies of Hawat’s Scheming. */
const SCHEMES = DATA.decks['house-harkonnen']['hawats-scheming']?.copies ?? 0;
const change = (of: object | null | undefined, to: object): unknown => Object.assign(of ?? {}, to);
const leader = ({ leaders }: ArrakisState, id: LeaderId, at: string): unknown => change(leaders[id], { at });

test('a position that fits breaks nothing', () => {
  expect(arrakis.invariants(laidOut())).toEqual([]);
});

test.each<[RegExp, (state: ArrakisState) => unknown]>([
  // R2.1
  [/^harkonnen has too many regular$/, ({ legions }) => change(legions.harkonnen.arsunt, { regular: 99 })],
  [/^atreides has too many elite$/, ({ legions }) => change(legions.atreides.windgap, { elite: 99 })],
  [/^area nowhere$/, ({ legions }) => change(legions.harkonnen, { nowhere: legion })],
  [/^harkonnen owes figures in arsunt$/, ({ legions }) => change(legions.harkonnen.arsunt, { elite: -1 })],
  // R2.6
  [/^harkonnen leaders alone in arsunt$/, ({ legions }) => change(legions.harkonnen.arsunt, { regular: 0, generic: 1 })],
  [/^captain-aramsham alone in carthag$/, (state) => leader(state, 'captain-aramsham', 'carthag')],
  // R2.11
  [/^two legions in arsunt$/, ({ legions }) => change(legions.atreides, { arsunt: legion })],
  // R2.1
  [/^harvester 20$/, (state) => change(state, { harvesters: AREAS.slice(0, 20) })],
  [/^ornithopter \d+$/, (state) => change(state, { zones: Object.fromEntries(ZONES.map((zone) => [zone, 'ornithopter'])) })],
  [/^carryall \d+$/, (state) => change(state, { zones: Object.fromEntries(ZONES.map((zone) => [zone, 'carryall'])) })],
  [/^sandworms$/, (state) => change(state, { worms: AREAS.slice(0, 20) })],
  [/^worms twice in an area$/, (state) => change(state, { worms: ['ne-outer-9', 'ne-outer-9'] })],
  [/^wormsigns twice in an area$/, (state) => change(state, { wormsigns: ['ne-outer-9', 'ne-outer-9'] })],
  [/^harvesters twice in an area$/, (state) => change(state, { harvesters: ['ne-outer-9', 'ne-outer-9'] })],
  // R12.9
  [/^captain-aramsham in the tank$/, (state) => leader(state, 'captain-aramsham', 'tank')],
  [/^stilgar in the tank$/, ({ boards }) => change(boards['sietch-tabr'], { tank: ['stilgar', null, null] })],
  // R2.4
  [/^deployment tokens /, ({ pool }) => change(pool, { hidden: pool.hidden.slice(1) })],
  [/^wormsigns$/, (state) => change(state, { wormsigns: AREAS })],
  // R9.5
  [/^reserve of spice$/, (state) => change(state, { reserve: -1 })],
  [/^reserve of spice$/, (state) => change(state, { reserve: 99 })],
  // R4.7
  [/^stations$/, (state) => change(state, { stationsTaken: state.stationsTaken.slice(1) })],
  [/^stations of jihad$/, (state) => change(state, { stationsTaken: state.stationsTaken.map(() => 'jihad') })],
  // R6.4
  [/^Bene Gesserit$/, ({ sisters }) => change(sisters, { reserve: -1 })],
  [/^Bene Gesserit$/, ({ sisters }) => change(sisters, { atreides: 99 })],
  [/^Bene Gesserit$/, ({ sisters }) => change(sisters, { harkonnen: 99 })],
  // R2.3
  [/^cards of house-harkonnen$/, ({ discards }) => change(discards, { 'house-harkonnen': ['the-voice'] })],
  [/^cards of fremen-ally$/, ({ hands }) => change(hands['fremen-ally'], { hidden: Array.from({ length: 9 }, () => 'crysknife') })],
  // R2.16
  [/^prescience cards$/, (state) => change(state, { claimed: ['the-desert-war'] })],
  [/^prescience cards$/, (state) => change(state, { claimed: ['the-voice'] })],
  [/^objectives$/, ({ objectives }) => change(objectives, { hidden: [...objectives.hidden, ...objectives.hidden] })],
  // R13.1
  [/^track jihad$/, ({ prescience }) => change(prescience, { jihad: -1 })],
  [/^track jihad$/, ({ prescience }) => change(prescience, { jihad: 99 })],
  [/^supremacy$/, (state) => change(state, { supremacy: -1 })],
  [/^supremacy$/, (state) => change(state, { supremacy: 99 })],
  // R9.7
  [/^imperium choam$/, ({ imperium }) => change(imperium, { choam: -9 })],
  [/^imperium choam$/, ({ imperium }) => change(imperium, { choam: 99 })],
  // R2.2
  [/^harkonnen owes dice$/, ({ boards }) => change(boards['giedi-prime']?.unused, { mentat: -1 })],
  [/^atreides owes dice$/, ({ boards }) => change(boards['sietch-tabr']?.used, { mentat: -1 })],
  [/^harkonnen action dice$/, ({ boards }) => change(boards['giedi-prime']?.unused, { mentat: 99 })],
  [/^harkonnen action dice$/, (state) => change(state, { setAside: 99 })],
  [/^atreides action dice$/, ({ boards }) => change(boards['sietch-tabr']?.used, { mentat: 99 })],
])('%s', (broken, spoil) => {
  const state = laidOut();
  spoil(state);
  expect(arrakis.invariants(state)).toContainEqual(expect.stringMatching(broken));
});

// R2.2 R15.2
test('one of two boards that owes dice is one too many', () => {
  const { state } = arrange({ seats: 4, agenda: [] });
  const spoiled = structuredClone(state) as ArrakisState;
  change(spoiled.boards['fremen-ally-board']?.unused, { strategy: -1 });
  expect([arrakis.invariants(state), arrakis.invariants(spoiled)]).toEqual([[], expect.arrayContaining(['atreides owes dice'])]);
});

/** As much as there is of everything, and one more: what is said of it, and nothing else. */
type Spoil = (state: ArrakisState, count: number) => unknown;
test.each<[string, number, Spoil, readonly string[]]>([
  // R2.1
  ['regulars', 24, ({ legions }, regular) => change(legions.harkonnen.arsunt, { regular }), ['harkonnen has too many regular']],
  ['elites', 8, ({ legions }, elite) => change(legions.atreides.windgap, { elite }), ['atreides has too many elite']],
  ['Naibs', 12, ({ legions }, generic) => change(legions.atreides.windgap, { generic }), ['atreides has too many generic']],
  ['harvesters', 8, (state, count) => change(state, { harvesters: AREAS.slice(-count) }), ['harvester 9']],
  ['ornithopters', 6, (state, count) => change(state, { zones: flying('ornithopter', count) }), ['ornithopter 7']],
  ['carryalls', 3, (state, count) => change(state, { zones: flying('carryall', count) }), ['carryall 4']],
  ['sandworms', 4, (state, count) => change(state, { worms: AREAS.slice(-count) }), ['sandworms']],
  // R2.4
  ['wormsigns', 16, (state, count) => change(state, { wormsigns: AREAS.slice(-count) }), ['wormsigns']],
  ['tokens of the Bene Gesserit in reserve', 4, ({ sisters }, reserve) => change(sisters, { reserve }), ['Bene Gesserit']],
  ['tokens of the Bene Gesserit', 1, ({ sisters }, atreides) => change(sisters, { atreides }), ['Bene Gesserit']],
  ['no token of the Bene Gesserit', 0, ({ sisters }, harkonnen) => change(sisters, { harkonnen }), ['Bene Gesserit']],
  // R9.5
  ['spice', 1, (state, reserve) => change(state, { reserve }), ['reserve of spice']],
  // R13.1
  ['steps of a prescience track', 10, ({ prescience }, jihad) => change(prescience, { jihad }), ['track jihad']],
  ['steps of supremacy', 10, (state, supremacy) => change(state, { supremacy }), ['supremacy']],
  // R9.7
  ['steps of an imperium marker', 5, ({ imperium }, landsraad) => change(imperium, { landsraad }), ['imperium landsraad']],
  // R2.2
  ['dice of the Harkonnen', 8, ({ boards }, mentat) => change(boards['giedi-prime']?.unused, { mentat }), ['harkonnen action dice']],
  ['used ones beside two', 6, ({ boards }, house) => used(boards['giedi-prime'], { house }), ['harkonnen action dice']],
  ['ones set aside beside two', 6, (state, setAside) => change(state, { setAside }), ['harkonnen action dice']],
  ['dice of the Atreides beside one', 3, ({ boards }, house) => used(boards['sietch-tabr'], { house }), ['atreides action dice']],
])('%s: %i at most', (_, most, spoil, broken) => {
  const [full, more] = [laidOut(), laidOut()];
  spoil(full, most);
  spoil(more, most + 1);
  expect([arrakis.invariants(full), arrakis.invariants(more)]).toEqual([[], broken]);
});
/** Empty boards have their dice in common. */
const used = (board: Board | undefined, dice: object): unknown => change(board, { used: { ...NO_DICE, ...dice } });
const flying = (vehicle: 'ornithopter' | 'carryall', count: number) =>
  Object.fromEntries(ZONES.slice(0, count).map((zone) => [zone, vehicle]));

test.each<[string, number, Spoil, readonly string[]]>([
  // R2.6
  [
    'units beside a leader',
    1,
    ({ legions }, regular) => change(legions.harkonnen.arsunt, { regular }),
    ['harkonnen leaders alone in arsunt', 'captain-aramsham alone in arsunt'],
  ],
  ['figures', 0, ({ legions }, elite) => change(legions.harkonnen.arsunt, { elite }), ['harkonnen owes figures in arsunt']],
  // R6.4
  ['tokens of the Bene Gesserit', 0, ({ sisters }, atreides) => change(sisters, { atreides }), ['Bene Gesserit']],
  // R9.5 R9.7 R13.1
  ['spice', 0, (state, reserve) => change(state, { reserve }), ['reserve of spice']],
  ['steps of a prescience track', 0, ({ prescience }, jihad) => change(prescience, { jihad }), ['track jihad']],
  ['steps of supremacy', 0, (state, supremacy) => change(state, { supremacy }), ['supremacy']],
  ['steps of an imperium marker', 1, ({ imperium }, choam) => change(imperium, { choam }), ['imperium choam']],
  // R6.2
  ['unused dice', 0, ({ boards }, mentat) => change(boards['giedi-prime']?.unused, { mentat }), ['harkonnen owes dice']],
  ['used dice', 0, ({ boards }, mentat) => used(boards['sietch-tabr'], { mentat }), ['atreides owes dice']],
])('%s: %i at least', (_, least, spoil, broken) => {
  const [empty, less] = [laidOut(), laidOut()];
  spoil(empty, least);
  spoil(less, least - 1);
  expect([arrakis.invariants(empty), arrakis.invariants(less)]).toEqual([[], broken]);
});

// R16.1 R16.18
test.each<[string, object, readonly string[]]>([
  ['eight dice not thrown yet, two of them', { unrolled: 6 }, []],
  ['a die too many', { unrolled: 7 }, ['harkonnen action dice']],
  ['cards kept as reinforcements', { reinforcements: { hidden: ['sandmasters'] } }, []],
  ['one of them twice', { reinforcements: { hidden: ['troop-carriers', 'troop-carriers'] } }, ['cards of corrino-ally']],
  ['a scheme laid aside', { schemeAside: true }, []],
  [
    'a scheme laid aside beside all there are',
    { schemeAside: true, reinforcements: { hidden: Array.from({ length: SCHEMES }, () => 'hawats-scheming') } },
    ['cards of house-harkonnen'],
  ],
])('the automa has %s', (_, automa, broken) => {
  const state = laidOut({ seats: 1 });
  change(state.automa, automa);
  expect(arrakis.invariants(state)).toEqual(broken);
});

// R2.4 R12.9 R13.10
test.each<[string, (state: ArrakisState) => unknown, readonly string[]]>([
  ['an Atreides leader without units', (state) => leader(state, 'chani', 'ne-outer-3'), ['chani alone in ne-outer-3']],
  ['a leader whose side is not there', (state) => leader(state, 'chani', 'arsunt'), ['chani alone in arsunt']],
  ['a leader who is in no tank', (state) => leader(state, 'chani', 'tank'), ['chani in the tank']],
  [
    'a leader who is twice in a tank',
    (state) => [leader(state, 'chani', 'tank'), change(state.boards['sietch-tabr'], { tank: ['chani', 'chani', null] })],
    ['chani in the tank'],
  ],
  ['a station that nobody has', (state) => change(state, { stationsTaken: state.stationsTaken.slice(1) }), ['stations']],
  [
    'three stations of a track',
    (state) => change(state, { stationsTaken: ['jihad', 'jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'] }),
    ['stations of jihad'],
  ],
  ['a card shown that is out of the game', (state) => change(state, { prescienceGone: ['the-desert-war'] }), ['prescience cards']],
  ['an unknown card', (state) => change(state, { claimed: ['the-voice'] }), ['prescience cards']],
  ['a token drawn and still in the pool', (state) => change(state.drawn, { hidden: ['d-two-elites'] }), ['deployment tokens d-two-elites']],
  [
    'a token on the map that is out of the game',
    ({ legions }) => change(legions.atreides.windgap, { tokens: { hidden: ['s-special'] } }),
    ['deployment tokens s-special'],
  ],
  ['one legion on the other', ({ legions }) => change(legions.atreides, { arsunt: legion }), ['two legions in arsunt']],
])('%s', (_, spoil, broken) => {
  const state = laidOut();
  spoil(state);
  expect(arrakis.invariants(state)).toEqual(broken);
});
