import { createHash } from 'node:crypto';

/** Bytes that come up again: each call hashes the seed with the number of the call. */
export function bytesOf(seed: string): (bytes: number) => Uint8Array {
  let call = 0;
  return (bytes) => {
    call += 1;
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, block) =>
      createHash('sha256').update([seed, call, block].join()).digest(),
    );
    return new Uint8Array(Buffer.concat(blocks).subarray(0, bytes));
  };
}

/**
 * What a journey's games are dealt from: its title, so that the games of one that fails come up again.
 * SIETCH_SEED deals others.
 */
export const seedOf = (titles: readonly string[]): string => [process.env['SIETCH_SEED'] ?? '', ...titles].join(' ');

/** The secret of a device in a journey. */
export const deviceOf = (seed: string): string => Buffer.from(bytesOf(seed)(24)).toString('base64url');
