/** A place in degrees. */
export type Place = { longitude: number; latitude: number };
/** What a map shows: its north-west corner and its size, in radians of web Mercator. */
export type MapView = { x: number; y: number; width: number; height: number };

const RADIANS = Math.PI / 180;
/** The shape of the map, and how much of it is left free around what it shows. */
const SHAPE = 4 / 3;
const MARGIN = 0.15;
/** However near to each other stations are, so much around them is shown: some 30 miles. */
const LEAST = 0.5 * RADIANS;

/** All of Texas, for a list that shows no place. */
const TEXAS: readonly Place[] = [
  { longitude: -106.65, latitude: 36.5 },
  { longitude: -93.51, latitude: 25.84 },
];

/** A place in web Mercator, in radians, y growing to the south. */
export function mercator({ longitude, latitude }: Place): { x: number; y: number } {
  return {
    x: longitude * RADIANS,
    y: -Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)),
  };
}

/** What a map of these places shows: all of them with some room around; of none, the state. */
export function viewOf(places: readonly Place[]): MapView {
  const points = (places.length > 0 ? places : TEXAS).map(mercator);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const wanted = 1 + 2 * MARGIN;
  const width = Math.max((right - left) * wanted, (bottom - top) * wanted * SHAPE, LEAST);
  const height = width / SHAPE;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Where a place stands in a map, as shares of its width and height; outside of 0 to 1 where it is not shown. */
export function shareOf(place: Place, view: MapView): { x: number; y: number } {
  const { x, y } = mercator(place);
  return { x: (x - view.x) / view.width, y: (y - view.y) / view.height };
}
