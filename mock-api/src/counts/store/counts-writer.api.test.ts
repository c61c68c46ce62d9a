import { randomStream, seedOf } from '../../demo/seed/generator/random.ts';
import { bodyOf, CUSTOM } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { page } from '../../testing/stored-counts.ts';
import { beginCertification, endCertification, startGivingUp } from '../certifications/certifications.sql.ts';
import { claimCounts, releaseCounts } from '../certifications/claim.sql.ts';
import { readDifferences } from './kept-sums.sql.ts';

jest.setTimeout(240_000);

const BY = { user: { id: 1, name: 'Sam Rivera' }, at: new Date('2026-03-02T12:00:00Z') };
const DAYS = 5;

let stationId = 0;

/** What releases of before rely on, where it is there. */
async function triggers(to: 'enable' | 'disable'): Promise<void> {
  const found = await testApi().query<{ name: string; on: string }>(
    `select tgname as name, tgrelid::regclass::text as on from pg_trigger
     where tgname ~ '^(count_months|certified_days|certifying_days)_' and tgparentid = 0`,
  );
  for (const { name, on } of found) await testApi().db.exec(`alter table ${on} ${to} trigger ${name}`);
}

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [station] = await testApi().query<{ id: number }>(
    'select id from stations where station_id_tmg = $1',
    [CUSTOM],
  );
  stationId = station?.id ?? 0;
});

const wrong = () => readDifferences(testApi().db, null);
const dayOf = (at: number) => `2025-06-${String(at).padStart(2, '0')}`;

/** A file of two channels, from a day on. */
function file(random: () => number, interval: number): string {
  const first = 1 + Math.floor(random() * DAYS);
  const from = Date.UTC(2025, 5, first) / 60_000 + Math.floor(random() * 12) * 60;
  const rows = Array.from({ length: Math.ceil(((1 + random() * 30) * 60) / interval) }, (_, row) => {
    const time = new Date((from + row * interval) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    return `${time},${Math.floor(random() * 9)},${random() < 0.1 ? '' : Math.floor(random() * 9)}`;
  });
  return ['Date,NB,SB', ...rows, ''].join('\n');
}

async function bringIn(random: () => number, interval: number): Promise<boolean> {
  const body = await bodyOf(file(random, interval), { interval });
  const { status, reply } = await request('POST /counts/import', { body }, 'user');
  if (status !== 200) return false;
  await testApi().runJobs();
  const params = { id: String(reply.import.id) };
  return (await request('GET /imports/:id', { params }, 'user')).reply.status === 'done';
}

const days = (random: () => number) => {
  const first = 1 + Math.floor(random() * DAYS);
  return { minDate: dayOf(first), maxDate: dayOf(first + Math.floor(random() * 3)) };
};

const of = <T extends object>(more: T) => ({ body: { flowid_txdot: CUSTOM, ...more } });

/** A certification by its parts, as its job puts them together. */
const begun = () => beginCertification(testApi().db, { ...BY, stationId, filters: {}, reason: null });
const rowOf = (id: number) => ({
  id,
  station_id: stationId,
  status: 'running' as const,
  user_id: 1,
  requested_by: 'Sam Rivera',
  filters: {},
  reason: null,
  giving_up: false,
});
const claim = (id: number, first: string, last: string) => {
  const open = { flows: null, suspect: null, nullsOnly: false, vendor: null };
  const where = { ...open, stationId, timeZone: 'America/Chicago', from: first, until: last };
  return claimCounts(testApi().db, { where, stretch: { first, last } }, id);
};
const end = (id: number, status: 'done' | 'failed') =>
  testApi().db.transaction((tx) =>
    endCertification(tx, rowOf(id), { status, at: BY.at, counts: 0, first: null, last: null }),
  );

/** Every way in which counts come to be, change and go; each answers whether it did anything. */
const WAYS: Record<string, (random: () => number) => Promise<boolean>> = {
  'an import': (random) => bringIn(random, 15),
  'an import of another interval': (random) => bringIn(random, 60),
  'an import that is taken back': async () => {
    const [last] = await testApi().query<{ id: number }>(
      `select max(id) as id from imports where status = 'done' and station_id = $1`,
      [stationId],
    );
    const { status } = await request(
      'POST /imports/:id/undo',
      { params: { id: String(last?.id ?? 0) } },
      'user',
    );
    await testApi().runJobs();
    return status === 200;
  },
  'an edit of one count': async (random) => {
    const { data } = await page(days(random), {}, CUSTOM);
    const row = data.find(({ certified }) => !certified);
    if (!row) return false;
    const counts = [
      { id: row.id, date: row.date, suspect_id: row.suspect_id === 7 ? null : 7, note: `${random()}` },
    ];
    return (await request('POST /counts/update', of({ counts }), 'user')).status === 200;
  },
  'an edit of many': async (random) => {
    const change = { filters: days(random), suspect_id: random() < 0.5 ? 9 : 15, note: `${random()}` };
    return (await request('POST /counts/update', of(change), 'user')).status === 200;
  },
  'an edit that is taken back': async () => {
    const { reply } = await request('GET /counts/edits', { query: { flowid_txdot: CUSTOM } }, 'user');
    const [last] = reply;
    return (
      last !== undefined && (await request('POST /counts/undo', of({ edit: last.id }), 'user')).status === 200
    );
  },
  'a certification': async (random) => {
    const asked = of({ filters: days(random), reason: 'Known' });
    const { status } = await request('POST /counts/certify', asked, 'user');
    await testApi().runJobs();
    return status === 200;
  },
  'a certification that is given up': async (random) => {
    const { db } = testApi();
    const { minDate, maxDate } = days(random);
    const id = await begun();
    await claim(id, minDate, maxDate);
    expect(await wrong()).toEqual([]);
    await startGivingUp(db, id);
    await releaseCounts(db, rowOf(id));
    await end(id, 'failed');
    return true;
  },
  'days that are reopened': async (random) =>
    (await request('POST /counts/reopen', of({ ...days(random), reason: 'Wrong' }), 'super')).status === 200,
};

/** So often each way is tried, in an order that differs from seed to seed. */
const TRIES = 4;

function shuffled(random: () => number): string[] {
  const names = Array.from({ length: TRIES }, () => Object.keys(WAYS)).flat();
  return names
    .map((name) => ({ name, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

describe('where the database has no triggers', () => {
  beforeAll(() => triggers('disable'));
  afterAll(() => triggers('enable'));

  test.each(['one', 'two', 'three'])(
    'every way of changing counts keeps the sums, in the order of seed %s',
    async (seed) => {
      const random = randomStream(seedOf(seed));
      const done = new Set<string>();
      await bringIn(random, 15);
      for (const name of shuffled(random)) {
        if (await WAYS[name]?.(random)) done.add(name);
        expect([name, await wrong()]).toEqual([name, []]);
      }
      expect([...done].toSorted()).toEqual(Object.keys(WAYS).toSorted());
    },
  );

  test('counts that are changed past the writer are found', async () => {
    await testApi().db.transaction(async (tx) => {
      // what keeps the sums of tests' own writes stands aside, too
      await tx.query(`select set_config('app.keeps', '1', true)`);
      await tx.query(`update counts set ts = ts - interval '1 year' where station_id = 2`);
    });
    expect(new Set((await wrong()).map(({ table }) => table))).toEqual(
      new Set(['count_months', 'certified_days']),
    );
    await testApi().reset();
    expect(await wrong()).toEqual([]);
  });
});

/** What a release from before migration 0032 writes; it knows the triggers only. */
const before = {
  adds: (day: string) =>
    testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes)
       select f.station_id, t, f.id, 3, 15
       from flows f, generate_series($2::timestamp, $2::timestamp + interval '23:45', '15 minutes') t
       where f.station_id = $1`,
      [stationId, day],
    ),
  removes: (day: string) =>
    testApi().query(`delete from counts where station_id = $1 and ts::date = $2::date`, [stationId, day]),
  claims: (id: number, day: string) =>
    testApi().query(
      `update counts set certification_id = $1
       where station_id = $2 and ts::date = $3::date and certification_id is null`,
      [id, stationId, day],
    ),
  releases: (id: number) =>
    testApi().query(
      'update counts set certification_id = null where station_id = $1 and certification_id = $2',
      [stationId, id],
    ),
  ends: (id: number, status: string) =>
    testApi().query('update certifications set status = $2 where id = $1', [id, status]),
};

const certifiedDays = () =>
  testApi().query<{ day: string; n: number }>(
    `select day::text as day, count(*)::int as n from certified_days
     where station_id = $1 and minutes > 0 group by 1 order by 1`,
    [stationId],
  );

describe('beside a release that relies on the triggers', () => {
  test('counts of one month are brought and taken away by both', async () => {
    const random = randomStream(seedOf('both'));
    const steps = [
      () => before.adds(dayOf(20)),
      () => bringIn(random, 15),
      () => before.adds(dayOf(21)),
      () => WAYS['an import that is taken back']?.(random),
      () => before.removes(dayOf(20)),
      () => bringIn(random, 60),
      () => before.removes(dayOf(21)),
    ];
    for (const step of steps) {
      await step();
      expect(await wrong()).toEqual([]);
    }
  });

  const [first, second, third] = [dayOf(20), dayOf(21), dayOf(22)];
  const ended = [first, second].map((day) => ({ day, n: 4 }));
  const parts: [string, (id: number) => Promise<unknown>, object[]][] = [
    ['begun by it and ended by this one', (id) => end(id, 'done'), ended],
    ['begun by both and ended by it', (id) => before.ends(id, 'done'), ended],
    [
      'begun by both and given up by this one',
      async (id) => {
        await startGivingUp(testApi().db, id);
        await releaseCounts(testApi().db, rowOf(id));
        expect(await wrong()).toEqual([]);
        await end(id, 'failed');
      },
      [],
    ],
    [
      'begun by both and given up by it',
      async (id) => {
        await before.releases(id);
        expect(await wrong()).toEqual([]);
        await before.ends(id, 'failed');
      },
      [],
    ],
  ];
  test.each(parts)('a certification %s', async (_, finish, expected) => {
    for (const day of [first, second]) await before.adds(day);
    const id = await begun();
    await before.claims(id, first);
    expect(await wrong()).toEqual([]);
    await claim(id, second, third);
    expect([await wrong(), await certifiedDays()]).toEqual([[], []]);
    await finish(id);
    expect([await wrong(), await certifiedDays()]).toEqual([[], expected]);
  });
});
