import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { CUSTOM, imported } from '../../testing/import-files.ts';
import { evaluateHours, judgeArrivals } from './evaluate-hours.ts';

const STATION = 'AU0001';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // one counter that counts by itself, whose counts end with March 1, 2026
  await testApi().query(`update flows set count_method_code = '1'`);
  await testApi()
    .query(`update stations set count_method_code = null`)
    .catch(() => undefined);
  await testApi().query(
    `update flows set count_method_code = '3' where station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION],
  );
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });

const outages = () =>
  testApi().query<{ kind: string; start: Date; silent: Date; recovered: Date | null; news: string[] }>(
    `select o.kind, o.start_at as start, o.silent_at as silent, o.recovered_at as recovered,
       array(select n.what from outage_news n where n.outage_id = o.id order by n.id) as news
     from outages o join stations s on s.id = o.station_id where s.station_id_tmg = $1 order by o.id`,
    [STATION],
  );

/** What an import of all flows would have noted. */
const arrive = (at: string, from: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select f.station_id, f.id, $2, $3, $4, false from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1`,
    [STATION, at, from, through],
  );

test('a counter falls silent when its age comes to the threshold, and is back a day after data came', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  expect(await outages()).toEqual([]);
  await evaluate('2026-03-05T17:59:00Z');
  expect(await outages()).toEqual([]);
  // 72 hours are usual before anything is known, and twelve more
  await evaluate('2026-03-05T18:01:00Z');
  expect(await outages()).toMatchObject([
    {
      kind: 'silent',
      start: '2026-03-02T06:00:00Z',
      silent: '2026-03-05T18:00:00Z',
      news: ['silent'],
    },
  ]);
  await arrive('2026-03-06T10:30:00Z', '2026-03-02 00:00:00', '2026-03-06 00:00:00');
  await evaluate('2026-03-07T10:00:00Z');
  expect(await outages()).toMatchObject([{ recovered: null, news: ['silent'] }]);
  await evaluate('2026-03-07T11:00:00Z');
  expect(await outages()).toMatchObject([
    { recovered: '2026-03-06T11:00:00Z', news: ['silent', 'recovered'] },
  ]);
});

test('hours without a server are looked at one by one afterwards', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  expect(await evaluate('2026-03-12T12:00:00Z')).toBe(240);
  expect(await outages()).toMatchObject([{ silent: '2026-03-05T18:00:00Z', news: ['silent', 'still'] }]);
});

test('an hour is looked at once, whoever comes', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  const taken = await Promise.all([evaluate('2026-03-06T12:00:00Z'), evaluate('2026-03-06T12:00:00Z')]);
  expect(taken[0] + taken[1]).toBe(96);
  expect((await outages()).map(({ news }) => news)).toEqual([['silent']]);
});

test('an import that is taken back leaves its station in peace for a day', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  await arrive('2026-03-05T10:30:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
  await evaluate('2026-03-06T00:00:00Z');
  expect(await outages()).toEqual([]);
  await testApi().query(`update arrivals set voided_at = '2026-03-06T00:30:00Z'`);
  await evaluate('2026-03-07T00:00:00Z');
  expect(await outages()).toEqual([]);
  await evaluate('2026-03-07T01:00:00Z');
  expect(await outages()).toMatchObject([{ start: '2026-03-02T06:00:00Z', silent: '2026-03-07T01:00:00Z' }]);
});

describe('within the hour', () => {
  const judge = (at: string) => judgeArrivals({ db: testApi().db, now: () => new Date(at) });

  beforeEach(async () => {
    await evaluate('2026-03-02T12:00:00Z');
    await evaluate('2026-03-05T18:00:00Z');
  });

  test('counts that come are looked at once, at the stations that they are of, and taken by no hour again', async () => {
    expect(await judge('2026-03-05T18:20:00Z')).toBe(0);
    await arrive('2026-03-05T18:10:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
    expect(await Promise.all([judge('2026-03-05T18:20:00Z'), judge('2026-03-05T18:20:00Z')])).toContain(1);
    expect(await judge('2026-03-05T18:21:00Z')).toBe(0);
    const [{ confirming } = { confirming: [] }] = await testApi().query<{ confirming: unknown[] }>(
      `select o.confirming from outages o join stations s on s.id = o.station_id where s.station_id_tmg = $1`,
      [STATION],
    );
    expect(confirming).toHaveLength(1);
    await evaluate('2026-03-06T19:00:00Z');
    expect(await outages()).toMatchObject([
      { recovered: '2026-03-05T18:20:00Z', news: ['silent', 'recovered'] },
    ]);
  });

  test('what an import noted before the hour and committed after it is taken by the next look', async () => {
    await arrive('2026-03-05T17:55:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
    expect(await judge('2026-03-05T18:01:00Z')).toBe(1);
  });

  test('while an hour is behind nothing is judged, and the hour takes what came', async () => {
    await arrive('2026-03-05T18:10:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
    expect(await judge('2026-03-05T19:05:00Z')).toBe(0);
    await evaluate('2026-03-05T19:05:00Z');
    expect(await judge('2026-03-05T19:05:00Z')).toBe(0);
  });
});

test('an import has its station looked at when it ends, without waiting for the hour', async () => {
  await evaluate(testApi().now().toISOString());
  await imported('Date,NB\n2026-03-01 00:00:00,4\n2026-03-01 00:15:00,5');
  const [came] = await testApi().query<{ taken: boolean }>(
    'select a.taken from arrivals a join stations s on s.id = a.station_id where s.station_id_tmg = $1',
    [CUSTOM],
  );
  expect(came?.taken).toBe(true);
});

describe('a counter whose counts we fetch ourselves', () => {
  /** The source answered for the station at a moment, or never, and failed from one to another. */
  const polled = async (at: string | null, failing?: [since: string, until: string | null]) => {
    await testApi().query(
      `insert into import_schedules (agency_id, rhythm) select agency_id, 'nightly' from stations where station_id_tmg = $1
       on conflict do nothing`,
      [STATION],
    );
    if (at !== null)
      await testApi().query(
        `insert into station_polls (station_id, polled_at) select id, $2 from stations where station_id_tmg = $1
         on conflict (station_id) do update set polled_at = excluded.polled_at`,
        [STATION, at],
      );
    await testApi().query('delete from import_failures');
    if (failing)
      await testApi().query(
        `insert into import_failures (agency_id, since, until, why)
         select agency_id, $2, $3, '{"en":"It does not answer.","es":"No responde."}'::jsonb
         from stations where station_id_tmg = $1`,
        [STATION, ...failing],
      );
  };

  test('is not silent while its source can’t be asked, however long, and is when it was asked in vain', async () => {
    await polled('2026-03-02T09:30:00Z', ['2026-03-03T09:30:00Z', null]);
    await evaluate('2026-03-02T12:00:00Z');
    await evaluate('2026-03-20T12:00:00Z');
    expect(await outages()).toEqual([]);
    await polled('2026-03-20T12:30:00Z', ['2026-03-03T09:30:00Z', '2026-03-20T12:30:00Z']);
    await evaluate('2026-03-20T13:00:00Z');
    expect(await outages()).toMatchObject([
      { start: '2026-03-02T06:00:00Z', silent: '2026-03-20T13:00:00Z' },
    ]);
  });

  test('is not silent while its source has failed from its first run on, and is said to have one that fails', async () => {
    await polled(null, ['2026-03-02T11:00:00Z', null]);
    await evaluate('2026-03-02T12:00:00Z');
    await evaluate('2026-03-20T12:00:00Z');
    expect(await outages()).toEqual([]);
    const { reply } = await request('GET /network/health', {}, 'user');
    expect(reply.stations.find((one) => one.station_id_tmg === STATION)).toMatchObject({
      state: 'failing',
      since: '2026-03-02T11:00:00.000Z',
    });
    // the source answers again, and brings nothing of it
    await polled('2026-03-20T12:30:00Z', ['2026-03-02T11:00:00Z', '2026-03-20T12:30:00Z']);
    await evaluate('2026-03-20T13:00:00Z');
    expect(await outages()).toMatchObject([
      { start: '2026-03-02T06:00:00Z', silent: '2026-03-20T13:00:00Z' },
    ]);
  });

  test('is watched by the clock where nobody has asked for it yet', async () => {
    await polled(null);
    await evaluate('2026-03-02T12:00:00Z');
    await evaluate('2026-03-05T18:00:00Z');
    expect(await outages()).toMatchObject([{ silent: '2026-03-05T18:00:00Z' }]);
  });

  test('is not late by what nobody could ask since its source answered', async () => {
    const state = async () =>
      (await request('GET /network/health', {}, 'user')).reply.stations.find(
        (one) => one.station_id_tmg === STATION,
      );
    // its counts end six hours before now; every three are usual
    await evaluate('2026-03-02T12:00:00Z');
    await testApi().query(
      `update station_watches set state = jsonb_set(state, '{station,rhythm,usual}', '180')`,
    );
    expect(await state()).toMatchObject({ state: 'late', since: '2026-03-02T09:00:00.000Z' });
    await polled('2026-03-02T10:00:00Z');
    expect(await state()).toMatchObject({ state: 'working' });
    await polled('2026-03-02T11:00:00Z');
    expect(await state()).toMatchObject({ state: 'late' });
  });

  test('is said to have a source that fails, but what was silent before stays so', async () => {
    const { reply } = await request('GET /network/health', {}, 'user');
    expect(reply.stations.find((one) => one.station_id_tmg === STATION)?.state).not.toBe('failing');
    await polled('2026-03-02T09:30:00Z', ['2026-03-02T11:00:00Z', null]);
    await evaluate('2026-03-02T12:00:00Z');
    const state = async () =>
      (await request('GET /network/health', {}, 'user')).reply.stations.find(
        (one) => one.station_id_tmg === STATION,
      );
    expect(await state()).toMatchObject({ state: 'failing', since: '2026-03-02T11:00:00.000Z' });
    await polled('2026-03-08T09:30:00Z');
    await evaluate('2026-03-08T12:00:00Z');
    await polled('2026-03-08T09:30:00Z', ['2026-03-08T13:00:00Z', null]);
    expect(await state()).toMatchObject({ state: 'silent' });
  });
});
