import type { Basis } from './overlap.rules.ts';
import type { ImportStation } from './station.ts';

/** One calendar year of a flow by the AASHTO method: the mean of its 84 cells, month by weekday (decision E4). */
export type AadtYear = {
  year: number;
  /** With one decimal; null where a cell has no day: "Incomplete data". */
  aadt: number | null;
  /** Days whose intervals are all there and usable, of the days of the year. */
  days_used: number;
  days_in_year: number;
  weekdays: DaysUsed;
  weekends: DaysUsed;
  /** Of 84. */
  cells_filled: number;
  /** Monthly averages, January to December, with one decimal; null where a weekday of the month has no day. */
  months: (number | null)[];
  /** The months, 1 to 12, that miss a weekday. */
  missing_months: number[];
};

/** How many of the days of a kind were used. */
export type DaysUsed = { used: number; of: number };

/** A flow with its years, the newest first. */
export type FlowAadt = {
  flowid_txdot: string;
  name: string;
  count_type: string;
  direction: string;
  movement_direction_code: string | null;
  years: AadtYear[];
};

/** GET /reports/aadt/:stationId */
export type AadtReport = {
  station_id_tmg: string;
  station_name: string;
  flows: FlowAadt[];
  /** The station's figure by year and count type, where several flows count it; the newest first. */
  totals: StationTotal[];
};

/** What a year's flows of one count type come to, nobody counted twice (decision E5). */
export type StationTotal = {
  year: number;
  count_type: string;
  /** Null where neither the single directions nor the combined flow have the year complete. */
  aadt: number | null;
  basis: Basis;
  /** Ids of the flows that were added. */
  added: string[];
  /** Ids of those that count the same people again. */
  overlapping: string[];
};

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

/** GET /export/aadt: the first row holds the headers, the others data. */
export type AadtTable = (string | number | null)[][];
