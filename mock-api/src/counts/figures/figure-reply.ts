import {
  daysOfYear,
  flowIdOf,
  type FigureInterval,
  type FlowYearFigure,
  type LayeredValue,
  type StationFigure,
  type StationFigures,
} from 'shared-domain';
import type { FigureFlowRow } from './figures.sql.ts';
import { factorParts, withFactors } from './factor-interval.rules.ts';
import { intervalsOf, toldInterval } from './interval.rules.ts';
import { layeredDays, type FlowLayers } from './layers.ts';
import { aashto, hourlyFigure, simpleMean, tallied } from './methods.rules.ts';
import type { FlowDays, WorkedOut } from './station-year.rules.ts';
import { completionOf, gradeOf, sufficiencyOf } from './sufficiency.rules.ts';
import type { YearOfHours } from './year-of-hours.ts';

/** A flow's row by its row id, what it counted, what lies over it, and findings that are open. */
export type Told = {
  year: number;
  rows: ReadonlyMap<number, FigureFlowRow>;
  counted: ReadonlyMap<number, FlowDays>;
  layers: FlowLayers;
  findings: ReadonlyMap<number, number>;
};

type Figure = StationFigures['figures'][number];

const named = ({ rows }: Told, flow: number): { flowid_txdot: string; name: string }[] => {
  const row = rows.get(flow);
  return row ? [{ flowid_txdot: flowIdOf(row.station_id_tmg, row), name: row.name }] : [];
};

/** A mode's figure as it is told, its flows by their ids and names; without the interval of its layers, which takes a draw of weeks. */
function listedReply(told: Told, worked: WorkedOut): Figure {
  const open = worked.added.reduce((sum, flow) => sum + (told.findings.get(flow) ?? 0), 0);
  return {
    mode: worked.mode,
    value: worked.value,
    taken: worked.taken,
    flows: worked.added.flatMap((flow) => named(told, flow)),
    lacking: worked.lacking.flatMap(({ flow_id, cells }) =>
      named(told, flow_id).map((flow) => ({ ...flow, cells })),
    ),
    left_out: worked.left.flatMap(({ flow_id, reason }) =>
      named(told, flow_id).map((flow) => ({ ...flow, reason })),
    ),
    modes_lacking: worked.modes_lacking,
    sufficiency: worked.sufficiency,
    grade: worked.sufficiency && gradeOf(worked.sufficiency, open),
    interval: worked.interval,
    layered: layeredValue(told, worked.added),
  };
}

/** The same of a station's year, where there is time for that interval, too. */
export function figureReply(told: Told, worked: WorkedOut): Figure {
  const figure = listedReply(told, worked);
  const { layered } = figure;
  // what was counted is no station's: neither is its interval
  if (!layered || worked.value === null) return figure;
  return { ...figure, layered: { ...layered, interval: layeredInterval(told, worked.added, layered) } };
}

/** The interval of a figure under factors, as it would be published; none with filled days, which are no sample. */
function layeredInterval(
  { year, counted, layers }: Told,
  flows: readonly number[],
  { value, filled_days }: LayeredValue,
): FigureInterval | null {
  if (filled_days > 0) return null;
  const own = flows.map((flow) => {
    const days = counted.get(flow)?.days ?? [];
    const factors = (layers.get(flow) ?? []).filter((layer) => layer.kind === 'factor');
    return { days: layeredDays(year, days, factors)?.days ?? days, factors };
  });
  const gap = Math.max(...own.map(({ days }) => sufficiencyOf(year, days, 0).gap));
  const drawn = intervalsOf(
    year,
    value,
    own.map(({ days }) => days),
    gap,
  );
  return withFactors(toldInterval(drawn), value, factorParts(year, own));
}

/** The figure of flows with what lies over them; null where nothing does. */
function layeredValue(told: Told, flows: readonly number[]): LayeredValue | null {
  const { year, counted, layers } = told;
  const own = flows.map((flow) => {
    const days = counted.get(flow)?.days ?? [];
    const laid = layeredDays(year, days, layers.get(flow) ?? []);
    return { flow, laid, value: aashto(year, laid?.days ?? days), total: laid?.total ?? tallied(days).total };
  });
  if (own.every(({ laid }) => laid === null)) return null;
  const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0);
  const filled = sum(({ laid }) => laid?.filled_days ?? 0);
  const total = sum((one) => one.total);
  return {
    value: own.some(({ value }) => value === null) ? null : sum(({ value }) => value ?? 0),
    factors: own.flatMap(({ flow, laid }) =>
      named(told, flow).flatMap(({ flowid_txdot }) =>
        (laid?.factors ?? []).map((factor) => ({ flowid_txdot, ...factor })),
      ),
    ),
    filled_days: filled,
    filled_share_of_days: filled / (daysOfYear(year) * own.length),
    filled_share_of_traffic: total === 0 ? 0 : sum(({ laid }) => laid?.filled_total ?? 0) / total,
  };
}

/** A row of the list: the place, its figure and the year before. */
export function rowReply(told: Told, place: FigureFlowRow, worked: WorkedOut): StationFigure {
  const facilities = worked.added.flatMap((flow) => told.rows.get(flow)?.facility ?? []);
  return {
    station_id_tmg: place.station_id_tmg,
    station_name: place.station_name,
    agency_id: place.agency_id,
    agency: place.agency,
    district: place.district,
    county: place.county,
    facilities: [...new Set(facilities)],
    latitude: place.latitude,
    longitude: place.longitude,
    ...listedReply(told, worked),
    before: worked.before,
    change: worked.change,
    common: worked.common,
  };
}

/** A flow's year by three methods, with what it suffices for and what would complete it. */
export function flowReply(told: Told, row: FigureFlowRow, own: FlowDays, hours: YearOfHours): FlowYearFigure {
  const { year } = told;
  const sufficiency = sufficiencyOf(year, own.days, own.hours);
  const value = aashto(year, own.days);
  const completion = completionOf(year, own.days);
  const hourly = hourlyFigure(hours);
  const of = { days: sufficiency.days, cells: sufficiency.cells, hours: sufficiency.hours };
  const months = 12 - new Set(completion.cells.map(({ month }) => month)).size;
  return {
    flowid_txdot: flowIdOf(row.station_id_tmg, row),
    name: row.name,
    count_type: row.count_type,
    direction: row.direction,
    facility: row.facility,
    methods: [
      { method: 'aashto', value, ...of, months },
      { method: 'hourly', ...of, ...hourly },
      { method: 'simple', value: simpleMean(own.days), ...of, months },
    ],
    sufficiency,
    grade: gradeOf(sufficiency, told.findings.get(row.flow_id) ?? 0),
    completion,
    ...intervalsOf(year, value, [own.days], sufficiency.gap),
    layered: layeredValue(told, [row.flow_id]),
  };
}
