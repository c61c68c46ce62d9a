import type { StationSummary } from 'shared-domain';
import type { Caller } from '../../platform/http/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Language } from '../../platform/text/language.ts';
import { readProgress } from '../records/read-progress.ts';
import { selectCounted } from './counted-span.sql.ts';
import { readStation } from './read-station.ts';
import { summaryReply } from './station-reply.ts';
import { selectSummaries } from './stations.sql.ts';
import { selectWithStrong } from './with-strong.sql.ts';

type ListCall = {
  brief: Queryable;
  caller: Caller;
  language: Language;
  input: { query: { includeDrafts?: boolean; strong?: boolean; counted?: boolean } };
};

async function listSummaries({ brief: db, caller, language, input }: ListCall): Promise<StationSummary[]> {
  const { includeDrafts = false, strong: isAsked = false, counted: asksForCounts = false } = input.query;
  const rows = await selectSummaries(db, caller.listAgency, includeDrafts, language);
  const progress = await readProgress(
    db,
    rows.filter(({ draft }) => draft).map(({ id }) => id),
  );
  const ids = rows.flatMap(({ id, draft }) => (draft ? [] : [id]));
  const strong = isAsked ? await selectWithStrong(db, ids) : null;
  // where counts wait there are some
  const unknown = rows.filter(({ draft, days_count }) => !draft && days_count === null).map(({ id }) => id);
  const counted = asksForCounts ? await selectCounted(db, unknown) : null;
  return rows.map((row) => ({
    ...summaryReply(row, progress.get(row.id) ?? null),
    ...(strong && { strong: strong.has(row.id) }),
    ...(counted && { counted: row.days_count !== null || counted.has(row.id) }),
  }));
}

/** Published stations as lists, imports and quality control read them. */
export const stations = [
  endpoint('GET /stations/summary', {
    mayLag: 'all',
    briefly: (ctx) => listSummaries(ctx),
  }),
  endpoint('GET /next-stations/summary', {
    mayLag: 'all',
    briefly: (ctx) => listSummaries(ctx),
  }),
  endpoint('GET /stations/:stationId/channels', {
    briefly: async ({ brief: db, input, language }) =>
      (await readStation(db, input.params.stationId, language)).channels,
  }),
  endpoint('POST /stations/channels', {
    handle: async ({ db, input, language }) => (await readStation(db, input.body.station, language)).channels,
  }),
];
