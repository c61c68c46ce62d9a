import { wallClock } from 'shared-domain';
import { customReader } from '../custom/custom.reader.ts';
import { ecoCounterReader } from '../eco-counter/eco-counter.reader.ts';
import { likelyReaders, stepOf } from '../read-count-file.ts';
import { bytesOf, fixture, read, type Read } from '../fixtures/read-fixture.ts';

const exported = fixture('own-export/fixtures/csv-export-60min.csv');
const HEADER = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,suspect_id,note\n';
const line = (flow: string, time: string, count: string, station = 'AU0012') =>
  `${station},Trail,${station}-3-2-${flow}-9,Flow ${flow},2024-09-09 ${time}:00,60,${count},,\n`;

/** A row of the first flow with a suspect and a note, and what else stands behind them. */
const marked = (beside: string, time: string, more = '') =>
  line('1', time, '5').replace(/,,\n$/, `,${beside}${more}\n`);

/** The counts of a column by time; null is a missing value, a time without a row is not there. */
const countsOf = ({ lines }: Read, column: number) =>
  new Map(
    lines.flatMap(({ minutes, values }) => {
      const value = values[column];
      return value === undefined ? [] : [[wallClock(minutes), value] as const];
    }),
  );

const english = (found: Read) => [
  ...(found.file.layout.warnings ?? []).map(({ en }) => en),
  ...found.check.lineErrors.kept.map(({ line: at, reason }) => `${at}: ${reason.en}`),
];

describe('a CSV export', () => {
  test('is read with a column for each flow; nothing is made up where a flow has no row', async () => {
    const found = await read(exported, customReader, 60);
    expect(found.check.lineErrors.kept).toEqual([]);
    expect(found.file.layout.columns.map(({ header }) => header)).toEqual(['NB bicycles', 'SB bicycles']);
    const [north, south] = [countsOf(found, 0), countsOf(found, 1)];
    expect([north.size, south.size, found.check.counts]).toEqual([47, 42, 89]);
    expect([...south][0]).toEqual(['2024-09-09 06:00:00', 8]);
    expect(north.has('2024-09-10 03:00:00')).toBe(false);
    expect(north.get('2024-09-09 14:00:00')).toBeNull();
    expect([south.get('2024-09-10 08:00:00'), south.get('2024-09-10 09:00:00')]).toEqual([412, 0]);
    expect(found.check.step).toBe(60);
  });

  test('says what of it is not taken over', async () => {
    expect(english(await read(exported, customReader, 60))).toEqual([
      'This is a CSV export of AU0012 Shoal Creek Trail, at 9th. Its counts and missing values are imported with their suspect marks and notes, for review and certification here; nothing else in it is.',
      '2 counts in the file have a suspect mark or a note. A count that is here already with the same value keeps its own.',
    ]);
  });

  test.each(['factor,factored_count', 'factored_count', 'factor'])(
    'says that columns of factors (%s) are not taken over, and reads the counts as they were counted',
    async (columns) => {
      const cells = columns.split(',').map(() => '1.25');
      const file =
        HEADER.replace('\n', `,${columns}\n`) +
        line('1', '00:00', '4').replace('\n', `,${cells.join(',')}\n`);
      const found = await read(bytesOf(file), customReader, 60);
      expect(english(found)).toEqual([
        expect.stringMatching(/^This is a CSV export of AU0012 Trail\./),
        'Factors stand beside the counts in the file. They are not imported: counts come in as they were counted.',
      ]);
      expect([...countsOf(found, 0)]).toEqual([['2024-09-09 00:00:00', 4]]);
    },
  );

  test('with factored counts alone is no file of counts', async () => {
    const file = HEADER.replace(',count,', ',factored_count,') + line('1', '00:00', '5');
    expect((await read(bytesOf(file), customReader, 60)).file.layout.refusal?.en).toMatch(/holds no counts/);
  });

  test('is known by its header, and read at a station of any vendor', async () => {
    const custom = await read(exported, customReader, 60);
    expect(likelyReaders(custom.file.head)[0]).toBe(customReader);
    const eco = await read(exported, ecoCounterReader, 60);
    expect(eco.lines).toEqual(custom.lines);
  });

  test('brings what stands beside a count; a note that a spreadsheet could take for a formula is what it was', async () => {
    const header = HEADER.replace('\n', ',vendor_status\n');
    const rows = [marked("9,'=1+1", '00:00', ',4'), marked(',', '01:00', ',')];
    const { lines } = await read(bytesOf(header + rows.join('')), customReader, 60);
    expect(lines.map(({ mark }) => mark)).toEqual([
      { suspect_id: 9, note: '=1+1', vendor_status: 4 },
      { suspect_id: null, note: null, vendor_status: null },
    ]);
  });

  test('brings its texts without what can’t be seen of them, and tells of the notes', async () => {
    const [turned, bell] = [',a \u202eecar\u202c', ',bell\u0007'].map((beside, at) =>
      marked(beside, `0${at}:00`),
    );
    const file = HEADER + `${turned}${bell}${marked(',plain', '02:00')}`.replaceAll('Flow 1', 'Flow\u200b 1');
    const found = await read(bytesOf(file.replaceAll('Trail', 'Tra\u2066il')), customReader, 60);
    expect(found.lines.map(({ mark }) => mark?.note)).toEqual(['a ecar', 'bell', 'plain']);
    expect(found.file.layout.columns.map(({ header }) => header)).toEqual(['Flow 1']);
    expect(english(found)).toEqual([
      expect.stringMatching(/^This is a CSV export of AU0012 Trail\./),
      expect.stringMatching(/^3 counts in the file have/),
      '2 notes in the file hold characters that cannot be seen or that turn the direction of writing. They are imported without them.',
    ]);
  });

  test('a count with something in it that can’t be seen is none, and the sentence shows it', async () => {
    const found = await read(bytesOf(HEADER + line('1', '00:00', '1\u202e2')), customReader, 60);
    expect(found.check.lineErrors.kept).toMatchObject([
      {
        reason: { en: '“1\ufffd2” in column “Flow 1” is not a number.' },
        content: expect.stringContaining(',1\ufffd2,') as string,
      },
    ]);
  });

  test('in which nothing stands beside a count brings no marks', async () => {
    const { lines } = await read(bytesOf(HEADER + line('1', '00:00', '4')), customReader, 60);
    expect(lines.map(({ mark }) => mark)).toEqual([undefined]);
  });

  test('may have been sorted, or have lost columns, in a spreadsheet', async () => {
    const file = `count;flowid_txdot;date;interval;station_name;station_id_tmg\n2;A-1;9/9/2024 1:00;60;Trail;AU0012\n;A-1;9/9/2024 0:00;60;Trail;AU0012\n`;
    const found = await read(bytesOf(file), customReader, 60, { dateFormat: 'month-first' });
    expect(english(found)).toHaveLength(1);
    expect([...countsOf(found, 0)]).toEqual([
      ['2024-09-09 01:00:00', 2],
      ['2024-09-09 00:00:00', null],
    ]);
    expect(found.file.layout.columns).toEqual([{ header: 'A-1', index: 0 }]);
  });

  test('may name two flows the same; then they are told apart by their ids', async () => {
    const file = HEADER + (line('1', '00:00', '4') + line('5', '00:00', '6')).replaceAll(/Flow \d/g, 'Bikes');
    const { file: found } = await read(bytesOf(file), customReader, 60);
    expect(found.layout.columns.map(({ header }) => header)).toEqual(['AU0012-3-2-1-9', 'AU0012-3-2-5-9']);
  });

  test.each([
    ['a time that a flow has twice', line('1', '00:00', '5'), 'Lines 2 and 4 have the same time'],
    ['a time off the grid', line('1', '02:30', '5'), 'does not lie on the grid of 60 minutes'],
    ['no count', line('1', '02:00', 'many'), '“many” in column “Flow 1” is not a number'],
    ['no suspect code', marked('99,', '02:00'), 'There is no suspect code “99”.'],
    ['too long a note', marked(`,${'a'.repeat(101)}`, '02:00'), 'The note has more than 100 characters.'],
    ['no interval', line('1', '02:00', '5').replace(',60,', ',soon,'), 'The interval “soon” is not'],
    ['a cell missing', 'AU0012,Trail,AU0012-3-2-1-9,Flow 1\n', 'A column is missing: 4 instead of 9'],
  ])('is refused with the line that has %s', async (_, bad, reason) => {
    const found = await read(
      bytesOf(HEADER + line('1', '00:00', '1') + line('5', '00:00', '2') + bad),
      customReader,
      60,
    );
    expect(found.check.lineErrors.rejected).toBe(1);
    expect(english(found).at(-1)).toContain(reason);
    expect(english(found).at(-1)).toMatch(/^4: /);
  });

  test.each([
    [
      'of several stations',
      HEADER + line('1', '00:00', '1') + line('1', '00:00', '1', 'AU0013'),
      'The file holds the counts of several stations, AU0012 and AU0013 among them. An import takes those of one: please choose it.',
    ],
    [
      'of several intervals',
      HEADER + line('1', '00:00', '1') + line('1', '01:00', '1').replace(',60,', ',15,'),
      'The file holds counts of several intervals, 15 and 60 minutes. An import takes those of one: please choose it.',
    ],
    [
      'of station metadata alone',
      'station_id_tmg,station_name,agency\nAU0012,Trail,City of Austin\n',
      'This file comes from here, but holds no counts. Please build a CSV export with “Count data”.',
    ],
    ['without a row', HEADER, 'There are no counts in this file.'],
    [
      'of more flows than any station has',
      HEADER + Array.from({ length: 101 }, (_, at) => line(String(at), '00:00', '1')).join(''),
      'The file names more than 100 flows. A station has a few.',
    ],
  ])('%s is refused', async (_, file, sentence) => {
    expect((await read(bytesOf(file), customReader, 60)).file.layout.refusal?.en).toBe(sentence);
  });

  describe('of several stations and intervals', () => {
    const several =
      HEADER +
      Array.from({ length: 60 }, (_, at) =>
        line('1', `${String(Math.floor(at / 4)).padStart(2, '0')}:${at % 4}5`, '9'),
      ).join('') +
      line('1', '00:00', '1', 'AU0013') +
      line('3', '01:00', '2', 'AU0013').replace(/,,\n$/, ',9,broken\n') +
      line('1', '00:15', '3', 'AU0013').replace(',60,', ',15,');
    const readPart = (counter: string, interval: number) =>
      read(bytesOf(several), customReader, interval, { counter });

    test('says what can be chosen of it', async () => {
      const { layout } = (await read(bytesOf(several), customReader, 60)).file;
      expect(layout.exportOf).toEqual({ station_id_tmg: '', station_name: '', flows: expect.anything() });
      expect(layout.counters?.map(({ serial, name, rows }) => [serial, name, rows])).toEqual([
        ['AU0012 60', 'AU0012 Trail', 60],
        ['AU0013 60', 'AU0013 Trail', 2],
        ['AU0013 15', 'AU0013 Trail', 1],
      ]);
      expect(layout.counters?.[1]).toMatchObject({
        first: '2024-09-09 00:00:00',
        last: '2024-09-09 01:00:00',
        part: { station_id_tmg: 'AU0013', interval: 60 },
      });
    });

    test.each([
      ['AU0013 60', 60, ['Flow 1', 'Flow 3'], 2, 61],
      ['AU0013 15', 15, ['Flow 1'], 1, 62],
    ] as const)(
      '%s is read alone, however far down it stands',
      async (part, interval, columns, counts, left) => {
        const found = await readPart(part, interval);
        expect(found.file.layout.columns.map(({ header }) => header)).toEqual(columns);
        expect(found.file.layout.exportOf).toMatchObject({ station_id_tmg: 'AU0013', station_name: 'Trail' });
        expect(stepOf(found.file, { ...found.options, columns: [] })).toBe(interval);
        expect(found.check.counts).toBe(counts);
        expect(found.check.lineErrors.kept).toEqual([]);
        expect(found.check.lineErrors.warnings.get('elsewhere')?.en).toMatch(
          new RegExp(`^${left} counts of the file`),
        );
      },
    );

    test('tells of the marks of the one that is read', async () => {
      const told = async (part: string) =>
        english(await readPart(part, 60)).filter((text) => /suspect mark or/.test(text));
      expect(await told('AU0013 60')).toEqual([expect.stringMatching(/^One count in the file has/)]);
      expect(await told('AU0012 60')).toEqual([]);
    });

    test.each(['AU0014 60', 'AU0013 30', 'AU0013', ''])('“%s” is not among them', async (part) => {
      const { layout } = (await readPart(part, 60)).file;
      expect(layout.refusal?.en).toMatch(/^The file holds no counts of /);
    });

    test('a row of the one that is read whose interval is none is refused by its line', async () => {
      const bad = line('1', '02:00', '5', 'AU0013').replace(',60,', ',soon,');
      const found = await read(bytesOf(several + bad), customReader, 60, { counter: 'AU0013 60' });
      expect(english(found).at(-1)).toMatch(/^65: The interval “soon” is not/);
    });
  });

  test('with counts in the hour that does not exist keeps them, and says so', async () => {
    const spring = HEADER + line('1', '02:00', '3').replace('2024-09-09', '2024-03-10');
    const found = await read(bytesOf(spring), customReader, 60);
    expect([...found.check.lineErrors.warnings.keys()]).toEqual(['spring 2024-03-10']);
  });
});
