import { useTexts } from 'shared-ui/i18n';
import { mapTexts } from './texts.ts';
import { areDrawn, type StreetTiles } from './tile-grid.rules.ts';

/** Whose data the map is drawn with, as they ask for it to be said, and once whether a part of it could not be had. */
export function Makers({ tiles, isPartial }: { tiles: StreetTiles | null; isPartial: boolean }) {
  const t = useTexts(mapTexts);
  const own = [t('openStreetMap'), t('geoNames'), t('courtesy')];
  // named once where the tiles are of the same makers
  const others = tiles?.attribution.includes('OpenStreetMap') ? own.slice(1) : own;
  const drawn = tiles && [tiles.attribution, ...(areDrawn(tiles) ? others : [t('census')])];
  return (
    <>
      <p className="cx-map-makers">{(drawn ?? own).filter(Boolean).join(' · ')}</p>
      {tiles && <output className="cx-map-help">{isPartial && t('partial')}</output>}
    </>
  );
}
