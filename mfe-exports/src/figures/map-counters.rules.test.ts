import type { StationFigure } from 'shared-domain';
import { oneByStation } from './map-counters.rules.ts';

const row = (station_id_tmg: string, mode: StationFigure['mode'], value: number | null) => ({
  station_id_tmg,
  mode,
  value,
});

test.each([
  ['all of its modes where it has that figure', [row('A', 'bicycle', 5), row('A', 'all', 9)], 'all'],
  ['the mode that it counts', [row('A', 'pedestrian', 5)], 'pedestrian'],
  [
    'a mode with a figure where all together have none',
    [row('A', 'all', null), row('A', 'pedestrian', 5)],
    'pedestrian',
  ],
  ['all of them where none has one', [row('A', 'bicycle', null), row('A', 'all', null)], 'all'],
] as const)('a station is shown by %s', (_, rows, mode) =>
  expect(oneByStation(rows).map((one) => one.mode)).toEqual([mode]),
);

test('every station is shown once, in the order of the rows', () => {
  const rows = [row('B', 'all', 2), row('A', 'bicycle', 1), row('B', 'bicycle', 1)];
  expect(oneByStation(rows).map((one) => one.station_id_tmg)).toEqual(['B', 'A']);
});
