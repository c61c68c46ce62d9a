import { VENDOR } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { CUSTOM, ECO, fixture, start, upload, type Wanted } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('an import is refused', () => {
  const good = 'Date,NB,SB\n2025-06-01 00:00:00,1,1\n2025-06-01 00:15:00,1,1\n';

  test.each([
    ['with an unknown vendor', { vendor: '9' }, 'Invalid vendor'],
    ['with a disabled vendor', { vendor: '5' }, 'Invalid vendor'],
    ['with TRAFx and no period', { vendor: '2' }, 'Invalid TRAFx Period'],
    ['with daily TRAFx totals', { vendor: '2', trafxPeriod: 'daily' as never }, 'Invalid TRAFx Period'],
    ['at an interval that is not enabled', { interval: 30 }, '15 or 60 minutes'],
    ['for a station of another vendor', { vendor: '1' }, 'does not count with Eco-Counter'],
    ['with an empty mapping', { channels: [] }, 'at least one channel'],
    ['with a column chosen twice', { headers: ['NB', 'NB'] }, 'Column “NB” is chosen for two channels.'],
    ['with a column that the file has not', { headers: ['WB'] }, 'The file has no column “WB”.'],
    [
      'with a channel of another station',
      { channels: [{ id: 1, header: 'NB' }] },
      'does not belong to the station',
    ],
    [
      'with a channel mapped twice',
      {
        channels: [
          { id: 16, header: 'NB' },
          { id: 16, header: 'SB' },
        ],
      },
      'mapped twice',
    ],
    [
      'at another interval than the rows have',
      { interval: 60 },
      'The rows of this file are 15 minutes apart, but a count interval of 60 minutes was chosen.',
    ],
  ] as [string, Wanted, string][])('%s', async (_, wanted, sentence) => {
    const { status, problem } = await start(good, wanted);
    expect([status, problem.message]).toEqual([422, expect.stringContaining(sentence)]);
    await expectNothing();
  });

  test.each([
    ['daily totals', 'Date;NB\n01/01/2012;35\n02/01/2012;83\n'],
    ['daily totals at midnight', 'Date,NB\n2024-01-01 00:00:00,35\n2024-01-02 00:00:00,83\n'],
  ])('for %s', async (_, file) => {
    const { status, problem } = await start(file);
    expect([status, problem.message]).toEqual([422, expect.stringContaining('daily or coarser')]);
    await expectNothing();
  });

  test('for a column that the file has twice', async () => {
    const { status, problem } = await start('Date,NB,NB\n2025-06-01 00:00:00,1,1\n', { headers: ['NB'] });
    expect([status, problem.message]).toEqual([422, expect.stringContaining('two columns “NB”')]);
  });

  test('for a TRAFx log of another period than was chosen', async () => {
    const log = { vendor: VENDOR.trafx, station: 'AU0008', headers: ['Sensor 1'], interval: 60 };
    const daily = await start(fixture('trafx/fixtures/trafx-daily-refused.txt'), {
      ...log,
      trafxPeriod: 'hourly',
    });
    expect([daily.status, daily.problem.message]).toEqual([422, expect.stringContaining('daily or coarser')]);
    const other = await start(fixture('trafx/fixtures/trafx-hourly-one-counter.txt'), {
      ...log,
      trafxPeriod: 'timestamps',
    });
    expect([other.status, other.problem.errors]).toEqual([422, { trafxPeriod: ['Invalid TRAFx Period'] }]);
    await expectNothing();
  });

  test('for a file that is no Eco-Counter export', async () => {
    const { status, problem } = await start(good, { vendor: '1', station: ECO, headers: ['NB'] });
    expect([status, problem.message]).toEqual([422, 'This does not look like a file of Eco-Counter.']);
  });

  test('while another one runs, or a certification', async () => {
    expect((await start(good)).status).toBe(200);
    const again = await start(good);
    expect([again.status, again.problem.message]).toEqual([
      409,
      expect.stringContaining('Counts are being imported'),
    ]);
    expect(await testApi().query('select 1 from imports')).toHaveLength(1);
    await testApi().runJobs();
    await testApi().query(`update stations set certifying = true where station_id_tmg = $1`, [CUSTOM]);
    expect((await start(good)).problem.message).toContain('has a certification process running');
  });

  test('for another agency’s station, another person’s file or none', async () => {
    const { reply: file } = await upload(good, 'a.csv', 'houston');
    const body = {
      file: file.file,
      vendor: VENDOR.custom,
      station: CUSTOM,
      channels: [{ id: 16, header: 'NB' }],
      interval: 15,
    };
    expect((await request('POST /counts/import', { body }, 'houston')).status).toBe(404);
    expect((await request('POST /counts/import', { body }, 'user')).status).toBe(404);
    expect(
      (await request('POST /counts/import', { body: { ...body, file: 'nothing' } }, 'user')).status,
    ).toBe(404);
    await expectNothing();
  });

  async function expectNothing(): Promise<void> {
    expect(await testApi().query('select 1 from imports')).toEqual([]);
    expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
    expect(await testApi().runJobs()).toBe(0);
  }
});
