import { createMetrics } from '../../host/metrics/metrics.ts';
import { forgetSignIns, testApi } from '../../testing/index.ts';
import { evaluateHours, judgeArrivals } from './evaluate-hours.ts';

import { sendDigests } from '../digests/send-digests.ts';

const [BROKEN, OTHER] = ['AU0001', 'AU0002'];
const idOf = (station: string) => `(select id from stations where station_id_tmg = '${station}')`;

let logged: Record<string, unknown>[] = [];
const depsAt = (at: string) => ({
  db: testApi().db,
  now: () => new Date(at),
  log: (line: Record<string, unknown>) => void logged.push(line),
});
const evaluate = (at: string) => evaluateHours(depsAt(at));

/** What an import of all flows would have noted. */
const arrive = (at: string, from: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select station_id, id, $1, $2, $3, false from flows where station_id = ${idOf(BROKEN)}`,
    [at, from, through],
  );
const outages = (station: string) =>
  testApi().query(
    `select o.kind, o.start_at as start, o.silent_at as silent, o.recovered_at as recovered,
       array(select n.what || ' ' || to_char(n.at at time zone 'UTC', 'DD"T"HH24') from outage_news n
             where n.outage_id = o.id order by n.id) as news
     from outages o where o.station_id = ${idOf(station)} order by o.id`,
  );
const behind = async () => {
  const metrics = createMetrics({
    db: testApi().db,
    now: () => testApi().now(),
    registry: () => Promise.reject(new Error('none')),
  });
  const lines = (await metrics.text()).split('\n');
  return lines.find((line) => line.startsWith('count_exchange_stations_not_looked_at'));
};

/** What is kept of the station can't be read any more. */
const damage = () =>
  testApi().query(
    `update station_watches set state = state - 'flows' || jsonb_build_object('kept', state -> 'flows')
     where station_id = ${idOf(BROKEN)}`,
  );
const repair = () =>
  testApi().query(
    `update station_watches set state = state - 'kept' || jsonb_build_object('flows', state -> 'kept')
     where station_id = ${idOf(BROKEN)}`,
  );

const SILENT = { kind: 'silent', start: '2026-03-02T06:00:00Z', silent: '2026-03-05T18:00:00Z' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  logged = [];
  // two counters that count by themselves, whose counts end with March 1, 2026
  await testApi().query('update stations set count_method_code = null');
  await testApi().query(
    `update flows set count_method_code = case when station_id in (${idOf(BROKEN)}, ${idOf(OTHER)}) then '3' else '1' end`,
  );
  await evaluate('2026-03-02T12:00:00Z');
});

test('a station that can’t be looked at costs no other its news, and is told in the log and the metrics', async () => {
  await damage();
  expect(await behind()).toBe('count_exchange_stations_not_looked_at 0');
  expect(await evaluate('2026-03-05T18:00:00Z')).toBe(78);
  expect(await outages(OTHER)).toMatchObject([{ ...SILENT, news: ['silent 05T18'] }]);
  expect(await outages(BROKEN)).toEqual([]);
  expect(logged).toContainEqual({
    station: BROKEN,
    error: expect.stringMatching(/^The station was not looked at: TypeError/),
  });
  expect(await behind()).toBe('count_exchange_stations_not_looked_at 1');
});

test('it is tried again in the next round, and what it missed is told once, as if nothing had been', async () => {
  await damage();
  await arrive('2026-03-03T10:30:00Z', '2026-03-02 00:00:00', '2026-03-03 00:00:00');
  await evaluate('2026-03-06T20:00:00Z');
  await arrive('2026-03-08T10:30:00Z', '2026-03-03 00:00:00', '2026-03-08 00:00:00');
  await evaluate('2026-03-09T10:00:00Z');
  expect(await outages(BROKEN)).toEqual([]);
  await repair();
  // within the hour
  expect(await evaluate('2026-03-09T10:01:00Z')).toBe(0);
  expect(await behind()).toBe('count_exchange_stations_not_looked_at 0');
  const asEver = [
    { ...SILENT, start: '2026-03-03T06:00:00Z', silent: '2026-03-06T18:00:00Z', recovered: null },
  ];
  expect(await outages(BROKEN)).toMatchObject([{ ...asEver[0], news: ['silent 09T10'] }]);
  await evaluate('2026-03-09T12:00:00Z');
  const [said] = await outages(BROKEN);
  expect(said).toMatchObject({
    ...asEver[0],
    recovered: '2026-03-08T11:00:00Z',
    news: ['silent 09T10', 'recovered 09T11'],
  });
  await evaluate('2026-03-09T14:00:00Z');
  expect(await outages(BROKEN)).toEqual([said]);
  expect(await outages(OTHER)).toMatchObject([{ ...SILENT, news: ['silent 05T18', 'still 09T06'] }]);
});

test('a digest that is sent meanwhile keeps what it missed from nobody: the next one tells it', async () => {
  const send = async (at: string) => {
    await sendDigests({ ...depsAt(at), queue: testApi().queue, origin: 'https://counts.example' });
    const mails = (await testApi().outbox()).filter(({ recipient }) => recipient === 'user@example.org');
    // what waits for review stands behind it
    const silent = mails.map(({ body }) => body.split('Waiting for review')[0] ?? '');
    return silent.map((lines) => [BROKEN, OTHER].filter((station) => lines.includes(station)));
  };
  await damage();
  await evaluate('2026-03-09T12:00:00Z');
  expect(await send('2026-03-09T12:00:00Z')).toEqual([[OTHER]]);
  await repair();
  await evaluate('2026-03-09T12:10:00Z');
  await evaluate('2026-03-16T12:00:00Z');
  expect(await send('2026-03-16T12:00:00Z')).toEqual([[OTHER], [BROKEN, OTHER]]);
});

test('an import that was taken back meanwhile leaves it in peace from then on', async () => {
  await arrive('2026-03-05T10:30:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
  await evaluate('2026-03-05T12:00:00Z');
  await damage();
  await testApi().query(`update arrivals set voided_at = '2026-03-06T00:30:00Z'`);
  await evaluate('2026-03-07T03:00:00Z');
  await repair();
  await evaluate('2026-03-07T03:00:00Z');
  expect(await outages(BROKEN)).toMatchObject([{ silent: '2026-03-07T01:00:00Z', news: ['silent 07T03'] }]);
});

test('counts that come meanwhile are judged within the hour only once nothing is behind', async () => {
  await damage();
  await evaluate('2026-03-05T18:00:00Z');
  await arrive('2026-03-05T18:10:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
  expect(await judgeArrivals(depsAt('2026-03-05T18:20:00Z'))).toBe(0);
  await repair();
  await evaluate('2026-03-05T18:21:00Z');
  expect(await judgeArrivals(depsAt('2026-03-05T18:21:00Z'))).toBe(1);
  expect(await outages(BROKEN)).toMatchObject([{ ...SILENT, news: ['silent 05T18'] }]);
  expect(await judgeArrivals(depsAt('2026-03-05T18:22:00Z'))).toBe(0);
});

test('within the hour too the others are judged, and what came is taken when it can be', async () => {
  await evaluate('2026-03-05T17:00:00Z');
  await damage();
  await arrive('2026-03-05T17:10:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
  expect(await judgeArrivals(depsAt('2026-03-05T17:20:00Z'))).toBe(0);
  await repair();
  expect(await judgeArrivals(depsAt('2026-03-05T17:21:00Z'))).toBe(1);
  await evaluate('2026-03-05T18:00:00Z');
  expect([await outages(BROKEN), (await outages(OTHER)).length]).toEqual([[], 1]);
});

describe('what the database says of storing it', () => {
  const refuse = (code: string) =>
    testApi().db.exec(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.station_id = ${idOf(BROKEN)} then raise exception 'Not this one' using errcode = '${code}'; end if;
        return new;
      end $$;
      create trigger refuse before insert on outages for each row execute function refuse()`);
  const accept = () =>
    testApi().db.exec('drop trigger if exists refuse on outages; drop function if exists refuse()');
  afterEach(accept);

  test('costs that station alone where it refuses one', async () => {
    await refuse('23514');
    await evaluate('2026-03-05T18:00:00Z');
    expect([await outages(BROKEN), (await outages(OTHER)).length]).toEqual([[], 1]);
    expect(await behind()).toBe('count_exchange_stations_not_looked_at 1');
    await accept();
    await evaluate('2026-03-05T18:01:00Z');
    expect(await outages(BROKEN)).toMatchObject([{ ...SILENT, news: ['silent 05T18'] }]);
  });

  test('stops the round for all where a machine is away, and the next one takes it up', async () => {
    await refuse('08006');
    await expect(evaluate('2026-03-05T18:00:00Z')).rejects.toThrow('Not this one');
    expect([await outages(BROKEN), await outages(OTHER)]).toEqual([[], []]);
    await accept();
    expect(await evaluate('2026-03-05T18:00:00Z')).toBe(1);
    for (const station of [BROKEN, OTHER])
      expect(await outages(station)).toMatchObject([{ ...SILENT, news: ['silent 05T18'] }]);
  });
});
