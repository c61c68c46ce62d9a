import {
  GROUP_MODES,
  type FillMethod,
  type FillWeather,
  type FlowFills,
  type GroupMode,
} from 'shared-domain';
import { weatherNear } from '../calendar/calendar.routes.ts';
import { selectPlace } from '../calendar/weather.sql.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { calendarOf } from '../figures/year-of-hours.ts';
import type { CountedFlow, ModeCounter } from './counters.ts';
import { fillReply } from './fill-reply.ts';
import { fillUnderWeather } from './fill-with-weather.rules.ts';
import * as sql from './fills.sql.ts';
import { groupFactors } from './group-factors.rules.ts';
import { membersOf, type GroupFacts } from './group-table.ts';
import { groupFacts } from './groups.routes.ts';
import { memberFactors } from './member.rules.ts';
import { runsOf } from './imputation.rules.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'reading' | 'db' | 'cache' | 'caller'>;

/** A station's counting of a mode in a year, with the others of that mode. */
type Counted = { mode: GroupMode; facts: GroupFacts; own: ModeCounter };

async function countedAt(call: Call, station: number, year: number): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const mode of GROUP_MODES) {
    const facts = await groupFacts(call, { year, mode, agency: null });
    const own = facts.counters.find(({ station_id }) => station_id === station);
    if (own) found.push({ mode, facts, own });
  }
  return found;
}

/** The flows of a station that can be filled, and what is filled; with `tried` as if that were kept. */
async function fillsOf(
  call: Call,
  { station, year, tried }: { station: number; year: number; tried?: sql.FillRow },
  counted: readonly Counted[],
): Promise<FlowFills> {
  const kept = await sql.selectFills(call.db, year, [station]);
  const rows = tried ? [...kept.filter(({ flow_id }) => flow_id !== tried.flow_id), tried] : kept;
  const flows = counted.flatMap(({ mode, facts, own }) =>
    own.flows.map((flow) => ({
      id: flow.id,
      flowid_txdot: flow.flowid_txdot,
      name: flow.name,
      mode,
      missing: runsOf(flow.days).reduce((sum, { start, end }) => sum + end - start + 1, 0),
      group: facts.decided.get(station)?.pattern ?? null,
    })),
  );
  const byId = new Map(counted.flatMap(({ own }) => own.flows).map((flow) => [flow.id, flow]));
  return {
    year,
    flows,
    fills: rows.flatMap((row) => {
      const flow = byId.get(row.flow_id);
      return flow ? [fillReply(year, flow, row)] : [];
    }),
  };
}

type Near = Awaited<ReturnType<typeof weatherNear>>;

/**
 * Fills a flow's year by a method from the other counters of the mode, under the weather of the nearest site where that tells it
 * better; the station's own group tells the day of the year.
 */
function filledBy({ facts, own }: Counted, { days }: CountedFlow, method: FillMethod, near: Near) {
  const others = facts.counters.filter(({ station_id }) => station_id !== own.station_id);
  const pattern = facts.decided.get(own.station_id)?.pattern ?? null;
  const group = pattern === null ? [] : membersOf({ ...facts, counters: others }, pattern);
  const known = group.flatMap(({ counter }) => memberFactors(counter) ?? []);
  const sources = {
    group: groupFactors(facts.year, known),
    donors: others.map(({ counter }) => counter),
  };
  const { filled, error, weather } = fillUnderWeather(facts.year, days, method, {
    sources,
    weather: near?.days ?? [],
    events: own.counter.events,
  });
  const told: FillWeather = { ...weather, site: near?.site ?? null, kilometers: near?.kilometers ?? null };
  const byGroup = method === 'day-of-year';
  return {
    filled,
    pattern: byGroup ? pattern : null,
    members: byGroup ? known.length : 0,
    donor: filled.runs.find((run) => run.donor)?.donor?.name ?? null,
    error: error && { days: error.days, median_run: error.medianRun, p90_run: error.p90Run },
    weather: told,
  };
}

const list = endpoint('GET /figures/:stationId/fills', {
  handle: async (ctx) => {
    const { id } = found(await selectPlace(ctx.db, ctx.input.params.stationId));
    const { year } = ctx.input.query;
    return fillsOf(ctx, { station: id, year }, await countedAt(ctx, id, year));
  },
});

const fill = endpoint('POST /figures/:stationId/fills', {
  handle: async (ctx) => {
    const { flow_id, year, method, reason, dry_run = false } = ctx.input.body;
    const place = found(await selectPlace(ctx.db, ctx.input.params.stationId));
    const station = place.id;
    if (reason === undefined && !dry_run)
      throw new ApiProblem(422, texts.reasonRequired, { errors: { reason: [texts.reasonRequired] } });
    const counted = await countedAt(ctx, station, year);
    const one = found(counted.find(({ own }) => own.flows.some(({ id }) => id === flow_id)));
    const flow = found(one.own.flows.find(({ id }) => id === flow_id));
    const near = await weatherNear(ctx.db, place, { from: `${year}-01-01`, until: `${year}-12-31` });
    const { filled, ...facts } = filledBy(one, flow, method, near);
    if (filled.filled === 0) throw new ApiProblem(422, texts.nothingToFill);
    const days = calendarOf(year).flatMap(({ date }, at) => {
      const value = filled.days[at] ?? null;
      return value === null || (flow.days[at] ?? null) !== null ? [] : [{ date, value }];
    });
    const { user } = ctx.caller;
    if (dry_run || reason === undefined) {
      const made = { user_name: user.name, made_at: ctx.now().toISOString(), reason: reason ?? null };
      const tried = { id: 0, station_id: station, flow_id, year, method, days, ...facts, ...made };
      return fillsOf(ctx, { station, year, tried }, counted);
    }
    await sql.keepFill(ctx.db, {
      station,
      flow: flow_id,
      year,
      method,
      days,
      user,
      at: ctx.now(),
      reason,
      ...facts,
    });
    const detail = { flow: flow.flowid_txdot, year: String(year), method, days: days.length };
    await ctx.audit('fill.add', detail, { station });
    return fillsOf(ctx, { station, year }, counted);
  },
});

const remove = endpoint('DELETE /figures/:stationId/fills/:fillId', {
  handle: async ({ db, input: { params }, audit }) => {
    const { id: station } = found(await selectPlace(db, params.stationId));
    const { id, year, method, days } = found(await sql.lockFill(db, station, Number(params.fillId)));
    await sql.deleteFill(db, id);
    await audit('fill.delete', { year: String(year), method, days: days.length }, { station });
    return { success: true as const };
  },
});

/** Incomplete days filled for figures, on request: a layer, never counts (E8). */
export const flowFills: Endpoint[] = [list, fill, remove];
