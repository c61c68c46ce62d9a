import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minutesOfText, wallClock } from 'shared-domain';
import { austinStations } from '../../demo/seed/stations/austin.ts';
import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { dayIndex } from '../../demo/seed/generator/calendar.ts';
import { stationCounts } from '../../demo/seed/generator/station-counts.ts';
import type { StationPlan } from '../../demo/seed/station-plan.ts';
import { austinVendor, all, PLANNED_DAY } from '../../testing/austin-vendor.ts';
import { ownPace } from './pace.ts';
import { realParts } from './vendor-client.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';

const minutes = (text: string): number => minutesOfText(text) ?? NaN;
const CHANNEL = String(ecoChannelId('AU0001', 0));
const MINUTE = 60_000;
const patient = { longestWait: 10 * MINUTE };
const range = (begin: string, end: string) => ({
  begin: minutes(begin),
  end: minutes(end),
  interval: 60 as const,
});
const MONTH = range('2026-01-01', '2026-02-01');

test('lists the platform’s sites with their channels', async () => {
  const { vendor, paths } = austinVendor();
  const sites = await vendor.listSites(patient);
  expect(sites.find(({ id }) => id === String(ecoSiteId('AU0001')))).toMatchObject({
    name: 'Shoal Creek Trail at 24th St',
    domain: 'City of Austin',
    latitude: 30.288412,
    longitude: -97.751903,
    interval: 60,
    virtual: false,
    firstData: '2023-03-03',
    channels: [
      { id: CHANNEL, name: 'Shoal Creek Trail at 24th St Pedestrian SB', userType: 1, direction: 'in' },
      { userType: 1, direction: 'out' },
      { userType: 2, direction: 'in' },
      { userType: 2, direction: 'out' },
    ],
  });
  expect(sites.filter(({ virtual }) => virtual)).toHaveLength(1);
  expect(paths).toEqual(['/token', '/api/1.0/site']);
});

test('reads a year in pieces of a hundred days, signed in once', async () => {
  const { vendor, paths } = austinVendor();
  const counts = await all(vendor.readCounts(CHANNEL, range('2025-01-01', '2026-01-01'), patient));
  // an hour less in spring, one more in autumn
  expect(counts).toHaveLength(365 * 24);
  expect(paths.filter((path) => path === '/token')).toHaveLength(1);
  expect(paths.slice(1)).toEqual([
    `/api/1.0/data/site/${CHANNEL}?begin=2025-01-01T00%3A00%3A00&end=2025-04-11T00%3A00%3A00&step=hour`,
    `/api/1.0/data/site/${CHANNEL}?begin=2025-04-11T00%3A00%3A00&end=2025-07-20T00%3A00%3A00&step=hour`,
    `/api/1.0/data/site/${CHANNEL}?begin=2025-07-20T00%3A00%3A00&end=2025-10-28T00%3A00%3A00&step=hour`,
    `/api/1.0/data/site/${CHANNEL}?begin=2025-10-28T00%3A00%3A00&end=2026-01-01T00%3A00%3A00&step=hour`,
  ]);
});

test('answers what the station was seeded with, hour for hour', async () => {
  const { vendor } = austinVendor();
  const [plan] = austinStations;
  const last = dayIndex(PLANNED_DAY);
  const seeded = new Map<string, number | null>();
  for (const { ts, flow, count } of stationCounts(
    plan as StationPlan,
    { first: last - 3 * 365 + 1, last },
    last,
  )) {
    if (flow === 0) seeded.set(ts, count);
  }
  const counts = await all(vendor.readCounts(CHANNEL, range('2025-10-01', '2026-03-01'), patient));
  const sums = new Map<string, number | null>();
  for (const { minutes, count } of counts) {
    const ts = wallClock(minutes);
    sums.set(ts, sums.has(ts) ? (sums.get(ts) ?? 0) + (count ?? 0) : count);
  }
  expect([...sums].filter(([ts, count]) => seeded.get(ts) !== count)).toEqual([]);
  expect(sums.size).toBe(151 * 24);
});

test('has the autumn hour twice and no spring hour', async () => {
  const { vendor } = austinVendor();
  const times = async (day: string, next: string) =>
    (await all(vendor.readCounts(CHANNEL, range(day, next), patient))).map(({ minutes }) =>
      wallClock(minutes).slice(11, 13),
    );
  expect((await times('2025-11-02', '2025-11-03')).filter((hour) => hour === '01')).toHaveLength(2);
  expect(await times('2025-03-09', '2025-03-10')).not.toContain('02');
});

test('a token that expired or was forgotten is replaced by a new one', async () => {
  const { vendor, trouble, paths } = austinVendor({ tokenSeconds: 30 });
  await vendor.listSites(patient);
  await trouble({ kind: 'forgotten', requests: 1 });
  await vendor.listSites(patient);
  expect(paths).toEqual(['/token', '/api/1.0/site', '/api/1.0/site', '/token', '/api/1.0/site']);
});

test('waits where it is told to, then goes on with the piece that was refused', async () => {
  const { vendor, trouble, waits, paths } = austinVendor();
  const told: Date[] = [];
  const pieces = vendor.readCounts(CHANNEL, range('2025-06-01', '2025-12-01'), {
    ...patient,
    onWait: (until) => void told.push(until),
  });
  const first = (await pieces.next()).value ?? [];
  await trouble({ kind: 'limit', requests: 2, retryAfter: 45 });
  const rest = await all(pieces);
  expect(waits).toEqual([45_000, 45_000]);
  expect(told.map((until) => until.toISOString())).toEqual([
    '2026-03-02T12:00:45.000Z',
    '2026-03-02T12:01:30.000Z',
  ]);
  expect([...first, ...rest].map(({ minutes }) => minutes)).toHaveLength(183 * 24 + 1);
  expect(paths.filter((path) => path.includes('begin=2025-06-01'))).toHaveLength(1);
});

test('a trouble of the simulator may be of some requests alone', async () => {
  const { vendor, trouble, waits } = austinVendor();
  await trouble({ kind: 'limit', requests: 1, retryAfter: 45, under: '/api/1.0/data/' });
  await vendor.listSites(patient);
  expect(waits).toEqual([]);
  await all(vendor.readCounts(CHANNEL, range('2025-06-01', '2025-06-02'), patient));
  expect(waits).toEqual([45_000]);
});

test('gives up where the wait is longer than there is patience', async () => {
  const { vendor, trouble, waits } = austinVendor();
  await trouble({ kind: 'limit', requests: 1, retryAfter: 3600 });
  await expect(vendor.listSites({ longestWait: MINUTE })).rejects.toThrow(
    'no more requests until Mar 2, 2026, 7:00',
  );
  expect(waits).toEqual([]);
});

test('keeps to a hundred requests a minute by itself', async () => {
  const { vendor, waits, paths } = austinVendor();
  const day = range('2026-01-01', '2026-01-02');
  for (let request = 0; request < 150; request += 1) await all(vendor.readCounts(CHANNEL, day, patient));
  expect(waits).toEqual([MINUTE]);
  expect(paths).toHaveLength(151);
});

test('of two processes that share an account, one waits for what the other was told', async () => {
  const pace = ownPace();
  const [one, other] = [austinVendor({}, undefined, pace), austinVendor({}, undefined, pace)];
  await one.trouble({ kind: 'limit', requests: 1, retryAfter: 45 });
  await one.vendor.listSites(patient);
  await other.vendor.listSites(patient);
  expect([one.waits, other.waits]).toEqual([[45_000], [45_000]]);
});

test('and both together keep to a hundred requests a minute', async () => {
  const pace = ownPace();
  const [one, other] = [austinVendor({}, undefined, pace), austinVendor({}, undefined, pace)];
  const day = range('2026-01-01', '2026-01-02');
  const requests = 60;
  for (let request = 0; request < requests; request += 1)
    for (const { vendor } of [one, other]) await all(vendor.readCounts(CHANNEL, day, patient));
  // whichever of them comes to the hundredth; the other's clock stands still here
  expect([...one.waits, ...other.waits].filter((ms) => ms !== MINUTE)).toEqual([]);
  expect(one.waits.length + other.waits.length).toBeGreaterThan(0);
});

test('sends one request at a time', async () => {
  const { vendor, paths } = austinVendor();
  await Promise.all([1, 2, 3].map(() => vendor.listSites(patient)));
  expect(paths).toEqual(['/token', '/api/1.0/site', '/api/1.0/site', '/api/1.0/site']);
});

test('tries again after failures, a little later each time', async () => {
  const { vendor, trouble, waits } = austinVendor();
  await trouble({ kind: 'error', requests: 3 });
  expect(await all(vendor.readCounts(CHANNEL, MONTH, patient))).toHaveLength(31 * 24);
  expect(waits).toEqual([1000, 2000, 4000]);
});

test.each([
  [{ kind: 'error', requests: 50 }, 'does not answer', true],
  [{ kind: 'garbage', requests: 1 }, 'not readable', false],
  [{ kind: 'forgotten', requests: 2 }, 'refuses the credentials of this server', false],
  [{ kind: 'refused', requests: 1 }, 'refuses the credentials of this server', false],
] as const)('of %j it says so', async (what, message, passing) => {
  const { vendor, trouble } = austinVendor();
  await trouble(what);
  const problem = await vendor.listSites(patient).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(VendorProblem);
  expect(problem).toMatchObject({ message: expect.stringContaining(message), passing });
});

test('of credentials that the platform does not know it says so', async () => {
  const { vendor } = austinVendor({}, { clientId: 'someone', clientSecret: 'else' });
  await expect(vendor.listSites(patient)).rejects.toThrow('refuses the credentials of this server');
});

test('of a channel that the platform does not know it says so', async () => {
  const { vendor } = austinVendor();
  await expect(all(vendor.readCounts('1', MONTH, patient))).rejects.toThrow('no site or channel 1');
});

test('ends its waits when the server stops', async () => {
  const { vendor, trouble } = austinVendor();
  vendor.close();
  await trouble({ kind: 'limit', requests: 1 });
  await expect(vendor.listSites(patient)).rejects.toThrow('The server is stopping');
});

test('its credentials are not sent on to where a redirect leads', async () => {
  const asked: string[] = [];
  const platform = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  const request = new Request(`http://127.0.0.1:${port}/token`);
  await expect(realParts.fetch(request, new AbortController().signal)).rejects.toThrow();
  expect(asked).toEqual(['/token']);
  await new Promise((resolve) => platform.close(resolve));
});
