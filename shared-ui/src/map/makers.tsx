import type { MapSettings } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { mapTexts } from './texts.ts';

/** Whose data the map is drawn with, as they ask for it to be said. */
export function Makers({ tiles }: { tiles: MapSettings['tiles'] }) {
  const t = useTexts(mapTexts);
  const lines = tiles ? [tiles.attribution, t('census')] : [t('openStreetMap'), t('geoNames'), t('courtesy')];
  return <p className="cx-map-makers">{lines.filter(Boolean).join(' · ')}</p>;
}
