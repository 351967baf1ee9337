/**
 * What a click, a key or a drag means, in every state, in two tables.
 *
 * `MEANINGS`: one answers. A stone on the ledge, its key and its twin on the table are the same gesture, and a drag is two
 * clicks: lifting a card takes it up, letting it go chooses the place under it.
 * `PHASES`: one points, presses, drags, or looks at a thing more closely.
 */

/** How far the answer to the open question has come. */
export type State =
  /** Nothing is asked of whoever looks. */
  | 'waiting'
  /** One click answers. */
  | 'choosing'
  /** Something was taken up, e.g. a figure: where it goes is chosen next. */
  | 'holding'
  /** A place was chosen that several offers share: only they are listed. */
  | 'narrowed'
  /** The answer has several parts, or amounts: clicks change it, and a button sends it. */
  | 'composing'
  /** An answer waits for its second click. */
  | 'confirming'
  /** The answer is on its way to the host. */
  | 'sending';

/** What one does. What was clicked on the table is told apart by what is offered there. */
export type Gesture =
  /** An offer that takes something up. */
  | 'takes'
  /** An offer that answers. */
  | 'answers'
  /** The same for whoever wants to be asked twice (a setting), the first time. */
  | 'answersFirst'
  /** An offer that is a part of the answer; or its amount is changed. */
  | 'fills'
  /** A place that several offers share. */
  | 'shared'
  /** What is in the hand. */
  | 'held'
  /** What could be in the hand instead. */
  | 'instead'
  /** A thing that is not offered. */
  | 'elsewhere'
  /** Enter where no answer stands out; otherwise it is a click on that one. */
  | 'enter'
  | 'escape'
  /** The keys + and -, and the small stones beside an offer that has an amount. */
  | 'more'
  | 'less';

/** What follows from it (`answering.ts` does it). */
export type Deed =
  | 'nothing'
  | 'takeUp'
  | 'putDown'
  | 'narrow'
  | 'widen'
  | 'answer'
  | 'askAgain'
  | 'doNotAnswer'
  | 'fill'
  | 'sendDraft'
  | 'recount'
  /** Says why it is not offered. */
  | 'explain'
  /** Leaves what was begun unasked; otherwise points at nothing any more. */
  | 'leave';

type Meanings = Readonly<Record<Gesture, Deed>>;
const WAITING: Meanings = {
  takes: 'nothing',
  answers: 'nothing',
  answersFirst: 'nothing',
  fills: 'nothing',
  shared: 'nothing',
  held: 'nothing',
  instead: 'nothing',
  elsewhere: 'explain',
  enter: 'nothing',
  escape: 'leave',
  more: 'nothing',
  less: 'nothing',
};
const CHOOSING: Meanings = {
  ...WAITING,
  takes: 'takeUp',
  answers: 'answer',
  answersFirst: 'askAgain',
  shared: 'narrow',
  held: 'putDown',
  instead: 'takeUp',
  more: 'recount',
  less: 'recount',
};
/** A state differs from the one it spreads in what is written behind it, and in nothing else. */
export const MEANINGS: Readonly<Record<State, Meanings>> = {
  waiting: WAITING,
  choosing: CHOOSING,
  holding: { ...CHOOSING, escape: 'putDown' },
  narrowed: { ...CHOOSING, held: 'widen', escape: 'widen' },
  composing: { ...WAITING, fills: 'fill', enter: 'sendDraft' },
  confirming: { ...CHOOSING, escape: 'doNotAnswer', more: 'nothing', less: 'nothing' },
  sending: WAITING,
};

/** What `stateOf` looks at. */
export interface Standing {
  readonly asked: boolean;
  /** One click answers. */
  readonly direct: boolean;
  readonly sent: boolean;
  /** A one-click answer waits for its second click. */
  readonly unsure: boolean;
  readonly aimed: boolean;
  /** Something was taken up that can be put down again. */
  readonly holds: boolean;
}
/** The state of an answer; what is nearer to its end counts. */
export function stateOf({ asked, direct, sent, unsure, aimed, holds }: Standing): State {
  if (!asked) return 'waiting';
  if (sent) return 'sending';
  if (unsure) return 'confirming';
  if (!direct) return 'composing';
  if (aimed) return 'narrowed';
  return holds ? 'holding' : 'choosing';
}

/** What lies over the table, and which keys are heard there. */
export type Over = 'scene' | 'desk' | 'drawer' | 'nothing';
export const HEARD_OVER: Readonly<Record<Over, { readonly answers: boolean; readonly commands: boolean; readonly escape: boolean }>> = {
  scene: { answers: false, commands: false, escape: false },
  desk: { answers: false, commands: false, escape: true },
  drawer: { answers: false, commands: true, escape: true },
  nothing: { answers: true, commands: true, escape: true },
};

/** What the pointer does, mouse and finger alike. */
export type Phase =
  | 'idle'
  /** The mouse rests on a thing that shows itself after a moment. */
  | 'resting'
  | 'pressed'
  /** It moves while pressed: a card goes along, or the page scrolls. */
  | 'dragging'
  /** A thing is seen more closely, beside itself, until one moves away. */
  | 'seen'
  /** A long press has opened it over the table, and the finger is still there. */
  | 'opened'
  /** It stays over the table until one touches again. */
  | 'kept';
export type PointerInput =
  /** One points at a thing that shows itself. */
  | 'rest'
  /** One points at another thing, or at none. */
  | 'away'
  /** A moment has passed. */
  | 'moment'
  | 'press'
  /** The pointer has moved too far for a press. */
  | 'stray'
  | 'release'
  | 'click'
  /** The key "i". */
  | 'look'
  /** Any other key. */
  | 'key'
  | 'escape';

const STAYS = (phase: Phase): Readonly<Record<PointerInput, Phase>> => ({
  rest: phase,
  away: phase,
  moment: phase,
  press: phase,
  stray: phase,
  release: phase,
  click: phase,
  look: phase,
  key: phase,
  escape: phase,
});
/** What comes next; what is not written leaves the phase as it is. */
export const PHASES: Readonly<Record<Phase, Readonly<Record<PointerInput, Phase>>>> = {
  idle: { ...STAYS('idle'), rest: 'resting', press: 'pressed', look: 'seen' },
  resting: { ...STAYS('resting'), away: 'idle', moment: 'seen', press: 'pressed', look: 'seen', escape: 'idle' },
  pressed: { ...STAYS('pressed'), moment: 'opened', stray: 'dragging', release: 'idle', escape: 'idle' },
  dragging: { ...STAYS('dragging'), release: 'idle', escape: 'idle' },
  seen: { ...STAYS('seen'), rest: 'resting', away: 'idle', press: 'pressed', look: 'idle', key: 'idle', escape: 'idle' },
  opened: { ...STAYS('opened'), press: 'kept', click: 'kept', look: 'idle', key: 'idle', escape: 'idle' },
  kept: { ...STAYS('kept'), click: 'idle', look: 'idle', key: 'idle', escape: 'idle' },
};
/** Phases in which a thing is seen more closely. */
export const isSeen = (phase: Phase): boolean => phase === 'seen' || phase === 'opened' || phase === 'kept';
