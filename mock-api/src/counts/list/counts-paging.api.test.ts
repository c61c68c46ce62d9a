import fc from 'fast-check';
import {
  countId,
  type CountFilters,
  type CountsCursor,
  type CountsOrder,
  type CountsPage,
} from 'shared-domain';
import { testApi } from '../../testing/index.ts';
import { page } from '../../testing/stored-counts.ts';

/** A station without counts, which gets twelve flows here and random counts at few moments. */
const STATION = 'AU0009';
const FLOWS = 12;
const MOMENTS = 9;

type Placed = { flow: number; moment: number; count: number | null; suspect: number | null };

let station = 0;
let flows: number[] = [];

beforeAll(async () => {
  const [row] = await testApi().query<{ id: number }>('select id from stations where station_id_tmg = $1', [
    STATION,
  ]);
  station = row?.id ?? 0;
  const made = await testApi().query<{ id: number }>(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select $1, 'flow ' || n, '9', (1 + n % 3)::text, (1 + n % 4)::text, n::text from generate_series(1, $2) n returning id`,
    [station, FLOWS],
  );
  flows = made.map(({ id }) => id).toSorted((a, b) => a - b);
});
afterAll(() => testApi().reset());

// quarters of an hour around a month's end, so that totals are added up from months and from days
const tsOf = (moment: number) => `2026-0${moment < 5 ? 1 : 2}-${moment < 5 ? 31 : '01'} 0${moment}:15:00`;

async function place(counts: Placed[]): Promise<void> {
  await testApi().query('delete from counts where station_id = $1', [station]);
  await testApi().query(
    `insert into counts (station_id, flow_id, ts, count, suspect_id, interval_minutes)
     select $1, flow_id, ts, count, suspect_id, 15
     from unnest($2::int[], $3::timestamp[], $4::int[], $5::smallint[]) as k (flow_id, ts, count, suspect_id)`,
    [
      station,
      counts.map(({ flow }) => flows[flow] ?? 0),
      counts.map(({ moment }) => tsOf(moment)),
      counts.map(({ count }) => count),
      counts.map(({ suspect }) => suspect),
    ],
  );
}

const placed: fc.Arbitrary<Placed[]> = fc.uniqueArray(
  fc.record({
    flow: fc.nat(FLOWS - 1),
    moment: fc.nat(MOMENTS - 1),
    count: fc.option(fc.nat(500), { nil: null }),
    suspect: fc.option(fc.constantFrom(7, 9), { nil: null }),
  }),
  { selector: ({ flow, moment }) => `${flow} ${moment}`, minLength: 30, maxLength: FLOWS * MOMENTS },
);

const filters: fc.Arbitrary<CountFilters> = fc.record(
  {
    count_type: fc.constantFrom('1', '2'),
    travel_direction: fc.constantFrom('1', '3'),
    suspect_id: fc.constantFrom(0, 7),
    show_null_values: fc.boolean(),
    minDate: fc.constant('2026-02-01'),
    maxDate: fc.constant('2026-01-31'),
  },
  { requiredKeys: [] },
);

function matches({ flow, moment, count, suspect }: Placed, wanted: CountFilters): boolean {
  const n = flow + 1;
  const day = tsOf(moment).slice(0, 10);
  return (
    (!wanted.count_type || wanted.count_type === String(1 + (n % 3))) &&
    (!wanted.travel_direction || wanted.travel_direction === String(1 + (n % 4))) &&
    (wanted.suspect_id === undefined ||
      (wanted.suspect_id ? suspect === wanted.suspect_id : suspect === null)) &&
    (!wanted.show_null_values || count === null) &&
    (!wanted.minDate || day >= wanted.minDate) &&
    (!wanted.maxDate || day <= wanted.maxDate)
  );
}

/** Every page from the first to the last. */
async function forward(wanted: CountFilters, limit: number, order: CountsOrder): Promise<CountsPage[]> {
  const ask = (cursor: Partial<CountsCursor>) => page(wanted, { limit, order, ...cursor }, STATION);
  const pages = [await ask({})];
  for (let last = pages.at(-1)?.data; last?.length === limit; last = pages.at(-1)?.data) {
    const end = last.at(-1);
    pages.push(await ask({ is_paginate: true, last_date: end?.date, last_id: end?.id }));
  }
  return pages;
}

const orders = fc.constantFrom<CountsOrder>('asc', 'desc');
const limits = fc.integer({ min: 1, max: 40 });

test('walking forward, then back, visits each count once, however many flows share a date', async () => {
  await fc.assert(
    fc.asyncProperty(placed, filters, limits, orders, async (counts, wanted, limit, order) => {
      await place(counts);
      const oldestFirst = counts
        .filter((one) => matches(one, wanted))
        .toSorted((a, b) => a.moment - b.moment || a.flow - b.flow)
        .map(({ flow, moment }) => countId(flows[flow] ?? 0, tsOf(moment)));
      const expected = order === 'asc' ? oldestFirst : oldestFirst.toReversed();
      const pages = await forward(wanted, limit, order);
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(expected);
      expect(pages.every(({ total }) => total === expected.length)).toBe(true);
      for (let at = pages.length - 1; at > 0; at -= 1) {
        const [first] = pages[at]?.data ?? [];
        if (!first) continue;
        const cursor = {
          is_paginate: true,
          is_previous: true,
          order,
          last_date: first.date,
          last_id: first.id,
        };
        const back = await page(wanted, { limit, ...cursor }, STATION);
        expect(back.data).toEqual(pages[at - 1]?.data);
      }
    }),
    { numRuns: 80 },
  );
}, 240_000);
