import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import type { TableLook } from 'shared-domain';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { countRows, countsList, dateOf, DAY, noteOf, openReview } from '../testing/review.tsx';

// views and columns of the counts list

const HIDDEN = { hidden: true };
const SHORT = ['date', 'count_int', 'count', 'suspect', 'note'];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function openList(filters: Record<string, string> = DAY, as: Persona = 'user') {
  const view = await openReview(filters, { as });
  await countsList();
  return view;
}
const tool = (name: RegExp) => screen.findByRole('button', { name, ...HIDDEN });
const views = () => tool(/^Views?(:|$)/);
const columns = () => tool(/^Columns/);
/** The columns that the list shows. */
const heads = async () =>
  within(await countsList())
    .getAllByRole('columnheader', HIDDEN)
    .flatMap((head) => (head.hidden ? [] : [head.textContent]));
const keep = async (name: string, look: Partial<TableLook>, as: Persona = 'user', shared = false) => {
  const whole = { columns: null, filters: [], sort: null, ...look };
  const body = { table: 'counts-list', name, shared, look: whole };
  return (await request('POST /table-views', { body }, as)).reply.id;
};
const kept = async () =>
  (await request('GET /table-views', { query: { table: 'counts-list' } }, 'user')).reply.data;

test('columns are put away, keys pass them over, and they stay so for the person', async () => {
  const { user, unmount, place } = await openList();
  await user.click(await columns());
  const box = (name: string) => screen.getByRole('checkbox', { name, ...HIDDEN });
  // what a row is told, edited and certified by stays
  for (const name of ['Date', 'Count', 'Suspect', 'Note']) expect(box(name)).toBeDisabled();
  await user.click(box('Count type'));
  await user.click(box('Direction'));
  expect(await columns()).toHaveTextContent('Columns (5 of 7)');
  await user.keyboard('{Escape}');
  await expectNoAxeViolations(document.querySelector<HTMLElement>('.qc-counts-card')!);
  expect(await heads()).toEqual(['', 'Date', 'Interval', 'Count', 'Suspect', 'Note', 'Action']);
  const [row] = await countRows();
  within(row!).getByRole('rowheader', HIDDEN).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('60');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(within(row!).getByRole('rowheader', HIDDEN));
  expect(place()).not.toContain('columns');
  unmount();

  const again = await openList();
  expect(await heads()).toEqual(['', 'Date', 'Interval', 'Count', 'Suspect', 'Note', 'Action']);
  await again.user.click(await columns());
  await again.user.click(screen.getByRole('button', { name: 'Show All Columns', ...HIDDEN }));
  expect(await heads()).toHaveLength(9);
});

test('what the list shows is kept as a view, without the station and the day it opened with, and serves another', async () => {
  const { user, place, unmount } = await openList({ ...DAY, opened: 'waiting', travel_direction: '1' });
  await user.click(await columns());
  await user.click(screen.getByRole('checkbox', { name: 'Interval', ...HIDDEN }));
  await user.keyboard('{Escape}');
  await user.click(await views());
  await user.click(await screen.findByRole('button', { name: 'Save as View …', ...HIDDEN }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'North alone');
  await user.click(dialog.getByRole('checkbox', { name: 'For everybody in my agency' }));
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  expect(await screen.findByText('The view North alone is saved.')).toBeVisible();
  const [view] = await kept();
  expect(view).toMatchObject({
    shared: true,
    look: {
      columns: ['date', 'count_type', 'direction', 'count', 'suspect', 'note'],
      filters: [
        { field: 'travel_direction', value: '1' },
        { field: 'maxDate', value: DAY.maxDate },
      ],
      sort: null,
    },
  });
  await waitFor(async () => expect(await views()).toHaveTextContent('View: North alone'));
  await waitFor(() => expect(place()).toContain(`view=${view?.id}`));
  // the view says which columns there are, no longer the browser
  await user.click(await views());
  await user.click(await screen.findByRole('button', { name: /^Standard/, ...HIDDEN }));
  await waitFor(async () => expect(await heads()).toHaveLength(9));
  await waitFor(() => expect(place()).not.toMatch(/view=|columns=|travel_direction=/));
  unmount();

  const other = await openList(DAY, 'admin');
  await other.user.click(await views());
  await other.user.click(await screen.findByRole('button', { name: 'North alone', ...HIDDEN }));
  await waitFor(async () => expect(await heads()).toHaveLength(8));
  expect(screen.getByRole('combobox', { name: 'Travel Direction', ...HIDDEN })).toHaveValue('1');
});

test('a view of other counts asks before typed work is dropped; one of other columns leaves it', async () => {
  await keep('South', { filters: [{ field: 'travel_direction', value: '5' }] });
  await keep('Short', {
    columns: SHORT,
    filters: Object.entries(DAY).map(([field, value]) => ({ field, value })),
  });
  const { user } = await openList();
  const [row] = await countRows();
  await user.type(noteOf(row!), 'Rain');
  await user.click(await views());
  await user.click(await screen.findByRole('button', { name: 'Short', ...HIDDEN }));
  await waitFor(async () => expect(await heads()).toHaveLength(7));
  expect(noteOf((await countRows())[0]!)).toHaveValue('Rain');
  await user.click(await views());
  await user.click(await screen.findByRole('button', { name: 'South', ...HIDDEN }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?', ...HIDDEN }),
  );
  await user.click(question.getByRole('button', { name: 'Cancel', ...HIDDEN }));
  expect(noteOf((await countRows())[0]!)).toHaveValue('Rain');
  expect(await views()).toHaveTextContent('View: Short');
});

test('a view by its address, changed, says so; what the station has no flow of is seen to narrow', async () => {
  const id = await keep('Short', { columns: SHORT });
  const search = { ...DAY, street_side: 'W', view: String(id), columns: SHORT.join('~') };
  await openReview(search);
  expect(await screen.findByRole('combobox', { name: 'Street Side', ...HIDDEN })).toHaveDisplayValue(
    'W (no counts here)',
  );
  await waitFor(async () => expect(await views()).toHaveTextContent('View: Short (changed)'));
});

test('the list begins with the newest count where somebody says so, and a view keeps it', async () => {
  const { user, place, unmount } = await openList();
  const order = () => screen.findByRole('combobox', { name: 'Order', ...HIDDEN });
  const dates = async () => (await countRows()).map(dateOf);
  const oldest = await dates();
  expect(await order()).toHaveDisplayValue('Oldest first');
  const [row] = await countRows();
  await user.type(noteOf(row!), 'Rain');
  await user.selectOptions(await order(), 'Newest first');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?', ...HIDDEN }),
  );
  await user.click(question.getByRole('button', { name: 'Discard changes', ...HIDDEN }));
  await waitFor(async () => expect(await dates()).toEqual(oldest.toReversed()));
  await waitFor(() => expect(place()).toContain('order=desc'));
  const date = within(await countsList()).getByRole('columnheader', { name: 'Date', ...HIDDEN });
  expect(date).toHaveAttribute('aria-sort', 'descending');
  await user.click(await views());
  await user.click(await screen.findByRole('button', { name: 'Save as View …', ...HIDDEN }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Latest');
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  await waitFor(async () => expect(await views()).toHaveTextContent('View: Latest'));
  expect((await kept())[0]?.look.sort).toEqual({ field: 'date', order: 'desc' });
  await user.selectOptions(await order(), 'Oldest first');
  await waitFor(async () => expect(await views()).toHaveTextContent('View: Latest (changed)'));
  expect(place()).not.toContain('order=');
  unmount();

  const again = await openList();
  await again.user.click(await views());
  await again.user.click(await screen.findByRole('button', { name: 'Latest', ...HIDDEN }));
  await waitFor(async () => expect(await order()).toHaveDisplayValue('Newest first'));
  await waitFor(async () => expect(await dates()).toEqual(oldest.toReversed()));
});
