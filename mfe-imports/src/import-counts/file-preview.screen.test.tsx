import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { http } from 'msw';
import { paths, wallClock } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, realApi, renderScreen, server } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

/** Two days of hours for the channels of AU0009, by their names. */
const hours = (value: (hour: number) => string = String) =>
  [
    'Date,Pedestrian NB,Bicycle NB',
    ...['2026-02-02', '2026-02-03'].flatMap((day) =>
      [8, 9, 10].map((hour) => `${day} ${String(hour).padStart(2, '0')}:00:00,${value(hour)},1`),
    ),
  ].join('\n');
const log = (serial: string, rows: string[]) =>
  [
    'Counter log start',
    `  *Serial Number  :${serial}`,
    `  *Counter name   :Trail ${serial}`,
    '=TIME (yy-mm-dd hh:mm):24-09-10,09:26:20',
    '=START(yy-mm-dd hh:mm):24-09-09,08:00',
    'PERIOD (1/24/0=Timestamps) :001',
    ...rows,
    'END OF DATA',
    'Counter log end',
  ].join('\n');
const dock = [
  log('11Aa', ['24-09-09,08:00,00003', '24-09-09,09:00,00004']),
  log('22Bb', ['24-09-09,08:00,00007', '24-09-09,09:00,00008']),
].join('\n');

const ROWS = 230_000;
/** Longer than what is read first. */
function long(): string {
  const start = Date.UTC(2010, 0, 1) / 60_000;
  const lines = Array.from({ length: ROWS }, (_, row) => `${wallClock(start + row * 15)},1\n`);
  return `Date,Pedestrian NB\n${lines.join('')}`;
}

async function start(text: string): Promise<UserEvent> {
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await upload(user, text);
  return user;
}
async function upload(user: UserEvent, text: string) {
  await user.upload(
    await screen.findByLabelText(/^File/),
    new File([text], 'counts.csv', { type: 'text/csv' }),
  );
  await screen.findByText(/columns? of counts found/);
}
const firstRow = () =>
  within(screen.getByRole('table', { name: 'First rows as read' }))
    .getAllByRole('row')[1]!
    .querySelector('td')!;
/** The dry run's figure of that name. */
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const custom = 'AU0009 Rio Grande St at 28th St';

test('says what a file is, fills the form by it, and shows its first rows as read', async () => {
  const user = await start(hours());
  expect(
    await screen.findByText(/This looks like a file of BP\/CX Custom\. Its rows are 60 minutes apart/),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Vendor/)).toHaveDisplayValue('BP/CX Custom');
  await waitFor(() => expect(screen.getByLabelText(/^Count Interval/)).toHaveDisplayValue('60 minutes'));
  expect(firstRow()).toHaveTextContent('2026-02-02 08:00:00');
  expect(
    screen.getByText(
      /^How it is read: UTF-8 · Comma · dates like 2026-02-02 08:00:00 \(YYYY-MM-DD\) · header in line 1/,
    ),
  ).toBeVisible();
  await choose(/^Count Interval/, '15 minutes', user);
  await upload(
    user,
    hours(() => '2'),
  );
  expect(screen.getByLabelText(/^Count Interval/)).toHaveDisplayValue('15 minutes');
});

test('marks in the first rows what is no count, in words too, and nothing of a file that is good', async () => {
  const user = await start(hours((hour) => (hour === 9 ? 'broken' : String(hour))));
  const table = within(screen.getByRole('table', { name: 'First rows as read' }));
  expect(table.getAllByRole('cell', { name: 'broken (no count)' })).toHaveLength(2);
  expect(screen.getByText(/^2 cells of these rows hold no count: see the marks\./)).toBeVisible();
  await expectNoAxeViolations();
  await upload(user, hours());
  await waitFor(() => expect(screen.queryByText(/hold no count/)).not.toBeInTheDocument());
  expect(screen.queryByText('(no count)')).not.toBeInTheDocument();
});

test('tells before anything is written what would be new, and what is there already', async () => {
  const user = await start(hours());
  expect(screen.getByText(/see here what would be written/)).toBeVisible();
  await choose(/^Station/, custom, user);
  expect(await figure('Counts in the file')).toBe('12');
  expect(await figure('New')).toBe('12');
  expect(screen.getByText('In this time these channels have no counts yet.')).toBeVisible();
  expect(await imports()).toEqual([]);
  await user.click(screen.getByText('Day by day in figures'));
  const table = within(await screen.findByRole('table', { name: 'Day by day in figures' }));
  expect(table.getByRole('row', { name: /^Feb 2, 2026 27 3$/ })).toBeVisible();
  await expectNoAxeViolations();

  await user.click(screen.getByRole('button', { name: 'Load File' }));
  await screen.findByText(/has started/);
  await act(() => testApi().runJobs());
  await upload(user, hours());
  await choose(/^Station/, custom, user);
  expect(await screen.findByText(/loading it changes nothing/)).toBeVisible();
  expect(await figure('Equal')).toBe('12');
  expect(screen.getByText('Feb 2, 2026 to Feb 3, 2026: 12 counts, 0 of them certified.')).toBeVisible();

  await upload(
    user,
    hours((hour) => String(hour + 1)),
  );
  await waitFor(async () => expect(await figure('Replaced')).toBe('6'));
});

test('names the lines that keep a file out', async () => {
  const user = await start(hours((hour) => (hour === 9 ? 'x' : '4')));
  await choose(/^Station/, custom, user);
  expect(
    await screen.findByText('2 lines can’t be taken. Nothing of the file would be written.'),
  ).toBeVisible();
  expect(screen.queryByText('New', { selector: 'dt' })).toBeNull();
  const load = screen.getByRole('button', { name: 'Load File' });
  expect(load).toHaveAccessibleDescription('The file can’t be loaded yet: above stands what keeps it out.');
  await user.click(load);
  expect(load).toHaveAttribute('aria-disabled', 'true');
  expect(await imports()).toEqual([]);
  await expectNoAxeViolations();
  expect(screen.getByRole('row', { name: /^3 “x” in column “Pedestrian NB” is not a number/ })).toBeVisible();
});

test('many lines that keep a file out are told where they are asked for', async () => {
  const [head] = hours().split('\n');
  const rows = Array.from({ length: 11 }, (_, hour) => `2026-02-02 ${10 + hour}:00:00,x,1`);
  const user = await start([head, ...rows].join('\n'));
  await choose(/^Station/, custom, user);
  expect(await screen.findByText(/^11 lines can’t be taken/)).toBeVisible();
  const row = () => screen.getByRole('row', { name: /^3 “x” in column/, hidden: true });
  expect(row()).not.toBeVisible();
  await user.click(screen.getByText('Lines that can’t be taken', { selector: 'summary' }));
  expect(row()).toBeVisible();
});

test('of a single day the sums stand there at once: one day is no line', async () => {
  const [head, ...rows] = hours().split('\n');
  const user = await start([head, ...rows.filter((row) => row.startsWith('2026-02-02'))].join('\n'));
  await choose(/^Station/, custom, user);
  const table = within(await screen.findByRole('table', { name: 'Day by day in figures' }));
  expect(table.getByRole('row', { name: /^Feb 2, 2026/ })).toBeVisible();
  expect(screen.queryByText(/, in the file$/, { selector: 'li' })).toBeNull();
});

test('says it in another language when that is chosen', async () => {
  const user = await start(hours((hour) => (hour === 9 ? 'x' : '4')));
  await choose(/^Station/, custom, user);
  await screen.findByText(/^2 lines can’t be taken/);
  await act(async () => languageStore.setState({ language: 'es' }));
  expect(
    await screen.findByRole('row', { name: /^3 «x» en la columna «Pedestrian NB» no es un número/ }),
  ).toBeVisible();
});

test('describes channels in another language when that is chosen, and keeps what was mapped', async () => {
  const user = await start(hours());
  await choose(/^Station/, custom, user);
  await choose('Pedestrian NB', 'Bicycle NB', user);
  await choose('Bicycle NB', 'Pedestrian NB', user);
  await act(async () => languageStore.setState({ language: 'es' }));
  expect(await screen.findByText('Bicicleta, Norte')).toBeVisible();
  expect(screen.getByLabelText('Pedestrian NB')).toHaveDisplayValue('Bicycle NB');
});

test('refuses in another language when that is chosen', async () => {
  await start(dock);
  expect(await screen.findByText(/logs of several counters, 11Aa and 22Bb/)).toBeVisible();
  await act(async () => languageStore.setState({ language: 'es' }));
  expect(await screen.findByText(/registros de varios contadores, 11Aa y 22Bb/)).toBeVisible();
});

test('says when a file is not one of the vendor chosen', async () => {
  const user = await start(hours());
  await choose(/^Vendor/, 'JAMAR', user);
  expect(await screen.findByText(/^As it is read now, the file can’t be imported: .*JAMAR/)).toBeVisible();
  expect(screen.queryByText('What would be imported')).toBeNull();
  await choose(/^Vendor/, 'BP/CX Custom', user);
  expect(await screen.findByText('What would be imported')).toBeVisible();
});

test('asks which of several counters is meant', async () => {
  const user = await start(dock);
  // a question, and nothing wrong
  const question = await screen.findByText(/logs of several counters, 11Aa and 22Bb/);
  expect(question.closest('[role]')).toHaveAttribute('role', 'status');
  expect(question).toHaveTextContent(/Say it under “Counter in the file” right below/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/can’t be imported/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load File' }));
  await user.click(await screen.findByRole('button', { name: 'Counter in the file' }));
  await waitFor(() => expect(screen.getByLabelText(/^Counter in the file/)).toHaveFocus());
  expect(screen.getByLabelText(/^Counter in the file/)).toHaveAccessibleDescription(
    /Please choose which counter of the file is meant/,
  );
  await expectNoAxeViolations();
  await waitFor(() => expect(screen.getByLabelText(/^TRAFx Period/)).toHaveDisplayValue('Hourly Totals'));
  await user.selectOptions(screen.getByLabelText(/^Counter in the file/), '22Bb');
  await choose(/^Station/, 'AU0008 Violet Crown Trail at Home Depot Blvd', user);
  const channel = await screen.findByRole('combobox', { name: 'Channel' });
  await waitFor(() => expect(channel).not.toHaveDisplayValue(''));
  expect(await figure('Counts in the file')).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Load File' }));
  await screen.findByText(/has started/);
  await act(() => testApi().runJobs());
  expect(await screen.findByText('2 counts read: 2 added.')).toBeVisible();
});

test('a preview that fails can be asked for again', async () => {
  const user = await start(hours());
  answerOnce('POST /counts/import/preview', 500, { error: 'Out of order.' });
  await choose(/^Station/, custom, user);
  await screen.findByRole('button', { name: 'Try again' });
  // whether it can be loaded, the import finds out by itself
  expect(screen.getByRole('button', { name: 'Load File' })).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await figure('New')).toBe('12');
});

/** Passes dry runs on once they are let go, and keeps what was asked. */
function holdPreviews() {
  const asked: Request[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/counts/import/preview', async ({ request }) => {
      asked.push(request.clone());
      const { part } = (await request.clone().json()) as { part?: boolean };
      if (!part) await held;
      return realApi().fetch(request);
    }),
  );
  return { asked, release };
}

const imports = () => testApi().query('select 1 from imports');

test('shows the beginning of a long file while the rest is being read', async () => {
  const { release } = holdPreviews();
  const user = await start(long());
  await choose(/^Station/, custom, user);
  expect(await screen.findByText(/^\d+% of the file is read, up to .* the rest follows\.$/)).toBeVisible();
  const begun = Number((await figure('New'))?.replaceAll(',', ''));
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(ROWS);
  release();
  await waitFor(() => expect(screen.queryByText(/of the file is read/)).toBeNull());
  expect(await figure('New')).toBe('230,000');
});

test('a press while it is still being read is not lost: it is loaded, once, when it has been read whole', async () => {
  const { release } = holdPreviews();
  const user = await start(long());
  const load = screen.getByRole('button', { name: 'Load File' });
  await choose(/^Station/, custom, user);
  await screen.findByText(/the rest follows/);
  expect(load).toHaveAccessibleDescription('The file can be loaded once it has been read whole.');
  await user.click(load);
  load.focus();
  await user.keyboard('{Enter}');
  expect(load).toHaveFocus();
  expect(load).toHaveAccessibleDescription('The file is loaded as soon as it has been read whole.');
  expect(await imports()).toEqual([]);
  await expectNoAxeViolations();
  release();
  expect(await screen.findByText(/has started/)).toBeVisible();
  expect(await imports()).toHaveLength(1);
});

test('a press is forgotten when something else is chosen before the file has been read', async () => {
  const { release } = holdPreviews();
  const user = await start(long());
  const load = screen.getByRole('button', { name: 'Load File' });
  await choose(/^Station/, custom, user);
  await screen.findByText(/the rest follows/);
  await user.click(load);
  await choose(/^Count Interval/, '60 minutes', user);
  release();
  await waitFor(() => expect(screen.queryByText(/as soon as it has been read whole/)).toBeNull());
  await waitFor(() => expect(screen.queryByText(/once it has been read whole/)).toBeNull());
  expect(await imports()).toEqual([]);
});

test('a bad file that is pressed at once starts no import', async () => {
  const user = await start(hours((hour) => (hour === 9 ? 'x' : '4')));
  await choose(/^Station/, custom, user);
  const load = screen.getByRole('button', { name: 'Load File' });
  await waitFor(() => expect(load).toBeEnabled());
  await user.click(load);
  expect(await screen.findByText(/^2 lines can’t be taken/)).toBeVisible();
  expect(await imports()).toEqual([]);
});

test('gives up a dry run that other choices have overtaken', async () => {
  const { asked } = holdPreviews();
  const user = await start(long());
  await choose(/^Station/, custom, user);
  await screen.findByText(/the rest follows/);
  const [, whole] = asked;
  expect(whole?.signal.aborted).toBe(false);
  await choose(/^Count Interval/, '60 minutes', user);
  await waitFor(() => expect(whole?.signal.aborted).toBe(true));
});

test('gives up an upload when the page is left', async () => {
  const asked: Request[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/counts/upload', async ({ request }) => {
      asked.push(request);
      await held;
      return new Response(null, { status: 503 });
    }),
  );
  const { user, unmount } = await renderScreen(<ImportCountsScreen />, {
    as: 'user',
    at: paths.importCounts.href(),
  });
  await user.upload(await screen.findByLabelText(/^File/), new File([hours()], 'counts.csv'));
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  release();
});
