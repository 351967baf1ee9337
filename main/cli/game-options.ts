import { LAZY } from '../../shared/games/lazy.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { LEVELS, type Level } from '../../shared/search/levels.ts';
import { defaultOptions } from '../../shared/testkit/cases.ts';
import { UsageError } from './args.ts';

const GAME_IDS = Object.keys(LAZY);

/** A game by its id. @throws UsageError that lists the games, if none or an unknown one is named */
export function readGame(id: string): string {
  if (GAME_IDS.includes(id)) return id;
  throw new UsageError(`${id ? `No game is called "${id}"` : 'Name a game with --game'}. There are: ${GAME_IDS.join(', ')}`);
}
/** One game by its id; without one all of the shelf. @throws UsageError for an unknown one */
export const readGames = (id: string): readonly string[] => (id ? [readGame(id)] : GAME_IDS);

/** Options from `face_dancers=spice,map=rim-split`. @throws UsageError for an unknown one */
export function readOptions(module: Pick<GameModule<GameTypes>, 'options'>, text: string): Record<string, string> {
  const options = defaultOptions(module);
  for (const pair of text ? text.split(',') : []) {
    const [id = '', value = ''] = pair.split('=');
    const spec = module.options.find((option) => option.id === id);
    if (!spec?.values.includes(value)) {
      const known = module.options.map((option) => `${option.id}=${option.values.join('|')}`).join(', ');
      throw new UsageError(`--options does not know "${pair}". It takes: ${known}`);
    }
    options[id] = value;
  }
  return options;
}

/** A level of bots by its name, as option `name` took it. @throws UsageError for an unknown one */
export function readLevel(name: string, value: string): Level {
  if (LEVELS.includes(value as Level)) return value as Level;
  throw new UsageError(`--${name} takes ${LEVELS.join(', ')}, not "${value}"`);
}
