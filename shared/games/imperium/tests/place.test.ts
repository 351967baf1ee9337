import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import type { Send } from '../../imperium-family/questions.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
const spaces = (story: Story, card: string): string[] =>
  story.options().flatMap((option) => (typeof option === 'object' && (option as Send).card === card ? [(option as Send).to] : []));

describe('where an Agent can go', () => {
  // R1.5 R6.1 R6.3
  test('W2: Sardaukar Legion reaches the two Emperor and the five Landsraad spaces', () => {
    const story = alone({ hand: ['sardaukar-legion'], solari: 20, spice: 20, water: 20 });
    expect(spaces(story, 'sardaukar-legion')).toEqual([
      'conspire',
      'wealth',
      'high-council',
      'mentat',
      'rally-troops',
      'hall-of-oratory',
      'swordmaster',
    ]);
    expect(story.whyNot({ card: 'sardaukar-legion', to: 'arrakeen' })).toBe('wrongIcon R6.3');
  });
  // R6.3 R6.4 R7.2 R6.6
  test('W3: Conspire needs four spice right now', () => {
    const poor = alone({ hand: ['diplomacy'], spice: 3 });
    expect(spaces(poor, 'diplomacy')).not.toContain('conspire');
    expect(poor.whyNot({ card: 'diplomacy', to: 'conspire' })).toBe('tooDear R6.3');
    const story = alone({ hand: ['diplomacy'], spice: 4 })
      .send('diplomacy', 'conspire')
      .piece('recruit')
      .piece('intrigue')
      .piece('influence');
    const { spice, solari, garrison, intrigue, influence } = story.of('seat1');
    expect([spice, solari, garrison, intrigue.hidden.length, influence.emperor]).toEqual([0, 5, 5, 1, 1]);
  });
  // R6.3 R7.17
  test('W4: Sietch Tabr asks for two Fremen Influence and gives none', () => {
    const poor = alone({ hand: ['reconnaissance'], influence: { fremen: 1 } });
    expect(poor.whyNot({ card: 'reconnaissance', to: 'sietch-tabr' })).toBe('requirement R6.3');
    const story = alone({ hand: ['reconnaissance'], influence: { fremen: 2 } })
      .send('reconnaissance', 'sietch-tabr')
      .piece('recruit');
    expect([story.of('seat1').garrison, story.of('seat1').water, story.of('seat1').influence.fremen]).toEqual([4, 2, 2]);
  });
  // R5.2 R6.2
  test('without an Agent or without icons no card is sent', () => {
    const story = alone({ hand: ['convincing-argument'] });
    expect(story.options()).toEqual(['reveal']);
    expect(story.whyNot({ card: 'convincing-argument' })).toBe('noIcons R6.2');
    const sent = open({ agents: { wealth: ['seat1'], conspire: ['seat1'] }, players: { seat1: { hand: ['dagger'] } } });
    expect(sent.options()).toEqual(['reveal']);
    expect(sent.whyNot({ card: 'dagger' })).toBe('noAgent R5.2');
  });
  // R6.3 R7.10 R7.21
  test('the council and the Swordmaster are open once', () => {
    const story = alone({ hand: ['dagger'], solari: 20, council: true, swordmaster: true });
    expect(spaces(story, 'dagger')).toEqual(['mentat', 'rally-troops', 'hall-of-oratory']);
    expect(story.whyNot({ card: 'dagger', to: 'high-council' })).toBe('onlyOnce R6.3');
  });
  // R7.18
  test('Sell Melange sells two to five spice, whichever price is paid', () => {
    const story = alone({ hand: ['dune-the-desert-planet'], spice: 4 });
    const prices = story.options().flatMap((option) => ((option as Send).to === 'sell-melange' ? [(option as Send).price] : []));
    expect(prices).toEqual([0, 1, 2]);
    story.send('dune-the-desert-planet', 'sell-melange', { price: 2 });
    expect([story.of('seat1').spice, story.of('seat1').solari]).toEqual([0, 10]);
  });
  // R18.6 R6.3
  test('T31: Helena enters occupied Arrakeen, others and her own second Agent do not', () => {
    const helena = open({
      agents: { arrakeen: ['seat2'] },
      players: {
        seat1: { leader: 'helena-richese', hand: ['reconnaissance', 'arrakis-recruiter'] },
        seat2: { hand: [] },
        seat3: { hand: ['reconnaissance'] },
      },
    }).send('reconnaissance', 'arrakeen');
    helena.piece('recruit').piece('draw').play('done').play('reveal', 'done');
    expect(helena.asked).toBe('turn seat3');
    expect(helena.whyNot({ card: 'reconnaissance', to: 'arrakeen' })).toBe('occupied R6.3');
    helena.play('reveal', 'done');
    expect(helena.asked).toBe('turn seat1');
    expect(helena.whyNot({ card: 'arrakis-recruiter', to: 'arrakeen' })).toBe('ownAgent R6.3');
  });
  // R19.37
  test('T32: The Voice closes Arrakeen to the others till the own next turn', () => {
    const players = {
      seat1: { hand: ['the-voice', 'arrakis-recruiter'], noMore: true },
      seat2: { leader: 'helena-richese', hand: ['reconnaissance', 'kwisatz-haderach'], intrigue: ['infiltrate'] },
      seat3: { hand: ['reconnaissance'] },
    } as const;
    const story = open({ players }).send('the-voice', 'secure-contract').piece('special').play({ space: 'arrakeen' }, 'done');
    story.play({ plot: 'infiltrate' });
    expect(story.whyNot({ card: 'reconnaissance', to: 'arrakeen' })).toBe('closed R19.37');
    expect(story.whyNot({ card: 'kwisatz-haderach', to: 'arrakeen' })).toBe('closed R19.37');
    story.play('reveal').until('turn seat3');
    expect(story.whyNot({ card: 'reconnaissance', to: 'arrakeen' })).toBe('closed R19.37');
    story.play('reveal').until('turn seat1');
    expect(spaces(story, 'arrakis-recruiter')).toContain('arrakeen');
    expect(story.state.voices).toEqual([]);
  });
  // R19.42 R6.2 R19.29
  test('T33: an Envoy adds the Faction icons, also to a card without any', () => {
    // A card that shows them already goes where it went.
    const shown = alone({ hand: ['diplomacy'], intrigue: ['dispatch-an-envoy'] }).play({ plot: 'dispatch-an-envoy' });
    expect(shown.options()).toEqual(alone({ hand: ['diplomacy'] }).options());
    const story = alone({ hand: ['convincing-argument', 'seek-allies'], intrigue: ['dispatch-an-envoy'] });
    story.play({ plot: 'dispatch-an-envoy' });
    expect(spaces(story, 'convincing-argument')).toContain('wealth');
    story.send('seek-allies', 'wealth');
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    story.piece('trash_this');
    expect(story.of('seat1').inPlay).toEqual([]);
  });
  // R19.42
  test('an Envoy comes before the card that it adds icons to', () => {
    const story = alone({ hand: ['diplomacy'], intrigue: ['dispatch-an-envoy'] });
    expect(story.options()).toContainEqual({ plot: 'dispatch-an-envoy' });
    expect(story.send('diplomacy', 'wealth').whyNot({ plot: 'dispatch-an-envoy' })).toMatch(/^beforeCard /);
  });
  // R19.44
  test('Infiltrate: enemy Agents do not block the next Agent', () => {
    const story = open({
      agents: { wealth: ['seat2'] },
      players: { seat1: { hand: ['diplomacy', 'seek-allies'], intrigue: ['infiltrate'] } },
    });
    expect(spaces(story, 'diplomacy')).not.toContain('wealth');
    story.play({ plot: 'infiltrate' });
    expect(spaces(story, 'diplomacy')).toContain('wealth');
    expect(story.send('diplomacy', 'wealth').state.agents['wealth']).toEqual(['seat2', 'seat1']);
  });
  // R19.20
  test('W23: Kwisatz Haderach lifts an Agent of the board and may send it back', () => {
    const story = alone(
      { hand: ['kwisatz-haderach'], deck: ['dagger'], water: 2, council: true, solari: 9 },
      { agents: { 'the-great-flat': ['seat1'], wealth: ['seat1'] } },
    );
    const selling = alone({ hand: ['kwisatz-haderach'], spice: 3 }, { agents: { wealth: ['seat1'] } }).options();
    expect(selling.filter((option) => typeof option === 'object' && option && 'to' in option && option.to === 'sell-melange')).toEqual(
      [null, 'wealth'].flatMap((lift) =>
        [0, 1].map((price) => ({ card: 'kwisatz-haderach', to: 'sell-melange', price, ...(lift && { lift }) })),
      ),
    );
    expect(story.whyNot({ card: 'kwisatz-haderach', to: 'high-council' })).toBe('onlyOnce R6.3');
    story.send('kwisatz-haderach', 'the-great-flat', { lift: 'the-great-flat' }).piece('harvest');
    expect([story.of('seat1').water, story.of('seat1').spice]).toEqual([0, 3]);
    expect(story.state.agents['the-great-flat']).toEqual(['seat1']);
    expect(story.of('seat1').hand.hidden).toEqual([]);
    expect(story.piece('draw').of('seat1').hand.hidden).toEqual(['dagger']);
  });
});
describe('troops', () => {
  // R8.4 R8.5 R19.50
  test('T18: Reinforcements in an Agent turn count as recruits', () => {
    const story = alone({ hand: ['reconnaissance'], solari: 3, garrison: 3, intrigue: ['reinforcements'] })
      .send('reconnaissance', 'arrakeen')
      .play({ plot: 'reinforcements' });
    expect(story.options()).toContainEqual({ deploy: 5 });
    expect(story.whyNot({ deploy: 6 })).toBe('tooManyTroops R8.4');
  });
  // R8.4 R19.47 R8.6
  test('T19: Hardy Warriors let four of seven go; Rapid Mobilization the rest', () => {
    const story = alone({ hand: ['diplomacy'], garrison: 5, intrigue: ['rapid-mobilization'] })
      .send('diplomacy', 'hardy-warriors')
      .piece('recruit');
    expect(story.whyNot({ deploy: 5 })).toBe('tooManyTroops R8.4');
    story.play({ deploy: 4 }, { plot: 'rapid-mobilization' }, 3);
    expect([story.of('seat1').garrison, story.of('seat1').conflict]).toEqual([0, 7]);
  });
  // R8.5
  test('J6: troops recruited before the Agent was sent count for this turn', () => {
    const story = alone({ hand: ['diplomacy'], solari: 3, intrigue: ['reinforcements'] })
      .play({ plot: 'reinforcements' })
      .send('diplomacy', 'stillsuits');
    expect(story.options()).toContainEqual({ deploy: 5 });
  });
  // R8.1
  test('with an empty supply nobody is recruited', () => {
    const story = alone({ hand: ['reconnaissance'], garrison: 12 }).send('reconnaissance', 'arrakeen');
    expect(story.pieces()).toEqual([]);
    expect(story.whyNot({ piece: story.state.turn.pieces.find(({ effect }) => 'recruit' in effect)?.id })).toBe('supplyEmpty R8.1');
    expect(story.options()).toContain('done');
  });
  // R11.3 R8.4
  test('T17: Stillsuits raising Fremen to four: water twice, two of the garrison', () => {
    const story = alone({ hand: ['diplomacy'], influence: { fremen: 3 } })
      .send('diplomacy', 'stillsuits')
      .piece('influence');
    expect(story.of('seat1').water).toBe(3);
    expect(story.options()).toContainEqual({ deploy: 2 });
    expect(story.whyNot({ deploy: 3 })).toBe('tooManyTroops R8.4');
  });
});
