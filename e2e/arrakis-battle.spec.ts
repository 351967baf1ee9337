import { attacks } from '../shared/games/arrakis/queries/battle.ts';
import { effectOf } from '../shared/games/arrakis/queries/effects.ts';
import { legionsOf, unitsAt } from '../shared/games/arrakis/queries/legions.ts';
import type { EffectRef, Route } from '../shared/games/arrakis/questions.ts';
import { TEXTS } from '../shared/games/arrakis/text/load.ts';
import type { State } from '../shared/games/arrakis/types.ts';
import { area } from '../shared/games/arrakis/words/names.ts';
import { speaker } from '../shared/text/speak.ts';
import { names, recordFrames } from './support/frames.ts';
import { type Moment, tableAt } from './support/midgame.ts';
import { expect, test } from './support/shell.ts';
import { question, takeSeat } from './support/table.ts';

/** What is secret at the moment the journey begins. */
interface Secrets {
  readonly route: Route;
  readonly tokens: readonly string[];
  readonly elsewhere: readonly string[];
  readonly never: readonly string[];
}
/** An attack on a legion with a facedown token of a kind that nobody has seen yet. */
function secretsOf(ref: EffectRef, state: State): Secrets | null {
  // The Harkonnen are asked for cards: they have some, and no ban keeps them from discarding for dice. R9.9
  if (state.hands['house-harkonnen'].hidden.length === 0 || state.bans.includes('landsraad')) return null;
  const seen = state.tokensGone.hidden;
  const secretAt = (at: Route['to']) => (state.legions.atreides[at]?.tokens.hidden ?? []).filter((id) => !seen.includes(id));
  // One way leads there, so that the two places are the whole answer.
  const routes = attacks(state, ref, effectOf(state, ref, 'attack'));
  const isOnly = ({ from, to }: Route): boolean => routes.filter((route) => route.from === from && route.to === to).length === 1;
  const route = routes.find(
    (one) => one.way === 'foot' && isOnly(one) && secretAt(one.to).length > 0 && unitsAt(state, 'harkonnen', one.from) < 6,
  );
  if (!route) return null;
  const tokens = secretAt(route.to);
  const all = legionsOf(state, 'atreides').flatMap(secretAt);
  const cards = (['house-atreides', 'fremen-ally'] as const).flatMap((house) => state.hands[house].hidden);
  const told = (['house-atreides', 'fremen-ally'] as const).flatMap((house) => state.discards[house]);
  return {
    route,
    tokens,
    elsewhere: all.filter((id) => !tokens.includes(id)),
    never: [...state.objectives.hidden, ...cards.filter((id) => !told.includes(id) && !state.attached.includes(id))],
  };
}

test.describe('arrakis @browser', () => {
  test('arrakis: a battle is seen by both, and what lay facedown is on nobody’s wire before it is turned up @browser', async ({
    shell,
  }) => {
    test.setTimeout(90_000);
    const { page } = shell;
    let secrets: Secrets | null = null;
    const device = await shell.device();
    const isMoment = ({ task, state }: Moment): boolean => {
      const { do: name, ref } = task as { do: string; ref: EffectRef };
      secrets = name === 'attack' && ref.by === 'house-harkonnen' ? secretsOf(ref, state as State) : null;
      return secrets !== null;
    };
    const table = await tableAt(device, 'arrakis', 2, isMoment, { first: 3 });
    device.close();
    const { route, tokens, elsewhere, never } = secrets as unknown as Secrets;
    const frames = await recordFrames(page);
    await page.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(page, 1);
    const guest = await shell.guest();
    await guest.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(guest, 0, 'Chani');

    const english = speaker('en', await TEXTS.en('table'));
    const called = (id: Route['to']): string => english.say(area(id));
    const place = (id: Route['to']) => page.locator(`[data-area="${id}"]`);
    await expect(question(page)).toContainText('which legion attacks where');
    // Whoever attacks reads beside the way how it may end, and nothing of what lies there.
    await place(route.from).focus();
    await page.keyboard.press('Enter');
    await expect(place(route.to)).toHaveAttribute('data-light', 'offer');
    await place(route.to).focus();
    await expect(page.locator('.ways.way')).toContainText(/wins \d+ of 100/);
    for (const id of [...tokens, ...elsewhere, ...never]) expect(names(frames, id), id).toBe(false);
    await page.keyboard.press('Enter');
    const scenes = [page, guest].map((one) => one.locator('[data-overlay="battle"]'));
    for (const scene of scenes) await expect(scene).toBeVisible();
    for (const scene of scenes) await expect(scene.locator('h2')).toHaveText(called(route.to));
    for (const id of tokens) expect(names(frames, id), id).toBe(true);
    for (const id of [...elsewhere, ...never]) expect(names(frames, id), id).toBe(false);
    await expect(page.locator('.turned').first()).toBeVisible();

    // The battle stays in sight while it is asked about, with the same odds for both.
    const onwards = async (one: typeof page) => {
      await one.keyboard.press('Enter');
      await expect(one.locator('[data-overlay="battle"]')).toHaveCount(0, { timeout: 500 });
    };
    for (const one of [page, guest]) await expect(() => onwards(one)).toPass({ timeout: 20_000 });
    const odds = [page, guest].map((one) => one.locator('[data-stand="battle"] .odds .line'));
    for (const line of odds) await expect(line).toBeVisible();
    const [mine, theirs] = await Promise.all(odds.map((line) => line.textContent()));
    expect(mine).toBe(theirs);

    // The throw comes to the same for both.
    await page.locator('.ask .send').click();
    await expect(async () => {
      const send = guest.locator('.ask.asked .send');
      if (await send.isVisible()) await send.click({ timeout: 500 });
      for (const scene of scenes) await expect(scene).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const told = scenes.map((scene) => scene.locator('[data-lie="thrown"]').first());
    for (const half of told) await expect(half).toBeVisible();
    expect(await told[0]?.getAttribute('data-dice')).toBe(await told[1]?.getAttribute('data-dice'));
    for (const id of [...elsewhere, ...never]) expect(names(frames, id), id).toBe(false);
  });
});
