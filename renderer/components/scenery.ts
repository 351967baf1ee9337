import { computed } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { type SceneProps, sameEntity } from '../games/scene.ts';
import { usePointing } from '../stores/pointing.ts';
import { useQuestion } from '../stores/question.ts';
import { because } from '../stores/why.ts';
import { SPEEDS, useSettings } from '../stores/settings.ts';
import { useTable } from '../stores/table.ts';
import { useTexts } from '../stores/texts.ts';

/** What every picture of a game is given besides its view and lights. */
export function useScenery() {
  const pointing = usePointing();
  const question = useQuestion();
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
    const offered = [...question.offers, ...question.reached].filter(({ target }) => target && sameEntity(target, entity));
    if (offered.length > 0)
      return offered
        .map(({ label, hint, first }) => {
          // Before anything is taken up a place is reached by this or by that.
          const by = first && !question.held && !sameEntity(first.entity, entity) ? texts.tell(first.label) : '';
          return [texts.t('table.offered'), by, texts.tell(label), texts.tell(hint)].filter(Boolean).join(', ');
        })
        .join('; ');
    return (because(question.notOffered, entity)?.reasons ?? [])
      .map(({ why, who }) => [who.map(texts.tell).join(', '), question.reasonOf(why)].filter(Boolean).join(': '))
      .join(' ');
  }
  return computed<Pick<SceneProps, 'pointed' | 'theme' | 'motion' | 'say' | 'describe' | 'state' | 'names' | 'task'>>(() => ({
    pointed: pointing.pointed,
    theme: settings.theme,
    motion: SPEEDS[settings.speed],
    say: texts.tell,
    describe,
    state: stateOf,
    names: table.names,
    task: question.task,
  }));
}
