import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { Entity, OptionLabel } from '../../shared/games/face.ts';
import { same } from '../../shared/kernel/choices.ts';
import { sameEntity } from '../games/scene.ts';
import { useDraft } from './draft.ts';
import { waysTo } from './first.ts';
import { type Deed, type Gesture, MEANINGS, type State, stateOf } from './gestures.ts';
import type { Offer, Unkeyed } from './offers.ts';
import { choicesAt, draftAt, isChoice, type Path, stepped, toggled } from './parts.ts';
import { usePointing } from './pointing.ts';
import { useQuestion } from './question.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';

/** A gesture, and what it is about. */
type Done =
  | { readonly gesture: 'takes' | 'instead'; readonly entity: Entity }
  | { readonly gesture: 'answers' | 'answersFirst'; readonly offer: Unkeyed }
  | { readonly gesture: 'fills'; readonly path: Path; readonly part: unknown }
  /** `taking`: the only thing that goes there, in several ways. */
  | { readonly gesture: 'shared'; readonly entity: Entity; readonly taking?: Entity }
  | { readonly gesture: 'elsewhere'; readonly entity: Entity }
  | { readonly gesture: 'more' | 'less'; readonly offer: Offer }
  | { readonly gesture: 'held' | 'enter' | 'escape' };

/** From gestures to answers: tells what was meant by the table of `gestures.ts`, and does it. */
export const useAnswering = defineStore('answering', () => {
  const table = useTable();
  const settings = useSettings();
  const question = useQuestion();
  const draft = useDraft();
  const pointing = usePointing();

  /** The answer to what is asked here that is on its way. */
  const underway = computed(() => {
    const { asking, watching } = table.shown ?? {};
    return asking && watching ? table.answerTo(asking.question, watching, question.asked?.interject ?? undefined) : undefined;
  });
  const state = computed<State>(() =>
    stateOf({
      asked: question.asked !== null,
      direct: question.direct,
      sent: underway.value !== undefined,
      unsure: draft.unsure !== null,
      aimed: draft.aimed !== null,
      holds: question.canPutDown,
    }),
  );
  /** Is this offer the answer that is on its way? */
  const isSent = ({ path, value, takes }: Unkeyed): boolean =>
    underway.value !== undefined && question.direct && !takes && path.length === 0 && same(underway.value.answer, value);

  function offerGesture(offer: Unkeyed): Done {
    if (offer.takes) return { gesture: 'takes', entity: offer.takes };
    if (offer.path.length > 0 || !question.direct) return { gesture: 'fills', path: offer.path, part: partWith(offer) };
    const isSure = !settings.confirm || (draft.unsure !== null && same(draft.unsure.value, offer.value));
    return { gesture: isSure ? 'answers' : 'answersFirst', offer };
  }
  function thingGesture(entity: Entity): Done {
    const isThere = ({ target }: OptionLabel): boolean => !!target && sameEntity(target, entity);
    const way = question.ways.find(isThere);
    if (way) return offerGesture(way);
    const [offer, ...others] = question.unaimed.filter(isThere);
    // Several offers lie there (whose troop? which price?): one click must not answer for the first of them.
    if (offer) return question.direct && others.length > 0 ? { gesture: 'shared', entity } : offerGesture(offer);
    if (question.held && question.firsts.some((first) => sameEntity(first.entity, entity)))
      return sameEntity(question.held.entity, entity) ? { gesture: 'held' } : { gesture: 'instead', entity };
    const [reach, ...more] = waysTo(question.reached, entity);
    if (!reach) return { gesture: 'elsewhere', entity };
    if (more.length > 0) return { gesture: 'shared', entity };
    // What alone reaches it in one way goes there.
    const [option, ...options] = reach.options;
    return option && options.length === 0 ? offerGesture(option) : { gesture: 'shared', entity, taking: reach.first.entity };
  }
  /** The part of the answer that an offer belongs to, once it was clicked. */
  function partWith({ path, value }: Unkeyed): unknown {
    const part = question.asked && choicesAt(question.asked.choices, path);
    const now = draftAt(draft.answer, path);
    if (part?.pick === 'one') return same(now, value) ? undefined : value;
    if (part?.pick === 'some') return toggled(part, now, value);
    if (part?.pick !== 'amounts') return now;
    const next = stepped(part, now, String(value), 1);
    // Beyond the most it begins at nothing again.
    return same(next, now) ? stepped(part, now, String(value), -Number.MAX_SAFE_INTEGER) : next;
  }

  async function send(answer: unknown): Promise<void> {
    const interject = question.asked?.interject ?? null;
    // What was opened meanwhile stays open.
    if ((await table.answer(answer, interject ?? undefined)) && question.opened === interject) question.close();
  }
  function takeUp(entity: Entity): void {
    // A place that was chosen stays so if this is one of those that go there.
    if (!question.ways.some(({ target }) => !!target && sameEntity(target, entity))) draft.aimed = null;
    draft.taken = entity;
    draft.unsure = null;
  }
  const DEEDS: Readonly<Record<Deed, (done: Done) => void>> = {
    nothing: () => {},
    takeUp: (done) => 'entity' in done && takeUp(done.entity),
    putDown: () => {
      draft.taken = draft.aimed = draft.unsure = null;
    },
    narrow: (done) => {
      if (done.gesture !== 'shared') return;
      // The place that lists its ways already lists everything again.
      const isListed = question.ways.length > 0 && sameEntity(draft.aimed, done.entity);
      if (done.taking) draft.taken = done.taking;
      draft.aimed = isListed ? null : done.entity;
      pointing.point(done.entity);
    },
    widen: () => {
      draft.aimed = draft.unsure = null;
    },
    answer: (done) => void ('offer' in done && send(done.offer.value)),
    askAgain: (done) => {
      if ('offer' in done) draft.unsure = done.offer;
    },
    doNotAnswer: () => {
      draft.unsure = null;
    },
    fill: (done) => done.gesture === 'fills' && draft.change(done.path, done.part),
    sendDraft: () => void (question.complete && send(draft.answer)),
    recount: (done) => (done.gesture === 'more' || done.gesture === 'less') && recount(done.offer, done.gesture === 'more' ? 1 : -1),
    explain: (done) => {
      if ('entity' in done) pointing.point(done.entity);
      draft.aimed = null;
    },
    leave: () => {
      if (question.opened) question.close();
      else pointing.point(null);
    },
  };
  function recount({ amount, amounts }: Offer, by: number): void {
    const next = amount && amounts?.[amounts.indexOf(amount.count) + by];
    if (amount && next !== undefined) draft.count(amount.of, next);
  }
  const meaningOf = (gesture: Gesture): Deed => MEANINGS[state.value][gesture];
  const act = (done: Done): void => DEEDS[meaningOf(done.gesture)](done);

  /** A stone was clicked, or its key pressed. One that stood there for another question means nothing any more. */
  function choose(offer: Unkeyed): void {
    const { takes, path, value } = offer;
    const isThere = takes || isChoice(question.asked && choicesAt(question.asked.choices, path), value);
    if (isThere) act(offerGesture(offer));
  }
  /** A thing on the table was clicked. */
  const chooseEntity = (entity: Entity): void => act(thingGesture(entity));
  /** A part of the answer was changed otherwise than by a click on an offer. */
  const change = (path: Path, part: unknown): void => act({ gesture: 'fills', path, part });
  /** One amount of the answer was changed. */
  function step(path: Path, key: string, by: number): void {
    const part = question.asked && choicesAt(question.asked.choices, path);
    if (part?.pick === 'amounts') change(path, stepped(part, draftAt(draft.answer, path), key, by));
  }
  /** The key Enter, or the button that sends. */
  function enter(): void {
    const offer = draft.unsure ?? question.only;
    if (offer) choose(offer);
    else act({ gesture: 'enter' });
  }
  /** The key Escape, or a stone that leads back. */
  const back = (): void => act({ gesture: 'escape' });
  /** Another amount on a stone; without one, on the first that has amounts. */
  function adjust(by: 1 | -1, offer = question.offers.find(({ amounts }) => amounts)): void {
    if (offer) act({ gesture: by > 0 ? 'more' : 'less', offer });
  }
  return { state, isSent, choose, chooseEntity, change, step, enter, back, adjust };
});
