/** Pieces of one kind that went from one place to another between two positions. */
export interface Journey<Id extends string, Kind extends string> {
  readonly piece: Kind;
  readonly from: Id;
  readonly to: Id;
  readonly count: number;
}
/** How many pieces of a kind stand at a place. */
export type Census<Id extends string, Kind extends string> = (place: Id, piece: Kind) => number;

/** What has moved: where pieces of a kind grew less at one place and more at another. */
export const journeys = <Id extends string, Kind extends string>(
  places: readonly Id[],
  pieces: readonly Kind[],
  before: Census<Id, Kind>,
  after: Census<Id, Kind>,
): readonly Journey<Id, Kind>[] =>
  pieces.flatMap((piece) => {
    const gain = (place: Id) => after(place, piece) - before(place, piece);
    const left = new Map(places.filter((place) => gain(place) < 0).map((place) => [place, -gain(place)]));
    const moved: Journey<Id, Kind>[] = [];
    for (const to of places.filter((place) => gain(place) > 0)) {
      let missing = gain(to);
      for (const [from, available] of left) {
        const count = Math.min(missing, available);
        if (count === 0) continue;
        moved.push({ piece, from, to, count });
        left.set(from, available - count);
        missing -= count;
      }
    }
    return moved;
  });
