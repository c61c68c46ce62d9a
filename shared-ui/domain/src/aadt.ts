import type { ImportStation } from './station.ts';

/** A flow's newest complete year; nulls where it has none. `days_used` tells of any year. */
export type FlowFigure = {
  flowid_txdot: string;
  name: string;
  year: number | null;
  aadt: number | null;
  days_used: number;
};

/** GET /stations?report=aadt: a station with the newest average of each of its flows. */
export type AadtStation = ImportStation & {
  agency: string;
  aadt: FlowFigure[];
  /** Whether the station has any count, certified or not. */
  has_counts: boolean;
};
