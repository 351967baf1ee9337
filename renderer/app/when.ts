/**
 * How long ago, in words: "yesterday", "3 minutes ago".
 * @param now the host's clock, which goes on (`useSession().hostNow()`)
 */
export function ago(at: number, language: string, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.round((at - now) / 60_000);
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute');
  const hours = Math.round(minutes / 60);
  if (hours > -24) return format.format(hours, 'hour');
  return format.format(Math.round(hours / 24), 'day');
}
