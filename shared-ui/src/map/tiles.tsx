import { tilesOf, viewBoxOf, type Box, type View } from './view.rules.ts';

/** Street tiles under the lines, from the addresses that a template gives. Decoration. */
export function Tiles({ view, box, template }: { view: View; box: Box; template: string }) {
  // half a pixel over the next one, or the ground shows between them as a hairline
  const seam = 0.5 / view.scale;
  return (
    <svg className="cx-map-tiles" viewBox={viewBoxOf(view, box)} aria-hidden>
      {tilesOf(template, view, box).map(({ url, x, y, size }) => (
        <image key={url} href={url} x={x} y={y} width={size + seam} height={size + seam} />
      ))}
    </svg>
  );
}
