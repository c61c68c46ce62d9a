import { CUSTOM, imported } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const arrived = () =>
  testApi().query<{ flow: string; from: string; through: string; filled: boolean; voided: boolean }>(
    `select f.header as flow, a.from_ts::text as "from", a.through_ts::text as through, a.filled,
       a.voided_at is not null as voided
     from arrivals a join flows f on f.id = a.flow_id join stations s on s.id = a.station_id
     where s.station_id_tmg = $1 order by a.id`,
    [CUSTOM],
  );

/** A file of one column with quarters of these stretches. */
const quarters = (...stretches: [day: string, hours: number][]) =>
  [
    'Date,NB',
    ...stretches.flatMap(([day, hours]) =>
      Array.from({ length: hours * 4 }, (_, at) => {
        const clock = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}:00`;
        return `${day} ${clock},${at}`;
      }),
    ),
  ].join('\n');

test('an import remembers what of each flow came, stretch by stretch, and what of it was behind the newest', async () => {
  await imported(quarters(['2024-09-09', 24], ['2024-09-12', 12]));
  const [first, second] = await arrived();
  expect([first, second]).toMatchObject([
    { from: '2024-09-09 00:00:00', through: '2024-09-10 00:00:00', filled: false },
    { from: '2024-09-12 00:00:00', through: '2024-09-12 12:00:00', filled: false },
  ]);
  await imported(quarters(['2024-09-10', 24]));
  expect((await arrived()).slice(2)).toMatchObject([
    { from: '2024-09-10 00:00:00', through: '2024-09-11 00:00:00', filled: true },
  ]);
});

test('a file that begins with its end brings the same', async () => {
  const [header, ...lines] = quarters(['2024-09-09', 24], ['2024-09-12', 12]).split('\n');
  await imported([header, ...lines.toReversed()].join('\n'));
  expect(await arrived()).toMatchObject([
    { from: '2024-09-09 00:00:00', through: '2024-09-10 00:00:00', filled: false },
    { from: '2024-09-12 00:00:00', through: '2024-09-12 12:00:00', filled: false },
  ]);
});

test('what was there already does not arrive again', async () => {
  await imported(quarters(['2024-09-09', 24]));
  await imported(quarters(['2024-09-09', 24]));
  expect(await arrived()).toHaveLength(1);
});

test('intervals without a value bring nothing', async () => {
  await imported('Date,NB\n2024-09-09 00:00:00,\n2024-09-09 00:15:00,\n2024-09-09 00:30:00,7\n');
  expect(await arrived()).toMatchObject([{ from: '2024-09-09 00:30:00', through: '2024-09-09 00:45:00' }]);
});

test('an import that is taken back takes back what it brought', async () => {
  const done = await imported(quarters(['2024-09-09', 24]));
  await request('POST /imports/:id/undo', { params: { id: String(done.id) } }, 'user');
  await testApi().runJobs();
  expect(await arrived()).toMatchObject([{ voided: true }]);
  await imported(quarters(['2024-09-09', 12]));
  expect((await arrived())[1]).toMatchObject({ filled: false, voided: false });
});
