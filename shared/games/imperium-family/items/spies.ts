import type { Item } from '../../face.ts';
import { nameOf, ofPost, said } from '../words/names.ts';
import { fact, facts, marked, type Shelf, some } from './shelf.ts';

const postsIn = ({ board }: Shelf) => Object.entries(board.posts ?? {});
/** Observation posts, and the sign of Spies; none in an edition without them. Their rules are those of Uprising. */
export function spyItems(shelf: Shelf): readonly Item[] {
  const posts = postsIn(shelf).map(
    ([id, { spaces, source }]): Item => ({
      entity: ofPost(id),
      group: 'imperium.group.post',
      name: nameOf(shelf.edition, 'post', id),
      icon: 'spy',
      lines: [said('item.post')],
      facts: facts(
        some(
          'watches',
          spaces.map((space) => nameOf(shelf.edition, 'space', space)),
        ),
      ),
      rules: ['R5.1', 'R5.5', 'R5.6'],
      ...marked(source),
    }),
  );
  if (posts.length === 0) return [];
  const sign: Item = {
    entity: { kind: 'icon', id: 'spy' },
    group: 'imperium.group.icon',
    name: said('item.icon.spy'),
    icon: 'spy',
    lines: [said('item.icon.spy.1')],
    rules: ['R4.2', 'R5.2'],
  };
  return [...posts, sign];
}
/** From where a space is watched. Uprising R5.1 */
export function watchedFrom(shelf: Shelf, space: string) {
  const names = postsIn(shelf).flatMap(([id, { spaces }]) => (spaces.includes(space) ? [nameOf(shelf.edition, 'post', id)] : []));
  return names.length > 0 && fact('posts', said('list', { parts: names }));
}
