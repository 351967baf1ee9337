import { timingSafeEqual } from 'node:crypto';
import { PROTOCOL, type RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { claim, claimable } from './continue.ts';
import { mustBeWelcome } from './expel.ts';
import { type Client, type Hall, push } from './hall.ts';
import type { HostOptions } from './host.ts';
import { keepIfPossible } from './keep.ts';
import type { Room } from './room.ts';

/**
 * May a device come in: with the host's token, as one that is known, or with a guest's code, which may have to wait for its
 * turn? Nothing is changed yet.
 * @returns whether it has host rights
 * @throws Trouble if it may not
 */
export function mayComeIn(hall: Hall, options: HostOptions, client: Client, wanted: RequestOf<'hello'>): boolean | Promise<boolean> {
  const { device } = wanted;
  if (client.device !== '') throw trouble('error.helloTwice');
  if (wanted.protocol !== PROTOCOL)
    throw trouble('error.protocol', { host: hall.version, newer: wanted.protocol > PROTOCOL ? 'guest' : 'host' });
  const hostRights = wanted.host !== undefined && isSame(wanted.host, options.hostToken);
  if (wanted.host !== undefined && !hostRights && wanted.code === undefined) throw trouble('error.hostToken');
  if (hostRights) return true;
  hall.budget.spend('hello', '', client.address, hall.clock.now());
  mustBeWelcome(hall, device, client.address);
  return !isKnown(hall, device) && hasCode(hall, options, client, wanted);
}
/** @returns false: a newcomer has no host rights. @throws Trouble if it may not come in */
async function hasCode(hall: Hall, options: HostOptions, client: Client, { device, code }: RequestOf<'hello'>): Promise<false> {
  await mustHaveCode(options, client, code);
  // While it waited it may have been put out.
  mustBeWelcome(hall, device, client.address);
  hall.budget.spendNewcomer(client.address, hall.clock.now());
  return false;
}
/** Lets a device in that may come in. @throws Trouble if this line has let one in meanwhile */
export function letIn(hall: Hall, client: Client, device: string, hostRights: boolean): void {
  if (client.device !== '') throw trouble('error.helloTwice');
  hall.hostFile.admit(device, { address: client.address, at: hall.clock.now(), own: hostRights });
  giveBackSeats(hall, device);
  client.device = device;
  client.hostRights = hostRights;
  hall.clients.add(client);
}
/** @throws Trouble without a right code, or if the client has gone while it waited */
async function mustHaveCode({ hearCode }: HostOptions, client: Client, code: string | undefined): Promise<void> {
  if (code === undefined) throw trouble('error.codeWanted');
  let isQueued = false;
  const queued = (): void => {
    isQueued = client.queued = true;
    push(client, { push: 'queued' });
  };
  try {
    const isRight = await hearCode(code, client.address, { line: client, gone: client.gone, queued });
    if (!isRight || client.gone.aborted) throw trouble('error.code');
  } finally {
    // A second try on the same line is refused, and ends nothing.
    if (isQueued) client.queued = false;
  }
}

/** A finished game keeps nobody's seat: whoever was put out since has had one too. */
const unfinished = ({ rooms }: Hall): Room[] => [...rooms.values()].filter(({ phase }) => phase !== 'over');
/** Was this device let in before, or has it a seat here? Then it comes back without being asked. */
const isKnown = (hall: Hall, device: string): boolean =>
  hall.hostFile.knows(device) ||
  unfinished(hall).some((room) => room.chairs.some((chair) => chair.device === device) || claimable(room, device).length > 0);
/** Its seats are its own again where it was not known any more who has them. */
function giveBackSeats(hall: Hall, device: string): void {
  for (const room of unfinished(hall)) if (claim(room, device, hall.clock.now())) keepIfPossible(hall, room);
}

const isSame = (given: string, secret: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
};
