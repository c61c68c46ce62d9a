import type { Coordinates } from 'shared-domain';
import { placeAt, project, type Place } from './projection.rules.ts';
import { CITY_UNITS } from './fitted-view.rules.ts';
import { ARROWS, isInside, toPixels, toUnits, type Box, type View } from './view.rules.ts';

/** Pixels per unit up to which a map can be zoomed that a place is set on: about a metre a pixel. */
export const PLACE_SCALE = 600;
/** How far an arrow moves a marker, and with Shift, in pixels. */
const [STEP, FINE_STEP] = [10, 1];
/** A marker that keys move keeps so far from the edge of the box, in pixels. */
const EDGE_PX = 40;
/** The decimals that the forms ask coordinates for, as a factor; a step of the last is about ten centimetres. */
const DECIMALS = 1e6;

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** The coordinates of a place of the map, with the decimals that the forms ask for. */
export function coordinatesAt(place: Place): Coordinates {
  const { latitude, longitude } = placeAt(place);
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Coordinates as they are read out, with all six decimals. */
export const inDegrees = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(6)).join(', ');

/** Where coordinates stand on the map, in map units. */
export const placeOf = ({ latitude, longitude }: Coordinates): Place => project(longitude, latitude);

/** Whether two places are one, or both are none. */
export const isSamePlace = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Where a key moves a place at a scale, by pixels so that the step suits what is seen; null for any other key. */
export function nudged(place: Coordinates, key: string, isFine: boolean, scale: number): Coordinates | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const by = (isFine ? FINE_STEP : STEP) / scale;
  const { x, y } = placeOf(place);
  return coordinatesAt({ x: x + arrow[0] * by, y: y + arrow[1] * by });
}

/** Where a marker is dragged to by so many pixels; it stays within the box. */
export function draggedTo(place: Coordinates, by: Place, view: View, box: Box): Coordinates {
  const { x, y } = toPixels(placeOf(place), view, box);
  const within = (value: number, size: number) => Math.min(size, Math.max(0, value)) - size / 2;
  return coordinatesAt(toUnits({ x: within(x + by.x, box.width), y: within(y + by.y, box.height) }, view));
}

/** The view moved no further than it takes to have the place in it, off its edges. */
export function viewWith(place: Coordinates, view: View, box: Box): View {
  const at = toPixels(placeOf(place), view, box);
  const over = (pixels: number, size: number) => {
    const edge = Math.min(EDGE_PX, size / 2);
    return Math.min(0, pixels - edge) + Math.max(0, pixels - size + edge);
  };
  return {
    ...view,
    x: view.x + over(at.x, box.width) / view.scale,
    y: view.y + over(at.y, box.height) / view.scale,
  };
}

/** The view with a place in its middle, a city's size about it or nearer where the view was. */
export function viewOf(place: Coordinates, view: View, box: Box): View {
  const scale = Math.max(view.scale, Math.min(box.width, box.height) / CITY_UNITS);
  return { ...placeOf(place), scale };
}

/** What a map shows once a place was typed: as before where that is in view and near, else the place. */
export function viewAfterTyping(place: Coordinates, view: View, box: Box): View {
  const seen = viewOf(place, view, box);
  const isSeen = view.scale >= seen.scale && isInside(toPixels(placeOf(place), view, box), box);
  return isSeen ? view : seen;
}
