import { afterEach } from 'vitest';
import type { Door, ServeOptions } from './serve.ts';
import { openDoor } from './wire.fixture.ts';

/** Opens doors for the tests of a file, and closes them after each test. */
export function doorsOfTests(): (options?: Partial<ServeOptions>) => Promise<Door> {
  const doors: Door[] = [];
  afterEach(async () => {
    await Promise.all(doors.splice(0).map((door) => door.close()));
  });
  return async (options = {}) => {
    const door = await openDoor(options);
    doors.push(door);
    return door;
  };
}
