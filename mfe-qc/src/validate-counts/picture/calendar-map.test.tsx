import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { CalendarMap } from './calendar-map.tsx';
import type { DayFacts } from './days.rules.ts';
import { createPointer } from './pointer.ts';
import { COLOURS } from './testing/colours.ts';
import { DAY, HOUR, toDay, toTime, type Span } from './time.rules.ts';

const SPAN = { from: toTime('2025-01-01'), to: toTime('2025-07-01') };
const DAYS: DayFacts[] = Array.from({ length: (SPAN.to - SPAN.from) / DAY }, (_, i) => ({
  time: SPAN.from + i * DAY,
  total: i,
  missing: 0,
  suspects: 0,
  certified: false,
}));
const AXIS = { shown: SPAN, gutter: 60, width: 640 };
const pointer = createPointer();
let taken: Span[] = [];
beforeEach(() => {
  taken = [];
  pointer.setState({ pointed: null });
});
afterEach(() => act(() => languageStore.getState().setLanguage('en')));

function draw(part: { selection?: Span; here?: Span } = {}) {
  return render(
    <CalendarMap
      span={SPAN}
      days={DAYS}
      lastYear={null}
      found={new Set()}
      nullsOnly={false}
      window={null}
      selection={part.selection ?? null}
      finding={null}
      here={part.here ?? null}
      axis={AXIS}
      pointer={pointer}
      colours={COLOURS}
      label="Calendar of 2025"
      onTake={(range) => taken.push(range)}
    />,
  );
}
const grid = () => screen.getByRole('grid', { name: 'Calendar of 2025' });
const tabStops = () =>
  [...grid().querySelectorAll<HTMLElement>('[role=gridcell]')].filter(({ tabIndex }) => tabIndex === 0);
const focused = () => toDay(Number((document.activeElement as HTMLElement).dataset['day']));
const press = (...keys: string[]) => {
  for (const keyed of keys) {
    const parts = keyed.split('+');
    fireEvent.keyDown(document.activeElement!, {
      key: parts.at(-1),
      shiftKey: parts.includes('Shift'),
      ctrlKey: parts.includes('Control'),
    });
  }
};
const days = ({ from, to }: Span) => [toDay(from), toDay(to - DAY)];

test('the days are a grid: weekdays down, weeks across, each day with its figures', async () => {
  const { container } = draw();
  const rows = within(grid()).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(grid()).toHaveAttribute('aria-colcount', '28');
  const march9 = within(rows[6]!).getByRole('gridcell', { name: /^Sunday, March 9, 2025: 67/ });
  expect(march9).toHaveAttribute('aria-colindex', '11');
  expect(within(grid()).getAllByRole('gridcell')).toHaveLength(DAYS.length);
  await expectNoAxeViolations(container);
});

test('its days are said in Spanish too', () => {
  act(() => languageStore.getState().setLanguage('es'));
  draw();
  expect(screen.getByRole('gridcell', { name: /^domingo, 9 de marzo de 2025: 67/ })).toBeInTheDocument();
});

test.each<[string, object, string]>([
  ['the first day', {}, '2025-01-01'],
  ['where the list is', { here: { from: toTime('2025-02-05'), to: toTime('2025-02-06') } }, '2025-02-05'],
  [
    'the first of those selected',
    { selection: { from: toTime('2025-03-04'), to: toTime('2025-03-06') } },
    '2025-03-04',
  ],
])('one day alone is reached by Tab: %s', (_, part, day) => {
  draw(part);
  expect(tabStops().map(({ dataset }) => toDay(Number(dataset['day'])))).toEqual([day]);
});

test('keys move the focus, and the pictures below are told of the day', () => {
  draw();
  act(() => tabStops()[0]!.focus());
  press('ArrowRight', 'ArrowDown');
  expect(focused()).toBe('2025-01-09');
  expect(pointer.getState().pointed).toEqual({ at: toTime('2025-01-09') + 12 * HOUR, exact: false });
  expect(screen.getByText(/^Thursday, January 9, 2025: 8$/)).toBeVisible();
  press('PageDown');
  expect(focused()).toBe('2025-02-06');
  press('End');
  expect(focused()).toBe('2025-06-26');
  press('Control+Home');
  expect(focused()).toBe('2025-01-01');
  expect(tabStops()).toHaveLength(1);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(pointer.getState().pointed).toBeNull();
});

test('with Shift several are chosen, said so, and taken by Enter', () => {
  draw();
  act(() => tabStops()[0]!.focus());
  press('ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown');
  expect(screen.getByRole('status')).toHaveTextContent('Jan 8, 2025 to Jan 16, 2025, 9 days');
  expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  press('Enter');
  expect(taken.map(days)).toEqual([['2025-01-08', '2025-01-16']]);
  press('ArrowLeft');
  expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});

test('what is selected is said of its days', () => {
  draw({ selection: { from: toTime('2025-03-04'), to: toTime('2025-03-06') } });
  const names = within(grid())
    .getAllByRole('gridcell', { selected: true })
    .map((cell) => toDay(Number(cell.dataset['day'])));
  expect(names).toEqual(['2025-03-04', '2025-03-05']);
});

test('a line and a frame stand at the moment that is pointed at in another picture', () => {
  const { container } = draw();
  const line = () => container.querySelector<HTMLElement>('.qc-cursor-line');
  expect(line()).toBeNull();
  // half of the 26 weeks and 1 day from Monday, 30 December, to Sunday, 6 July
  act(() => pointer.setState({ pointed: { at: toTime('2025-04-03') + 12 * HOUR, exact: true } }));
  expect(Number.parseFloat(line()!.style.left)).toBeCloseTo((94.5 / 189) * 100);
  expect(container.querySelector('.qc-pointed-day')).toBeInTheDocument();
  expect(screen.getByText(/^Thursday, April 3, 2025: 92$/)).toBeVisible();
  act(() => pointer.setState({ pointed: { at: toTime('2026-04-03'), exact: true } }));
  expect(line()).toBeNull();
});

test('the key tells which figures the shades stand for', () => {
  draw();
  const figures = screen.getByText('Counts per day, square-root scale:').nextElementSibling as HTMLElement;
  expect(
    within(figures)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '11', '45', '100', '178 or more']);
});
