import { computed, type ComputedRef } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { useRoomy, useUpright } from '../app/phone.ts';
import { useQuestion } from '../stores/question.ts';

/**
 * On a phone: the hand lies open beside the question, which is answered there. A low one has room for it only while something of it is
 * taken up; elsewhere its list says what is held.
 */
export function useOpenHand(): ComputedRef<boolean> {
  const question = useQuestion();
  const upright = useUpright();
  const roomy = useRoomy();
  return computed(() => {
    const isHeld = ({ kind }: Entity): boolean => question.handKinds.includes(kind) && question.placeKinds.includes(kind);
    const held = question.lit.filter(({ entity }) => isHeld(entity));
    if (!upright.value || held.length === 0) return false;
    return roomy.value || held.some(({ chosen }) => chosen) || question.offers.some(({ takes }) => takes && isHeld(takes));
  });
}
