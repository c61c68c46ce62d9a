import {
  COUNTS_PAGE_SIZE,
  countIdsInOrder,
  countOfId,
  flowIdOf,
  type CountRow,
  type CountsOrder,
  type CountsPage,
} from 'shared-domain';
import type { Row } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/table.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import {
  knownCountStation,
  readCountStation,
  type CountStation,
} from '../../stations/records/count-station.sql.ts';
import { pageStatement, totalStatement, type CountListRow, type Cursor } from './counts-page.sql.ts';
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

/** The counts of a page as they are answered: what all counts of a flow say is found once. */
function countReplies(station: CountStation, rows: CountListRow[]): CountRow[] {
  const flows = new Map(
    station.flows.map((flow) => [
      flow.id,
      { id: flowIdOf(station.station_id_tmg, flow), type: flow.count_type, direction: flow.direction },
    ]),
  );
  const idOf = countIdsInOrder();
  return rows.map((row) => {
    const flow = flows.get(row.flow_id);
    return {
      id: idOf(row.flow_id, row.ts),
      date: row.ts,
      flowid_txdot: flow?.id ?? '',
      count_type: flow?.type ?? '',
      direction: flow?.direction ?? '',
      count_int: row.interval_minutes,
      count: row.count,
      suspect_id: row.suspect_id,
      note: row.note,
      certified: row.certified,
      vendor_status: row.vendor_status,
    };
  });
}

type PageQuery = Paging & { page?: number; limit?: number; filters?: string; order?: CountsOrder };

/** What a page of a station's counts asks the database, and how it is answered. */
function pageOf(station: CountStation, query: PageQuery, valid: Ctx<unknown>['valid']) {
  const where = countsWhere(station, readFilters(query.filters, valid));
  const cursor = cursorOf(query);
  const page = pageStatement(where, cursor, query.limit ?? COUNTS_PAGE_SIZE, query.order);
  const total = totalStatement(where);
  return {
    asked: [page, total],
    reply: ([counts, totals]: (Row[] | undefined)[]): CountsPage => {
      const rows = rowsOf(page, counts);
      const inOrder = cursor?.direction === 'back' ? rows.toReversed() : rows;
      return {
        data: countReplies(station, inOrder),
        current_page: cursor ? (query.page ?? 1) : 1,
        total: rowsOf(total, totals)[0]?.total ?? 0,
      };
    },
  };
}

const list = endpoint('GET /counts', {
  ahead: async ({ ask, cache, input: { query }, language, valid }) => {
    const known = knownCountStation(cache, query.flowid_txdot, language);
    if (!known) return null;
    const { asked, reply } = pageOf(known.station, query, valid);
    const [found, ...answers] = await ask([known.asked, ...asked]);
    return known.isStill(found) ? reply(answers) : null;
  },
  handle: async ({ db, cache, input: { query }, language, valid }) => {
    const station = await readCountStation(db, query.flowid_txdot, language, cache);
    const { asked, reply } = pageOf(station, query, valid);
    const answers: Row[][] = [];
    for (const { sql, params } of asked) answers.push(await db.query(sql, params));
    return reply(answers);
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
