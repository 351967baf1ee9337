import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../shared/games/adventure/board.ts';
import { CARDS, type CardId, FIGURES, SPACES } from '../../../shared/games/adventure/ids.ts';
import { linesOf as pathLines, signPaths } from '../../canvas/land/sign-shape.ts';
import { trayPicture } from '../../canvas/land/tray.ts';
import { ADVENTURE_VIEWS, adventureView, AFTER_FIGHT, FIGHT_EVENTS } from './gallery/adventure-views.ts';
import { MOTIFS, TRAY_COLUMNS, TRAY_ROWS, TRAYS, trayCell } from './bake/motifs.ts';
import { faceOf, linesOf } from './faces.ts';
import { beatsOf, hasFight, storyOf } from './fight.ts';
import { linesUpTo } from './fight-words.ts';
import { heldBy, holdsCards, seenHands } from './parts/cards.ts';
import { trayDice, walksIn } from './parts/dice.ts';

const SPRITE = readFileSync(new URL('../../assets/icons.svg', import.meta.url), 'utf8');

describe('trays and faces', () => {
  test('every motif has a sign of the sprite and a cell of its own', () => {
    for (const motif of MOTIFS) expect(signPaths(SPRITE, TRAYS[motif].sign).length, motif).toBeGreaterThan(0);
    const cells = MOTIFS.map((motif) => Object.values(trayCell(motif)).join());
    expect(new Set(cells).size).toBe(MOTIFS.length);
    expect(MOTIFS.length).toBeLessThanOrEqual(TRAY_COLUMNS * TRAY_ROWS);
    expect(() => signPaths(SPRITE, 'no-such-sign')).toThrow('no-such-sign');
  });

  test('a sign’s path is followed through lines, curves and arcs, back to where it began', () => {
    const [square] = pathLines('M2 2h4v4H2Z');
    expect(square).toEqual([
      [2, 2],
      [6, 2],
      [6, 6],
      [2, 6],
      [2, 2],
    ]);
    const [circle = []] = pathLines('M12 2a10 10 0 1 1 0 20 10 10 0 01 0-20Z');
    for (const [x, y] of circle) expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(10, 3);
  });

  test('the sign stands in the tray as rock: darker than the sand around it', () => {
    const { pixels, width, height } = trayPicture(SPRITE, TRAYS['space-spice'], 'night', 80, 40);
    expect(pixels).toHaveLength(width * height * 4);
    const light = (x: number, y: number) => pixels[(y * width + x) * 4] as number;
    const middle = [38, 40, 42].map((x) => light(x, 22)).reduce((sum, one) => sum + one, 0);
    const beside = [22, 24, 26].map((x) => light(x, 20)).reduce((sum, one) => sum + one, 0);
    expect(middle).toBeLessThan(beside * 0.85);
  });

  test('every card, space and fighter has a face with at least one sentence', () => {
    const all = [
      ...CARDS.map((id) => ({ kind: 'card', id })),
      ...SPACES.map((id) => ({ kind: 'space', id })),
      ...FIGURES.map((id) => ({ kind: 'figure', id })),
    ];
    for (const entity of all) expect(faceOf(entity, null)?.lines.length, entity.id).toBeGreaterThan(0);
    expect(faceOf({ kind: 'die', id: 'a' }, null)).toBeNull();
    expect(linesOf('card.lasgun').map(({ key }) => key)).toEqual(['adventure.item.card.lasgun.1', 'adventure.item.card.lasgun.2']);
  });

  test('Kanly lies on basalt, equipment on bone; a fighter’s face shows today’s values', () => {
    expect(faceOf({ kind: 'card', id: 'secret-silo' }, null)).toMatchObject({ ground: 'basalt', shape: 'eye' });
    expect(faceOf({ kind: 'card', id: 'sword' }, null)).toMatchObject({ ground: 'bone', shape: 'square' });
    expect(faceOf({ kind: 'figure', id: 'chani' }, ADVENTURE_VIEWS.middle)?.facts.map(({ value }) => value)).toEqual([5, 4]);
    expect(faceOf({ kind: 'figure', id: 'chani' }, null)?.facts.map(({ value }) => value)).toEqual([3, 4]);
  });
});

describe('a hand', () => {
  test('holds the own hidden cards, equal ones on each other', () => {
    const view = adventureView({ hands: { red: ['sword', 'sword', 'lasgun'] as CardId[] } });
    expect(heldBy(view, 'red')).toEqual([
      { id: 'sword', count: 2 },
      { id: 'lasgun', count: 1 },
    ]);
    expect(holdsCards(view)).toBe(true);
    expect(holdsCards(adventureView({}))).toBe(false);
  });

  test('R6.19 shows another’s cards beside the own ones while they are looked through', () => {
    const view = adventureView({ hands: { red: ['sword'], green: ['lasgun'] } });
    expect(seenHands(view)).toEqual(['red', 'green']);
  });
});

describe('the two dice', () => {
  const view = adventureView({ turn: { dice: [4, 6], moved: ['chani'], phase: 'move' } });
  const walk = (figure: string, steps: number) => ({ type: 'moved', figure, steps });
  const usersAfter = (steps: number) => {
    // The walks of the turn before are no concern of these dice.
    const heard = [walk('stilgar', 4), { type: 'turn' }, { type: 'threw', a: 4, b: 6 }, walk('chani', steps), { type: 'healed' }];
    return trayDice(view, [], walksIn(heard)).map(({ usedBy }) => usedBy);
  };

  test('R6.1 the die that carried a figure is ticked with it, the sum uses both', () => {
    expect(usersAfter(6)).toEqual([null, 'chani']);
    expect(usersAfter(4)).toEqual(['chani', null]);
    expect(usersAfter(10)).toEqual(['chani', 'chani']);
  });
  test('equal dice are used one after the other', () => {
    const equal = adventureView({ turn: { dice: [3, 3], moved: ['chani', 'stilgar'], phase: 'move' } });
    const both = (['chani', 'stilgar'] as const).map((figure) => ({ figure, steps: 3 }));
    expect(trayDice(equal, [], both).map(({ usedBy }) => usedBy)).toEqual(['chani', 'stilgar']);
  });
  test('after the moves both are used; before the throw there are no faces', () => {
    const later = adventureView({ turn: { dice: [4, 6], moved: ['chani'], phase: 'buy' } });
    expect(trayDice(later, [], []).map(({ used }) => used)).toEqual([true, true]);
    expect(trayDice(adventureView({}), [], []).map(({ value, used }) => [value, used])).toEqual([
      [null, false],
      [null, false],
    ]);
  });
});

describe('a fight is shown round after round', () => {
  const beats = beatsOf(FIGHT_EVENTS, AFTER_FIGHT);

  test('from its call to its spoils', () => {
    expect(beats.map(({ what }) => what.kind)).toEqual(['begins', 'round', 'poison', 'round', 'round', 'round', 'won']);
    expect(beats.at(-1)?.what).toMatchObject({ kind: 'won', spoils: ['stillsuit'] });
  });

  test('W2: Chani falls from 5 to 4, poison takes two more, and so on; the winner gains a point at the end', () => {
    expect(beats.map(({ strength }) => strength.chani)).toEqual([5, 4, 2, 2, 1, 0, 0]);
    expect(beats.map(({ strength }) => strength['gurney-halleck'])).toEqual([3, 3, 3, 3, 3, 3, 4]);
    expect(beats[1]?.what).toMatchObject({ high: [5, 6] });
  });

  test('the fallen stands with its side, although it has left the board', () => {
    expect(beats[0]?.fight).toEqual({
      cause: 'duel',
      at: 'duel-2',
      sides: [
        { colour: 'blue', figures: ['chani'] },
        { colour: 'red', figures: ['gurney-halleck'] },
      ],
    });
  });

  test('a fight that waits for an answer shows what has happened so far', () => {
    const begun = beatsOf(FIGHT_EVENTS.slice(0, 2), ADVENTURE_VIEWS.fighting);
    expect(begun.map(({ what }) => what.kind)).toEqual(['begins', 'round']);
    expect(begun.map(({ strength }) => strength.chani)).toEqual([5, 4]);
    const goesOn = beatsOf(FIGHT_EVENTS.slice(5), AFTER_FIGHT);
    expect(goesOn.map(({ what }) => what.kind)).toEqual(['round', 'round', 'round', 'won']);
    expect(goesOn.map(({ strength }) => strength.chani)).toEqual([2, 1, 0, 0]);
    expect(goesOn[0]?.fight.at).toBe('duel-2');
    expect(goesOn[0]?.fight.sides.map(({ figures }) => figures)).toEqual([['chani'], ['gurney-halleck']]);
  });

  test('Poison that waited for an answer is shown with its test', () => {
    const tested = beatsOf(FIGHT_EVENTS.slice(3), AFTER_FIGHT);
    expect(tested[0]?.what).toMatchObject({ kind: 'poison', by: null, on: 'chani', hurt: { points: 2 } });
    expect(tested.map(({ what }) => what.kind)).toEqual(['poison', 'round', 'round', 'round', 'won']);
    expect(tested[0]?.strength.chani).toBe(2);
    expect(beatsOf(FIGHT_EVENTS.slice(0, 3), ADVENTURE_VIEWS.fighting).at(-1)?.what).toMatchObject({
      kind: 'poison',
      by: 'gurney-halleck',
      test: null,
    });
  });

  test('two fights in one breath keep their own sides', () => {
    const second = FIGHT_EVENTS.slice(0, 2).map((one) =>
      one.type === 'fight'
        ? { ...one, attacker: 'green' as const }
        : one.type === 'fightRound'
          ? { ...one, attacker: { ...one.attacker, colour: 'green' as const }, loser: null }
          : one,
    );
    const both = beatsOf([...FIGHT_EVENTS, ...second], AFTER_FIGHT);
    expect(both.at(-1)?.fight.sides.map(({ colour }) => colour)).toEqual(['green', 'red']);
    expect(both[0]?.fight.sides.map(({ colour }) => colour)).toEqual(['blue', 'red']);
  });

  test('the rounds before an answer stay in the list, with their numbers and the Poison between them', () => {
    const numbers = (seen: number, heard = FIGHT_EVENTS) => {
      const { beats: all, from } = storyOf(FIGHT_EVENTS.slice(seen), AFTER_FIGHT, heard);
      return { first: all[from]?.what.kind, lines: linesUpTo(all, from, undefined).map(({ nth, numbers: said }) => [nth, said]) };
    };
    expect(numbers(0)).toEqual({ first: 'begins', lines: [] });
    // Poison was used, its victim was asked, and the test comes with the next round: both are still to be seen.
    expect(numbers(3)).toEqual({
      first: 'poison',
      lines: [
        [1, '5 : 6'],
        [null, '−2'],
      ],
    });
    expect(numbers(5).lines).toEqual([
      [1, '5 : 6'],
      [null, '−2'],
      [2, '6 : 6'],
    ]);
    const { beats: whole, from } = storyOf(FIGHT_EVENTS.slice(5), AFTER_FIGHT, FIGHT_EVENTS);
    expect(whole.slice(from).map(({ what }) => what.kind)).toEqual(['round', 'round', 'round', 'won']);
    expect(whole.slice(from).map(({ strength }) => strength.chani)).toEqual([2, 1, 0, 0]);
    expect(linesUpTo(whole, from, undefined).map(({ ahead, now }) => [ahead, now])).toEqual([
      [1, false],
      [null, false],
      [null, true],
    ]);
  });

  test('a fight that is over lends nothing to the next one', () => {
    const again = FIGHT_EVENTS.slice(0, 2);
    const { beats: next, from } = storyOf(again, ADVENTURE_VIEWS.fighting, [...FIGHT_EVENTS, ...again]);
    expect(from).toBe(0);
    expect(linesUpTo(next, next.length - 1, undefined).map(({ nth }) => nth)).toEqual([1]);
  });

  test('nothing covers the table without a throw', () => {
    expect(hasFight([{ type: 'guileTest', danger: 'storm' } as { type: string }])).toBe(false);
    expect(hasFight(FIGHT_EVENTS.slice(3, 5))).toBe(true);
    expect(hasFight([{ type: 'fight' }])).toBe(false);
    expect(hasFight([{ type: 'dosed' }])).toBe(false);
    expect(hasFight(undefined)).toBe(false);
    expect(hasFight(FIGHT_EVENTS)).toBe(true);
  });

  test('everybody’s limits are those of the box', () => {
    for (const { strength } of beats)
      for (const points of Object.values(strength)) expect(points).toBeLessThanOrEqual(boardOf({}).data.game.limits.strength);
  });
});
