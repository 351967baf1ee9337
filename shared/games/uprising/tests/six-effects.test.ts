import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { Effect } from '../../imperium-family/effects/effects.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { factionsFor } from '../../imperium-family/queries/effects/influence.ts';
import { isMandatory } from '../../imperium-family/queries/effects/mandatory.ts';
import { whyWaits } from '../../imperium-family/queries/effects/readings.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { AMBER, FEYD, GURNEY, IRULAN, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';
import { open, type Story } from './story.fixture.ts';

// Each effect of two teams for itself: why it waits, and what it does.

type Players = NonNullable<Arrangement['players']>;
const waits = ({ state }: Story, by: PlayerId, effect: Effect): string | null => {
  const why = whyWaits(state, sceneFor(state, by), effect);
  return why && `${why.key.split('.').at(-1)} ${why.rule}`;
};
/** Carries effects out for somebody, and stops before the turn. */
const does = (by: PlayerId, list: readonly Effect[], players: Players = {}, said: Parameters<typeof openSix>[1] = {}): Story =>
  openSix(players, {
    agenda: [
      { do: 'run', by, origin: null, since: 0, agreed: false, list },
      { do: 'activate', by: MUADDIB },
    ],
    ...said,
  });
const THRONE: Effect = { throne_row: { move_from_imperium_row: 1, filter: { not_faction: 'fremen' } } };

describe('R17.10 an effect of a team waits', () => {
  // R18.17
  test('reinforcements while no Ally has a troop in the supply', () => {
    const send: Effect = { reinforce: 3 };
    const with_ = (gurney: number, amber: number) =>
      waits(openSix({ [GURNEY]: { garrison: gurney }, [AMBER]: { garrison: amber } }), MUADDIB, send);
    expect([with_(12, 12), with_(11, 12), with_(12, 11)]).toEqual(['supplyEmpty R8.1', null, null]);
  });
  // R18.17
  test('a trade without a partner, and it is never forced', () => {
    const trade: Effect = { trade: { with: 'one_teammate', goods: ['spice'] } };
    expect([waits(openSix({}), MUADDIB, trade), waits(open({ seats: 3 }), 'seat1', trade)]).toEqual([null, 'noPartner R18.17']);
    expect(isMandatory(trade)).toBe(false);
    const run = { do: 'run', by: 'seat1', origin: null, since: 0, agreed: false, list: [trade] } as const;
    expect(open({ seats: 3, agenda: [run, { do: 'nextTurn', by: 'seat1' }] }).asked).toBe('turn seat1');
    expect(does(MUADDIB, [trade]).asked).toBe(`trade ${MUADDIB}`);
  });
  // R18.18
  test('the Throne Row without a card of the Row that may come there', () => {
    const row = (cards: readonly string[]) => openSix({}, { row: cards });
    const fremen = ['desert-power', 'fedaykin-stilltent', 'stilgar-the-devoted'];
    expect(waits(row(fremen), SHADDAM, THRONE)).toBe('rowEmpty R10.9');
    expect(waits(row([...fremen, 'calculus-of-power']), SHADDAM, THRONE)).toBeNull();
    expect(does(SHADDAM, [THRONE], {}, { row: fremen }).asked).toBe(`activate ${MUADDIB}`);
  });
  // R18.25
  test('the handing out of contracts while none lies open', () => {
    const out: Effect = { distribute_face_up_contracts: 'one_to_each_ally' };
    const none = { contracts: { open: [], left: 0 } } as const;
    expect([waits(openSix({}, none), SHADDAM, out), waits(openSix({}), SHADDAM, out)]).toEqual(['noContract R18.25', null]);
    expect(does(SHADDAM, [out], {}, none).asked).toBe(`activate ${MUADDIB}`);
    expect(does(SHADDAM, [out]).asked).toBe(`handOut ${SHADDAM}`);
  });
  // R18.15
  test('the token for swords for whoever has it', () => {
    const take: Effect = { take_token: 'swordmaster-bonus' };
    expect([waits(openSix({ [MUADDIB]: { swordmasterBonus: true } }), MUADDIB, take), waits(openSix({}), MUADDIB, take)]).toEqual([
      'hasToken R18.15',
      null,
    ]);
  });
  // R18.16
  test('Maker Hooks for a team that has none, and for whoever has them', () => {
    const hooks: Effect = { take_maker_hooks: true };
    const story = openSix({ [AMBER]: { hooks: true } });
    expect([waits(story, GURNEY, hooks), waits(story, AMBER, hooks), waits(story, FEYD, hooks)]).toEqual([
      null,
      'hasHooks R6.4',
      'notThisTeam R18.16',
    ]);
  });
});

describe('R18.12 what an icon means', () => {
  // R18.12
  test('for a Commander the icon of the Emperor is a choice, the track is not', () => {
    const { state } = openSix(
      {},
      {
        agenda: [
          { do: 'activate', by: SHADDAM },
          { do: 'activate', by: MUADDIB },
        ],
      },
    ).play({ ally: FEYD, with: 'right' });
    expect(factionsFor(state, SHADDAM, { faction: 'emperor', amount: 1 })).toEqual(['great-houses', 'emperor']);
    expect(factionsFor(state, SHADDAM, { faction: 'emperor', amount: 1, track: true })).toEqual(['emperor']);
    expect(factionsFor(state, FEYD, { faction: 'emperor', amount: 1 })).toEqual(['great-houses']);
    expect(factionsFor(state, FEYD, { faction: 'emperor', amount: 1, track: true })).toEqual([]);
  });
  // R18.12
  test('what a Commander loses with such an icon is a choice of the same two', () => {
    const lose: Effect = { pay: { lose_influence: { faction: 'emperor', amount: 1 } }, then: [], mandatory: true };
    const agenda = [
      { do: 'activate', by: SHADDAM },
      { do: 'run', by: SHADDAM, origin: null, since: 0, agreed: false, list: [lose] },
      { do: 'activate', by: MUADDIB },
    ] as const;
    const players = { [SHADDAM]: { influence: { emperor: 2 } }, [FEYD]: { influence: { 'great-houses': 2 } } };
    const story = openSix(players, { agenda }).play({ ally: FEYD, with: 'right' });
    expect([story.asked, story.options()]).toEqual([`loseInfluence ${SHADDAM}`, ['great-houses', 'emperor']]);
    story.play('great-houses');
    expect([story.of(FEYD).influence['great-houses'], story.of(SHADDAM).influence.emperor]).toEqual([1, 2]);
  });
});

describe('R18.8 a price that Allies share', () => {
  const THREE: Effect = { pay: { spice: 3 }, then: [{ gain: { water: 1 } }], allies_may_contribute: true };
  const paying = (own: number, gurney: number, amber: number): Story =>
    does(MUADDIB, [THREE], { [MUADDIB]: { spice: own, water: 0 }, [GURNEY]: { spice: gurney }, [AMBER]: { spice: amber } });
  // R18.8
  test('each is asked in turn, nobody more once it is paid, and the Commander pays the rest', () => {
    const story = paying(3, 2, 2);
    expect([story.asked, story.choices(GURNEY)]).toEqual([`contribute ${GURNEY}`, { pick: 'number', min: 0, max: 2 }]);
    story.play(2);
    expect([story.asked, story.choices(AMBER)]).toEqual([`contribute ${AMBER}`, { pick: 'number', min: 0, max: 1 }]);
    story.play(0);
    expect([story.of(MUADDIB).spice, story.of(GURNEY).spice, story.of(AMBER).spice]).toEqual([2, 0, 2]);
    expect(story.told('paid').map(({ player, amount }) => [player, amount])).toEqual([
      [GURNEY, 2],
      [MUADDIB, 1],
    ]);
    const whole = paying(0, 3, 3).play(3);
    expect([whole.asked, whole.of(AMBER).spice, whole.of(MUADDIB).water]).toEqual([`activate ${MUADDIB}`, 3, 1]);
  });
  // R18.8
  test('what is too little in the end is told, and nothing is paid', () => {
    const story = paying(2, 1, 1).play(0, 0);
    expect(story.told('tooLittle')).toEqual([{ type: 'tooLittle', player: MUADDIB }]);
    expect([story.of(MUADDIB).spice, story.of(MUADDIB).water, story.told('paid')]).toEqual([2, 0, []]);
    const enough = paying(2, 1, 1).play(0, 1);
    expect([enough.told('tooLittle'), enough.of(MUADDIB).spice, enough.of(MUADDIB).water]).toEqual([[], 0, 1]);
  });
});

describe('R18.17 what partners give each other', () => {
  // R18.17
  test('reinforcements are shared, as many as each supply holds, and only who got some is asked to deploy', () => {
    const split = (gurney: number, amber: number): Story =>
      does(MUADDIB, [{ reinforce: 3 }], { [GURNEY]: { garrison: gurney }, [AMBER]: { garrison: amber } });
    const story = split(3, 3);
    expect([story.asked, story.choices(MUADDIB)]).toEqual([`reinforce ${MUADDIB}`, { pick: 'number', min: 0, max: 3 }]);
    story.play(2);
    expect([story.of(GURNEY).garrison, story.of(AMBER).garrison]).toEqual([5, 4]);
    expect([story.asked, story.choices(GURNEY)]).toEqual([`deploy ${GURNEY}`, { pick: 'number', min: 0, max: 2 }]);
    story.play(1);
    expect([story.asked, story.choices(AMBER)]).toEqual([`deploy ${AMBER}`, { pick: 'number', min: 0, max: 1 }]);
    expect([story.play(1).of(GURNEY).conflict, story.of(AMBER).conflict]).toEqual([1, 1]);
    const one = split(3, 3).play(3);
    expect([one.asked, one.play(0).asked]).toEqual([`deploy ${GURNEY}`, `activate ${MUADDIB}`]);
    expect(split(11, 3).choices(MUADDIB)).toEqual({ pick: 'number', min: 0, max: 1 });
    expect(split(3, 11).choices(MUADDIB)).toEqual({ pick: 'number', min: 2, max: 3 });
    expect(split(11, 11).choices(MUADDIB)).toEqual({ pick: 'number', min: 1, max: 1 });
  });
  // R18.17
  test('a trade: nobody, a refusal, nothing for nothing, a last word', () => {
    const goods = ['spice', 'intrigue'] as const;
    const trading = (): Story =>
      does(MUADDIB, [{ trade: { with: 'one_teammate', goods } } as Effect], {
        [MUADDIB]: { spice: 2, intrigue: ['cunning'] },
        [AMBER]: { spice: 1, intrigue: ['mercenaries', 'opportunism'] },
      });
    const story = trading();
    expect(story.options()).toEqual([GURNEY, AMBER, 'nobody']);
    expect(trading().play('nobody').asked).toBe(`activate ${MUADDIB}`);
    story.play(AMBER);
    const spice = (amount: number) => ({ kind: 'spice', amount }) as const;
    const cards = (amount: number) => ({ kind: 'intrigue', amount }) as const;
    expect(story.options()).toEqual(['nothing', spice(1), spice(2), cards(1)]);
    story.play(spice(2));
    expect([story.asked, story.options()]).toEqual([`tradeGive ${AMBER}`, ['nothing', spice(1), cards(1), cards(2), 'refuse']]);
    const refused = trading().play(AMBER, spice(2), 'refuse');
    expect(refused.told('noTrade')).toEqual([{ type: 'noTrade', player: MUADDIB, with: AMBER }]);
    const idle = trading().play(AMBER, 'nothing', 'nothing');
    expect([idle.asked, idle.told('traded'), idle.told('noTrade')]).toEqual([`activate ${MUADDIB}`, [], []]);
    const left = trading().play(AMBER, spice(2), 'nothing');
    expect([left.asked, left.options()]).toEqual([`tradeAgree ${MUADDIB}`, [true, false]]);
    expect(left.play(false).told('noTrade')).toEqual([{ type: 'noTrade', player: MUADDIB, with: AMBER }]);
    expect([left.of(MUADDIB).spice, left.of(AMBER).spice]).toEqual([2, 1]);
  });
  // R18.17
  test('goods go to the other, and whoever gives Intrigue cards picks each of them', () => {
    const trade: Effect = { trade: { with: 'one_teammate', goods: ['spice', 'intrigue'] } } as Effect;
    const story = does(MUADDIB, [trade], {
      [MUADDIB]: { spice: 2, intrigue: ['cunning'] },
      [AMBER]: { intrigue: ['mercenaries', 'opportunism', 'manipulate'] },
    });
    story.play(AMBER, { kind: 'spice', amount: 2 }, { kind: 'intrigue', amount: 2 }, true);
    expect([story.asked, story.options()]).toEqual([`tradeCard ${AMBER}`, ['mercenaries', 'opportunism', 'manipulate']]);
    story.play('opportunism');
    expect([story.asked, story.options()]).toEqual([`tradeCard ${AMBER}`, ['mercenaries', 'manipulate']]);
    story.play('manipulate');
    expect(story.asked).toBe(`activate ${MUADDIB}`);
    expect([story.of(MUADDIB).intrigue.hidden, story.of(AMBER).intrigue.hidden]).toEqual([
      ['cunning', 'manipulate', 'opportunism'],
      ['mercenaries'],
    ]);
    expect([story.of(MUADDIB).spice, story.of(AMBER).spice]).toEqual([0, 2]);
    expect(story.told('gave').map(({ player, to, card }) => [player, to, card])).toEqual([
      [AMBER, MUADDIB, 'opportunism'],
      [AMBER, MUADDIB, 'manipulate'],
    ]);
    const own = does(MUADDIB, [trade], { [MUADDIB]: { intrigue: ['cunning'] }, [AMBER]: { spice: 1 } });
    own.play(AMBER, { kind: 'intrigue', amount: 1 }, { kind: 'spice', amount: 1 }, true);
    expect([own.asked, own.play('cunning').of(AMBER).intrigue.hidden]).toEqual([`tradeCard ${MUADDIB}`, ['cunning']]);
  });
});

describe('R18.25 contracts that are handed out', () => {
  const out: Effect = { distribute_face_up_contracts: 'one_to_each_ally' };
  const [one, two] = ['contract-harvest-3', 'contract-harvest-4'];
  // R18.25
  test('the first Ally gets one of two, the second the other unasked', () => {
    const story = does(SHADDAM, [out], {}, { contracts: { open: [one, two], left: 0 } });
    const [first, second] = story.options().map((option) => (option as { ally: PlayerId }).ally);
    expect(story.options()).toEqual([
      { contract: one, ally: first },
      { contract: two, ally: first },
    ]);
    expect(first).toBe(second);
    const other = first === FEYD ? IRULAN : FEYD;
    story.play({ contract: two, ally: first });
    expect([story.asked, story.of(first as 'seat2').contracts?.open, story.of(other).contracts?.open]).toEqual([
      `activate ${MUADDIB}`,
      [two],
      [one],
    ]);
    expect(story.told('handedContract').map(({ player, to, contract }) => [player, to, contract])).toEqual([
      [SHADDAM, first, two],
      [SHADDAM, other, one],
    ]);
  });
  // R18.25
  test('of a single one it is said who has it', () => {
    const story = does(SHADDAM, [out], {}, { contracts: { open: [one], left: 0 } });
    expect(story.options()).toHaveLength(2);
    const [, last] = story.options();
    story.play(last);
    expect(story.asked).toBe(`activate ${MUADDIB}`);
    expect(story.told('handedContract')).toHaveLength(1);
  });
  // R18.25, R14.4
  test('one that gives something by being taken gives it to the Ally who has it, first or last', () => {
    const gives = (open: readonly string[], first: string) => {
      const story = does(SHADDAM, [out], { [FEYD]: { solari: 0 }, [IRULAN]: { solari: 0 } }, { contracts: { open, left: 0 } });
      const taken = story.options().find((option) => (option as { contract: string }).contract === first) as { ally: 'seat2' };
      story.play(taken);
      const other = taken.ally === FEYD ? IRULAN : FEYD;
      return [story.asked, story.of(taken.ally).solari, story.of(other).solari];
    };
    const next = `activate ${MUADDIB}`;
    expect(gives(['contract-immediate'], 'contract-immediate')).toEqual([next, 2, 0]);
    expect(gives(['contract-immediate', one], 'contract-immediate')).toEqual([next, 2, 0]);
    expect(gives(['contract-immediate', one], one)).toEqual([next, 0, 2]);
  });
});

describe('R18.18 the Throne Row', () => {
  // R18.18
  test('as many cards as the effect says, while there are some', () => {
    const three: Effect = { throne_row: { move_from_imperium_row: 2, filter: { not_faction: 'fremen' } } };
    const story = does(SHADDAM, [three]);
    const [first] = story.options();
    story.play(first);
    expect(story.asked).toBe(`throneRow ${SHADDAM}`);
    const [second] = story.options();
    story.play(second);
    expect([story.asked, story.state.throneRow]).toEqual([`activate ${MUADDIB}`, [first, second]]);
  });
});
