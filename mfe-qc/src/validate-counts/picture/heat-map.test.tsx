import { act, fireEvent, render, screen } from '@testing-library/react';
import { weeksOf } from './axis.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { HeatMapView } from './heat-map.tsx';
import { withKnown } from './known.rules.ts';
import { createPointer } from './pointer.ts';
import { COLOURS } from './testing/colours.ts';
import { DAY, HOUR, toDay, toTime, type Span } from './time.rules.ts';

const SPAN = { from: toTime('2025-01-01'), to: toTime('2025-02-01') };
const COUNTS = Array.from({ length: 31 * 24 }, (_, i) => i);
const DAYS: DayFacts[] = Array.from({ length: 31 }, (_, i) => ({
  time: SPAN.from + i * DAY,
  total: 1,
  missing: 0,
  suspects: 0,
  certified: false,
}));

function draw(shown: Span, selection: Span | null = null, days = DAYS) {
  const pointer = createPointer();
  const taken: Span[] = [];
  const windows: Span[] = [];
  const { container } = render(
    <HeatMapView
      flows={[{ counts: COUNTS }]}
      hours={{ year: 2025, skipped: [] }}
      days={days}
      found={new Set()}
      span={SPAN}
      selection={selection}
      finding={null}
      here={null}
      window={shown}
      onWindow={(window) => windows.push(window)}
      axis={{ shown, gutter: 60, width: 700 }}
      pointer={pointer}
      nullsOnly={false}
      colours={COLOURS}
      label="Heat map"
      onTake={(range) => taken.push(range)}
    />,
  );
  const plot = screen.getByRole('img', { name: 'Heat map' }).parentElement!;
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 700, 24);
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(plot, new MouseEvent(type, { bubbles: true, clientX, clientY }));
  plot.setPointerCapture = () => undefined;
  const hours = screen.getByRole('group', { name: 'Hour by day' });
  const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(hours, { key }));
  return { container, pointer, taken, windows, at, hours, press };
}
const WEEK = { from: toTime('2025-01-06'), to: toTime('2025-01-13') };

test('what the calendar knows of its day is read with an hour', () => {
  const { at } = draw(WEEK, null, withKnown(DAYS, new Map([['2025-01-07', [{ kind: 'rain', mm: 31 }]]])));
  at('pointermove', 150, 6.5);
  expect(screen.getByText('Jan 7, 2025, 6:00 AM: 150 · Rain 1.22 in')).toBeVisible();
});

test('an hour of a closer stretch is read under the pointer, which is told to the other pictures', () => {
  const { pointer, at } = draw(WEEK);
  at('pointermove', 150, 6.5);
  expect(screen.getByText('Jan 7, 2025, 6:00 AM: 150')).toBeVisible();
  expect(pointer.getState().pointed).toEqual({ at: toTime('2025-01-07') + 6.5 * HOUR, exact: true });
  at('pointerout', 150, 6.5);
});

test('what another picture points at is read here, too, where it is an hour', () => {
  const { pointer, container } = draw(WEEK);
  act(() => pointer.setState({ pointed: { at: toTime('2025-01-08') + 3 * HOUR, exact: true } }));
  expect(screen.getByText('Jan 8, 2025, 3:00 AM: 171')).toBeVisible();
  const line = container.querySelector<HTMLElement>('.qc-cursor-line');
  expect(Number.parseFloat(line!.style.left)).toBeCloseTo(((2 + 3 / 24) / 7) * 100);
  act(() => pointer.setState({ pointed: { at: toTime('2025-01-08') + 12 * HOUR, exact: false } }));
  expect(
    screen.getByText('Click a day or drag over several; the date filters choose them, too.'),
  ).toBeVisible();
});

test.each([
  ['of a closer stretch', WEEK, 150, 350, ['2025-01-07', '2025-01-09']],
  ['beyond the span’s beginning', weeksOf(SPAN), 10, 90, []],
  ['within the weeks', weeksOf(SPAN), 50, 90, ['2025-01-01', '2025-01-03']],
])('days are dragged over: %s', (_, shown, from, to, days) => {
  const { taken, at } = draw(shown);
  at('pointerdown', from, 3);
  at('pointermove', to, 3);
  at('pointerup', to, 3);
  expect(taken.flatMap((range) => [toDay(range.from), toDay(range.to - DAY)])).toEqual(days);
});

test('a selection beside the stretch has no frame in it', () => {
  const { container } = draw(WEEK, { from: toTime('2025-01-20'), to: toTime('2025-01-21') });
  expect(container.querySelector('.qc-heat-selected')).toBeNull();
});

test('what is selected stands at its place of the axis', () => {
  const { container } = draw(WEEK, { from: toTime('2025-01-08'), to: toTime('2025-01-10') });
  const { left } = container.querySelector<HTMLElement>('.qc-heat-selected')!.style;
  expect(Number.parseFloat(left)).toBeCloseTo((2 / 7) * 100);
});

test('by keys the cursor line goes through days and hours, and what stands there is said', () => {
  const { container, pointer, hours, press } = draw(WEEK);
  expect(hours).toHaveAttribute('tabindex', '0');
  expect(hours).toHaveAccessibleDescription(/^Keys: left and right move by a day/);
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('Jan 6, 2025, 12:00 AM: 120');
  press('ArrowRight', 'ArrowDown', 'ArrowDown');
  expect(screen.getByRole('status')).toHaveTextContent('Jan 7, 2025, 2:00 AM: 146');
  expect(pointer.getState().pointed).toEqual({ at: toTime('2025-01-07') + 2.5 * HOUR, exact: true });
  const line = container.querySelector<HTMLElement>('.qc-cursor-line');
  expect(Number.parseFloat(line!.style.left)).toBeCloseTo(((1 + 2.5 / 24) / 7) * 100);
  fireEvent.blur(hours);
  expect(pointer.getState().pointed).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('keys go on from where is pointed, and Enter takes the day', () => {
  const { taken, press, at } = draw(WEEK);
  at('pointermove', 150, 6.5);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // Enter is nobody's before a key has led somewhere
  expect(press('Enter')).toEqual([true]);
  expect(press('ArrowDown', 'Enter')).toEqual([false, false]);
  expect(taken.map(({ from, to }) => [toDay(from), toDay(to - DAY)])).toEqual([['2025-01-07', '2025-01-07']]);
});

test('beyond the edge of what is shown the pictures follow the keys', () => {
  const { windows, press, at } = draw(WEEK);
  at('pointermove', 690, 6.5);
  press('ArrowRight');
  expect(windows).toHaveLength(1);
  expect(windows[0]!.to).toBeGreaterThan(toTime('2025-01-13'));
});

test.each(['Home', 'PageDown', 'a', 'Tab'])('%s is left to the browser', (key) => {
  const { press } = draw(WEEK);
  expect(press(key)).toEqual([true]);
});
