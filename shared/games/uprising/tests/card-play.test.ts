import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
const buy = (card: string, from: 'row' | 'reserve' | 'aside' = 'row') => ({ acquire: card, from, to: 'discard' });
/** Space, Agent box and Influence in the order in which they stand, as far as they are offered. */
const drained = (story: Story): Story => {
  for (let kinds = story.pieces(); kinds.length > 0 && story.asked.startsWith('effects'); kinds = story.pieces())
    story.piece(kinds[0] as string);
  return story;
};

describe('an Agent turn', () => {
  test('W3 R4.3 Influence that a space requires, which Undercover Asset makes needless', () => {
    expect(alone({ hand: ['dagger'], influence: { emperor: 1 }, solari: 3 }).whyNot({ card: 'dagger', to: 'imperial-privilege' })).toMatch(
      /^requirement/,
    );
    expect(alone({ hand: ['dagger'], influence: { emperor: 2 }, solari: 3 }).options()).toContainEqual({
      card: 'dagger',
      to: 'imperial-privilege',
    });
    const asset = alone({ hand: ['undercover-asset'], solari: 3 });
    expect(asset.options()).toContainEqual({ card: 'undercover-asset', to: 'imperial-privilege' });
    expect(asset.options()).toContainEqual({ card: 'undercover-asset', to: 'sietch-tabr' });
    expect(asset.whyNot({ card: 'undercover-asset', to: 'shipping' })).toMatch(/^tooDear/);
  });
  test('W4 R4.8 an arrow is paid once', () => {
    const story = alone({ hand: ['ecological-testing-station'], deck: ['dagger', 'dagger', 'diplomacy'], water: 4 }).send(
      'ecological-testing-station',
      'arrakeen',
    );
    story.piece('pay');
    expect([story.of('seat1').water, story.pieces().includes('pay')]).toEqual([2, false]);
  });
  test('T2 R4.4 the price of Spice Refinery is paid when the Agent is sent', () => {
    const story = alone({ hand: ['reconnaissance'], spice: 0 });
    expect(story.options().filter((one) => JSON.stringify(one).includes('spice-refinery'))).toEqual([
      { card: 'reconnaissance', to: 'spice-refinery', price: 0 },
    ]);
  });
  test('T3 R4.7 a discard that was impossible has to be made once a card comes', () => {
    const story = alone({ hand: ['guild-envoy'], deck: ['smugglers-haven', 'dagger', 'dagger'] }).send('guild-envoy', 'fremkit');
    expect(story.pieces()).not.toContain('discard');
    story.piece('draw');
    expect(story.options()).not.toContain('done');
    story.piece('discard').piece('if');
    expect([story.of('seat1').discard, story.of('seat1').hand.hidden]).toEqual([['smugglers-haven'], ['dagger', 'dagger']]);
  });
  test('T6 R8.14 Seek Allies goes, what the space gives stays', () => {
    const story = drained(alone({ hand: ['seek-allies'] }).send('seek-allies', 'deliver-supplies'));
    expect([story.of('seat1').water, story.of('seat1').influence['spacing-guild'], story.state.trashed.at(-1)]).toEqual([
      2,
      1,
      'seek-allies',
    ]);
  });
  test('T7 R8.14 a card trashed before its box was used loses it; what had held already holds', () => {
    const story = alone({ hand: ['stilgar-the-devoted'], water: 1 })
      .send('stilgar-the-devoted', 'desert-tactics')
      .piece('trash');
    story.play({ card: 'stilgar-the-devoted', from: 'in_play' });
    expect(story.pieces()).toEqual(['recruit', 'influence']);
    expect(story.piece('recruit').of('seat1').garrison).toBe(4);
    const overthrow = alone({ hand: ['overthrow'], water: 1 })
      .send('overthrow', 'desert-tactics')
      .piece('trash');
    overthrow.play({ card: 'overthrow', from: 'in_play' }).piece('influence');
    expect(overthrow.of('seat1').influence.fremen).toBe(2);
  });
  test('R8.14 a card that trashes itself by its own arrow gives what stands behind it', () => {
    const story = alone({ hand: ['shishakli'], deck: ['dagger', 'diplomacy'] })
      .send('shishakli', 'arrakeen')
      .piece('pay');
    story.play({ card: 'shishakli', from: 'in_play' });
    expect(story.of('seat1').hand.hidden).toEqual(['dagger']);
  });
  test('R4.9 two Influence instead of one, before or after', () => {
    expect(
      alone({ hand: ['overthrow'] })
        .send('overthrow', 'fremkit')
        .piece('influence')
        .of('seat1').influence.fremen,
    ).toBe(2);
    const maneuver = () =>
      alone({ hand: ['treacherous-maneuver', 'imperial-spymaster'], inPlay: ['sardaukar-soldier'] }).send(
        'treacherous-maneuver',
        'secrets',
      );
    const trash = { card: 'imperial-spymaster', from: 'hand' };
    const before = maneuver().piece('pay').play(trash);
    expect([before.state.trashed.slice(-2).sort(), before.piece('influence').of('seat1').influence['bene-gesserit']]).toEqual([
      ['imperial-spymaster', 'treacherous-maneuver'],
      2,
    ]);
    const after = maneuver().piece('influence').piece('pay').play(trash);
    expect(after.of('seat1').influence['bene-gesserit']).toBe(2);
  });
  test('T59 the second card of Treacherous Maneuver comes from the hand', () => {
    const story = alone({ hand: ['treacherous-maneuver', 'dagger'], inPlay: ['sardaukar-soldier'], discard: ['imperial-spymaster'] });
    expect(story.send('treacherous-maneuver', 'secrets').pieces()).not.toContain('pay');
  });
  test('T10 Corrinth City asks for two hand cards and 5 Solari', () => {
    expect(
      alone({ hand: ['corrinth-city', 'dagger'], solari: 9 })
        .send('corrinth-city', 'dutiful-service')
        .pieces(),
    ).not.toContain('pay');
    const story = alone({ hand: ['corrinth-city', 'dagger', 'diplomacy'], solari: 5 })
      .send('corrinth-city', 'dutiful-service')
      .piece('pay');
    expect([story.of('seat1').vp, story.of('seat1').hand.hidden]).toEqual([1, []]);
  });
  test('T19 T23 R4.12 Steersman recalls another Agent, never itself', () => {
    const sent = { hand: ['steersman'], deck: ['dagger'] };
    expect(alone(sent).send('steersman', 'deliver-supplies').pieces()).not.toContain('recall_agent');
    const story = alone(sent, { agents: { arrakeen: ['seat1'] } })
      .send('steersman', 'deliver-supplies')
      .piece('recall_agent');
    expect(story.options()).toEqual(['arrakeen']);
  });
  test('T45 Long Live the Fighters looks at three cards, or at none', () => {
    const few = alone({ hand: ['long-live-the-fighters'], deck: ['dagger', 'dagger'], discard: ['diplomacy'] }).send(
      'long-live-the-fighters',
      'arrakeen',
    );
    expect(few.pieces()).toEqual(['recruit', 'draw']);
    const story = alone({ hand: ['long-live-the-fighters'], deck: ['dagger', 'diplomacy', 'sardaukar-soldier'] })
      .send('long-live-the-fighters', 'fremkit')
      .piece('if');
    story.play('diplomacy', 'dagger');
    expect([story.of('seat1').intrigue.hidden.length, story.state.trashed.at(-1), story.of('seat1').discard]).toEqual([
      1,
      'sardaukar-soldier',
      ['dagger'],
    ]);
  });
  test('R16.2 Weirding Woman comes back for all to see, and is sent again', () => {
    const story = alone({ hand: ['weirding-woman'], inPlay: ['truthtrance'] })
      .send('weirding-woman', 'arrakeen')
      .piece('if');
    expect(story.table.module.view(story.table.state, 'seat2').players.seat1?.shown).toEqual(['weirding-woman']);
    drained(story).play('done').until('turn seat1');
    expect(story.options()).toContainEqual({ card: 'weirding-woman', to: 'spice-refinery', price: 0 });
  });
  test('R7.4 Sardaukar Coordination deploys recruits from a space without a Conflict', () => {
    const story = alone({ hand: ['sardaukar-coordination'], garrison: 3 })
      .send('sardaukar-coordination', 'gather-support', { price: 0 })
      .piece('recruit')
      .piece('may_deploy');
    expect(story.choices('seat1')).toMatchObject({ max: 2 });
    expect(story.play(2).of('seat1').conflict).toBe(2);
  });
  test('R13.4 what a card gives on a maker space, in either order', () => {
    expect(
      alone({ hand: ['desert-power'], water: 0 })
        .send('desert-power', 'imperial-basin')
        .of('seat1').spice,
    ).toBeGreaterThanOrEqual(2);
    expect(
      alone({ hand: ['desert-power'] })
        .send('desert-power', 'accept-contract')
        .of('seat1').spice,
    ).toBe(0);
    const tent = alone({ hand: ['fedaykin-stilltent'] })
      .send('fedaykin-stilltent', 'imperial-basin')
      .piece('if');
    expect(tent.of('seat1').garrison).toBe(4);
  });
  test('T41 R4.15 Assembly Hall without its Agent gives no Persuasion', () => {
    const revealed = (agents: Arrangement['agents']) =>
      alone({ hand: [], agents: 2 }, { ...(agents && { agents }) }).play('reveal').state.turn.persuasion;
    expect([revealed({ 'assembly-hall': ['seat1'] }), revealed({ arrakeen: ['seat1'] })]).toEqual([1, 0]);
  });
  test('T42 R4.13 the Swordmaster costs 8, and 6 once somebody has one', () => {
    const first = alone({ hand: ['dagger'], solari: 8 })
      .send('dagger', 'swordmaster')
      .piece('take_swordmaster');
    expect([first.of('seat1').solari, first.of('seat1').agents]).toEqual([0, 2]);
    const later = { players: { seat2: { swordmaster: true } } } as const;
    expect(
      alone({ hand: ['dagger'], solari: 6 }, later)
        .send('dagger', 'swordmaster')
        .of('seat1').solari,
    ).toBe(0);
    expect(alone({ hand: ['dagger'], solari: 7 }).whyNot({ card: 'dagger', to: 'swordmaster' })).toMatch(/^tooDear/);
  });
  test('T43 R4.14 a second visit to the High Council gives goods', () => {
    const story = alone({ hand: ['dagger'], solari: 5, council: true })
      .send('dagger', 'high-council')
      .piece('if');
    expect([story.of('seat1').spice, story.of('seat1').garrison, story.of('seat1').intrigue.hidden.length]).toEqual([2, 6, 1]);
  });
});

describe('a Reveal turn', () => {
  test('T12 R8.2 Leadership counts cards that gave swords', () => {
    const reveal = () =>
      alone({ hand: ['leadership', 'dagger', 'undercover-asset'] })
        .play('reveal')
        .piece('choose');
    expect(reveal().play(1).piece('for_each').of('seat1').swords).toBe(1 + 1 + 2 + 2);
    const spying = reveal().play(0);
    spying.play((spying.options() as readonly unknown[])[0]);
    expect(spying.piece('for_each').of('seat1').swords).toBe(1 + 1 + 1);
  });
  test('T57 Calculus of Power and the card that it trashed are never both counted', () => {
    const story = alone({ hand: ['leadership', 'calculus-of-power', 'sardaukar-soldier'] })
      .play('reveal')
      .piece('pay')
      .play({ card: 'sardaukar-soldier', from: 'in_play' });
    expect(story.piece('for_each').of('seat1').swords).toBe(1 + 1 + 3 + 1);
  });
  test('T26 R8.2 Sardaukar Coordination counts revealed Emperor cards', () => {
    const story = alone({ hand: ['sardaukar-coordination', 'imperial-spymaster'], inPlay: ['public-spectacle'] })
      .play('reveal')
      .piece('for_each');
    expect(story.of('seat1').swords).toBe(1 + 2);
  });
  test('T25 Stilgar counts Fremen cards of Agent turns too', () => {
    expect(
      alone({ hand: ['stilgar-the-devoted'], inPlay: ['maula-pistol'] })
        .play('reveal')
        .piece('for_each').state.turn.persuasion,
    ).toBe(4);
  });
  test('Q36 R13.8 Corrinth City: the seat is paid with what was there before, and gives its Persuasion at once', () => {
    const story = alone({ hand: ['corrinth-city'], solari: 5 })
      .play('reveal')
      .piece('choose')
      .play(1);
    expect([story.of('seat1').solari, story.of('seat1').council, story.state.turn.persuasion]).toEqual([0, true, 2]);
    expect(
      alone({ hand: ['corrinth-city'], solari: 4 })
        .play('reveal')
        .piece('choose')
        .of('seat1').solari,
    ).toBe(9);
    expect(
      alone({ hand: ['corrinth-city'], solari: 9, council: true })
        .play('reveal')
        .piece('choose')
        .of('seat1').solari,
    ).toBe(14);
  });
  test('R4.13 Paracompass with a seat and the Swordmaster', () => {
    const revealed = (more: ArrangedPlayer) => alone({ hand: ['paracompass'], ...more }).play('reveal');
    expect(revealed({ swordmaster: true }).pieces()).toEqual([]);
    expect(revealed({ swordmaster: true, council: true }).piece('if').state.turn.persuasion).toBe(5);
    expect(revealed({ council: true }).piece('if').state.turn.persuasion).toBe(4);
  });
  test('T58 Desert Power offers no sandworm against the Shield Wall', () => {
    const story = alone({ hand: ['desert-power'], water: 1, hooks: true } as ArrangedPlayer, { conflict: 'secure-imperial-basin' })
      .play('reveal')
      .piece('choose');
    expect([story.asked, story.state.turn.persuasion, story.of('seat1').water]).toEqual(['effects seat1', 2, 1]);
  });
  test('R4.7 Unswerving Loyalty deploys or retreats one, or neither', () => {
    const story = alone({ hand: ['unswerving-loyalty'], inPlay: ['maula-pistol'], conflict: 1, garrison: 2 })
      .play('reveal')
      .piece('recruit');
    expect(story.options()).toContain('done');
    expect(story.piece('if').play(0).play(1).of('seat1').conflict).toBe(2);
    expect(
      alone({ hand: ['unswerving-loyalty'] })
        .play('reveal')
        .piece('recruit')
        .pieces(),
    ).toEqual([]);
  });
  test('T14 Guild Spy looks at the whole turn, and once', () => {
    const spies = { posts: { 'post-guild': ['seat1'], 'post-fremen': ['seat1'] } } as Arrangement;
    const hand = [
      'guild-spy',
      'convincing-argument',
      'convincing-argument',
      'tread-in-darkness',
      'tread-in-darkness',
      'prepare-the-way',
      'prepare-the-way',
      'overthrow',
      'calculus-of-power',
    ];
    const story = alone({ hand }, spies).play('reveal', buy('the-spice-must-flow', 'reserve'));
    expect(story.options()).not.toContain('done');
    story.piece('this_turn').play(0);
    expect([story.of('seat1').influence['spacing-guild'], story.of('seat1').influence.fremen, story.of('seat1').influence.emperor]).toEqual(
      [1, 1, 0],
    );
  });
});

describe('Intrigue cards', () => {
  test('T15 R9.8 Call to Arms recruits for later purchases, whatever pays for them', () => {
    const story = alone(
      { hand: ['convincing-argument', 'convincing-argument'], intrigue: ['call-to-arms', 'inspire-awe'] },
      { row: ['sardaukar-soldier', 'desert-survival', 'fedaykin-stilltent', 'overthrow', 'steersman'] },
    );
    story.play('reveal', buy('sardaukar-soldier'), { plot: 'call-to-arms' });
    expect(story.of('seat1').garrison).toBe(3);
    story.play(buy('desert-survival'));
    expect(story.of('seat1').garrison).toBe(4);
    story.play({ plot: 'inspire-awe' });
    story.play(story.options()[0]);
    expect(story.of('seat1').garrison).toBe(5);
  });
  test('T53 Q16 R9.3 each line of Change Allegiances on its own', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['change-allegiances'], influence: { fremen: 1 }, spice: 3 }).play(
      { plot: 'change-allegiances' },
      0,
      'fremen',
      'emperor',
    );
    expect([story.asked, story.options()]).toEqual(['line seat1', [1, 'enough']]);
    expect(story.play('enough').of('seat1').spice).toBe(3);
  });
  test('Q31 Depart for Arrakis and Strategic Stockpiling ask their own Faction', () => {
    const lines = (card: string, more: ArrangedPlayer) => alone({ hand: ['dagger'], deck: ['dagger'], intrigue: [card], ...more });
    expect(
      lines('depart-for-arrakis', { influence: { 'spacing-guild': 3 } })
        .play({ plot: 'depart-for-arrakis' })
        .options(),
    ).toEqual([1]);
    expect(lines('depart-for-arrakis', { influence: { fremen: 3 }, spice: 1 }).whyNot({ plot: 'depart-for-arrakis' })).toMatch(/^tooDear/);
    expect(
      lines('strategic-stockpiling', { influence: { fremen: 3 }, water: 3 })
        .play({ plot: 'strategic-stockpiling' })
        .options(),
    ).toEqual([1]);
    expect(
      lines('strategic-stockpiling', { influence: { 'spacing-guild': 3 }, water: 3 }).whyNot({ plot: 'strategic-stockpiling' }),
    ).toMatch(/^tooDear/);
  });
  test('Q22 Opportunism takes two steps, of one Faction or of two', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['opportunism'], solari: 2, influence: { fremen: 3 } }).play(
      { plot: 'opportunism' },
      'fremen',
      'fremen',
    );
    expect([story.of('seat1').influence.fremen, story.of('seat1').solari]).toEqual([1, 0]);
    expect(alone({ intrigue: ['opportunism'], solari: 2, influence: { fremen: 1 } }).whyNot({ plot: 'opportunism' })).toMatch(/^cannotPay/);
  });
  test('T56 R12.6 both Factions of Buy Access are named before the first is gained', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['buy-access'], solari: 5 }).play({ plot: 'buy-access' });
    expect([story.asked, story.choices('seat1')]).toMatchObject(['chooseSome seat1', { min: 2, max: 2 }]);
  });
  test('R12.1 a full track may be named where a Faction is chosen', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['imperium-politics'], solari: 1, influence: { emperor: 6 } }).play({
      plot: 'imperium-politics',
    });
    expect(story.options()).toEqual([0, 1]);
  });
  test('T51 Sietch Ritual is not played with an empty hand', () => {
    expect(
      alone({ hand: ['dagger'], intrigue: ['sietch-ritual'] })
        .play('reveal')
        .whyNot({ plot: 'sietch-ritual' }),
    ).toMatch(/^cannotPay/);
  });
  test('R9.6 a card that would change nothing may be played', () => {
    const story = alone({ hand: ['dagger'], intrigue: ['detonation'], garrison: 0 }, { shieldWall: false } as Arrangement).play({
      plot: 'detonation',
    });
    expect([story.asked, story.state.intrigueDiscard]).toEqual(['turn seat1', ['detonation']]);
  });
  test('R9.7 Q49 Manipulate reserves a card of the Row for the Reveal turn', () => {
    const story = alone(
      { hand: ['convincing-argument'], intrigue: ['manipulate'] },
      { row: ['rebel-supplier', 'overthrow', 'steersman', 'corrinth-city', 'paracompass'] },
    ).play({ plot: 'manipulate' }, 'rebel-supplier');
    expect([story.of('seat1').aside, story.state.row.length]).toEqual([['rebel-supplier'], 5]);
    story.play('reveal', buy('rebel-supplier', 'aside'));
    expect([story.state.turn.persuasion, story.of('seat1').discard]).toEqual([0, ['rebel-supplier']]);
  });
  test('R12.4 Shadow Alliance scores where an opponent holds the token', () => {
    const last = (holder: 'seat1' | 'seat2') =>
      open({
        agenda: [{ do: 'endgame', by: 'seat1' }],
        alliances: { fremen: holder },
        players: { seat1: { intrigue: ['shadow-alliance'], influence: { fremen: 4 } }, seat2: { influence: { fremen: 5 } } },
      });
    expect(last('seat2').options()).toContainEqual({ play: 'shadow-alliance' });
    expect(last('seat1').options()).not.toContainEqual({ play: 'shadow-alliance' });
  });
  test('Q16 an arrow beside swords may be left unused', () => {
    const fight = open({
      agenda: [{ do: 'combat' }],
      players: { seat1: { intrigue: ['questionable-methods'], conflict: 1, influence: { fremen: 1 } }, seat2: { conflict: 1 } },
    });
    fight.play({ play: 'questionable-methods' });
    expect([fight.asked, fight.of('seat1').swords]).toEqual(['payOffer seat1', 1]);
    expect(fight.play(false).told('influence')).toEqual([]);
  });
});
