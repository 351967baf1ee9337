import { watch } from 'vue';
import type { Router } from 'vue-router';
import type { SettingTextKey } from '../../shared/text/settings.en.ts';
import { useSession } from '../stores/session.ts';
import { useSettings } from '../stores/settings.ts';
import { useSettingTexts } from '../stores/setting-texts.ts';
import { useSounds } from '../stores/sounds.ts';
import { useTable } from '../stores/table.ts';
import { keyOf } from './keys.ts';

/** Where the desert is heard: at home and wherever one chooses a game. */
const OUTSIDE: ReadonlySet<unknown> = new Set(['home', 'new', 'daily', 'learn']);

/** What is heard on every screen: the wind before a game, and the key of the quiet hours. */
export function listen(router: Router): void {
  const session = useSession();
  const settings = useSettings();
  const sounds = useSounds();
  const table = useTable();
  watch(
    () => OUTSIDE.has(router.currentRoute.value.name) || (router.currentRoute.value.name === 'table' && table.state?.phase === 'lobby'),
    (is) => {
      sounds.isOutside = is;
    },
    { immediate: true },
  );
  addEventListener('keydown', (event) => {
    const at = event.target as HTMLElement;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || at.closest('input, textarea, select')) return;
    if (keyOf(event) !== 'm') return;
    settings.quiet = !settings.quiet;
    const key: SettingTextKey = settings.quiet ? 'setting.quietOn' : 'setting.quietOff';
    // Few press it: its words are fetched then.
    void useSettingTexts().ready.then(() => {
      session.notice = { error: { key } };
    });
  });
}
