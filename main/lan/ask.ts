import { z } from 'zod';
import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { tableName } from '../../shared/protocol/table-name.ts';
import { placeOf } from './knock.ts';
import { isProof, sideOf } from './pake.ts';

const MOST_ANSWER_BYTES = 64 * 1024;
const line = z.object({
  table: z.string().max(64),
  game: z.string().max(64),
  name: tableName,
  phase: z.enum(['lobby', 'playing', 'over']),
  seats: z.number().int().min(1).max(12),
  free: z.number().int().min(0).max(12),
  open: z.boolean(),
});
const ABOUT = z.object({
  sietch: z.number().int(),
  id: z.string().regex(/^[0-9a-f]{8}$/),
  name: z.string().max(80),
  version: z.string().max(40),
  // A table that this build cannot read is left out; the host is there all the same.
  tables: z
    .array(line.nullable().catch(null))
    .max(100)
    .transform((lines) => lines.filter((one) => one !== null)),
});
const ANSWER = z.object({ number: z.string(), proof: z.string() });
export type About = z.infer<typeof ABOUT>;

async function read(url: string, init: RequestInit, ms: number): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ms) });
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.length > MOST_ANSWER_BYTES) return null;
    }
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    // Nobody there (TypeError), too slow (TimeoutError) or no answer of ours (SyntaxError): all of it means that no host was found.
    return null;
  }
}

/** Asks a host who it is. null = nobody there, or no host of ours. */
export async function askAbout(address: string, ms: number): Promise<About | null> {
  const answer = await read(`${address}/about.json`, {}, ms);
  const about = ABOUT.safeParse(answer?.body);
  return answer?.status === 200 && about.success ? about.data : null;
}
/** Knocks with a code: does this host prove that it has it? It learns nothing of the code if it has not. */
export async function knock(address: string, code: string, ms: number): Promise<boolean> {
  const side = sideOf(code, placeOf(address));
  const body = JSON.stringify({ number: side.number });
  const answer = await read(`${address}/join`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }, ms);
  const said = ANSWER.safeParse(answer?.body);
  return said.success && isProof(side.proof(said.data.number), said.data.proof);
}
export const foundHost = ({ id, name, tables }: About, address: string): FoundHost => ({ id, name, address, tables });
