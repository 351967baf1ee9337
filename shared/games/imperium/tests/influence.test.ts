import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

describe('Influence and Alliances', () => {
  // R11.2 R11.3 R11.4 R19.26 R17.12
  test('T12 T20: Power Play raises Emperor by two at once and is trashed after that', () => {
    const story = open({ players: { seat1: { hand: ['power-play'], influence: { emperor: 0 } } } }).send('power-play', 'wealth');
    expect(story.pieces()).toEqual(['influence']);
    story.piece('influence');
    expect([story.of('seat1').influence.emperor, story.of('seat1').vp]).toEqual([2, 1]);
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    story.piece('trash_this').play('done');
    expect(story.state.trashed).toContain('power-play');
  });
  // R11.2 R11.3 R11.4
  test('T12: from three to five: bonus and Alliance', () => {
    const story = open({ players: { seat1: { hand: ['power-play'], influence: { emperor: 3 } } } })
      .send('power-play', 'wealth')
      .piece('influence');
    expect([story.of('seat1').influence.emperor, story.of('seat1').garrison, story.of('seat1').vp]).toEqual([5, 5, 1]);
    expect(story.state.alliances.emperor).toBe('seat1');
  });
  // R11.3
  test('the bonus of the level is for reaching it, not for rising from it', () => {
    const story = open({ alliances: { emperor: 'seat1' }, players: { seat1: { hand: ['diplomacy'], influence: { emperor: 4 } } } })
      .send('diplomacy', 'wealth')
      .piece('influence');
    expect([story.of('seat1').influence.emperor, story.of('seat1').garrison]).toEqual([5, 3]);
  });
  // R11.5
  test('T13: drawing level with the holder changes nothing, passing it takes the token', () => {
    const players = {
      seat1: { hand: ['diplomacy', 'seek-allies'], influence: { emperor: 3 } },
      seat2: { influence: { emperor: 4 }, vp: 2 },
    } as const;
    const story = open({ alliances: { emperor: 'seat2' }, players })
      .send('diplomacy', 'wealth')
      .piece('influence');
    expect(story.state.alliances.emperor).toBe('seat2');
    const higher = open({
      alliances: { emperor: 'seat2' },
      players: { ...players, seat1: { hand: ['power-play'], influence: { emperor: 3 } } },
    });
    higher.send('power-play', 'wealth').piece('influence');
    expect(higher.state.alliances.emperor).toBe('seat1');
    expect([higher.of('seat1').vp, higher.of('seat2').vp]).toEqual([1, 1]);
  });
  // R11.6 R11.8 R19.30
  test('T14: a holder who falls below two equals names the heir', () => {
    const level = { influence: { fremen: 5 } };
    const story = open({
      alliances: { fremen: 'seat1' },
      players: { seat1: { hand: ['shifting-allegiances'], spice: 2, vp: 2, influence: { fremen: 5 } }, seat2: level, seat3: level },
    });
    story.send('shifting-allegiances', 'secure-contract').piece('pay').play('fremen');
    expect(story.asked).toBe('heir seat1');
    expect(story.options()).toEqual(['seat2', 'seat3']);
    story.play('seat3');
    expect(story.state.alliances.fremen).toBe('seat3');
    expect([story.of('seat1').vp, story.of('seat3').vp]).toEqual([1, 1]);
    expect(story.play('emperor').of('seat1').influence.emperor).toBe(2);
  });
  // R11.6
  test('a holder who falls from four below two equals names the heir', () => {
    const level = { influence: { fremen: 4 } };
    const story = open({
      alliances: { fremen: 'seat1' },
      players: { seat1: { hand: ['shifting-allegiances'], spice: 2, vp: 2, influence: { fremen: 4 } }, seat2: level, seat3: level },
    });
    story.send('shifting-allegiances', 'secure-contract').piece('pay').play('fremen', 'seat2', 'fremen');
    expect([story.state.alliances.fremen, story.of('seat1').influence.fremen]).toEqual(['seat1', 5]);
  });
  // R11.6
  test('T14: a holder who falls but is not passed keeps the token', () => {
    const story = open({
      alliances: { fremen: 'seat1' },
      players: {
        seat1: { hand: ['shifting-allegiances'], spice: 2, influence: { fremen: 5 } },
        seat2: { influence: { fremen: 4 } },
        seat3: { influence: { fremen: 3 } },
      },
    });
    story.send('shifting-allegiances', 'secure-contract').piece('pay').play('fremen');
    expect(story.state.alliances.fremen).toBe('seat1');
  });
  // R11.3 R11.6 R19.30
  test('W19 T15: down to three and up to five again: token and bonus come back', () => {
    const story = open({
      alliances: { fremen: 'seat1' },
      players: { seat1: { hand: ['shifting-allegiances'], spice: 2, vp: 5, influence: { fremen: 4 } } },
    });
    story.send('shifting-allegiances', 'secure-contract').piece('pay').play('fremen');
    expect([story.state.alliances.fremen, story.of('seat1').vp]).toEqual([null, 4]);
    story.play('fremen');
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('seat1').water]).toEqual(['seat1', 5, 2]);
  });
  // R11.2 R11.8
  test('below two the point is lost again; nobody pays with Influence that is not there', () => {
    const story = open({ players: { seat1: { hand: ['shifting-allegiances'], spice: 2, vp: 1, influence: { fremen: 2 } } } });
    story.send('shifting-allegiances', 'secure-contract').piece('pay');
    expect(story.options()).toEqual(['fremen']);
    expect(story.play('fremen').of('seat1')).toMatchObject({ vp: 0, spice: 0 });
    expect(story.play('emperor').of('seat1').vp).toBe(1);
  });
  // R11.3 R8.1
  test('T16: the bonus troops are lost with an empty supply', () => {
    const story = open({ players: { seat1: { hand: ['diplomacy'], spice: 4, garrison: 10, influence: { emperor: 3 } } } });
    story.send('diplomacy', 'conspire').piece('recruit').piece('influence');
    expect([story.of('seat1').garrison, story.of('seat1').supply, story.state.alliances.emperor]).toEqual([12, 0, 'seat1']);
  });
  // R11.1
  test('a track ends at six; a choice may name a full track', () => {
    const story = open({ players: { seat1: { intrigue: ['bribery'], solari: 2, influence: { fremen: 6 } } } }).play({ plot: 'bribery' });
    expect(story.options()).toContain('fremen');
    expect(story.play('fremen').of('seat1').influence.fremen).toBe(6);
  });
  // R11.7 R11.9
  test('W21: an Alliance condition asks for the token now', () => {
    const reveal = (holder: 'seat1' | 'seat2') =>
      open({
        alliances: { 'spacing-guild': holder },
        players: {
          seat1: { hand: ['guild-ambassador'], spice: 3, influence: { 'spacing-guild': 4 } },
          seat2: { influence: { 'spacing-guild': 4 } },
        },
      }).play('reveal');
    expect(reveal('seat2').pieces()).toEqual([]);
    const story = reveal('seat1').piece('if');
    expect([story.of('seat1').spice, story.of('seat1').vp]).toEqual([0, 1]);
  });
});
