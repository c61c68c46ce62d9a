import path from 'node:path';
import type { MapSettings } from 'shared-domain';
import { openTileArchive, type TileArchive } from '../stations/map/tile-archive.ts';

/** What maps are drawn with: what people are told of it, and the archive of street tiles where the server has them. */
export type MapOptions = { settings: MapSettings; archive: TileArchive | null };
type Tiles = NonNullable<MapSettings['tiles']>;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What may stand in a policy: a name or an address, no placeholder and nothing that ends a directive. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;
/** Where the server answers with tiles of its own. */
const OWN_TILES = '/api/map-tiles/{z}/{x}/{y}';
/** The last zoom that servers of tiles have, mostly, and the nearest one that there is. */
const LAST_ZOOM = { raster: 19, vector: 14 };
const NEAREST_ZOOM = 22;

/** Whether a browser is sent there safely: https, or http on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname));
  return secure && HOST.test(hostname) && username === '' && password === '';
}

function isTemplate(text: string): boolean {
  const marks = text.match(/\{[^}]*\}/g) ?? [];
  return marks.length === 3 && ['{z}', '{x}', '{y}'].every((mark) => marks.includes(mark));
}

function kindFrom(text: string | undefined): Tiles['kind'] {
  if (!text || text === 'raster') return 'raster';
  if (text === 'vector') return text;
  throw new Error(`MAP_TILES_KIND is "raster" or "vector", not "${text}".`);
}

function lastZoomFrom(text: string | undefined, kind: Tiles['kind']): number {
  if (!text) return LAST_ZOOM[kind];
  const zoom = Number(text);
  if (Number.isInteger(zoom) && zoom >= 0 && zoom <= NEAREST_ZOOM) return zoom;
  throw new Error(`MAP_TILES_MAX_ZOOM must be a whole number from 0 to ${NEAREST_ZOOM}, not "${text}".`);
}

function archiveFrom(file: string): TileArchive {
  try {
    return openTileArchive(path.resolve(file));
  } catch (error) {
    throw new Error(`MAP_TILES_FILE: ${(error as Error).message}`, { cause: error });
  }
}

const ofArchive = (archive: TileArchive, attribution: string): Tiles => ({
  url: OWN_TILES,
  attribution: attribution || archive.attribution,
  kind: archive.kind,
  min_zoom: archive.minZoom,
  max_zoom: archive.maxZoom,
});

/** The map as the environment sets it; a visualization wins over tiles. Throws a sentence for what is wrong. */
export function mapFrom(env: Record<string, string | undefined>): MapOptions {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '', MAP_EMBED_URL: embed } = env;
  const { MAP_TILES_FILE: file, MAP_TILES_KIND, MAP_TILES_MAX_ZOOM } = env;
  if (url && !(isSafeAddress(url) && isTemplate(url)))
    throw new Error(
      `MAP_TILES_URL must be an address such as https://tiles.example/{z}/{x}/{y}.png (http on localhost only), not "${url}".`,
    );
  if (embed && !isSafeAddress(embed))
    throw new Error(
      `MAP_EMBED_URL must be an address such as https://views.example/map?agency={agency} (http on localhost only), not "${embed}".`,
    );
  if (url && file)
    throw new Error('MAP_TILES_URL and MAP_TILES_FILE are two ways to tiles: set one of them.');
  if (file && (MAP_TILES_KIND || MAP_TILES_MAX_ZOOM))
    throw new Error('MAP_TILES_KIND and MAP_TILES_MAX_ZOOM are for MAP_TILES_URL: a file says both itself.');
  const kind = kindFrom(MAP_TILES_KIND);
  const max_zoom = lastZoomFrom(MAP_TILES_MAX_ZOOM, kind);
  const archive = file ? archiveFrom(file) : null;
  if (embed) return { settings: { tiles: null, embed }, archive: null };
  if (archive) return { settings: { tiles: ofArchive(archive, attribution), embed: null }, archive };
  const tiles = url ? { url, attribution, kind, min_zoom: 0, max_zoom } : null;
  return { settings: { tiles, embed: null }, archive: null };
}

/**
 * Where a configured map comes from, for the policy of the page: pictures of a tile server, what the page draws itself, and
 * a visualization. Tiles of this server come from nowhere else.
 */
export function mapOrigins({ tiles, embed }: MapSettings) {
  const origin = tiles && !tiles.url.startsWith('/') ? new URL(tiles.url).origin : null;
  return {
    tiles: tiles?.kind === 'raster' ? origin : null,
    drawnTiles: tiles?.kind === 'vector' ? origin : null,
    embed: embed === null ? null : new URL(embed).origin,
  };
}
