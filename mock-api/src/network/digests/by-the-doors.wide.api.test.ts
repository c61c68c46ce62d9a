import { readFileSync } from 'node:fs';
import { NetworkByDoors, type Door } from '../../testing/network/by-doors.ts';
import { testApi } from '../../testing/index.ts';
import type { DigestFacts } from './digest-facts.ts';

// The watch and the digests as they run, over counts that come by the doors of the product: programs with a token, files in the watched
// folder, and the vendor's platform by the automatic import. What comes of it is what another program expects of the made network
// (network.md, section 2).

// a minute where nothing else is at work, much longer where something is
jest.setTimeout(1_200_000);

/**
 * These five weeks are the shortest that hold all kinds of outages and of news of them, but for the platform's own failure, which is in July
 * alone (`failing-imports.api.test.ts`). The 200 counters of the year through the doors are a million imports, and take a day; without
 * them all of it is lived through in `station-watch.rules.test.ts`.
 */
const [START, END] = ['2025-05-12T13:00:00Z', '2025-06-16T13:00:00Z'];

/**
 * Of the 200 counters some with an outage that people are told of, of each kind; and some of which nothing is missing in the end. Which come
 * by which door is ours: the vendor is asked once a night, by the clock of each agency.
 */
const COUNTERS: Record<Door, readonly string[]> = {
  token: ['XA0008', 'XE0008', 'XE0013', 'XG0012', 'XA0026', 'XA0004'],
  folder: ['XC0018'],
  vendor: ['XD0001', 'XE0011', 'XA0023', 'XA0035'],
};
const ALL = Object.values(COUNTERS).flat();

const [header = '', ...rows] = readFileSync(
  new URL('../../testing/network/fixtures/expected/expected-outages.csv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n');
const columns = header.split(',');
type Expected = Record<
  | 'station'
  | 'kind'
  | 'start'
  | 'silent_at'
  | 'recovered_at'
  | 'filled_at'
  | 'retired_at'
  | 'digests'
  | 'only_tallied',
  string
>;
/** What another program expects of these counters in these weeks. */
const expected = rows
  .map((row) => Object.fromEntries(row.split(',').map((value, at) => [columns[at], value])) as Expected)
  .filter(({ station, silent_at: at }) => ALL.includes(station) && at > START && at < END);

const FOUND = ['start', 'silent_at', 'recovered_at', 'filled_at', 'retired_at'] as const;
type Found = Pick<Expected, 'station' | 'kind' | (typeof FOUND)[number]> & { late_hours: number };

/** The outages that the product has found, in the words of the file; and how long after its counts were due each was. */
const found = () =>
  testApi().query<Found>(
    `select station_id_tmg as station, case kind when 'overdue' then 'deployment' else kind end as kind,
       extract(epoch from silent_at - greatest(due_at, start_at + interval '1 day'))::int / 3600 as late_hours,
       ${FOUND.map((name) => `coalesce(to_char(${name === 'start' ? 'start_at' : name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'), '') as ${name}`).join(', ')}
     from outages o join stations s on s.id = o.station_id where station_id_tmg like 'X%' order by o.silent_at, o.id`,
  );
/** What is known of an outage in the end: not what comes later. */
const known = (one: Omit<Found, 'late_hours'>) =>
  [one.station, one.kind, ...FOUND.map((name) => (one[name] < END ? one[name] : ''))].join(' ');

const network = new NetworkByDoors(COUNTERS, { start: START, end: END });
beforeAll(() => network.live());
afterAll(() => network.remove());

type Digest = { email: string; agency: string; facts: DigestFacts };
/** The digests that say anything; agencies by the letters of their stations. */
const digests = () =>
  testApi().query<Digest>(
    `select u.email, d.facts, (select min(left(station_id_tmg, 2)) from stations s
       where s.agency_id = u.agency_id and station_id_tmg like 'X%') as agency
     from digests d join users u on u.id = d.user_id where d.facts is not null order by d.week, u.email`,
  );
const sorted = (lines: readonly string[]) => lines.toSorted();

test('every outage is found once, and of what comes when it comes to the hour, as is its end', async () => {
  // a program sends some hours together: whether a flow lacks is seen when they come
  const isExact = ({ station, kind }: Pick<Found, 'station' | 'kind'>) =>
    !COUNTERS.vendor.includes(station) && kind !== 'flow';
  const all = await found();
  expect(all.filter(isExact).map(known)).toEqual(expected.filter(isExact).map(known));
  const names = ({ station, kind, start }: Pick<Found, 'station' | 'kind' | 'start'>) =>
    `${station} ${kind} ${start}`;
  expect(sorted(all.map(names))).toEqual(sorted(expected.map(names)));
});

test('it is found within a day of when its counts were due, or at the first answer of the vendor after half a day', async () => {
  for (const { station, late_hours: hours } of await found()) {
    // while nobody asks the clock stands, and these are asked for once a night: silent half a day past what is usual
    const most = COUNTERS.vendor.includes(station) ? 12 + 24 : 24;
    expect([station, hours <= most ? 'in time' : hours]).toEqual([station, 'in time']);
  }
});

test('both people of an agency read of it what is expected, on the Monday on which it is, and nothing else', async () => {
  const lines = expected.flatMap(({ station, digests }) =>
    digests
      .split(' ')
      .filter((line) => line !== '' && line.slice(-10) <= END.slice(0, 10))
      .map((line) => `${line.slice(-10)} ${station} ${line.slice(0, -11).replace('-', '_')}`),
  );
  const told = (await digests()).flatMap(({ facts }) =>
    facts.lines.map(({ station, kind }) => `${facts.monday} ${station} ${kind}`),
  );
  expect(sorted(told)).toEqual(sorted([...lines, ...lines]));
});

test('what was over before anybody was told is counted alone', async () => {
  for (const { agency, facts } of await digests()) {
    const tallied = expected.filter(
      (one) => one.only_tallied === facts.monday && one.station.startsWith(agency),
    );
    expect([agency, facts.monday, facts.cameLate]).toEqual([agency, facts.monday, tallied.length]);
  }
});

test('nobody has more than one e-mail in a week, and none without news', async () => {
  const mails = await testApi().query<{ recipient: string; day: string }>(
    `select recipient, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day from outbox
     where subject not like 'Import complete%' order by created_at, recipient`,
  );
  expect(mails.map(({ recipient, day }) => `${day} ${recipient}`)).toEqual(
    (await digests()).map(({ email, facts }) => `${facts.monday} ${email}`),
  );
  expect(new Set(mails.map(({ recipient, day }) => `${day} ${recipient}`)).size).toBe(mails.length);
});
