import {
  type DieId,
  HOUSE_DICE,
  HOUSE_FACES,
  type HouseFace,
  type HouseId,
  type RegionFace,
  type SpiceFace,
  type VendettaFace,
} from '../ids.ts';
import { alliedGoal, hasTurnLeft, isFriend, type Look, owned, pairSeals, sealsOf, soloGoal, spiceAtHand, tokensIn } from './look.ts';
import { bestProspect, prospectOf } from './plan.ts';
import { bestRemoval } from './vendetta.ts';

/** Spice a bot counts on before the Spice die has fallen. */
const USUAL_SPICE = 3;
/** Of the dice still rolling, how many further throws a single one may see. */
const THROWS_PER_DIE = 1;

/** How much a bot wants each face of a die, in troops. */
type Wants<Face extends string> = readonly { readonly face: Face; readonly want: number }[];

/** Freezes what is better than what another throw would bring; if nothing is, what it regrets least. R6.1 */
export function freeze(look: Look, least: number, offered: readonly DieId[]): readonly DieId[] {
  const regrets = regretsOf(look, offered);
  const kept = regrets.filter(({ regret }) => regret <= -0.1).map(({ die }) => die);
  if (kept.length >= least) return kept;
  return [regrets.reduce((one, other) => (other.regret < one.regret ? other : one)).die];
}
interface Regret {
  readonly die: DieId;
  readonly regret: number;
}
/** For each die what it promises if it is thrown on, less what it shows. */
function regretsOf(look: Look, offered: readonly DieId[]): readonly Regret[] {
  const { dice } = look.state.turn;
  const throws = Math.max(0, Math.round((offered.length - 1) * THROWS_PER_DIE));
  const known: Partial<Record<Sort, { wants: Wants<string>; hope: number }>> = {};
  return offered.map((die) => {
    const sort = die in WANTS ? (die as Sort) : 'house';
    const wants = known[sort]?.wants ?? WANTS[sort](look);
    const hope = known[sort]?.hope ?? expected(wants, throws);
    known[sort] = { wants, hope };
    const now = wants.find(({ face }) => face === dice[die].face)?.want ?? 0;
    return { die, regret: hope - now };
  });
}
/** Worth of a die that may be thrown so many times more, keeping the best. */
function expected(wants: Wants<string>, throws: number): number {
  let worth = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < throws; n++) {
    let sum = 0;
    for (const { face, want } of wants) sum += face === 'shai-hulud' ? want : Math.max(want, worth);
    worth = sum / wants.length;
  }
  return worth;
}
/** Own faces recruit; another's may invite. */
function houseWants(look: Look): Wants<HouseFace> {
  const { state, board, me } = look;
  const own = owned(state, me);
  const useful = own.troop.supply + own.large.supply > 0 || own.leaders.length < board.leadersOf[me].length;
  const partner = bestPartner(look);
  return board.faces.house.map((face) => {
    if (face === me) return { face, want: useful ? (me === 'fremen' ? 1.4 : 1.2) : 0.1 };
    const isShown = HOUSE_DICE.some((die) => state.turn.dice[die].frozen && state.turn.dice[die].face === face);
    if (face === partner?.house) return { face, want: isShown ? -0.2 : partner.want };
    if (me === 'bene-tleilax') return { face, want: 0.2 + sameFaces(look, face) * 0.4 };
    return { face, want: state.houses[face] ? -0.3 : 0 };
  });
}
const sameFaces = ({ state }: Look, face: HouseFace): number =>
  HOUSE_DICE.filter((die) => state.turn.dice[die].frozen && state.turn.dice[die].face === face).length;

/** The House whose alliance would help most in this turn, and how much. */
export function bestPartner(look: Look): { readonly house: HouseId; readonly want: number } | null {
  const { state, board, me } = look;
  if (state.seats.length < board.data.game.alliancesFromSeats || isSoloSoon(look)) return null;
  let best: { house: HouseId; want: number } | null = null;
  for (const house of state.order) {
    if (house === me) continue;
    const want = togetherWorth(look, house);
    if (want > 0.1 && (!best || want > best.want)) best = { house, want };
  }
  return best;
}
/** What an alliance with that House would bring its inviter. R7.6, R15.2 */
export const partnerWorth = (look: Look, house: HouseId): number => (isSoloSoon(look) ? -1 : togetherWorth(look, house));

/** Who is about to win alone needs nobody. */
function isSoloSoon(look: Look): boolean {
  const missing = soloGoal(look) - sealsOf(look, look.me);
  if (missing !== 1) return missing < 1;
  const alone = bestProspect(look, look.me, look.board.strategic, USUAL_SPICE);
  return alone !== null && alone.odds > 0.6;
}
function togetherWorth(look: Look, house: HouseId): number {
  const { state, board, me } = look;
  const missing = alliedGoal(look) - pairSeals(look, me, house);
  const lastChance = !hasTurnLeft(look, me) || state.round === board.data.game.rounds;
  if (missing <= 0) return 20;
  if (missing === 1) {
    const others = board.strategic.filter((at) => tokensIn(state, house, at) === 0);
    const reach = bestProspect(look, me, others, USUAL_SPICE);
    if (reach && reach.odds > 0.15) return (lastChance ? 20 : 12) * reach.odds;
  }
  return lastChance ? 0.3 : -0.2;
}

/** The best target each zone has, or the Polar Sink. R11.1 */
function regionWants(look: Look): Wants<RegionFace> {
  const { state, board, me } = look;
  const spice = spiceHoped(look);
  return board.faces.region.map((face) => {
    const zone = Number(face) as 1 | 2 | 3 | 4 | 5 | 6;
    let want = 0;
    for (const at of board.inZone[zone]) want = Math.max(want, prospectOf(look, me, at, spice).worth);
    return { face, want: want + stormWorth(look, face) };
  });
  function stormWorth(_: Look, face: RegionFace): number {
    const spiceFace = state.turn.dice.spice;
    if (!spiceFace.frozen || !spiceFace.face || !board.stormOn[spiceFace.face]) return 0;
    return damageWorth(look, board.downwind[board.windOf[face]][state.storm]);
  }
}
/** What a storm in that zone would do: good if it takes from others. R14.4 */
function damageWorth({ state, board, me }: Look, zone: 1 | 2 | 3 | 4 | 5 | 6): number {
  let worth = 0;
  for (const at of board.inZone[zone]) {
    if (!board.desert[at] || state.assets[at] === 'fortification') continue;
    for (const house of state.order) {
      const tokens = tokensIn(state, house, at);
      if (tokens === 0 || house === 'fremen') continue;
      const loss = tokens === 1 && board.strategic.includes(at) ? 2 : 0.7;
      worth += isFriend(state, me, house) ? -loss : loss * 0.4;
    }
  }
  return worth;
}

/** Spice is worth what there is to ship, and for Corrino what it becomes. R10.4, R16.11 */
function spiceWants(look: Look): Wants<SpiceFace> {
  const { state, board, me } = look;
  const own = owned(state, me);
  const waiting = me === 'smugglers' ? own.troop.supply * 1.5 : own.troop.card + own.large.card + recruitsHoped(look);
  const room = board.data.game.reserve - own.reserve;
  return board.faces.spice.map((face) => {
    const spice = board.spiceOf[face];
    const shipped = Math.min(spice, waiting);
    const stored = me === 'corrino' ? Math.min(room, 2 * (spice - shipped)) * 0.5 : 0;
    const ride = face === 'shai-hulud' && me === 'fremen' ? 1.6 : 0;
    return { face, want: shipped * 0.8 + Math.max(0, spice - shipped) * 0.1 + stored + ride };
  });
}
const recruitsHoped = ({ state, me }: Look): number => {
  const dice = HOUSE_DICE.filter((die) => state.turn.dice[die].frozen && state.turn.dice[die].face === me).length;
  return me === 'fremen' ? dice * 0.5 : dice + 0.3;
};
function spiceHoped(look: Look): number {
  const { face, frozen } = look.state.turn.dice.spice;
  return spiceAtHand(look.state, look.me) + (frozen && face ? look.board.spiceOf[face] : USUAL_SPICE);
}

/** What the Vendetta die could take, or the token it would bring. R9 */
function vendettaWants(look: Look): Wants<VendettaFace> {
  return look.board.faces.vendetta.map((face) => ({ face, want: vendettaWant(look, face) }));
}
export function vendettaWant(look: Look, face: VendettaFace): number {
  const { state, me } = look;
  const { tokens } = owned(state, me);
  if (face === 'snooper' || face === 'shield') return tokens.includes(face) ? 0 : 0.3;
  if (face === 'thumper') return tokens.includes(face) || state.pool.thumper === 0 ? 0 : 0.5;
  return bestRemoval(look, face)?.worth ?? 0;
}

/** A Thumper is spent if another throw of the Spice die promises more than the worm. R6.5 */
export function thump(look: Look): boolean {
  const wants = spiceWants(look);
  const worm = wants.find(({ face }) => face === 'shai-hulud')?.want ?? 0;
  return expected(wants, 2) > worm + 0.8;
}
/** R16.4 */
export function piter(look: Look): boolean {
  const { face } = look.state.turn.dice.vendetta;
  return face !== null && face !== 'poison' && vendettaWant(look, 'poison') > vendettaWant(look, face) + 0.05;
}
/** The face most dice show. R16.7 */
export function nameFace({ state }: Look): HouseFace {
  const count = (face: HouseFace): number => HOUSE_DICE.filter((die) => state.turn.dice[die].face === face).length;
  return HOUSE_FACES.reduce((one, other) => (count(other) > count(one) ? other : one));
}
/** A few sets of dice worth freezing: what habit would, one more, one less, all. */
export function freezeSets(look: Look, offered: readonly DieId[], least: number): readonly (readonly DieId[])[] {
  const ranked = [...regretsOf(look, offered)].sort((a, b) => a.regret - b.regret).map(({ die }) => die);
  return ranked.map((_, at) => ranked.slice(0, at + 1)).filter((set) => set.length >= least);
}

type Sort = 'house' | 'region' | 'spice' | 'vendetta';
const WANTS: Readonly<Record<Sort, (look: Look) => Wants<string>>> = {
  house: houseWants,
  region: regionWants,
  spice: spiceWants,
  vendetta: vendettaWants,
};
