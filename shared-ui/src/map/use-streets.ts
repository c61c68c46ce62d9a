import { useEffect, useState } from 'react';
import type { Overlay } from './ground/canvas.ts';
import type { Streets } from './streets/streets.ts';
import { areDrawn, type StreetTiles } from './tile-grid.rules.ts';
import type { Box, View } from './view.rules.ts';

/**
 * The street tiles of a view, as far as the page draws them: fetched with what draws them, behind the map's own ground,
 * which stays where a tile can't be had; `isPartial` once that was so.
 */
export function useStreets(
  tiles: StreetTiles | null,
  { x, y, scale }: View,
  box: Box,
): { overlay: Overlay | null; isPartial: boolean } {
  const [streets, setStreets] = useState<Streets | null>(null);
  const [isPartial, setPartial] = useState(false);
  const [, setCome] = useState(0);
  useEffect(() => {
    if (!areDrawn(tiles)) return undefined;
    let made: Streets | null = null;
    let left = false;
    const onFailure = () => setPartial(true);
    const begin = async () => {
      const { createStreets } = await import('./streets/streets.ts');
      if (left) return;
      made = createStreets(tiles, { onChange: () => setCome((times) => times + 1), onFailure });
      setStreets(made);
    };
    begin().catch(onFailure);
    return () => {
      left = true;
      made?.end();
      setStreets(null);
    };
  }, [tiles]);
  useEffect(() => streets?.want({ x, y, scale }, box), [streets, x, y, scale, box]);
  return { overlay: streets?.overlay({ x, y, scale }, box) ?? null, isPartial };
}
