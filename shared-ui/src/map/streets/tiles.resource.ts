import { callFile } from 'shared-ui/api';
import { tileAddress, type StreetTiles, type TileAt } from '../tile-grid.rules.ts';

/** Answers of a tile server that has nothing there. */
const NONE: ReadonlySet<number> = new Set([204, 404]);

/** The bytes of a tile, of this server's archive or of another; null where there is none. Throws where it can't be had. */
export async function fetchTile(
  { url }: StreetTiles,
  { z, x, y }: TileAt,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (url.startsWith('/')) {
    const file = await callFile('GET /map-tiles/:z/:x/:y', { params: { z, x, y } }, { signal });
    return file.size > 0 ? file : null;
  }
  const response = await fetch(tileAddress(url, { z, x, y }), {
    signal,
    credentials: 'omit',
    referrerPolicy: 'origin',
  });
  if (NONE.has(response.status)) return null;
  if (!response.ok) throw new Error(`The tile server answered with ${response.status}.`);
  return response.blob();
}
