import { VENDOR } from 'shared-domain';
import { channelsOf, fixture, upload } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

const STATION = 'AU0008';
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Imports a file of a TRAFx counter that was read on a day of 2026, with so many volts; answers the import's number. */
async function read(volts: string, day: string): Promise<number> {
  const file = fixture('trafx/fixtures/trafx-hourly-one-counter.txt')
    .toString()
    .replaceAll('24-09-12', `26-02-${day}`)
    .replaceAll('24-09-09', '26-02-01')
    .replaceAll('24-09-10', '26-02-02')
    .replaceAll('24-09-11', '26-02-03')
    .replace('voltage  :4.4', `voltage  :${volts}`);
  const { reply } = await upload(file, 'trail.txt');
  const [channel = 0] = await channelsOf(STATION);
  const asked = await request(
    'POST /counts/import',
    {
      body: {
        file: reply.file,
        vendor: VENDOR.trafx,
        station: STATION,
        trafxPeriod: 'hourly',
        interval: 60,
        channels: [{ id: channel, header: 'Sensor 1' }],
      },
    },
    'user',
  );
  expect([asked.status, asked.problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const { reply: done } = await request(
    'GET /imports/:id',
    { params: { id: String(asked.reply.import.id) } },
    'user',
  );
  expect([done.status, done.message]).toEqual(['done', null]);
  expect(done.result).not.toHaveProperty('battery');
  return done.id;
}

const battery = async () =>
  (await request('GET /stations/:stationId/field', { params: { stationId: STATION } }, 'user')).reply.battery;
const state = async () =>
  (await request('GET /network/health', {}, 'user')).reply.stations.find(
    ({ station_id_tmg }) => station_id_tmg === STATION,
  );
type Outcome = 'solved' | 'fine' | 'needs maintenance';
const visit = (
  visited_on: string,
  outcome: Outcome,
  battery_volts: number | null = 4.5,
  stationId = STATION,
) =>
  request(
    'POST /stations/:stationId/visits',
    {
      params: { stationId },
      body: {
        visited_on,
        reason: 'battery',
        outcome,
        done: 'Three new cells',
        battery_volts,
        clock_error_seconds: null,
        next_visit: null,
      },
    },
    'user',
  );

test('batteries that a file says are low leave the station in need of maintenance, until a visit finds it well', async () => {
  expect(await battery()).toBeNull();
  await read('4.4', '04');
  expect(await battery()).toEqual({ volts: 4.4, read_on: '2026-02-04', low: false });
  expect((await state())?.state).not.toBe('maintenance');
  await read('3.5', '06');
  expect(await battery()).toEqual({ volts: 3.5, read_on: '2026-02-06', low: true });
  expect(await state()).toMatchObject({ state: 'maintenance', since: '2026-02-06T06:00:00.000Z' });
  await visit('2026-02-05', 'solved');
  expect(await battery()).toMatchObject({ low: true });
  await visit('2026-02-06', 'solved');
  expect(await battery()).toEqual({ volts: 4.5, read_on: '2026-02-06', low: false });
  expect((await state())?.state).not.toBe('maintenance');
});

test('batteries that a visit measured as low do the same, until a later one measures good ones or finds it well', async () => {
  await visit('2026-02-04', 'fine', 3.5);
  expect(await battery()).toEqual({ volts: 3.5, read_on: '2026-02-04', low: true });
  expect(await state()).toMatchObject({ state: 'maintenance', since: '2026-02-04T06:00:00.000Z' });
  await visit('2026-02-05', 'fine', 4.4);
  expect(await battery()).toEqual({ volts: 4.4, read_on: '2026-02-05', low: false });
  expect((await state())?.state).not.toBe('maintenance');
  await visit('2026-02-06', 'needs maintenance', 3.2);
  expect(await battery()).toMatchObject({ low: true });
  await visit('2026-02-07', 'fine', null);
  expect(await battery()).toEqual({ volts: 3.2, read_on: '2026-02-06', low: false });
  expect((await state())?.state).not.toBe('maintenance');
  // measured before they were changed
  await visit('2026-02-08', 'solved', 3.1);
  expect(await battery()).toEqual({ volts: 3.1, read_on: '2026-02-08', low: false });
});

test('new batteries end it as well, and a file that is read later has the last word', async () => {
  await visit('2026-02-04', 'fine', 3.5);
  const params = { stationId: STATION };
  const counter = { vendor: 'TRAFx', model: null, serial: null, firmware: null, settings: null };
  const { reply } = await request(
    'POST /stations/:stationId/equipment',
    { params, body: { ...counter, first_day: '2026-01-01', last_day: null } },
    'user',
  );
  await request(
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    {
      params: { ...params, equipmentId: String(reply.id) },
      body: {
        changed_on: '2026-02-05',
        kind: 'battery',
        from_text: null,
        to_text: null,
        note: 'Three cells',
      },
    },
    'user',
  );
  expect(await battery()).toEqual({ volts: 3.5, read_on: '2026-02-04', low: false });
  await read('3.4', '06');
  expect(await battery()).toEqual({ volts: 3.4, read_on: '2026-02-06', low: true });
});

test('of a vendor without a limit nobody can tell whether what a visit measured is low', async () => {
  await visit('2026-02-04', 'fine', 3.5, 'AU0005');
  const params = { stationId: 'AU0005' };
  const { reply } = await request('GET /stations/:stationId/field', { params }, 'user');
  expect(reply.battery).toEqual({ volts: 3.5, read_on: '2026-02-04', low: false });
});

test('an import that was taken back tells nothing of the batteries any more', async () => {
  await read('4.4', '04');
  const id = await read('3.5', '06');
  const undone = await request('POST /imports/:id/undo', { params: { id: String(id) } }, 'user');
  expect(undone.status).toBe(200);
  await testApi().runJobs();
  expect(await battery()).toEqual({ volts: 4.4, read_on: '2026-02-04', low: false });
});

test('a counter whose clock is years ahead does not keep its station in need of maintenance for ever', async () => {
  const id = await read('3.5', '04');
  await testApi().query(
    `update imports set result = jsonb_set(result, '{battery,read_at}', '"2099-01-01 08:00:00"') where id = $1`,
    [id],
  );
  expect(await battery()).toEqual({ volts: 3.5, read_on: '2026-03-02', low: true });
  await visit('2026-03-02', 'solved');
  expect((await battery())?.low).toBe(false);
});
