import { makeOpenFiles } from '../open-data/files/make-open-files.job.ts';
import { publishStation } from '../open-data/publish/publish-station.ts';
import { askForOpenData } from '../open-data/publish/keep-open-data.ts';
import { testApi } from './index.ts';

/** What an agency has chosen for a station, unless a test says otherwise. */
const CHOSEN = {
  is_on: true,
  first_month: '2025-01-01',
  hold_days: null as number | null,
  license: 'CC-BY-4.0',
  contact: 'Austin Transportation, counts@austin.example',
  note: null as string | null,
  daily_only: false,
  places: 5,
};

/** Has a station let out, past the screens; what was chosen before is changed. */
export async function letOut(number: string, choice: Partial<typeof CHOSEN> = {}): Promise<void> {
  const one = { ...CHOSEN, ...choice };
  await testApi().query(
    `insert into open_data_settings as o (station_id, agency_id, is_on, first_month, hold_days, license, contact, note,
       daily_only, places, user_name, changed_at)
     select id, agency_id, $2, $3::date, $4, $5, $6, $7, $8, $9, 'Ada Moreno', now() from stations where station_id_tmg = $1
     on conflict (station_id) do update set agency_id = excluded.agency_id, is_on = excluded.is_on,
       first_month = excluded.first_month, hold_days = excluded.hold_days, license = excluded.license,
       contact = excluded.contact, note = excluded.note, daily_only = excluded.daily_only, places = excluded.places,
       version = o.version + 1`,
    [
      number,
      one.is_on,
      one.first_month,
      one.hold_days,
      one.license,
      one.contact,
      one.note,
      one.daily_only,
      one.places,
    ],
  );
}

/** A round of work on open data at a moment, as the server does it by itself: looks, then the files of what has changed. */
export async function workOnOpenData(at: string): Promise<void> {
  const { db, queue, files, settings } = testApi();
  const now = () => new Date(at);
  const asked: [queue: string, id: number][] = [];
  const enqueue: typeof queue.enqueue = (_tx, name, { id }) => Promise.resolve(void asked.push([name, id]));
  const deps = { db, files, settings, now, queue: { ...queue, enqueue } };
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await askForOpenData(deps);
    for (const [name, id] of asked.splice(0))
      await (name === 'publish-open-data' ? publishStation(deps, id) : makeOpenFiles(deps, id));
  }
}
