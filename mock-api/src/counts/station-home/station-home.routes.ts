import { flowIdOf, isCombined, type AadtReport, type HomeFlow, type StationHome } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectRun } from '../findings/finding-runs.sql.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { readStation } from '../../stations/list/read-station.ts';
import { selectPolled } from '../automatic-import/schedules.sql.ts';
import { newsWindow, selectNewChannels } from '../automatic-import/vendor-ids.sql.ts';
import { aadtReport } from '../reports/aadt-report.ts';
import { figureOf, newestTotals } from '../reports/aadt-report.rules.ts';
import { openOf, openOfAny } from './open-days.rules.ts';
import {
  countOpen,
  selectCertifiedUntil,
  selectHours,
  selectLastCounts,
  selectOpenDays,
  selectOwner,
} from './station-home.sql.ts';
import { latestWeek, newest, weekOfHours } from './week.rules.ts';

/** What each flow of a station was counted last, by the flow's row id. */
async function readFlowFacts(
  db: Queryable,
  { id: stationId, last_count: lastCount }: { id: number; last_count: string | null },
  flows: readonly number[],
) {
  const week = latestWeek(lastCount);
  const certifiedUntil = await selectCertifiedUntil(db, stationId);
  const until = newest([...certifiedUntil.values()]);
  return {
    week,
    lastCounts: await selectLastCounts(db, stationId),
    certifiedUntil,
    until,
    open: until === null ? new Map() : await selectOpenDays(db, stationId, flows, until),
    hours: week ? await selectHours(db, stationId, week) : new Map(),
  };
}

type FlowFacts = Awaited<ReturnType<typeof readFlowFacts>>;

/** A station without flows has no report. */
const NO_FIGURES: Pick<AadtReport, 'flows' | 'totals'> = { flows: [], totals: [] };

function aadtOf({ flows }: Pick<AadtReport, 'flows'>, id: string): HomeFlow['aadt'] {
  const flow = flows.find(({ flowid_txdot }) => flowid_txdot === id);
  const { year = null, aadt = null } = flow ? figureOf(flow) : {};
  return year === null || aadt === null ? null : { year, aadt };
}

function homeFlows(
  { station_id_tmg, flows }: CountStation,
  facts: FlowFacts,
  report: Pick<AadtReport, 'flows'>,
): HomeFlow[] {
  const streams = flows.map((flow) => ({ ...flow, flowid_txdot: flowIdOf(station_id_tmg, flow) }));
  return streams.map((flow) => {
    const { flowid_txdot } = flow;
    return {
      id: flow.id,
      flowid_txdot,
      name: flow.name,
      count_type: flow.count_type,
      direction: flow.direction,
      combined: isCombined(flow, streams),
      last_count: facts.lastCounts.get(flow.id) ?? null,
      certified_until: facts.certifiedUntil.get(flow.id) ?? null,
      uncertified_days: openOf(facts.open, flow.id, facts.certifiedUntil.get(flow.id) ?? null),
      hours: weekOfHours(facts.hours.get(flow.id)),
      aadt: aadtOf(report, flowid_txdot),
    };
  });
}

async function readNewChannels(
  { db, now }: Pick<Ctx<unknown>, 'db' | 'now'>,
  station: number,
): Promise<StationHome['new_channels']> {
  const channels = await selectNewChannels(db, station, newsWindow(now()));
  const [first] = channels;
  return first ? { site: first.site_name, names: channels.map(({ name }) => name) } : null;
}

/** The page of one station. Its newest averages are for all who see the station: they come from its own certified counts. */
export const stationHome: Endpoint[] = [
  endpoint('GET /stations/:stationId/home', {
    handle: async (ctx): Promise<StationHome> => {
      const { db, language } = ctx;
      const { stationId } = ctx.input.params;
      const station = await readStation(db, stationId, language);
      const counted = await readCountStation(db, stationId, language);
      const facts = await readFlowFacts(
        db,
        station,
        counted.flows.map((flow) => flow.id),
      );
      const report = counted.flows.length > 0 ? await aadtReport(ctx, stationId) : NO_FIGURES;
      return {
        station,
        ...found(await selectOwner(db, station.id)),
        week: facts.week?.from.slice(0, 10) ?? null,
        flows: homeFlows(counted, facts, report),
        totals: newestTotals(report.totals),
        certified_until: facts.until,
        uncertified_days: openOfAny(facts.open, facts.until),
        last_asked: await selectPolled(db, station.id),
        new_channels: await readNewChannels(ctx, station.id),
        // before what it found: a run that ends in between would be told as done, with nothing found
        findings_run: (await selectRun(db, station.id)) ?? null,
        findings: await countOpen(db, station.id),
      };
    },
  }),
];
