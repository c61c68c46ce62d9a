import { useMemo, useRef, useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { paths, type MapSettings, type StationSummary } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useNavigate } from 'shared-ui/router';
import { shellTexts } from '../../texts.ts';
import { countersOf, type Counter } from './counter.record.ts';
import { MapMarkers } from './map-markers.tsx';
import { clustersOf, isInside, type Cluster } from './map.rules.ts';
import { TexasLines } from './texas-lines.tsx';
import { texas } from './texas.ts';
import { useBox } from './use-box.ts';
import { useMapView } from './use-map-view.ts';
import './counter-map.css';

/**
 * The agency's counters on the counties of Texas, with no outside service unless tiles are configured; it opens on
 * them, for a statewide agency on the whole state. Near ones are one marker, which opens when it is pressed; a counter
 * opens its quality control.
 */
export function CounterMap({ stations, tiles }: { stations: StationSummary[]; tiles: MapSettings['tiles'] }) {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const surface = useRef<HTMLDivElement>(null);
  const box = useBox(surface);
  const [told, setTold] = useState('');
  const counters = useMemo(() => countersOf(stations, texas), [stations]);
  const { statewide } = useUser().agency;
  const { view, isWhole, zoomIn, zoomOut, showAll, showCluster, drag } = useMapView(
    box,
    surface,
    statewide ? null : counters,
  );
  const { x, y, scale } = view;
  const clusters = useMemo(
    () => clustersOf(counters, { x, y, scale }, box).filter((cluster) => isInside(cluster, box)),
    [counters, x, y, scale, box],
  );

  const open = ({ points }: Cluster<Counter>) => {
    const [first] = points;
    if (points.length > 1) showCluster(points);
    else if (first?.days) void navigate(paths.validateCounts.href({ stationId: first.stationId }));
    else if (first) setTold(t('nothingToReview', { name: first.name, id: first.stationId }));
  };

  return (
    <section className="sh-map" aria-label={t('mapGroup')}>
      <div
        ref={surface}
        className={`sh-map-surface ${isWhole ? '' : 'is-near'} ${tiles ? 'has-tiles' : ''}`}
        onPointerMove={drag}
      >
        <TexasLines view={view} box={box} tiles={tiles?.url ?? null} />
        <MapMarkers clusters={clusters} onOpen={open} />
        <div className="sh-map-zoom">
          <button type="button" aria-label={t('zoomIn')} onClick={zoomIn}>
            <i className="pi pi-plus" aria-hidden />
          </button>
          <button type="button" aria-label={t('zoomOut')} aria-disabled={isWhole} onClick={zoomOut}>
            <i className="pi pi-minus" aria-hidden />
          </button>
          <button type="button" aria-label={t('wholeState')} aria-disabled={isWhole} onClick={showAll}>
            <i className="pi pi-home" aria-hidden />
          </button>
        </div>
        <ul className="sh-legend" aria-label={t('legend')}>
          <li>
            <span className="sh-dot" aria-hidden /> {t('legendCounter')}
          </li>
          <li>
            <span className="sh-dot is-review" aria-hidden /> {t('legendReview')}
          </li>
        </ul>
        {tiles?.attribution ? <p className="sh-map-source">{tiles.attribution}</p> : null}
      </div>
      <p className="sh-map-help">{counters.length ? t('mapKeys') : t('noPlaces')}</p>
      <output className="sh-map-told">{told}</output>
    </section>
  );
}
