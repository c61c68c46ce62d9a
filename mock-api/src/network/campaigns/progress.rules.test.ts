import { addedUp, progressOf } from './progress.rules.ts';

const station = (state: Parameters<typeof progressOf>[0][0]['state'], days: number, certified: number) => ({
  state,
  days,
  certified,
});

test('progress is days certified of days with counts, without stations that are left out', () => {
  const stations = [
    station('certified', 31, 31),
    station('looking', 31, 10),
    station('left out', 20, 5),
    station('to do', 0, 0),
  ];
  expect(progressOf(stations)).toEqual({ days: 62, certified: 41, stations: 4, done: 2 });
});

test('parts add up, and none is nothing', () => {
  const parts = [progressOf([station('certified', 3, 3)]), progressOf([station('to do', 4, 0)])];
  expect(addedUp(parts)).toEqual({ days: 7, certified: 3, stations: 2, done: 1 });
  expect(addedUp([])).toEqual({ days: 0, certified: 0, stations: 0, done: 0 });
});
