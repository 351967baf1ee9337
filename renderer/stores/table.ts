import { placeName } from '../../shared/protocol/table-name.ts';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { patched } from '../../shared/protocol/delta.ts';
import type { Heard, Push, Refusal, TableState } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import type { Message } from '../../shared/text/message.ts';
import { Refused } from '../wire/client.ts';
import { nextEyes } from './eyes.ts';
import { useOutbox } from './outbox.ts';
import { keepShown, type Proof, prove } from './proof.ts';
import { type Arrival, type Scene, scenes, type Throw } from './scenes.ts';
import { useSession } from './session.ts';
import { SPEEDS, useSettings } from './settings.ts';
import { useShelf } from './shelf.ts';
import { tableRequests } from './table-requests.ts';
import { useTexts } from './texts.ts';

export interface DiceWish {
  readonly dice: NonNullable<Refusal['dice']>;
  /** Sends the same answer with what they show. */
  send(faces: readonly number[]): void;
}

/** The table on the screen: what its host lets these eyes see, and what this device does at it. */
export const useTable = defineStore('table', () => {
  const session = useSession();
  const settings = useSettings();
  const shelf = useShelf();
  const texts = useTexts();
  /** The table this screen is at. */
  const at = ref<string | null>(null);
  const held = shallowRef<{ readonly rev: number; readonly state: TableState } | null>(null);
  /** What the screen shows of it: a scene is seen before what it leads to. */
  const state = shallowRef<TableState | null>(null);
  const scene = shallowRef<Scene | null>(null);
  /** Dice that tumble now. */
  const thrown = shallowRef<Throw | null>(null);
  /** Behind the scene the game has gone on already. */
  const goesOn = ref(false);
  /** Whose eyes were asked for; the state may still be that of the eyes before. */
  const wanted = ref<string | null>(null);
  const curtain = ref<string | null>(null);
  /** The seat that looked before the hall went dark, if it may still take back. */
  const before = ref<string | null>(null);
  const gone = shallowRef<Message | null>(null);
  /** What has just happened, as these eyes heard it. */
  const latest = shallowRef<readonly Heard['event'][]>([]);
  /** Which of these the board is showing just now, where it shows them one after the other. */
  const telling = shallowRef<object | null>(null);
  /** The name of a seat of this device that was given away. */
  const lost = ref<string | null>(null);
  const diceWish = shallowRef<DiceWish | null>(null);
  const starting = ref(false);
  const nudges = ref(0);
  /** Somebody plays again: where those who sat here find their seats. */
  const following = ref<string | null>(null);
  /** Turn of the last answer given here, by seat. */
  const answered = ref<Record<string, number>>({});

  /** While the hall is dark nobody's view is on the page. */
  const shown = computed(() => (curtain.value ? null : state.value));
  const mine = computed(() =>
    (state.value?.seats ?? []).filter((seat) => seat.mine && seat.kind === 'person' && !seat.standIn).map(({ seat }) => seat),
  );
  /** What everybody is called, also while one hand makes way for the next; a bot without a name is called by its place. */
  const names = computed<Readonly<Record<string, string>>>((before) => {
    if (!state.value) return before ?? {};
    return Object.fromEntries(state.value.seats.map(({ seat, name, kind }, at) => [seat, name ?? texts.tell(placeName(kind, at))]));
  });

  /** The table is on the screen, so that scenes are seen. */
  let watched = false;
  /** Nobody wants to see what others do: only where it leads to is shown. */
  const hurries = ref(false);
  const coming = scenes({
    isWatched: () => watched && !hurries.value,
    motion: () => SPEEDS[settings.speed],
    pictures: (game) => shelf.pictures.get(game),
    shown: () => state.value,
    show: (shown) => (state.value = shown),
    raise: (next) => (scene.value = next),
    tumble: (now) => {
      thrown.value = now;
      goesOn.value = coming.waiting() > 0;
    },
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    settle: arrived,
  });
  watch(hurries, (on) => on && coming.seen(), { flush: 'sync' });
  session.hear((push) => take(push));
  session.whenGreeted(() => {
    if (at.value) void look(wanted.value, isNew());
  });
  const outbox = useOutbox();
  /** Answers from this table that the host has not acknowledged yet, those given first at the front. */
  const underway = computed(() =>
    outbox.letters.flatMap(({ name, request }) => (name === 'answer' && request.table === at.value ? [request] : [])),
  );
  /** Lines of talk that are not at the host yet. */
  const unsaid = computed(() =>
    outbox.letters.flatMap(({ key, name, request }) => (name === 'say' && request.table === at.value ? [{ key, text: request.text }] : [])),
  );
  /** An answer is on its way, or dice are. */
  const sending = computed(() => starting.value || underway.value.length > 0 || thrown.value !== null);
  watch(
    () => settings.curtain,
    () => settle(),
  );

  function take(push: Push): void {
    switch (push.push) {
      case 'table':
        if (push.state.table !== at.value || !isForUs(push.state) || waitsFor(push.state)) return;
        wanted.value = push.state.watching;
        coming.clear();
        miss(push.state);
        held.value = { rev: push.rev, state: push.state };
        state.value = push.state;
        keepShown(push.state);
        // Whoever comes later sees what the others still see, e.g. the dice of the last throw.
        latest.value = push.state.heard.map(({ event }) => event);
        settle();
        return;
      case 'change':
        if (push.table === at.value) change(push);
        return;
      case 'gone':
        if (push.table !== at.value) return;
        gone.value = push.why;
        forget();
        return;
      case 'nudge':
        if (push.table === at.value && mine.value.includes(push.seat)) nudges.value++;
        return;
      case 'again':
        if (push.table === at.value && state.value?.seats.some(({ mine: own }) => own)) following.value = push.next;
    }
  }
  /** Nothing is shown of a game before what its options add is there; then the table is looked at again. */
  function waitsFor({ game, options, phase }: TableState): boolean {
    const coming = shelf.takeFor(game, options);
    if (phase === 'lobby' || shelf.isWhole(game, options)) return false;
    void coming.then(() => look(wanted.value, isNew()));
    return true;
  }
  /** A state for the eyes asked for; or the seat asked for is not this device's any more. */
  function isForUs({ watching, seats }: TableState): boolean {
    return watching === wanted.value || !seats.some(({ seat, mine: own }) => own && seat === wanted.value);
  }
  /** Whoever loses a seat without standing up is told. */
  function miss({ seats, phase }: TableState): void {
    const isMine = (seat: string): boolean => seats.some((one) => one.seat === seat && one.mine);
    const missed = state.value?.seats.find(({ seat, mine: was }) => was && !isMine(seat) && seat !== leaving);
    if (missed && phase !== 'over') lost.value = names.value[missed.seat] ?? missed.seat;
    if (leaving && !isMine(leaving)) leaving = null;
  }
  function change({ base, rev, patch }: Extract<Push, { push: 'change' }>): void {
    const now = held.value;
    if (!now) return;
    if (base !== now.rev) return void look(wanted.value);
    const next = patched(now.state, patch) as TableState;
    if (waitsFor(next)) return;
    miss(next);
    held.value = { rev, state: next };
    if (next.phase !== 'playing' || now.state.phase === 'lobby') keepShown(next);
    coming.arrive({ state: next, events: next.heard.slice(now.state.heard.length).map(({ event }) => event) });
    goesOn.value = coming.waiting() > 0;
  }
  function arrived({ state: next, events }: Arrival): void {
    state.value = next;
    if (events.length > 0) latest.value = events;
    settle();
  }
  /** The scene that lies over the table has been seen. */
  function seen(): void {
    coming.seen();
    goesOn.value = coming.waiting() > 0;
  }
  /** Somebody sees the table, or nobody does any more: then nothing is held back. */
  function watchTable(on: boolean): void {
    watched = on;
    if (!on) seen();
  }
  /** Nobody's view stays on the page. */
  function forget(): void {
    coming.clear();
    held.value = state.value = null;
  }
  /** Lets the right eyes look, once the state is that of the eyes asked for. */
  function settle(): void {
    const now = state.value;
    if (!now || now.watching !== wanted.value) return;
    if (now.phase === 'lobby') return;
    const asked = now.phase === 'over' ? [] : (now.asking?.asked ?? []);
    if (now.lesson) return void (now.watching === null && mine.value[0] && turnTo(mine.value[0], null));
    if (curtain.value && asked.includes(curtain.value) && mine.value.includes(curtain.value)) return;
    const answeredAt = now.watching ? (answered.value[now.watching] ?? -1) : -1;
    const eyes = nextEyes({ mine: mine.value, asked, watching: now.watching, turn: now.turn, answeredAt, hidden: settings.curtain });
    if (eyes.curtain) before.value = now.undo.free ? now.watching : null;
    turnTo(eyes.watch, eyes.curtain);
  }
  function turnTo(seat: string | null, dark: string | null): void {
    curtain.value = dark;
    if (seat === wanted.value) return;
    // A hand never stays behind for the next eyes.
    if (state.value?.watching) forget();
    void look(seat);
  }
  /** Nothing is known of the table yet: not even whether this device sits there. */
  const isNew = (): boolean => held.value === null && wanted.value === null && curtain.value === null;
  /** @param anyone the host says whose eyes they are: its own view then comes at once, and not after a spectator's */
  async function look(seat: string | null, anyone = false): Promise<void> {
    wanted.value = seat;
    if (!at.value) return;
    const table = at.value;
    try {
      await session.asked('watch', anyone ? { table } : { table, seat });
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.error.key === 'error.offline') return;
      if (seat !== null) return look(null);
      gone.value = error.refusal.error;
    }
  }

  function open(table: string): void {
    if (at.value === table && held.value) return;
    shut();
    at.value = table;
    void look(null, true);
  }
  /** Looks away. The seat stays this device's. */
  function shut(): void {
    forget();
    at.value = curtain.value = before.value = gone.value = lost.value = following.value = diceWish.value = wanted.value = null;
    answered.value = {};
    starting.value = false;
  }
  /** The person whose name the dark hall shows is there. */
  function present(seat: string): void {
    before.value = null;
    turnTo(seat, null);
  }
  /** One of this device's seats wants to look although it is not asked. */
  function lookAs(seat: string | null): void {
    if (seat !== null && settings.curtain && mine.value.length > 1) turnTo(null, seat);
    else turnTo(seat, null);
  }

  /** The last answer from this table that the host has taken. */
  const taken = shallowRef<RequestOf<'answer'> | null>(null);
  /** The answer to this question, or the interjection, that is on its way from this seat: also while the dice that it threw tumble. */
  function answerTo(question: number, seat: string, interject: string | undefined): RequestOf<'answer'> | undefined {
    const isIt = (one: RequestOf<'answer'>): boolean => one.question === question && one.seat === seat && one.interject === interject;
    const now = underway.value.find(isIt);
    return now ?? (thrown.value && taken.value?.table === at.value && isIt(taken.value) ? taken.value : undefined);
  }
  async function answer(given: unknown, interject?: string, dice?: readonly number[]): Promise<boolean> {
    const now = shown.value;
    const seat = now?.watching;
    if (!now?.asking || !seat) return false;
    const { table, turn, asking } = now;
    // A second click means nothing more. What is another answer is sent after those that are on their way.
    if (answerTo(asking.question, seat, interject)) return false;
    const request = { table, seat, question: asking.question, answer: given, ...(interject && { interject }) };
    try {
      await outbox.post('answer', { ...request, ...(dice && { dice: [...dice] }) });
      // What is interjected may be said again while somebody's dice tumble.
      if (!interject) taken.value = request;
      answered.value = { ...answered.value, [seat]: turn };
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { dice: wish } = error.refusal;
      if (wish) diceWish.value = { dice: wish, send: (faces) => void resend(faces) };
      else session.notice = error.refusal;
      return false;
    }
    async function resend(faces: readonly number[]): Promise<void> {
      diceWish.value = null;
      await answer(given, interject, faces);
    }
  }
  const requests = tableRequests(at, session);
  const { here } = requests;
  /** The seat that is being given up from here. */
  let leaving: string | null = null;
  function stand(seat: string) {
    leaving = seat;
    return here((table) => session.request('stand', { table, seat }));
  }
  /** Says a line, to the own team alone if `team`. @returns was it taken? If not, the reason is told. */
  const say = (text: string, team = false): Promise<boolean> =>
    delivered((table) => outbox.post('say', { table, text, ...(team && { team }) }));
  async function delivered(post: (table: string) => Promise<unknown>): Promise<boolean> {
    try {
      await here(post);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      session.notice = error.refusal;
      return false;
    }
  }
  async function undo(seat = state.value?.watching): Promise<void> {
    if (!seat) return;
    if ((await delivered((table) => outbox.post('undo', { table, seat }))) && curtain.value) present(seat);
  }
  async function start(dice?: readonly number[]): Promise<void> {
    const table = at.value;
    if (!table || sending.value) return;
    starting.value = true;
    try {
      await session.asked('start', { table, ...(dice && { dice: [...dice] }) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { dice: wish } = error.refusal;
      if (wish) diceWish.value = { dice: wish, send: (faces) => void startWith(faces) };
      else session.notice = error.refusal;
    } finally {
      starting.value = false;
    }
  }
  async function startWith(faces: readonly number[]): Promise<void> {
    diceWish.value = null;
    await start(faces);
  }
  async function leave(): Promise<void> {
    await here((table) => session.request('leave', { table }));
    shut();
  }
  /** After the end: was every throw as it was sealed? Checked on this device. null = the record could not be had. */
  async function proof(): Promise<Proof | null> {
    const over = state.value;
    if (over?.phase !== 'over') return null;
    const record = await here((table) => session.request('export', { table }));
    return record ? prove(record.text, over) : null;
  }
  return {
    ...requests.acts,
    at,
    scene,
    hurries,
    thrown,
    goesOn,
    watchTable,
    seen,
    state,
    shown,
    wanted,
    curtain,
    before,
    gone,
    latest,
    telling,
    lost,
    diceWish,
    sending,
    answerTo,
    unsaid,
    nudges,
    following,
    answered,
    mine,
    names,
    open,
    shut,
    present,
    lookAs,
    answer,
    stand,
    say,
    undo,
    start,
    leave,
    proof,
  };
});
