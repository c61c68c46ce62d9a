import { openDataSettings } from '../../open-data/store/open-data.tables.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { reviewerOf } from './accounts.seed.ts';
import { dayAt, yesterdayInTexas } from './generator/calendar.ts';

/** Permanent counters that are certified up to yesterday, and whom everybody may ask about them. */
const LET_OUT = [
  { station: 'AU0002', agency: AGENCY.austin, contact: 'City of Austin, 3-1-1' },
  { station: 'HO0002', agency: AGENCY.houston, contact: 'City of Houston, 3-1-1' },
] as const;

/**
 * Lets two stations out to everybody from last January on, so that the public pages have months and a year's figure to show. The
 * server's own round copies what goes out, as with any other station.
 */
export async function seedOpenData(db: Queryable, now: Date): Promise<void> {
  const { year } = dayAt(yesterdayInTexas(now));
  for (const { station, agency, contact } of LET_OUT) {
    const stations = await readRows(
      db,
      shape({ id: int }),
      'select id from stations where station_id_tmg = $1',
      [station],
    );
    const { id: user_id, name: user_name } = reviewerOf(agency);
    await insertRows(
      db,
      openDataSettings,
      stations.map(({ id }) => ({
        station_id: id,
        agency_id: agency,
        is_on: true,
        first_month: `${year - 1}-01-01`,
        hold_days: null,
        license: 'CC-BY-4.0' as const,
        contact,
        note: null,
        daily_only: false,
        places: 5,
        version: 1,
        user_id,
        user_name,
        changed_at: now.toISOString(),
      })),
    );
  }
}
