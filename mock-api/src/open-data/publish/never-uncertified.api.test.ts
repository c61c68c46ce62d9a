import { mulberry32 } from '../../counts/figures/mulberry32.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { asPublic } from '../store/as-public.ts';

// certifying and reopening again and again takes its time
jest.setTimeout(240_000);

type Edition = { month: string; edition: number; flow: string; lines: string };

/** All that anybody can read of counts, whatever version it is in. */
const served = () =>
  asPublic(
    testApi().db,
    (db) =>
      db.query(
        `select month::text as month, edition, flow, lines from open_data_counts order by 1, 2, 3`,
      ) as unknown as Promise<Edition[]>,
  );

/** The same of a month as the counts themselves say it, and how many of them nobody has certified. */
async function certifiedNow(month: string): Promise<{ open: number; lines: string }> {
  const [row] = await testApi().query<{ open: number; lines: string }>(
    `select count(*) filter (where not c.certified)::int as open,
       string_agg(concat_ws(',', to_char(ts, 'YYYY-MM-DD"T"HH24:MI:SS'), interval_minutes,
         case when c.excluded then '' else coalesce(count::text, '') end, case when c.excluded then 'excluded' else 'certified' end),
         e'\n' order by flow_id, ts) as lines
     from (select k.*, k.certification_id is not null and k.certification_id in
         (select id from certifications where status = 'done') as certified, coalesce(x.excludes, false) as excluded
       from counts k left join suspects x on x.id = k.suspect_id
       where k.station_id = (select id from stations where station_id_tmg = $1)
         and k.ts >= $2::date and k.ts < $2::date + interval '1 month') c`,
    [AU, month],
  );
  return row ?? { open: 0, lines: '' };
}

/** The lines of an edition without the offset of the clock, flow by flow, as the counts are asked for above. */
const plain = (flows: readonly Edition[]) =>
  flows
    .flatMap(({ lines }) => lines.trimEnd().split('\n'))
    .map((line) => line.split(',').toSpliced(1, 1).join(','))
    .toSorted()
    .join('\n');

const MONTHS = ['2025-11', '2025-12'];
const ACTS = ['reopen', 'certify', 'edit', 'publish', 'publish', 'wait', 'settings'] as const;

test.each([1, 2, 3])('no count that nobody certified is ever served, whatever is done (%i)', async (seed) => {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-11-01' });
  const random = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const known = new Map<string, string>();
  let now = Date.parse('2026-02-10T15:00:00Z');
  let daily = false;
  for (let step = 0; step < 24; step += 1) {
    const month = pick(MONTHS);
    const day = `${month}-0${1 + Math.floor(random() * 9)}`;
    const act = pick(ACTS);
    if (act === 'reopen')
      await request(
        'POST /counts/reopen',
        { body: { flowid_txdot: AU, minDate: day, maxDate: day, reason: 'Looked at again' } },
        'super',
      );
    if (act === 'certify') {
      const filters = { minDate: `${month}-01`, maxDate: `${month}-31`.replace('11-31', '11-30') };
      await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
      await testApi().runJobs();
    }
    if (act === 'edit')
      await testApi().query(
        `update counts set count = coalesce(count, 0) + 1 where certification_id is null and ts >= $2::date and ts < $2::date + 1
           and station_id = (select id from stations where station_id_tmg = $1)`,
        [AU, day],
      );
    if (act === 'wait') now += 20 * 86_400_000;
    if (act === 'settings')
      await letOut(AU, { first_month: '2025-11-01', hold_days: 14, daily_only: (daily = !daily) });
    await workOnOpenData(new Date(now).toISOString());
    const editions = Map.groupBy(await served(), (one) => `${one.month} ${one.edition}`);
    for (const [key, flows] of editions) {
      const lines = plain(flows);
      // what is out never changes
      expect(lines).toBe(known.get(key) ?? lines);
      if (known.has(key)) continue;
      known.set(key, lines);
      const { open, lines: counted } = await certifiedNow(flows[0]?.month ?? '');
      expect([key, open]).toEqual([key, 0]);
      if (!lines.includes(',1440,')) expect(lines).toBe(counted.split('\n').toSorted().join('\n'));
    }
  }
  expect(known.size).toBeGreaterThan(1);
});
