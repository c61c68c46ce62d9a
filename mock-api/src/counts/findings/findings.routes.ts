import { addDays, FINDINGS_MAX, type FindingRule, type FindingState } from 'shared-domain';
import type { WeatherReader } from 'shared-domain/texts';
import { found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readLate } from '../store/late.sql.ts';
import type { Reading } from '../../platform/db/database.ts';
import { readerOf, readKnownAt } from '../calendar/read-known.ts';
import { selectPlace } from '../calendar/weather.sql.ts';
import {
  readCountStation,
  readOfStation,
  type CountStation,
} from '../../stations/records/count-station.sql.ts';
import { acceptFindings, dismissFindings, reopenFindings } from './decide.ts';
import { selectRun } from './finding-runs.sql.ts';
import { findingReply } from './finding-reply.ts';
import { selectFindings, type FindingRow } from './findings.sql.ts';
import { SWAP_DAYS, type NewCounters } from './new-counters.rules.ts';
import { requestFindings } from './request-findings.ts';

/** From the first to the last day that findings are of; null without any. */
function periodOf(rows: readonly FindingRow[]): { from: string; until: string } | null {
  const from = rows.map(({ from_ts }) => from_ts.slice(0, 10)).toSorted()[0];
  const until = rows
    .map(({ until_ts }) => until_ts.slice(0, 10))
    .toSorted()
    .at(-1);
  return from === undefined || until === undefined ? null : { from, until };
}

/** A station's findings with what is known of their days, and the counters that came in those days and shortly before. */
async function readFindings(
  db: Reading,
  station: CountStation,
  asked: { state?: FindingState; rule?: FindingRule },
  { reader, newCounters }: { reader: WeatherReader; newCounters: NewCounters },
) {
  const [found, place] = await Promise.all([
    selectFindings(db, { ...asked, stationId: station.id, limit: FINDINGS_MAX }),
    selectPlace(db, station.station_id_tmg),
  ]);
  const period = periodOf(found.rows);
  if (!period) return { ...found, notes: new Map(), counters: [] };
  const [notes, counters] = await Promise.all([
    readKnownAt(db, place, period, reader),
    newCounters(db, station.id, { ...period, from: addDays(period.from, -SWAP_DAYS) }),
  ]);
  return { ...found, notes, counters };
}

const list = (newCounters: NewCounters) =>
  endpoint('GET /findings', {
    atLength: (ctx) =>
      readOfStation(ctx, ctx.input.query.flowid_txdot, async (station) => {
        const { reading: db, language } = ctx;
        const reader = readerOf(ctx);
        // before what it found: a run that ends in between would be told as done, with nothing found
        const [lastRun, { rows, total, open, notes, counters }, late] = await Promise.all([
          selectRun(db, station.id),
          readFindings(db, station, ctx.input.query, { reader, newCounters }),
          readLate(db, station),
        ]);
        return {
          data: rows.map((row) => findingReply(row, { station, notes, counters }, language)),
          total,
          open,
          run: lastRun ?? null,
          late: late && { counts: late.counts, first: late.first, last: late.last },
        };
      }),
  });

const run = endpoint('POST /findings/run', {
  handle: async ({ db, input, language, now, enqueue }) => {
    const station = await readCountStation(db, input.body.flowid_txdot, language);
    const current = await selectRun(db, station.id);
    // one that waits already will see everything that is there by then
    if (current?.status !== 'running')
      await requestFindings(db, enqueue, { stationId: station.id, at: now() });
    return { success: true as const, run: found(await selectRun(db, station.id)) };
  },
});

const accept = endpoint('POST /findings/accept', {
  handle: (ctx) => acceptFindings(ctx, ctx.input.body),
});

const dismiss = endpoint('POST /findings/dismiss', {
  handle: (ctx) => dismissFindings(ctx, ctx.input.body),
});

const reopen = endpoint('POST /findings/reopen', {
  handle: (ctx) => reopenFindings(ctx, ctx.input.body),
});

/** What the rules find, and what people make of it (C9). */
export const findings = (newCounters: NewCounters): Endpoint[] => [
  list(newCounters),
  run,
  accept,
  dismiss,
  reopen,
];
