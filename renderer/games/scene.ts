import type { Component } from 'vue';
import type { Entity, SeatNames } from '../../shared/games/face.ts';
import type { AnyChoices } from '../../shared/kernel/choices.ts';
import type { Message } from '../../shared/text/message.ts';

/** A thing on the table that answers the open question. */
export interface LitEntity {
  readonly entity: Entity;
  /** The key that chooses it, "1" to "9". */
  readonly key?: string;
  /** Part of the answer that is being put together. */
  readonly chosen?: boolean;
  /** The answers that lie there, in the game's own form: a map draws the ways to a place from them. None where it is only taken up. */
  readonly answers?: readonly unknown[];
  /** Nothing is taken up yet that goes there. */
  readonly reached?: boolean;
}
export type Theme = 'night' | 'noon';
/** How fast things move: factor on the durations of the look; 0 = cross-fades only. */
export type Motion = number;

/** What a game tells, as the house knows it: the kind alone. */
interface AnyTold {
  readonly type: string;
}
/** What every picture of a game takes: board scene, tray and overlay alike. `View` and `Told` are the game's own, as its pictures know them. */
export interface SceneProps<View = unknown, Told extends AnyTold = AnyTold> {
  /** The game's view for whoever looks. */
  readonly view: View;
  readonly lit: readonly LitEntity[];
  readonly blocked: readonly Entity[];
  /** What is pointed at, on the board or on its twin in the DOM. */
  readonly pointed: Entity | null;
  readonly theme: Theme;
  readonly motion: Motion;
  /** Says a message in the language of this device. */
  readonly say?: ((message: Message) => string) | undefined;
  /** What stands there and why it is or is not offered, in one or two sentences: for screen readers. */
  readonly describe?: ((entity: Entity) => string) | undefined;
  /** Only why it is or is not offered; empty = nothing is asked about it. For things that are called otherwise than `describe` knows. */
  readonly state?: ((entity: Entity) => string) | undefined;
  /** Who sits where. */
  readonly names?: SeatNames | undefined;
  /** It is only read: nothing in it is pressed. */
  readonly still?: boolean | undefined;
  /** The open question, whoever is asked: a map turns to the place it is about. */
  readonly task?: { readonly do: string } | null | undefined;
  /** What is a team's alone lies with its seats (`camp`), not here. */
  readonly sided?: boolean | undefined;
  /** What happened last, oldest first: the battle overlay shows how the fists opened. */
  readonly events?: readonly Told[] | undefined;
}
/** What stands under the seats of a team takes. */
export interface CampProps<View = unknown> extends SceneProps<View> {
  /** The seats of the team. */
  readonly members: readonly string[];
}
/** How long dice tumble, in milliseconds at normal speed. Until then nothing tells how they lie. */
export const TUMBLE = 900;
/** How long the dice of somebody else lie there before anything goes on, in milliseconds at normal speed. */
export const LIE = 900;
/** What a glance takes. */
export interface GlanceProps<View = unknown> extends SceneProps<View> {
  /** What it is of. */
  readonly entity: Entity;
}
/** What a tray takes. */
export interface TrayProps<View = unknown> extends SceneProps<View> {
  /** The dice that tumble now, on the way to how they lie in `view`. */
  readonly thrown?: readonly string[] | undefined;
}
/** What a scene that lies over the table takes. The table tells what it leads to only when it is `done`. */
export interface OverlayProps<View = unknown, Told extends AnyTold = AnyTold> extends SceneProps<View, Told> {
  /** All that has been heard so far, oldest first. */
  readonly heard?: readonly Told[] | undefined;
  /** The game has gone on behind it: its end is not looked at for long. */
  readonly waits?: boolean | undefined;
  /** The seats of whoever looks. */
  readonly own?: readonly string[] | undefined;
}
/** What takes the chronicle's place takes. */
export interface BesideProps<View = unknown, Told extends AnyTold = AnyTold> extends SceneProps<View, Told> {
  /** Whose notes these are: what one ticks off stays with its table. */
  readonly table: string;
  /** All that has been heard so far, oldest first. */
  readonly heard: readonly Told[];
}
export interface BesideEmits {
  point: [entity: Entity | null];
  rule: [id: string];
}
/** What the house needs to know to hang up a picture of a game. */
export interface FrameProps {
  readonly game: string;
  readonly view: unknown;
  readonly lit: readonly LitEntity[];
  readonly blocked: readonly Entity[];
}
/** What every picture of a game tells. */
export interface SceneEmits {
  point: [entity: Entity | null];
  choose: [entity: Entity];
  /** What the picture is showing of all that has happened, one after the other; null = all of it has been seen. */
  tell: [event: object | null];
}

/** Somebody or something that one may play as. */
export interface CastCard {
  /** The value that answers with it. */
  readonly id: string;
  /** Who has it already: a seat, or another player; null = nobody. */
  readonly by: string | null;
}
/**
 * The pictures a game brings, loaded when its table opens (`renderer/games/<id>/index.ts`, `export const pictures: GamePictures`).
 * A game without any is played with the ledge alone. `View` is the game's own; null where there is no view yet.
 */
export interface GamePictures<View = unknown> {
  /**
   * `cards`: the board has the chronicle's room too, and the hand lies open beside the question. `steady`: a map of many small places,
   * whose ledge is high enough for nearly every question, so that the map keeps its size. Absent = a map between seats and chronicle.
   */
  readonly layout?: 'cards' | 'steady';
  /** On a phone short answers stand in two columns, and places with the numbers they have on the land: the land has the room. */
  readonly pairs?: true;
  /** Kinds that are offered where they lie: the ledge has stones for them on request only. */
  readonly placeKinds?: readonly string[];
  readonly scene?: () => Promise<{ readonly default: Component }>;
  /** On a phone all of it lies too far away to be read: one tap brings it nearer. */
  readonly isFar?: true;
  /** Kinds of entities that stand there. */
  readonly sceneKinds?: readonly string[];
  /** Lies under the seats, where there is room. Takes `SceneProps`, tells `SceneEmits`. */
  readonly aside?: () => Promise<{ readonly default: Component }>;
  /** Under the seats of one of two teams that face each other across a board of cards: what is that team's alone. Takes `CampProps`, tells `SceneEmits`. */
  readonly camp?: () => Promise<{ readonly default: Component }>;
  /** Shares the chronicle's column, and is one tap away on a phone: somebody without a seat, e.g. an automa. Takes `BesideProps`, tells `BesideEmits`. */
  readonly beside?: {
    shows(view: unknown): boolean;
    readonly title: Message;
    readonly icon: string;
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** Lies at the left of the ledge: the dice. Takes `TrayProps`, tells `SceneEmits`. */
  readonly tray?: () => Promise<{ readonly default: Component }>;
  /** Kinds of entities that lie there: several of them are chosen there, not on stones of the ledge. */
  readonly trayKinds?: readonly string[];
  /** The dice of the tray that were thrown in what happened last, by their ids. */
  thrown?(events: NonNullable<SceneProps['events']>): readonly string[];
  readonly overlay?: {
    /** True while it covers the stage, e.g. a battle. Reads the view, the open task and what happened last. */
    shows(view: View | null, task: { readonly do: string } | null, events?: SceneProps['events']): boolean;
    /** Everything it shows is there: fetched when the table opens, so that nothing pops in. */
    prepare?(theme: Theme): Promise<unknown>;
    /** Takes `OverlayProps`; emits `done` when it has nothing more to show. */
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** Lies over the board while the question is about it alone, e.g. a battle. Takes `SceneProps`, tells `SceneEmits`. */
  readonly stand?: {
    /**
     * `band`: the board is wanted too, below it. Reads the view and the open task; null = as in a replay, where nothing is asked.
     * `phone`: there is room for nothing beside the board.
     */
    shows(view: View | null, task: { readonly do: string } | null, phone: boolean): 'whole' | 'band' | null;
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** Everything a seat openly owns, as it lies before it. Takes `view`, `seat` and `say`; emits `rule` with a rule number. */
  readonly card?: () => Promise<{ readonly default: Component }>;
  /** On a phone: the piece of land the open question is about, instead of the whole board. Takes `SceneProps`, with nothing lit. */
  readonly strip?: {
    shows(view: View | null, task: { readonly do: string } | null): boolean;
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** Lies at the right of the ledge, as if held: what only the viewer sees, e.g. hidden cards. Takes `SceneProps`, tells `SceneEmits`. */
  readonly hand?: {
    /** Is there anything to hold for this viewer? */
    shows(view: View | null): boolean;
    /** How the game calls it, where that is not the house's own word: alone, and as the viewer's. */
    readonly called?: { readonly short: Message; readonly own: Message };
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** Kinds of entities that lie in the hand. */
  readonly handKinds?: readonly string[];
  /** On a phone, between question and answers: what lies open to everybody and answers it, e.g. what can be bought. Takes `SceneProps`, tells `SceneEmits`. */
  readonly wares?: () => Promise<{ readonly default: Component }>;
  /** Kinds of entities that are offered there. */
  readonly waresKinds?: readonly string[];
  /** In a window, among the answers: cards of piles that the table does not show, laid out where several of them answer. Takes `SceneProps`, tells `SceneEmits`. */
  readonly piles?: () => Promise<{ readonly default: Component }>;
  /** Kinds of entities that are offered there. */
  readonly pileKinds?: readonly string[];
  /** Questions that settle whom one plays: all there are lie there as cards, for who chooses and for who waits. */
  readonly cast?: {
    /** The questions, by name. */
    readonly asks: readonly string[];
    /** In the order they lie. */
    cards(view: View): readonly CastCard[];
    /** What stands on a card, in words for whoever has never played. Takes `view`, `id` and `say`; it lies within a button. */
    readonly face: () => Promise<{ readonly default: Component }>;
  };
  /** By interjection: where its answer is put together, instead of the ledge; the most used first. Takes `DeskProps`, tells `DeskEmits`. */
  readonly desks?: Readonly<Record<string, () => Promise<{ readonly default: Component }>>>;
  /** Waits above the chronicle (phone: over the question), never in the way: e.g. offers made to the viewer. Takes `NoticesProps`, tells `NoticesEmits`. */
  readonly notices?: {
    shows(view: View | null): boolean;
    /** Interjections that are answered there: while it shows, the ledge does not offer them too. */
    readonly answers: readonly string[];
    /** How many of them wait for the viewer: the number on the badge where there is no room for more. */
    waiting?(view: View): number;
    readonly component: () => Promise<{ readonly default: Component }>;
  };
  /** On a phone, under the name of something that answers: the same in signs, one line of them. Takes `GlanceProps`; it lies within a button. */
  readonly glance?: () => Promise<{ readonly default: Component }>;
  /** Kinds of entities that have one. */
  readonly glanceKinds?: readonly string[];
  /** The face of a thing, for the look-up, 13em wide, and with `size` = zoom for the eye. Takes `entity` and `say`, and `view` where there is one. */
  readonly face?: () => Promise<{ readonly default: Component }>;
  /** Kinds of entities that have such a face. */
  readonly faceKinds?: readonly string[];
  /** Those that show it by themselves when they are pointed at for a moment; the others do when asked. */
  readonly zoomKinds?: readonly string[];
  /** By what name the look-up knows a thing on the table, e.g. a card in the hand; absent = by the same. */
  itemOf?(entity: Entity): Entity;
  /** In one or two words for the lobby and the home screen: sign of `icons.svg` without its `i-`. */
  readonly icon?: string;
}

/** What a desk takes: everything from `SceneProps` that is not about light, and what may be answered. */
export interface DeskProps<View = unknown> {
  readonly view: View;
  readonly choices: AnyChoices;
  /** What it was opened about, e.g. the id of an offer to be countered. */
  readonly about?: unknown;
  readonly names?: SeatNames | undefined;
  readonly say: (message: Message) => string;
  /** Whose desk it is. */
  readonly seat: string;
  /** An answer is on its way. */
  readonly sending: boolean;
}
export interface DeskEmits {
  answer: [value: unknown];
  close: [];
  rule: [id: string];
}
export interface NoticesProps<View = unknown> {
  readonly view: View;
  /** What the viewer may do although nobody asks, by name. */
  readonly interjections: Readonly<Record<string, AnyChoices>>;
  readonly names?: SeatNames | undefined;
  readonly say: (message: Message) => string;
  /** null = a spectator. */
  readonly seat: string | null;
}
export interface NoticesEmits {
  /** An interjection answered at once. */
  answer: [name: string, value: unknown];
  /** The desk of an interjection is to be opened, about something. */
  open: [name: string, about: unknown];
  rule: [id: string];
}

/** A thing as elements and addresses name it, e.g. "card:stilgar". */
export function entityOf(text: string): Entity {
  const [kind = '', ...id] = text.split(':');
  return { kind, id: id.join(':') };
}
/** The thing that lies where this element is. */
export function entityAt(element: Element | null): Entity | null {
  const text = element?.closest('[data-entity]')?.getAttribute('data-entity');
  return text ? entityOf(text) : null;
}
/** Are these the same thing? */
export const sameEntity = (a: Entity | null, b: Entity | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && a.id === b.id);
