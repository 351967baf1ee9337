import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { Trouble } from '../../shared/protocol/trouble.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { sendText } from './pages.ts';
import { sideOf } from './pake.ts';

const MOST_BYTES = 1024;
const KNOCK = z.strictObject({ number: z.string() });
const answer = (response: ServerResponse, status: number, what: object): void =>
  sendText(response, status, 'application/json', JSON.stringify(what));

/** Where a host was asked, as both sides of a knock see it. */
export const placeOf = (address: string): string => {
  const { hostname, port } = new URL(address);
  return `${hostname}:${port || '80'}`;
};
/**
 * Proves that this host has a code, to whoever has it too: so a code typed without an address finds its host. The host does
 * not see whether it was the right one, so in the queue at the door every knock costs what a wrong code costs.
 */
export async function answerKnock(keeper: Doorkeeper, code: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await bodyOf(request);
  if (text === null) return;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await keeper.hear(request.socket.remoteAddress ?? '', () => false, { line: request.socket, gone: gone.signal, queued: () => {} });
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return answer(response, 429, { ok: false, waitMs: error.refusal.waitMs });
  }
  if (gone.signal.aborted) return;
  const knock = KNOCK.safeParse(parsed(text));
  const { localAddress, localPort } = request.socket;
  const side = sideOf(code, `${localAddress}:${localPort}`);
  const proof = knock.success ? side.proof(knock.data.number) : null;
  if (proof === null) answer(response, 400, { ok: false });
  else answer(response, 200, { number: side.number, proof });
}
/** null = the line was cut, by the caller or because it said too much. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) {
      text += String(chunk);
      if (text.length > MOST_BYTES) {
        request.destroy();
        return null;
      }
    }
    return text;
  } catch {
    // Whoever knocked hung up in mid-sentence: ECONNRESET.
    return null;
  }
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON (SyntaxError): the same as saying nothing.
    return undefined;
  }
}
