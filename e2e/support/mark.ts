/**
 * Runs in a page: what every answer, and every first step to one, changes there. That an answer is on its way changes nothing yet:
 * its key makes way for a sign of that.
 * @returns empty while it is still as it `was`
 */
export function markOf(was: string): string {
  const ask = document.querySelector('.ask')?.cloneNode(true) as Element | undefined;
  for (const key of ask?.querySelectorAll('.key') ?? []) key.remove();
  const chosen = [...(ask?.querySelectorAll(':is([aria-checked="true"], [aria-pressed="true"])') ?? [])].map((one) => one.textContent);
  const lit = [...document.querySelectorAll('[data-entity].lit')].map((one) => one.getAttribute('data-entity'));
  const now = [ask?.textContent, ...chosen, ...lit].join();
  return now === was ? '' : now;
}
