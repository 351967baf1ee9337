/** What a device can do to call its person; each is left out where the device or the plain address does not allow it. */

/** A short buzz; phones that cannot, or may not before the first touch, stay still. */
export function buzz(): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([90, 70, 90]);
}

/** Whether this page may ever show notifications: browsers allow them at this machine's own address and on https only. */
export const canNotify = (): boolean => typeof Notification === 'function' && window.isSecureContext;

/** Asks the person once. @returns whether notifications may be shown */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission) === 'granted';
}

/** A notification that leads back to the page; it holds nothing that is secret. @returns takes it away */
export function notify(title: string, body: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => {};
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}

/** Keeps the screen lit until called off, also after the page was away for a while. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = 'wakeLock' in navigator;
  const take = async (): Promise<void> => {
    if (!wanted || document.hidden) return;
    // A battery that is nearly empty refuses (NotAllowedError): then the screen sleeps as it would.
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (wanted) lock = taken;
    else await taken?.release();
  };
  const again = (): void => void take();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
