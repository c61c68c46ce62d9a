import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { wallClock } from 'shared-domain';
import { instant, local, network, type Counter } from '../../testing/network/fixtures/network.mjs';
import { madeStation, writeMadeCounts } from '../../testing/network/made-stations.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { DAY, isIn, type Minutes } from './instants.ts';

// Uptime as people get it, of counts that lie in the database, beside what another program comes to (network.md, section 2, 9). Of
// the made network one counter of each kind and fault, some months of each: the year that the health of a station shows begins in April.

jest.setTimeout(300_000);

const net = network(20_250_101, '2025-01-01');
const FIRST = '2025-04';
/** The month of the vendor's outage, and that of the repeated hour. */
const ALWAYS = ['2025-07', '2025-11'];
const OF_VALUES = new Set(['dead', 'dead-direction', 'stuck', 'shifted', 'halved']);

const monthOf = (wall: Minutes) => wallClock(wall).slice(0, 7);
/** The months in which something is wrong with a counter, and some others. */
const monthsOf = ({ faults, closures, zone, from }: Counter) => {
  const wrong = faults.flatMap(({ s, e }) => [s, e]);
  const edges = [...wrong, ...closures.flat(), from].map((at) => monthOf(local(zone, at)));
  return [...new Set([...ALWAYS, ...edges])]
    .filter((month) => month >= FIRST && month <= '2025-12')
    .toSorted();
};

const [, ...rows] = readFileSync(
  new URL('../../testing/network/fixtures/expected/expected-uptime.csv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n');
const oracle = new Map(
  rows.map((row) => {
    const [station, month, expected, present, usable, grade] = row.split(',');
    const told = [expected, present, usable].map(Number);
    return [`${station} ${month}`, [...told, grade === '' ? null : grade]];
  }),
);

/** Counters by what is the matter with them; those that are retired or uploaded are told by the year or the deployment. */
const lasting = net.counters.filter(({ retired, deployment }) => !retired && !deployment);
const some = (is: (counter: Counter) => boolean) =>
  lasting.filter((counter) => is(counter) && monthsOf(counter).length > ALWAYS.length)[0];
const withFault = (fault: string) =>
  some(
    ({ faults, interval, from }) =>
      interval === 60 && from <= net.start && faults.some((one) => one.fault === fault),
  );
const KINDS: [string, Counter | undefined][] = [
  ...[...OF_VALUES, 'silent', 'backfill', 'late', 'missing-flow'].map(
    (fault): [string, Counter | undefined] => [`has the fault “${fault}”`, withFault(fault)],
  ),
  ['is closed for the winter', some(({ closures }) => closures.length > 0)],
  ['counts by quarters of an hour', some(({ interval, faults }) => interval === 15 && faults.length > 0)],
  [
    'was installed during the year',
    lasting.find(({ from, faults }) => from > net.start && faults.every(({ s }) => s > from)),
  ],
  ['keeps mountain time', lasting.find(({ zone }) => zone === 'America/Denver')],
  ['has four flows', lasting.find(({ flows, interval }) => flows === 4 && interval === 60)],
  ['comes by weeks', lasting.find(({ kind }) => kind === 'weekly')],
];

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
});

const monthStart = (month: string, zone: string): Minutes =>
  instant(zone, Date.parse(`${month}-01`) / 60_000);
const monthAfter = (month: string) => monthOf(Date.parse(`${month}-01`) / 60_000 + 32 * DAY);

/** Brings a counter and some of its months into the database; what is wrong with values is marked, as people do. */
async function bring(counter: Counter): Promise<void> {
  const [known] = await testApi().query('select 1 from stations where station_id_tmg = $1', [
    counter.station,
  ]);
  if (known) return;
  const [{ id: suspect } = { id: 0 }] = await testApi().query<{ id: number }>(
    'select min(id)::int as id from suspects where excludes',
  );
  const id = await madeStation(counter);
  for (const month of monthsOf(counter))
    await writeMadeCounts(
      net,
      counter,
      { id, from: monthStart(month, counter.zone), to: monthStart(monthAfter(month), counter.zone) },
      (flow, wall) => {
        const at = instant(counter.zone, wall);
        const isWrong = counter.faults.some(
          (one) =>
            OF_VALUES.has(one.fault) && isIn([one.s, one.e], at) && (one.flow === null || one.flow === flow),
        );
        return isWrong ? suspect : null;
      },
    );
  for (const [from, until] of counter.closures) {
    const dayOf = (at: Minutes) => wallClock(local(counter.zone, at)).slice(0, 10);
    const body = {
      first_day: dayOf(from),
      last_day: dayOf(until - DAY),
      reason: 'Snow',
      request_key: randomUUID(),
    };
    const params = { stationId: counter.station };
    await request('POST /stations/:stationId/closures', { params, body }, 'super');
  }
}

test.each(KINDS)('of a counter that %s it is the same to the flow-hour', async (_kind, counter) => {
  if (!counter) throw new Error('the network has none');
  await bring(counter);
  const params = { stationId: counter.station };
  const { uptime } = (await request('GET /stations/:stationId/health', { params }, 'super')).reply;
  const months = monthsOf(counter);
  const told = months.map((month) => {
    const one = uptime.find((each) => each.month === month);
    return [month, one && [one.expected, one.present, one.usable, one.grade]];
  });
  expect(told).toEqual(months.map((month) => [month, oracle.get(`${counter.station} ${month}`)]));
});
