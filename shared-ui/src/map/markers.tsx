import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { figureClass, TREND_SIGNS, worstOf } from './counter-figure.ts';
import type { Counter } from './counter.record.ts';
import { mapTexts } from './texts.ts';
import { markerTowards, type Cluster } from './view.rules.ts';

export type CounterCluster = Cluster<Counter>;
const worstIn = ({ points }: CounterCluster) => worstOf(points.map(({ figure }) => figure));
const daysToReview = ({ points }: CounterCluster) => points.filter(({ days }) => days !== null).length;

function useMarkerLabel() {
  const t = useTexts(mapTexts);
  return (cluster: CounterCluster) => {
    const [first] = cluster.points;
    if (!first) return '';
    if (cluster.points.length === 1 && first.figure) return `${first.name}, ${first.figure.says}`;
    if (cluster.points.length === 1)
      return first.days === null
        ? t('counterQuiet', { name: first.name })
        : t('counterReview', { name: first.name, count: first.days });
    const [review, worst] = [daysToReview(cluster), worstIn(cluster)];
    const many = t('cluster', { count: cluster.points.length, name: first.area ?? first.name });
    if (worst) return `${many}, ${t('clusterWorst', { count: worst.count, says: worst.figure.says })}`;
    return review ? `${many}, ${t('clusterReview', { count: review })}` : many;
  };
}

const focusMarker = (list: HTMLElement | null, index: number) =>
  list?.children[index]?.querySelector('button')?.focus();

/**
 * Counters and clusters as buttons over the map, with one tab stop for all. A cluster that is opened goes away with
 * its focus; the focus then moves to the marker that has its first counter.
 */
export function Markers({
  clusters,
  about,
  opened,
  onOpen,
}: {
  clusters: CounterCluster[];
  /** The counter that the map is about. */
  about: string | null;
  /** The counter whose card is shown. */
  opened: string | null;
  onOpen: (cluster: CounterCluster) => void;
}) {
  const labelOf = useMarkerLabel();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const found = clusters.findIndex(({ points }) => points.some(({ id }) => id === current));
  const at = Math.max(0, found);
  useEffect(() => {
    if (wanted.current === null) return;
    const index = clusters.findIndex(({ points }) => points.some(({ id }) => id === wanted.current));
    wanted.current = null;
    focusMarker(list.current, index);
  }, [clusters]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = markerTowards(event.key, at, clusters);
    if (next === null) return;
    event.preventDefault();
    focusMarker(list.current, next);
  };

  return (
    <ul ref={list} className="cx-markers">
      {clusters.map((cluster, index) => {
        const [first] = cluster.points;
        if (!first) return null;
        const single = cluster.points.length === 1;
        const label = labelOf(cluster);
        const isOpen = single && first.id === opened;
        const figure = single ? first.figure : worstIn(cluster)?.figure;
        return (
          <li key={first.id} style={{ left: cluster.x, top: cluster.y }}>
            <button
              type="button"
              className={`cx-marker ${single ? '' : 'is-cluster'} ${daysToReview(cluster) ? 'is-review' : ''} ${isOpen ? 'is-open' : ''} ${cluster.points.some(({ id }) => id === about) ? 'is-about' : ''} ${figure ? figureClass(figure) : ''}`}
              data-counter={first.id}
              aria-label={label}
              aria-expanded={single ? isOpen : undefined}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setCurrent(first.id)}
              onKeyDown={onKeyDown}
              onClick={() => {
                if (!single) wanted.current = first.id;
                onOpen(cluster);
              }}
            >
              {single ? null : <span aria-hidden>{cluster.points.length}</span>}
              {figure?.trend ? <span aria-hidden>{TREND_SIGNS[figure.trend]}</span> : null}
              <span className="cx-marker-tip" aria-hidden>
                {label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
