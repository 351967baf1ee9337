/**
 * Runs in a page: what every answer, and every first step to one, changes there.
 * @returns empty while it is still as it `was`
 */
export function markOf(was: string): string {
  const lit = [...document.querySelectorAll('[data-entity].lit')].map((one) => one.getAttribute('data-entity'));
  const now = [document.querySelector('.ask')?.textContent, ...lit].join();
  return now === was ? '' : now;
}
