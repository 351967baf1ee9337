import { describe, expect, test } from 'vitest';
import type { HagalId } from '../ids.ts';
import { type Acting, rivalActs } from './rivals.fixture.ts';
import type { Story } from './story.fixture.ts';

/** What came of each card that was turned up. */
const turnedUp = (story: Story): readonly string[] => story.told('hagal').map(({ card, to, ignored }) => `${card} ${to ?? ignored}`);
const rival = (top: readonly HagalId[], acting: Acting = {}) => rivalActs(top, acting).of('rival1');

describe('where a Rival sends its Agent', () => {
  // R17.6
  test('an occupied space and an unmet requirement turn up another card', () => {
    const story = rivalActs(['hagal-arrakeen', 'hagal-sietch-tabr', 'hagal-secrets'], { agents: { arrakeen: ['rival2'] } });
    expect(turnedUp(story)).toEqual(['hagal-arrakeen occupied', 'hagal-sietch-tabr requirement', 'hagal-secrets secrets']);
    expect([story.of('rival1').agents, story.state.agents['secrets']]).toEqual([1, ['rival1']]);
    const fit = rivalActs(['hagal-sietch-tabr'], { own: { influence: { fremen: 2 } } });
    expect(turnedUp(fit)).toEqual(['hagal-sietch-tabr sietch-tabr']);
  });
  // R17.6 R4.3
  test('an own Agent is in the way like any other', () => {
    const story = rivalActs(['hagal-secrets', 'hagal-fremkit'], { agents: { secrets: ['rival1'] } });
    expect(turnedUp(story)).toEqual(['hagal-secrets occupied', 'hagal-fremkit fremkit']);
  });
  // R17.6
  test('of two spaces only the one that fits now is looked at', () => {
    const guild = (level: number, agents = {}) =>
      turnedUp(
        rivalActs(['hagal-accept-contract-shipping-a', 'hagal-secrets'], { agents, own: { influence: { 'spacing-guild': level } } }),
      );
    expect(guild(1)).toEqual(['hagal-accept-contract-shipping-a accept-contract']);
    expect(guild(2)).toEqual(['hagal-accept-contract-shipping-a shipping']);
    expect(guild(2, { shipping: ['seat1'] })[0]).toBe('hagal-accept-contract-shipping-a occupied');
    const tier = (conflict: string) => turnedUp(rivalActs(['hagal-deliver-supplies-heighliner'], { conflict }))[0];
    expect(tier('choam-security')).toBe('hagal-deliver-supplies-heighliner deliver-supplies');
    expect(tier('propaganda')).toBe('hagal-deliver-supplies-heighliner heighliner');
  });
  // R17.6 R17.11
  test('a card that places a Spy lets another one send the Agent', () => {
    const story = rivalActs(['hagal-place-spy-city', 'hagal-assembly-hall']);
    expect(turnedUp(story)).toEqual(['hagal-place-spy-city spy', 'hagal-assembly-hall assembly-hall']);
    expect(story.state.posts?.['post-arrakeen-refinery']).toEqual(['rival1']);
    expect(story.events.map(({ type }) => type).filter((type) => ['hagal', 'placedSpy'].includes(type))).toEqual([
      'hagal',
      'placedSpy',
      'hagal',
    ]);
  });
  // R17.6
  test('when the deck is empty the common pile of used cards becomes a new one', () => {
    const story = rivalActs(['hagal-arrakeen', 'hagal-secrets'], {
      agents: { arrakeen: ['seat1'], secrets: ['rival2'] },
      hagalSpent: true,
    });
    expect(story.told('hagalShuffled').length).toBe(1);
    expect(story.told('hagal').at(-1)?.to).not.toBeNull();
    expect(story.of('rival1').agents).toBe(1);
  });
  // R17.5
  test('without an Agent it is skipped', () => {
    const agents = { arrakeen: ['rival1'], secrets: ['rival1'], fremkit: ['rival2'], shipping: ['rival2'] } as const;
    const story = rivalActs([], { agents, agenda: [{ do: 'nextTurn', by: 'rival1' }] });
    expect(story.told('hagal')).toEqual([]);
    expect(story.asked).toBe('turn seat1');
  });
  // R17.6 R17.16, Q40
  test('the card that shuffles makes a new deck of all cards, and the next one counts', () => {
    const story = rivalActs(['hagal-reshuffle'], { seats: 2, players: { seat1: {} } });
    expect(turnedUp(story)[0]).toBe('hagal-reshuffle reshuffle');
    expect(story.told('hagalShuffled').length).toBeGreaterThan(0);
    expect(story.told('hagal').at(-1)?.to).not.toBeNull();
  });
  // R17.9
  test('of Hagga and Imperial Basin the free one with more bonus spice, then with more in all; with none another card', () => {
    const to = (bonusSpice: Record<string, number>, agents = {}) =>
      turnedUp(rivalActs(['hagal-hagga-imperial', 'hagal-secrets'], { bonusSpice, agents }))[0]?.split(' ')[1];
    expect(to({ 'imperial-basin': 2, 'hagga-basin': 1 })).toBe('imperial-basin');
    expect(to({ 'imperial-basin': 1, 'hagga-basin': 1 })).toBe('hagga-basin');
    expect(to({ 'imperial-basin': 1, 'hagga-basin': 3 }, { 'hagga-basin': ['seat1'] })).toBe('imperial-basin');
    expect(to({ 'hagga-basin': 3 }, { 'hagga-basin': ['seat1'] })).toBe('noBonusSpice');
    expect(to({ 'deep-desert': 4 })).toBe('noBonusSpice');
    const deep = (bonus: number) =>
      turnedUp(rivalActs(['hagal-deep-desert', 'hagal-secrets'], { bonusSpice: { 'deep-desert': bonus } }))[0];
    expect([deep(0), deep(1)]).toEqual(['hagal-deep-desert noBonusSpice', 'hagal-deep-desert deep-desert']);
  });
});

describe('what it gains there', () => {
  // R17.7
  test('just what its card shows: no price, no effects of the space', () => {
    const story = rivalActs(['hagal-heighliner'], { own: { garrison: 0 } });
    expect(story.of('rival1')).toMatchObject({ spice: 0, influence: { 'spacing-guild': 1 }, conflict: 3, garrison: 0 });
    expect(story.told('paid')).toEqual([]);
    // Assembly Hall gives persons an Intrigue card too; its card says so once.
    expect(rival(['hagal-assembly-hall']).intrigue.hidden).toHaveLength(1);
  });
  // R17.7 R17.15
  test('on a Combat space its recruits and two more are deployed, elsewhere nobody', () => {
    expect(rival(['hagal-sardaukar'])).toMatchObject({ conflict: 0, garrison: 5 });
    expect(rival(['hagal-desert-tactics'])).toMatchObject({ conflict: 3, garrison: 1 });
    expect(rival(['hagal-heighliner'], { own: { garrison: 1 } })).toMatchObject({ conflict: 4, garrison: 0 });
  });
  // R17.15 R17.11
  test('what its scheme recruits in the turn counts as recruits', () => {
    const posts = { 'post-fremen': ['rival1'], 'post-guild': ['rival1'] } as const;
    const story = rivalActs(['hagal-place-spy-city', 'hagal-fremkit'], { card: 'rival-amber-metulli', posts, own: { garrison: 2 } });
    expect(story.of('rival1')).toMatchObject({ conflict: 5, garrison: 0, spies: 2 });
  });
  // R17.8
  test('Influence without a name goes where it has least, ties by its card; a place of its order names the Faction', () => {
    const hall = (influence: object) => rival(['hagal-assembly-hall'], { card: 'rival-staban-tuek', own: { influence } }).influence;
    expect(hall({ emperor: 1 })['spacing-guild']).toBe(0);
    expect(hall({ emperor: 2 })['spacing-guild']).toBe(1);
    const support = rival(['hagal-gather-support-b'], { card: 'rival-staban-tuek', own: { influence: { emperor: 2 } } });
    expect(support.influence.fremen).toBe(1);
    const shipping = rival(['hagal-accept-contract-shipping-a'], { card: 'rival-staban-tuek', own: { influence: { 'spacing-guild': 2 } } });
    expect(shipping).toMatchObject({ solari: 2, influence: { 'bene-gesserit': 1 } });
    const lowest = (influence: object) => {
      const posts = { 'post-guild': ['rival1'], 'post-emperor': ['rival1'] } as const;
      return rival(['hagal-place-spy-city', 'hagal-gather-support-a'], { card: 'rival-feyd-rautha', posts, own: { influence } }).influence;
    };
    expect(lowest({ emperor: 1, fremen: 1 })).toMatchObject({ emperor: 1, 'bene-gesserit': 1, 'spacing-guild': 0, fremen: 1 });
    expect(lowest({ emperor: 1, 'bene-gesserit': 1, 'spacing-guild': 1 })).toMatchObject({ fremen: 1 });
  });
  // R17.8
  test('towards an Alliance where that much brings it, otherwise where it is lowest', () => {
    const signet = (influence: object, more: Acting = {}) =>
      rival(['hagal-spice-refinery'], { card: 'rival-lady-jessica', own: { influence }, ...more }).influence;
    expect(signet({ fremen: 3, emperor: 1 })).toMatchObject({ fremen: 4, 'bene-gesserit': 0 });
    expect(signet({ fremen: 2, emperor: 1 })).toMatchObject({ fremen: 2, 'bene-gesserit': 1 });
    const held = { alliances: { fremen: 'seat1' }, players: { seat1: { influence: { fremen: 5 } } } } as const;
    expect(signet({ fremen: 4 }, held)).toMatchObject({ fremen: 4, 'bene-gesserit': 1 });
    expect(signet({ fremen: 5 }, held)).toMatchObject({ fremen: 6 });
    const posts = { 'post-guild': ['rival1'], 'post-emperor': ['rival1'] } as const;
    const scheme = rivalActs(['hagal-place-spy-city', 'hagal-secrets'], {
      card: 'rival-glossu-rabban',
      posts,
      own: { influence: { fremen: 2 } },
    });
    expect(scheme.of('rival1').influence.fremen).toBe(4);
    expect(scheme.state.alliances.fremen).toBe('rival1');
    // A Spy that is not its third sets nothing off, and the others stay. R17.11
    const early = rivalActs(['hagal-place-spy-city', 'hagal-secrets'], {
      card: 'rival-glossu-rabban',
      posts: { 'post-guild': ['rival1'] },
      own: { influence: { fremen: 2 } },
    });
    expect([early.of('rival1').influence.fremen, early.of('rival1').spies, early.state.posts?.['post-guild']]).toEqual([2, 1, ['rival1']]);
  });
  // R17.8
  test('where it has most, ties by its card', () => {
    const posts = { 'post-guild': ['rival1'], 'post-emperor': ['rival1'] } as const;
    const most = (influence: object) =>
      rival(['hagal-place-spy-city', 'hagal-arrakeen'], { card: 'rival-gurney-halleck', posts, own: { influence } }).influence;
    expect(most({ emperor: 2, fremen: 1 })).toMatchObject({ emperor: 3, fremen: 1 });
    expect(most({ emperor: 2, 'spacing-guild': 2 })).toMatchObject({ 'spacing-guild': 3 });
  });
  // R17.9
  test('a maker space gives the bonus spice, and its base without Hooks', () => {
    const at = (card: HagalId, bonusSpice: Record<string, number>, own = {}, more: Acting = {}) =>
      rival([card], { bonusSpice, own: { swordmaster: true, ...own }, conflict: 'skirmish-crysknife', ...more });
    expect(at('hagal-deep-desert', { 'deep-desert': 1 })).toMatchObject({ spice: 5, sandworms: 0, conflict: 2 });
    expect(at('hagal-hagga-imperial', { 'hagga-basin': 2 })).toMatchObject({ spice: 4 });
    expect(at('hagal-hagga-imperial', { 'imperial-basin': 2 })).toMatchObject({ spice: 3 });
    expect(at('hagal-deep-desert', { 'deep-desert': 1 }, { hooks: true })).toMatchObject({ spice: 1, sandworms: 2 });
    expect(at('hagal-hagga-imperial', { 'hagga-basin': 2 }, { hooks: true })).toMatchObject({ spice: 2, sandworms: 1 });
    expect(at('hagal-hagga-imperial', { 'imperial-basin': 2 }, { hooks: true })).toMatchObject({ spice: 3, sandworms: 0 });
  });
  // R17.9 R7.6
  test('with Hooks it removes the Shield Wall first, where its card shows it', () => {
    const guarded = { conflict: 'siege-of-arrakeen', own: { hooks: true, swordmaster: true } } as const;
    const hagga = rivalActs(['hagal-hagga-imperial'], { bonusSpice: { 'hagga-basin': 1 }, ...guarded });
    expect([hagga.state.shieldWall, hagga.of('rival1').sandworms, hagga.of('rival1').spice]).toEqual([false, 1, 1]);
    const deep = rivalActs(['hagal-deep-desert'], { bonusSpice: { 'deep-desert': 1 }, ...guarded });
    expect([deep.state.shieldWall, deep.of('rival1').sandworms, deep.of('rival1').spice]).toEqual([true, 0, 5]);
    expect(rivalActs(['hagal-desert-tactics'], guarded).state.shieldWall).toBe(false);
    expect(rivalActs(['hagal-desert-tactics'], { conflict: 'siege-of-arrakeen' }).state.shieldWall).toBe(true);
    // A wall that is gone is not removed once more.
    expect(rivalActs(['hagal-desert-tactics'], { ...guarded, shieldWall: false }).told('shieldWall')).toEqual([]);
  });
  // R17.10
  test('Hooks are taken once', () => {
    const story = rivalActs(['hagal-sietch-tabr'], { own: { influence: { fremen: 2 } } });
    expect(story.of('rival1').hooks).toBe(true);
    const again = rivalActs(['hagal-sietch-tabr'], { own: { influence: { fremen: 2 }, hooks: true } });
    expect(again.told('tookHooks')).toEqual([]);
  });
  // R17.10 R7.8
  test('control bonuses go to a Rival like to anybody, and from its visits to others', () => {
    const own = rivalActs(['hagal-arrakeen'], { control: { arrakeen: 'rival1' } });
    expect(own.of('rival1').solari).toBe(1);
    const others = rivalActs(['hagal-arrakeen'], { control: { arrakeen: 'seat1' } });
    expect([others.of('rival1').solari, others.of('seat1').solari]).toEqual([0, 1]);
  });
  // R17.10 R6.3 R16.7
  test('it steals Intrigue cards and is stolen from, as far as there are four; nobody looks at its cards', () => {
    const four = ['buy-access', 'call-to-arms', 'cunning', 'manipulate'];
    const three = ['opportunism', 'mercenaries', 'inspire-awe'];
    const story = rivalActs(['hagal-secrets'], { players: { seat1: { intrigue: four }, rival2: { intrigue: three } } });
    expect([story.of('rival1').intrigue.hidden.length, story.of('seat1').intrigue.hidden.length]).toEqual([1, 3]);
  });
  // R17.12 R14.1
  test('a contract icon is 2 Solari to it, with the module too', () => {
    for (const choam of ['without', 'with'] as const)
      expect(rival(['hagal-accept-contract-shipping-a'], { options: { choam } })).toMatchObject({ solari: 2, spice: 0 });
  });
});

describe('Spies of a Rival', () => {
  // R17.11
  test('go to the first free Faction post of its order, or of the list', () => {
    const spy = (posts = {}) =>
      rivalActs(['hagal-espionage'], { card: 'rival-staban-tuek', posts })
        .told('placedSpy')
        .map(({ post }) => post);
    expect(spy()).toEqual(['post-guild']);
    expect(spy({ 'post-guild': ['seat1'], 'post-fremen': ['rival2'] })).toEqual(['post-bene-gesserit']);
    const all = { 'post-guild': ['seat1'], 'post-fremen': ['rival2'], 'post-bene-gesserit': ['seat1'], 'post-emperor': ['seat1'] };
    expect(spy(all)).toEqual([]);
    const listed = rivalActs(['hagal-place-spy-landsraad', 'hagal-fremkit'], { posts: { 'post-landsraad-hall': ['seat1'] } });
    expect(listed.told('placedSpy').map(({ post }) => post)).toEqual(['post-landsraad-council']);
  });
  // R17.11
  test('the third one sends the two others home and sets off the scheme', () => {
    const posts = { 'post-fremen': ['rival1'], 'post-guild': ['rival1'] } as const;
    const story = rivalActs(['hagal-espionage'], { card: 'rival-vladimir-harkonnen', posts, own: { garrison: 3 } });
    expect(story.told('recalledSpy')).toEqual([
      { type: 'recalledSpy', player: 'rival1', post: 'post-guild', errand: 'scheme' },
      { type: 'recalledSpy', player: 'rival1', post: 'post-fremen', errand: 'scheme' },
    ]);
    expect(story.of('rival1')).toMatchObject({ spies: 2, solari: 2, garrison: 5 });
    expect(story.state.posts?.['post-emperor']).toEqual(['rival1']);
  });
  // R17.11
  test.each([
    ['rival-vladimir-harkonnen', { solari: 2, garrison: 5 }],
    ['rival-staban-tuek', { garrison: 5 }],
    ['rival-amber-metulli', { garrison: 6 }],
    ['rival-margot-fenring', { garrison: 3, influence: { 'bene-gesserit': 1 } }],
    ['rival-princess-irulan', { garrison: 4 }],
    ['rival-lady-jessica', { water: 2 }],
    ['rival-muaddib', { hooks: true }],
  ] as const)('the scheme of %s gives %j', (card, after) => {
    const posts = { 'post-landsraad-hall': ['rival1'], 'post-choam': ['rival1'] } as const;
    const acted = rivalActs(['hagal-place-spy-city', 'hagal-assembly-hall'], { card, posts });
    expect(acted.of('rival1')).toMatchObject(after);
    if (card === 'rival-muaddib') expect(acted.state.shieldWall).toBe(false);
  });
  // R17.11
  test('it neither infiltrates nor gathers intelligence', () => {
    const posts = { 'post-bene-gesserit': ['rival1'] } as const;
    const story = rivalActs(['hagal-secrets', 'hagal-fremkit'], { posts, agents: { secrets: ['seat1'] } });
    expect(turnedUp(story)[0]).toBe('hagal-secrets occupied');
    const gathers = rivalActs(['hagal-secrets'], { posts });
    expect(gathers.told('recalledSpy')).toEqual([]);
  });
});

describe('signets of Rivals', () => {
  // R17.7 R17.13
  test.each([
    ['rival-glossu-rabban', {}, { conflict: 3, garrison: 1 }],
    ['rival-staban-tuek', {}, { spice: 1 }],
    ['rival-amber-metulli', {}, { conflict: 3 }],
    ['rival-gurney-halleck', {}, { conflict: 3 }],
    ['rival-margot-fenring', {}, { solari: 1 }],
    ['rival-princess-irulan', {}, { spies: 2 }],
    ['rival-feyd-rautha', {}, { conflict: 4 }],
    ['rival-muaddib', {}, { influence: { fremen: 1 } }],
  ] as const)('%s with %j: %j', (card, before, after) => {
    const other = card === 'rival-muaddib' ? 'rival-staban-tuek' : 'rival-muaddib';
    const story = rivalActs(['hagal-spice-refinery'], { card, own: before, players: { rival2: { rivalCard: other } } });
    expect(story.of('rival1')).toMatchObject(after);
  });
  // R17.7
  test('two of one kind: an Intrigue card for the Baron, one more troop for Rabban with an Alliance', () => {
    expect(rival(['hagal-spice-refinery'], { card: 'rival-vladimir-harkonnen' }).intrigue.hidden).toHaveLength(1);
    const rabban = { card: 'rival-glossu-rabban', alliances: { fremen: 'rival1' }, own: { influence: { fremen: 4 } } } as const;
    expect(rival(['hagal-spice-refinery'], rabban)).toMatchObject({ conflict: 4 });
  });
});
