import type { Queryable } from '../../platform/db/database.ts';
import { countNotices, daysOf } from './tmas/count-notices.rules.ts';
import { hintNotices, unevenNotices } from './tmas/hint-notices.rules.ts';
import type { Notice } from './tmas/notice.ts';
import { stationNotices } from './tmas/station-notices.rules.ts';
import type { TmasFlow } from './tmas/station-record.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { inPieces } from '../store/pieces.ts';
import {
  selectDayFacts,
  selectDayTotals,
  selectExcludedCounts,
  selectStationsWithoutFlows,
  selectTmasFlows,
  type StationDays,
} from './tmas.sql.ts';

/** What an export would write of a station: the days of each flow that get a record, and all there is to say. */
export type Inspected = {
  stationId: number;
  flows: { flow: TmasFlow; days: string[] }[];
  notices: Notice[];
};

type Period = { station_ids: number[]; from: string; until: string };

/** Looks into one station after the other, as little of each in memory as its days are. */
export async function* inspectStations(
  db: Queryable,
  { station_ids, from, until }: Period,
  language: Language,
): AsyncGenerator<Inspected> {
  const flows = Map.groupBy(await selectTmasFlows(db, station_ids), ({ station_id }) => station_id);
  for (const station of await selectStationsWithoutFlows(db, station_ids)) {
    yield { stationId: 0, flows: [], notices: [{ kind: 'noFlows', station, flow: null }] };
  }
  for (const [stationId, own] of flows) {
    yield await inspectStation(db, own, { stationId, from, until }, language);
  }
}

async function inspectStation(
  db: Queryable,
  own: TmasFlow[],
  days: StationDays,
  language: Language,
): Promise<Inspected> {
  const { exported, notices } = stationNotices(own);
  if (exported.length === 0) return { stationId: days.stationId, flows: [], notices };
  const read = await inPieces(db, days, (piece) => selectDayFacts(db, { ...days, ...piece }));
  const facts = Map.groupBy(read.flat(), ({ flow_id }) => flow_id);
  const excluded = Map.groupBy(await selectExcludedCounts(db, days, language), ({ flow_id }) => flow_id);
  const totals = await selectDayTotals(db, { ...days, from: yearBefore(days.from) });
  const byFlow = Map.groupBy(totals, ({ flow_id }) => flow_id);
  const all = daysOf(days);
  const flows = exported.map((flow) => {
    const { flow_id } = flow;
    const counted = countNotices(flow, all, facts.get(flow_id) ?? [], excluded.get(flow_id) ?? []);
    const hints = counted.written.length > 0 ? hintNotices(flow, all, byFlow.get(flow_id) ?? []) : [];
    notices.push(...counted.notices, ...hints);
    return { flow, days: counted.written };
  });
  notices.push(...unevenNotices(exported, days, totals));
  return { stationId: days.stationId, flows, notices };
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01`;

/** The years of a flow's records. */
export const yearsOf = (days: readonly string[]): number[] => [
  ...new Set(days.map((day) => Number(day.slice(0, 4)))),
];
