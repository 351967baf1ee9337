import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { defaultOptions } from '../../shared/testkit/cases.ts';
import { UsageError } from './args.ts';

/** Options from `face_dancers=spice,map=rim-split`. @throws UsageError for an unknown one */
export function readOptions(module: GameModule<GameTypes>, text: string): Record<string, string> {
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
