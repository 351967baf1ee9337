import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tells two sides whether they know the same code, without either telling it (SPEKE): each sends one number, both come to the
 * same key only if the code and the place are the same. A code is short, so its hash would give it away to whoever tries all;
 * here a liar learns whether one single guess was right, and has to ask again for the next.
 */
const PRIME_HEX = [
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B',
  '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6',
  '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D',
  '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718',
  '3995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF',
].join('');
/** The group of 2048 bits of RFC 3526. */
const PRIME = BigInt(`0x${PRIME_HEX}`);
const SECRET_BYTES = 32;
const NUMBER = /^[0-9a-f]{1,512}$/;
const PROOF = /^[0-9a-f]{64}$/;

/** One side of an exchange. */
export interface Side {
  /** What is sent to the other. */
  readonly number: string;
  /** The proof that the host sends, given the other's number; null = that is no number an honest side sends. */
  proof(other: string): string | null;
}
/** @param place address and port of the host as both sides see it: nobody in between can pass the proof on as its own */
export function sideOf(code: string, place: string): Side {
  const base = power(digestOf(`sietch ${code} ${place}`), 2n);
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
  const number = power(base, secret).toString(16);
  return {
    number,
    proof(other) {
      const given = NUMBER.test(other) ? BigInt(`0x${other}`) : 0n;
      if (given < 2n || given > PRIME - 2n) return null;
      const key = createHash('sha256').update(power(given, secret).toString(16)).digest();
      return createHmac('sha256', key).update([number, other].sort().join(' ')).digest('hex');
    },
  };
}
/** Did the other side come to the same proof? */
export function isProof(expected: string | null, given: unknown): boolean {
  if (expected === null || typeof given !== 'string' || !PROOF.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** A number of the group out of a text, too long for its remainder to favour any. */
function digestOf(text: string): bigint {
  const parts = Array.from({ length: 9 }, (_, at) => createHash('sha256').update(`${at} ${text}`).digest('hex'));
  return BigInt(`0x${parts.join('')}`) % PRIME;
}
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base % PRIME, left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
