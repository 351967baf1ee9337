import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Trouble } from '../../shared/protocol/trouble.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { answerKnock, placeOf } from './knock.ts';
import { sideOf } from './pake.ts';

// A knock for itself: what comes of it is up to the queue at the door.

async function knocked(hear: Doorkeeper['hear'], said: string): Promise<{ status: number; text: string } | null> {
  const socket = { remoteAddress: '10.0.0.7', localAddress: '10.0.0.1', localPort: 4747 };
  const request = Object.assign(Readable.from([Buffer.from(said)]), { socket }) as unknown as IncomingMessage;
  let answered: { status: number; text: string } | null = null;
  const response = Object.assign(new EventEmitter(), {
    status: 0,
    writeHead(status: number) {
      response.status = status;
      return response;
    },
    end(text: string) {
      answered = { status: response.status, text };
      return response;
    },
  });
  await answerKnock({ hear } as Doorkeeper, 'ABCDE', request, response as unknown as ServerResponse);
  return answered;
}

test('who has waited for a turn gets proof that the host has the code; who says nothing of use gets none', async () => {
  const heard: unknown[] = [];
  const hear: Doorkeeper['hear'] = async (from, isRight) => {
    heard.push(from, isRight());
    return false;
  };
  const { number } = sideOf('ABCDE', placeOf('http://10.0.0.1:4747'));
  const answer = await knocked(hear, JSON.stringify({ number }));
  expect([answer?.status, Object.keys(JSON.parse(answer?.text ?? '{}')).sort()]).toEqual([200, ['number', 'proof']]);
  expect(heard).toEqual(['10.0.0.7', false]);
  for (const said of ['', '{}', 'nonsense']) expect(await knocked(hear, said), said).toMatchObject({ status: 400 });
});

test('who has to wait is told how long; a mistake of the host’s own is no answer to the code', async () => {
  const full = async (): Promise<never> => {
    throw new Trouble({ error: { key: 'error.wait' }, waitMs: 700 } as never);
  };
  expect(await knocked(full, '{}')).toEqual({ status: 429, text: JSON.stringify({ ok: false, waitMs: 700 }) });
  const broken = async (): Promise<never> => {
    throw new Error('The door is broken');
  };
  await expect(knocked(broken, '{}')).rejects.toThrow('The door is broken');
});
