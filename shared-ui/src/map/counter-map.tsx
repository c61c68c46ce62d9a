import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MapSettings } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { CounterCard } from './counter-card.tsx';
import type { Counter } from './counter.record.ts';
import { Makers } from './makers.tsx';
import { MapGround } from './map-ground.tsx';
import { Markers, type CounterCluster } from './markers.tsx';
import { PanButtons } from './pan-buttons.tsx';
import { mapTexts } from './texts.ts';
import { sizeOnPaper, useBox } from './use-box.ts';
import { useMapView } from './use-map-view.ts';
import { useStreets } from './use-streets.ts';
import { COUNTY_UNITS, unitsAround } from './fitted-view.rules.ts';
import { clustersOf, isInside, MAX_SCALE, STREET_SCALE, toPixels } from './view.rules.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './map.css';
// what figures are drawn with
import '../marks/marks.css';
import './figures-on-map.css';

/**
 * Counters on the map of Texas, with no outside service unless tiles are configured; it opens on them. Near ones are
 * one marker, which opens when it is pressed; a counter opens its card. With `about` it is the map of one station and
 * opens on that, smaller, with its neighbours around it.
 */
export function CounterMap({
  counters,
  tiles,
  about,
  legend,
}: {
  counters: Counter[];
  tiles: MapSettings['tiles'];
  /** The id of a station. */
  about?: string;
  /** What the markers mean, below the map, where they are not about what waits for review. */
  legend?: ReactNode;
}) {
  const t = useTexts(mapTexts);
  const surface = useRef<HTMLDivElement>(null);
  const box = useBox(surface);
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => {
    if (opened === null) return false;
    setOpened(null);
    focusCounter(surface, opened);
    return true;
  };
  const itself = counters.find(({ stationId }) => stationId === about);
  const most = tiles ? STREET_SCALE : MAX_SCALE;
  const rest = useMemo(() => counters.filter((one) => one !== itself), [counters, itself]);
  const home = itself
    ? { points: [itself], nearest: unitsAround(itself, rest, box), most }
    : { points: counters, nearest: COUNTY_UNITS, most };
  const map = useMapView(box, surface, home, { onEscape: close });
  const { x, y, scale } = map.view;
  const clusters = useMemo(() => {
    const view = { x, y, scale };
    // what the map is about never goes under in a cluster
    const alone = itself ? clustersOf([itself], view, box, most) : [];
    const others = clustersOf(rest, view, box, most);
    return [...alone, ...others].filter((cluster) => isInside(cluster, box));
  }, [rest, itself, x, y, scale, box, most]);
  // hundreds of counties: a table below it is drawn first
  const hasGround = useDeferredValue(true, false);
  const { overlay, isPartial } = useStreets(tiles, map.view, box);
  const counter = counters.find(({ id }) => id === opened);

  const open = ({ points }: CounterCluster) => {
    const [first] = points;
    setOpened(points.length > 1 || !first || first.id === opened ? null : first.id);
    if (points.length > 1) map.showCluster(points);
  };

  return (
    <section
      className={`cx-map ${itself ? 'is-small' : ''}`}
      aria-label={itself ? t('mapAround', { name: itself.name }) : t('mapGroup')}
    >
      <div
        ref={surface}
        style={sizeOnPaper(box)}
        className={`cx-map-surface ${map.isWhole ? '' : 'is-near'}`}
      >
        {hasGround && (
          <MapGround view={map.view} box={box} covered={clusters} tiles={tiles} overlay={overlay} />
        )}
        <Markers clusters={clusters} about={itself?.id ?? null} opened={opened} onOpen={open} />
        <ZoomButtons {...map} />
        {legend ? null : <Legend />}
        {counter && (
          <CounterCard
            key={counter.id}
            counter={counter}
            at={toPixels(counter, map.view, box)}
            box={box}
            onClose={close}
          />
        )}
      </div>
      {legend}
      <div className="cx-map-below">
        <PanButtons {...map} />
        <Makers tiles={tiles} isPartial={isPartial} />
      </div>
      <p className="cx-map-help">
        {counters.length ? (
          <>
            <span className="cx-keys">{t('mapKeys')}</span>
            <span className="cx-touch">{t('mapTouch')}</span>
          </>
        ) : (
          t('noPlaces')
        )}
      </p>
    </section>
  );
}

/** The marker of a counter has the focus, or, where it is in none of its own now, the first marker. */
function focusCounter(surface: RefObject<HTMLElement | null>, id: string | null): void {
  const markers = [...(surface.current?.querySelectorAll<HTMLElement>('[data-counter]') ?? [])];
  const marker = markers.find(({ dataset }) => dataset['counter'] === id) ?? markers[0] ?? null;
  marker?.focus();
}

function Legend() {
  const t = useTexts(mapTexts);
  return (
    <ul className="cx-map-legend" aria-label={t('legend')}>
      <li>
        <span className="cx-map-dot" aria-hidden /> {t('legendCounter')}
      </li>
      <li>
        <span className="cx-map-dot is-review" aria-hidden /> {t('legendReview')}
      </li>
    </ul>
  );
}
