import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../sheets/icons.ts';
import { DATA } from '../data.ts';
import '../index.ts';
import { everyEffect } from '../../imperium-family/effects/walk.ts';
import { familyFacesEn } from '../../imperium-family/text/faces.en.ts';
import { signsOf, signsOfEffect } from '../../imperium-family/signs/effects.ts';
import { linesOf, signsOfAbility, signsOfPrice, signsOfSpace } from '../../imperium-family/signs/records.ts';
import { OR, signsIn, type Token } from '../../imperium-family/signs/token.ts';
import { LISTS } from './lists.fixture.ts';

const words = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => ('tab' in token ? words(token.tab) : 'word' in token ? [token.word] : []));

describe('effects as signs', () => {
  test('every effect of every record is drawn by signs that exist', () => {
    const effects = LISTS.flatMap(everyEffect);
    expect(effects.length).toBeGreaterThan(300);
    for (const effect of effects) {
      const tokens = signsOfEffect(effect, 'imperium');
      expect(tokens, JSON.stringify(effect)).not.toHaveLength(0);
      expect(signsIn(tokens), JSON.stringify(effect)).not.toHaveLength(0);
      for (const sign of signsIn(tokens)) expect(SIGNS).toHaveProperty(sign);
      for (const said of words(tokens)) expect(familyFacesEn).toHaveProperty([`imperium.sign.${said}`]);
    }
  });
  test('a price stands before its chevron, a condition in a tab', () => {
    expect(signsOf([{ pay: { solari: 2 }, then: [{ recruit: 1 }] }], 'imperium')).toEqual([
      { sign: 'solari', count: '2' },
      { join: 'then' },
      { sign: 'troop', count: '1' },
    ]);
    expect(signsOf([{ if: { alliance: 'fremen' }, then: [{ swords: 2 }] }], 'imperium')).toEqual([
      { tab: [{ sign: 'ally' }, { sign: 'inf-fremen' }] },
      { sign: 'swords', count: '2' },
    ]);
  });
  test('odd abilities are drawn by what they do', () => {
    const special = (name: string) => signsOf([{ special: name }], 'imperium');
    expect(special('the-voice')).toEqual([{ tab: [{ sign: 'people' }] }, { sign: 'barred', count: '1' }]);
    expect(special('recruitment-mission')).toEqual([{ sign: 'persuasion', count: '1' }, { sign: 'deck-top' }]);
    expect(special('other-memory')).toEqual([{ sign: 'card', count: '1' }, OR, { sign: 'inf-bg' }, { sign: 'fetch' }]);
  });
  test('troops are lost from the garrison, or fall in the Conflict', () => {
    const lost = (from: 'garrison' | 'conflict') => signsOf([{ lose_troop: { from, count: 1 } }], 'imperium');
    expect(lost('garrison')).toEqual([{ sign: 'troop', count: '−1' }]);
    expect(lost('conflict')).toEqual([{ sign: 'fallen', count: '1' }]);
    expect(signsOf([{ pay: { lose_troop: { from: 'conflict', count: 1 } }, then: [] }], 'imperium')).toEqual([
      ...lost('conflict'),
      { join: 'then' },
    ]);
    expect(signsIn(signsOf([{ special: 'double-cross' }], 'imperium'))).toEqual(['people', 'fallen', 'deploy']); // R19.43
  });
  test('spaces pair their prices with what each buys', () => {
    const { 'sell-melange': melange, 'sietch-tabr': sietch, wealth } = DATA.board.spaces;
    expect(signsOfSpace(melange, 'imperium')).toHaveLength(4);
    expect(signsOfPrice(sietch)).toEqual([{ tab: [{ sign: 'inf-fremen', count: '2+' }] }]);
    expect(signsOfSpace(wealth, 'imperium')[0]).toEqual([{ sign: 'inf-emperor', count: '+1' }]);
  });
  test('Influence with all four Factions is one line', () => {
    expect(linesOf(DATA.cards['choam-directorship'].acquire, 'imperium')).toHaveLength(1);
    expect(signsOfAbility(DATA.leaders['baron-vladimir-harkonnen'].ability, 'imperium')[0]).toEqual({
      tab: [{ sign: 'deploy', count: '4+' }],
    });
  });
});
