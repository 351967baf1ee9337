import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { FamilyState as State } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { FEYD, GURNEY, MUADDIB, openSix } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// Positions that no game comes to: what is stored or brought along is held to these before it is played on.

type Player = NonNullable<State['players']['seat1']>;
type Wrong = [broken: RegExp, spoil: (player: Player, state: State) => void];

const state = (arrangement: Arrangement): State => structuredClone(open(arrangement).state) as State;
const four = (): State => state({ seats: 4, players: { seat1: { hand: ['dagger'], deck: ['diplomacy'], noMore: true } } });
/** The first of a list is gone. */
function lessOf<Name extends string>(of: Partial<Record<Name, readonly unknown[]>> | null | undefined, name: Name): void {
  Object.assign(of ?? {}, { [name]: of?.[name]?.slice(1) });
}
function brokenIn(laid: State, seat: keyof State['players'], spoil: Wrong[1]): readonly string[] {
  expect(uprising.invariants(laid)).toEqual([]);
  spoil(laid.players[seat] as Player, laid);
  return uprising.invariants(laid);
}

describe('what a position cannot be', () => {
  test.each<Wrong>([
    // R8.1
    [/^troops of seat1$/, (player) => (player.supply -= 1)],
    [/^troops of seat1$/, (player) => Object.assign(player, { supply: -1, garrison: 13, conflict: 0 })],
    [/^troops of seat1$/, (player) => Object.assign(player, { supply: 13, garrison: -1, conflict: 0 })],
    [/^troops of seat1$/, (player) => Object.assign(player, { supply: 13, garrison: 0, conflict: -1 })],
    [/^seat1 owes$/, (player) => (player.spice = -1)],
    [/^seat1 owes$/, (player) => (player.vp = -1)],
    // R1.3
    [/^Agents of seat1$/, (player) => (player.agents += 1)],
    [/^Agents of seat1$/, (player) => (player.agents = 0)],
    [/^Spies of seat1$/, (player) => (player.spies = 4)],
    [/^Spies of seat1$/, (player) => delete player.spies],
    [/^posts$/, (_, laid) => delete laid.posts],
    [
      /^Spies on a post$/,
      (player, laid) => Object.assign(player, { spies: 1 }) && Object.assign(laid.posts ?? {}, { 'post-guild': ['seat1', 'seat1'] }),
    ],
    // R16.2
    [/^shown cards of seat1$/, (player) => (player.shown = ['dagger', 'dagger'])],
    [/^known cards of seat1$/, (player) => (player.known = { all: 1, owner: 0 })],
    [/^known cards of seat1$/, (player) => (player.known = { all: 0, owner: 2 })],
    // R12.1
    [/^Influence of seat1$/, (player) => (player.influence.fremen = 7)],
    [/^Influence of seat1$/, (player) => (player.influence.fremen = -1)],
    // R6.3
    [/^deployment of seat1$/, (_, { turn }) => (turn.deployed = turn.recruited + 3)],
    // R7.5 R10.7
    [/^sandworms of seat1$/, (player) => (player.sandworms = -1)],
    [/^sandworms of seat1$/, (player) => delete player.hooks],
    [/^units of seat1 after/, (player, laid) => Object.assign(player, { conflict: 1 }) && Object.assign(laid, { phase: 'recall' })],
    [/^units of seat1 after/, (player, laid) => Object.assign(player, { conflict: 1 }) && Object.assign(laid, { phase: 'endgame' })],
    [/^the Shield Wall$/, (_, laid) => delete laid.shieldWall],
    // R10.6 R2.8
    [/was won twice/, (player, { conflicts }) => (player.won = [0, 1].map(() => ({ conflict: conflicts[0] as string, faceUp: true })))],
    [/never turned up/, (player, { conflictDeck }) => (player.won = [{ conflict: conflictDeck.hidden[0] as string, faceUp: true }])],
    [
      /^Objectives objective-/,
      (player) => (player.objectives = [1, 2, 3, 4].map(() => ({ objective: 'objective-crysknife', faceUp: true }))),
    ],
    // Imperium R20.4
    [/^stolen Intrigue cards$/, (_, laid) => (laid.stolen.hidden = [{ by: 'seat1', from: 'seat2', card: 'cunning' }])],
    [/^\d+ Intrigue cards /, (_, laid) => lessOf(laid.intrigueDeck, 'hidden')],
    [/^\d+ Conflict cards /, (_, laid) => lessOf(laid.conflictDeck, 'hidden')],
    [/^\d+ cards dagger instead of 8$/, (player) => (player.hand.hidden = [])],
    // R15.2 R15.6
    [/^track of seat1$/, (player) => (player.leaderBoard = { place: 'nowhere' })],
    [/^side of seat1$/, (player) => (player.leaderBoard = { side: 'nobody' })],
    [/^memories of seat1$/, (player) => (player.leaderBoard = { memories: -1 })],
  ])('%s', (broken, spoil) => {
    expect(brokenIn(four(), 'seat1', spoil)).toContainEqual(expect.stringMatching(broken));
  });

  // R14.1
  test.each<Wrong>([
    [/^\d+ contracts /, (_, laid) => lessOf(laid.contracts?.deck, 'hidden')],
    [/^places for contracts$/, (_, laid) => lessOf(laid.contracts, 'open')],
    [
      /^too many contracts/,
      (_, { contracts }) => Object.assign(contracts ?? {}, { open: [...(contracts?.open ?? []), ...(contracts?.open ?? [])] }),
    ],
  ])('%s', (broken, spoil) => {
    const laid = state({ seats: 4, options: { choam: 'with' }, players: { seat1: { hand: ['dagger'] } } });
    expect(brokenIn(laid, 'seat1', spoil)).toContainEqual(expect.stringMatching(broken));
  });

  // R17.1
  test.each<Wrong>([
    [/^House Hagal$/, (_, laid) => (laid.hagal = null)],
    [/^\d+ Hagal cards /, (_, laid) => lessOf(laid.hagal?.deck, 'hidden')],
    [/^cards of rival1$/, (player) => (player.discard = ['dagger'])],
  ])('%s', (broken, spoil) => {
    const laid = state({ seats: 1, players: { rival1: { rivalCard: 'rival-muaddib' } } });
    expect(brokenIn(laid, 'rival1', spoil)).toContainEqual(expect.stringMatching(broken));
  });

  // R18.2 R18.7 R18.24
  test.each<Wrong>([
    [/^teams$/, (_, { teams }) => Object.assign(teams?.[0] ?? {}, { allies: [GURNEY, FEYD] })],
    [/^tokens of seat1$/, (player) => delete player.arrows],
    [/^own track of seat1$/, (player) => (player.influence.emperor = 1)],
    [/^arrows of seat1$/, (player) => (player.arrows = ['left', 'double'])],
    [/^Agents of Commander seat1$/, (player) => (player.agents = 1)],
    [/^what Commander seat1 cannot hold$/, (player) => (player.swords = 1)],
    [/^what Commander seat1 cannot hold$/, (player) => (player.objectives = [{ objective: 'objective-crysknife', faceUp: true }])],
    [/^main board of seat1$/, (player) => (player.influence['spacing-guild'] = 1)],
    [/^main board of seat1$/, (_, laid) => (laid.control = { arrakeen: MUADDIB })],
  ])('%s', (broken, spoil) => {
    const laid = structuredClone(openSix({ [MUADDIB]: { hand: ['md-usul'] } }).state) as State;
    expect(brokenIn(laid, MUADDIB, spoil)).toContainEqual(expect.stringMatching(broken));
  });
});
