import { exportDay, type OpenDataSettings, type OpenDataStation } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { nextMonth } from './next-month.rules.ts';
import * as sql from './open-data.sql.ts';
import { texts } from './texts.ts';

/** What an agency has chosen for a station; null where it has chosen nothing. */
function settingsOf(row: sql.ChosenRow): OpenDataSettings | null {
  const { is_on, first_month, hold_days, license, contact, note, daily_only, places, version } = row;
  if (is_on === null || first_month === null || license === null || contact === null) return null;
  return {
    is_on,
    first_month,
    hold_days,
    license,
    contact,
    note,
    daily_only: daily_only ?? false,
    places: places ?? 5,
    version: version ?? 0,
  };
}

/** The stations with what is out of each and what comes next. */
async function read(
  db: Queryable,
  rows: readonly sql.ChosenRow[],
  today: string,
): Promise<OpenDataStation[]> {
  const ids = rows.map(({ id }) => id);
  const out = Map.groupBy(await sql.selectMonthsOut(db, ids), ({ station_id }) => station_id);
  const counted = Map.groupBy(await sql.selectCountedMonths(db, ids), ({ station_id }) => station_id);
  return rows.map((row) => {
    const {
      station_id_tmg,
      station_name,
      agency_id,
      agency,
      withdrawn_at: at,
      withdrawn_reason: reason,
    } = row;
    const settings = settingsOf(row);
    const months = out.get(row.id) ?? [];
    const isOut = (row.out_version ?? 0) > (row.gone_through ?? 0);
    const known = {
      counted: (counted.get(row.id) ?? []).map(({ month }) => month),
      out: new Set(isOut ? months.map(({ month }) => month) : []),
    };
    return {
      station_id_tmg,
      station_name,
      agency_id,
      agency,
      settings,
      out: isOut ? outOf(row, months) : null,
      withdrawn: !isOut && at !== null ? { at, reason } : null,
      next: nextMonth(settings, known, today),
    };
  });
}

function outOf(
  { out_version, published_at, out_license }: sql.ChosenRow,
  months: Awaited<ReturnType<typeof sql.selectMonthsOut>>,
): OpenDataStation['out'] {
  if (out_version === null || published_at === null || out_license === null) return null;
  return {
    version: out_version,
    published_at,
    license: out_license,
    first_month: months[0]?.month.slice(0, 7) ?? '',
    last_month: months.at(-1)?.month.slice(0, 7) ?? '',
    months: months.length,
    revising: months.flatMap(({ month, revising }) => (revising === null ? [] : [month.slice(0, 7)])),
  };
}

/** One of them, as it is now. */
async function readOne(db: Queryable, station: string, now: Date): Promise<OpenDataStation> {
  const rows = await sql.selectStations(db, { agency: null, station });
  return found((await read(db, rows, exportDay(now)))[0]);
}

const list = endpoint('GET /open-data', {
  handle: async ({ db, caller, now }) => {
    const rows = await sql.selectStations(db, { agency: caller.listAgency });
    return { stations: await read(db, rows, exportDay(now())) };
  },
});

const choose = endpoint('PUT /open-data/:stationId', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = params.stationId;
    const row = found((await sql.selectStations(db, { agency: null, station }))[0]);
    const before = settingsOf(row);
    const first_month = `${body.first_month.slice(0, 7)}-01`;
    const isKept =
      (before?.version ?? 0) === body.version &&
      (await sql.keepChoice(db, row, { ...body, first_month }, { user, at: now() }));
    const after = await readOne(db, station, now());
    if (!isKept) throw new ApiProblem(409, texts.stale, { current: after });
    const { is_on, license } = body;
    const detail = { from: first_month, license };
    await audit(is_on ? 'open-data.on' : 'open-data.off', is_on ? detail : {}, { station });
    return after;
  },
});

const takeBack = endpoint('POST /open-data/:stationId/withdraw', {
  handle: async ({ db, input: { params, body }, now, audit }) => {
    const station = params.stationId;
    const row = found((await sql.selectStations(db, { agency: null, station }))[0]);
    if ((row.out_version ?? 0) <= (row.gone_through ?? 0)) throw new ApiProblem(409, texts.nothingOut);
    await sql.withdraw(db, row.id, { reason: body.reason, at: now() });
    await audit('open-data.withdraw', { version: String(row.out_version), reason: body.reason }, { station });
    return readOne(db, station, now());
  },
});

const publish = endpoint('POST /open-data/publish', {
  handle: async ({ db, caller, enqueue }) => {
    const rows = await sql.selectStations(db, { agency: caller.listAgency });
    const wanted = rows.filter(({ is_on }) => is_on === true);
    for (const { id } of wanted) await enqueue('publish-open-data', { id });
    return { stations: wanted.length };
  },
});

/** What an agency lets out to everybody: per station, by its admins. */
export const openDataCalls: Endpoint[] = [list, choose, takeBack, publish];
