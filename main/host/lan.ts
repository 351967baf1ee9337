import type { LanInfo } from '../../shared/protocol/pushes.ts';
import { type Client, type Hall, push } from './hall.ts';

/** Where others can join: everybody inside may invite, since everybody inside knows the code anyway. */
export function lanFor({ network }: Hall, client: Client): LanInfo | null {
  const info = network?.info() ?? null;
  return info?.on || client.hostRights ? info : null;
}
/** Everybody who was let in hears where others can join from now on. */
export function tellLan(hall: Hall): void {
  for (const client of hall.clients) push(client, { push: 'lan', lan: lanFor(hall, client) });
}
