import { guarded } from '../host/guarded.ts';

/**
 * The last net under a whole process, for what slipped through everywhere else: every answer is on disk before it is told,
 * so going on loses nothing, and ending would end everybody's evening.
 */
export function spreadNet(log: (line: string) => void): void {
  const caught = (error: unknown): void =>
    guarded(log, 'Something that nobody watched', () => {
      throw error;
    });
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
}
