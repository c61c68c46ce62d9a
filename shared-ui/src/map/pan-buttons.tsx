import { useTexts } from 'shared-ui/i18n';
import { mapTexts } from './texts.ts';
import type { useMapView } from './use-map-view.ts';

const WAYS = [
  ['left', 'panLeft'],
  ['up', 'panUp'],
  ['down', 'panDown'],
  ['right', 'panRight'],
] as const;

/** The buttons that move a map, for those who can't drag it. They stand below it: on a phone they would hide what they move to. */
export function PanButtons({ panTo }: Pick<ReturnType<typeof useMapView>, 'panTo'>) {
  const t = useTexts(mapTexts);
  return (
    <div className="cx-map-pan">
      {WAYS.map(([direction, name]) => {
        const pan = panTo(direction);
        return (
          <button
            key={direction}
            type="button"
            aria-label={t(name)}
            title={t(name)}
            // not `disabled`: the focus stays where it is at the edge of the state
            aria-disabled={pan === null}
            onClick={() => pan?.()}
          >
            <i className={`pi pi-arrow-${direction}`} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
