import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const led = (leader: string, player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({
    ...more,
    players: {
      ...more.players,
      seat1: { leader, noMore: true, ...player },
      seat2: { leader: 'glossu-the-beast-rabban', ...more.players?.seat2 },
    },
  });

describe('Leaders', () => {
  // R18.7 R7.10 R17.8
  test('T28: Leto enters the High Council with four Solari', () => {
    const story = led('duke-leto-atreides', { hand: ['dagger'], solari: 4 })
      .send('dagger', 'high-council')
      .piece('high_council_seat');
    expect([story.of('seat1').solari, story.of('seat1').council]).toEqual([0, true]);
  });
  // R18.7
  test('Prudent Diplomacy needs a Faction where an opponent has more', () => {
    const none = led('duke-leto-atreides', { hand: ['signet-ring'], spice: 1 }).send('signet-ring', 'secure-contract');
    expect(none.whyNot({ piece: none.state.turn.pieces[0]?.id })).toBe('noFaction R18.7');
    const story = led(
      'duke-leto-atreides',
      { hand: ['signet-ring'], spice: 1 },
      { players: { seat2: { influence: { fremen: 1 } }, seat3: { influence: { emperor: 2 } } } },
    );
    story.send('signet-ring', 'secure-contract').piece('pay');
    expect(story.options()).toEqual(['emperor', 'fremen']);
    expect(story.play('fremen').of('seat1').spice).toBe(0);
  });
  // R18.9 R7.12
  test('T28: Ilban draws for the printed Solari of a space, not for those of a card', () => {
    const story = led(
      'count-ilban-richese',
      { hand: ['firm-grip'], deck: ['dagger', 'diplomacy'], solari: 6 },
      { players: { seat4: {} }, seats: 4 },
    );
    story.send('firm-grip', 'rally-troops');
    expect([story.of('seat1').hand.hidden, story.of('seat1').garrison]).toEqual([['dagger'], 3]);
    story.piece('pay');
    expect(story.of('seat1').hand.hidden).toEqual(['dagger']);
    const water = led('count-ilban-richese', { hand: ['diplomacy'], deck: ['dagger'], solari: 6 }, { players: { seat4: {} }, seats: 4 });
    expect(water.send('diplomacy', 'hardy-warriors').of('seat1').hand.hidden).toEqual([]);
  });
  // R18.5 R19.6
  test('T29: Ariana harvests one less and draws', () => {
    const harvest = (card: string): Story =>
      led('countess-ariana-thorvald', { hand: [card], deck: ['dagger', 'diplomacy'] })
        .send(card, 'imperial-basin')
        .piece('harvest');
    const plain = harvest('dune-the-desert-planet');
    expect([plain.of('seat1').spice, plain.of('seat1').hand.hidden]).toEqual([0, ['dagger']]);
    expect(plain.told('gained')).toEqual([]); // nothing is nothing to tell
    expect(harvest('carryall').of('seat1').spice).toBe(1);
  });
  // R18.2
  test('T30: Masterstroke after four troops in one turn, once in the game', () => {
    const story = led('baron-vladimir-harkonnen', {
      hand: ['reconnaissance'],
      garrison: 5,
      tokens: ['emperor', 'fremen'],
      intrigue: ['rapid-mobilization'],
    });
    story.send('reconnaissance', 'arrakeen').piece('recruit').play({ deploy: 2 });
    expect(story.of('seat1').influence.fremen).toBe(0);
    story.play({ plot: 'rapid-mobilization' }, 2);
    expect(story.asked).toBe('order seat1');
    story.play(0);
    const { influence, abilityUsed } = story.of('seat1');
    expect([influence.emperor, influence.fremen, abilityUsed]).toEqual([1, 1, true]);
    expect(story.told('showedTokens')).toHaveLength(1);
    story.play({ deploy: 1 });
    expect([story.asked, story.told('showedTokens').length]).toEqual(['effects seat1', 1]);
  });
  // R18.2 J17
  test('troops that retreat and come again are no more than they were', () => {
    const story = led('baron-vladimir-harkonnen', {
      hand: ['chani', 'sardaukar-legion', 'gun-thopter'],
      garrison: 5,
      tokens: ['emperor', 'fremen'],
    }).play('reveal');
    const legion = story.state.turn.pieces.find(({ effect }) => 'deploy' in effect && effect.deploy.max === 3)?.id;
    story.play({ piece: legion }, 3).piece('retreat').play(2).piece('deploy').play(1);
    expect([story.asked, story.of('seat1').conflict, story.of('seat1').abilityUsed]).toEqual(['effects seat1', 2, false]);
  });
  // R18.2 J17
  test('T30: three troops in one turn and one in the next are no Masterstroke', () => {
    const story = led('baron-vladimir-harkonnen', { hand: ['reconnaissance', 'diplomacy'], garrison: 3, tokens: ['emperor', 'fremen'] });
    story.send('reconnaissance', 'arrakeen').piece('recruit').play({ deploy: 3 }, 'done').until('turn seat1');
    story.send('diplomacy', 'stillsuits').play({ deploy: 1 });
    expect([story.asked, story.of('seat1').abilityUsed]).toEqual(['effects seat1', false]);
  });
  // R18.4
  test('Memnon gains Influence for the council seat', () => {
    const story = led('earl-memnon-thorvald', { hand: ['dagger'], solari: 5 })
      .send('dagger', 'high-council')
      .piece('high_council_seat');
    expect(story.asked).toBe('influence seat1');
  });
  // R18.3 R2.6
  test('Rabban starts with a spice and a Solari; his signet asks for an Alliance', () => {
    const start = open({ agenda: [{ do: 'ready' }], players: { seat1: { leader: 'glossu-the-beast-rabban' } } });
    expect([start.of('seat1').spice, start.of('seat1').solari, start.of('seat2').spice]).toEqual([1, 1, 0]);
    const recruits = (arrangement: Arrangement, player: ArrangedPlayer = {}): number =>
      led(
        'glossu-the-beast-rabban',
        { hand: ['signet-ring'], ...player },
        { ...arrangement, players: { seat2: { leader: 'count-ilban-richese' } } },
      )
        .send('signet-ring', 'secure-contract')
        .piece('if').state.turn.recruited;
    expect(recruits({})).toBe(1);
    expect(recruits({ alliances: { fremen: 'seat1' } }, { influence: { fremen: 4 } })).toBe(2);
  });
  // R18.8 R20.2
  test('Paul looks at his top card at any time, but not into an empty deck', () => {
    const story = open({ players: { seat3: { leader: 'paul-atreides', hand: [], deck: ['dagger'] } } });
    expect(story.asked).toBe('turn seat1');
    story.interject('seat3', 'look');
    expect(story.table.module.view(story.state, 'seat3').players.seat3?.top).toEqual(['dagger']);
    expect(story.table.module.view(story.state, 'seat1').players.seat3?.top).toEqual([]);
    const empty = open({ players: { seat3: { leader: 'paul-atreides', hand: [], noMore: true, discard: [] } } });
    expect(empty.table.interjections('seat3')).toEqual({});
  });
  // R18.6 J43
  test('Helena sets a card aside: cheaper for her in this Reveal turn, gone after it', () => {
    const row = ['space-travel', 'gun-thopter', 'chani', 'space-travel', 'scout'];
    const story = led('helena-richese', { hand: ['signet-ring', 'convincing-argument'] }, { row, imperiumTop: ['dr-yueh'] });
    story.send('signet-ring', 'secure-contract').piece('imperium_row').play('space-travel', 'done');
    expect(story.state.row).toEqual(['dr-yueh', 'gun-thopter', 'chani', 'space-travel', 'scout']);
    story.until('turn seat1').play('reveal');
    expect(story.state.turn.persuasion).toBe(2);
    const kept = story.options();
    expect(kept).toContainEqual({ acquire: 'space-travel', from: 'aside', to: 'discard' });
    expect(story.whyNot({ acquire: 'space-travel', from: 'row' })).toMatch(/^tooLittlePersuasion/);
    story.play('done');
    expect([story.of('seat1').aside, story.state.trashed.includes('space-travel')]).toEqual([[], true]);
  });
  // R18.6 R10.3
  test('a card of cost 1 that Helena has set aside costs her nothing', () => {
    const story = led('helena-richese', { hand: ['dagger'], aside: ['scout'] }).play('reveal');
    expect(story.state.turn.persuasion).toBe(0);
    expect(story.options()).toContainEqual({ acquire: 'scout', from: 'aside', to: 'discard' });
  });
});
