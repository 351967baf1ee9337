import { describe, expect, it } from 'vitest';
import { readFragment } from './fragment.ts';

describe('what stands behind # in the address', () => {
  it('finds the host token and leaves the home page', () => {
    expect(readFragment('#host=abcdefghijklmnop')).toEqual({ host: 'abcdefghijklmnop', join: null, path: '/' });
  });
  it('finds a join code, with or without a path', () => {
    expect(readFragment('#join=TABR%2042')).toEqual({ host: null, join: 'TABR 42', path: '/' });
    expect(readFragment('#/table/t1?join=TABR42&eyes=seat1')).toEqual({ host: null, join: 'TABR42', path: '/table/t1?eyes=seat1' });
  });
  it('leaves a path of the router alone', () => {
    expect(readFragment('#/print?game=dice')).toEqual({ host: null, join: null, path: '/print?game=dice' });
    expect(readFragment('')).toEqual({ host: null, join: null, path: '/' });
  });
});
