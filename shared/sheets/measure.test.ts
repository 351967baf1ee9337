import { describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { setterOf, SMALLEST } from './measure.ts';
import type { TextItem } from './page.ts';
import { shaperOf } from './shape.ts';

const shaper = shaperOf(await readFonts(process.cwd()));
const setter = setterOf(shaper);
const lines = (item: TextItem): string[] => item.lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
const widest = (item: TextItem): number => Math.max(...item.lines.map(({ runs }) => runs.reduce((sum, { width }) => sum + width, 0)));
const plain = { face: 'regular', size: 8 } as const;

describe('breaking lines', () => {
  test('as many words as fit, no space at the end', () => {
    const item = setter.set('Freeze at least one die and roll the rest', plain, 0, 0, 30);
    expect(lines(item).length).toBeGreaterThan(1);
    expect(lines(item).join(' ')).toBe('Freeze at least one die and roll the rest');
    expect(widest(item)).toBeLessThanOrEqual(30);
  });

  test('Korean by words, never inside one', () => {
    const words = '하나 이상의 주사위를 고정하고 나머지를 다시 굴립니다';
    const item = setter.set(words, plain, 0, 0, 24);
    expect(lines(item).length).toBeGreaterThan(1);
    for (const line of lines(item)) expect(words.split(' ')).toEqual(expect.arrayContaining(line.split(' ')));
  });

  test('after hyphens; a soft hyphen shows only where it breaks', () => {
    const broken = setter.set('Verteidigungs\u00adbündnis', plain, 0, 0, 20);
    expect(lines(broken)).toEqual(['Verteidigungs-', 'bündnis']);
    const whole = setter.set('Verteidigungs\u00adbündnis', plain, 0, 0, 60);
    expect(lines(whole)).toEqual(['Verteidigungsbündnis']);
    expect(lines(setter.set('non-strategic', plain, 0, 0, 10))).toEqual(['non-', 'strategic']);
  });

  test('after a hyphen that waits for a later word, whose space stays', () => {
    const text = 'Wertungs- und Zugbogen';
    expect(lines(setter.set(text, plain, 0, 0, 100))).toEqual([text]);
    expect(lines(setter.set(text, plain, 0, 0, setter.width(text, plain) - 1))).toEqual(['Wertungs- und', 'Zugbogen']);
  });

  test('a rule number stays with the word before it', () => {
    const rule = { size: 6, glued: true } as const;
    for (const text of [
      [{ text: 'your Leader returns to this card. ' }, { text: 'R16.10', ...rule }],
      [{ text: 'your Leader returns to this card.' }, { text: ' R16.10', ...rule }],
    ]) {
      const whole = setter.width(text, plain);
      const item = setter.set(text, plain, 0, 0, whole - 1);
      expect(lines(item).at(-1)).toBe('this card.\u00a0R16.10');
    }
  });

  test.each([
    ['Vezměte s sebou dva bojovníky v záloze', 'v'],
    ['Hódítsd meg a sivatagot és a várost', 'a'],
    ['Gain 12 Solari for 3 spice, then draw 1 card', '12'],
    ['Im 3. Zug ziehst du in der 10. Runde', '3.'],
    ['이번 라운드에 3 멜란지를 얻고 1 물을 냅니다', '3'],
  ])('“%s” never ends a line in "%s" or its like', (text) => {
    for (let width = 18; width < 70; width += 0.5) {
      const ends = lines(setter.set(text, plain, 0, 0, width))
        .slice(0, -1)
        .map((line) => line.split(' ').at(-1) ?? '');
      expect(
        ends.filter((word) => /^([a-z]|\d+\.?)$/i.test(word)),
        `${width} mm`,
      ).toEqual([]);
    }
  });

  test('a number that ends a sentence stays where it is, with what it numbers', () => {
    const first = 'The game ends in round 7.';
    const text = `${first} Whoever rules the city then has won it`;
    expect(lines(setter.set(text, plain, 0, 0, setter.width(first, plain) + 0.5))[0]).toBe(first);
    for (const numbered of [text, 'Kwisatz Haderach 3, place: Paul Atreides', 'Open desert, outer ring 12'])
      for (let width = 22; width < 60; width += 0.5)
        for (const line of lines(setter.set(numbered, plain, 0, 0, width))) expect(line, `${width} mm`).not.toMatch(/^\d/);
  });

  test('a number stays with what it numbers also where the number of a rule is glued to it', () => {
    const rule = { text: ' R2.5', size: 6, glued: true } as const;
    const text = [
      { text: 'the track of each Faction, the combat marker on 0.' },
      rule,
      { text: ' Shuffle both decks and draw five cards' },
    ];
    for (let width = 22; width < 60; width += 0.5)
      for (const line of lines(setter.set(text, plain, 0, 0, width))) expect(line, `${width} mm`).not.toMatch(/^0/);
  });

  test.each([
    ['Wer nach Runde 6 gewinnt, entscheidet das Los', 'Runde 6 gewinnt,'],
    ['Verwundete heilen. Ab 4 kommt ein Kämpfer zurück', 'Ab 4 kommt'],
    ['In round 6 whoever rules the city has won the game', 'round 6 whoever'],
    ['Atomové zbraně lze odpálit od pole 8 dál kdykoliv', 'pole 8 dál'],
  ])('a number in mid-sentence stays with what it numbers: "%s"', (text, together) => {
    const least = setter.width(together, plain);
    for (let width = least + 0.1; width < 60; width += 0.5) {
      const set = lines(setter.set(text, plain, 0, 0, width));
      expect(
        set.some((line) => line.includes(together)),
        `${width} mm: ${set.join(' / ')}`,
      ).toBe(true);
    }
  });

  test.each([
    'Chani places a leader and 2 × deployment token with them',
    '카드 두 장을 뽑고 안 되면 한 번 더 뽑을 수 있어요',
    'Sword × 8 and lasgun × 4 and shield × 4',
    '3 × Regular unit → Elite unit, then the storm moves',
  ])('signs between words and Korean syllables never end a line in "%s"', (text) => {
    for (let width = 22; width < 60; width += 0.5)
      for (const line of lines(setter.set(text, plain, 0, 0, width)).slice(0, -1)) {
        expect(line, `${width} mm`).not.toMatch(/(?:^| )(?:[×→]|\p{Script=Hangul})$/u);
        expect(line, `${width} mm`).not.toMatch(/^×/u);
      }
  });

  test.each([
    ['팩션을 하나 골라 영향력 1 얻기 및 카드 1장 뽑기', ['영향력 1', '카드 1장']],
    ['원로회에 에이전트를 보내면 완수해요: 병력 1 소집 및 스파이 1명 놓기', ['병력 1', '스파이 1명']],
    ['이번 차례에 비용 3 이하인 카드를 골라 얻어요', ['비용 3 이하인']],
  ])('a Korean number stays with the noun before it: "%s"', (text, together) => {
    for (let width = 26; width < 60; width += 0.5) {
      const set = lines(setter.set(text, plain, 0, 0, width));
      for (const each of together)
        expect(
          set.some((line) => line.includes(each)),
          `${width} mm: ${set.join(' / ')}`,
        ).toBe(true);
    }
  });

  test('what belongs together is parted where no line could hold it, before letters grow small', () => {
    const item = setter.set('12 Donaudampfer', plain, 0, 0, setter.width('Donaudampfer', plain) + 0.2);
    expect(lines(item)).toEqual(['12', 'Donaudampfer']);
    expect(item.lines[0]?.runs[0]?.size).toBe(8);
  });

  test('the last line is no word alone, if the line above can spare one', () => {
    const text = 'Each player takes the tokens of a House and its card';
    const ruled = (rules: string) => [{ text: `${text}. ` }, { text: rules, size: 7, glued: true as const }];
    for (const content of [text, ruled('R2.3'), ruled('R2.3, R2.4')])
      for (let width = 25; width < 60; width += 0.5) {
        const set = lines(setter.set(content, plain, 0, 0, width)).map((line) => line.replace(/\u00a0R2[.]3(?:, R2[.]4)?$/, ''));
        const [above = '', last = ''] = set.slice(-2);
        if (set.length > 1 && !last.includes(' ')) expect(above.split(' ').length, `${width} mm: ${set.join(' / ')}`).toBeLessThan(4);
      }
  });

  test('a new line in the text is a new line', () => {
    expect(lines(setter.set('Drawn for 4\nDraw 7', plain, 0, 0, 80))).toEqual(['Drawn for 4', 'Draw 7']);
  });
});

describe('staying inside the box', () => {
  test('text shrinks in steps until it fits', () => {
    const box = { x: 0, y: 0, width: 44, height: 7 };
    const item = setter.fit('Remove a troop anywhere, or take the Snooper, the Shield or a Thumper.', { face: 'regular', size: 9 }, box);
    const size = item.lines[0]?.runs[0]?.size ?? 0;
    expect(size).toBeLessThan(9);
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
    expect(item.overflow).toBeUndefined();
    expect((item.lines.at(-1)?.y ?? 0) + 0.5).toBeLessThanOrEqual(7);
  });

  test('what cannot fit says so, at the smallest size', () => {
    const item = setter.fit('Donaudampfschifffahrtsgesellschaft', plain, { x: 0, y: 0, width: 10, height: 5 });
    expect(item.overflow).toBe(true);
    expect(item.lines[0]?.runs[0]?.size).toBe(SMALLEST);
  });

  test('centred and set to the right', () => {
    const width = setter.width('Arrakeen', plain);
    const box = { x: 10, y: 0, width: 40, height: 5 };
    expect(setter.fit('Arrakeen', { ...plain, align: 'right' }, box).lines[0]?.x).toBeCloseTo(50 - width);
    expect(setter.fit('Arrakeen', { ...plain, align: 'centre' }, box).lines[0]?.x).toBeCloseTo(30 - width / 2);
  });
});

describe('faces', () => {
  test('digits and Korean never stand in the display face', () => {
    const runs = setter.set('Round 10 아라킨 ő', { face: 'display', size: 12 }, 0, 0, 200).lines[0]?.runs ?? [];
    expect(runs.map(({ face, text }) => `${face}:${text.trim()}`)).toEqual(['display:Round', 'regular:10 아라킨', 'display:ő']);
  });

  test('all five languages have their letters', () => {
    const samples = 'Árvíztűrő tükörfúrógép, Příliš žluťoučký kůň, Größe der Wüste, 카드 두 장, “it’s” – ◇ × → 100 %';
    expect(shaper.missing(samples)).toEqual([]);
  });
});
