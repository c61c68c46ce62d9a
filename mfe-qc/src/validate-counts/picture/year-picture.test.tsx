import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { choose, expectNoAxeViolations } from 'shared-ui/testing';
import { LanguageSwitch } from 'shared-ui/ui';
import { openViews } from '../testing/open-views.tsx';
import { YearPicture } from './year-picture.tsx';

async function open(filters: Parameters<typeof openViews>[1] = {}) {
  const view = await openViews(
    <>
      <LanguageSwitch />
      <YearPicture />
    </>,
    filters,
  );
  await screen.findByText(/ counted\. /);
  return view;
}

const chart = () => screen.getByRole('group', { name: 'Lines' });

test('opens with the newest year and shows another', async () => {
  const { user } = await open();
  const year = screen.getByRole('combobox', { name: 'Year' });
  expect(year).toHaveDisplayValue('2026');
  await user.selectOptions(year, '2025');
  expect(await screen.findByText(/^2025: /)).toBeInTheDocument();
});

test('opens with the year of the dates chosen', async () => {
  await open({ minDate: '2025-06-01', maxDate: '2025-06-30' });
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2025');
  expect(screen.getByText('Jun 1, 2025 to Jun 30, 2025 selected')).toBeInTheDocument();
});

test('gives the figures of each month, and of the flows shown alone', async () => {
  const { user } = await open();
  const figures = screen.getByRole('table', { name: 'Figures by month', hidden: true });
  const february = within(figures).getByRole('row', { name: /February 2026/, hidden: true });
  expect(february).toHaveTextContent(/31/);
  expect(within(figures).queryByText(/April 2026/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Bicycle SB' }));
  expect(await screen.findByText(/Intervals without a value: 0\./)).toBeInTheDocument();
});

test('a flow of both directions is not added to single ones, and is named', async () => {
  await testApi().query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select f.station_id, 'Bicycle N–S', f.count_method_code, f.count_type_code, '9', f.street_side_code
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0001' limit 1`,
  );
  try {
    await open();
    expect(
      screen.getByText('Not in the sum, because the other flows count the same people: Bicycle N–S'),
    ).toBeVisible();
  } finally {
    await testApi().query(`delete from flows where name = 'Bicycle N–S'`);
  }
});

test('keys move and zoom the line chart', async () => {
  const { user } = await open();
  expect(chart()).toHaveTextContent('Jan 1, 2026 to Mar 1, 2026');
  fireEvent.keyDown(chart(), { key: '+' });
  expect(chart()).toHaveTextContent('Jan 16, 2026 to Feb 14, 2026');
  fireEvent.keyDown(chart(), { key: 'ArrowRight', shiftKey: true });
  expect(chart()).toHaveTextContent('Jan 23, 2026 to Feb 22, 2026');
  fireEvent.keyDown(chart(), { key: 'Home' });
  expect(chart()).toHaveTextContent('Jan 1, 2026 to Mar 1, 2026');

  expect(screen.getByRole('button', { name: 'Whole year' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Whole year' })).toBeEnabled();
});

test('what is selected can be marked suspect', async () => {
  const { user, state } = await open({ minDate: '2026-02-10', maxDate: '2026-02-12' });
  await user.click(await screen.findByRole('button', { name: 'Mark 144 counts suspect' }));
  expect(state().target).toBe('matching');
});

test('nothing can be marked while nothing uncertified is selected', async () => {
  await open({ minDate: '2025-06-01', maxDate: '2025-06-30' });
  expect(screen.getByRole('button', { name: 'Mark 0 counts suspect' })).toBeDisabled();
});

test('says so when no flow matches, and does without the filters', async () => {
  const { state, place } = await openViews(<YearPicture />, { count_type: '1' });
  expect(await screen.findByText(/^Nothing matches these filters:/)).toHaveTextContent(
    'Nothing matches these filters: Count Type: 1.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(state().filters.count_type).toBeNull());
  await waitFor(() => expect(place()).not.toContain('?'));
  expect(await screen.findByText(/ counted\. /)).toBeInTheDocument();
});

test('speaks Spanish and is accessible', async () => {
  const { container, user } = await open();
  await choose('Language', 'Español', user);
  expect(await screen.findByText(/^2026: .* contados\./)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await choose('Idioma', 'English', user);
});

test('the hour that the clock skips is said not to exist, in both languages', async () => {
  const { user, container } = await open({ minDate: '2025-03-09', maxDate: '2025-03-09' });
  const map = await screen.findByRole<HTMLCanvasElement>('img', { name: /^Heat map/ });
  // the calendar's weeks up to the end of the year are the axis of the hours below it
  const calendar = screen.getByRole('grid', { name: /^Calendar/ });
  const weeks = Number(calendar.getAttribute('aria-colcount')) - 1;
  const to = Date.parse('2026-01-05');
  const from = to - weeks * 7 * 86_400_000;
  const place = map.parentElement as HTMLElement;
  const gutter = Number.parseFloat(
    container.querySelector<HTMLElement>('.qc-picture')!.style.getPropertyValue('--qc-gutter'),
  );
  const width = 700 - gutter;
  const clientX = ((Date.parse('2025-03-09T12:00Z') - from) / (to - from)) * width;
  place.getBoundingClientRect = () => new DOMRect(0, 0, width, 24);
  const point = () =>
    fireEvent(place, new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 2.5 }));
  point();
  expect(screen.getByText('Mar 9, 2025, 2:00 AM: does not exist (clocks go forward)')).toBeInTheDocument();
  await choose('Language', 'Español', user);
  point();
  expect(screen.getByText('9 mar 2025, 2:00 a.m.: no existe (los relojes se adelantan)')).toBeInTheDocument();
});
