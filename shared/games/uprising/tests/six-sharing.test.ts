import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import { storyOf } from '../../imperium-family/story.fixture.ts';
import { uprising } from '../index.ts';
import { AMBER, GURNEY, led, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';

// What a team has and does together, beside `six-teams.test.ts`.

describe('the Throne Row', () => {
  // R18.18
  test('gets a card of the Row before the first round; the gap is filled, and the card is told of', () => {
    const start = startOf({ module: uprising, seats: 6, options: { leaders: 'random' } }, 4);
    const story = storyOf(start);
    const [card] = story.options() as readonly string[];
    expect(story.state.throneRow).toEqual([]);
    story.play(card);
    expect([story.state.throneRow, story.state.row.length]).toEqual([[card], 5]);
    expect(story.told('throne')).toEqual([{ type: 'throne', player: SHADDAM, card }]);
  });
});

describe('goods of partners', () => {
  const threat = (gurney: number, amber: number) =>
    led(MUADDIB, 'left', {
      [MUADDIB]: { hand: ['md-threaten-spice-production'], spice: 3 },
      [GURNEY]: { spice: gurney },
      [AMBER]: { spice: amber },
    })
      .send('md-threaten-spice-production', 'accept-contract')
      .piece('pay');
  // R18.8
  test('only an Ally who has spice is asked for it', () => {
    expect(threat(0, 9).asked).toBe(`contribute ${AMBER}`);
    expect(threat(1, 9).asked).toBe(`contribute ${GURNEY}`);
  });
  // R18.17
  test('what two partners have exchanged everybody hears', () => {
    const players = { [GURNEY]: { hand: ['diplomacy'], spice: 4 }, [MUADDIB]: { solari: 3 } };
    const story = openSix(players, { firstPlayer: GURNEY }).send('diplomacy', 'economic-support').piece('trade');
    const [gives, gets] = [
      { kind: 'spice', amount: 5 },
      { kind: 'solari', amount: 2 },
    ];
    story.play(MUADDIB, gives, gets, true);
    expect(story.told('traded')).toEqual([{ type: 'traded', player: GURNEY, with: MUADDIB, gives, gets }]);
  });
  // R18.15
  test('the token for swords is taken once', () => {
    const story = led(MUADDIB, 'left', {
      [MUADDIB]: { hand: ['md-limited-landsraad-access'], solari: 20, swordmasterBonus: true },
    }).send('md-limited-landsraad-access', 'swordmaster-6p');
    story.piece('take_swordmaster');
    expect([story.of(MUADDIB).swordmasterBonus, story.told('tookToken')]).toEqual([true, []]);
  });
});

// R18.7 R14.4
test('with an Agent that a Commander recalls its arrow comes back', () => {
  const shaddam = { hand: ['sh-seek-allies'], spice: 9, solari: 9, contracts: { open: ['contract-sardaukar-recall'] } };
  const story = led(SHADDAM, 'right', { [SHADDAM]: shaddam }, { agents: { arrakeen: [SHADDAM] } }).send('sh-seek-allies', 'sardaukar-6p');
  expect(story.of(SHADDAM)).toMatchObject({ agents: 0, arrows: [] });
  story.piece('complete');
  while (!story.asked.startsWith('effects')) story.play('arrakeen');
  expect(story.of(SHADDAM)).toMatchObject({ agents: 1, arrows: ['left'], sentArrows: [{ arrow: 'right', space: 'sardaukar-6p' }] });
});

// R18.8
test('a Commander deploys nothing: it is the activated Ally who is asked', () => {
  const story = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-usul'], garrison: 0 }, [GURNEY]: { garrison: 2 } }).send(
    'md-usul',
    'arrakeen',
  );
  expect(story.options().filter((option) => typeof option === 'object' && option && 'deploy' in option)).toEqual([]);
  expect(story.until('deploy').asked).toBe(`deploy ${GURNEY}`);
});

// R18.8
test('a Commander’s turn ends with the deploying of the Ally where nothing else is left to do', () => {
  const story = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-usul'] }, [GURNEY]: { garrison: 2, conflict: 0 } }).send(
    'md-usul',
    'arrakeen',
  );
  while (story.pieces().length > 0) {
    story.piece(story.pieces()[0] as string);
    while (!story.asked.startsWith('effects')) story.play(story.options()[0]);
  }
  story.play('done');
  expect(story.asked).toBe(`deploy ${GURNEY}`);
  expect(story.play(1).asked).not.toContain('effects');
});
