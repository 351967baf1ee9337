import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../shared/protocol/requests.ts';
import { expect, PHONE, test } from './support/shell.ts';

/** With the two pages as many as may wait at one address. */
const LINES = 10;

/** Somebody guesses the code without end, on so many lines at once. @returns calls it off */
async function guessing(address: string): Promise<() => void> {
  const sockets = Array.from({ length: LINES }, () => new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: address }));
  for (const [at, socket] of sockets.entries()) {
    await once(socket, 'open');
    const hello = { protocol: PROTOCOL, device: `guesser-${at}-0123456789abcdef`, code: 'ZZZZZ' };
    const guess = (): void => socket.send(JSON.stringify({ id: 1, do: 'hello', with: hello }));
    socket.on('error', () => {});
    socket.on('message', (text: Buffer) => {
      if ('re' in JSON.parse(text.toString())) guess();
    });
    guess();
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

test('while others guess, a code waits for its turn and says so; a slip is mended meanwhile @browser', async ({ shell }) => {
  const WAITS = 'yours has to wait its turn';
  const callOff = await guessing(shell.address);
  const friend = await shell.guest(PHONE);
  await expect(friend.getByRole('alert')).toContainText(WAITS);
  await expect(friend.getByLabel('Code on the host’s screen')).toHaveValue(shell.code);
  const hasty = await shell.guest(PHONE, 'en-GB', 'YYYYY');
  await expect(hasty.getByRole('alert')).toBeVisible();
  const field = hasty.getByLabel('Code on the host’s screen');
  await field.fill(shell.code);
  await hasty.getByRole('button', { name: 'Enter' }).click();
  await expect(hasty.getByRole('alert')).toContainText(WAITS);
  await expect(field).toHaveValue(shell.code);
  callOff();
  for (const page of [friend, hasty]) await expect(page.getByText('No table is open here yet.')).toBeVisible();
});
