import {
  COUNTS_PAGE_SIZE,
  countId,
  countOfId,
  flowIdOf,
  type CountRow,
  type YearOfCounts,
} from 'shared-ui/domain';
import { minutesOfYear, yearColumns } from '../../domain/counts/year-of-counts.rules.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { readStation } from '../stations/read-station.ts';
import { beginCertification, selectCertifications } from './certifications.sql.ts';
import {
  lockCountStation,
  readCountStation,
  refuseWhileCertifying,
  refuseWhileImporting,
  type CountStation,
} from './count-station.sql.ts';
import { countMatching, selectCountsPage, type CountListRow, type Cursor } from './counts-page.sql.ts';
import { countsWhere } from './counts-where.ts';
import * as payload from './counts.payload.ts';
import { selectScope } from './scope.sql.ts';
import { texts } from './texts.ts';
import { updateStationCounts } from './update-counts.ts';
import { selectYear, selectYears } from './year.sql.ts';

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
  };
}

const list = endpoint('GET /counts', {
  access: 'signedIn',
  summary: "A page of a station's counts, by date, then flow, with the number of all that match",
  query: payload.countsQuery,
  reply: payload.countsPage,
  handle: async ({ db, input: { query }, language }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const where = countsWhere(station, payload.readFilters(query.filters, language));
    const cursor = cursorOf(query);
    const rows = await selectCountsPage(db, where, cursor, query.limit ?? COUNTS_PAGE_SIZE);
    return {
      data: rows.map((row) => countReply(station, row)),
      current_page: cursor ? (query.page ?? 1) : 1,
      total: await countMatching(db, where),
    };
  },
});

const year = endpoint('GET /counts/year', {
  access: 'signedIn',
  summary: "A year of a station's counts as columns, for its picture; the newest year unless one is named",
  query: payload.yearQuery,
  reply: payload.yearOfCounts,
  handle: async ({ db, input: { query }, language, now }): Promise<YearOfCounts> => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const where = countsWhere(station, payload.readFilters(query.filters, language));
    const years = await selectYears(db, station.id);
    const shown = query.year ?? years.at(-1) ?? now().getUTCFullYear();
    const rows = await selectYear(db, where, shown);
    // a grid finer than any flow's own would hold nothing more
    const interval = Math.min(60, ...rows.map((row) => row.interval_minutes));
    const flows = station.flows.filter(({ id }) => where.flows === null || where.flows.includes(id));
    return {
      year: shown,
      start: `${shown}-01-01 00:00:00`,
      interval: minutesOfYear(shown) % interval === 0 ? interval : 60,
      years,
      flows: flows.map((flow) => ({
        id: flow.id,
        flowid_txdot: flowIdOf(station.station_id_tmg, flow),
        name: flow.name,
        count_type: flow.count_type,
        direction: flow.direction,
        ...yearColumns(
          rows.find(({ flow_id }) => flow_id === flow.id),
          shown,
          interval,
        ),
      })),
    };
  },
});

const scope = endpoint('GET /counts/scope', {
  access: 'signedIn',
  summary: 'Number and range of the uncertified counts that match: what certifying them would touch',
  query: payload.scopeQuery,
  reply: payload.scopeReply,
  handle: async ({ db, input: { query }, language }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    return selectScope(db, countsWhere(station, payload.readFilters(query.filters, language)));
  },
});

const update = endpoint('POST /counts/update', {
  access: 'signedIn',
  summary: 'Marks counts suspect and notes why: the rows sent, or every uncertified one that matches',
  body: payload.updateBody,
  reply: payload.updateReply,
  handle: async (ctx) => ({
    success: true as const,
    updated: await updateStationCounts(ctx, ctx.input.body),
  }),
});

const certify = endpoint('POST /counts/certify', {
  access: 'signedIn',
  summary: 'Starts to certify the counts that match, in the background',
  body: payload.certifyBody,
  reply: payload.certifyReply,
  handle: async ({ db, caller, input: { body }, language, now, enqueue, audit }) => {
    const station = await lockCountStation(db, body.flowid_txdot, language);
    refuseWhileCertifying(station);
    refuseWhileImporting(station);
    const filters = body.filters ?? {};
    const { counts } = await selectScope(db, countsWhere(station, filters));
    if (counts === 0) throw new ApiProblem(422, texts.nothingMatches);
    const begun = { stationId: station.id, user: caller.user, at: now(), filters };
    const id = await beginCertification(db, begun);
    await enqueue('certify', { id });
    await audit('counts.certify', { certification_id: id, filters, counts }, { station: station.id });
    return { success: true as const, station: await readStation(db, body.flowid_txdot, language) };
  },
});

const ledger = endpoint('GET /counts/certifications', {
  access: 'signedIn',
  summary: "A station's certifications, newest first",
  query: payload.ledgerQuery,
  reply: payload.certifications,
  handle: async ({ db, input, language }) => {
    const station = await readCountStation(db, input.query.flowid_txdot, language);
    return selectCertifications(db, station.id);
  },
});

/** Reviewing counts: list, picture, suspects and notes, certification. */
export const counts: Endpoint[] = [list, year, scope, update, certify, ledger];
