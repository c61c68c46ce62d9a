import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { mapTexts } from './texts.ts';
import type { useMapView } from './use-map-view.ts';

type ZoomButtonsProps = Pick<ReturnType<typeof useMapView>, 'isWhole' | 'zoomIn' | 'zoomOut' | 'showAll'> & {
  /** Shows the one place that the map is for; null while there is none. Left out, the map has no such button. */
  showPlace?: (() => void) | null;
};

/** The buttons that zoom a map. */
export function ZoomButtons({ isWhole, zoomIn, zoomOut, showAll, showPlace }: ZoomButtonsProps) {
  const t = useTexts(mapTexts);
  const button = (name: string, icon: string, onClick: () => void, off = false): ReactNode => (
    <button type="button" aria-label={name} aria-disabled={off} onClick={onClick}>
      <i className={`pi pi-${icon}`} aria-hidden />
    </button>
  );
  return (
    <div className="cx-map-zoom">
      {button(t('zoomIn'), 'plus', zoomIn)}
      {button(t('zoomOut'), 'minus', zoomOut, isWhole)}
      {button(t('wholeState'), 'home', showAll, isWhole)}
      {showPlace !== undefined && button(t('toPlace'), 'map-marker', () => showPlace?.(), showPlace === null)}
    </div>
  );
}
