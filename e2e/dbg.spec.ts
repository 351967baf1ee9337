import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play } from './support/table.ts';
test('dbg', async ({ shell }) => {
  test.setTimeout(100_000);
  await openTable(shell.page, { seats: 3 });
  await beginWithBots(shell.page);
  await shell.page.screenshot({ path: 'test-results/dbg0.png' });
  const t = Date.now(); let n = 0; let last = '';
  const answers = await play(shell.page, { until: async () => { const q = await shell.page.evaluate(() => document.querySelector('#question')?.textContent + ' | ' + document.querySelector('.rounds')?.textContent); if (q !== last) { last = q; if (n++ < 80) console.log(Date.now() - t, q); } return Date.now() - t > 45_000; } });
  console.log(answers, 'answers');
  await shell.page.screenshot({ path: 'test-results/dbg.png' });
});
