import { forgetSignIns, testApi } from '../../testing/index.ts';
import { built } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** A factor of a flow of AU0002, of which three days are exported. */
const addFactor = (flow: number, value: number, from: string, more = '') =>
  testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, approver_name, created_at)
     values (2, $1, $2::float8, $2::float8 - 0.05, $2::float8 + 0.05, $3, 'Two walk side by side', 'approved', 'Uma Castillo', 'Ada Morgan', now())
     ${more}`,
    [flow, value, from],
  );
const rowsOf = (rows: Record<string, string>[], direction: string) =>
  rows.filter((row) => row['flow_name'] === direction);

test('factors stay out of a file unless somebody asks for them', async () => {
  await addFactor(3, 1.25, '2026-01-01');
  const { names, text } = await built();
  expect(names).toEqual(['counts.csv']);
  expect(text.split('\r\n', 1)[0]).not.toContain('factor');
});

test('asked for, they stand beside the counts, which are as they were', async () => {
  await addFactor(3, 1.25, '2026-02-11');
  const plain = await built();
  const { rows, file, names } = await built({ factors: true });
  expect(names).toEqual(['counts.csv', 'data-dictionary.csv', 'factors.csv', 'left-out.csv']);
  const without = rows.map(({ factor: _factor, factored_count: _factored, ...row }) => row);
  expect(without).toEqual(plain.rows);
  const eastbound = rowsOf(rows, 'Pedestrian EB');
  expect(eastbound.map((row) => row['factor'])).toEqual([
    ...Array.from({ length: 24 }, () => ''),
    ...Array.from({ length: 48 }, () => '1.25'),
  ]);
  for (const row of rows) {
    const factored = Number(row['count']) * Number(row['factor'] || 1);
    expect(Number(row['factored_count'])).toBeCloseTo(factored, 4);
  }
  expect(rowsOf(rows, 'Pedestrian WB').every((row) => row['factor'] === '')).toBe(true);
  expect(file('factors.csv')).toEqual([
    expect.objectContaining({
      station_id_tmg: 'AU0002',
      flow_name: 'Pedestrian EB',
      first: '2026-02-11',
      last: '2026-02-12',
      factor: '1.25',
      factor_reason: 'Two walk side by side',
      made_by: 'Uma Castillo',
      approved_by: 'Ada Morgan',
      validated_on: '',
    }),
  ]);
});

test('a factor ends with its station in files, too', async () => {
  await addFactor(3, 1.25, '2024-01-01');
  await testApi().query('update stations set year_station_discontinued = 2025 where id = 2');
  const { rows, file } = await built({ factors: true });
  expect(rows.every((row) => row['factor'] === '')).toBe(true);
  expect(file('factors.csv')).toEqual([]);
});

test('a factor of 1 changes no count, a missing count stays missing, a draft is not applied', async () => {
  await addFactor(3, 1, '2026-01-01');
  await addFactor(4, 1.2, '2026-01-01');
  await testApi().query(`update flow_factors set state = 'draft' where flow_id = 4`);
  await testApi().query(`update counts set count = null where flow_id = 3 and ts = '2026-02-10 08:00'`);
  const { rows } = await built({ factors: true });
  expect(rows.every((row) => Number(row['factored_count']) === Number(row['count']))).toBe(true);
  expect(rows.find((row) => row['count'] === '')).toMatchObject({ factor: '1', factored_count: '' });
});

test('every column of the files has its meaning', async () => {
  const { file } = await built({ factors: true });
  expect(file('data-dictionary.csv').filter(({ meaning, code }) => meaning === '' && code === '')).toEqual(
    [],
  );
});

test('suspects and notes keep their cells beside the factor', async () => {
  await addFactor(3, 2, '2026-01-01');
  await testApi().query(
    `update counts set note = 'a, "race"', suspect_id = (select id from suspects limit 1)
     where flow_id = 3 and ts = '2026-02-10 08:00'`,
  );
  const { rows } = await built({ factors: true });
  const noted = rows.find(({ note }) => note !== '');
  expect(noted).toMatchObject({ note: 'a, "race"', factor: '2' });
  expect(Number(noted?.['factored_count'])).toBe(2 * Number(noted?.['count']));
});
