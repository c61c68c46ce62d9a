import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

// A station is entered long before its first counter is put up, of which people have entered the first day.

const STATION = 'AU0001';
const OF_STATION = `station_id = (select id from stations where station_id_tmg = '${STATION}')`;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `update stations set created_at = '2026-01-05T18:00:00Z' where station_id_tmg = '${STATION}'`,
  );
  await testApi().query(
    `update flows set created_at = '2026-01-05T18:00:00Z', count_method_code = '3' where ${OF_STATION}`,
  );
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
/** The hours up to one are looked at already: they are nobody's matter here. */
const skipTo = (hour: string) =>
  testApi().query(`insert into health_runs (hour, stations) values ($1, 0)`, [hour]);
const comes = (first: string) =>
  testApi().query(
    `insert into station_equipment (station_id, vendor, first_day, user_name, created_at)
     select id, 'Eco-Counter', $1, 'Uma', now() from stations where station_id_tmg = '${STATION}'`,
    [first],
  );
const health = async () =>
  (await request('GET /stations/:stationId/health', { params: { stationId: STATION } }, 'user')).reply;
const outages = () =>
  testApi().query<{ kind: string; start: string; news: string[] }>(
    `select kind, start_at as start, array(select n.what from outage_news n where n.outage_id = o.id order by n.id) as news
     from outages o where ${OF_STATION} order by id`,
  );

describe('a counter that has not brought any count', () => {
  beforeEach(async () => {
    await testApi().query(`delete from counts where ${OF_STATION}`);
    await testApi().query(`delete from count_months where ${OF_STATION}`);
  });

  test('has never delivered two weeks after its first day, not after that of its station', async () => {
    await comes('2026-03-20');
    await evaluate('2026-03-02T12:00:00Z');
    await skipTo('2026-04-03T03:00:00Z');
    await evaluate('2026-04-03T04:00:00Z');
    expect(await outages()).toEqual([]);
    expect((await health()).health.state).toBe('new');
    await evaluate('2026-04-03T05:00:00Z');
    expect(await outages()).toEqual([{ kind: 'never', start: '2026-03-20T05:00:00Z', news: ['silent'] }]);
  });

  test('of which that was told already, before its first day was entered, ends so, once', async () => {
    await evaluate('2026-03-02T12:00:00Z');
    expect((await outages()).map(({ news }) => news)).toEqual([['silent']]);
    await comes('2026-03-05');
    await evaluate('2026-03-02T13:00:00Z');
    expect((await outages()).map(({ news }) => news)).toEqual([['silent', 'retired']]);
    expect((await health()).health.state).toBe('new');
    // its age counts from its first day as well
    await skipTo('2026-03-21T10:00:00Z');
    await evaluate('2026-03-21T12:00:00Z');
    expect((await outages()).map(({ news }) => news)).toEqual([['silent', 'retired'], ['silent']]);
  });
});

describe('of the time before the first counter', () => {
  const february = async () =>
    (await health()).uptime.find(({ month }) => month === '2026-02')?.expected ?? 0;

  test('no uptime is told, unless counts came in it', async () => {
    const whole = await february();
    await testApi().query(`delete from counts where ${OF_STATION} and ts < '2026-02-15'`);
    // it stood there, as nobody has said otherwise
    expect(await february()).toBe(whole);
    await comes('2026-02-15');
    expect(await february()).toBe(whole / 2);
    expect((await health()).uptime.find(({ month }) => month === '2026-01')).toBeUndefined();
    await testApi().query(`update station_equipment set first_day = '2026-02-20' where ${OF_STATION}`);
    expect(await february()).toBe(whole);
  });
});
