import { addDays, FINDINGS_MAX } from 'shared-domain';
import type { WeatherReader } from 'shared-domain/texts';
import { found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readLate } from '../store/late.sql.ts';
import type { Reading } from '../../platform/db/database.ts';
import type { KnownNotes } from '../calendar/known-notes.rules.ts';
import { readerOf, readKnown } from '../calendar/read-known.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { acceptFindings, dismissFindings, reopenFindings } from './decide.ts';
import { selectRun } from './finding-runs.sql.ts';
import { findingReply } from './finding-reply.ts';
import { selectFindings, type FindingRow } from './findings.sql.ts';
import { SWAP_DAYS, type NewCounter, type NewCounters } from './new-counters.rules.ts';
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

/** What is known of the days that findings are of. */
async function readNotes(
  db: Reading,
  { station_id_tmg: stationId }: CountStation,
  rows: readonly FindingRow[],
  reader: WeatherReader,
): Promise<KnownNotes> {
  const period = periodOf(rows);
  return period ? readKnown(db, { stationId, ...period }, reader) : new Map();
}

/** The counters that came to the station in the days that findings are of, and shortly before. */
async function readCounters(
  newCounters: NewCounters,
  db: Reading,
  { id }: CountStation,
  rows: readonly FindingRow[],
): Promise<NewCounter[]> {
  const period = periodOf(rows);
  return period ? newCounters(db, id, { ...period, from: addDays(period.from, -SWAP_DAYS) }) : [];
}

const list = (newCounters: NewCounters) =>
  endpoint('GET /findings', {
    atLength: async ({ reading: db, input: { query }, language, settings }) => {
      const station = await readCountStation(db, query.flowid_txdot, language);
      const ask = { stationId: station.id, state: query.state, rule: query.rule };
      // before what it found: a run that ends in between would be told as done, with nothing found
      const [lastRun, { rows, total, open }, late] = await Promise.all([
        selectRun(db, station.id),
        selectFindings(db, { ...ask, limit: FINDINGS_MAX }),
        readLate(db, station),
      ]);
      const notes = await readNotes(db, station, rows, readerOf({ language, settings }));
      const counters = await readCounters(newCounters, db, station, rows);
      return {
        data: rows.map((row) => findingReply(row, { station, notes, counters }, language)),
        total,
        open,
        run: lastRun ?? null,
        late: late && { counts: late.counts, first: late.first, last: late.last },
      };
    },
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
