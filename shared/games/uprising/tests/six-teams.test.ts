import { describe, expect, test } from 'vitest';
import { ranking } from '../../imperium-family/queries/combat.ts';
import { resultOf } from '../../imperium-family/queries/score.ts';
import { whyWaits } from '../../imperium-family/queries/effects/readings.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { opponents } from '../../imperium-family/queries/opponents.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { influenceOf } from '../../imperium-family/queries/teams.ts';
import { STOP } from '../../imperium-family/story.fixture.ts';
import { FACTIONS } from '../ids.ts';
import { uprising } from '../index.ts';
import { AMBER, FEYD, GURNEY, IRULAN, led, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';

describe('who acts and who gains', () => {
  // R18.7
  test('an arrow is named first, once each; the Reveal and a double arrow name either Ally', () => {
    const story = openSix({ [MUADDIB]: { hand: ['md-usul'] } });
    expect(story.options()).toEqual([
      { ally: GURNEY, with: 'left' },
      { ally: AMBER, with: 'right' },
      { ally: GURNEY, with: 'reveal' },
      { ally: AMBER, with: 'reveal' },
    ]);
    const second = openSix({ [MUADDIB]: { hand: ['md-usul'], swordmaster: true } }, { agents: { carthag: [MUADDIB] } });
    expect(second.options().map((option) => Object.values(option as object).join(' '))).toEqual([
      ...[`${AMBER} right`, `${GURNEY} double`, `${AMBER} double`, `${GURNEY} reveal`, `${AMBER} reveal`],
    ]);
    expect(second.whyNot({ ally: GURNEY, with: 'left' })).toBe('arrowOut R18.7');
    expect(led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-usul'] } }).whyNot('reveal')).toBe('mustSend R18.7');
    expect(led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-convincing-argument'] } }).options()).toEqual(['reveal']);
  });
  // R18.8
  test('the activated Ally recruits, is asked about deploying, and gets the Influence with its point', () => {
    const story = led(MUADDIB, 'right', { [MUADDIB]: { hand: ['md-usul'], intrigue: [] }, [AMBER]: { influence: { 'fringe-worlds': 1 } } });
    story.send('md-usul', 'carthag').piece('recruit');
    expect(story.of(AMBER)).toMatchObject({ garrison: 4 });
    story.piece('split').play(0);
    expect([story.of(MUADDIB).water, story.of(AMBER).spice]).toEqual([2, 1]);
    story.piece('intrigue').play('done');
    expect(story.asked).toBe(`deploy ${AMBER}`);
    story.play(3);
    expect(story.of(AMBER)).toMatchObject({ garrison: 1, conflict: 3 });
    expect(story.of(MUADDIB)).toMatchObject({ supply: 0, garrison: 0, conflict: 0, intrigue: { hidden: [expect.any(String)] } });
    const other = led(MUADDIB, 'right', { [MUADDIB]: { hand: ['md-seek-allies'] }, [AMBER]: { influence: { 'fringe-worlds': 1 } } });
    other.send('md-seek-allies', 'expedition').piece('influence');
    expect([other.of(AMBER).vp, other.of(AMBER).influence['fringe-worlds'], other.of(MUADDIB).vp]).toEqual([2, 2, 4]);
  });
  // R18.9
  test('swords of a Commander’s Reveal wait for the Ally’s own, and are lost there without a unit', () => {
    const reveal = (players: object) => led(SHADDAM, 'reveal', { [SHADDAM]: { hand: ['sh-demand-results'] }, ...players }).play('reveal');
    expect(reveal({ [IRULAN]: { conflict: 1 } }).of(IRULAN).swords).toBe(1);
    const waiting = reveal({}).play('done');
    expect(waiting.of(IRULAN)).toMatchObject({ swords: 1, conflict: 0 });
    const revealed = reveal({ [IRULAN]: { revealed: true } }).play('done');
    expect([revealed.of(IRULAN).swords, revealed.told('swordsLost').length]).toEqual([0, 1]);
  });
  // R18.11 R18.12
  test('a Commander has the higher Influence of the Allies; the Emperor’s icon means the Great Houses, or his own track', () => {
    const { state } = openSix({ [GURNEY]: { influence: { 'spacing-guild': 1 } }, [AMBER]: { influence: { 'spacing-guild': 3 } } });
    expect([influenceOf(state, MUADDIB, 'spacing-guild'), influenceOf(state, SHADDAM, 'spacing-guild')]).toEqual([3, 0]);
    const ally = openSix({ [GURNEY]: { hand: ['diplomacy'], solari: 3, influence: { 'great-houses': 2 } } }, { firstPlayer: GURNEY });
    expect(ally.send('diplomacy', 'economic-support').state.turn.space).toBe('economic-support');
    const own = led(SHADDAM, 'left', { [SHADDAM]: { hand: ['sh-seek-allies'] } })
      .send('sh-seek-allies', 'vast-wealth')
      .piece('influence');
    expect([own.of(SHADDAM).influence.emperor, own.of(IRULAN).influence['great-houses']]).toEqual([1, 0]);
  });
  // R18.13
  test('heights 1 and 3 of a personal track reward everyone of the team, 2 and 4 the Commander alone', () => {
    const rising = (emperor: number) =>
      led(SHADDAM, 'left', { [SHADDAM]: { hand: ['sh-seek-allies'], influence: { emperor } } })
        .send('sh-seek-allies', 'vast-wealth')
        .piece('influence');
    expect([IRULAN, FEYD].map((id) => rising(0).of(id).solari)).toEqual([1, 1]);
    expect([rising(1).of(SHADDAM).vp, rising(1).of(IRULAN).vp]).toEqual([5, 1]);
    expect(rising(2).asked).toBe(`placeSpy ${SHADDAM}`);
    expect([rising(3).state.alliances.emperor, rising(3).of(SHADDAM).vp]).toEqual([SHADDAM, 5]);
  });
  // R18.15
  test('the Swordmaster helps for one round; its token gives two swords in each Reveal turn', () => {
    const bought = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-limited-landsraad-access'], solari: 8 } })
      .send('md-limited-landsraad-access', 'swordmaster-6p')
      .piece('take_swordmaster')
      .piece('take_token');
    expect(bought.of(MUADDIB)).toMatchObject({ agents: 2, arrows: ['right', 'double'], third: 'ready', swordmasterBonus: true });
    const reveal = led(MUADDIB, 'reveal', { [MUADDIB]: { hand: [], swordmasterBonus: true }, [GURNEY]: { conflict: 1 } }).play('reveal');
    expect([reveal.of(GURNEY).swords, strengthOf(reveal.state, GURNEY)]).toEqual([2, 4]);
    const home = openSix({ [GURNEY]: { swordmaster: true, third: 'used' } }, { agenda: [{ do: 'makers' }] });
    expect(home.of(GURNEY)).toMatchObject({ third: 'gone', agents: 2, swordmaster: true });
  });
  // R18.16
  test('Maker Hooks come to both Allies of Muad’Dib; Shaddam’s team has no sandworms', () => {
    const hooks = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-usul'] }, [AMBER]: { influence: { 'fringe-worlds': 2 } } })
      .send('md-usul', 'sietch-tabr')
      .piece('choose')
      .play(0);
    expect([GURNEY, AMBER].map((id) => hooks.of(id).hooks)).toEqual([true, true]);
    const shaddam = openSix(
      { [FEYD]: { hand: ['dagger'], intrigue: ['unexpected-allies'], water: 2 } },
      { firstPlayer: FEYD, shieldWall: false },
    );
    expect(shaddam.play({ plot: 'unexpected-allies' }).of(FEYD)).toMatchObject({ sandworms: 0, water: 0 });
  });
  // R18.17
  test('Reinforce divides three troops between the Allies, who may all be deployed at once', () => {
    const story = openSix({ [GURNEY]: { hand: ['diplomacy'], spice: 2 } }, { firstPlayer: GURNEY })
      .send('diplomacy', 'military-support')
      .piece('reinforce')
      .play(1);
    expect([story.of(GURNEY).garrison, story.of(AMBER).garrison, story.asked]).toEqual([4, 5, `deploy ${GURNEY}`]);
    story.play(1);
    expect(story.asked).toBe(`deploy ${AMBER}`);
    expect(story.play(2).of(AMBER)).toMatchObject({ garrison: 3, conflict: 2 });
  });
  // R18.17 Q30
  test('a trade needs both: goods of one kind each, as many as wanted; Intrigue cards are known to the two alone', () => {
    const at = () =>
      openSix({ [GURNEY]: { hand: ['diplomacy'], spice: 4 }, [MUADDIB]: { solari: 3, intrigue: ['distraction'] } }, { firstPlayer: GURNEY })
        .send('diplomacy', 'economic-support')
        .piece('trade')
        .play(MUADDIB);
    const done = at().play({ kind: 'spice', amount: 5 }, { kind: 'solari', amount: 2 }, true);
    expect([done.of(GURNEY), done.of(MUADDIB)]).toMatchObject([
      { spice: 0, solari: 2 },
      { spice: 5, solari: 1 },
    ]);
    const refused = at().play({ kind: 'spice', amount: 1 }, 'refuse');
    expect([refused.of(GURNEY).spice, refused.told('noTrade').length]).toEqual([5, 1]);
    const card = at().play('nothing', { kind: 'intrigue', amount: 1 }, true, 'distraction');
    expect(card.of(GURNEY).intrigue.hidden).toEqual(['distraction']);
    expect(uprising.view(card.state, FEYD).players[GURNEY]).toMatchObject({ intrigue: 1, intrigueCards: null });
  });
  // R18.18
  test('only Shaddam’s team acquires from the Throne Row, which is not filled up', () => {
    const buying = (id: typeof FEYD | typeof GURNEY) =>
      openSix({ [id]: { hand: ['convincing-argument', 'convincing-argument'] } }, { firstPlayer: id, throneRow: ['desert-survival'] }).play(
        'reveal',
      );
    const offer = { acquire: 'desert-survival', from: 'throne', to: 'discard' };
    expect(buying(FEYD).play(offer).state.throneRow).toEqual([]);
    expect(buying(GURNEY).options()).not.toContainEqual(offer);
  });
  // R18.19
  test('what hits opponents spares partners', () => {
    const { state } = openSix({});
    expect(opponents(state, MUADDIB)).toEqual([FEYD, SHADDAM, IRULAN]);
  });
  // R18.20
  test('a Commander completes contracts; its troops come to the activated Ally', () => {
    const story = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-usul'], contracts: { open: ['contract-arrakeen-spy'] } } }).send(
      'md-usul',
      'arrakeen',
    );
    story.piece('complete');
    expect([story.of(GURNEY).garrison, story.of(MUADDIB).contracts?.done]).toEqual([4, ['contract-arrakeen-spy']]);
  });
  // R18.22 R15.10
  test('Shaddam’s signet keeps his activated Ally from deploying; Gurney’s threshold is 10', () => {
    const story = led(SHADDAM, 'left', { [SHADDAM]: { hand: ['sh-signet-ring'] } }).send('sh-signet-ring', 'arrakeen');
    story.piece('recruit').piece('choose');
    expect(story.of(IRULAN)).toMatchObject({ garrison: 5, conflict: 0 });
    expect(story.until('activate').told('deployed')).toEqual([]);
    const gurney = (conflict: number) =>
      openSix({ [GURNEY]: { hand: [], conflict } }, { firstPlayer: GURNEY }).play('reveal').state.turn.persuasion;
    expect([gurney(3), gurney(4), gurney(5)]).toEqual([0, 0, 1]);
  });
  // R18.25
  test('Demand Results gives each Ally one of the open contracts, then two new ones lie there; with one the Commander names the Ally', () => {
    const at = (open: readonly string[], left?: number) =>
      led(
        SHADDAM,
        'left',
        { [SHADDAM]: { hand: ['sh-demand-results'], solari: 2 } },
        { contracts: { open, ...(left !== undefined && { left }) } },
      )
        .send('sh-demand-results', 'assembly-hall')
        .piece('pay');
    const both = at(['contract-heighliner-water', 'contract-arrakeen-water']).play({ contract: 'contract-arrakeen-water', ally: IRULAN });
    expect([IRULAN, FEYD].map((id) => both.of(id).contracts?.open)).toEqual([['contract-arrakeen-water'], ['contract-heighliner-water']]);
    expect([both.state.contracts?.open.length, both.of(SHADDAM).solari]).toEqual([2, 0]);
    const why = (open: readonly string[]) => {
      const { state } = openSix({}, { contracts: { open, left: 0 } });
      return whyWaits(state, sceneFor(state, SHADDAM), { distribute_face_up_contracts: 'one_to_each_ally' });
    };
    expect([why([])?.key, why(['contract-arrakeen-water'])]).toEqual(['imperium.why.noContract', null]);
    expect(at(['contract-arrakeen-water'], 0).options()).toEqual([
      { contract: 'contract-arrakeen-water', ally: IRULAN },
      { contract: 'contract-arrakeen-water', ally: FEYD },
    ]);
  });
  // R18.8
  test('Allies may give spice towards the seven of Threaten Spice Production; the point is the Commander’s', () => {
    const at = () =>
      led(MUADDIB, 'left', {
        [MUADDIB]: { hand: ['md-threaten-spice-production'], spice: 3 },
        [GURNEY]: { spice: 2 },
        [AMBER]: { spice: 9 },
      })
        .send('md-threaten-spice-production', 'accept-contract')
        .piece('pay');
    const paid = at().play(1, 3);
    expect([MUADDIB, GURNEY, AMBER].map((id) => paid.of(id).spice)).toEqual([0, 1, 6]);
    expect(paid.of(MUADDIB).vp).toBe(5);
    // One spice less than the price in all, and nobody is asked.
    const poor = led(MUADDIB, 'left', {
      [MUADDIB]: { hand: ['md-threaten-spice-production'], spice: 3 },
      [GURNEY]: { spice: 1 },
      [AMBER]: { spice: 2 },
    });
    expect(poor.send('md-threaten-spice-production', 'accept-contract').pieces()).not.toContain('pay');
    const short = at().play(0, 0);
    expect([short.of(MUADDIB).spice, short.of(MUADDIB).vp, short.told('tooLittle').length]).toEqual([3, 4, 1]);
  });
});

describe('Combat and the end', () => {
  const fight = { agenda: [{ do: 'combat' }, STOP] } as const;
  // R18.10
  test('a Commander plays a Combat card for one Ally who fights', () => {
    const story = openSix({ [MUADDIB]: { intrigue: ['contingency-plan'] }, [GURNEY]: { conflict: 1 }, [FEYD]: { conflict: 1 } }, fight);
    expect(story.options()).toEqual([{ play: 'contingency-plan', for: GURNEY }, 'pass']);
    expect(strengthOf(story.play({ play: 'contingency-plan', for: GURNEY }).state, GURNEY)).toBe(5);
  });
  // R18.10
  test('it is in vain only where it does nothing for any Ally who fights', () => {
    const combat = [{ if: { sandworms_in_conflict: 1 }, then: [{ swords: 3 }] }];
    const options = { corrections: { intrigue: { 'contingency-plan': { combat } } } };
    const vain = (gurney: object, amber: object) => {
      const fights = { [MUADDIB]: { intrigue: ['contingency-plan'] }, [GURNEY]: gurney, [AMBER]: amber, [FEYD]: { conflict: 1 } };
      const { inVain } = uprising.view(openSix(fights, { ...fight, options }).state, MUADDIB).players[MUADDIB] ?? {};
      return inVain?.['contingency-plan']?.rule;
    };
    expect(vain({ conflict: 1 }, { conflict: 1 })).toBe('R17.4');
    expect(vain({ conflict: 1 }, { conflict: 1, sandworms: 1 })).toBeUndefined();
  });
  // R18.14
  test('partners fight each for themselves; of two who tie for a place one may leave it to the other', () => {
    const tie = () =>
      openSix({ [GURNEY]: { conflict: 2 }, [AMBER]: { conflict: 2 }, [FEYD]: { conflict: 1 } }, { agenda: [{ do: 'rank' }, STOP] });
    const places = (story: ReturnType<typeof tie>) =>
      story.told('placed').map((event) => [(event as { player: string }).player, (event as { place: string }).place]);
    expect(places(tie().play(true))).toEqual([
      [AMBER, 'first'],
      [GURNEY, 'second'],
      [FEYD, 'third'],
    ]);
    expect(tie().play(true).told('conceded')).toEqual([{ type: 'conceded', player: GURNEY, to: AMBER }]);
    const kept = tie().play(false, false);
    expect(places(kept)).toEqual([
      [GURNEY, 'second'],
      [AMBER, 'second'],
      [FEYD, 'third'],
    ]);
    const others = openSix({ [GURNEY]: { conflict: 2 }, [FEYD]: { conflict: 2 } }, { agenda: [{ do: 'rank' }, STOP] });
    expect(others.told('placed').length).toBe(2);
    expect(ranking(openSix({ [IRULAN]: { conflict: 1 } }, { agenda: [STOP] }).state)).toEqual([
      { player: IRULAN, place: 'first', won: true },
    ]);
  });
  // R18.6 R18.26
  test('one player with 10 points ends the game; the team with more points in all wins, then its goods decide', () => {
    const end = (players: Parameters<typeof openSix>[0]) => resultOf(openSix(players, { agenda: [STOP] }).state);
    expect(end({ [GURNEY]: { vp: 10 }, [FEYD]: { vp: 6 }, [IRULAN]: { vp: 6 } })).toEqual({
      winner: SHADDAM,
      by: null,
      team: [SHADDAM, IRULAN, FEYD],
    });
    expect(end({ [GURNEY]: { spice: 1 }, [AMBER]: { spice: 1 }, [FEYD]: { spice: 1 } })).toMatchObject({ winner: MUADDIB, by: 'spice' });
    expect(end({ [FEYD]: { lastReveal: 9 }, [AMBER]: { lastReveal: 8 } })).toMatchObject({ winner: SHADDAM, by: 'latest_reveal_turn' });
    const over = openSix({ [GURNEY]: { vp: 10 } }, { agenda: [{ do: 'recall' }] });
    expect(over.table.position.outcome?.winners).toEqual([MUADDIB, GURNEY, AMBER]);
  });
  // R18.24
  test('the only Alliance of a Commander is that of the own track; Conflict cards are not his', () => {
    const { state } = openSix({ [SHADDAM]: { influence: { emperor: 4 } } }, { alliances: { emperor: SHADDAM } });
    expect(uprising.invariants(state)).toEqual([]);
    expect(FACTIONS.filter((faction) => state.alliances[faction] === SHADDAM)).toEqual(['emperor']);
    expect(playerOf(state, SHADDAM)).toMatchObject({ won: [], objectives: [] });
  });
});
