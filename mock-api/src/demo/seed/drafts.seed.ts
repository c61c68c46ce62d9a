import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { cities as citiesTable } from '../../stations/lookups/lookups.tables.ts';
import type { DraftPlan } from './stations/drafts.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import { flows as flowsTable, stations } from '../../stations/records/stations.tables.ts';

const CITY = shape(citiesTable.pick('id', 'city_area'));

async function lastId(db: Queryable, table: 'stations' | 'flows'): Promise<number> {
  const last = await readRow(db, shape({ id: int }), `select coalesce(max(id), 0)::int as id from ${table}`);
  return last?.id ?? 0;
}

/** Adds drafts of one of the forms, with their flows. */
export async function seedDrafts(
  db: Queryable,
  plans: DraftPlan[],
  { form, at }: { form: 'v1' | 'next'; at: string },
): Promise<void> {
  const cities = await readRows(db, CITY, `select ${CITY.sql} from cities`);
  const cityIds = new Map(cities.map(({ id, city_area }) => [city_area, id]));
  const lastStation = await lastId(db, 'stations');
  const numbered = plans.map((plan, place) => ({ ...plan, id: lastStation + place + 1 }));
  await insertRows(
    db,
    stations,
    numbered.map(({ city, flows: _flows, ...facts }) => ({
      ...facts,
      draft: true,
      form,
      city_id: city === null ? null : cityIds.get(city),
      state_code: '48',
      intersection_code: '0',
      surrounding_land_use_codes: [],
      certifying: false,
      importing: false,
      time_zone: 'America/Chicago',
      created_at: at,
    })),
  );
  const lastFlow = await lastId(db, 'flows');
  const flows = numbered.flatMap((plan) => plan.flows.map((flow) => ({ ...flow, station_id: plan.id })));
  await insertRows(
    db,
    flowsTable,
    flows.map((flow, place) => ({ ...flow, id: lastFlow + place + 1, created_at: at })),
  );
  await continueNumbers(db, [stations, flowsTable]);
}
