import type { Router } from 'vue-router';
import type { Desktop } from '../../shared/protocol/desktop.ts';
import { useDesktopTexts } from '../stores/desktop-texts.ts';
import { useSession } from '../stores/session.ts';
import { useTables } from '../stores/tables.ts';

/**
 * Opens records that somebody opened with the app, now and later: the host looks at each as at any file that is brought, and says what
 * is wrong with it; a good one is laid on a table.
 */
export function openHanded(desktop: Pick<Desktop, 'handed' | 'onHanded'>, router: Router): void {
  const session = useSession();
  const tables = useTables();
  async function take(): Promise<void> {
    // The bridge refuses a page of another host (Error): nothing is handed to that one.
    const record = await desktop.handed().catch(() => null);
    if (!record) return;
    const brought = await tables.importRecord(record.text);
    const opened = brought && (await tables.resume(brought.save));
    if (!opened) return;
    await router.push({ name: 'table', params: { table: opened.table } });
    if (!brought.torn) return;
    const { ready } = useDesktopTexts();
    await ready;
    session.notice = { error: { key: 'desktop.torn' } };
  }
  let isAsked = false;
  session.whenGreeted(() => {
    if (isAsked || !session.hostRights) return;
    isAsked = true;
    desktop.onHanded(() => void take());
    void take();
  });
}
