import { fireEvent, render, screen } from '@testing-library/react';
import { ChartFrame } from './chart-frame.tsx';
import type { DayFacts } from './days.rules.ts';
import { withKnown } from './known.rules.ts';
import type { Lines } from './lines.rules.ts';
import { createPointer } from './pointer.ts';
import { DAY, toDay, toTime, type Span } from './time.rules.ts';

const YEAR = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };
const MAY = { from: toTime('2025-05-01'), to: toTime('2025-05-09') };
const shown = ({ from, to }: Span) => [toDay(from), toDay(to - DAY)];

const point = (time: string, y: number) => ({ x: toTime(time), y });
const line = (name: string, points: { x: number; y: number }[], before = false) => ({
  name,
  place: 0,
  before,
  points,
  dots: [],
});
const frameOf = (detail: Lines['detail'], drawn: Lines['lines']): Lines => ({
  detail,
  lines: drawn,
  cap: null,
  above: [],
  suspects: [],
  empty: [],
});
const BY_DAY = frameOf('days', [
  line('North', [point('2025-05-01 12:00:00', 1234), point('2025-05-02 12:00:00', Number.NaN)]),
  line('North', [point('2025-05-01 12:00:00', 9)], true),
]);
const BY_HOUR = frameOf('intervals', [
  line('North', [point('2025-05-01 00:00:00', 3), point('2025-05-01 01:00:00', 4)]),
]);

const DAYS: DayFacts[] = Array.from({ length: 365 }, (_, at) => ({
  time: YEAR.from + at * DAY,
  total: 1,
  missing: 0,
  suspects: 0,
  certified: false,
}));

function draw(lines = BY_DAY, here: Span | null = null, days = DAYS) {
  const told: Span[] = [];
  const pointer = createPointer();
  render(
    <ChartFrame
      lines={lines}
      interval={60}
      pointer={pointer}
      window={MAY}
      span={YEAR}
      days={days}
      here={here}
      onWindow={(next) => told.push(next)}
    >
      <p>The lines</p>
    </ChartFrame>,
  );
  const frame = screen.getByRole('group', { name: 'Lines' });
  // false: the key was taken, so that the page does not scroll by it
  const press = (key: string, more: object = {}) => fireEvent.keyDown(frame, { key, ...more });
  return { told, pointer, frame, press };
}

test('the lines’ frame is reached by Tab and says which keys it knows', () => {
  const { frame } = draw();
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(frame).toHaveAccessibleDescription(/left and right move the cursor line, with Shift the stretch/);
});

test.each([
  ['ArrowLeft', { shiftKey: true }, ['2025-04-29', '2025-05-06']],
  ['ArrowRight', { shiftKey: true }, ['2025-05-03', '2025-05-10']],
  ['=', {}, ['2025-05-03', '2025-05-06']],
  ['-', {}, ['2025-04-27', '2025-05-12']],
  ['0', {}, ['2025-01-01', '2025-12-31']],
])('%s %j is taken and shows %j', (key, more, days) => {
  const { told, press } = draw();
  expect(press(key, more)).toBe(false);
  expect(told.map(shown)).toEqual([days]);
});

test('arrows lead the cursor line of all pictures from day to day, and what the lines have is said', () => {
  const { told, pointer, frame, press } = draw();
  expect(press('ArrowRight')).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('May 1, 2025 · North: 1,234 · North, year before: 9');
  expect(pointer.getState().pointed).toEqual({ at: toTime('2025-05-01 12:00:00'), exact: false });
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('May 2, 2025 · North: No data');
  expect(told).toEqual([]);
  fireEvent.blur(frame);
  expect(pointer.getState().pointed).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [
    'day by day',
    BY_DAY,
    'May 1, 2025 · North: 1,234 · North, year before: 9 · Bike to work day · Rain 1.22 in',
  ],
  ['within a day', BY_HOUR, 'May 1, 2025, 12:00\u00A0AM · North: 3 · Bike to work day · Rain 1.22 in'],
])('what the calendar knows of a day is said with its counts, %s', (_name, lines, said) => {
  const { press } = draw(
    lines,
    null,
    withKnown(
      DAYS,
      new Map([
        [
          '2025-05-01',
          [
            { kind: 'entry', name: 'Bike to work day' },
            { kind: 'rain', mm: 31 },
          ],
        ],
      ]),
    ),
  );
  press('ArrowRight');
  expect(screen.getByRole('status').textContent).toBe(said);
  if (lines === BY_DAY) press('ArrowRight');
  if (lines === BY_DAY) expect(screen.getByRole('status')).not.toHaveTextContent('Rain');
});

test('of a close stretch they lead from interval to interval', () => {
  const { pointer, press } = draw(BY_HOUR);
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('May 1, 2025, 1:00 AM · North: 4');
  expect(pointer.getState().pointed).toEqual({ at: toTime('2025-05-01 01:00:00'), exact: true });
});

test('they begin where the list is, and the stretch follows them over its edge', () => {
  const last = toTime('2025-05-08');
  const { told, press } = draw(BY_DAY, { from: last, to: last + DAY });
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('May 8, 2025');
  press('ArrowRight');
  expect(told.map(shown)).toEqual([['2025-05-03', '2025-05-10']]);
});

test.each([
  ['Tab', {}],
  ['ArrowDown', {}],
  ['-', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
  ['0', { metaKey: true }],
])('%s %j is left to the browser', (key, more) => {
  const { told, press } = draw();
  expect(press(key, more)).toBe(true);
  expect(told).toEqual([]);
});
