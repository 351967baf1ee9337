import { computed } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { type SceneProps, sameEntity } from '../games/scene.ts';
import { useAsk } from '../stores/ask.ts';
import { because } from '../stores/why.ts';
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
    const offered = [...ask.offers, ...ask.reached].filter(({ target }) => target && sameEntity(target, entity));
    if (offered.length > 0)
      return offered
        .map(({ label, hint, first }) => {
          // Before anything is taken up a place is reached by this or by that.
          const by = first && !ask.held && !sameEntity(first.entity, entity) ? texts.tell(first.label) : '';
          return [texts.t('table.offered'), by, texts.tell(label), texts.tell(hint)].filter(Boolean).join(', ');
        })
        .join('; ');
    return (because(ask.notOffered, entity)?.reasons ?? [])
      .map(({ why, who }) => [who.map(texts.tell).join(', '), ask.reasonOf(why)].filter(Boolean).join(': '))
      .join(' ');
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
