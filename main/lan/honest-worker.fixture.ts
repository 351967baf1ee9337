import { parentPort, workerData } from 'node:worker_threads';
import { peopleAt } from './honest.fixture.ts';

/** The people of a siege on a thread of their own, so that an attack keeps only the host from answering them. */
const { address, code, hostToken, game, seats } = workerData as {
  readonly address: string;
  readonly code: string;
  readonly hostToken: string;
  readonly game: string;
  readonly seats: number;
};
const tell = (what: object): void => parentPort?.postMessage(what);
const people = await peopleAt({ address, code: () => code, hostToken }, game, seats, (table) => tell({ table }));
parentPort?.on('message', (order) => {
  if (order === 'take') tell({ taken: people.take() });
  else void people.stop().then(() => parentPort?.close());
});
tell({ isPlaying: true });
