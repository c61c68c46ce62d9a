import { isInside, tilesOf, toPixels, viewBoxOf, type Box, type View } from './map.rules.ts';
import { texas } from './texas.ts';

/** From this many pixels per map unit on there is room for the counties' names. */
const NAMES_FROM = 0.9;
const NAME_PX = 12;

/**
 * The state, its counties and, near enough, their names, over tiles where a template of their addresses is given.
 * Decoration: the markers over it carry their own names.
 */
export function TexasLines({ view, box, tiles }: { view: View; box: Box; tiles: string | null }) {
  const ground = tiles === null ? [] : tilesOf(tiles, texas, view, box);
  // half a pixel over the next one, or the state shows between them as a hairline
  const seam = 0.5 / view.scale;
  return (
    <svg className="sh-map-lines" viewBox={viewBoxOf(view, box)} aria-hidden>
      <path d={texas.state} className="sh-map-state" />
      {ground.map(({ url, x, y, size }) => (
        <image key={url} href={url} x={x} y={y} width={size + seam} height={size + seam} />
      ))}
      <path d={texas.inner} className="sh-map-counties" />
      <path d={texas.state} className="sh-map-outline" />
      {view.scale < NAMES_FROM
        ? null
        : texas.names
            .filter(([, x, y]) => isInside(toPixels({ x, y }, view, box), box))
            .map(([name, x, y]) => (
              <text key={name} x={x} y={y} fontSize={NAME_PX / view.scale}>
                {name}
              </text>
            ))}
    </svg>
  );
}
