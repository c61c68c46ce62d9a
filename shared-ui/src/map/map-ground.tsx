import type { Overlay } from './ground/canvas.ts';
import { Ground } from './ground/ground-canvas.tsx';
import type { Place } from './projection.rules.ts';
import { areDrawn, type StreetTiles } from './tile-grid.rules.ts';
import { Tiles } from './tiles.tsx';
import type { Box, View } from './view.rules.ts';

type MapGroundProps = {
  view: View;
  box: Box;
  /** Where markers stand, in pixels of the box. */
  covered: readonly Place[];
  tiles: StreetTiles | null;
  overlay: Overlay | null;
};

/** What lies under the markers: the map's own ground, with street tiles under its lines or over it where they are set up. */
export function MapGround({ tiles, ...props }: MapGroundProps) {
  const pictures = areDrawn(tiles) ? null : tiles;
  return (
    <>
      {pictures && <Tiles view={props.view} box={props.box} tiles={pictures} />}
      <Ground {...props} bare={pictures !== null} />
    </>
  );
}
