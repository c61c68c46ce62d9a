import {
  CALENDAR_ENTRIES_MAX,
  handRangeFault,
  mayAccess,
  type CalendarEntry,
  type User,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import * as sql from './entries.sql.ts';
import { texts } from './texts.ts';

/** Whether somebody may change or delete an entry: who entered it and an admin; a statewide one super admins alone. */
function mayChange({ agency_id, statewide, user_id }: sql.EntryRow, user: User): boolean {
  if (statewide) return mayAccess('superAdmin', user);
  if (agency_id !== user.agency_id && !mayAccess('superAdmin', user)) return false;
  return user_id === user.id || mayAccess('admin', user);
}

/** An entry as it is answered. */
export function entryReply(row: sql.EntryRow, user: User): CalendarEntry {
  const { agency_id: _agency, station_ids: _ids, user_id: _user, user_name: by, ...facts } = row;
  return { ...facts, by, may_change: mayChange(row, user) };
}

type Facts = Omit<sql.EntryValues, 'station_ids'> & { stations: readonly string[] };

/** What is to be kept; refused where it ends before it begins or lasts longer than anything does, and where a station is not there for the caller. */
async function checked(db: Queryable, facts: Facts): Promise<sql.EntryValues> {
  const { stations, ...values } = facts;
  const fault = handRangeFault(values.first_day, values.last_day);
  if (fault) {
    const said = fault === 'tooLong' ? texts.entryTooLong : texts.endsBeforeFirst;
    throw new ApiProblem(422, said, { errors: { last_day: [said] } });
  }
  const known = await sql.selectStations(db, stations);
  if (stations.some((id) => !known.some(({ station_id_tmg }) => station_id_tmg === id)))
    throw new ApiProblem(422, texts.unknownStation, { errors: { stations: [texts.unknownStation] } });
  return { ...values, note: values.note === '' ? null : values.note, station_ids: known.map(({ id }) => id) };
}

const noted = ({ id, kind, name, first_day, last_day }: sql.EntryRow) => ({
  entry_id: id,
  kind,
  name,
  from: first_day,
  until: last_day,
});

const add = endpoint('POST /calendar/entries', {
  handle: async ({ db, caller: { user }, input: { body }, audit }) => {
    const { statewide, request_key: key, ...facts } = body;
    if (statewide && !mayAccess('superAdmin', user)) throw new ApiProblem(403, texts.onlyStatewide);
    const agency = user.agency_id;
    const id = await sql.insertEntry(db, await checked(db, facts), { agency, statewide, user, key });
    // sent twice, it is there already (T12)
    if (id === undefined)
      return entryReply(found(await sql.selectEntryByKey(db, { agency, user: user.id, key })), user);
    if ((await sql.countEntries(db, agency)) > CALENDAR_ENTRIES_MAX)
      throw new ApiProblem(409, texts.entriesFull);
    const added = found(await sql.selectEntry(db, id));
    await audit('calendar.add', noted(added), { agency });
    return entryReply(added, user);
  },
});

/** The entry to be changed; refused where it is not there for the caller, and where it is somebody else's. */
async function lockOwn(db: Queryable, id: string, user: User): Promise<sql.EntryRow> {
  const entry = found(await sql.selectEntry(db, Number(id)));
  if (!mayChange(entry, user)) throw new ApiProblem(403, texts.entryNotYours);
  return found(await sql.selectEntry(db, entry.id, 'lock'));
}

const change = endpoint('PUT /calendar/entries/:id', {
  handle: async ({ db, caller: { user }, input: { params, body }, audit }) => {
    const before = await lockOwn(db, params.id, user);
    const { version, ...facts } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleEntry, { current: entryReply(before, user) });
    await sql.updateEntry(db, before.id, await checked(db, facts));
    const after = found(await sql.selectEntry(db, before.id));
    const detail = { ...noted(after), before: noted(before), after: noted(after) };
    await audit('calendar.update', detail, { agency: before.agency_id });
    return entryReply(after, user);
  },
});

const remove = endpoint('DELETE /calendar/entries/:id', {
  handle: async ({ db, caller: { user }, input: { params }, audit }) => {
    const entry = await lockOwn(db, params.id, user);
    await sql.deleteEntry(db, entry.id);
    await audit('calendar.delete', noted(entry), { agency: entry.agency_id });
    return { success: true as const };
  },
});

/** Terms, breaks, events and works that people enter. */
export const calendarEntries: Endpoint[] = [add, change, remove];
