import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aChecklist } from '../testing/checklist.ts';
import { Checklist } from './checklist.tsx';

type List = Parameters<typeof aChecklist>[0];
const speak = (language: 'en' | 'es') =>
  act(() => {
    languageStore.setState({ language });
  });
afterEach(() => speak('en'));

function draw(part: List) {
  const done: string[] = [];
  const view = render(
    <Checklist
      list={aChecklist(part)}
      onFindings={() => done.push('findings')}
      onTakeAll={() => done.push('all')}
    />,
  );
  return { ...view, done };
}
const points = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const openPoints = () => points().filter((text) => /^(Look at|Mire esto)/.test(text));

test('all in order: six points, each said to be so, and nothing to press', async () => {
  const { container } = draw({});
  expect(points()).toEqual([
    'In order: Every hour is counted once.',
    'In order: The rules have looked at all of these counts.',
    'In order: No findings are open.',
    'In order: Every gap is explained.',
    'In order: Each of the 2 days has counts.',
    'In order: Nothing that waits for review is left out.',
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('where nothing is left to certify, no day is said to have counts', () => {
  draw({ days: 0 });
  expect(points()).toContain('In order: No day is left to look at.');
  speak('es');
  expect(points()).toContain('En orden: No queda ningún día por revisar.');
});

const LEFT_OUT = { counts: 2, days: 3, first: '2026-02-17 00:00:00', last: '2026-02-20 23:00:00' };

test.each<[string, List, string[], string[]]>([
  [
    'the rules have never looked',
    { checked_at: null },
    [
      'Look at: The rules have never looked at these counts.Go to the findings',
      'Look at: What the rules would find is not known yet.Go to the findings',
      'Look at: What the rules would find is not known yet.Go to the findings',
    ],
    [
      'Mire esto: Las reglas nunca han revisado estos conteos.Ir a los hallazgos',
      'Mire esto: Aún no se sabe qué encontrarían las reglas.Ir a los hallazgos',
      'Mire esto: Aún no se sabe qué encontrarían las reglas.Ir a los hallazgos',
    ],
  ],
  [
    'counts have changed since they looked',
    { stale: true },
    ['Look at: Counts or thresholds have changed since the rules looked last.Go to the findings'],
    [
      'Mire esto: Los conteos o los umbrales han cambiado desde la última revisión de las reglas.Ir a los hallazgos',
    ],
  ],
  [
    'findings of all weights are open',
    { findings: { strong: 1, review: 2, hint: 1 } },
    ['Look at: 4 findings are open: 1 strong, 2 to review, 1 hint.Go to the findings'],
    ['Mire esto: Hay 4 hallazgos pendientes: 1 fuerte, 2 por revisar, 1 indicio.Ir a los hallazgos'],
  ],
  [
    'a single finding is open: weights that have none are not told',
    { findings: { strong: 0, review: 1, hint: 0 } },
    ['Look at: 1 finding is open: 1 to review.Go to the findings'],
    ['Mire esto: Hay 1 hallazgo pendiente: 1 por revisar.Ir a los hallazgos'],
  ],
  [
    'gaps are not explained',
    { gaps: { ranges: 2, intervals: 1200 } },
    [
      'Look at: 2 gaps are neither accepted nor dismissed. Intervals without a value: 1,200.Go to the findings',
    ],
    ['Mire esto: 2 huecos no se han aceptado ni descartado. Intervalos sin valor: 1,200.Ir a los hallazgos'],
  ],
  [
    'a day has no counts',
    { days: 3, days_without_counts: 1 },
    ['Look at: 1 of 3 days has no counts at all.'],
    ['Mire esto: 1 de 3 días no tiene ningún conteo.'],
  ],
  [
    'filters leave out what waits',
    { left_out: LEFT_OUT },
    [
      'Look at: 2 counts that wait for review, of 3 days, are left out by the filters, from Feb 17, 2026 to Feb 20, 2026.Take them too',
    ],
    [
      'Mire esto: Los filtros dejan fuera 2 conteos que esperan revisión, de 3 días, del 17 feb 2026 al 20 feb 2026.Incluirlos también',
    ],
  ],
  [
    'filters leave out one count',
    { left_out: { ...LEFT_OUT, counts: 1, days: 1, last: LEFT_OUT.first } },
    ['Look at: 1 count that waits for review is left out by the filters, of Feb 17, 2026.Take them too'],
    ['Mire esto: Los filtros dejan fuera 1 conteo que espera revisión, del 17 feb 2026.Incluirlos también'],
  ],
])('where %s, it says so and leads on', (_, part, en, es) => {
  draw(part);
  expect(openPoints()).toEqual(en);
  speak('es');
  expect(openPoints()).toEqual(es);
});

test('hours that are counted twice are told with what to do, and no way past them', () => {
  draw({ counted_twice: { counts: 1, first: '2026-02-18 00:00:00', last: '2026-02-18 00:00:00' } });
  expect(openPoints()).toEqual([
    'Look at: 1 count shares its time with a count of another interval. Import these days again at the interval that is right; it replaces the other.',
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, List, string, string]>([
  ['Go to the findings', { stale: true }, 'The rules|Counts or', 'findings'],
  ['Go to the findings', { findings: { strong: 0, review: 0, hint: 1 } }, '1 finding', 'findings'],
  ['Go to the findings', { gaps: { ranges: 1, intervals: 5 } }, '1 gap', 'findings'],
  ['Take them too', { left_out: LEFT_OUT }, 'left out', 'all'],
])('%s stands at its point', async (name, part, point, way) => {
  const { done } = draw(part);
  const item = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.match(point));
  await userEvent.click(within(item!).getByRole('button', { name }));
  expect(done).toEqual([way]);
});

test('what arrived late is told only where something did; marks and missing values always', () => {
  const { unmount } = draw({ suspects: 1234, nulls: 7 });
  expect(screen.getByText('Counts that carry a suspect: 1,234. Counts without a value: 7.')).toBeVisible();
  expect(screen.queryByText(/arrived/)).not.toBeInTheDocument();
  unmount();
  draw({ late: 1 });
  expect(
    screen.getByText('1 of the counts arrived for a stretch that was certified before.'),
  ).toBeInTheDocument();
});
