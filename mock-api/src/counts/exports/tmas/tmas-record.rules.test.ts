import type { TmasForm } from 'shared-domain';
import { dayRecord } from './day-record.rules.ts';
import { countColumn, countColumns, describeLayout, fileNames, stationColumns } from './layout.ts';
import { readCountRecord, readRecord } from '../../../testing/read-tmas.ts';
import { countValues, cutFields, stationValues, type TmasFlow } from './station-record.rules.ts';
import { asciiText, lostCharacters, cutText, degrees, writeRecord } from './tmas-record.rules.ts';

/** The guide page's invented station in Travis County. */
const flow: TmasFlow = {
  station_id: 1,
  station_id_tmg: 'AU0012',
  station_name: 'Sample Trail',
  flow_id: 1,
  name: 'Bicycles',
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '9',
  street_side_code: '9',
  state: '48',
  county: '48453',
  func_class: '8U',
  direction_of_route: '9',
  count_location_to_roadway: '3',
  movement_direction: '3',
  facility_type: '8',
  intersection: null,
  count_type: '2',
  count_method: '03',
  sensor_type: 'L',
  primary_count_purpose: 'P',
  posted_speed_limit: null,
  year_station_established: '2019-05-01',
  year_station_discontinued: null,
  nhs: 'N',
  latitude: 30.267153,
  longitude: -97.743057,
  posted_route_sign: '01',
  posted_signed_route_number: null,
  station_location: 'Sample Trail at First St',
  other_notes: null,
};

/** Its day; the hour from 15:00 is missing. */
const hours = [0, 0, 0, 0, 0, 2, 9, 22, 31, 18, 15, 20, 24, 21, 17, null, 29, 38, 33, 19, 9, 4, 2, 0];
const minutes = (values: readonly (number | null)[], interval = 60) =>
  new Map(
    values.flatMap((value, at): [number, number][] => (value === null ? [] : [[at * interval, value]])),
  );

const stationLine = (form: TmasForm) => writeRecord(stationColumns, stationValues(flow, 2024), form);
function countLine(form: TmasForm, counts: ReadonlyMap<number, number>, interval = 60): string {
  const record = dayRecord(counts, interval);
  return writeRecord(countColumns, countValues(flow, '2024-09-09', interval, record.start), form, {
    column: countColumn,
    values: record.counts.map((count) => count?.toString() ?? ''),
  });
}

describe('the worked records of the guide page', () => {
  test('divided by pipes', () => {
    expect(stationLine('pipe')).toBe(
      'L|48|453|AU0012|8U|9|3|3|8||2|03|-L|2024||||||P||2019||N|30267153|097743057|01||||Sample Trail at First St|\r\n',
    );
    expect(countLine('pipe', minutes(hours))).toBe(
      'N|48|453|AU0012|9|3|3|8||2|2024|09|09|0000|60||||0|0|0|0|0|2|9|22|31|18|15|20|24|21|17||29|38|33|19|9|4|2|0\r\n',
    );
  });

  test('in fixed columns', () => {
    const line =
      'L48453AU001289338 203-L2024     P  2019    N3026715309774305701                                                                            Sample Trail at First St';
    expect(stationLine('fixed')).toBe(`${line.padEnd(239)}\r\n`);
    const count =
      'N48453AU00129338 220240909000060       000000000000000000000000000002000090002200031000180001500020000240002100017     0002900038000330001900009000040000200000';
    expect(count).toHaveLength(159);
    expect(countLine('fixed', minutes(hours))).toBe(`${count}\r\n`);
  });
});

test('the fixed station record has 239 columns', () =>
  expect(stationColumns.reduce((sum, { width }) => sum + width, 0)).toBe(239));

describe.each<TmasForm>(['pipe', 'fixed'])('read back from the %s form', (form) => {
  const quarters = Array.from({ length: 96 }, (_, at) => (at < 40 || at % 7 === 0 ? null : at * 11));

  test.each<[string, (number | null)[], number, string]>([
    ['a whole day', hours, 60, '0000'],
    ['quarters of an hour from ten o’clock on, with gaps', quarters, 15, '1000'],
    ['one count', [...Array.from({ length: 23 }, () => null), 99_999], 60, '2300'],
  ])('%s is the same', (_, counts, interval, start) => {
    const read = readCountRecord(
      countLine(form, minutes(counts, interval), interval).replace(/\r\n$/, ''),
      form,
    );
    expect(read.values).toMatchObject({
      record_type: 'N',
      station: 'AU0012',
      year: '2024',
      month: '09',
      day: '09',
      start_time: start,
      interval: String(interval),
    });
    expect(read.counts).toEqual(counts.slice(counts.findIndex((count) => count !== null)));
  });

  test('the station is the same', () => {
    const { values } = readRecord(stationColumns, stationLine(form).replace(/\r\n$/, ''), form);
    expect(values).toMatchObject({
      func_class: form === 'pipe' ? '8U' : '8',
      sensor_type: 'L',
      latitude: '30267153',
      longitude: '097743057',
      station_location: 'Sample Trail at First St',
      other_notes: '',
    });
  });
});

test('a route’s number is filled from the left with hyphens', () => {
  const us = { ...flow, posted_route_sign: '03', posted_signed_route_number: 'US-6' };
  expect(writeRecord(stationColumns, stationValues(us, 2024), 'fixed').slice(61, 71)).toBe('03----US-6');
});

test('a value that does not fit its column is not written', () => {
  const counts = { column: countColumn, values: ['100000'] };
  expect(() => writeRecord([], {}, 'fixed', counts)).toThrow(RangeError);
});

test.each([
  ['Cañón at 1st, north | side', 'Canon at 1st north side'],
  ['“Río” – Ørsted\nStraße', '"Rio" - Orsted Strasse'],
  ['3.5 mi. from St. Mary', '3 5 mi. from St. Mary'],
  ['日本', ''],
])('the text %j is written as %j', (text, written) => expect(asciiText(text)).toBe(written));

test.each([
  ['Cañón “Río” – Ørsted', []],
  ['日本 trail 日', ['日', '本']],
  ['a\tb', []],
])('of the text %j the characters %j are lost', (text, lost) => expect(lostCharacters(text)).toEqual(lost));

test('a note keeps its commas and points', () =>
  expect(asciiText('Loop moved 3.5 ft, again', { isNote: true })).toBe('Loop moved 3.5 ft, again'));

test.each([
  ['short', 50, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['cut at a word', 8, 'cut at a'],
  ['cut at a word', 9, 'cut at a'],
  ['indivisible', 5, 'indiv'],
])('%j within %i is %j', (text, width, cut) => expect(cutText(text, width)).toBe(cut));

test('names the texts that are cut', () => {
  const long = { ...flow, station_location: 'word '.repeat(20) };
  expect(cutFields(long)).toEqual(['station_location']);
  expect(stationValues(long, 2024)['station_location']).toBe('word '.repeat(10).trim());
  expect(cutFields(flow)).toEqual([]);
});

test.each([
  [30.267153, 8, '30267153'],
  [-97.743057, 9, '097743057'],
  [-106.4850005, 9, '106485001'],
  [26.0000004, 8, '26000000'],
])('%d degrees are %s', (value, digits, text) => expect(degrees(value, digits)).toBe(text));

test('files are named after the period, and the layout describes itself', () => {
  expect(fileNames.counts('2026-02-10', '2026-02-12')).toBe('48-nonmotorized-counts-20260210-20260212.txt');
  expect(describeLayout('fixed')).toContain('columns 190 to 239: other_notes');
  expect(describeLayout('pipe')).toContain('field 32: other_notes');
});
