import type { Server } from 'node:http';

/** Starts listening. Resolves to what went wrong, or null. */
export function listenOn(server: Server, port: number, address: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => resolve(error);
    server.once('error', failed);
    server.listen(port, address, () => {
      server.removeListener('error', failed);
      server.on('error', () => {});
      resolve(null);
    });
  });
}
