import { connect, createServer, type Socket } from 'node:net';

/** A stretch of network between pages and a host that can go dead without a word, as a sleeping access point does. */
export interface Line {
  /** Where the host answers at this end, e.g. http://127.0.0.1:40000. */
  readonly address: string;
  /** From now on everything is swallowed, and nothing is closed. */
  swallow(): void;
  /** New connections pass again; those that were swallowed stay dead. */
  pass(): void;
  /** Connections that were swallowed from their beginning on. */
  knocks(): number;
  close(): Promise<void>;
}

/** Opens such a stretch before a host. */
export async function openLine(hostAddress: string): Promise<Line> {
  const { hostname, port } = new URL(hostAddress);
  const ends = new Set<Socket>();
  let isDead = false;
  let knocks = 0;
  const keep = (socket: Socket): void => {
    ends.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isDead) return void knocks++;
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The line has no port');
  return {
    address: `http://127.0.0.1:${at.port}`,
    swallow() {
      isDead = true;
      for (const end of ends) end.unpipe().resume();
    },
    knocks: () => knocks,
    pass() {
      isDead = false;
    },
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
