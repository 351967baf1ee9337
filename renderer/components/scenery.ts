import { computed } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { type SceneProps, sameEntity } from '../games/scene.ts';
import { useAsk } from '../stores/ask.ts';
import { SPEEDS, useSettings } from '../stores/settings.ts';
import { useTable } from '../stores/table.ts';
import { useTexts } from '../stores/texts.ts';

/** What every picture of a game is given besides its view and lights. */
export function useScenery() {
  const ask = useAsk();
  const settings = useSettings();
  const table = useTable();
  const texts = useTexts();
  function describe(entity: Entity): string {
    const key = `${table.state?.game}.${entity.kind}.${entity.id}`;
    const name = texts.has(key) ? texts.tell({ key }) : entity.id;
    return [name, stateOf(entity)].filter(Boolean).join(': ');
  }
  /** Why it is or is not offered. */
  function stateOf(entity: Entity): string {
    const offered = [...ask.offers, ...ask.straight].filter(({ target }) => target && sameEntity(target, entity));
    if (offered.length > 0)
      return offered
        .map(({ label, hint }) => [texts.t('table.offered'), texts.tell(label), texts.tell(hint)].filter(Boolean).join(', '))
        .join('; ');
    const refused = ask.notOffered.find((one) => sameEntity(one.entity, entity));
    return refused ? ask.reasonOf(refused.why) : '';
  }
  return computed<Pick<SceneProps, 'pointed' | 'theme' | 'motion' | 'say' | 'describe' | 'state' | 'names'>>(() => ({
    pointed: ask.pointed,
    theme: settings.theme,
    motion: SPEEDS[settings.speed],
    say: texts.tell,
    describe,
    state: stateOf,
    names: table.names,
  }));
}
