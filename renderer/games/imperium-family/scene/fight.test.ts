import { describe, expect, test } from 'vitest';
import type { FamilyEvent, Force } from '../../../../shared/games/imperium-family/events.ts';
import { open } from '../../../../shared/games/imperium/tests/story.fixture.ts';
import { viewOf } from '../../../../shared/games/imperium-family/view.ts';
import { TEXTS as IMPERIUM } from '../../../../shared/games/imperium/text/load.ts';
import { TEXTS as UPRISING } from '../../../../shared/games/uprising/text/load.ts';
import { speaker } from '../../../../shared/text/speak.ts';
import { imperiumView } from '../../imperium/gallery/imperium-views.ts';
import { uprisingView } from '../../uprising/gallery/uprising-views.ts';
import { beatsOf, fightOf, readingTime } from './fight.ts';
import { hasFought } from './has-fought.ts';
import { forceOf, headlineOf, ribbonTold } from './told.ts';

const force = (player: Force['player'], troops: number, swords: number, sandworms = 0): Force => ({
  player,
  troops,
  swords,
  sandworms,
  strength: troops + sandworms > 0 ? troops * 2 + sandworms * 3 + swords : 0,
});
const NAMES = { seat1: 'Zsuzsa', seat2: 'Ferenc', seat3: 'Judit', seat4: 'Minji' } as Record<string, string>;
const nameOf = (player: string): string => NAMES[player] ?? player;
const view = imperiumView({ seats: 4 });
const DECIDED: readonly FamilyEvent[] = [
  {
    type: 'combat',
    strengths: [
      { player: 'seat1', strength: 5 },
      { player: 'seat2', strength: 6 },
    ],
  },
  { type: 'playedIntrigue', player: 'seat1', card: 'ambush' },
  { type: 'playedIntrigue', player: 'seat2', card: 'private-army' },
  {
    type: 'fought',
    conflict: 'cloak-and-dagger',
    forces: [force('seat1', 2, 5), force('seat2', 3, 0), force('seat3', 1, 0), force('seat4', 0, 2)],
  },
  { type: 'placed', player: 'seat1', place: 'first', won: true },
  { type: 'placed', player: 'seat2', place: 'second', won: false },
  { type: 'placed', player: 'seat3', place: 'third', won: false },
];

describe('how a Conflict ends', () => {
  test('is told by the game itself: what everybody had when it was decided, before anybody goes home', () => {
    const story = open({
      agenda: [{ do: 'combat' }],
      conflict: 'skirmish-a',
      players: { seat1: { conflict: 2, swords: 1 }, seat2: { conflict: 1, garrison: 0 } },
    });
    const seen = viewOf(story.state, 'seat1');
    expect(hasFought(story.events)).toBe(true);
    const fight = fightOf(story.events, seen);
    expect(fight?.ribbons.slice(0, 2)).toMatchObject([
      { player: 'seat1', strength: 5, troops: 2, swords: 1, place: 'first' },
      { player: 'seat2', strength: 2, troops: 1, swords: 0, place: 'second' },
    ]);
    expect([fight?.conflict, seen.players.seat1?.conflict]).toEqual(['skirmish-a', 0]);
  });
  test('is no scene while nobody is placed, or before it is decided', () => {
    expect(hasFought(DECIDED)).toBe(true);
    expect(hasFought(DECIDED.slice(0, 4))).toBe(false);
    expect(hasFought([...DECIDED.slice(4)])).toBe(false);
    expect(hasFought(undefined)).toBe(false);
    expect(fightOf(DECIDED.slice(0, 3), view)).toBeNull();
  });
  test('the strongest first, ribbons as long as strength, the cards in the order in which they were played', () => {
    const fight = fightOf(DECIDED, view);
    expect(fight?.ribbons.map(({ player, strength, began, share }) => [player, strength, began, share])).toEqual([
      ['seat1', 9, 5, 1],
      ['seat2', 6, 6, 6 / 9],
      ['seat3', 2, 2, 2 / 9],
      ['seat4', 0, 0, 0],
    ]);
    expect(fight?.ribbons.flatMap(({ cards }) => cards.map(({ id, nth }) => `${nth} ${id}`))).toEqual(['0 ambush', '1 private-army']);
    expect([fight?.winner, fight?.steps.map(({ on }) => on)]).toEqual(['seat1', [['seat1'], ['seat2'], ['seat3']]]);
  });
  test('what was played before, or after it was decided, is no part of it', () => {
    const earlier: FamilyEvent = { type: 'playedIntrigue', player: 'seat3', card: 'bribery' };
    const later: FamilyEvent = { type: 'playedIntrigue', player: 'seat1', card: 'bribery' };
    const all: readonly FamilyEvent[] = [earlier, ...DECIDED, later];
    expect(fightOf(all, view)?.cards).toBe(2);
  });
  test('moving it has three moments, two without cards; still, everything lies there at once', () => {
    const fight = fightOf(DECIDED, view);
    const plain = fightOf(
      DECIDED.filter(({ type }) => type !== 'playedIntrigue'),
      view,
    );
    if (!fight || !plain) throw new Error('No fight');
    expect([beatsOf(fight, 1), beatsOf(plain, 1), beatsOf(fight, 0)]).toEqual([['gather', 'cards', 'won'], ['gather', 'won'], ['won']]);
    expect(readingTime(fight)).toBeGreaterThan(readingTime(plain));
  });
  test('R22.6 House Hagal stands on a step and gains nothing', () => {
    const two = imperiumView({ seats: 2 });
    const events = DECIDED.map((event) =>
      event.type === 'fought'
        ? { ...event, forces: [force('rival1', 4, 3), force('seat1', 2, 0)] }
        : event.type === 'placed' && event.player === 'seat1'
          ? { ...event, player: 'rival1' as const }
          : event,
    );
    const [hagal] = fightOf(events, two)?.ribbons ?? [];
    expect([hagal?.player, hagal?.place, hagal?.prize]).toEqual(['rival1', 'first', null]);
  });
});

describe('in words', () => {
  const said = async (events: readonly FamilyEvent[]): Promise<string> => {
    const english = speaker('en', await IMPERIUM.en());
    const fight = fightOf(events, view);
    if (!fight) throw new Error('No fight');
    const ribbons = fight.ribbons.map((ribbon) =>
      ribbonTold(ribbon, fight, view, nameOf)
        .map((one) => english.say(one))
        .join('. '),
    );
    return [english.say(headlineOf(fight, view, nameOf)), ...ribbons].join('\n');
  };
  test('a screen reader hears who won, with what, and who gains what', async () => {
    expect(await said(DECIDED)).toBe(
      [
        'Zsuzsa wins Cloak and Dagger, 9 to 6.',
        'Zsuzsa: strength 9. 2 troops. 5 swords. Combat cards played: Ambush. 1st: gain 1 Influence with a Faction of your choice and draw 2 Intrigue cards',
        'Ferenc: strength 6. 3 troops. Combat cards played: Private Army. 2nd: draw 1 Intrigue card and gain 1 spice',
        'Judit: strength 2. 1 troop. 3rd: choose one: draw 1 Intrigue card or gain 1 spice',
        'Minji: strength 0. nobody there',
      ].join('\n'),
    );
  });
  test('a tie is nobody\u2019s victory, and whoever stands alone has no score to beat', async () => {
    const tied = DECIDED.map((event) => (event.type === 'placed' ? { ...event, won: false } : event));
    const even = tied.map((event) =>
      event.type === 'fought' ? { ...event, forces: [force('seat1', 2, 2), force('seat2', 3, 0), force('seat3', 0, 0)] } : event,
    );
    expect((await said(even)).split('\n')[0]).toBe('Nobody wins Cloak and Dagger: Zsuzsa and Ferenc are equally strong, 6 each.');
    const alone = DECIDED.map((event) => (event.type === 'fought' ? { ...event, forces: [force('seat1', 2, 0)] } : event));
    expect((await said(alone)).split('\n')[0]).toBe('Zsuzsa wins Cloak and Dagger unopposed, with strength 4.');
  });
  test('Uprising R10.4: a sandworm doubles everything but control, and its pair of icons is told', async () => {
    const english = speaker('en', await UPRISING.en());
    const here = uprisingView({ seats: 4 });
    const events: readonly FamilyEvent[] = [
      { type: 'fought', conflict: 'siege-of-arrakeen', forces: [force('seat1', 0, 1, 1), force('seat2', 1, 0)] },
      { type: 'placed', player: 'seat1', place: 'first', won: true },
      { type: 'matched', player: 'seat1', cards: [{ conflict: 'siege-of-arrakeen' }, { conflict: 'skirmish-a' }] },
    ];
    const fight = fightOf(events, here);
    const [first] = fight?.ribbons ?? [];
    if (!fight || !first) throw new Error('No fight');
    expect([first.prize?.doubled, first.prize?.line[0], fight.matched]).toEqual([true, { text: '2×' }, { by: 'seat1', vp: 1 }]);
    expect(forceOf(first).map((one) => english.say(one))).toEqual(['1 sandworm', '1 sword']);
    const told = ribbonTold(first, fight, here, nameOf).map((one) => english.say(one));
    expect(told.slice(-2)).toEqual(['twice by the sandworm', 'a pair of battle icons: 1 VP']);
    expect(first.prize?.effects.filter((effect) => 'control' in effect).length).toBeLessThanOrEqual(1);
  });
});
