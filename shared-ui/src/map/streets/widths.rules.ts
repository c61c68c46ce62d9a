import type { LineKind } from './features.rules.ts';

type Width = { from: number; least: number; grows: number; most: number };
/** From which zoom on a line is drawn, how wide it is there in pixels, and how fast that grows by the zoom. */
const WIDTHS: Record<LineKind, Width> = {
  stream: { from: 9, least: 0.8, grows: 0.3, most: 3 },
  limit: { from: 9, least: 0.8, grows: 0.1, most: 1.4 },
  path: { from: 13, least: 0.9, grows: 0.3, most: 2 },
  rail: { from: 10, least: 0.7, grows: 0.15, most: 1.4 },
  street: { from: 12, least: 0.5, grows: 0.8, most: 7 },
  minor: { from: 9, least: 0.6, grows: 0.8, most: 9 },
  us: { from: 9, least: 1, grows: 1, most: 11 },
  interstate: { from: 9, least: 1.8, grows: 1.1, most: 13 },
};
/** From which zoom on buildings are drawn. */
export const BUILDINGS_FROM = 14;
/** From which zoom on roads have edges. */
export const EDGES_FROM = 12;

/** How wide a line is drawn at a zoom, in pixels; 0 where it isn't. */
export function widthOf(kind: LineKind, zoom: number): number {
  const { from, least, grows, most } = WIDTHS[kind];
  return zoom < from - 0.5 ? 0 : Math.min(most, least + Math.max(0, zoom - from) * grows);
}
