import type { MapSettings } from 'shared-domain';
import { TEXAS } from './projection.rules.ts';
import type { Box, View } from './view.rules.ts';

export type StreetTiles = NonNullable<MapSettings['tiles']>;

/** Whether the page draws the tiles itself: vector tiles, and pictures of this server's, which asks who is signed in. */
export const areDrawn = (tiles: StreetTiles | null): tiles is StreetTiles =>
  tiles !== null && (tiles.kind === 'vector' || tiles.url.startsWith('/'));

/** Tiles are so wide and high in pixels, by their kind, where they are shown in their own size. */
export const TILE_PX = { raster: 256, vector: 512 } as const;

/** A tile of the web Mercator pyramid, and where it lies: place of its north-west corner and size in map units. */
export type TileAt = { z: number; x: number; y: number; left: number; top: number; size: number };
/** Which tiles there are, and how large they are meant. */
export type Pyramid = { px: number; least: number; most: number };

const WORLD = 2 * Math.PI * TEXAS.k;
const [WEST, NORTH] = [(-Math.PI - TEXAS.x0) * TEXAS.k, (TEXAS.y1 - Math.PI) * TEXAS.k];

/** The zoom at which tiles of this size in pixels have their own size at a scale; a fraction between two of them. */
export const zoomAt = (scale: number, px: number): number => Math.log2((WORLD * scale) / px);

/** Where a tile lies on the map, which has the same projection: tiles need no bending. */
export function tileAt(z: number, x: number, y: number): TileAt {
  const size = WORLD / 2 ** z;
  return { z, x, y, left: WEST + x * size, top: NORTH + y * size, size };
}

/**
 * The tiles that fill the box, of the zoom at which they come nearest to their own size; nearer than the last zoom those of
 * that. None further out than the first.
 */
export function tilesIn(view: View, box: Box, { px, least, most }: Pyramid): TileAt[] {
  const wanted = Math.max(0, Math.round(zoomAt(view.scale, px)));
  if (wanted < least) return [];
  const z = Math.min(wanted, most);
  const { size } = tileAt(z, 0, 0);
  const range = (middle: number, pixels: number, from: number) => {
    const half = pixels / 2 / view.scale;
    const first = Math.max(0, Math.floor((middle - half - from) / size));
    const end = Math.min(2 ** z - 1, Math.floor((middle + half - from) / size));
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i);
  };
  const rows = range(view.y, box.height, NORTH);
  return range(view.x, box.width, WEST).flatMap((x) => rows.map((y) => tileAt(z, x, y)));
}

/** The address of a tile, of a template with `{z}`, `{x}` and `{y}`. */
export const tileAddress = (template: string, { z, x, y }: Pick<TileAt, 'z' | 'x' | 'y'>): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
