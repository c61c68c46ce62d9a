import type { CountFilters, VendorState } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { page } from '../../testing/stored-counts.ts';
import { built } from '../../testing/ordered-export.ts';

/** A station whose counter the simulated platform doubts from midnight to six on Sundays. */
const STATION = 'AU0005';
/** A Sunday, and the day before. */
const SUNDAY = '2026-02-22';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `delete from counts where ts >= '2026-02-21' and station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION],
  );
  await request('POST /import/eco-counts', { body: { stationIds: [STATION], endDate: SUNDAY } }, 'user');
  await testApi().runJobs();
});

const days: CountFilters = { minDate: '2026-02-21', maxDate: SUNDAY };
const listed = async (vendor_status?: VendorState) =>
  page({ ...days, ...(vendor_status && { vendor_status }) }, {}, STATION);

test('what the vendor says of a count is stored and shown', async () => {
  const { data } = await listed();
  const doubted = data.filter(({ vendor_status }) => vendor_status === 4);
  expect(new Set(doubted.map(({ date }) => date.slice(0, 13)))).toEqual(
    new Set(['00', '01', '02', '03', '04', '05'].map((hour) => `${SUNDAY} ${hour}`)),
  );
  expect(data.filter((row) => !doubted.includes(row)).every(({ vendor_status }) => vendor_status === 0)).toBe(
    true,
  );
});

test('the list, its total and the scope of a change can be narrowed to it', async () => {
  const [all, normal, doubted] = [await listed(), await listed('normal'), await listed('doubted')];
  expect(doubted.data.every(({ vendor_status }) => vendor_status === 4)).toBe(true);
  expect(normal.data.some(({ vendor_status }) => vendor_status === 4)).toBe(false);
  expect(normal.total + doubted.total).toBe(all.total);
  expect(doubted.total).toBe(6 * 2);
  const filters: CountFilters = { ...days, vendor_status: 'doubted' };
  const query = { flowid_txdot: STATION, filters: JSON.stringify(filters) };
  expect((await request('GET /counts/scope', { query }, 'user')).reply.counts).toBe(12);
  const body = { flowid_txdot: STATION, filters, suspect_id: 1 };
  expect((await request('POST /counts/update', { body }, 'user')).reply.updated).toBe(12);
  const wrong = { flowid_txdot: STATION, filters: JSON.stringify({ vendor_status: 'four' }) };
  expect((await request('GET /counts', { query: wrong }, 'user')).status).toBe(422);
});

test('counts of which nothing is said are normal', async () => {
  await testApi().query('update counts set vendor_status = null');
  expect((await listed('normal')).total).toBe((await listed()).total);
});

test('anything but normal is a finding, and nothing is marked by itself', async () => {
  const query = { flowid_txdot: STATION, state: 'open' as const };
  const { reply } = await request('GET /findings', { query }, 'user');
  const found = reply.data.filter(({ rule, from }) => rule === 'vendor-status' && from >= SUNDAY);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({
    from: `${SUNDAY} 00:00:00`,
    until: `${SUNDAY} 06:00:00`,
    rows: 6,
    suspect_id: 1,
    evidence: 'The counter’s vendor gives 6 intervals a status other than normal.',
  });
  expect((await listed()).data.every(({ suspect_id }) => suspect_id === null)).toBe(true);
});

test('an export carries it', async () => {
  await request('POST /counts/certify', { body: { flowid_txdot: STATION, filters: days } }, 'user');
  await testApi().runJobs();
  const { rows } = await built({ stations: [STATION], fromDate: '02/22/2026', toDate: '02/22/2026' });
  expect(rows.filter(({ vendor_status }) => vendor_status === '4')).toHaveLength(12);
  expect(rows.filter(({ vendor_status }) => vendor_status === '0')).toHaveLength(18 * 2);
});

test('another import of equal counts brings it up to date, keeps the marks and leaves certified ones', async () => {
  await testApi().query(
    `update counts set vendor_status = 0, suspect_id = 7, certification_id = case when extract(hour from ts) = 0 then 1 end
     where vendor_status = 4`,
  );
  await request('POST /import/eco-counts', { body: { stationIds: [STATION], endDate: SUNDAY } }, 'user');
  await testApi().runJobs();
  const { data } = await listed();
  const first = data.filter(({ date }) => date >= SUNDAY && date < `${SUNDAY} 06`);
  expect(new Set(first.map(({ suspect_id }) => suspect_id))).toEqual(new Set([7]));
  expect(new Set(first.map(({ certified, vendor_status }) => `${certified} ${vendor_status}`))).toEqual(
    new Set(['true 0', 'false 4']),
  );
});

test('certifying and the pictures can be narrowed to it', async () => {
  const filters: CountFilters = { ...days, vendor_status: 'doubted' };
  const query = { flowid_txdot: STATION, filters: JSON.stringify(filters), year: 2026 };
  const { reply: calendar } = await request('GET /counts/calendar', { query }, 'user');
  const sunday = 31 + 22 - 1;
  expect(calendar.flows.map(({ rows }) => rows[sunday])).toEqual([6, 6]);
  const { reply: hours } = await request('GET /counts/hours', { query }, 'user');
  for (const { counts } of hours.flows)
    expect(counts.slice(sunday * 24, (sunday + 1) * 24).map((count) => count !== null)).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour < 6),
    );
  const { reply: year } = await request('GET /counts/year', { query }, 'user');
  expect(year.flows.map(({ counts }) => counts.filter((count) => count !== null).length)).toEqual([6, 6]);
  const { year: _year, ...checked } = query;
  const { reply: checklist } = await request('GET /counts/checklist', { query: checked }, 'user');
  expect(checklist.counts).toBe(12);
  const body = { flowid_txdot: STATION, filters, reason: 'Looked at on site' };
  expect((await request('POST /counts/certify', { body }, 'user')).status).toBe(200);
  await testApi().runJobs();
  const { data } = await listed();
  expect(data.filter(({ certified }) => certified)).toHaveLength(12);
  expect(data.every(({ certified, vendor_status }) => certified === (vendor_status === 4))).toBe(true);
});

test('undoing an import gives a replaced count its earlier status back', async () => {
  await testApi().query('update counts set count = count + 1, vendor_status = 7 where vendor_status = 4');
  await request('POST /import/eco-counts', { body: { stationIds: [STATION], endDate: SUNDAY } }, 'user');
  await testApi().runJobs();
  const statuses = async () => (await listed('doubted')).data.map(({ vendor_status }) => vendor_status);
  expect(await statuses()).toEqual(Array.from({ length: 12 }, () => 4));
  const [latest] = (await request('GET /imports', { query: {} }, 'user')).reply;
  const undone = await request('POST /imports/:id/undo', { params: { id: String(latest?.id) } }, 'user');
  expect(undone.status).toBe(200);
  await testApi().runJobs();
  expect(await statuses()).toEqual(Array.from({ length: 12 }, () => 7));
});
