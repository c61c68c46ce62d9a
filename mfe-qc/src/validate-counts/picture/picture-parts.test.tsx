import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { languageStore } from 'shared-ui/i18n';
import { FlowLegend } from './flow-legend.tsx';
import { MapLegend } from './map-legend.tsx';
import type { DragMode } from './marks-plugin.ts';
import { MonthTable } from './month-table.tsx';
import type { MonthRow } from './months.rules.ts';
import { calendarFlow } from './testing/calendar-flow.ts';
import { DAY, toDay, toTime, type Span } from './time.rules.ts';
import { WindowTools } from './window-tools.tsx';

const YEAR = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };
const MAY = { from: toTime('2025-05-01'), to: toTime('2025-05-09') };
const spanish = () => act(() => languageStore.getState().setLanguage('es'));
afterEach(() => act(() => languageStore.getState().setLanguage('en')));
const shown = ({ from, to }: Span) => [toDay(from), toDay(to - DAY)];

describe('the flows’ legend', () => {
  const flows = [calendarFlow(1, [1]), calendarFlow(2, [2]), calendarFlow(3, [3])];
  const told: number[][] = [];
  function Legend({ offScale = false }: { offScale?: boolean }) {
    const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set([2]));
    const onHidden = (next: ReadonlySet<number>) => {
      told.push([...next]);
      setHidden(next);
    };
    return <FlowLegend flows={flows} hidden={hidden} offScale={offScale} onHidden={onHidden} />;
  }
  beforeEach(() => {
    told.length = 0;
  });

  test('a flow is shown while its box is checked, each by itself', () => {
    render(<Legend />);
    const boxes = within(screen.getByRole('group', { name: 'Flows' })).getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true]);
    fireEvent.click(boxes[1]!);
    fireEvent.click(boxes[0]!);
    fireEvent.click(boxes[2]!);
    expect(told).toEqual([[], [1], [1, 3]]);
    expect(screen.getByRole('checkbox', { name: 'Flow 2' })).toBeChecked();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('what stands off the scale is explained only where something does: %s', (offScale, times) => {
    render(<Legend offScale={offScale} />);
    expect(screen.queryAllByText('Off the scale')).toHaveLength(times);
  });
});

test.each([
  [
    'en',
    [
      'No data',
      'Some intervals missing',
      'Marked suspect',
      'Selected',
      'Open finding',
      'Not counted yet, or skipped by the clock',
      'Holiday',
      'Event, works or break',
      'Rain of 0.40 in or more',
      'Snow',
      'New counter',
      'Change of the counter',
      'Visit',
      'Outage',
      'Closed by plan',
    ],
  ],
  [
    'es',
    [
      'Sin datos',
      'Faltan algunos intervalos',
      'Marcado como sospechoso',
      'Seleccionado',
      'Hallazgo pendiente',
      'Aún sin contar, o saltado por el reloj',
      'Festivo',
      'Evento, obras o vacaciones',
      'Lluvia de 0.40 pulg. o más',
      'Nieve',
      'Contador nuevo',
      'Cambio en el contador',
      'Visita',
      'Interrupción',
      'Cerrada según lo previsto',
    ],
  ],
] as const)(
  'the maps’ legend says in %s what each mark means, each by a mark of its own',
  (language, words) => {
    act(() => languageStore.getState().setLanguage(language));
    render(<MapLegend hasKnown />);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(words);
    const marks = items.map((item) => item.firstElementChild!.outerHTML);
    expect(new Set(marks).size).toBe(words.length);
  },
);

test('what the calendar knows is explained only where it is shown', () => {
  render(<MapLegend hasKnown={false} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByText('Holiday')).toBeNull();
});

describe('the tools of the window', () => {
  const draw = (window: Span, mode: DragMode = 'select') => {
    const told: { window: Span[]; mode: DragMode[] } = { window: [], mode: [] };
    render(
      <WindowTools
        window={window}
        span={YEAR}
        mode={mode}
        onMode={(next) => told.mode.push(next)}
        onWindow={(next) => told.window.push(next)}
      />,
    );
    return told;
  };

  test.each([
    ['Earlier', ['2025-04-29', '2025-05-06']],
    ['Later', ['2025-05-03', '2025-05-10']],
    ['Zoom in', ['2025-05-03', '2025-05-06']],
    ['Zoom out', ['2025-04-27', '2025-05-12']],
    ['Whole year', ['2025-01-01', '2025-12-31']],
  ])('%s shows %j', (name, days) => {
    const told = draw(MAY);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(told.window.map(shown)).toEqual([days]);
  });

  test.each([
    ['the whole year', YEAR, ['Earlier', 'Later', 'Zoom out', 'Whole year']],
    ['the first day', { from: YEAR.from, to: YEAR.from + DAY }, ['Earlier', 'Zoom in']],
    ['the last days', { from: YEAR.to - 4 * DAY, to: YEAR.to }, ['Later']],
    ['days in the middle', MAY, []],
  ])('at %s nothing is offered that changes nothing', (_, window, disabled) => {
    draw(window);
    const off = screen.getAllByRole('button').filter((button) => (button as HTMLButtonElement).disabled);
    expect(off.map((button) => button.getAttribute('aria-label'))).toEqual(disabled);
  });

  test('the stretch that is shown stands in words', () => {
    draw(MAY);
    expect(screen.getByText('May 1, 2025 to May 8, 2025')).toBeVisible();
  });

  test('what dragging does is one choice of two', () => {
    const told = draw(MAY, 'zoom');
    expect(screen.getByRole('radio', { name: 'Zoom' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Select' }));
    expect(told.mode).toEqual(['select']);
  });

  test('the buttons have their words in Spanish too', () => {
    spanish();
    draw(MAY);
    expect(screen.getByRole('group', { name: 'Al arrastrar' })).toBeInTheDocument();
    for (const name of ['Antes', 'Después', 'Acercar', 'Alejar', 'Todo el año'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('title', name);
  });
});

describe('the figures by month', () => {
  const month = (name: string, part: Partial<MonthRow> = {}): MonthRow => ({
    month: name,
    total: 0,
    missing: 0,
    emptyDays: 0,
    suspects: 0,
    lastYear: 0,
    ...part,
  });
  const rows = [
    month('2025-03', { total: 12_345, missing: 7, emptyDays: 1, suspects: 3, lastYear: 10_000 }),
    month('2025-11', { total: 55, missing: 0, emptyDays: 0, suspects: 1, lastYear: 45 }),
  ];
  const figures = (lastYear: boolean, of = rows) => {
    render(<MonthTable rows={of} lastYear={lastYear} />);
    // folded: a closed details hides its table from those who ask by role
    screen
      .getByText(/^(Figures by month|Cifras por mes)$/, { selector: 'summary' })
      .closest('details')!.open = true;
    return screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  };

  test('each month stands with its figures, and the whole below them', () => {
    expect(figures(false)).toEqual([
      ['Month', 'Total', 'Intervals without a value', 'Days without data', 'Marked suspect'],
      ['March 2025', '12,345', '7', '1', '3'],
      ['November 2025', '55', '0', '0', '1'],
      ['Year', '12,400', '7', '1', '4'],
    ]);
  });

  test('last year has a column while it is shown beside', () => {
    const table = figures(true);
    expect(table.map((row) => row.at(-1))).toEqual(['Year before, same weekdays', '10,000', '45', '10,045']);
  });

  test('months and heads are in the language', () => {
    spanish();
    const table = figures(false);
    expect(table[0]?.slice(0, 2)).toEqual(['Mes', 'Total']);
    expect(table.slice(1, 3).map(([head]) => head)).toEqual(['marzo de 2025', 'noviembre de 2025']);
  });

  test('without a day there is a sum of nothing', () => {
    expect(figures(false, [])).toEqual([
      ['Month', 'Total', 'Intervals without a value', 'Days without data', 'Marked suspect'],
      ['Year', '0', '0', '0', '0'],
    ]);
  });
});
