import { dirname } from 'node:path';
import type { Files } from '../storage/files.ts';

/** Its name in the app's own folder. It is there for as long as the app runs. */
export const RUNNING_FILE = 'running';

/** Whether the last time ended as it should, and what notes that this one does. */
export interface LastEnd {
  /** The app was killed or broke off; so was the computer, maybe. */
  readonly wasSudden: boolean;
  /** From here on everything is told to whom it concerns: this time ends well. */
  endsWell(): void;
}
/** Notes that the app runs. A disk that does not take it is logged; then the next start knows nothing of this one. */
export function noteStart(files: Files, path: string, log: (line: string) => void): LastEnd {
  const tryTo = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      log(`Whether the app ended well could not be noted: ${String(error)}`);
    }
  };
  let wasSudden = false;
  tryTo(() => {
    wasSudden = files.existsSync(path);
    files.mkdirSync(dirname(path), { recursive: true });
    files.writeFileSync(path, '');
  });
  return { wasSudden, endsWell: () => tryTo(() => files.rmSync(path, { force: true })) };
}
