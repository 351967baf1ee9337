import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Entity, OptionLabel } from '../../shared/games/face.ts';
import { same } from '../../shared/kernel/choices.ts';
import { type LitEntity, sameEntity } from '../games/scene.ts';
import { choicesAt, draftAt, draftOf, isComplete, isDirect, isNothing, type Path, stepped, toggled, withPart } from './draft.ts';
import { firstsOf, type First, heldOf, onlyOf, optionsOf, reachedOf, stonesOf, waysTo } from './first.ts';
import { type Asked, keyed, type Offer, offersIn, takingUp, type Unkeyed, wayOf } from './offers.ts';
import { because, type NotOffered } from './why.ts';
import { useSettings } from './settings.ts';
import { useAsides } from './asides.ts';
import { type AnyEntry, type AnyTask, useShelf } from './shelf.ts';
import { useTable } from './table.ts';
import { useWording } from './wording.ts';

/** The question on the ledge, and the answer that is being put together. */
export const useAsk = defineStore('ask', () => {
  const table = useTable();
  const shelf = useShelf();
  const settings = useSettings();
  const draft = shallowRef<unknown>(undefined);
  const opened = ref<string | null>(null);
  /** What was taken up for the open question. */
  const taken = shallowRef<Entity | null>(null);
  const pointed = shallowRef<Entity | null>(null);
  /** A place that several offers share was chosen: only they are listed. */
  const aimed = shallowRef<Entity | null>(null);
  /** By name: of offers that differ in their amount alone, the amount that stands on their stone. */
  const counts = shallowRef<Readonly<Record<string, number>>>({});
  /** An answer that is in is looked at again. */
  const changing = ref(false);
  /** Something lies over the table and is to be seen first, e.g. two fists opening. */
  const covered = ref(false);
  /** The board cannot be drawn: what lies there is answered in the list. */
  const boardless = ref(false);
  /** A one-click answer that waits for its second click. */
  const unsure = shallowRef<Unkeyed | null>(null);

  const entry = computed<AnyEntry | null>(() => (table.shown ? (shelf.entries.get(table.shown.game) ?? null) : null));
  const view = computed(() => table.shown?.view as object | null | undefined);
  const task = computed(() => (table.shown?.asking?.task ?? null) as AnyTask | null);
  const isAsked = computed(() => {
    const now = table.shown;
    return !!now?.asking?.choices && now.watching !== null && now.asking.asked.includes(now.watching);
  });
  const hasGiven = computed(() => {
    const now = table.shown;
    return !!now?.asking?.choices && now.watching !== null && now.asking.answered.includes(now.watching);
  });
  const asked = computed<Asked | null>(() => {
    const asking = table.shown?.asking;
    if (!asking || table.shown?.paused) return null;
    const interjection = opened.value ? asking.interjections[opened.value] : undefined;
    if (opened.value && interjection) return { name: opened.value, choices: interjection, interject: opened.value };
    return asking.choices && (isAsked.value || changing.value) ? { name: asking.task.do, choices: asking.choices, interject: null } : null;
  });
  /** Kinds of things that lie in the tray, and on the board. */
  const pictures = computed(() => shelf.pictures.get(table.shown?.game ?? ''));
  const trayKinds = computed<readonly string[]>(() => pictures.value?.trayKinds ?? []);
  const sceneKinds = computed<readonly string[]>(() => (boardless.value ? [] : (pictures.value?.sceneKinds ?? [])));
  const handKinds = computed<readonly string[]>(() => pictures.value?.handKinds ?? []);
  /** Kinds that are offered where they lie. */
  const placeKinds = computed<readonly string[]>(() =>
    (pictures.value?.placeKinds ?? []).filter((kind) => !boardless.value || handKinds.value.includes(kind)),
  );
  const { offeredAside, interjections, desk, desks, hasDesk, interject, sendAside } = useAsides({ pictures, view, opened });
  const { labelOf, fieldOf, reasonOf, act } = useWording({ entry, view, task, asked });
  const all = computed(() => (asked.value ? offersIn(asked.value, draft.value, { labelOf, fieldOf }) : []));
  /** What the options begin with, e.g. figures: where there is such a thing it is taken up first. */
  const firsts = computed(() => (direct.value ? firstsOf(all.value) : []));
  const held = computed<First | null>(() => heldOf(all.value, firsts.value, taken.value));
  /** Something else could have been taken up instead. */
  const canPutDown = computed(() => held.value !== null && onlyOf(all.value, firsts.value) === null);
  /** Where something that is not taken up yet can go. */
  const reached = computed(() => (firsts.value.length > 0 && !held.value ? reachedOf(all.value) : []));
  /** With what the chosen place is reached, while nothing is taken up for it. */
  const ways = computed(() => (aimed.value && !held.value ? waysTo(all.value, aimed.value).map(wayOf) : []));
  const unaimed = computed<readonly Unkeyed[]>(() => {
    if (firsts.value.length === 0) return all.value;
    if (held.value) return optionsOf(all.value, firsts.value, held.value);
    const toTake = firsts.value.map(takingUp);
    return [...toTake, ...all.value.filter(({ first }) => !first)];
  });
  /** What the place is called that was chosen before anything was taken up for it. */
  const goal = computed(() => {
    if (ways.value.length === 0) return null;
    return reached.value.find(({ target }) => !!target && sameEntity(target, aimed.value))?.label ?? null;
  });
  /** What was taken up and goes somewhere: what is asked now is where. */
  const going = computed(() => {
    const now = held.value;
    if (!now || !canPutDown.value || aimed.value) return null;
    const goes = unaimed.value.every(({ target }) => !!target && !sameEntity(target, now.entity));
    return goes ? now.label : null;
  });
  const listed = computed(() => {
    if (ways.value.length > 0) return ways.value;
    const there = unaimed.value.filter(({ target }) => !!target && sameEntity(target, aimed.value));
    return there.length > 0 ? there : unaimed.value;
  });
  const offers = computed<readonly Offer[]>(() => keyed(stonesOf(listed.value, counts.value)));
  const lit = computed<readonly LitEntity[]>(() => {
    const found: LitEntity[] = canPutDown.value && held.value ? [{ entity: held.value.entity, chosen: true }] : [];
    if (aimed.value && ways.value.length > 0) found.push({ entity: aimed.value, chosen: true });
    // Of what can be taken up only that lifts which goes to the chosen place.
    const others = ways.value.length > 0 ? unaimed.value.filter(({ takes }) => !takes) : unaimed.value;
    // The keyed ones first, so that what several share has its key.
    const there: readonly (Unkeyed & Partial<Pick<Offer, 'key'>>)[] = [...offers.value, ...others, ...reached.value];
    for (const { target, key, chosen } of there) {
      if (!target) continue;
      const known = found.findIndex(({ entity }) => sameEntity(entity, target));
      if (known < 0) found.push({ entity: target, chosen, ...(key && { key }) });
      else if (chosen) found[known] = { ...(found[known] as LitEntity), chosen: true };
    }
    return found;
  });
  const notOffered = computed<readonly NotOffered[]>(() => {
    const name = table.shown?.asking?.task.do;
    if (!name || !isAsked.value) return [];
    const refused = (table.shown?.asking?.blocked ?? []).map((blocked) => {
      const { label, target, first } = labelOf(name, blocked.target);
      return { ...blocked, label, entity: target ?? null, first: first ?? null };
    });
    const now = held.value;
    return now ? refused.filter(({ first }) => !first || sameEntity(first.entity, now.entity)) : refused;
  });
  /** What one card does not reach another may: that is offered. */
  const blocked = computed(() =>
    notOffered.value.flatMap(({ entity }) => (entity && !lit.value.some((one) => sameEntity(one.entity, entity)) ? [entity] : [])),
  );
  /** The reasons for what is pointed at, if it is not offered. */
  const why = computed(() => {
    const at = pointed.value;
    if (!at || lit.value.some(({ entity }) => sameEntity(entity, at))) return null;
    return because(notOffered.value, at);
  });
  const direct = computed(() => !!asked.value && isDirect(asked.value.choices));
  /** The rules leave one answer: it is given as one goes on, with Enter too. Unasked it would tell what a seat holds. */
  const only = computed(() => (direct.value && all.value.length === 1 && !unsure.value ? (offers.value[0] ?? null) : null));
  const complete = computed(() => !!asked.value && !direct.value && isComplete(asked.value.choices, draft.value));

  /** What would be sent says: none of it. */
  const nothing = computed(() => complete.value && isNothing(draft.value));

  // A new question, or the same one for other eyes, begins with a clean slate.
  const slate = computed(() => {
    const now = table.shown;
    return [now?.table, now?.watching, now?.asking?.question, opened.value, changing.value].join('|');
  });
  watch(
    slate,
    () => {
      draft.value = asked.value ? draftOf(asked.value.choices, opened.value ? undefined : table.shown?.asking?.given) : undefined;
      unsure.value = null;
      taken.value = null;
      aimed.value = null;
      counts.value = {};
    },
    { immediate: true, flush: 'sync' },
  );
  watch(
    () => [table.shown?.table, table.shown?.watching, table.shown?.asking?.question].join('|'),
    () => {
      opened.value = null;
      changing.value = false;
      pointed.value = null;
    },
    { flush: 'sync' },
  );
  watch(
    () => asked.value?.choices,
    (choices, was) => {
      if (choices && was && !same(choices, was)) draft.value = draftOf(choices, draft.value);
    },
  );

  async function send(answer: unknown): Promise<void> {
    const now = asked.value;
    if (!now) return;
    if (await table.answer(answer, now.interject ?? undefined)) {
      opened.value = null;
      changing.value = false;
    }
  }
  /** Chooses an offer: answers at once where one click answers, otherwise changes the draft. */
  function choose(offer: Unkeyed): void {
    const now = asked.value;
    const part = now && choicesAt(now.choices, offer.path);
    if (!now || !part) return;
    if (offer.takes) {
      if (ways.value.length === 0) aimed.value = null;
      taken.value = offer.takes;
      return;
    }
    if (offer.path.length === 0 && direct.value) {
      if (settings.confirm && unsure.value?.value !== offer.value) unsure.value = offer;
      else void send(offer.value);
      return;
    }
    if (part.pick === 'one') change(offer.path, same(draftAt(draft.value, offer.path), offer.value) ? undefined : offer.value);
    if (part.pick === 'some') change(offer.path, toggled(part, draftAt(draft.value, offer.path), offer.value));
    if (part.pick === 'amounts') step(offer.path, String(offer.value), 1, true);
  }
  function change(path: Path, part: unknown): void {
    draft.value = withPart(draft.value, path, part);
  }
  /** Changes one amount; `around`: beyond the most it begins at nothing again, as clicks on the board do. */
  function step(path: Path, key: string, by: number, around = false): void {
    const part = asked.value && choicesAt(asked.value.choices, path);
    if (part?.pick !== 'amounts') return;
    const now = draftAt(draft.value, path);
    const next = stepped(part, now, key, by);
    const stuck = around && same(next, now);
    change(path, stuck ? stepped(part, now, key, -Number.MAX_SAFE_INTEGER) : next);
  }
  /** A thing on the table was chosen. Points at it if it is not offered. */
  function chooseEntity(entity: Entity): void {
    const there = ({ target }: OptionLabel): boolean => !!target && sameEntity(target, entity);
    const way = ways.value.find(there);
    const [offer, ...others] = unaimed.value.filter(there);
    if (way) choose(way);
    else if (!offer && (takeUp(entity) || goTo(entity))) return;
    // Several offers lie there (whose troop? which price?): one click must not answer for the first of them.
    else if (offer && !(direct.value && others.length > 0)) choose(offer);
    else {
      pointed.value = entity;
      aimed.value = offer ? entity : null;
    }
  }
  /** A place was chosen before anything was taken up: what alone reaches it goes there; otherwise it is asked what goes. */
  function goTo(place: Entity): boolean {
    const reach = waysTo(reached.value, place);
    const [way] = reach;
    const [option, ...more] = way?.options ?? [];
    if (!way || !option) return false;
    if (reach.length === 1 && more.length === 0) choose(option);
    else {
      if (reach.length === 1) taken.value = way.first.entity;
      pointed.value = place;
      aimed.value = sameEntity(aimed.value, place) ? null : place;
    }
    return true;
  }
  /** Something else is taken up instead, or what is held put down again. */
  function takeUp(entity: Entity): boolean {
    if (!held.value || !firsts.value.some((first) => sameEntity(first.entity, entity))) return false;
    if (sameEntity(held.value.entity, entity)) putDown();
    else taken.value = entity;
    aimed.value = null;
    return true;
  }
  /** One step back: everything is listed again, or what is held is put down. */
  function putDown(): void {
    if (aimed.value) aimed.value = null;
    else taken.value = null;
    unsure.value = null;
  }
  /** Another amount on the stone of those that differ in nothing else. */
  function recount({ amount, amounts }: Offer, by: number): void {
    const next = amount && amounts?.[amounts.indexOf(amount.count) + by];
    if (amount && next !== undefined) counts.value = { ...counts.value, [amount.of]: next };
  }
  /** Is this offer the answer that is on its way? */
  const isSent = ({ path, value, takes }: Unkeyed): boolean => {
    const sent = table.underway;
    return (
      !!sent &&
      direct.value &&
      !takes &&
      path.length === 0 &&
      (sent.interject ?? null) === (asked.value?.interject ?? null) &&
      same(sent.answer, value)
    );
  };
  const sendDraft = (): void => void (complete.value && send(draft.value));
  return {
    draft,
    opened,
    desk,
    held,
    canPutDown,
    aimed,
    recount,
    reached,
    goal,
    going,
    pointed,
    changing,
    covered,
    boardless,
    unsure,
    entry,
    view,
    task,
    isAsked,
    hasGiven,
    asked,
    interjections,
    offeredAside,
    desks,
    hasDesk,
    interject,
    sendAside,
    trayKinds,
    handKinds,
    placeKinds,
    sceneKinds,
    offers,
    lit,
    notOffered,
    blocked,
    why,
    direct,
    only,
    nothing,
    complete,
    act,
    labelOf,
    fieldOf,
    reasonOf,
    choose,
    change,
    step,
    chooseEntity,
    putDown,
    send,
    isSent,
    sendDraft,
  };
});
