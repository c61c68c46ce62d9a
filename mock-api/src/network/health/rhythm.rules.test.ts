import { DAY, HOUR } from './instants.ts';
import { isLearning, LEARNING, relearned, taught, thresholdOf, type Rhythm } from './rhythm.rules.ts';

const START = 20_000 * DAY;
const delivery = (day: number, peak: number, more: object = {}) => ({
  at: START + day * DAY + 9 * HOUR,
  peak,
  endsSilence: false,
  endsFailure: false,
  ...more,
});
/** A counter that delivered once a day, so old each time. */
const nightly = (...peaks: number[]): Rhythm =>
  peaks.reduce((rhythm, peak, day) => taught(rhythm, delivery(day, peak)), LEARNING);
const learnedOn = (day: number, rhythm: Rhythm) => relearned(rhythm, START + day * DAY + 6 * HOUR);

test.each([
  ['a quarter hour', 15, 24 * HOUR],
  ['eleven hours', 11 * HOUR, 24 * HOUR],
  ['a night', 28 * HOUR, 40 * HOUR],
  ['a week', 172 * HOUR, 184 * HOUR],
])('usual every %s, a counter is silent at so many minutes', (_name, usual, threshold) =>
  expect(thresholdOf(usual)).toBe(threshold),
);

test('with fewer than five deliveries three days count as usual', () => {
  const four = learnedOn(5, nightly(27 * HOUR, 27 * HOUR, 27 * HOUR, 27 * HOUR));
  expect([four.usual, isLearning(four)]).toEqual([72 * HOUR, true]);
  const five = learnedOn(6, taught(four, delivery(4, 27 * HOUR)));
  expect([five.usual, isLearning(five)]).toEqual([27 * HOUR, false]);
});

test.each([
  ['every fifteen days', 15],
  ['every forty days', 40],
])('what delivers %s is known from its fifth delivery on', (_name, every) => {
  const deliver = (times: number) =>
    Array.from({ length: times }).reduce<Rhythm>(
      (rhythm, _, at) => learnedOn(at * every + 1, taught(rhythm, delivery(at * every, every * DAY))),
      LEARNING,
    );
  expect(isLearning(deliver(4))).toBe(true);
  expect([deliver(5).usual, isLearning(deliver(5))]).toEqual([every * DAY, false]);
  expect(isLearning(deliver(20))).toBe(false);
});

test('usual is the 95th percentile by nearest rank', () => {
  const twenty = nightly(...Array.from({ length: 20 }, (_, at) => (at + 1) * HOUR));
  expect(learnedOn(20, twenty).usual).toBe(19 * HOUR);
});

test('it is worked out once a day', () => {
  const known = learnedOn(6, nightly(1, 1, 1, 1, 1));
  const more = taught(known, delivery(6, 90 * HOUR));
  expect(relearned(more, START + 6 * DAY + 20 * HOUR)).toBe(more);
  expect(learnedOn(7, more).usual).toBe(90 * HOUR);
});

test('what is older than sixty days is forgotten where there are twelve newer ones, else the last twelve stand', () => {
  const old = nightly(...Array.from({ length: 20 }, () => 50 * HOUR));
  expect(learnedOn(100, old).usual).toBe(50 * HOUR);
  const renewed = Array.from({ length: 12 }).reduce<Rhythm>(
    (rhythm, _, at) => taught(rhythm, delivery(80 + at, 5 * HOUR)),
    old,
  );
  expect(learnedOn(100, renewed).usual).toBe(5 * HOUR);
});

test('a day late teaches, an outage and a failed import do not', () => {
  const known = learnedOn(6, nightly(...Array.from({ length: 5 }, () => 24 * HOUR)));
  expect(taught(known, delivery(7, 35 * HOUR, { endsSilence: true })).latest).toContain(35 * HOUR);
  expect(taught(known, delivery(7, 90 * HOUR, { endsSilence: true })).latest).not.toContain(90 * HOUR);
  expect(taught(known, delivery(7, 30 * HOUR, { endsFailure: true }))).toBe(known);
});

test('three overruns of about the same length are another rhythm, at once', () => {
  const known = learnedOn(6, nightly(...Array.from({ length: 5 }, () => HOUR)));
  const overruns = [25, 27, 26].reduce(
    (rhythm, hours, at) => taught(rhythm, delivery(7 + at, hours * HOUR, { endsSilence: true })),
    known,
  );
  expect(overruns).toMatchObject({
    usual: 27 * HOUR,
    latest: [25 * HOUR, 27 * HOUR, 26 * HOUR],
    overruns: [],
    changedAt: delivery(9, 0).at,
  });
  expect([isLearning(overruns), isLearning(learnedOn(10, overruns))]).toEqual([false, false]);
  expect(learnedOn(10, overruns).usual).toBe(27 * HOUR);
  const apart = [25, 90, 26].reduce(
    (rhythm, hours, at) => taught(rhythm, delivery(7 + at, hours * HOUR, { endsSilence: true })),
    known,
  );
  expect(apart).toMatchObject({ usual: HOUR, overruns: [], changedAt: null });
});
