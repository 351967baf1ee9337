import { IntlMessageFormat } from 'intl-messageformat';
import type { GameWords, OptionLabel } from '../games/face.ts';
import type { GameTypes, Task } from '../kernel/types.ts';
import { LANGUAGES, type Language, type Message, type Param, type Texts } from '../text/message.ts';
import { type Speaker, speaker } from '../text/speak.ts';
import { PEOPLE } from './people.ts';

/**
 * The law of words: what every question, offer and line of every game must be like, in all five languages.
 *
 * - `gap`: no unresolved gap, key or id is read.
 * - `one`: no plural beside a number that may be one. A number with a word behind it stands inside an ICU plural, unless the
 *   word does not change with numbers (`PLURAL_BEHIND`). Hungarian counts in the singular. No "round(s)".
 * - `nested`: no brackets within brackets.
 * - `joined`: only things and amounts are joined by "and". Facts that are sentences or halves of them stand apart, with
 *   semicolons between them (`apart`).
 * - `hangs`: no person hangs at the end of a sentence, behind a comma. Whom it is about stands first, before a colon.
 * - `stops`: a sentence ends once: no two stops, commas or colons stand together, no space stands before one.
 * - `asker`: a question names what asks it.
 * - `number`: a number in an offer is true: answering it really costs or brings that much.
 * - `begun`: rounds are counted from the first on; before that the line of the rounds names the set-up.
 * - `price`: a reason that names a price in numbers names what one has.
 * - `met`: every question and everything that may be done unasked comes up in the walk.
 *
 * A game registers what the law must know of it in `shared/games/<id>/words-law.fixture.ts` as `book`. What may break the law
 * there stands under `excepted`, by law and key and with the reason; an exception that nothing needs any more is a fault itself.
 */
export interface WordsBook<G extends GameTypes> {
  /**
   * By question what asks it: a card, an ability, a space, a rule. One of these messages is found in the question, each word of
   * its name at least by its stem. `phase`: nothing but the step of the turn asks, and the line above the question names that.
   */
  readonly askers: { readonly [Name in keyof G['Answers'] & string]: Asker<G> };
  /** Keys (without the prefix of the game) of names and amounts: what may be joined by "and". */
  readonly things: RegExp;
  /**
   * Numbers in the names and hints of offers: `<key without prefix>.<gap>`, and either how to see that it came true, or in words
   * what it tells of (a fact that everybody sees). A game that leaves this out has its numbers unchecked.
   */
  readonly numbers?: Readonly<Record<string, Truth<G> | string>>;
  /** Questions and interjections that random games go by without, with the reason. */
  readonly rare: Readonly<Record<string, string>>;
  /** `<law> <key>`, without the prefix of the game: why it may be so. */
  readonly excepted: Readonly<Record<string, string>>;
}
export type Asker<G extends GameTypes> = 'phase' | ((view: G['View'], task: Task<G>) => readonly Message[]);
/** Has it come true? What cannot be seen yet, because another question came between, has not come untrue. */
export type Truth<G extends GameTypes> = (value: number, deed: Deed<G>) => boolean;
/** An offer that was taken, to see what it does. Views are those of whoever took it. */
export interface Deed<G extends GameTypes> {
  readonly seat: G['Seat'];
  readonly before: G['View'];
  readonly after: G['View'];
  readonly told: readonly G['Event'][];
  readonly answer: unknown;
}

/** What must not stand right behind a number that may be one, outside of an ICU plural. Words that never change are let by. */
const PLURAL_BEHIND: Readonly<Record<Language, RegExp | null>> = {
  en: /^ ((hidden|other|more|unprotected|strategic|different) )?(?!(is|was|has|costs|becomes|against|as|plus|bonus)(?!\p{L}))(\p{L}+s|are|were|have|dice)(?!\p{L})/u,
  de: /^ (\p{Ll}+e )?(?!(Spice|Solari|Überzeugung|Einfluss|Strength|Guile|SP|Sardaukar|Wasser|Anführer|Harvester)(?!\p{L}))\p{Lu}\p{L}|^ (sind|waren|haben|werden)(?!\p{L})/u,
  cs: /^ (?!(koření|[Ss]olari|vlivu?|Sardaukar|VB|získáš|stoupne|si|ve|na|ku|ke|k|z|ze|proti|až|a|od|do|za|v|s|nebo)(?!\p{L}))\p{L}/u,
  hu: null,
  ko: null,
};
/** A Hungarian plural right behind a number. */
const HUNGARIAN_PLURAL = /\d (?!szék)\p{L}*[aáeéoóöő]k(?!\p{L})/u;
/** "round(s)", "kör(ök)", and Korean endings to choose from. */
const BRACKETED: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}\(\p{L}{1,4}\)/u,
  de: /\p{L}\(\p{L}{1,4}\)/u,
  cs: /\p{L}\(\p{L}{1,4}\)/u,
  hu: /\p{L}\(\p{L}{1,4}\)/u,
  ko: /\p{L}\([은는이가을를으과와]\)|\([은이을으과]\)\p{L}/u,
};
/** Marks that cannot stand together, as where a name with a full stop ends a sentence; three dots are one mark. */
export const STOPS = /(?<!\.)\.\.(?!\.)|[?!,;:]\.|[,;:][,;:]| [.,;:?!](?!\p{L}|\d)/u;
/** So many different messages of one key are read in every language. */
const READ_OF_EACH = 40;
const ARGUMENT = 1;
type Ast = ReturnType<IntlMessageFormat['getAst']>;

const isMessage = (param: Param | undefined): param is Message => typeof param === 'object' && !Array.isArray(param);
/** The message and all that are in its gaps. */
export function messagesIn(message: Message): readonly Message[] {
  const inner = Object.values(message.with ?? {}).flatMap((param): readonly Message[] =>
    Array.isArray(param) ? param : isMessage(param) ? [param] : [],
  );
  return [message, ...inner.flatMap(messagesIn)];
}

/** The text that follows a gap directly, outside of plurals: "{count} cards" → " cards". */
function textsBehind(elements: Ast, gap: string): readonly string[] {
  return elements.flatMap((element, at) => {
    const inner = 'options' in element ? Object.values(element.options).flatMap((option) => textsBehind(option.value, gap)) : [];
    const next = elements[at + 1];
    return element.type === ARGUMENT && element.value === gap && next?.type === 0 ? [...inner, next.value] : inner;
  });
}

/** Reads messages of one game, and keeps what breaks the law. */
export interface Listener {
  /** Reads a message in all languages. */
  hear(message: Message): void;
  /** Reads a question: it names one of these, in all languages. */
  hearAsked(question: Message, askers: readonly Message[]): void;
  fault(law: string, key: string, what: string): void;
  /** What was found, without what is excepted; and exceptions that nothing needed. */
  faults(): readonly string[];
}

/** @param excepted see `WordsBook` */
export async function listenerOf<G extends GameTypes>(
  id: string,
  words: Pick<GameWords<G>, 'texts'>,
  { things, excepted }: Pick<WordsBook<G>, 'things' | 'excepted'>,
): Promise<Listener> {
  const spoilt = new RegExp(`[{}]|\\[object|(?<!\\p{L})(undefined|NaN|null)(?!\\p{L})|${id}\\.[a-z]|(seat|rival)\\d`, 'u');
  const texts = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await words.texts[language]()])),
  ) as Readonly<Record<Language, Texts>>;
  const speakers = LANGUAGES.map((language) => speaker(language, texts[language]));
  const bare = (key: string): string => key.slice(id.length + 1);
  const found = new Map<string, string>();
  const needed = new Set<string>();
  const heard = new Map<string, Set<string>>();
  const numbered = new Set<string>();

  function fault(law: string, key: string, what: string): void {
    const name = `${law} ${bare(key)}`;
    if (excepted[name] !== undefined) needed.add(name);
    else if (!found.has(name)) found.set(name, what);
  }
  /** Of every key the first few that differ. */
  function isNew(message: Message): boolean {
    const known = heard.get(message.key) ?? new Set();
    heard.set(message.key, known);
    if (known.size >= READ_OF_EACH) return false;
    const content = JSON.stringify(message.with ?? null);
    if (known.has(content)) return false;
    known.add(content);
    return true;
  }
  function checkNumber(key: string, gap: string): void {
    if (numbered.has(`${key} ${gap}`)) return;
    numbered.add(`${key} ${gap}`);
    for (const language of LANGUAGES) {
      const plural = PLURAL_BEHIND[language];
      if (!plural) continue;
      const ast = new IntlMessageFormat(texts[language][key] ?? '', language, undefined, { ignoreTag: true }).getAst();
      for (const behind of textsBehind(ast, gap)) {
        if (plural.test(behind)) fault('one', key, `"{${gap}}${behind}" (${language})`);
      }
    }
  }
  function checkParts({ key, with: gaps = {} }: Message): void {
    for (const [gap, param] of Object.entries(gaps)) {
      if (typeof param === 'number') checkNumber(key, gap);
      if (!Array.isArray(param) || param.length < 2) continue;
      for (const part of param) {
        if (!things.test(bare(part.key))) fault('joined', key, `"and" between things and ${bare(part.key)}`);
      }
    }
  }
  function checkSaid({ key }: Message, said: string, { language }: Speaker): void {
    if (said.trim() === '' || spoilt.test(said)) fault('gap', key, `"${said}" (${language})`);
    if (/\([^()]*\([^()]*\)/.test(said)) fault('nested', key, `"${said}" (${language})`);
    if (STOPS.test(said)) fault('stops', key, `"${said}" (${language})`);
    if (hangs(said)) fault('hangs', key, `"${said}" (${language})`);
    if (BRACKETED[language].test(said)) fault('one', key, `"${said}" (${language})`);
    if (language === 'hu' && HUNGARIAN_PLURAL.test(said)) fault('one', key, `"${said}" (hu)`);
  }
  function hear(message: Message): void {
    if (!isNew(message)) return;
    for (const part of messagesIn(message)) checkParts(part);
    for (const each of speakers) checkSaid(message, each.say(message), each);
  }
  function hearAsked(question: Message, askers: readonly Message[]): void {
    hear(question);
    for (const each of speakers) {
      const said = each.say(question);
      if (!askers.some((asker) => isNamed(said, each.say(asker), each.language))) {
        fault('asker', question.key, `"${said}" names none of: ${askers.map((asker) => each.say(asker)).join(' | ')}`);
      }
    }
  }
  return {
    hear,
    hearAsked,
    fault,
    faults: () => [
      ...[...found].map(([name, what]) => `${name}: ${what}`),
      ...Object.keys(excepted)
        .filter((name) => !needed.has(name))
        .map((name) => `needless exception: ${name}`),
    ],
  };
}

/** Does a person stand at the end, behind a comma that is not one of a list of people? */
export function hangs(sentence: string): boolean {
  const [, before] = HANGING.exec(sentence) ?? [];
  return before !== undefined && !ENDS_IN_PERSON.test(before);
}

/** Every longer word of the name is in the sentence, at least by its stem: words take endings. */
export function isNamed(sentence: string, name: string, language: Language): boolean {
  const shortest = language === 'ko' ? 1 : 3;
  const text = sentence.toLocaleLowerCase(language);
  const parts = name
    .toLocaleLowerCase(language)
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > shortest || (part !== '' && !/[^\d]/.test(part)));
  const whole = parts.length > 0 ? parts : [name.toLocaleLowerCase(language)];
  return whole.every((part) => text.includes(part.slice(0, Math.max(shortest, Math.ceil(part.length * 0.66)))));
}

/** What an offer says of itself. */
export const textsOf = ({ label, hint, first }: OptionLabel): readonly Message[] => [
  label,
  ...(hint ? [hint] : []),
  ...(first ? [first.label, ...(first.hint ? [first.hint] : [])] : []),
];
/** Numbers in an offer, by `<key>.<gap>`. */
export const numbersIn = (offer: OptionLabel): readonly (readonly [string, number])[] =>
  textsOf(offer)
    .flatMap(messagesIn)
    .flatMap(({ key, with: gaps = {} }) =>
      Object.entries(gaps).flatMap(([gap, value]) => (typeof value === 'number' ? [[`${key}.${gap}`, value] as const] : [])),
    );
const PERSON = `(?:${Object.values(PEOPLE).join('|')})(?: ?\\([^()]*\\))?`;
const HANGING = new RegExp(`^(.*), ${PERSON}\\.$`, 'u');
const ENDS_IN_PERSON = new RegExp(`${PERSON}$`, 'u');
