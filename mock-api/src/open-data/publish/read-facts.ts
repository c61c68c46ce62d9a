import { flowIdOf, type FigureMode } from 'shared-domain';
import type { Database } from '../../platform/db/database.ts';
import { selectApproved } from '../../counts/factors/approved.sql.ts';
import { readFactorSpans } from '../../counts/figures/programme/flow-factors.ts';
import { readStationYear } from '../../counts/figures/programme/station-year.ts';
import { figureOf } from '../../counts/publications/figure.rules.ts';
import type { OpenAadt, OpenFacts, OpenFactor } from '../store/snapshot.types.ts';
import { equipmentDays, type MonthsOut } from './equipment-days.rules.ts';
import { selectEquipmentDays, selectFirstMonths } from './equipment-days.sql.ts';
import { selectIntervals, type ChosenStation, type FlowRow } from './chosen.sql.ts';

const MODES: readonly FigureMode[] = ['bicycle', 'pedestrian'];

/** A place to so many decimals. */
const rounded = (degrees: number | null, places: number): number | null =>
  degrees === null ? null : Number(degrees.toFixed(places));

/** A year that has months out, and whether nothing else of it is counted. */
export type OutYear = { year: number; whole: boolean };

/**
 * What a version tells of a station beside its months. The figure of a year is worked out once all that is counted of it is out;
 * of another year what was told before stays.
 */
export async function readFacts(
  db: Database,
  station: ChosenStation,
  flows: readonly FlowRow[],
  {
    years,
    months,
    before,
    now,
  }: { years: readonly OutYear[]; months: MonthsOut; before: OpenFacts | null; now: () => Date },
): Promise<OpenFacts> {
  const aadt: OpenAadt[] = [];
  for (const { year, whole } of years)
    aadt.push(
      ...(whole
        ? await aadtOf(db, station, year, now)
        : (before?.aadt ?? []).filter((one) => one.year === year)),
    );
  const intervals = await selectIntervals(db, station.id);
  const changed = equipmentDays(
    await selectEquipmentDays(db, station.id),
    months,
    await selectFirstMonths(db, station.id),
  );
  return {
    station: station.station_id_tmg,
    name: station.station_name,
    street_or_trail: station.street_or_trail_name,
    city: station.city,
    county: station.county,
    district: station.district,
    latitude: rounded(station.latitude, station.places),
    longitude: rounded(station.longitude, station.places),
    time_zone: station.time_zone,
    established: Number(station.year_station_established) || null,
    discontinued: station.year_station_discontinued,
    agency: station.agency,
    contact: station.contact,
    note: station.note,
    daily_only: station.daily_only,
    flows: flows.map(({ id, type, direction, side, method, facility, ...flow }) => ({
      flow: flowIdOf(station.station_id_tmg, flow),
      type,
      direction,
      side,
      method,
      facility,
      interval_minutes: intervals.get(id) ?? null,
    })),
    aadt,
    factors: await factorsOf(db, station, flows),
    // a version that tells of none is the one that it was before they were told
    ...(changed.length > 0 && { equipment_changed: changed }),
  };
}

async function aadtOf(
  db: Database,
  { station_id_tmg: stationId, id }: ChosenStation,
  year: number,
  now: () => Date,
): Promise<OpenAadt[]> {
  const counted = await readStationYear(db, { stationId, year, language: 'en', now });
  const spans = await readFactorSpans(db, { station: id, year });
  return MODES.flatMap((mode) => {
    const method = 'aashto';
    const worked = figureOf(counted, { mode, method, filled: false }, { spans, fills: [] });
    if (!worked || worked.value === null) return [];
    const days = Math.min(...worked.parts.map((part) => part.days));
    return [
      { year, mode, method, value: Math.round(worked.value), days, grade: worked.grade?.grade ?? null },
    ];
  });
}

async function factorsOf(
  db: Database,
  station: ChosenStation,
  flows: readonly FlowRow[],
): Promise<OpenFactor[]> {
  const approved = await selectApproved(db, [station.id]);
  return flows.flatMap((flow) =>
    (approved.get(flow.id) ?? []).map(({ value, valid_from: from, valid_until: until }) => ({
      flow: flowIdOf(station.station_id_tmg, flow),
      value,
      from,
      until,
    })),
  );
}
