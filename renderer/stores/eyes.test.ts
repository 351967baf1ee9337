import { describe, expect, it } from 'vitest';
import { nextEyes } from './eyes.ts';

const table = { mine: ['seat1', 'seat2'], asked: ['seat1'], watching: null, turn: 5, answeredAt: 0, hidden: true };

describe('whose eyes', () => {
  it('one seat at a device always looks with its own', () => {
    expect(nextEyes({ ...table, mine: ['seat2'], asked: ['seat1'] })).toEqual({ watch: 'seat2', curtain: null });
  });
  it('a device without a seat looks on', () => {
    expect(nextEyes({ ...table, mine: [] })).toEqual({ watch: null, curtain: null });
  });
  it('at a shared screen the hall goes dark before the other hand is shown', () => {
    expect(nextEyes({ ...table, watching: 'seat2', asked: ['seat1'] })).toEqual({ watch: null, curtain: 'seat1' });
  });
  it('whoever is asked goes on looking', () => {
    expect(nextEyes({ ...table, watching: 'seat1', asked: ['seat2', 'seat1'] })).toEqual({ watch: 'seat1', curtain: null });
  });
  it('whoever has just answered may take back until the game has gone on', () => {
    const answered = { ...table, watching: 'seat1', asked: ['seat3'], answeredAt: 4 };
    expect(nextEyes({ ...answered, turn: 5 })).toEqual({ watch: 'seat1', curtain: null });
    expect(nextEyes({ ...answered, turn: 6 })).toEqual({ watch: null, curtain: null });
  });
  it('open hands need no dark', () => {
    expect(nextEyes({ ...table, watching: 'seat2', asked: ['seat1'], hidden: false })).toEqual({ watch: 'seat1', curtain: null });
  });
});
