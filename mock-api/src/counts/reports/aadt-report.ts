import {
  flowIdOf,
  type AadtReport,
  type AadtStation,
  type FlowAadt,
  type ImportStation,
} from 'shared-domain';
import type { Queryable, Reading } from '../../platform/db/database.ts';
import { figureOf, totalsOf } from './aadt-report.rules.ts';
import { roundedYear } from './aadt.rules.ts';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import type { Caller, Ctx } from '../../platform/http/context.ts';
import type { Language } from '../../platform/text/language.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { selectReportFlows, selectStationFacts, type ReportFlowRow } from './aadt.sql.ts';
import { flowYears, type FlowYears } from './flow-years.ts';

type Reader = Pick<Ctx<unknown>, 'cache' | 'language'> & { db: Reading };

/** Refuses everybody but super admins: the report is theirs (A2, A3). */
function assertSuperAdmin({ user }: Caller): void {
  if (user.super_admin !== 1) throw new ApiProblem(403, coreTexts.forbidden);
}

/** The stations with the newest average of each of their flows. */
export async function withAadt(
  { db, cache, language, caller }: Reader & { caller: Caller },
  stations: ImportStation[],
): Promise<AadtStation[]> {
  assertSuperAdmin(caller);
  const years = await flowYears(db, cache, null);
  const flows = Map.groupBy(
    await selectReportFlows(db, { agency: caller.listAgency, stationId: null }, language),
    ({ station_id_tmg }) => station_id_tmg,
  );
  const facts = await selectStationFacts(db);
  return stations.map((station) => ({
    ...station,
    agency: facts.get(station.station_id_tmg)?.agency ?? '',
    has_counts: facts.get(station.station_id_tmg)?.has_counts ?? false,
    aadt: (flows.get(station.station_id_tmg) ?? []).map((row) => figureOf(flowAadt(row, years))),
  }));
}

/** The report of one station; 404 where there is none of that id, or none without a flow. */
export async function aadtReport({ db, cache, language }: Reader, stationId: string): Promise<AadtReport> {
  const rows = await reportFlows(db, stationId, language);
  const years = await flowYears(db, cache, rows[0]?.station_id ?? null);
  const flows = rows.map((row) => flowAadt(row, years));
  const { station_id_tmg = '', station_name = '' } = rows[0] ?? {};
  return {
    station_id_tmg,
    station_name,
    flows: flows.map((flow) => ({ ...flow, years: flow.years.map(roundedYear) })),
    totals: totalsOf(flows),
  };
}

async function reportFlows(db: Queryable, stationId: string, language: Language): Promise<ReportFlowRow[]> {
  const rows = await selectReportFlows(db, { agency: null, stationId }, language);
  if (rows.length === 0) throw notFound();
  return rows;
}

function flowAadt(row: ReportFlowRow, years: FlowYears): FlowAadt {
  return {
    flowid_txdot: flowIdOf(row.station_id_tmg, row),
    name: row.name,
    count_type: row.count_type,
    direction: row.direction,
    movement_direction_code: row.movement_direction_code,
    years: years.get(row.flow_id) ?? [],
  };
}
