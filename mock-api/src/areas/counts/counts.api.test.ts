import {
  countId,
  type CountFilters,
  type CountRow,
  type CountsCursor,
  type CountsPage,
} from 'shared-ui/domain';
import { COUNTS_PAGE_SIZE, FIRST_PAGE, nextPage, previousPage } from 'shared-ui/domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const AU = 'AU0001';

async function page(
  filters: CountFilters = {},
  cursor: Partial<CountsCursor> = {},
  station = AU,
): Promise<CountsPage> {
  const { page: number, limit, is_paginate, is_previous, last_date, last_id } = { ...FIRST_PAGE, ...cursor };
  const query = {
    flowid_txdot: station,
    page: number,
    limit,
    is_paginate,
    is_previous,
    last_date,
    last_id,
    filters: JSON.stringify(filters),
  };
  const { status, reply } = await request('GET /counts', { query }, 'user');
  expect(status).toBe(200);
  return reply;
}

const update = (body: object, as: Persona = 'user') =>
  request('POST /counts/update', { body: { flowid_txdot: AU, ...body } }, as);

const edit = (row: CountRow, suspect_id: number | null, note: string | null) => ({
  id: row.id,
  date: row.date,
  suspect_id,
  note,
});

/** Uncertified rows of the station, from its newest days. */
async function reviewable(): Promise<CountRow[]> {
  const [station] = await testApi().query<{ last: string }>(
    `select max(ts)::date::text as last from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1`,
    [AU],
  );
  const { data } = await page({ minDate: station?.last, maxDate: station?.last });
  expect(data.every(({ certified }) => !certified)).toBe(true);
  return data;
}

async function startAfresh(): Promise<void> {
  await testApi().reset();
  forgetSignIns();
}

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
    ['a day that does not exist', { filters: '{"minDate":"2026-02-30"}' }, 'minDate'],
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

type Stored = {
  ts: string;
  flow_id: number;
  count: number | null;
  suspect_id: number | null;
  direction: string;
  side: string;
};

function allRows(): Promise<Stored[]> {
  return testApi().query(
    `select ts, flow_id, count, suspect_id, travel_direction_code as direction, street_side_code as side
     from counts c join flows f on f.id = c.flow_id join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 order by ts, flow_id`,
    [AU],
  );
}

describe('the picture of a year', () => {
  test('has each count at its place', async () => {
    const { reply } = await request('GET /counts/year', { query: { flowid_txdot: AU, year: 2025 } }, 'user');
    expect(reply).toMatchObject({
      year: 2025,
      start: '2025-01-01 00:00:00',
      interval: 60,
      years: [2025, 2026],
    });
    const stored = (await allRows()).filter(({ ts }) => ts.startsWith('2025'));
    const [first] = reply.flows;
    const place = (ts: string) => (Date.parse(`${ts.replace(' ', 'T')}Z`) - Date.UTC(2025, 0, 1)) / 3_600_000;
    const expected: (number | null)[] = Array(8760).fill(null);
    for (const row of stored.filter(({ flow_id }) => flow_id === first?.id))
      expected[place(row.ts)] = row.count;
    expect(first?.counts).toEqual(expected);
    const marked = stored.filter(
      ({ flow_id, suspect_id }) => flow_id === first?.id && suspect_id !== null,
    ).length;
    const stretches = first?.suspects.map(({ from, to }) => to - from + 1) ?? [];
    expect(stretches.reduce((sum, length) => sum + length, 0)).toBe(marked);
  });

  test('is of the newest year unless one is named, and narrows to the flows asked for', async () => {
    const query = { flowid_txdot: AU, filters: '{"travel_direction":"1"}' };
    const { reply } = await request('GET /counts/year', { query }, 'user');
    expect(reply.year).toBe(2026);
    expect(reply.flows).toHaveLength(1);
  });

  test('of a station without counts is empty', async () => {
    const { reply } = await request('GET /counts/year', { query: { flowid_txdot: 'SA0001' } }, 'super');
    expect(reply).toMatchObject({ year: 2026, years: [], interval: 60 });
    expect(reply.flows.every(({ counts }) => counts.every((count) => count === null))).toBe(true);
  });
});

describe('an update', () => {
  beforeEach(startAfresh);

  test('of rows is kept, with what it changed', async () => {
    const [first, second] = await reviewable();
    const counts = [edit(first!, 7, ' loop broken '), edit(second!, null, null)];
    expect((await update({ counts })).reply).toEqual({ success: true, updated: 1 });
    const after = await reviewable();
    expect(after[0]).toMatchObject({ suspect_id: 7, note: 'loop broken' });
    expect(after[1]).toEqual(second);
    const changes = await testApi().query(
      'select old_suspect_id, new_suspect_id, old_note, new_note, ts from count_changes',
    );
    expect(changes).toEqual([
      { old_suspect_id: null, new_suspect_id: 7, old_note: null, new_note: 'loop broken', ts: first?.date },
    ]);
  });

  test('of checked rows makes the bulk change to each and leaves the rest of them alone', async () => {
    const rows = (await reviewable()).slice(0, 3);
    await update({ counts: [edit(rows[0]!, null, 'keep me')] });
    const counts = [edit(rows[0]!, null, 'keep me'), edit(rows[1]!, null, null)];
    expect((await update({ counts, suspect_id: 9 })).reply.updated).toBe(2);
    expect((await reviewable()).slice(0, 3).map(({ suspect_id, note }) => [suspect_id, note])).toEqual([
      [9, 'keep me'],
      [9, null],
      [null, null],
    ]);
  });

  test('in bulk changes every uncertified count that matches and no other', async () => {
    const filters = { travel_direction: '1' };
    const before = (await allRows()).filter(({ suspect_id }) => suspect_id === 8).length;
    const { reply } = await update({ filters, suspect_id: 8, note: 'tube cut' });
    const [known] = await testApi().query<{ n: number }>(
      `select count(*) as n from counts where suspect_id = 8 and note = 'tube cut' and certification_id is null`,
    );
    expect(reply.updated).toBe(known?.n);
    expect((await allRows()).filter(({ suspect_id }) => suspect_id === 8)).toHaveLength(
      before + reply.updated,
    );
    expect((await update({ filters, noteDelete: true })).reply.updated).toBe(reply.updated);
    expect(await testApi().query(`select 1 from counts where note = 'tube cut'`)).toEqual([]);
  });

  test.each([
    ['a note over 100 characters', { note: 'x'.repeat(101) }, 422, 'at most 100'],
    ['an unknown suspect', { suspect_id: 999 }, 422, 'no such validity condition'],
    ['nothing chosen', {}, 422, 'Choose a suspect value'],
    [
      'a filter that nothing uncertified matches',
      { suspect_id: 7, filters: { minDate: '2030-01-01' } },
      422,
      'No uncertified counts',
    ],
  ])('with %s is refused', async (_, body, status, sentence) => {
    const answer = await update(body);
    expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await testApi().query('select 1 from count_changes')).toEqual([]);
  });

  test('with one row that may not change writes none', async () => {
    const [open] = await reviewable();
    const [certified] = (await page()).data;
    const refusals = [
      [edit(certified!, 7, null), 409, 'Certified counts'],
      [
        { ...edit(open!, 7, null), id: open!.id + 1, date: open!.date.replace(':00:00', ':01:00') },
        404,
        'does not exist',
      ],
      [{ ...edit(open!, 7, null), date: '2020-01-01 00:00:00' }, 422, 'does not belong'],
      [{ ...edit(open!, 7, null), id: 12 }, 422, 'does not belong'],
      [{ ...edit(open!, 7, null), suspect_id: 500 }, 422, 'validity condition'],
      [{ ...edit(open!, 7, null), note: 'y'.repeat(101) }, 422, 'at most 100'],
    ] as const;
    for (const [bad, status, sentence] of refusals) {
      const answer = await update({ counts: [edit(open!, 7, 'x'), bad] });
      expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    }
    expect((await reviewable())[0]).toEqual(open);
    expect(await testApi().query('select 1 from count_changes')).toEqual([]);
  });

  test('of another agency’s counts is answered as if there were none', async () => {
    const [open] = await reviewable();
    expect((await update({ counts: [edit(open!, 7, null)] }, 'houston')).status).toBe(404);
    expect((await update({ suspect_id: 7 }, 'houston')).status).toBe(404);
    expect((await reviewable())[0]).toEqual(open);
  });
});

describe('a certification', () => {
  beforeEach(startAfresh);

  const certify = (body: object = {}, as: Persona = 'user') =>
    request('POST /counts/certify', { body: { flowid_txdot: AU, ...body } }, as);
  const station = async () =>
    (await request('GET /stations/:stationId', { params: { stationId: AU } }, 'user')).reply;
  const scope = async (filters: CountFilters = {}) =>
    (
      await request(
        'GET /counts/scope',
        { query: { flowid_txdot: AU, filters: JSON.stringify(filters) } },
        'user',
      )
    ).reply;

  test('runs in the background and tells the person when it is done', async () => {
    const before = await scope();
    expect(before.counts).toBeGreaterThan(1000);
    const { status, reply } = await certify();
    expect([status, reply.success, reply.station.certifying]).toEqual([200, true, 1]);
    expect((await scope()).counts).toBe(before.counts);
    await testApi().runJobs();
    expect(await station()).toMatchObject({ certifying: 0, days_count: null });
    expect(await scope()).toEqual({ counts: 0, first: null, last: null, nulls: 0, suspects: 0 });
    const ledger = await request('GET /counts/certifications', { query: { flowid_txdot: AU } }, 'user');
    expect(ledger.reply[0]).toMatchObject({
      status: 'done',
      counts: before.counts,
      first: before.first,
      last: before.last,
    });
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({
      kind: 'certification',
      ok: true,
      read: false,
      href: '/validate-counts/AU0001',
    });
    expect((await testApi().outbox()).at(-1)).toMatchObject({
      recipient: 'user@example.org',
      subject: expect.stringContaining('Certification complete'),
    });
    const audit = await testApi().query(
      'select action, user_name from audit_log where station_id is not null order by id',
    );
    expect(audit.map(({ action }) => action)).toEqual(['counts.certify', 'counts.certified']);
  });

  test('certifies what the filters match and leaves the rest', async () => {
    const filters = { travel_direction: '1' };
    const [all, part] = [await scope(), await scope(filters)];
    await certify({ filters });
    await testApi().runJobs();
    expect((await scope(filters)).counts).toBe(0);
    expect((await scope()).counts).toBe(all.counts - part.counts);
    expect((await station()).days_count).toBeGreaterThan(0);
  });

  test('keeps other writers out while it runs', async () => {
    await certify();
    const name = (await station()).station_name;
    const sentence = `${name} has a certification process running. Please come back after you are notified of the process completion.`;
    const again = await certify();
    expect([again.status, again.problem.message]).toEqual([409, sentence]);
    const changed = await update({ suspect_id: 7 });
    expect([changed.status, changed.problem.error]).toEqual([409, sentence]);
    expect(await testApi().query(`select 1 from certifications where status = 'running'`)).toHaveLength(1);
    await testApi().runJobs();
    expect((await certify()).problem.message).toBe('No uncertified counts match the filters.');
  });

  test('is refused while counts are being imported', async () => {
    await testApi().query(`update stations set importing = true where station_id_tmg = $1`, [AU]);
    expect((await certify()).status).toBe(409);
  });

  test('of nothing is refused', async () => {
    expect((await certify({ filters: { minDate: '2030-01-01' } })).status).toBe(422);
    expect((await certify({ filters: { minDate: 'soon' } })).status).toBe(422);
    expect(await testApi().runJobs()).toBe(0);
  });

  test('of another agency’s station is answered as if there were none', async () => {
    expect((await certify({}, 'houston')).status).toBe(404);
    expect((await station()).certifying).toBe(0);
  });

  test('that was done already does nothing when its job runs again', async () => {
    await certify();
    const [job] = await testApi().query<{ id: number }>(
      `select id from certifications where status = 'running'`,
    );
    await testApi().runJobs();
    const outbox = await testApi().outbox();
    await testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes)
      select station_id, '2026-03-01 23:30:00', flow_id, 1, 60 from counts where certification_id = $1 limit 1`,
      [job?.id],
    );
    // as if the process had died between the work and its completion
    await testApi().query(`update jobs.job set state = 'retry', completed_on = null where name = 'certify'`);
    await testApi().runJobs();
    expect((await scope()).counts).toBe(1);
    expect(await testApi().outbox()).toEqual(outbox);
  });

  test('that fails for good frees the station and says so', async () => {
    await certify();
    await testApi().query(
      `alter table certifications add constraint broken check (status <> 'done') not valid`,
    );
    await testApi().runJobs();
    await testApi().query('alter table certifications drop constraint broken');
    expect(await station()).toMatchObject({ certifying: 0 });
    expect((await scope()).counts).toBeGreaterThan(1000);
    const { reply } = await request('GET /notifications', {}, 'user');
    expect(reply.data[0]).toMatchObject({ ok: false, title: 'Certification failed' });
  });
});
