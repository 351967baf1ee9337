import { computed, type ComputedRef } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { useRoomy, useUpright } from '../app/phone.ts';
import { useQuestion } from '../stores/question.ts';

/** Pixels of a letter beyond which a low phone has no room for cards beside the question. */
const LARGE = 20;
const areLettersLarge = (): boolean => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > LARGE;

/**
 * On a phone: the hand lies open beside the question, which is answered there. A low one has room for it only while something of it is
 * taken up, and not in the largest letters; elsewhere its list says what is held.
 */
export function useOpenHand(): ComputedRef<boolean> {
  const question = useQuestion();
  const upright = useUpright();
  const roomy = useRoomy();
  return computed(() => {
    const isHeld = ({ kind }: Entity): boolean => question.handKinds.includes(kind) && question.placeKinds.includes(kind);
    const held = question.lit.filter(({ entity }) => isHeld(entity));
    if (!upright.value || held.length === 0) return false;
    if (roomy.value) return true;
    if (areLettersLarge()) return false;
    return held.some(({ chosen }) => chosen) || question.offers.some(({ takes }) => takes && isHeld(takes));
  });
}
