import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import type { TableLook } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen, type Persona } from 'shared-ui/testing';
import { DataTable, type Column } from './index.ts';

type Row = { id: number; name: string; city: string; days: number };
const columns: Column<Row>[] = [
  {
    field: 'name',
    header: 'Name',
    value: (row) => row.name,
    sortable: true,
    filter: 'text',
    rowHeader: true,
  },
  { field: 'city', header: 'City', value: (row) => row.city, sortable: true, filter: 'select' },
  { field: 'days', header: 'Days', value: (row) => row.days, sortable: true, align: 'end' },
];
const rows: Row[] = ['Austin', 'Houston', 'Austin', 'Waco'].map((city, index) => ({
  id: index,
  name: `Station ${index + 1}`,
  city,
  days: index,
}));
const open = (as: Persona = 'user', at = '/stations') =>
  renderScreen(
    <DataTable
      label="Stations"
      rows={rows}
      rowKey="id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty="No stations."
      urlState="st"
      tools="test-views"
    />,
    { as, at },
  );
const menu = () => screen.getByRole('button', { name: /^Views?(:|$)/ });
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .filter((cell) => cell.hasAttribute('aria-sort'))
    .map((cell) => cell.textContent);
const look: TableLook = {
  columns: ['days', 'name'],
  filters: [],
  sort: { field: 'days', order: 'desc' },
};
const keep = (name: string, as: Persona = 'user', more: { shared?: boolean; look?: TableLook } = {}) =>
  request('POST /table-views', { body: { table: 'test-views', name, shared: false, look, ...more } }, as);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

test('what a table shows is kept under a name, and opened again', async () => {
  const { user, place, unmount } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
  await user.click(screen.getByRole('columnheader', { name: 'Days' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'Move Days up' }));
  await user.keyboard('{Escape}');
  await user.click(menu());
  expect(await screen.findByText('No view is saved for this table yet.')).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Save as View …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Downtown');
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  expect(await screen.findByText('The view Downtown is saved.')).toBeVisible();
  await waitFor(() => expect(menu()).toHaveTextContent('View: Downtown'));
  await waitFor(() => expect(menu()).toHaveFocus());
  const [kept] = (await request('GET /table-views', { query: { table: 'test-views' } }, 'user')).reply.data;
  expect(kept).toMatchObject({
    name: 'Downtown',
    shared: false,
    look: {
      columns: ['name', 'days', 'city'],
      filters: [{ field: 'city', value: 'Austin' }],
      sort: { field: 'days', order: 'asc' },
    },
  });
  await waitFor(() =>
    expect(place()).toBe(
      `/stations?st.f.city=Austin&st.cols=name%7Edays%7Ecity&st.view=${kept?.id}&st.sort=days%7Easc`,
    ),
  );
  unmount();

  const again = await open();
  expect(headings()).toEqual(['Name', 'City', 'Days']);
  await again.user.click(menu());
  await again.user.click(await screen.findByRole('button', { name: 'Downtown' }));
  expect(headings()).toEqual(['Name', 'Days', 'City']);
  expect(shown()).toEqual(['Station 1', 'Station 3']);
  await waitFor(() => expect(menu()).toHaveTextContent('View: Downtown'));
  await again.user.click(menu());
  await again.user.click(await screen.findByRole('button', { name: /^Standard/ }));
  expect(headings()).toEqual(['Name', 'City', 'Days']);
  expect(shown()).toHaveLength(4);
  await waitFor(() => expect(again.place()).toBe('/stations'));
});

test('an open view that was changed says so, and is brought up to what is shown', async () => {
  const { id } = (await keep('By days')).reply;
  const { user } = await open('user', `/stations?st.view=${id}&st.cols=days~name&st.sort=days~desc`);
  await waitFor(() => expect(menu()).toHaveTextContent(/^View: By days$/));
  expect(shown()[0]).toBe('Station 4');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(menu()).toHaveTextContent('View: By days (changed)');
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Update “By days”' }));
  expect(await screen.findByText('The view By days shows now what you see.')).toBeVisible();
  await waitFor(() => expect(menu()).toHaveTextContent(/^View: By days$/));
  const [kept] = (await request('GET /table-views', { query: { table: 'test-views' } }, 'user')).reply.data;
  expect(kept).toMatchObject({ version: 2, look: { columns: ['days', 'name'], sort: null } });
});

test('a view is shared with the agency, renamed, and deleted after a question', async () => {
  const { id } = (await keep('By days')).reply;
  const { user } = await open('user', `/stations?st.view=${id}&st.cols=days~name&st.sort=days~desc`);
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Rename or Share …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the view' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Days first');
  await user.click(dialog.getByRole('checkbox', { name: 'For everybody in my agency' }));
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  await waitFor(() => expect(menu()).toHaveTextContent('View: Days first'));
  const query = { table: 'test-views' };
  const theirs = (await request('GET /table-views', { query }, 'admin')).reply.data;
  expect(theirs.map((view) => [view.name, view.shared, view.mine])).toEqual([['Days first', true, false]]);
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Delete Days first' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The view Days first is deleted.')).toBeVisible();
  await waitFor(() => expect(menu()).toHaveTextContent(/^Views$/));
  expect(headings()).toEqual(['Days', 'Name']);
  expect((await request('GET /table-views', { query }, 'admin')).reply.data).toEqual([]);
});

test('a view of one’s own that was deleted is brought back by Undo, as it was', async () => {
  const { id } = (await keep('By days')).reply;
  const { user } = await open('user', `/stations?st.view=${id}&st.cols=days~name&st.sort=days~desc`);
  const mine = async () =>
    (await request('GET /table-views', { query: { table: 'test-views' } }, 'user')).reply.data;
  const [before] = await mine();
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Delete By days' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('The view By days is deleted.');
  expect(await mine()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The view By days is back.')).toBeVisible();
  expect(await mine()).toEqual([{ ...before, id: expect.any(Number) as number }]);
  await user.click(menu());
  expect(await screen.findByRole('button', { name: 'By days' })).toBeVisible();
});

test('another’s view of the agency is opened and not changed; a name that is taken is refused at its field', async () => {
  await keep('Theirs', 'admin', { shared: true });
  await keep('Mine');
  const { user } = await open();
  await user.click(menu());
  const agency = within(await screen.findByRole('region', { name: 'Your agency’s' }));
  await user.click(agency.getByRole('button', { name: 'Theirs' }));
  await waitFor(() => expect(menu()).toHaveTextContent('View: Theirs'));
  await user.click(menu());
  expect(await screen.findByRole('button', { name: 'Theirs' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: /^(Delete|Update|Rename)/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as View …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'mine');
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /There is a view of this name already\./,
    ),
  );
});

test('a view of an older table is shown as far as it goes, with a word', async () => {
  await keep('Old', 'user', {
    look: { columns: ['street', 'name'], filters: [{ field: 'gone', value: 'x' }], sort: null },
  });
  const { user } = await open();
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Old' }));
  expect(headings()).toEqual(['Name']);
  expect(
    await screen.findByText(
      'The view Old is of an older table: what this one lacks is left out (street, gone).',
    ),
  ).toBeVisible();
  expect(menu()).toHaveTextContent(/^View: Old$/);
});

test('an address with somebody’s private view shows the same table, and says that the view is not there', async () => {
  const { id } = (await keep('Private', 'admin')).reply;
  const { user } = await open('user', `/stations?st.view=${id}&st.cols=days~name&st.sort=days~desc`);
  expect(headings()).toEqual(['Days', 'Name']);
  expect(shown()[0]).toBe('Station 4');
  await user.click(menu());
  expect(
    await screen.findByText(
      'The view of this address is not there for you. Its columns, filters and order are.',
    ),
  ).toBeVisible();
  expect(menu()).toHaveTextContent(/^Views$/);
});

test('columns chosen in an open view are the view’s, not those that the browser keeps', async () => {
  const { id } = (await keep('By days')).reply;
  const first = await open('user', `/stations?st.view=${id}&st.cols=days~name&st.sort=days~desc`);
  await first.user.click(screen.getByRole('button', { name: /^Columns/ }));
  await first.user.click(screen.getByRole('checkbox', { name: 'City' }));
  expect(headings()).toEqual(['Days', 'Name', 'City']);
  await waitFor(() => expect(menu()).toHaveTextContent('(changed)'));
  first.unmount();
  await open();
  expect(headings()).toEqual(['Name', 'City', 'Days']);
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  expect(await screen.findByText('Aún no hay vistas guardadas de esta tabla.')).toBeVisible();
});
