import { COUNTS_PAGE_SIZE, countId, countOfId, flowIdOf, type CountRow } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { countMatching, selectCountsPage, type CountListRow, type Cursor } from './counts-page.sql.ts';
import { countsWhere } from '../store/counts-where.ts';
import { readFilters } from '../store/read-filters.ts';
import { readScope } from '../store/scope.sql.ts';
import { texts } from '../store/texts.ts';
import { updateStationCounts } from '../edits/update-counts.ts';

type Paging = { is_paginate?: boolean; is_previous?: boolean; last_id?: number; last_date?: string };

/** Where the page continues; null for the first. The id alone decides: it holds date and flow. */
function cursorOf({ is_paginate, is_previous, last_id }: Paging): Cursor | null {
  if (is_paginate === false || last_id === undefined) return null;
  const count = countOfId(last_id);
  if (!count) throw new ApiProblem(422, texts.badCursor);
  return { ts: count.date, flow_id: count.flow_id, direction: is_previous ? 'back' : 'forward' };
}

function countReply(station: CountStation, row: CountListRow): CountRow {
  const flow = station.flows.find(({ id }) => id === row.flow_id);
  return {
    id: countId(row.flow_id, row.ts),
    date: row.ts,
    flowid_txdot: flow ? flowIdOf(station.station_id_tmg, flow) : '',
    count_type: flow?.count_type ?? '',
    direction: flow?.direction ?? '',
    count_int: row.interval_minutes,
    count: row.count,
    suspect_id: row.suspect_id,
    note: row.note,
    certified: row.certified,
    vendor_status: row.vendor_status,
  };
}

const list = endpoint('GET /counts', {
  handle: async ({ db, input: { query }, language, valid }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const where = countsWhere(station, readFilters(query.filters, valid));
    const cursor = cursorOf(query);
    const rows = await selectCountsPage(db, where, cursor, query.limit ?? COUNTS_PAGE_SIZE);
    return {
      data: rows.map((row) => countReply(station, row)),
      current_page: cursor ? (query.page ?? 1) : 1,
      total: await countMatching(db, where),
    };
  },
});

const scope = endpoint('GET /counts/scope', {
  handle: async ({ reading: db, input: { query }, language, valid }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    return readScope(db, countsWhere(station, readFilters(query.filters, valid)));
  },
});

const update = endpoint('POST /counts/update', {
  handle: async (ctx) => ({
    success: true as const,
    ...(await updateStationCounts(ctx, ctx.input.body)),
  }),
});

/** Reviewing counts: the list, what a change would touch, suspects and notes. */
export const counts: Endpoint[] = [list, scope, update];
