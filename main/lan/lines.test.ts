import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { openLines } from './lines.ts';

/** A host that keeps count of its lines, and guests who only hold theirs. */
function house() {
  const lines = openLines();
  const server = new EventEmitter();
  lines.watch(server as Server);
  const come = (address: string): Duplex => {
    const line = new EventEmitter() as EventEmitter & { remoteAddress: string; destroyed: boolean; destroy(): void };
    line.remoteAddress = address;
    line.destroyed = false;
    line.destroy = () => {
      line.destroyed = true;
      line.emit('close');
    };
    server.emit('connection', line);
    return line as unknown as Duplex;
  };
  const many = (count: number, from: (at: number) => string): Duplex[] => Array.from({ length: count }, (_, at) => come(from(at)));
  return { lines, come, many };
}
const cut = (lines: readonly Duplex[]): number[] => lines.flatMap(({ destroyed }, at) => (destroyed ? [at] : []));

test('a house that a thousand addresses fill lets the next one in: who has held a line longest without being let in makes room', () => {
  const { come, many } = house();
  const crowd = many(1200, (at) => `10.1.${Math.floor(at / 200)}.${at % 200}`);
  const friend = [come('10.0.0.1'), come('10.0.0.1')];
  expect([cut(crowd), cut(friend)]).toEqual([[0, 1], []]);
});

test('of a few addresses with many lines each these make room, not the phone that came before', () => {
  const { come, many } = house();
  const phone = many(6, () => '10.0.0.1');
  const crowd = many(1300, (at) => `10.0.1.${at % 5}`);
  expect(cut(crowd)).toHaveLength(106);
  expect(cut([...phone, come('10.0.0.2')])).toEqual([]);
});

test('whoever was let in stays; where all were, the next is turned away, but for this machine', () => {
  const { lines, come, many } = house();
  const inside = many(1200, (at) => `10.0.${at % 10}.1`);
  for (const line of inside) lines.keep(line);
  expect([cut(inside), come('10.1.0.1').destroyed, come('127.0.0.1').destroyed]).toEqual([[], true, false]);
  inside[7]?.destroy();
  expect(come('10.1.0.1').destroyed).toBe(false);
});

test('one address has so many lines, and its own make room', () => {
  const { lines, come, many } = house();
  const guest = come('10.0.0.1');
  lines.keep(guest);
  const other = come('10.0.0.2');
  const crowd = many(260, () => '10.0.0.1');
  expect([cut(crowd), cut([guest, other])]).toEqual([[0], []]);
});

test('when the host closes every line is cut, of guests that were let in and of this machine too', () => {
  const { lines, come } = house();
  const [inside, stranger, own, gone] = [come('10.0.0.1'), come('10.0.0.2'), come('127.0.0.1'), come('10.0.0.3')];
  lines.keep(inside);
  gone.destroy();
  lines.cutAll();
  expect(cut([inside, stranger, own, gone])).toEqual([0, 1, 2, 3]);
});

test('a browser’s eight lines make no room where somebody holds nine', () => {
  const { come, many } = house();
  const browser = many(8, () => '10.0.0.1');
  const crowd = many(1183, (at) => `10.1.${Math.floor(at / 200)}.${at % 200}`);
  const greedy = many(9, () => '10.0.0.2');
  expect(come('10.0.0.3').destroyed).toBe(false);
  expect([cut(browser), cut(crowd), cut(greedy)]).toEqual([[], [], [0]]);
  // With eight each, whoever has held one longest makes room.
  come('10.0.0.3');
  expect([cut(browser), cut(crowd), cut(greedy)]).toEqual([[0], [], [0]]);
});

test('lines on which somebody was let in do not count as greed', () => {
  const { lines, come, many } = house();
  const household = many(30, () => '10.0.0.1');
  for (const line of household.slice(0, 22)) lines.keep(line);
  const crowd = many(1170, (at) => `10.1.${Math.floor(at / 200)}.${at % 200}`);
  lines.keep(crowd[0] as Duplex);
  come('10.0.0.3');
  // The eldest on which nobody was let in.
  expect([cut(household), cut(crowd)]).toEqual([[22], []]);
});

test('a line that is silent, or asks without an end, is given up by the web server', () => {
  const server = new EventEmitter() as Server;
  openLines().watch(server);
  expect([server.timeout, server.headersTimeout, server.requestTimeout]).toEqual([15_000, 10_000, 20_000]);
});

test('a line that came from nowhere is counted as a guest’s', () => {
  const { many } = house();
  expect(cut(many(261, () => undefined as never))).toEqual([0]);
});

test('whoever must make room counts no more, though its line takes a moment to end', () => {
  const { come, many } = house();
  const crowd = many(1200, (at) => `10.1.${Math.floor(at / 200)}.${at % 200}`);
  const cutNow: number[] = [];
  for (const [at, line] of crowd.entries())
    line.destroy = () => {
      cutNow.push(at);
      return line;
    };
  come('10.0.0.1');
  come('10.0.0.1');
  expect(cutNow).toEqual([0, 1]);
});

test('this machine’s lines need nobody who lets them in, and whoever has gone is not cut when the host closes', () => {
  const { lines, come } = house();
  const [own, gone] = [come('127.0.0.1'), come('10.0.0.1')];
  lines.keep(own);
  gone.destroy();
  gone.destroy = () => expect.fail('cut again');
  lines.cutAll();
  expect(cut([own])).toEqual([0]);
});
