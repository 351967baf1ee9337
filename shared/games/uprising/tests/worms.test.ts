import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { ranking } from '../../imperium-family/queries/combat.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { STOP } from '../../imperium-family/story.fixture.ts';
import { LANGUAGES, type Texts } from '../../../text/message.ts';
import { TEXTS } from '../text/load.ts';
import { open, type Story } from './story.fixture.ts';

type Own = NonNullable<NonNullable<Arrangement['players']>['seat1']>;
const alone = (own: Own, more: Arrangement = {}): Story =>
  open({ conflict: 'trade-dispute', ...more, players: { ...more.players, seat1: own } });
const PROTECTED = { conflict: 'secure-imperial-basin' } as const;

describe('sandworms of the box', () => {
  // R6.2 R7.5
  test('Deep Desert: 4 spice or, with Hooks, 2 sandworms; the bonus spice either way', () => {
    const visit = (own: Own, more: Arrangement = {}): Story =>
      alone({ hand: ['dune-the-desert-planet'], water: 3, ...own }, { bonusSpice: { 'deep-desert': 1 }, ...more })
        .send('dune-the-desert-planet', 'deep-desert')
        .piece('choose');
    expect(visit({ hooks: true }).play(1).of('seat1')).toMatchObject({ spice: 1, sandworms: 2 });
    expect(visit({ hooks: true }).play(0).of('seat1')).toMatchObject({ spice: 5, sandworms: 0 });
    expect(visit({}).of('seat1')).toMatchObject({ spice: 5, sandworms: 0 });
    expect(visit({ hooks: true }, PROTECTED).of('seat1')).toMatchObject({ spice: 5, sandworms: 0 });
  });
  // R15.10
  test('Shaddam’s signet keeps sandworms out of the Conflict too', () => {
    const shaddam = { leader: 'shaddam-corrino-iv', hooks: true, water: 1 } as const;
    const options = { choam: 'with' } as Arrangement['options'];
    const story = alone({ ...shaddam, hand: ['signet-ring'] }, { ...(options && { options }) }).send('signet-ring', 'hagga-basin');
    const piece = story.state.turn.pieces.find(({ from, effect }) => from === 'space' && 'choose' in effect)?.id;
    expect(story.play({ piece }).of('seat1')).toMatchObject({ spice: 2, sandworms: 0 });
  });
  // R7.5
  test('T58: Desert Power against the Shield Wall has its Persuasion only; the water is not paid for nothing', () => {
    const reveal = (own: Own, more: Arrangement = {}): Story =>
      alone({ hand: ['desert-power'], water: 1, ...own }, more)
        .play('reveal')
        .piece('choose');
    expect(reveal({ hooks: true }, PROTECTED).state.turn.persuasion).toBe(2);
    expect(reveal({}).state.turn.persuasion).toBe(2);
    expect(reveal({ hooks: true, water: 0 }).state.turn.persuasion).toBe(2);
    expect(reveal({ hooks: true }).play(1).of('seat1')).toMatchObject({ water: 0, sandworms: 1 });
  });
  // R8.4 R15.8
  test('Muad’Dib draws one Intrigue card in the Reveal turn, however many sandworms he has', () => {
    const drawn = (sandworms: number): number =>
      alone({ leader: 'muaddib', hand: ['dagger'], sandworms })
        .play('reveal')
        .told('drewIntrigue').length;
    expect([drawn(0), drawn(1), drawn(3)]).toEqual([0, 1, 1]);
  });
  // R8.4 R15.3
  test('T35: Gurney reaches 6, then retreats: the Persuasion stays; reaching it again gives nothing', () => {
    const story = alone({
      leader: 'gurney-halleck',
      hand: ['chani-clever-tactician', 'dagger', 'dagger'],
      conflict: 2,
      garrison: 0,
      water: 2,
      intrigue: ['unexpected-allies'],
    }).play('reveal');
    expect([strengthOf(story.state, 'seat1'), story.state.turn.persuasion]).toEqual([6, 1]);
    story.piece('pay');
    expect([strengthOf(story.state, 'seat1'), story.state.turn.persuasion]).toEqual([0, 1]);
    story.play({ plot: 'unexpected-allies' }, false);
    expect([strengthOf(story.state, 'seat1'), story.state.turn.persuasion]).toEqual([9, 1]);
  });
  // R10.8
  test('three units are troops and sandworms together', () => {
    const visit = (own: Own): number =>
      alone({ hand: ['chani-clever-tactician'], ...own })
        .send('chani-clever-tactician', 'fremkit')
        .pieces()
        .filter((kind) => kind === 'if').length;
    expect([visit({ conflict: 2 }), visit({ conflict: 2, sandworms: 1 }), visit({ sandworms: 3 })]).toEqual([0, 1, 1]);
  });
});

describe('W8 to W11: Jozsef, Abigel and Norbert fight for Imperial Basin', () => {
  const jozsef = (): Story =>
    alone(
      {
        leader: 'lady-margot-fenring',
        hand: ['prepare-the-way', 'rebel-supplier', 'strike-fleet'],
        conflict: 2,
        garrison: 1,
        water: 2,
        intrigue: ['unexpected-allies'],
      },
      PROTECTED,
    ).play('reveal');
  // R7.10 R8.2
  test('W8: 2 troops and 4 swords are 8, with 1 spice and 3 Persuasion', () => {
    const story = jozsef();
    expect([strengthOf(story.state, 'seat1'), story.of('seat1').spice, story.state.turn.persuasion]).toEqual([8, 1, 3]);
  });
  // R7.5 R7.7
  test('W9: Unexpected Allies removes the Shield Wall and summons, without Hooks; or it costs the water and brings nothing', () => {
    const story = jozsef().play({ plot: 'unexpected-allies' }, true);
    expect([strengthOf(story.state, 'seat1'), story.of('seat1').water, story.state.shieldWall]).toEqual([11, 0, false]);
    const kept = jozsef().play({ plot: 'unexpected-allies' }, false);
    expect([strengthOf(kept.state, 'seat1'), kept.of('seat1').water, kept.state.shieldWall]).toEqual([8, 0, true]);
  });
  const fight = (objective: string): Story =>
    open({
      agenda: [{ do: 'combat' }],
      ...PROTECTED,
      shieldWall: false,
      control: { 'imperial-basin': 'seat1' },
      players: {
        seat1: { conflict: 2, garrison: 1, sandworms: 1, swords: 4, water: 0, revealed: true },
        seat2: {
          conflict: 4,
          garrison: 0,
          swords: 1,
          revealed: true,
          intrigue: ['contingency-plan'],
          objectives: [{ objective, faceUp: true }],
        },
        seat3: { revealed: true },
      },
    });
  // R10.1 R10.2 R10.4 R10.5 R10.7 R7.8
  test('W10 W11 T49: Abigel plays her card and wins with 12; Jozsef has the second reward twice, Norbert none', () => {
    const story = fight('objective-crysknife').play({ play: 'contingency-plan' });
    expect(story.told('placed').map(({ player, place, won }) => [player, place, won])).toEqual([
      ['seat2', 'first', true],
      ['seat1', 'second', false],
    ]);
    expect(story.of('seat1')).toMatchObject({ water: 4, garrison: 3, conflict: 0, sandworms: 0, supply: 9 });
    expect(story.of('seat2')).toMatchObject({ spice: 2, garrison: 1, conflict: 0, supply: 11 });
    expect(story.of('seat3')).toMatchObject({ solari: 0, spice: 0, water: 1 });
    expect([story.state.control['imperial-basin'], story.told('control')[0]?.from]).toEqual(['seat2', 'seat1']);
    expect(story.of('seat2').won).toEqual([{ conflict: 'secure-imperial-basin', faceUp: true }]);
  });
  // R10.6
  test('W11 T38: with a Desert Mouse on her Objective both are turned down for 1 VP', () => {
    const story = fight('objective-desert-mouse-first').play({ play: 'contingency-plan' });
    expect(story.of('seat2')).toMatchObject({ vp: 1, won: [{ faceUp: false }], objectives: [{ faceUp: false }] });
  });
});

describe('rewards among four', () => {
  const places = (...strengths: readonly number[]): readonly string[] => {
    const players = Object.fromEntries(
      strengths.map((strength, at) => [`seat${at + 1}`, { garrison: 0, conflict: Math.floor(strength / 2), swords: strength % 2 }]),
    );
    return ranking(open({ seats: strengths.length, agenda: [STOP], players }).state).map(
      ({ player, place, won }) => `${player} ${place}${won ? '!' : ''}`,
    );
  };
  // R10.2
  test('each way to tie', () => {
    expect(places(9, 7, 5, 3)).toEqual(['seat1 first!', 'seat2 second', 'seat3 third']);
    expect(places(9, 7, 7, 3)).toEqual(['seat1 first!', 'seat2 third', 'seat3 third']);
    expect(places(9, 9, 5, 3)).toEqual(['seat1 second', 'seat2 second', 'seat3 third']);
    expect(places(9, 9, 9, 3)).toEqual(['seat1 second', 'seat2 second', 'seat3 second']);
    expect(places(9, 7, 5, 5)).toEqual(['seat1 first!', 'seat2 second']);
    expect(places(9, 7, 5)).toEqual(['seat1 first!', 'seat2 second']);
  });
});

test.each(LANGUAGES)('what is said of troops alone elsewhere is said of units here: %s', async (language) => {
  const spoken = await TEXTS[language]();
  const files: readonly Readonly<Record<string, Texts>>[] = await Promise.all([
    import(`../../imperium-family/text/units.${language}.ts`),
    import(`../../imperium-family/text/units-sheets.${language}.ts`),
  ]);
  for (const texts of files.flatMap((file) => Object.values(file))) expect(spoken).toMatchObject(texts);
});

describe('cards that turn battle icons down', () => {
  const endgame = (own: Own): Story =>
    open({ agenda: [{ do: 'recall' }], conflictsLeft: 0, conflict: 'propaganda', players: { seat1: own } });
  // R11.4
  test('T39: Crysknife takes a crysknife or the wild card of a won Conflict, never an Objective', () => {
    const knife = [{ objective: 'objective-crysknife', faceUp: true }] as const;
    const none = endgame({ intrigue: ['crysknife'], objectives: knife });
    expect(none.options()).toEqual(['pass']);
    const story = endgame({ intrigue: ['crysknife'], objectives: knife, won: [{ conflict: 'propaganda', faceUp: true }] });
    expect(story.options()).toEqual([{ match: 'propaganda', with: { objective: 'objective-crysknife' } }, { play: 'crysknife' }, 'pass']);
    expect(story.play({ play: 'crysknife' }).of('seat1')).toMatchObject({
      vp: 1,
      won: [{ faceUp: false }],
      objectives: [{ faceUp: true }],
    });
  });
});
