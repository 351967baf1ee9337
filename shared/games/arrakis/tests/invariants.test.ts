import { expect, test } from 'vitest';
import { arrange } from '../arranged-position.ts';
import { AREAS, type LeaderId, ZONES } from '../ids.ts';
import { arrakis } from '../index.ts';
import type { ArrakisState } from '../types.ts';
import { still } from './story.fixture.ts';

// Positions that no game comes to: what is stored or brought along is held to these before it is played on.

const laidOut = (): ArrakisState =>
  structuredClone(
    arrange({
      agenda: [],
      harkonnen: { arsunt: { regular: 2, named: ['captain-aramsham'] } },
      atreides: { windgap: { regular: 2, named: ['stilgar'] } },
      dice: { 'giedi-prime': { mentat: 2 }, 'sietch-tabr': { strategy: 1 } },
      state: { ...still, worms: ['ne-outer-9'] },
    }).state,
  ) as ArrakisState;
const legion = { regular: 1, elite: 0, special: 0, generic: 0, tokens: { hidden: [] }, facedown: [] };
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
