/** What a look asks for beside what must always hold. */
export interface Sight {
  /** It is touched, not clicked. */
  readonly finger: boolean;
  /** Every answer is in sight at once. */
  readonly all: boolean;
}

/**
 * Runs in a page: everything about the open question that is not whole. The question, every answer (or a sign that says
 * how many more there are), and what ends the turn must lie inside the window, cut by nothing, covered by nothing.
 */
export function notWhole({ finger, all }: Sight): string[] {
  const FINGER = 44;
  /** Rounding of half pixels. */
  const SLACK = 1.5;
  const wrong: string[] = [];
  // What has just appeared takes no finger yet: that passes.
  document.querySelector('.ask')?.classList.remove('unread');
  const say = (one: Element): string =>
    (one.textContent || one.getAttribute('aria-label') || one.className.toString()).trim().replace(/\s+/g, ' ').slice(0, 48);
  const shown = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen') && one.getBoundingClientRect().width > 2;
  /** What cuts it: the window, or a box that scrolls or hides what stands over its edge. */
  const cutBy = (one: Element): string | null => {
    const box = one.getBoundingClientRect();
    const beyond = (edge: { left: number; top: number; right: number; bottom: number }): boolean =>
      box.left < edge.left - SLACK || box.top < edge.top - SLACK || box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK;
    if (beyond({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'the window';
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible' && beyond(at.getBoundingClientRect())) return at.className.toString() || at.tagName;
    return null;
  };
  const coveredBy = (one: Element): string | null => {
    const box = one.getBoundingClientRect();
    const inner = 3;
    const points: readonly (readonly [number, number])[] = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inner + 4, box.top + box.height / 2],
      [box.right - inner - 4, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + inner],
      [box.left + box.width / 2, box.bottom - inner],
    ];
    for (const [x, y] of points) {
      const there = document.elementFromPoint(x, y);
      if (there && there !== one && !one.contains(there) && !there.contains(one)) return `${there.tagName} ${there.className.toString()}`;
    }
    return null;
  };
  const flaw = (one: Element): string | null => {
    const cut = cutBy(one);
    if (cut) return `is cut by ${cut}`;
    const covered = coveredBy(one);
    return covered && `is covered by ${covered}`;
  };
  const small = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < FINGER - 0.5;
  };
  const spills = (one: Element): boolean =>
    [...one.querySelectorAll('.label, .what')].some(
      (text) =>
        text.scrollWidth > text.clientWidth + SLACK || text.getBoundingClientRect().right > one.getBoundingClientRect().right + SLACK,
    );

  const question = document.querySelector('#question');
  if (!question?.textContent?.trim()) return ['There is no question'];
  const bad = flaw(question);
  if (bad) wrong.push(`The question ${bad}`);

  const find = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(shown);
  const held = finger ? ', :is(.ledge > .hand-box, .ask .hand-box, .ask .wares) [aria-disabled="false"]' : '';
  const answers = find(`.ask .offers :is(.offer, .row):not(.im-face, .wa-face), .ask .piles [aria-disabled="false"]${held}`);
  const sign = find('.ask .further')[0];
  const onTable = find('.tray .die.lit, .ask .all');
  const ends = find('.ask .acts > .ends, .ask .acts > .send');
  if (answers.length + ends.length + onTable.length === 0) wrong.push('There is no answer');
  for (const one of ends) {
    const why = flaw(one);
    if (why) wrong.push(`What ends it, "${say(one)}", ${why}`);
    if (spills(one)) wrong.push(`What ends it, "${say(one)}", is longer than its stone`);
  }
  const hidden = answers.filter((one) => flaw(one) !== null);
  if (hidden.length > 0 && (all || !sign)) for (const one of hidden) wrong.push(`The answer "${say(one)}" ${flaw(one)}`);
  if (hidden.length > 0 && sign && !all) {
    if (hidden.length === answers.length) wrong.push('Not one answer is whole');
    if (!sign.textContent?.includes(String(hidden.length))) wrong.push(`"${say(sign)}" is said of ${hidden.length} hidden answers`);
    const why = flaw(sign);
    if (why) wrong.push(`The sign for more ${why}`);
  }
  for (const one of onTable) {
    const why = flaw(one);
    if (why) wrong.push(`"${say(one)}" ${why}`);
  }
  for (const one of document.querySelectorAll('.hand-box .card'))
    if (one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width <= 2)
      wrong.push(`The card "${one.getAttribute('data-called') ?? say(one)}" has no face`);
  // At a table of cards what is held lies over each other: of each card the name can be read where it lies.
  if (!finger)
    for (const name of document.querySelectorAll('.play.cards .hand-box .card h3')) {
      const card = name.closest('.card');
      const text = document.createRange();
      text.selectNodeContents(name);
      for (const { left, top, right, bottom } of text.getClientRects())
        if (
          bottom < innerHeight &&
          [left + 1, (left + right) / 2, right - 1].some((x) => !card?.contains(document.elementFromPoint(x, (top + bottom) / 2)))
        )
          wrong.push(`Of the card "${say(name)}" in hand the name is covered`);
    }
  for (const one of answers) if (spills(one)) wrong.push(`The answer "${say(one)}" is longer than its stone`);
  if (finger)
    for (const one of find('.play button, .play a[href]').filter((there) => !there.closest('.scene, .stage .frame')))
      if (small(one)) {
        const { width, height } = one.getBoundingClientRect();
        wrong.push(`"${say(one)}" is too small for a finger: ${Math.round(width)}x${Math.round(height)}`);
      }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('The page is wider than the window');
  return wrong;
}
