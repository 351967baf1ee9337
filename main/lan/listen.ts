import type { Server } from 'node:http';

/** Starts listening. Resolves to what went wrong, or null; one that is closed before it listens is heard of as an error. */
export function listenOn(server: Server, port: number, address: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => resolve(error);
    server.once('error', failed);
    // A server that is closed before it listens says nothing else.
    server.once('close', () => resolve(new Error('closed')));
    server.listen(port, address, () => {
      server.removeListener('error', failed);
      server.on('error', () => {});
      resolve(null);
    });
  });
}
