import { VENDOR, type ImportPreview } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import {
  bodyOf,
  CUSTOM,
  fixture,
  imported,
  start,
  stored,
  upload,
  type Wanted,
} from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function previewed(content: string, wanted: Wanted = {}): Promise<ImportPreview> {
  const body = await bodyOf(content, wanted);
  const { status, reply, problem } = await request('POST /counts/import/preview', { body }, 'user');
  expect([status, problem.message]).toEqual([200, undefined]);
  return reply;
}
const inspected = async (content: string, reading = {}) => {
  const { reply: file } = await upload(content);
  return (await request('POST /counts/import/inspect', { body: { file: file.file, reading } }, 'user')).reply;
};
async function expectNothing(): Promise<void> {
  expect(await testApi().query('select 1 from imports')).toEqual([]);
  expect(await testApi().query('select 1 from counts where import_id is not null')).toEqual([]);
}
const two = (number: number) => String(number).padStart(2, '0');
const hoursOf = (dates: string[], line: (date: string, hour: string) => string) =>
  dates.flatMap((date) => Array.from({ length: 24 }, (_, hour) => line(date, two(hour)))).join('\n');

describe('dates that can be read in two ways', () => {
  const february = Array.from({ length: 11 }, (_, at) => `${two(at + 1)}/02/2024`);
  const oneDay = ['01/02/2024'];
  const layouts: [string, Wanted, (dates: string[]) => string][] = [
    [
      'TimeMark',
      { vendor: '3', station: 'AU0007' },
      (dates) => `Date,NB,SB\n${hoursOf(dates, (date, hour) => `${date} ${hour}:00,1,2`)}\n`,
    ],
    [
      'JAMAR',
      { vendor: '4', station: 'AU0008' },
      (dates) =>
        `"Number","Date","Time","Channel 1"\n${hoursOf(dates, (date, hour) => `1,${date},${hour}:00,1`)}\n`,
    ],
    [
      'Eco-Counter, split',
      { vendor: '1', station: 'AU0005' },
      (dates) => `Date,,Trail\n${hoursOf(dates, (date, hour) => `${date},${hour}:00,1`)}\n`,
    ],
    [
      'Eco-Counter, joined',
      { vendor: '1', station: 'AU0005' },
      (dates) => `Date,Trail\n${hoursOf(dates, (date, hour) => `${date} ${hour}:00,1`)}\n`,
    ],
  ];

  test.each(layouts)('are read so that the rows follow each other: %s', async (_, wanted, file) => {
    await testApi().query(
      `update flows set vendor_code = $1 where station_id = (select id from stations where station_id_tmg = $2)`,
      [wanted.vendor, wanted.station],
    );
    const { first, last } = (await imported(file(february), { ...wanted, interval: 60 })).result ?? {};
    expect([first, last]).toEqual(['2024-02-01 00:00:00', '2024-02-11 23:00:00']);
  });

  test.each(layouts)(
    'load nothing while they are open, until they are answered: %s',
    async (_, wanted, file) => {
      await testApi().query(
        `update flows set vendor_code = $1 where station_id = (select id from stations where station_id_tmg = $2)`,
        [wanted.vendor, wanted.station],
      );
      const content = file(oneDay);
      const asked = { ...wanted, interval: 60 };
      expect((await inspected(content)).dateOpen).toBe(true);
      expect((await previewed(content, asked)).refusal).toMatch(/whether the day or the month comes first/);
      const { status, problem } = await start(content, asked);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['dateFormat']]);
      expect(problem.message).toMatch(/^Every date of this file can be read in two ways\./);
      await expectNothing();
      const told = { ...asked, reading: { dateFormat: 'day-first' } as const };
      expect((await imported(content, told)).result?.first).toBe('2024-02-01 00:00:00');
    },
  );

  test('are said to be open by the call for headers too', async () => {
    const ask = async (content: string) => {
      const { reply } = await upload(content);
      const body = { file: reply.file, vendor: VENDOR.timeMark };
      return (await request('POST /counts/import/timemark-headers', { body }, 'user')).reply;
    };
    const file = layouts[0]![2];
    expect(await ask(file(oneDay))).toEqual({ headers: ['NB', 'SB'], dateOpen: true });
    expect((await ask(file(february))).dateOpen).toBe(false);
  });
});

describe('a first line that is data', () => {
  const rows = '2025-06-01 00:00:00,1,2\n2025-06-01 00:15:00,3,4\n2025-06-01 00:30:00,5,\n';
  const numbered = { reading: { headerLine: 0 }, headers: ['Column 2', 'Column 3'] };

  test('is no header: nothing is loaded', async () => {
    const found = await inspected(rows);
    expect(found.refusal).toMatch(/^Line 1 should name the columns, but begins with a time/);
    expect(found.rows[0]).toMatchObject({ line: 1, time: '2025-06-01 00:00:00' });
    for (const headers of [['1', '2'], numbered.headers]) {
      const { status, problem } = await start(rows, { headers });
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['file']]);
    }
    expect((await previewed(rows, { headers: numbered.headers })).refusal).toMatch(/add a header line/);
    await expectNothing();
  });

  test('is read with numbered columns once somebody says that there is no header', async () => {
    const found = await inspected(rows, numbered.reading);
    expect([found.headers, found.reading.headerLine, found.refusal]).toEqual([numbered.headers, 0, null]);
    expect((await imported(rows, numbered)).result).toMatchObject({ read: 6, added: 6 });
    expect((await stored(CUSTOM)).map(({ sum }) => sum)).toEqual([9, 6]);
    expect((await imported(rows, numbered)).result).toMatchObject({ unchanged: 6 });
  });

  test.each(['9/30/2025 1:00 PM', '30/09/2025 13:00', 'Sep 30, 2025 1:00 PM', '2025-09-30T13:00'])(
    'is known by a time of any form: %s',
    async (time) => expect((await inspected(`"${time}",1\n"${time}",2\n`)).refusal).toContain(time),
  );
});

test('a column name that occurs twice is refused at inspection, whichever is mapped', async () => {
  const file = 'Date,NB,SB,SB\n2025-06-01 00:00:00,1,2,3\n';
  const { reply } = await upload(file);
  expect(reply.inspection.refusal).toBe('The file has two columns “SB”. Please rename one of them.');
  const { status, problem } = await start(file, { headers: ['NB'] });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['file']]);
  await expectNothing();
});

describe('a time that occurs twice through a fault of the clock', () => {
  const file = [
    'Date,NB,SB',
    '2025-03-09 01:00:00,1,1',
    '2025-03-09 03:00:00,10,20',
    '2025-03-09 03:00:00,11,21',
    '2025-03-09 04:00:00,4,4',
    '2025-03-09 05:00:00,0,0',
    '2025-03-09 06:00:00,0,0\n',
  ].join('\n');
  const decided = (keep: 'first' | 'second' | 'neither', first = 3, line = 4) => ({
    interval: 60,
    reading: { repeats: [{ first, line, keep }] },
  });

  test('keeps the file out until it is decided, and is shown with what stands in both lines', async () => {
    const seen = await previewed(file, { interval: 60 });
    expect([seen.rejected, seen.errors.map(({ line }) => line)]).toEqual([1, [4]]);
    expect(seen.repeats).toEqual([
      {
        first: 3,
        line: 4,
        time: '2025-03-09 03:00:00',
        values: [
          [10, 20],
          [11, 21],
        ],
        keep: null,
      },
    ]);
  });

  test.each([
    ['first', [15, 25], 'line 3 was kept, line 4 (11, 21) was left out'],
    ['second', [16, 26], 'line 4 was kept, line 3 (10, 20) was left out'],
    ['neither', [5, 5], 'lines 3 (10, 20) and 4 (11, 21) were both left out'],
  ] as const)(
    'keeps the %s as decided, says so, and is the same when it is imported again',
    async (keep, sums, told) => {
      const seen = await previewed(file, decided(keep));
      expect([seen.rejected, seen.repeats.map((one) => one.keep)]).toEqual([0, [keep]]);
      const done = await imported(file, decided(keep));
      expect(done.result?.warnings).toEqual([expect.stringContaining(told)]);
      expect(done.result).toMatchObject({ read: 12, added: keep === 'neither' ? 8 : 10 });
      expect((await stored(CUSTOM)).map(({ sum }) => sum)).toEqual(sums);
      const again = await imported(file, decided(keep));
      expect(again.result).toMatchObject({ added: 0, replaced: 0, unchanged: keep === 'neither' ? 8 : 10 });
    },
  );

  test('leaves its decision in the audit', async () => {
    await imported(file, decided('second'));
    const [row] = await testApi().query<{ detail: { repeats: unknown } }>(
      `select detail from audit_log where action = 'counts.import'`,
    );
    expect(row?.detail.repeats).toEqual([{ first: 3, line: 4, keep: 'second' }]);
  });

  test.each([
    ['lines of different times', 2, 3],
    ['a line that is not there', 3, 99],
    ['a line twice', 4, 4],
    ['lines in the wrong order', 4, 3],
  ])('is the only thing that can be decided: %s', async (_, first, line) => {
    const wanted = decided('first', first, line);
    const { status, problem, reply } = await start(file, wanted);
    if (status === 200) {
      await testApi().runJobs();
      const { reply: done } = await request(
        'GET /imports/:id',
        { params: { id: String(reply.import.id) } },
        'user',
      );
      expect([done.status, done.message]).toEqual(['failed', expect.stringContaining('need no decision')]);
    } else expect([status, problem.message]).toEqual([422, expect.stringMatching(/\.$/)]);
    expect(await stored(CUSTOM)).toEqual([]);
  });

  test('is not the hour that occurs twice in autumn', async () => {
    const autumn =
      'Date,NB\n2024-11-03 00:00:00,1\n2024-11-03 01:00:00,2\n2024-11-03 01:00:00,3\n2024-11-03 02:00:00,1\n';
    expect((await previewed(autumn, { interval: 60 })).repeats).toEqual([]);
    expect((await previewed(autumn, decided('first', 3, 4))).refusal).toMatch(/need no decision/);
  });

  test('may occur three times', async () => {
    const thrice =
      'Date,NB\n2025-06-01 00:00:00,1\n2025-06-01 00:00:00,2\n2025-06-01 00:00:00,3\n2025-06-01 00:15:00,9\n';
    const keepOnly = (repeats: { first: number; line: number; keep: 'first' | 'second' }[]) =>
      previewed(thrice, { reading: { repeats } });
    expect((await keepOnly([{ first: 2, line: 3, keep: 'second' }])).errors.map(({ line }) => line)).toEqual([
      4,
    ]);
    const seen = await keepOnly([
      { first: 2, line: 3, keep: 'second' },
      { first: 3, line: 4, keep: 'second' },
    ]);
    expect([seen.rejected, seen.channels[0]?.sums]).toEqual([0, [12]]);
  });
});

test('a file of one event says why nothing can be imported', async () => {
  const head = 'Date/Time:, 11/6/2023 11:34:00 AM\nVeh. No., Date, Time, Channel, Class, Speed\n';
  const file = `${head}1, 11/13/2023, 10:59:45 AM, 1, 14, 9.1\n`;
  await testApi().query(
    `update flows set vendor_code = '4' where station_id = (select id from stations where station_id_tmg = '${CUSTOM}')`,
  );
  const wanted = { vendor: VENDOR.jamar, headers: ['Channel 1'], interval: 60 };
  const late = file.replace('11/6/2023 11:34:00 AM', '11/13/2023 10:59:00 AM');
  const sentence =
    'The file has a single passage, at 2023-11-13 10:59:00. The interval in which it lies was recorded only in part, so there is nothing to import.';
  expect((await previewed(late, wanted)).refusal).toBe(sentence);
  const { reply } = await start(late, wanted);
  await testApi().runJobs();
  const { reply: done } = await request(
    'GET /imports/:id',
    { params: { id: String(reply.import.id) } },
    'user',
  );
  expect([done.status, done.message]).toEqual(['failed', sentence]);
});

test('a list of passages without a passage says why nothing can be imported', async () => {
  const log = String(fixture('trafx/fixtures/trafx-timestamps-one-counter.txt')).replaceAll(
    /^\d\d-\d\d-\d\d,.*\r?\n/gm,
    '',
  );
  const wanted = {
    vendor: '2',
    station: 'AU0008',
    trafxPeriod: 'timestamps',
    interval: 15,
    headers: ['Sensor 1'],
  };
  expect((await previewed(log, wanted as Wanted)).refusal).toContain(
    'The counter recorded no passage from 2024-09-09',
  );
});

test('counts read and passages left out are told with the outcome', async () => {
  await testApi().query(
    `update flows set vendor_code = '4' where station_id = (select id from stations where station_id_tmg = '${CUSTOM}')`,
  );
  const passage = (time: string, code: number) => `1, 11/13/2023, ${time} AM, 1, ${code}, 9.1\n`;
  const file = `Veh. No., Date, Time, Channel, Class, Speed\n${passage('08:59:45', 14)}${passage('09:10:00', 14)}${passage('09:20:00', 3)}${passage('11:30:00', 14)}`;
  const { result } = await imported(file, { vendor: '4', headers: ['Channel 1'], interval: 60 });
  expect(result).toMatchObject({ read: 2, added: 2 });
  expect(result?.warnings.at(-1)).toBe(
    'Passages of the file: 1 counted; 2 in intervals recorded only in part, left out; 1 of channels or classes that were not chosen.',
  );
});

test('a file of our own is known with the vendor of its station, for those who may see that station', async () => {
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,vendor_status';
  const file = `${header}\nAU0005,Trail,AU0005-3-2-1-9,NB,2025-06-01 00:00:00,60,1,4\n`;
  const { inspection } = (await upload(file)).reply;
  expect([inspection.vendor, inspection.vendors[0], inspection.headers]).toEqual(['1', '1', ['NB']]);
  expect(inspection.exportOf?.flows).toEqual([{ header: 'NB', flowid_txdot: 'AU0005-3-2-1-9' }]);
  expect((await upload(file, 'counts.csv', 'houston')).reply.inspection.vendor).toBe('0');
  expect((await inspected('Date,NB\n2025-06-01 00:00:00,1\n')).exportOf).toBeNull();
});

test('counts of a flow that no channel was chosen for are left out, and that is told', async () => {
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count';
  const row = (flow: string) => `AU0009,Trail,AU0009-3-2-${flow}-9,Flow ${flow},2025-06-01 00:00:00,60,1`;
  const file = [header, row('1'), row('5'), ''].join('\n');
  const { result } = await imported(file, { interval: 60, headers: ['Flow 1'] });
  expect(result?.added).toBe(1);
  expect(result?.warnings.at(-1)).toBe(
    'One count of the file is of a flow that no channel was chosen for, and is left out.',
  );
});
