// What the counts of the large stations look like: hours of the day, weekdays, the season, weather, gaps, stretches without
// a value, zeros that stand still, spikes and marks. Made of the station's number alone, so that a station is the same in
// every database.
const DAY_MS = 86_400_000;
export const START = '2021-01-01';
export const YEARS = 3;
export const DAYS = 365 * YEARS;
/** From this day on the counts wait for review. */
export const CERTIFIED_DAYS = DAYS - 184;

/** Passages of each hour of a working day as shares of the day: to work, from work, on foot, for leisure. */
const HOURS = [
  [2, 1, 1, 1, 4, 18, 52, 110, 96, 44, 34, 36, 42, 40, 44, 56, 70, 84, 62, 40, 26, 18, 10, 5],
  [3, 2, 1, 1, 2, 6, 18, 36, 44, 34, 34, 40, 48, 46, 54, 78, 112, 132, 92, 56, 36, 24, 14, 7],
  [6, 4, 3, 2, 3, 10, 26, 48, 62, 60, 66, 84, 104, 92, 76, 72, 78, 86, 80, 62, 44, 32, 20, 12],
  [2, 1, 1, 0, 1, 4, 14, 30, 50, 70, 84, 88, 84, 80, 82, 88, 92, 90, 72, 46, 26, 14, 8, 4],
];
/** Monday first. */
const WEEK = [
  [1.05, 1.1, 1.12, 1.08, 0.98, 0.72, 0.62],
  [0.8, 0.82, 0.84, 0.86, 1, 1.45, 1.35],
];
const MONTHS = [0.6, 0.66, 0.9, 1.1, 1.18, 1.15, 1.05, 1.1, 1.2, 1.18, 0.88, 0.64];

/** The same numbers between 0 and 1 for the same seed. */
function randomOf(seed) {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The n-th station: its interval, how much each day and each interval of a day weighs, and what goes wrong at it. */
export function stationPlan(n) {
  const random = randomOf(n);
  const minutes = n % 3 === 1 ? 15 : 60;
  const perDay = 1440 / minutes;
  const busy = 150 + 1200 * random() ** 2;
  const week = WEEK[n % 2];
  let weather = 1;
  const days = Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(Date.parse(START) + day * DAY_MS);
    // weather lasts: a day resembles the one before
    weather = 0.6 * weather + 0.4 * (random() < 0.18 ? 0.35 : 0.8 + 0.5 * random());
    const growth = 1 + (0.04 * day) / 365;
    return busy * growth * weather * week[(date.getUTCDay() + 6) % 7] * MONTHS[date.getUTCMonth()];
  });
  const profile = HOURS.flatMap((hours) => {
    const sum = hours.reduce((a, b) => a + b, 0);
    return Array.from(
      { length: perDay },
      (_, at) => (hours[Math.floor((at * minutes) / 60)] / sum) * (minutes / 60),
    );
  });
  const flows = HOURS.map(() => flowTroubles(random, perDay));
  return { minutes, perDay, days, profile, flows };
}

/** What goes wrong at a flow, as ranges of its intervals: what was never counted, has no value, stood still, leapt, is marked. */
function flowTroubles(random, perDay) {
  const all = DAYS * perDay;
  const ranges = (howMany, days) =>
    multirange(
      Array.from({ length: howMany }, () => {
        const from = Math.floor(random() * all);
        return [from, Math.min(all, from + Math.max(1, Math.round(days * perDay * (0.5 + random()))))];
      }),
    );
  return {
    gaps: ranges(4, 6),
    nulls: ranges(10, 0.4),
    zeros: ranges(2, 3),
    spikes: ranges(6, 0),
    suspects: ranges(5, 1),
  };
}

const multirange = (ranges) => `{${ranges.map(([from, until]) => `[${from},${until})`).join()}}`;
