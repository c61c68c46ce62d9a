import { act, screen, waitFor, within } from '@testing-library/react';
import type { CountChange, CountsEdit, StationLogEntry } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { openViews } from '../testing/open-views.tsx';
import { ChangeLogDialog } from './change-log-dialog.tsx';

const edit = (part: Partial<CountsEdit> = {}): CountsEdit => ({
  id: 7,
  kind: 'bulk',
  at: '2026-03-01T10:00:00',
  user_name: 'Uma',
  text: '2 counts marked',
  counts: 2,
  first: null,
  last: null,
  findings: 0,
  undone: false,
  ...part,
});
const entry = (id: number, part: Partial<StationLogEntry> = {}): StationLogEntry => ({
  id,
  at: '2026-03-01T10:00:00',
  user_name: 'Uma',
  action: 'counts.updated',
  text: `what ${id}`,
  edit: null,
  ...part,
});
const change = (hour: number, part: Partial<CountChange> = {}): CountChange => ({
  date: `2026-02-18 0${hour}:00:00`,
  flowid_txdot: 'AU0001-1-2-1-0',
  old_suspect_id: null,
  new_suspect_id: 9,
  old_note: null,
  new_note: 'Parade',
  ...part,
});

async function openLog(data: StationLogEntry[], next: number | null = null) {
  answerOnce('GET /counts/log', 200, { data, next });
  const view = await openViews(<ChangeLogDialog onClose={() => undefined} />);
  return { ...view, log: within(await screen.findByRole('dialog', { name: /^Change log of/ })) };
}
const speak = (language: 'en' | 'es') =>
  act(() => {
    languageStore.setState({ language });
  });
afterEach(() => speak('en'));

test('who did what stands there, newest first, and what was undone is marked so', async () => {
  const { log, container } = await openLog([
    entry(3, { edit: edit({ undone: true }) }),
    entry(2, { user_name: 'Otto', edit: edit({ counts: 0 }) }),
    entry(1),
  ]);
  const rows = await log.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Mar 1, 2026, 10:00\u00A0AMUmawhat 3undoneShow the 2 counts',
    'Mar 1, 2026, 10:00\u00A0AMOttowhat 2',
    'Mar 1, 2026, 10:00\u00A0AMUmawhat 1',
  ]);
  expect(log.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a station of which nothing is logged says so', async () => {
  const { log } = await openLog([]);
  expect(await log.findByText('No changes are logged yet.')).toBeInTheDocument();
  expect(log.queryByRole('list')).not.toBeInTheDocument();
});

test('older entries come below; a part that does not come is told and asked for again', async () => {
  const { log, user } = await openLog([entry(9)], 9);
  const older = await log.findByRole('button', { name: 'Older' });
  answerOnce('GET /counts/log', 503, { error: 'Out of order.', message: 'Out of order.' });
  await user.click(older);
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  expect(log.getAllByRole('listitem')).toHaveLength(1);

  answerOnce('GET /counts/log', 200, { data: [entry(8), entry(7)], next: null });
  await user.click(older);
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(3));
  expect(log.getAllByRole('listitem').at(-1)).toHaveTextContent('what 7');
  expect(older).not.toBeInTheDocument();
});

test('an edit opens to its counts, before and after, part by part, and closes again', async () => {
  const { log, user } = await openLog([entry(3, { edit: edit() })]);
  const show = await log.findByRole('button', { name: 'Show the 2 counts' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  answerOnce('GET /counts/log/:editId', 200, { data: [change(1)], next: 1 });
  await user.click(show);
  const counts = within(await log.findByRole('group', { name: 'Counts changed: what 3' }));
  const cellsOf = (row: HTMLElement) =>
    [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
  const rows = () => counts.getAllByRole('row').slice(1).map(cellsOf);
  const flow = 'AU0001-1-2-1-0';
  const first = ['Feb 18, 2026, 1:00\u00A0AM', flow, 'Valid', 'Implausibly high', '–', 'Parade'];
  expect(rows()).toEqual([first]);

  answerOnce('GET /counts/log/:editId', 200, {
    data: [change(2, { old_suspect_id: 9, new_suspect_id: null, old_note: 'Parade', new_note: null })],
    next: null,
  });
  await user.click(counts.getByRole('button', { name: 'More counts' }));
  await waitFor(() =>
    expect(rows()).toEqual([
      first,
      ['Feb 18, 2026, 2:00\u00A0AM', flow, 'Implausibly high', 'Valid', 'Parade', '–'],
    ]),
  );
  await user.click(log.getByRole('button', { name: 'Hide the counts' }));
  expect(log.queryByRole('group', { name: 'Counts changed: what 3' })).not.toBeInTheDocument();
});

test('a log that does not come is told, and asked for again', async () => {
  loseOnce('GET /counts/log');
  const { user } = await openViews(<ChangeLogDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  answerOnce('GET /counts/log', 200, { data: [entry(1)], next: null });
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('what 1')).toBeInTheDocument();
});

test('another language asks for the words anew, from the newest on', async () => {
  const { log } = await openLog([entry(3, { edit: edit() })]);
  await log.findByText('what 3');
  answerOnce('GET /counts/log', 200, { data: [entry(3, { text: 'qué 3', edit: edit() })], next: null });
  speak('es');
  expect(await log.findByRole('button', { name: 'Mostrar los 2 conteos' })).toBeInTheDocument();
  expect(await log.findByText('qué 3')).toBeInTheDocument();
});
