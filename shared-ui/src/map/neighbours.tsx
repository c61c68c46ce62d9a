import { useMemo } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { Counter } from './counter.record.ts';
import { placeTexts } from './texts.ts';
import { clustersOf, isInside, type Box, type View } from './view.rules.ts';

/** So many stations in view are named in words. */
const NAMED = 4;

/** The stations in view, near ones as one dot. */
export function useNeighboursInView(neighbours: Counter[], { x, y, scale }: View, box: Box) {
  return useMemo(
    () => clustersOf(neighbours, { x, y, scale }, box).filter((dot) => isInside(dot, box)),
    [neighbours, x, y, scale, box],
  );
}
type InView = ReturnType<typeof useNeighboursInView>;

/** Other stations as small dots, named when they are pointed at. The list under the map names them for everybody. */
export function NeighbourDots({ inView }: { inView: InView }) {
  return (
    <ul className="cx-markers" aria-hidden>
      {inView.map(({ points, x, y }) => (
        <li key={points[0]?.id} style={{ left: x, top: y }}>
          <span className="cx-place-neighbour">
            <span className="cx-marker-tip">{namesOf(points)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which other stations the map shows. */
export function NeighbourNames({ inView }: { inView: InView }) {
  const t = useTexts(placeTexts);
  const all = inView.flatMap(({ points }) => points);
  const [count, names] = [all.length, namesOf(all.slice(0, NAMED))];
  return (
    <p className="cx-map-help">
      {all.length > NAMED
        ? t('manyNeighbours', { names, more: count - NAMED })
        : t('neighbours', { count, names })}
    </p>
  );
}

const namesOf = (points: readonly Counter[]) => points.map(({ name }) => name).join(', ');
