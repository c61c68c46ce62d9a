import {
  countId,
  COUNTS_PAGE_SIZE,
  nextPage,
  previousPage,
  type CountFilters,
  type CountsPage,
} from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { allRows, AU, page } from '../../testing/stored-counts.ts';

describe('the list', () => {
  test('has 192 counts a page in the order of date, then flow, and the total of all', async () => {
    const { data, current_page, total } = await page();
    expect(data).toHaveLength(COUNTS_PAGE_SIZE);
    expect(current_page).toBe(1);
    const [known] = await testApi().query<{ n: number }>(
      `select count(*) as n from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1`,
      [AU],
    );
    expect(total).toBe(known?.n);
    const keys = data.map(({ date, id }) => `${date} ${String(id).padStart(16, '0')}`);
    expect(keys).toEqual(keys.toSorted());
    expect(data[0]).toMatchObject({
      flowid_txdot: expect.stringMatching(/^AU0001-\d-\d-\d-\d$/),
      count_int: 60,
      certified: true,
    });
    expect(data[0]?.count_type).toBe('Bicycle');
  });

  test('words count types in the language of the caller', async () => {
    const { reply } = await request('GET /counts', { query: { flowid_txdot: AU, limit: 1 } }, 'user', {
      'accept-language': 'es',
    });
    expect(reply.data[0]?.count_type).toBe('Bicicleta');
  });

  test.each([
    ['en', ['North (East)', 'North (West)']],
    ['es', ['Norte (Este)', 'Norte (Oeste)']],
  ])('tells flows that are equal but for the street side apart (%s)', async (language, directions) => {
    const flow = `(select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = '${AU}' order by f.id`;
    try {
      await testApi().query(
        `update flows f set street_side_code = v.side, travel_direction_code = '1', count_type_code = '2', name = 'NB'
         from (values (${flow} limit 1), '3'), (${flow} offset 1 limit 1), '7')) v (id, side) where f.id = v.id`,
      );
      const { reply } = await request('GET /counts', { query: { flowid_txdot: AU, limit: 4 } }, 'user', {
        'accept-language': language,
      });
      expect([...new Set(reply.data.map(({ direction }) => direction))].toSorted()).toEqual(directions);
    } finally {
      await testApi().reset();
      forgetSignIns();
    }
  });

  test('goes forward and back and shows each count once', async () => {
    const filters = await monthOf(AU);
    const forward: CountsPage[] = [await page(filters)];
    for (let next = nextPage(forward.at(-1)!); next; next = nextPage(forward.at(-1)!))
      forward.push(await page(filters, next));
    const ids = forward.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(forward[0]?.total ?? 0);
    for (let at = forward.length - 1; at > 0; at -= 1) {
      const back = previousPage(forward[at]!);
      expect(await page(filters, back ?? {})).toEqual(forward[at - 1]);
    }
  });

  test.each([
    ['one direction', { travel_direction: '1' }],
    ['missing values', { show_null_values: true }],
    ['counts without a suspect', { suspect_id: 0 }],
    ['one suspect', { suspect_id: 11 }],
    ['days within a month', { minDate: '2026-01-05', maxDate: '2026-01-07' }],
    ['days across months', { minDate: '2025-11-20', maxDate: '2026-01-07' }],
    ['a street side that no flow has', { street_side: '0' }],
    ['a day after the last', { minDate: '2027-01-01' }],
    ['several at once', { travel_direction: '1', minDate: '2025-12-24', show_null_values: true }],
  ] as [string, CountFilters][])('narrows to %s, and so does the total', async (_, filters) => {
    const { data, total } = await page(filters);
    const all = await allRows();
    const wanted = all.filter(
      (row) =>
        (!filters.travel_direction || row.direction === filters.travel_direction) &&
        (!filters.street_side || row.side === filters.street_side) &&
        (!filters.show_null_values || row.count === null) &&
        (filters.suspect_id !== 0 || row.suspect_id === null) &&
        (!filters.suspect_id || row.suspect_id === filters.suspect_id) &&
        (!filters.minDate || row.ts.slice(0, 10) >= filters.minDate) &&
        (!filters.maxDate || row.ts.slice(0, 10) <= filters.maxDate),
    );
    expect(total).toBe(wanted.length);
    expect(data.map(({ id }) => id)).toEqual(
      wanted.slice(0, COUNTS_PAGE_SIZE).map(({ flow_id, ts }) => countId(flow_id, ts)),
    );
  });

  test.each([
    ['another limit than a page', { limit: 193 }, 'limit'],
    ['a page of no number', { page: 0 }, 'page'],
    ['filters that are no JSON', { filters: '{' }, 'JSON'],
    ['a filter that does not exist', { filters: '{"min_date":"2026-01-01"}' }, 'min_date'],
    ['a day that does not exist', { filters: '{"minDate":"2026-02-30"}' }, 'must be a day of the calendar'],
    ['a date without an id', { last_date: '2026-01-01 00:00:00' }, 'needs the id'],
    ['an id that is none', { last_id: 3, last_date: '2026-01-01 00:00:00' }, 'needs the id'],
  ])('refuses %s', async (_, query, sentence) => {
    const { status, problem } = await request(
      'GET /counts',
      { query: { flowid_txdot: AU, ...query } },
      'user',
    );
    expect(status).toBe(422);
    expect(problem.message).toContain(sentence);
  });

  test('of another agency or of no station does not exist', async () => {
    for (const [station, as] of [
      [AU, 'houston'],
      ['HO0001', 'user'],
      ['XX9999', 'super'],
    ] as const) {
      expect((await request('GET /counts', { query: { flowid_txdot: station } }, as)).status).toBe(404);
    }
    expect((await request('GET /counts', { query: { flowid_txdot: 'HO0001' } }, 'super')).status).toBe(200);
  });
});

/** Filters for a month that has some pages of counts. */
async function monthOf(station: string): Promise<CountFilters> {
  const [row] = await testApi().query<{ first: string; last: string }>(
    `select date_trunc('month', max(ts) - interval '40 days')::date::text as first,
       (date_trunc('month', max(ts) - interval '40 days') + interval '1 month - 1 day')::date::text as last
     from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1`,
    [station],
  );
  return { minDate: row?.first, maxDate: row?.last };
}
