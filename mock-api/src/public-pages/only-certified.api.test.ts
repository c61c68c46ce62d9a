import { flowIdOf } from 'shared-domain';
import { mulberry32 } from '../counts/figures/mulberry32.ts';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { letOut, workOnOpenData } from '../testing/open-data.ts';
import {
  csvLines,
  newestOf,
  numberIn,
  parquetLines,
  readText,
  tableRows,
  visit,
  zipLines,
  type PublicLine,
} from '../testing/public-reader.ts';
import { AU } from '../testing/stored-counts.ts';

// whatever is done to counts, everything that anybody can fetch holds certified ones alone, added up here from the counts themselves
jest.setTimeout(600_000);

const MONTHS = ['2025-10', '2025-11', '2025-12'];
const DATA = '/public/data/v1';
const DAY_MS = 86_400_000;

/** A month as its counts are: how many of them nobody has certified, and what may be told of them once all are. */
type Counted = { open: number; lines: PublicLine[] };

async function countedNow(month: string): Promise<Counted> {
  // machines that hold counts alone do not know what a whole flow is
  const flows = await testApi().query<{ id: number; flow: Parameters<typeof flowIdOf>[1] }>(
    'select id, to_jsonb(f) as flow from flows f',
  );
  const flowOf = new Map(flows.map(({ id, flow }) => [id, flow]));
  const rows = await testApi().query<{
    flow_id: number;
    start: string;
    interval: number;
    count: number | null;
    certified: boolean;
    excluded: boolean;
  }>(
    `select c.flow_id, to_char(c.ts, 'YYYY-MM-DD"T"HH24:MI:SS') as start, c.interval_minutes as interval, c.count,
       coalesce(z.status = 'done', false) as certified, coalesce(x.excludes, false) as excluded
     from counts c left join certifications z on z.id = c.certification_id
       left join suspects x on x.id = c.suspect_id
     where c.station_id = (select id from stations where station_id_tmg = $1)
       and c.ts >= ($2 || '-01')::date and c.ts < ($2 || '-01')::date + interval '1 month'`,
    [AU, month],
  );
  return {
    open: rows.filter(({ certified }) => !certified).length,
    lines: rows
      .flatMap(({ flow_id, start, interval, count, excluded }) => {
        const flow = flowOf.get(flow_id);
        const [counted, quality] = excluded ? ['', 'excluded'] : [count ?? '', 'certified'];
        return flow ? [[flowIdOf(AU, flow), start, interval, counted, quality].join(',')] : [];
      })
      .toSorted(),
  };
}

type Parts = { flow: string; start: string; count: string };
const partsOf = (line: PublicLine): Parts => {
  const [flow = '', start = '', , count = ''] = line.split(',');
  return { flow, start, count };
};
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? null : sum(values) / values.length);

/** The same by whole days alone: these months have no day of 23 hours. */
function daily(lines: readonly PublicLine[]): PublicLine[] {
  const used = lines.map(partsOf).filter(({ count }) => count !== '');
  const days = Map.groupBy(used, ({ flow, start }) => `${flow},${start.slice(0, 10)}`);
  return [...days]
    .filter(([, hours]) => hours.length === 24)
    .map(([day, hours]) => `${day}T00:00:00,1440,${sum(hours.map(({ count }) => Number(count)))},certified`)
    .toSorted();
}

/** A month of a version: what its file says, and the certified counts that it is of. */
type Known = { told: PublicLine[]; of: PublicLine[] };
type Version = ReadonlyMap<string, Known>;

const same = (one: readonly string[] | undefined, other: readonly string[]) =>
  one?.join('\n') === other.join('\n');

/** What stands in a version that was not there before: each month as its certified counts are now, or as it stood. */
async function examined(text: string, before: Version | undefined): Promise<Map<string, Known>> {
  const version = new Map<string, Known>();
  const byMonth = Map.groupBy(csvLines(text), (line) => partsOf(line).start.slice(0, 7));
  for (const [month, lines] of byMonth) {
    const told = lines.toSorted();
    const now = await countedNow(month);
    const stood = before?.get(month);
    const isNow = now.open === 0 && (same(told, now.lines) || same(told, daily(now.lines)));
    if (!isNow && !same(stood?.told, told)) expect([month, now.open, told.slice(0, 9)]).toEqual('certified');
    version.set(month, isNow ? { told, of: now.lines } : (stood ?? { told, of: [] }));
  }
  return version;
}

/** The months of a station’s page and of its embed, in totals. */
const totalsIn = (page: string) =>
  tableRows(page, 'Monthly totals of 2025').flatMap(([month = '', total]) => {
    const told = numberIn(total);
    return told === null
      ? []
      : [[`2025-${String(new Date(`1 ${month}`).getMonth() + 1).padStart(2, '0')}`, told]];
  });

const totalsOf = (version: Version) =>
  [...version]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, { of }]) => [month, sum(of.map((line) => Number(partsOf(line).count)))]);

/** The mean day of a version by its hours: the mean of its months that are not told by days alone, of both flows together. */
function profileOf(version: Version): (number | null)[][] {
  const months = [...version.values()].filter(({ told }) => !told.some((line) => line.includes(',1440,')));
  const hourOf = (hour: number, isWeekend: boolean) =>
    mean(
      months.flatMap(({ of }) => {
        const used = of.map(partsOf).filter(({ count, start }) => {
          const day = new Date(`${start}Z`);
          return count !== '' && day.getUTCHours() === hour && [0, 6].includes(day.getUTCDay()) === isWeekend;
        });
        const flows = [...Map.groupBy(used, ({ flow }) => flow).values()];
        const all = new Set(of.map((line) => partsOf(line).flow)).size;
        return flows.length < all
          ? []
          : [sum(flows.map((counts) => mean(counts.map(({ count }) => Number(count))) ?? 0))];
      }),
    );
  return months.length === 0
    ? []
    : Array.from({ length: 24 }, (_, hour) => [hourOf(hour, false), hourOf(hour, true)]);
}

/** When the counts of a month were last seen to be others: they go out two weeks later at the soonest. */
class Changes {
  private readonly seen = new Map<string, { lines: string; at: number }>();

  async look(now: number): Promise<void> {
    for (const month of MONTHS) {
      const lines = (await countedNow(month)).lines.join('\n');
      const before = this.seen.get(month);
      if (before?.lines !== lines) this.seen.set(month, { lines, at: before === undefined ? 0 : now });
    }
  }

  expectHeld(version: Version, before: Version | undefined, now: number): void {
    for (const [month, { of }] of version) {
      const stood = before?.get(month);
      if (!stood || same(stood.of, of)) continue;
      expect(now - (this.seen.get(month)?.at ?? 0)).toBeGreaterThanOrEqual(14 * DAY_MS);
    }
  }
}

/** Everything that is out of the station, beside what its newest version is of. */
async function examineAll(number: number, version: Version): Promise<void> {
  const all = [...version.values()].flatMap(({ told }) => told).toSorted();
  for (const path of [`/public/stations/${AU}`, `/public/stations/${AU}/v${number}`]) {
    const page = (await readText(path)) ?? '';
    expect(totalsIn(page)).toEqual(totalsOf(version));
    const hours = tableRows(page, 'Mean day, hour by hour').map(([, ...cells]) => cells.map(numberIn));
    const profile = profileOf(version);
    expect(hours).toHaveLength(profile.length);
    for (const [hour, told] of hours.entries())
      for (const [part, value] of told.entries())
        expect(Math.abs((value ?? -1) - (profile[hour]?.[part] ?? -1))).toBeLessThan(0.07);
    const left = tableRows(page, 'Counts left out').map(([, , , , counts]) => numberIn(counts) ?? 0);
    const excluded = [...version.values()]
      .flatMap(({ of }) => of)
      .filter((line) => line.endsWith(',excluded'));
    expect(sum(left)).toBe(excluded.length);
    // a part of a year has no annual average
    expect(page).toContain('No year is published as a whole yet.');
  }
  expect(totalsIn((await readText(`/embed/chart/${AU}?y=2025`)) ?? '')).toEqual(totalsOf(version));
  expect(await readText(`/embed/figure/${AU}`)).toContain('No figure is published for this year.');
  const zip = await newestOf(`${DATA}/agencies/3/2025/latest/counts.zip`);
  const table = await newestOf(`${DATA}/agencies/3/2025/latest/counts.parquet`);
  expect((await zipLines(zip ?? '')).toSorted()).toEqual(all);
  expect((await parquetLines(table ?? '')).toSorted()).toEqual(all);
  const { features } = JSON.parse((await readText(`${DATA}/stations.geojson`)) ?? '{}') as {
    features: { id: string; properties: { aadt: unknown[]; first_month: string; last_month: string } }[];
  };
  const months = [...version.keys()].toSorted();
  expect(features).toMatchObject([
    { id: AU, properties: { aadt: [], first_month: months[0], last_month: months.at(-1) } },
  ]);
}

/** What is withdrawn is nowhere. */
async function examineGone(numbers: readonly number[]): Promise<void> {
  const paths = [
    `/public/stations/${AU}`,
    `/embed/chart/${AU}`,
    `/embed/figure/${AU}`,
    ...numbers.flatMap((number) => [
      `/public/stations/${AU}/v${number}`,
      `${DATA}/stations/${AU}/2025/v${number}/counts.csv`,
    ]),
  ];
  for (const path of paths) expect([path, (await visit(path)).status]).toEqual([path, 410]);
  for (const file of ['counts.zip', 'counts.parquet'])
    expect((await visit(`${DATA}/agencies/3/2025/latest/${file}`)).status).toBe(404);
  expect(await readText('/public')).not.toContain(AU);
  expect(JSON.parse((await readText(`${DATA}/stations.geojson`)) ?? '')).toMatchObject({ features: [] });
}

/** A link shows what is not certified as well: it promises to say so, and of what is certified the certified total. */
async function examineLink(path: string): Promise<void> {
  const rows = await testApi().query<{ day: string; total: number | null; certified: boolean }>(
    `select c.ts::date::text as day, (sum(c.count) filter (where not coalesce(x.excludes, false)))::int as total,
       bool_and(coalesce(z.status = 'done', false)) as certified
     from counts c left join certifications z on z.id = c.certification_id left join suspects x on x.id = c.suspect_id
     where c.station_id = (select id from stations where station_id_tmg = $1) and c.ts >= '2025-10-01' group by 1 order by 1 desc`,
    [AU],
  );
  const told = new Map(
    tableRows((await readText(path)) ?? '', 'Day').map(([day = '', total, state = '']) => {
      const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
      return [date, [numberIn(total), state]];
    }),
  );
  const known = rows.map(({ day, total, certified }) => [
    day,
    [total, certified ? 'certified in whole' : 'not certified'],
  ]);
  expect(known.map(([day]) => [day, told.get(String(day))])).toEqual(known);
}

/** What is done to the counts of a day or a month, past the screens where they have nothing to say of it. */
const DO: Record<string, (month: string, day: string) => Promise<unknown>> = {
  reopen: (_month, day) =>
    request(
      'POST /counts/reopen',
      { body: { flowid_txdot: AU, minDate: day, maxDate: day, reason: 'Looked at again' } },
      'super',
    ),
  certify: async (month) => {
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
      .toISOString()
      .slice(0, 10);
    const filters = { minDate: `${month}-01`, maxDate: last };
    await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
    await testApi().runJobs();
  },
  edit: (_month, day) => changeOpen(day, 'count = coalesce(count, 0) + 1000'),
  exclude: (_month, day) => changeOpen(day, 'suspect_id = (select min(id) from suspects where excludes)'),
  revise: async (month, day) => {
    await DO.reopen?.(month, day);
    await DO.edit?.(month, day);
    await DO.certify?.(month, day);
  },
  withdraw: () =>
    request(
      'POST /open-data/:stationId/withdraw',
      { params: { stationId: AU }, body: { reason: 'Wrong place' } },
      'admin',
    ),
};

const changeOpen = (day: string, set: string) =>
  testApi().query(
    `update counts set ${set} where certification_id is null and ts >= $2::date and ts < $2::date + interval '11 hours'
       and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU, day],
  );

const ACTS = [
  'reopen',
  'reopen',
  'certify',
  'edit',
  'exclude',
  'revise',
  'revise',
  'wait',
  'wait',
  'wait',
  'daily',
  'withdraw',
];

test.each([2, 3])('no count that nobody certified is ever served, whatever is done (%i)', async (seed) => {
  await testApi().reset();
  forgetSignIns();
  const { reply } = await request(
    'POST /share-links',
    { body: { name: 'Council', station_id: AU, query: null, days: 30 } },
    'user',
  );
  const link = new URL(reply.address).pathname;
  const choice = { first_month: '2025-10-01', hold_days: seed % 2 === 0 ? null : 14, daily_only: false };
  await letOut(AU, choice);
  // November is due while a part of it is looked at again
  await DO.reopen?.('2025-11', '2025-11-05');
  await DO.edit?.('2025-11', '2025-11-05');
  const random = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const versions = new Map<number, Map<string, Known>>();
  const changed = new Changes();
  let gone = 0;
  // December is held
  let now = Date.parse('2026-01-12T15:00:00Z');
  for (let step = 0; step < 20; step += 1) {
    const month = pick(MONTHS);
    const act = step === 0 ? 'wait' : pick(ACTS);
    if (act === 'wait') now += step === 0 ? 0 : 20 * DAY_MS;
    else if (act === 'daily') await letOut(AU, Object.assign(choice, { daily_only: !choice.daily_only }));
    else if (act !== 'withdraw' || random() < 0.5)
      await DO[act]?.(month, `${month}-0${1 + Math.floor(random() * 9)}`);
    if (act !== 'withdraw' && gone > 0 && gone === Math.max(...versions.keys())) await letOut(AU, choice);
    await changed.look(now);
    await workOnOpenData(new Date(now).toISOString());

    const newest = /\/v(\d+)\/counts/.exec(
      (await newestOf(`${DATA}/stations/${AU}/2025/latest/counts.csv`)) ?? '',
    )?.[1];
    if (newest === undefined) {
      gone = Math.max(0, ...versions.keys());
      await examineGone([...versions.keys()]);
      continue;
    }
    for (let number = gone + 1; number <= Number(newest); number += 1) {
      const text = (await readText(`${DATA}/stations/${AU}/2025/v${number}/counts.csv`)) ?? '';
      const known = versions.get(number) ?? (await examined(text, versions.get(number - 1)));
      if (!versions.has(number)) changed.expectHeld(known, versions.get(number - 1), now);
      versions.set(number, known);
      // what is out never changes
      const lines = csvLines(text).toSorted();
      expect(lines).toEqual([...known.values()].flatMap(({ told }) => told).toSorted());
    }
    const latest = versions.get(Number(newest)) ?? new Map<string, Known>();
    if (now < Date.parse(choice.hold_days === null ? '2026-02-10' : '2026-01-14'))
      expect([...latest.keys()]).not.toContain('2025-12');
    await examineAll(Number(newest), latest);
    await examineLink(link);
  }
  expect(versions.size).toBeGreaterThan(2);
});
