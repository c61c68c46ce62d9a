import type { FirstRun, StationSummary, User } from 'shared-domain';
import { firstLines, markOf, withMark } from './first-run.rules.ts';

const NOTHING: FirstRun = { station: false, flows: false, counts: false, certified: false, exported: false };
const station = { station_id_tmg: 'AU0001' } as StationSummary;
const draft = { station_id_tmg: null } as StationSummary;
const ada = { id: 7, agency_id: 3, admin: 0, super_admin: 0, flag_next_stations: 0 } as User;

const told = (firstRun: FirstRun | null, stations: StationSummary[] = [], user = ada) =>
  firstLines(firstRun, stations, user).map(
    ({ step, done, to }) => `${step}${done ? ' done' : ''}${to === null ? '' : ` ${to}`}`,
  );

test.each<[string, FirstRun | null, StationSummary[], string[]]>([
  ['no new agency', null, [station], []],
  ['nothing yet', NOTHING, [], ['station /import-stations', 'flows', 'counts', 'certified', 'exported']],
  [
    'a draft alone',
    NOTHING,
    [draft],
    ['station /import-stations', 'flows', 'counts', 'certified', 'exported'],
  ],
  [
    'a station',
    { ...NOTHING, station: true },
    [draft, station],
    ['station done', 'flows /stations/AU0001', 'counts', 'certified', 'exported'],
  ],
  [
    'flows',
    { ...NOTHING, station: true, flows: true },
    [station],
    ['station done', 'flows done', 'counts /import-counts', 'certified', 'exported'],
  ],
  [
    'counts',
    { ...NOTHING, station: true, flows: true, counts: true },
    [station],
    ['station done', 'flows done', 'counts done', 'certified /quality-control', 'exported'],
  ],
  [
    'certified counts',
    { ...NOTHING, station: true, flows: true, counts: true, certified: true },
    [station],
    ['station done', 'flows done', 'counts done', 'certified done', 'exported /exports'],
  ],
  [
    'an export before its time',
    { ...NOTHING, exported: true },
    [],
    ['station /import-stations', 'flows', 'counts', 'certified', 'exported done'],
  ],
])('%s', (_what, firstRun, stations, expected) => expect(told(firstRun, stations)).toEqual(expected));

test('who has the preview adds a station by it', () => {
  const user = { ...ada, flag_next_stations: 1 } as User;
  expect(told(NOTHING, [], user)[0]).toBe('station /next/import-stations');
});

test('hiding is the person’s in an agency, once, and the oldest marks go', () => {
  expect(markOf(ada)).toBe('7 in 3');
  expect(withMark(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(
    withMark(
      Array.from({ length: 60 }, (_, at) => String(at)),
      'x',
    ),
  ).toHaveLength(50);
});
