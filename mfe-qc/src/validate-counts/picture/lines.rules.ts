import type { YearFlow, YearOfCounts } from 'shared-ui/domain';
import type { Span } from './time.rules.ts';
import {
  axisCap,
  dayPoints,
  detailOf,
  intervalPoints,
  lonePoints,
  type Detail,
  type Point,
} from './year.rules.ts';

/** A flow as drawn: `place` is its place among the year's flows (its colour), `dots` its points that stand alone. */
export type Line = { name: string; place: number; points: Point[]; dots: boolean[] };

/** All that the line chart draws: `cap` ends the axis below the values in `above`. */
export type Lines = { detail: Detail; lines: Line[]; cap: number | null; above: Point[] };

/** The flows that are not hidden, in the window. */
export function linesOf(year: YearOfCounts, hidden: ReadonlySet<number>, window: Span): Lines {
  const detail = detailOf(window);
  const draw = detail === 'days' ? dayPoints : intervalPoints;
  const lines = year.flows.flatMap((flow: YearFlow, place) => {
    if (hidden.has(flow.id)) return [];
    const points = draw(flow, year, window);
    return [{ name: flow.name, place, points, dots: lonePoints(points) }];
  });
  const points = lines.flatMap((line) => line.points);
  const cap = axisCap(points.map(({ y }) => y));
  return { detail, lines, cap, above: cap === null ? [] : points.filter(({ y }) => y > cap) };
}
