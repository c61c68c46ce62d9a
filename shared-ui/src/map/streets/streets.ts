import type { Overlay } from '../ground/canvas.ts';
import type { Label } from '../ground/ground.rules.ts';
import { TILE_PX, tileAt, tilesIn, zoomAt, type StreetTiles, type TileAt } from '../tile-grid.rules.ts';
import type { Box, View } from '../view.rules.ts';
import { drawTiles, type ShownTile } from './draw-tiles.ts';
import { readTile, type StreetTile } from './read-tile.ts';
import { fetchTile } from './tiles.resource.ts';
import { writeNames } from './write-names.ts';

/** Further out the map's own ground shows as much, and more quietly. */
const VECTOR_FROM = 9;
/** So many tiles are kept: those of a few views. */
const MOST_KEPT = 120;
/** A tile that could not be had is asked for again by a later look, not sooner than this. */
const AGAIN_MS = 30_000;
/** A tile on its way is stood in for by one that lies so many zooms further out, at most. */
const STAND_IN = 5;
/** From this zoom on the map's own numbers of roads, which are less exact, are left out. */
const NUMBERS_UNTIL = 11.5;
/** A place of a tile is the map's own town where both have one name and lie nearer than this, in map units. */
const SAME_TOWN = 25;

type Tile = StreetTile | ImageBitmap;
type Told = {
  /** Something else can be drawn now. */
  onChange: () => void;
  /** A tile could not be had. */
  onFailure: () => void;
};

const keyOf = ({ z, x, y }: TileAt) => `${z}/${x}/${y}`;

/** Kept for all maps of the page, by their address; null where there is no tile. */
const kept = new Map<string, Map<string, Tile | null>>();

function keep(known: Map<string, Tile | null>, key: string, tile: Tile | null): void {
  known.set(key, tile);
  const [first] = known.keys();
  if (known.size > MOST_KEPT && first !== undefined) known.delete(first);
}

/** The places of the tiles that the map's own towns are not, each once, the greater first. */
function furtherPlaces(shown: readonly ShownTile[], own: readonly Label[]): Label[] {
  const places: Label[] = [];
  const isKnown = ({ text, x, y }: Label) =>
    [...own, ...places].some(
      (other) => other.rank > 0 && other.text === text && Math.hypot(other.x - x, other.y - y) < SAME_TOWN,
    );
  for (const { of, tile } of shown) {
    if (!('places' in tile)) continue;
    for (const { text, rank, x, y } of tile.places) {
      const label = { text, rank, x: of.left + x * of.size, y: of.top + y * of.size };
      if (!isKnown(label)) places.push(label);
    }
  }
  return places.toSorted((a, b) => a.rank - b.rank);
}

/** Street tiles that are drawn in the page, of one source: asks for those of a view, and draws those that have come. */
export function createStreets(tiles: StreetTiles, { onChange, onFailure }: Told) {
  const { kind, min_zoom, max_zoom: most } = tiles;
  const pyramid = {
    px: TILE_PX[kind],
    least: kind === 'vector' ? Math.max(min_zoom, Math.min(VECTOR_FROM, most)) : min_zoom,
    most,
  };
  const known = kept.get(tiles.url) ?? new Map<string, Tile | null>();
  kept.set(tiles.url, known);
  const asked = new Map<string, AbortController>();
  const failed = new Map<string, number>();

  async function ask(at: TileAt): Promise<void> {
    const key = keyOf(at);
    const control = new AbortController();
    asked.set(key, control);
    try {
      const file = await fetchTile(tiles, at, control.signal);
      const read = async (from: Blob) =>
        kind === 'vector' ? readTile(await from.arrayBuffer()) : createImageBitmap(from);
      keep(known, key, file && (await read(file)));
      failed.delete(key);
      if (!control.signal.aborted) onChange();
    } catch {
      if (control.signal.aborted) return;
      failed.set(key, Date.now());
      onFailure();
    } finally {
      if (asked.get(key) === control) asked.delete(key);
    }
  }

  /** What can be drawn in a tile's place by now; null where only the map's own ground can. */
  function shownAt(at: TileAt): ShownTile | null {
    for (let out = 0; out <= STAND_IN && at.z - out >= pyramid.least; out++) {
      const of = tileAt(at.z - out, at.x >> out, at.y >> out);
      const tile = known.get(keyOf(of));
      if (tile) return { at, of, tile };
      // where there is none, there is none further out either that would be true here
      if (tile === null) return null;
    }
    return null;
  }

  return {
    /** Asks for the tiles of a view, and gives up those that are out of it. */
    want(view: View, box: Box): void {
      const wanted = new Map(tilesIn(view, box, pyramid).map((at) => [keyOf(at), at]));
      for (const [key, control] of asked) {
        if (wanted.has(key)) continue;
        asked.delete(key);
        control.abort();
      }
      for (const [key, at] of wanted) {
        const isTooSoon = Date.now() - (failed.get(key) ?? 0) < AGAIN_MS;
        if (!known.has(key) && !asked.has(key) && !isTooSoon) void ask(at);
      }
    },
    /** What is drawn over the ground in a view. */
    overlay(view: View, box: Box): Overlay {
      const zoom = zoomAt(view.scale, pyramid.px);
      const shown = tilesIn(view, box, pyramid).flatMap((at) => shownAt(at) ?? []);
      const isVector = kind === 'vector';
      return {
        draw: (canvas) => drawTiles(canvas, shown, zoom),
        names: (own) => {
          if (shown.length === 0) return own;
          // pictures have their own names
          return isVector ? [...own, ...furtherPlaces(shown, own)] : own.filter(({ rank }) => rank === 0);
        },
        hasNumbers: shown.length === 0 || (isVector && zoom < NUMBERS_UNTIL),
        write: (canvas, taken) => isVector && writeNames(canvas, shown, zoom, taken),
      };
    },
    /** Gives up what is on its way. */
    end(): void {
      for (const control of asked.values()) control.abort();
      asked.clear();
    },
  };
}
export type Streets = ReturnType<typeof createStreets>;
