import { readArgs, run } from './args.ts';
import { benchFanOut, benchIdleMemory, benchLongRecord, benchWire } from './bench/host.ts';
import { benchCorrected, benchHabits, benchRandomPlay, benchRandomPlayWithViews, benchWholeGames } from './bench/play.ts';
import { benchPhone } from './bench/phone.ts';
import { benchReview } from './bench/review.ts';
import { benchSheets } from './bench/sheets.ts';
import { benchTaps } from './bench/taps.ts';
import { readGames } from './game-options.ts';
import { simulate } from './sim.ts';

/** Seconds each measurement of speed takes. */
const SECONDS = 2;
/** At how many seats a game is measured; a game for fewer says so in `OTHERWISE`. */
const SEATS = 4;

/** What is promised of every game, and where a game has another promise of its own. */
interface Promised {
  /** Answers a second. */
  readonly randomPlay: number;
  readonly habits: number;
  /** Seats of bots' habits and of the whole game. */
  readonly bots: number;
  /** Milliseconds of a whole game of adepts. */
  readonly wholeGame: number;
  /** Milliseconds to load a long record. */
  readonly loading: number;
  /** Kilobytes of a seat's whole view. */
  readonly view: number;
}
const EVERY_GAME: Promised = { randomPlay: 100_000, habits: 20_000, bots: SEATS, wholeGame: 2000, loading: 50, view: 30 };
/** Games of cards ask more in a turn, and have more to show. */
const OTHERWISE: Readonly<Record<string, Partial<Promised>>> = {
  imperium: { randomPlay: 40_000, habits: 10_000, wholeGame: 1000, loading: 100 },
  uprising: { randomPlay: 40_000, habits: 10_000, wholeGame: 200, loading: 100 },
  // A map of 101 areas.
  arrakis: { randomPlay: 40_000, habits: 2000, bots: 2, wholeGame: 1000, loading: 100, view: 40 },
};
/** A correction of each game that can be corrected: it states what is printed. */
const CORRECTION: Readonly<Record<string, object>> = {
  dice: { game: { victory: { solo: { 2: 4 } } } },
  adventure: { game: { prices: { card: 1 } } },
  imperium: { game: { setup: { water: 1 } } },
  uprising: { game: { setup: { water: 1 } } },
  arrakis: { numbers: { claims: 2 } },
};

/** One measured figure beside what is promised. */
interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly promised: number;
  /** Above 1 = better than promised, by that factor. */
  readonly ratio: number;
}
const atLeast = (name: string, value: number, unit: string, promised: number): Figure => ({
  name,
  value,
  unit,
  promised,
  ratio: round(value / promised),
});
const atMost = (name: string, value: number, unit: string, promised: number): Figure => ({
  name,
  value: round(value),
  unit,
  promised,
  ratio: round(promised / Math.max(value, 0.01)),
});
const round = (value: number): number => Math.round(value * 100) / 100;

/** Everything that is promised in numbers and can be measured without a screen, one after the other. */
async function measure(game: string): Promise<Figure[]> {
  const { randomPlay, habits, bots, wholeGame, loading, view } = { ...EVERY_GAME, ...OTHERWISE[game] };
  const long = await benchLongRecord(game);
  const fanOut = await benchFanOut(game);
  const memory = await benchIdleMemory();
  const sheets = await benchSheets(game);
  const games = simulate(game, 0, 2000, 1, 'random', null, true);
  const whole = benchWholeGames(game, bots);
  const wire = await benchWire(game);
  const correction = CORRECTION[game];
  if (!correction) throw new Error(`Say in CORRECTION which correction of "${game}" is measured`);
  const corrected = benchCorrected(game, SEATS, SECONDS, correction);
  return [
    atLeast('random play, choices built', benchRandomPlay(game, SEATS, SECONDS).answersPerSecond, 'answers/s', randomPlay),
    atLeast('random play, all views built', benchRandomPlayWithViews(game, SEATS, SECONDS).answersPerSecond, 'answers/s', 15_000),
    atLeast('random play with a correction, as a share of that without', round(corrected.share), 'of it', 0.9),
    atLeast("bots' habits", benchHabits(game, bots, SECONDS).answersPerSecond, 'answers/s', habits),
    atLeast('random games finished, all sizes and options', games.finished, 'games', 2000),
    atMost('dead ends and broken invariants in them', games.deadEnds + games.violations, 'faults', 0.01),
    atMost(`a whole game of ${bots} adepts`, whole.milliseconds, 'ms', wholeGame),
    atMost(`answer to everybody's view, ${fanOut.seats} seats and ${fanOut.spectators} spectators, p95`, fanOut.p95, 'ms', 15),
    atMost("of that the host's own work, in processor time, p95", fanOut.worked95, 'ms', 15),
    atMost(`a seat's whole view, the largest of ${wire.answers} answers`, wire.view, 'kB', view),
    atMost('what a usual answer changes in it', wire.usual, 'kB', 2),
    atMost('idle memory of the headless host', memory.megabytes, 'MB', 150),
    atMost(`loading a record of ${long.answers} answers`, long.loadMs, 'ms', loading),
    atMost('all sheets in one language', sheets.milliseconds, 'ms', 2000),
    atMost('largest sheet', sheets.largest, 'kB', 500),
  ];
}

/** Of a mentat's look back at the longest golden game. */
async function measureReview(game: string): Promise<Figure[]> {
  const { answers, looks, games, seconds, load } = await benchReview(game);
  const about = `${answers} answers, ${looks} looks of ${games} games each, load ${round(load)}`;
  return [atMost(`a review on two cores (${about})`, seconds, 's', 60)];
}

/** Of the built page, as whoever plays feels it. */
async function measureTaps(game: string): Promise<Figure[]> {
  const { taps, sign, effect, begin, load } = await benchTaps(game);
  const about = `${taps} taps, p95, load ${round(load)}`;
  return [
    atMost(`a tap to its sign (${about})`, sign, 'ms', 100),
    atMost(`a tap to its effect (${about})`, effect, 'ms', 200),
    ...begin.map((ms, at) => atMost(`"Play against bots now" to the first question, click ${at + 1}`, ms, 'ms', 1500)),
  ];
}

/** Of the built page, until a phone that was never here can answer its first question. */
async function measureOnPhone(game: string): Promise<Figure[]> {
  const loads = await benchPhone(game);
  return loads.flatMap(({ language, line, promised, seconds, firstWords, kB }) => [
    atMost(`a phone joins (${language}, ${line}): first question`, seconds, 's', promised),
    atMost(`a phone joins (${language}, ${line}): first words`, firstWords, 's', 1),
    atMost(`a phone joins (${language}, ${line}): over the line`, kB, 'kB', 350),
  ]);
}

await run(async () => {
  const { text, flag } = readArgs({ game: '' }, ['json', 'phone', 'review', 'taps']);
  for (const game of readGames(text.game)) {
    const figures = await (flag.phone ? measureOnPhone : flag.review ? measureReview : flag.taps ? measureTaps : measure)(game);
    if (flag.json) console.log(JSON.stringify({ game, figures }));
    else
      for (const { name, value, unit, promised, ratio } of figures)
        console.log(`${game}, ${name}: ${value} ${unit} (promised ${promised}, ${ratio} times as good)`);
  }
});
