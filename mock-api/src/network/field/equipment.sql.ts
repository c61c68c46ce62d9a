import { STATION_EQUIPMENT_MAX, type EquipmentFacts } from 'shared-domain';
import type { NewCounters } from '../../counts/findings/new-counters.rules.ts';
import { day, int, listOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf } from '../../stations/records/stations.tables.ts';
import { equipmentChanges, stationEquipment } from './field.tables.ts';
import type { Entered } from './visits.sql.ts';

const EQUIPMENT = shape({
  ...stationEquipment.pick('id', 'vendor', 'model', 'serial', 'firmware', 'settings'),
  ...stationEquipment.pick('first_day', 'last_day', 'flow_ids', 'version'),
  by: stationEquipment.columns.user_name.by('user_name'),
});
export type EquipmentRow = RowOf<typeof EQUIPMENT>;

/** What a counter is called: its make, its model, its serial number. */
export const COUNTER_NAME = /* sql */ `concat_ws(' ', vendor, model, serial)`;

const NEW_COUNTER = shape({
  since: day.by('since'),
  counter: text.by('counter'),
  what: orNull(equipmentChanges.columns.kind).by('what'),
  became: orNull(text).by('became'),
  flow_ids: stationEquipment.columns.flow_ids,
});

/** The counters that stand at a station from a day of a period on, and what was changed of one in it. */
export const selectNewCounters: NewCounters = (db, station, { from, until }) =>
  readRows(
    db,
    NEW_COUNTER,
    `select ${NEW_COUNTER.sql} from (
       select first_day as since, ${COUNTER_NAME} as counter, null as what, null as became, flow_ids, id
         from station_equipment where station_id = $1 and first_day between $2 and $3
       union all select c.changed_on, ${COUNTER_NAME}, c.kind, c.to_text, flow_ids, c.id
         from equipment_changes c join station_equipment e on e.id = c.equipment_id
         where c.station_id = $1 and c.changed_on between $2 and $3
     ) happened order by since, what nulls first, id`,
    [station, from, until],
  );

/** The counters that stood at a station, the newest first. */
export const selectEquipment = (db: Queryable, station: number): Promise<EquipmentRow[]> =>
  readRows(
    db,
    EQUIPMENT,
    `select ${EQUIPMENT.sql} from station_equipment where station_id = $1 order by first_day desc, id desc`,
    [station],
  );

/** A counter as it is kept: of which flows it is, is known of each. */
export type KeptEquipment = EquipmentFacts & { flow_ids: number[] | null };

const valuesOf = (one: KeptEquipment) => [
  one.vendor,
  one.model,
  one.serial,
  one.firmware,
  one.settings,
  one.first_day,
  one.last_day,
  one.flow_ids,
];

/** Enters one; undefined where it was entered under this key before (T12). */
export const insertEquipment = (
  db: Queryable,
  station: number,
  one: KeptEquipment,
  { user, at, key }: Entered,
): Promise<EquipmentRow | undefined> =>
  readRow(
    db,
    EQUIPMENT,
    `insert into station_equipment (vendor, model, serial, firmware, settings, first_day, last_day, flow_ids,
       station_id, user_id, user_name, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (station_id, request_key) do nothing returning ${EQUIPMENT.sql}`,
    [...valuesOf(one), station, user.id, user.name, at.toISOString(), key ?? null],
  );

/** The caller's own that was entered under a key. */
export const selectEquipmentByKey = (
  db: Queryable,
  { station, user, key }: { station: number; user: number; key: string | undefined },
): Promise<EquipmentRow | undefined> =>
  readRow(
    db,
    EQUIPMENT,
    `select ${EQUIPMENT.sql} from station_equipment where station_id = $1 and user_id = $2 and request_key = $3`,
    [station, user, key ?? null],
  );

/** One of a station, as it is. */
export const selectOneEquipment = (
  db: Queryable,
  station: number,
  id: number,
): Promise<EquipmentRow | undefined> =>
  readRow(db, EQUIPMENT, `select ${EQUIPMENT.sql} from station_equipment where station_id = $1 and id = $2`, [
    station,
    id,
  ]);

/** One of a station; nobody else writes it until the transaction ends. */
export const lockEquipment = (
  db: Queryable,
  station: number,
  id: number,
): Promise<EquipmentRow | undefined> =>
  readRow(
    db,
    EQUIPMENT,
    `select ${EQUIPMENT.sql} from station_equipment where station_id = $1 and id = $2 for no key update`,
    [station, id],
  );

/** These of a station, by their numbers; nobody else writes them until the transaction ends. */
export const lockTwo = (
  db: Queryable,
  station: number,
  ids: readonly [number, number],
): Promise<EquipmentRow[]> =>
  readRows(
    db,
    EQUIPMENT,
    `select ${EQUIPMENT.sql} from station_equipment where station_id = $1 and id = any($2::int[])
     order by id for no key update`,
    [station, ids],
  );

/** Writes what is known of one, and raises its version. */
export const updateEquipment = (
  db: Queryable,
  id: number,
  one: KeptEquipment,
): Promise<EquipmentRow | undefined> =>
  readRow(
    db,
    EQUIPMENT,
    `update station_equipment set vendor = $1, model = $2, serial = $3, firmware = $4, settings = $5, first_day = $6,
       last_day = $7, flow_ids = $8, version = version + 1 where id = $9 returning ${EQUIPMENT.sql}`,
    [...valuesOf(one), id],
  );

/** Deletes one of a station. */
export async function deleteEquipment(db: Queryable, station: number, id: number): Promise<void> {
  await db.query('delete from station_equipment where station_id = $1 and id = $2', [station, id]);
}

const ELSEWHERE = shape(numberOf('s'));

/** SQL: a make or a serial number as it is compared: case doesn't matter, nor whether its letters are full-width or set together. */
const folded = (text: string): string => `lower(normalize(${text}, nfkc))`;
const sameCounter = (serial: string, vendor: string): string =>
  `${folded('e.serial')} = ${folded(`${serial}::text`)} and ${folded('e.vendor')} = ${folded(`${vendor}::text`)}`;

/** Keeps others from entering a counter of this serial number until the transaction ends. */
async function lockSerial(db: Queryable, { vendor, serial }: EquipmentFacts): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [
    `equipment ${vendor} ${serial ?? ''}`.normalize('NFKC').toLowerCase(),
  ]);
}

/** The number of a station at which the same counter stood on one of these days, besides the row that is written. */
export async function selectElsewhere(
  db: Queryable,
  one: EquipmentFacts,
  besides: number | null,
): Promise<string | null> {
  if (one.serial === null) return null;
  await lockSerial(db, one);
  const row = await readRow(
    db,
    ELSEWHERE,
    `select ${ELSEWHERE.sql} from station_equipment e join stations s on s.id = e.station_id
     where ${sameCounter('$1', '$2')} and e.id is distinct from $3
       and e.first_day <= coalesce($5::date, 'infinity') and coalesce(e.last_day, 'infinity') >= $4::date
     order by s.station_id_tmg limit 1`,
    [one.serial, one.vendor, besides, one.first_day, one.last_day],
  );
  return row?.station_id_tmg ?? null;
}

const TAKEN = shape({ counter: text.by(COUNTER_NAME) });

/**
 * What another counter of a station is called that counted one of these flows in these days, besides the row that is written. Two may
 * share a day: the one on which they were exchanged. Nobody enters one meanwhile.
 */
export async function selectSameFlow(
  db: Queryable,
  station: number,
  { flow_ids, first_day, last_day }: Pick<KeptEquipment, 'flow_ids' | 'first_day' | 'last_day'>,
  besides: number | null,
): Promise<string | null> {
  if (flow_ids === null) return null;
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`flows of counters ${station}`]);
  const row = await readRow(
    db,
    TAKEN,
    `select ${TAKEN.sql} from station_equipment
     where station_id = $1 and id is distinct from $2 and flow_ids && $3::int[]
       and first_day < coalesce($5::date, 'infinity') and coalesce(last_day, 'infinity') > $4::date
     order by first_day, id limit 1`,
    [station, besides, flow_ids, first_day, last_day],
  );
  return row?.counter ?? null;
}

const FLOW = shape({ id: int, name: text.by(`coalesce(name, header, id::text)`) });

/** The flows of a station with what they are called, in order. */
export const selectNamedFlows = (db: Queryable, station: number): Promise<RowOf<typeof FLOW>[]> =>
  readRows(db, FLOW, `select ${FLOW.sql} from flows where station_id = $1 order by id`, [station]);

const STAY = shape({
  ...numberOf('s'),
  ...stationEquipment.of('e', 'id', 'model', 'firmware', 'settings', 'first_day', 'last_day'),
  flows: orNull(listOf(text)).by(`case when e.flow_ids is not null then array(
    select coalesce(f.name, f.header, f.id::text) from flows f
    where f.station_id = e.station_id and f.id = any(e.flow_ids) order by f.id) end`),
});

/** Where a counter stood, as far as the caller may know: the newest first, and one more than are told. One without a serial number is known by this stay alone. */
export const selectStays = (
  db: Queryable,
  { id, vendor, serial }: EquipmentRow,
): Promise<RowOf<typeof STAY>[]> =>
  readRows(
    db,
    STAY,
    `select ${STAY.sql} from station_equipment e join stations s on s.id = e.station_id
     where e.id = $1 or (${sameCounter('$2', '$3')})
     order by e.first_day desc, e.id desc limit ${STATION_EQUIPMENT_MAX + 1}`,
    [id, serial, vendor],
  );
