import type { Queryable } from '../database.ts';
import type { DraftPlan } from './demo/drafts.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';

/** Adds drafts of the newer form. */
export async function seedDrafts(db: Queryable, plans: DraftPlan[], at: string): Promise<void> {
  const cities = await db.query<{ id: number; city_area: string }>('select id, city_area from cities');
  const cityIds = new Map(cities.map(({ id, city_area }) => [city_area, id]));
  const [last] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from stations');
  await insertRows(
    db,
    'stations',
    plans.map(({ city, ...facts }, place) => ({
      ...facts,
      id: (last?.id ?? 0) + place + 1,
      draft: true,
      form: 'next',
      version: 1,
      city_id: city === null ? null : cityIds.get(city),
      state_code: '48',
      intersection_code: '0',
      surrounding_land_use_codes: [],
      v1: {},
      certifying: false,
      importing: false,
      time_zone: 'America/Chicago',
      created_at: at,
    })),
  );
  await continueNumbers(db, ['stations']);
}
