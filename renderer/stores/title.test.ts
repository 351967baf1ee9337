import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactive } from 'vue';

const tables = reactive({ here: { asked: [] as { table: string; game: string }[] } });
vi.mock('./tables.ts', () => ({ useTables: () => tables }));
vi.mock('./shelf.ts', () => ({ useShelf: () => ({ take: async () => {}, title: (game: string) => ({ key: game }) }) }));
vi.mock('./texts.ts', () => ({
  useTexts: () => ({
    t: (key: string, values?: { game: string }) => [key, values?.game].filter(Boolean).join(' '),
    tell: ({ key }: { key: string }) => key,
  }),
}));
const settings = reactive({ titled: true });
vi.mock('./settings.ts', () => ({ useSettings: () => settings }));
const { useTitle } = await import('./title.ts');

beforeEach(() => {
  setActivePinia(createPinia());
  tables.here = { asked: [] };
  settings.titled = true;
});

it('stays as it is for those who want no sign in it', () => {
  settings.titled = false;
  tables.here = { asked: [{ table: 'b', game: 'Cards' }] };
  const title = useTitle();
  title.front = { table: 'a', game: 'Dice', asks: true };
  expect(title.title).toBe('Dice – app.name');
});

it('names the app, and the game of the table on the screen', () => {
  const title = useTitle();
  expect(title.title).toBe('app.name');
  title.front = { table: 'a', game: 'Dice', asks: false };
  expect(title.title).toBe('Dice – app.name');
});
it('says that the table on the screen asks, before anything that waits elsewhere', () => {
  tables.here = { asked: [{ table: 'b', game: 'Cards' }] };
  const title = useTitle();
  title.front = { table: 'a', game: 'Dice', asks: true };
  expect(title.title).toBe('● alert.turn – Dice');
  title.front = { table: 'a', game: 'Dice', asks: false };
  expect(title.title).toBe('● home.yourTurn Cards');
});
it('asks at no table that is paused on the screen, and again once the screen is left', () => {
  tables.here = { asked: [{ table: 'a', game: 'Dice' }] };
  const title = useTitle();
  title.front = { table: 'a', game: 'Dice', asks: false };
  expect(title.title).toBe('Dice – app.name');
  title.front = null;
  expect(title.title).toBe('● home.yourTurn Dice');
});
