import { exportDay, mayAccess, SHORT_COUNTS_MAX, type ShortCount, type User } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectApproved } from '../factors/approved.sql.ts';
import { estimateOf } from './estimate.ts';
import { placeOf } from './expansion.rules.ts';
import { groupFacts } from './groups.routes.ts';
import type { GroupFacts } from './group-table.ts';
import { shortCountErrors } from './short-count.rules.ts';
import * as sql from './short-counts.sql.ts';
import { texts } from './texts.ts';

/** Whether somebody may delete a short count: whoever added it, and an admin. */
const mayDelete = ({ user_id }: sql.ShortCountRow, user: User): boolean =>
  user_id === user.id || mayAccess('admin', user);

function reply(row: sql.ShortCountRow, user: User): ShortCount {
  const { agency_id: _agency, station_id: _station, user_id: _author, user_name: by, ...facts } = row;
  return { ...facts, by, may_delete: mayDelete(row, user) };
}

const list = endpoint('GET /short-counts', {
  handle: async ({ db, caller, input: { query } }) => {
    const rows = await sql.selectShortCounts(db, caller.listAgency ?? query.agency_id ?? null);
    return { data: rows.map((row) => reply(row, caller.user)) };
  },
});

const add = endpoint('POST /short-counts', {
  handle: async ({ db, caller: { user }, input: { body }, now, audit }) => {
    const errors = shortCountErrors(body, exportDay(now()));
    const [first] = Object.values(errors).flat();
    if (first) throw new ApiProblem(422, first, { errors });
    const { station_id_tmg: number, request_key: key, ...facts } = body;
    const station = number ? found(await sql.selectPlace(db, number)) : null;
    const isManual = body.kind === 'manual';
    const agency = station?.agency_id ?? user.agency_id;
    const kept = await sql.insertShortCount(db, {
      ...facts,
      agency_id: agency,
      station_id: station?.id ?? null,
      place: station ? null : body.place,
      // a count by hand is of one day
      last_day: isManual ? body.first_day : body.last_day,
      hours: isManual ? body.hours : null,
      from_hour: isManual ? body.from_hour : null,
      note: body.note === '' ? null : body.note,
      user,
      at: now(),
      key,
    });
    const { id, added } = found(kept);
    const row = found(await sql.selectShortCount(db, id));
    // sent twice, it is there already (T12)
    if (!added) return reply(row, user);
    if ((await sql.countShortCounts(db, agency)) > SHORT_COUNTS_MAX) throw new ApiProblem(409, texts.full);
    await audit('short-count.add', { short_count_id: id, place: row.place, date: row.first_day }, { agency });
    return reply(row, user);
  },
});

const remove = endpoint('DELETE /short-counts/:id', {
  handle: async ({ db, caller: { user }, input: { params }, audit }) => {
    const row = found(await sql.selectShortCount(db, Number(params.id)));
    if (!mayDelete(row, user)) throw new ApiProblem(403, texts.notYours);
    await sql.deleteShortCount(db, row.id);
    const detail = { short_count_id: row.id, place: row.place, date: row.first_day };
    await audit('short-count.delete', detail, { agency: row.agency_id });
    return { success: true as const };
  },
});

const estimate = endpoint('GET /short-counts/:id/estimate', {
  handle: async (ctx) => {
    const { params, query } = ctx.input;
    const row = found(await sql.selectShortCount(ctx.db, Number(params.id)));
    const counts =
      row.kind === 'deployment' && row.station_id !== null
        ? await sql.selectDeployments(ctx.db, {
            station_id: row.station_id,
            mode: row.mode,
            year: placeOf(row.first_day).year,
          })
        : [row];
    const years = new Map<number, Promise<GroupFacts>>();
    const facts = (year: number) => {
      const known = years.get(year) ?? groupFacts(ctx, { year, mode: row.mode, agency: null });
      years.set(year, known);
      return known;
    };
    const dated = await selectApproved(ctx.db, row.station_id === null ? [] : [row.station_id]);
    return { ...(await estimateOf(facts, counts, query, dated)), code: ctx.settings.codeVersion };
  },
});

/** Counts of a few days or hours, and what they come to in a year. */
export const shortCounts: Endpoint[] = [list, add, remove, estimate];
