import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { shellTexts } from '../../texts.ts';
import type { Counter } from './counter.record.ts';
import type { Cluster } from './map.rules.ts';

type CounterCluster = Cluster<Counter>;
const daysToReview = ({ points }: CounterCluster) => points.filter(({ days }) => days !== null).length;

function useMarkerLabel() {
  const t = useTexts(shellTexts);
  return (cluster: CounterCluster) => {
    const [first] = cluster.points;
    if (!first) return '';
    if (cluster.points.length === 1)
      return first.days === null
        ? t('counterQuiet', { name: first.name })
        : t('counterReview', { name: first.name, count: first.days });
    const review = daysToReview(cluster);
    const many = t('cluster', { count: cluster.points.length, name: first.area ?? first.name });
    return review ? `${many}, ${t('clusterReview', { count: review })}` : many;
  };
}

/** Where an arrow leads in the reading order of the markers, or null for another key. */
function stepOf(key: string, at: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

const focusMarker = (list: HTMLElement | null, index: number) =>
  list?.children[index]?.querySelector('button')?.focus();

/**
 * Counters and clusters as buttons over the map, with one tab stop for all. A cluster that is opened goes away with
 * its focus; the focus then moves to the marker that has its first counter.
 */
export function MapMarkers({
  clusters,
  onOpen,
}: {
  clusters: CounterCluster[];
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
    const next = stepOf(event.key, at, clusters.length);
    if (next === null) return;
    event.preventDefault();
    focusMarker(list.current, next);
  };

  return (
    <ul ref={list} className="sh-markers">
      {clusters.map((cluster, index) => {
        const [first] = cluster.points;
        if (!first) return null;
        const single = cluster.points.length === 1;
        const label = labelOf(cluster);
        return (
          <li key={first.id} style={{ left: cluster.x, top: cluster.y }}>
            <button
              type="button"
              className={`sh-marker ${single ? '' : 'is-cluster'} ${daysToReview(cluster) ? 'is-review' : ''}`}
              aria-label={label}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setCurrent(first.id)}
              onKeyDown={onKeyDown}
              onClick={() => {
                if (!single) wanted.current = first.id;
                onOpen(cluster);
              }}
            >
              {single ? null : <span aria-hidden>{cluster.points.length}</span>}
              <span className="sh-marker-tip" aria-hidden>
                {label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
