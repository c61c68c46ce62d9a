import { ticksOf, type TickUnit } from './ticks.rules.ts';
import { DAY, HOUR, toDay, toMinute, toTime } from './time-axis.rules.ts';

const DESK = 1000;
const PHONE = 262;
const window = (from: string, days: number) => ({ from: toTime(from), to: toTime(from) + days * DAY });
const labels = (from: string, days: number, width: number, language: 'en' | 'es' = 'en') =>
  ticksOf(window(from, days), width, language).ticks.map(({ label }) => label);

test.each<[string, number, number, TickUnit, string, number]>([
  ['2025-01-01', 365 * 12, DESK, 'year', '2025-01-01', 12],
  ['2025-03-01', 365 * 40, DESK, 'year', '2026-01-01', 20],
  ['2025-03-01', 365 * 12, PHONE, 'year', '2026-01-01', 6],
  ['2025-01-01', 365, DESK, 'month', '2025-01-01', 12],
  ['2025-01-01', 365, PHONE, 'month', '2025-01-01', 4],
  ['2025-03-15', 120, DESK, 'week', '2025-03-17', 17],
  ['2025-03-15', 120, PHONE, 'month', '2025-04-01', 4],
  ['2025-03-01', 60, PHONE, 'week', '2025-03-03', 5],
  ['2025-03-01', 28, PHONE, 'week', '2025-03-03', 4],
  ['2025-03-01', 20, DESK, 'day', '2025-03-01', 20],
  ['2025-03-01', 7, DESK, 'day', '2025-03-01', 7],
  ['2025-03-01', 3, DESK, 'hour', '2025-03-01', 12],
  ['2025-03-01', 1, DESK, 'hour', '2025-03-01', 8],
  ['2025-03-01', 1, PHONE, 'hour', '2025-03-01', 4],
])(
  'from %s %i days on %i pixels have ticks by %s from %s, %i of them',
  (from, days, width, unit, first, number) => {
    const { unit: by, ticks } = ticksOf(window(from, days), width, 'en');
    expect([by, toDay(ticks[0]!.time), ticks.length]).toEqual([unit, first, number]);
  },
);

test.each<[string, string, number, number, 'en' | 'es', string[]]>([
  ['a year', '2024-12-30', 371, PHONE, 'en', ['Jan 2025', 'Apr', 'Jul', 'Oct', '']],
  ['a year in Spanish', '2024-12-30', 371, PHONE, 'es', ['ene 2025', 'abr', 'jul', 'oct', '']],
  ['a month', '2025-03-01', 31, PHONE, 'en', ['Mar 3', 'Mar 10', 'Mar 17', 'Mar 24', '']],
  ['a month in Spanish', '2025-03-01', 31, PHONE, 'es', ['3 mar', '10 mar', '17 mar', '24 mar', '']],
  ['a week', '2025-03-03', 7, PHONE, 'en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['a week in Spanish', '2025-03-03', 7, PHONE, 'es', ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']],
  ['three days', '2025-03-08', 3, PHONE, 'en', ['Sat, Mar 8', 'Sun, Mar 9', 'Mon, Mar 10']],
  ['a day', '2025-03-09', 1, PHONE, 'en', ['Mar 9', '06:00', '12:00', '18:00']],
  ['a day in Spanish', '2025-03-09', 1, PHONE, 'es', ['9 mar', '06:00', '12:00', '18:00']],
])('%s is read so', (_, from, days, width, language, read) => {
  expect(labels(from, days, width, language)).toEqual(read);
});

test.each(['2025-03-09', '2025-11-02'])('on %s the hours lie evenly, whatever the clock does', (day) => {
  const { ticks } = ticksOf(window(day, 1), PHONE, 'en');
  expect(ticks.map(({ time }) => (time - toTime(day)) / HOUR)).toEqual([0, 6, 12, 18]);
});

test('ticks lie on even hours when the window does not', () => {
  const start = toTime('2025-03-01 04:00:00');
  const { ticks } = ticksOf({ from: start, to: start + 20 * HOUR }, PHONE, 'en');
  expect(ticks.map(({ time }) => toMinute(time))).toEqual([
    '2025-03-01 06:00',
    '2025-03-01 12:00',
    '2025-03-01 18:00',
  ]);
});

test('every second Monday stays the same ones while the window moves', () => {
  const mondays = (from: string) => ticksOf(window(from, 60), PHONE, 'en').ticks.map(({ time }) => time);
  const [early, late] = [mondays('2025-03-01'), mondays('2025-03-08')];
  expect(late.slice(0, 3).every((time) => early.includes(time))).toBe(true);
});

test.each(['2024-01-01', '2025-03-09', '2024-11-15'])(
  'from %s no label reaches the next or the end, and none lies outside, for any stretch, width and language',
  (from) => {
    for (const days of [0.5, 1, 2, 5, 7, 14, 35, 60, 120, 250, 366, 900, 5000]) {
      for (const width of [190, 262, 600, 1000, 1600]) {
        for (const language of ['en', 'es'] as const) {
          const shown = window(from, days);
          const { ticks } = ticksOf(shown, width, language);
          const ends = ticks.map(({ time, label }) => {
            const x = ((time - shown.from) / (shown.to - shown.from)) * width;
            return { x, end: x + label.length * 6.6 };
          });
          expect(ends.every(({ x, end }, i) => x >= 0 && end <= (ends[i + 1]?.x ?? width))).toBe(true);
        }
      }
    }
  },
);

test('ticks of weeks are Mondays, of months their firsts, of years the first of January', () => {
  const at = (days: number, width: number) =>
    ticksOf(window('2024-11-15', days), width, 'en').ticks.map(({ time }) => time);
  expect(at(60, PHONE).every((time) => new Date(time).getUTCDay() === 1)).toBe(true);
  expect(at(365, DESK).every((time) => toDay(time).endsWith('-01'))).toBe(true);
  expect(at(4000, PHONE).every((time) => toDay(time).endsWith('-01-01'))).toBe(true);
});
