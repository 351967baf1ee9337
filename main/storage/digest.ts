import { createHash } from 'node:crypto';

/** SHA-256 in hex, as `shared/kernel/record.ts` does it, but by the machine's own code. */
export const quickDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
