import { getDiffieHellman } from 'node:crypto';
import { expect, test } from 'vitest';
import { isProof, sideOf } from './pake.ts';

const PLACE = '192.168.1.20:4747';
/** Does the one who knocks believe the one who answers? */
function believes(codeOfGuest: string, codeOfHost: string, placeOfGuest = PLACE, placeOfHost = PLACE): boolean {
  const [guest, host] = [sideOf(codeOfGuest, placeOfGuest), sideOf(codeOfHost, placeOfHost)];
  return isProof(guest.proof(host.number), host.proof(guest.number));
}

test('the same code at the same place is proved; any other is not', () => {
  expect(believes('ABCDE', 'ABCDE')).toBe(true);
  expect(believes('ABCDE', 'ABCDF')).toBe(false);
});
test('a proof that somebody passes on from another place does not count', () => {
  expect(believes('ABCDE', 'ABCDE', '192.168.1.66:4747')).toBe(false);
});
test('every exchange has numbers of its own, and numbers that would settle the key are none', () => {
  const side = sideOf('ABCDE', PLACE);
  expect(side.number).not.toBe(sideOf('ABCDE', PLACE).number);
  for (const number of ['0', '1', '', 'x', 'f'.repeat(512), 'f'.repeat(600), `-${side.number}`]) expect(side.proof(number)).toBeNull();
  expect(side.proof('2')).toMatch(/^[0-9a-f]{64}$/);
  expect(isProof(null, '')).toBe(false);
  const proof = '0a'.repeat(32);
  expect(isProof(proof, proof)).toBe(true);
  expect(isProof(null, proof)).toBe(false);
  for (const given of [undefined, 7, '', '0a', `${proof}0`, proof.toUpperCase(), '0b'.repeat(32)])
    expect(isProof(proof, given)).toBe(false);
});

test('the greatest number that an honest side may send is two less than the prime; the one above would settle the key', () => {
  const prime = BigInt(`0x${getDiffieHellman('modp14').getPrime('hex')}`);
  const side = sideOf('ABCDE', PLACE);
  const proofs = [2n, 1n, 0n].map((less) => side.proof((prime - less).toString(16)));
  expect(proofs).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null, null]);
});
