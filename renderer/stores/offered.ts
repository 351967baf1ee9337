import { computed, type Ref } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { type LitEntity, sameEntity } from '../games/scene.ts';
import { useDraft } from './draft.ts';
import { firstsOf, type First, heldOf, onlyOf, optionsOf, reachedOf, stonesOf, waysTo } from './first.ts';
import { type Asked, type Called, keyed, type Offer, offersIn, takingUp, type Unkeyed, wayOf } from './offers.ts';
import { isComplete, isDirect, isNothing } from './parts.ts';

interface OfferedContext extends Called {
  readonly asked: Readonly<Ref<Asked | null>>;
}

/** What is on offer now: it follows from what is asked and from what has been chosen so far. */
export function useOffered({ asked, labelOf, fieldOf }: OfferedContext) {
  const draft = useDraft();
  /** One click answers. */
  const direct = computed(() => !!asked.value && isDirect(asked.value.choices));
  const all = computed(() => (asked.value ? offersIn(asked.value, draft.answer, { labelOf, fieldOf }) : []));
  /** What the options begin with, e.g. figures: where there is such a thing it is taken up first. */
  const firsts = computed(() => (direct.value ? firstsOf(all.value) : []));
  const held = computed<First | null>(() => heldOf(all.value, firsts.value, draft.taken));
  /** Something else could have been taken up instead. */
  const canPutDown = computed(() => held.value !== null && onlyOf(all.value, firsts.value) === null);
  /** Where something that is not taken up yet can go. */
  const reached = computed(() => (firsts.value.length > 0 && !held.value ? reachedOf(all.value) : []));
  /** With what the chosen place is reached, while nothing is taken up for it. */
  const ways = computed(() => (draft.aimed && !held.value ? waysTo(all.value, draft.aimed).map(wayOf) : []));
  /** All that could be chosen, whatever place was. */
  const unaimed = computed<readonly Unkeyed[]>(() => {
    if (firsts.value.length === 0) return all.value;
    if (held.value) return optionsOf(all.value, firsts.value, held.value);
    const toTake = firsts.value.map(takingUp);
    return [...toTake, ...all.value.filter(({ first }) => !first)];
  });
  /** What the place is called that was chosen before anything was taken up for it. */
  const goal = computed(() => {
    if (ways.value.length === 0) return null;
    return reached.value.find(({ target }) => !!target && sameEntity(target, draft.aimed))?.label ?? null;
  });
  /** What was taken up and goes somewhere: what is asked now is where. */
  const going = computed(() => {
    const now = held.value;
    if (!now || !canPutDown.value || draft.aimed) return null;
    const goes = unaimed.value.every(({ target }) => !!target && !sameEntity(target, now.entity));
    return goes ? now.label : null;
  });
  const listed = computed(() => {
    if (ways.value.length > 0) return ways.value;
    const there = unaimed.value.filter(({ target }) => !!target && sameEntity(target, draft.aimed));
    return there.length > 0 ? there : unaimed.value;
  });
  const offers = computed<readonly Offer[]>(() => keyed(stonesOf(listed.value, draft.counts)));
  const lit = computed<readonly LitEntity[]>(() => {
    const found: LitEntity[] = canPutDown.value && held.value ? [{ entity: held.value.entity, chosen: true }] : [];
    if (draft.aimed && ways.value.length > 0) found.push({ entity: draft.aimed, chosen: true });
    // Of what can be taken up only that lifts which goes to the chosen place.
    const others = ways.value.length > 0 ? unaimed.value.filter(({ takes }) => !takes) : unaimed.value;
    // The keyed ones first, so that what several share has its key.
    const there: readonly (Unkeyed & Partial<Pick<Offer, 'key'>>)[] = [...offers.value, ...others];
    for (const { target, key, chosen } of there) {
      if (!target) continue;
      const known = found.findIndex(({ entity }) => sameEntity(entity, target));
      if (known < 0) found.push({ entity: target, chosen, ...(key && { key }) });
      else if (chosen) found[known] = { ...(found[known] as LitEntity), chosen: true };
    }
    for (const { target } of reached.value)
      if (target && !found.some(({ entity }) => sameEntity(entity, target))) found.push({ entity: target, chosen: false, reached: true });
    return found.map((one) => ({ ...one, ...answersAt(one.entity) }));
  });
  /** What would be answered there, of what goes with that which is taken up. */
  function answersAt(entity: Entity): Pick<LitEntity, 'answers'> {
    const there = unaimed.value.filter(({ takes, target }) => !takes && !!target && sameEntity(target, entity));
    return direct.value && there.length > 0 ? { answers: there.map(({ value }) => value) } : {};
  }
  const isLit = (entity: Entity): boolean => lit.value.some((one) => sameEntity(one.entity, entity));
  /** The rules leave one answer: it is given as one goes on, with Enter too. Unasked it would tell what a seat holds. */
  const only = computed(() => (direct.value && all.value.length === 1 && !draft.unsure ? (offers.value[0] ?? null) : null));
  const complete = computed(() => !!asked.value && !direct.value && isComplete(asked.value.choices, draft.answer));
  /** What would be sent says: none of it. */
  const nothing = computed(() => complete.value && isNothing(draft.answer));
  return { direct, firsts, held, canPutDown, reached, ways, unaimed, goal, going, offers, lit, isLit, only, complete, nothing };
}
