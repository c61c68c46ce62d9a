import { TILE_PX, tileAddress, tilesIn, type StreetTiles } from './tile-grid.rules.ts';
import { viewBoxOf, type Box, type View } from './view.rules.ts';

/** Pictures of a tile server under the lines. Decoration. */
export function Tiles({ view, box, tiles }: { view: View; box: Box; tiles: StreetTiles }) {
  // half a pixel over the next one, or the ground shows between them as a hairline
  const seam = 0.5 / view.scale;
  const { url: template, min_zoom: least, max_zoom: most } = tiles;
  const shown = tilesIn(view, box, { px: TILE_PX.raster, least, most });
  return (
    <svg className="cx-map-tiles" viewBox={viewBoxOf(view, box)} aria-hidden>
      {shown.map((tile) => {
        const [url, side] = [tileAddress(template, tile), tile.size + seam];
        return <image key={url} href={url} x={tile.left} y={tile.top} width={side} height={side} />;
      })}
    </svg>
  );
}
