/**
 * Runs in a page: what lies over a space of the board or beyond its land, and which column beside it has more than it shows.
 * Agents, flags and bonus spice stand on the edges of their space, posts may touch one. Where the answers need more than their
 * usual room, the table gives way to them: then nothing is looked at.
 */
export function coveredSpaces(): string[] {
  interface Edges {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const MARGIN = 1;
  const RIM = 3;
  const inside = ({ left, right, top, bottom }: Edges, by: number): Edges => ({
    left: left + by,
    right: right - by,
    top: top + by,
    bottom: bottom - by,
  });
  const meet = (one: Edges, other: Edges): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const USUAL = 0.265;
  if ((document.querySelector('.ledge')?.clientHeight ?? 0) > innerHeight * USUAL) return [];
  const land = document.querySelector('.land');
  if (!land) return ['There is no land'];
  const edge = inside(land.getBoundingClientRect(), -MARGIN);
  const nameOf = (one: HTMLElement): string => one.dataset['space'] ?? one.dataset['post'] ?? one.className;
  const things = [...land.querySelectorAll<HTMLElement>('.sp, .slip, .played, .wall, .post')].map((one) => ({
    one,
    isPost: one.matches('.post'),
    box: inside(one.getBoundingClientRect(), MARGIN),
  }));
  const wrong: string[] = [];
  for (const [at, { one, isPost, box }] of things.entries()) {
    if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom)
      wrong.push(`${nameOf(one)} lies beyond the land`);
    for (const other of things.slice(at + 1)) {
      const touches = isPost || other.isPost;
      if (touches && isPost === other.isPost) continue;
      if (meet(touches ? inside(box, RIM) : box, other.box)) wrong.push(`${nameOf(one)} and ${nameOf(other.one)} lie over each other`);
    }
  }
  for (const column of document.querySelectorAll('.facing > :is(.left, .there)'))
    if (column.scrollHeight > column.clientHeight + 1)
      wrong.push(`${column.className} has ${column.scrollHeight - column.clientHeight} px more`);
  return wrong;
}
