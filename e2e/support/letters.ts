/**
 * Runs in a page: all text one can see whose letters are drawn smaller than 12 pixels, whatever shrinks them. A text is
 * named once, with its size and where it stands; what canvases show is asked of whoever has watched them being drawn.
 */
export function smallLetters(): string[] {
  const LEAST = 12;
  /** Sizes in rem of a window's measures are a hair off. */
  const SLACK = 0.05;
  const READ = /[\p{L}\p{N}]/u;
  const scales = new Map<Element | null, number>([[null, 1]]);
  /** How tall a box's own pixel is on the screen. */
  const scaleOf = (one: Element | null): number => {
    const known = scales.get(one);
    if (known !== undefined || !one) return known ?? 1;
    if (one instanceof SVGGraphicsElement) {
      const matrix = one.getScreenCTM();
      const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
      scales.set(one, scale);
      return scale;
    }
    const { transform, scale: own, zoom } = getComputedStyle(one);
    const matrix = transform === 'none' ? null : new DOMMatrix(transform);
    const [wide = '1', tall = wide] = own === 'none' ? [] : own.split(' ');
    const scale = scaleOf(one.parentElement) * (matrix ? Math.hypot(matrix.m21, matrix.m22) : 1) * Number(tall) * (Number(zoom) || 1);
    scales.set(one, scale);
    return scale;
  };
  const sizeOf = (one: Element): number => Number.parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
  /** Nothing of it is left by the boxes it lies in, unless one can scroll to it. */
  const cutAway = (one: Element, box: DOMRect): boolean => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      const beyond = (how: string, [from, to]: [number, number], [first, last]: [number, number]): boolean =>
        (how === 'hidden' || how === 'clip') && (to <= first + 1 || from >= last - 1);
      if (
        beyond(overflowX, [box.left, box.right], [edge.left, edge.right]) ||
        beyond(overflowY, [box.top, box.bottom], [edge.top, edge.bottom])
      )
        return true;
    }
    return false;
  };
  const seen = (one: Element, box: DOMRect): boolean =>
    box.width > 2 &&
    box.height > 2 &&
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !one.closest('.unseen') &&
    !cutAway(one, box);
  const wayTo = (one: Element): string =>
    [one.parentElement?.closest('[class]'), one]
      .filter((step): step is Element => step instanceof Element)
      .map((step) => `${step.tagName.toLowerCase()}${[...step.classList].map((name) => `.${name}`).join('')}`)
      .join(' ');
  const found = new Map<string, string>();
  const judge = (one: Element, text: string, box: () => DOMRect): void => {
    if (!READ.test(text)) return;
    const size = sizeOf(one);
    if (size >= LEAST - SLACK) return;
    const way = wayTo(one);
    if (found.has(way) || !seen(one, box())) return;
    found.set(way, `${way} "${text.trim().replace(/\s+/g, ' ').slice(0, 32)}" is ${size.toFixed(1)} px`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node;
    if (text.parentElement && text.nodeValue?.trim())
      judge(text.parentElement, text.nodeValue, () => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
    judge(field, `${field.value} ${field.placeholder ?? ''}`, () => field.getBoundingClientRect());
  return [...found.values(), ...(window.smallOnCanvas?.() ?? [])];
}
