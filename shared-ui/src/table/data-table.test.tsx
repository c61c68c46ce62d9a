import { act, screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { expectNoAxeViolations, onPaper, renderScreen, signInAs } from 'shared-ui/testing';
import type { StationSummary } from 'shared-domain';
import { DataTable, StationsTable, type Column } from './index.ts';

type Row = { id: number; name: string; city: string | null; days: number };
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
const rows: Row[] = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  name: `Station ${index + 1}`,
  city: index % 2 === 0 ? 'Austin' : null,
  days: index * 100,
}));
let phone = false;
const followers = new Set<() => void>();
/** jsdom knows no widths: what the browser answers where the page is as narrow as on a phone, or is not. */
function onPhone(is: boolean): void {
  phone = is;
  for (const follow of followers) follow();
}
beforeEach(() => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: phone && media.includes('max-width'),
      addEventListener: (_: string, follow: () => void) => followers.add(follow),
      removeEventListener: (_: string, follow: () => void) => followers.delete(follow),
    }) as unknown as MediaQueryList;
});
const table = (urlState?: string) => (
  <DataTable
    label="Stations"
    rows={rows}
    rowKey="id"
    columns={columns}
    defaultSort={{ field: 'name', order: 'asc' }}
    empty="No stations."
    urlState={urlState}
    tools={null}
  />
);
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('shows a page of 25 rows in order and leads to the next', async () => {
  const { user } = await renderScreen(table());
  expect(screen.getByRole('table', { name: 'Stations' })).toBeInTheDocument();
  expect(shown()).toHaveLength(25);
  expect(shown().slice(0, 2)).toEqual(['Station 1', 'Station 2']);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(shown()[0]).toBe('Station 26');
  await expectNoAxeViolations();
});

test('is whole on paper, whichever page is open', async () => {
  const paper = onPaper();
  const { user } = await renderScreen(table());
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  paper.begin();
  expect(shown()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  paper.end();
  expect(shown()).toHaveLength(25);
  expect(shown()[0]).toBe('Station 26');
});

test('is sorted by its headings, both ways', async () => {
  const { user } = await renderScreen(table());
  await user.click(screen.getByRole('columnheader', { name: 'Days' }));
  expect(screen.getByRole('columnheader', { name: 'Days' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('columnheader', { name: 'Days' }));
  expect(shown()[0]).toBe('Station 60');
  expect(screen.getByRole('cell', { name: '5,900' })).toBeInTheDocument();
});

test.each(['{Enter}', ' '])(
  'its headings are buttons, which sort by the key %p and keep the focus',
  async (key) => {
    const { user, container } = await renderScreen(table());
    const days = screen.getByRole('columnheader', { name: 'Days' });
    const button = within(days).getByRole('button', { name: 'Days' });
    expect(days).not.toHaveAttribute('tabindex');
    button.focus();
    await user.keyboard(key);
    expect(days).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('button', { name: 'Days' })).toHaveFocus();
    await user.keyboard(key);
    expect(days).toHaveAttribute('aria-sort', 'descending');
    await user.click(button);
    expect(days).toHaveAttribute('aria-sort', 'ascending');
    await expectNoAxeViolations(container);
  },
);

test('each heading that sorts is one stop of the Tab key', async () => {
  const { user } = await renderScreen(table());
  const heads = screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'));
  expect(heads.length).toBeGreaterThan(1);
  heads[0]?.focus();
  for (const head of heads) {
    expect(head).toHaveFocus();
    await user.tab();
  }
  expect(document.activeElement?.closest('thead > tr:first-child')).toBeNull();
});

test('is filtered by column, and says so when nothing is left', async () => {
  const { user } = await renderScreen(table());
  const city = screen.getByRole('combobox', { name: 'Filter by City' });
  expect(
    within(city)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'Austin']);
  await user.selectOptions(city, 'Austin');
  expect(shown().slice(0, 2)).toEqual(['Station 1', 'Station 3']);
  await user.type(screen.getByRole('searchbox', { name: 'Filter by Name' }), 'station 60');
  expect(screen.queryByText('No stations.')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing matches these filters: Name: station 60; City: Austin. They hide 60 lines.',
  );
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(25);
  expect(city).toHaveDisplayValue('All');
});

test('a list without rows says so, whatever filter an old address names', async () => {
  await renderScreen(
    <DataTable
      label="Stations"
      rows={[]}
      rowKey="id"
      columns={columns}
      empty="No stations."
      urlState="st"
      tools={null}
    />,
    { at: '/stations?st.f.city=Austin' },
  );
  expect(screen.getByText('No stations.')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('keeps filter, sort and page in the address', async () => {
  const { user, place } = await renderScreen(table('st'), { at: '/stations?view=x' });
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(place()).toBe('/stations?view=x&st.f.city=Austin&st.sort=name%7Edesc&st.page=2'),
  );
});

test('opens as its address says', async () => {
  await renderScreen(table('st'), { at: '/stations?st.f.city=Austin&st.sort=days~desc&st.page=2' });
  expect(shown()).toEqual(['Station 9', 'Station 7', 'Station 5', 'Station 3', 'Station 1']);
});

test('a page beyond the end shows the first', async () => {
  await renderScreen(table('st'), { at: '/stations?st.page=99' });
  expect(shown()[0]).toBe('Station 1');
});

test('a table with nothing to press in it can be focused, so that keys scroll it', async () => {
  const still: Column<Row>[] = [{ field: 'days', header: 'Days', value: (row) => row.days }];
  const { user } = await renderScreen(
    <DataTable
      label="Days"
      rows={rows.slice(0, 3)}
      rowKey="id"
      columns={still}
      empty="None."
      tools={null}
      plain
    />,
  );
  await user.tab();
  expect(screen.getByRole('region', { name: 'Days' })).toHaveFocus();
  await expectNoAxeViolations();
});

describe('on a phone', () => {
  beforeEach(() => onPhone(true));
  afterEach(() => onPhone(false));

  test('each row is a card: its name, the reason to act, then the rest behind the names of their columns', async () => {
    const led = columns.map((column) => ({ ...column, leads: column.field === 'days' }));
    await renderScreen(
      <DataTable
        label="Stations"
        rows={rows.slice(0, 2)}
        rowKey="id"
        columns={led}
        empty="No stations."
        tools={null}
      />,
    );
    const [first, second] = within(screen.getByRole('table', { name: 'Stations' })).getAllByRole('row');
    const told = (row?: HTMLElement) => [...(row?.children ?? [])].map((cell) => cell.textContent);
    expect(told(first)).toEqual(['Station 1', 'Days0', 'CityAustin']);
    expect(told(second)).toEqual(['Station 2', 'Days100', 'City']);
    expect(shown()).toEqual(['Station 1', 'Station 2']);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('is sorted and filtered above the cards, and keeps that in the address', async () => {
    const { user, place } = await renderScreen(table('st'), { at: '/stations' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Days, descending');
    expect(shown()[0]).toBe('Station 60');
    const filters = screen.getByText('Filters').closest('details');
    expect(filters).not.toHaveAttribute('open');
    await user.click(screen.getByText('Filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
    expect(shown()[0]).toBe('Station 59');
    expect(screen.getByText('Filters (1 in use)')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/stations?st.f.city=Austin&st.sort=days%7Edesc'));
    await expectNoAxeViolations();
  });

  test('filters that hide rows are open from the start, and those that hide all can be taken off', async () => {
    const { user } = await renderScreen(table('st'), { at: '/stations?st.f.city=Austin&st.f.name=none' });
    expect(screen.getByText('Filters (2 in use)').closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shown()).toHaveLength(25);
    expect(screen.getByText('Filters')).toBeInTheDocument();
  });

  test('turned to be wide it is a table again, with what was chosen', async () => {
    const { user } = await renderScreen(table());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Days, descending');
    act(() => onPhone(false));
    expect(screen.getByRole('columnheader', { name: 'Days' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(shown()[0]).toBe('Station 60');
  });

  const linked: Column<Row>[] = [
    { ...columns[0]!, cell: ({ id, name }) => <a href={`/stations/${id}`}>{name}</a> },
    ...columns.slice(1),
  ];
  test.each([
    ['a filter', () => screen.getByRole('combobox', { name: 'Filter by City', hidden: true })],
    ['a link of a row', () => screen.getByRole('link', { name: 'Station 12' })],
  ])('turned with the focus in %s, either way, it stays there', async (_, control) => {
    onPhone(false);
    await renderScreen(
      <DataTable
        label="Stations"
        rows={rows}
        rowKey="id"
        columns={linked}
        empty="No stations."
        tools={null}
      />,
    );
    control().focus();
    act(() => onPhone(true));
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
    expect(control().closest('details:not([open])')).toBeNull();
    act(() => onPhone(false));
    expect(screen.getByRole('columnheader', { name: 'Days' })).toBeInTheDocument();
    expect(control()).toHaveFocus();
  });

  test('what sorts cards and what sorts the table take the focus from each other', async () => {
    const { user } = await renderScreen(table());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Days, descending');
    screen.getByRole('combobox', { name: 'Sort by' }).focus();
    act(() => onPhone(false));
    expect(screen.getByRole('button', { name: 'Days' })).toHaveFocus();
    act(() => onPhone(true));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  });

  test('turned with the focus elsewhere, that is where it stays', async () => {
    await renderScreen(
      <>
        <button>Elsewhere</button>
        {table()}
      </>,
    );
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    act(() => onPhone(false));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

describe('the stations table', () => {
  const station: StationSummary = {
    key: 's1',
    station_id_tmg: 'AU0001',
    draft_id: null,
    station_name: 'Shoal Creek',
    street_or_trail_name: null,
    city_area: 'Austin',
    city: 'Austin',
    city_id: 1,
    count_method: { code: '1', label: 'Passive infrared' },
    vendor_code: '1',
    agency_id: 1,
    latitude: 30.3,
    longitude: -97.7,
    days_count: 12,
    draft: false,
    progress: null,
    certifying: 0,
    importing: 0,
  };
  const clean = { ...station, key: 's2', station_id_tmg: 'AU0002', station_name: 'Lamar', days_count: null };
  const more = { ...station, key: 's3', station_id_tmg: 'AU0003', station_name: 'Zilker', days_count: 300 };
  const draft = {
    ...clean,
    key: 'd7',
    station_id_tmg: null,
    draft_id: 7,
    station_name: 'New Bridge',
    draft: true,
    progress: 0.4,
  };

  test('offers review only where counts wait for it, and the most days of data first', async () => {
    await renderScreen(
      <StationsTable
        rows={[station, clean, more]}
        title="Needing Quality Control Review"
        daysOfData
        tools="test-stations"
      />,
    );
    expect(screen.getByRole('table', { name: 'Needing Quality Control Review' })).toBeInTheDocument();
    expect(shown()).toEqual(['Zilker', 'Shoal Creek', 'Lamar']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/stations/AU0003',
      '/validate-counts/AU0003',
      '/stations/AU0001',
      '/validate-counts/AU0001',
      '/stations/AU0002',
    ]);
    expect(screen.queryByRole('link', { name: 'Add Station' })).not.toBeInTheDocument();
  });

  test('goes by station id, highest first, without days of data', async () => {
    await renderScreen(
      <StationsTable rows={[station, more, clean]} title="Stations" tools="test-stations" />,
    );
    expect(shown()).toEqual(['Zilker', 'Lamar', 'Shoal Creek']);
    expect(screen.queryByRole('columnheader', { name: 'Days of Data' })).not.toBeInTheDocument();
  });

  test('offers editing of stations and drafts, with the draft’s progress', async () => {
    await renderScreen(
      <StationsTable
        rows={[station, draft]}
        title="Stations"
        edit="next"
        upload="next"
        tools="test-stations"
      />,
    );
    expect(screen.getByRole('link', { name: 'Edit Shoal Creek' })).toHaveAttribute(
      'href',
      '/next/edit-station/AU0001',
    );
    expect(screen.getByRole('link', { name: 'Edit Draft New Bridge' })).toHaveAttribute(
      'href',
      '/next/edit-draft-station/7',
    );
    expect(screen.getByRole('progressbar', { name: 'Progress of New Bridge' })).toHaveValue(0.4);
    expect(screen.getByRole('link', { name: 'Add Station' })).toHaveAttribute(
      'href',
      '/next/import-stations',
    );
    expect(screen.getByRole('cell', { name: 'draft.7' })).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('draws what the API answers', async () => {
    await signInAs('user');
    const summaries = await call('GET /stations/summary');
    await renderScreen(<StationsTable rows={summaries} title="Stations" daysOfData tools="test-stations" />, {
      as: 'user',
    });
    expect(shown()).toHaveLength(Math.min(25, summaries.length));
  });

  test('a draft’s card tells its progress before anything else', async () => {
    onPhone(true);
    await renderScreen(<StationsTable rows={[draft]} title="Stations" edit="next" tools="test-stations" />);
    const [name, progress] = within(screen.getByRole('table')).getAllByRole('row')[0]?.children ?? [];
    expect(name).toHaveTextContent('New Bridge');
    expect(progress).toHaveTextContent('Progress40%');
    onPhone(false);
  });
});

describe('its tools', () => {
  // what one test keeps for a table is nothing to the next
  let own = 0;
  const withTools = (more: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) => (
    <DataTable
      label="Stations"
      rows={rows}
      rowKey="id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty="No stations."
      tools={`stations-${own}`}
      {...more}
    />
  );
  const headings = () =>
    screen
      .getAllByRole('columnheader')
      .filter((cell) => cell.hasAttribute('aria-sort'))
      .map((cell) => cell.textContent);
  const open = () => screen.getByRole('button', { name: /^Columns/ });
  /** What the browser was handed as a file. */
  const files = () => {
    const kept: { name: string; text: Promise<string> }[] = [];
    URL.createObjectURL = (blob) => {
      kept.push({ name: '', text: (blob as Blob).text() });
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = kept.at(-1);
      if (file) file.name = this.download;
    });
    return kept;
  };
  beforeEach(() => {
    own += 1;
  });
  afterEach(() => jest.restoreAllMocks());

  test('columns are hidden, moved and brought back, and that is kept for the person', async () => {
    const { user, unmount } = await renderScreen(withTools(), { as: 'user' });
    expect(headings()).toEqual(['Name', 'City', 'Days']);
    await user.click(open());
    const panel = within(screen.getByRole('group', { name: 'Columns shown' }));
    expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(panel.getByRole('checkbox', { name: 'City' }));
    expect(headings()).toEqual(['Name', 'Days']);
    expect(open()).toHaveTextContent('Columns (2 of 3)');
    await user.click(panel.getByRole('button', { name: 'Move Days up' }));
    expect(headings()).toEqual(['Days', 'Name']);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Move Days up' })).toHaveFocus());
    await expectNoAxeViolations();
    await user.keyboard('{Escape}');
    expect(open()).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Columns shown' })).not.toBeInTheDocument();
    unmount();

    const again = await renderScreen(withTools(), { as: 'user' });
    expect(headings()).toEqual(['Days', 'Name']);
    await again.user.click(open());
    await again.user.click(screen.getByRole('button', { name: 'Show All Columns' }));
    expect(headings()).toEqual(['Name', 'City', 'Days']);
    again.unmount();
  });

  test('another person of the same browser, and another table, have columns of their own', async () => {
    const first = await renderScreen(withTools(), { as: 'user' });
    await first.user.click(open());
    await first.user.click(screen.getByRole('checkbox', { name: 'City' }));
    first.unmount();
    const other = await renderScreen(withTools(), { as: 'admin' });
    expect(headings()).toEqual(['Name', 'City', 'Days']);
    other.unmount();
    await renderScreen(withTools({ tools: 'test-others' }), { as: 'user' });
    expect(headings()).toEqual(['Name', 'City', 'Days']);
  });

  test('a hidden column takes its filter with it, and one that filters by the address is shown', async () => {
    const { user } = await renderScreen(withTools({ urlState: 'st' }), { as: 'user', at: '/stations' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
    await user.click(open());
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(headings()).toEqual(['Name', 'Days']);
    expect(shown().slice(0, 2)).toEqual(['Station 1', 'Station 2']);
  });

  test('a filter in the address shows its column, hidden or not', async () => {
    const first = await renderScreen(withTools(), { as: 'user' });
    await first.user.click(open());
    await first.user.click(screen.getByRole('checkbox', { name: 'City' }));
    first.unmount();
    await renderScreen(withTools({ urlState: 'st' }), { as: 'user', at: '/stations?st.f.city=Austin' });
    expect(headings()).toEqual(['Name', 'Days', 'City']);
  });

  test('the table is exported as it is shown: filters, order and columns, all rows of all pages', async () => {
    const kept = files();
    const { user } = await renderScreen(withTools(), { as: 'user' });
    await user.click(open());
    await user.click(screen.getByRole('button', { name: 'Move Days up' }));
    await user.click(screen.getByRole('columnheader', { name: 'Days' }));
    await user.click(screen.getByRole('columnheader', { name: 'Days' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
    await user.click(screen.getByRole('button', { name: 'Export Table' }));
    expect(await screen.findByText(/^Saved \d{4}-\d\d-\d\d Stations\.csv with 30 lines\.$/)).toBeVisible();
    const lines = (await kept[0]?.text)?.split('\r\n') ?? [];
    expect(kept[0]?.name).toMatch(/^\d{4}-\d\d-\d\d Stations\.csv$/);
    expect(lines.slice(0, 3)).toEqual(['Name,Days,City', 'Station 59,5800,Austin', 'Station 57,5600,Austin']);
    expect(lines).toHaveLength(32);
  });

  test('where the list goes on at the server, all of it is fetched for the file', async () => {
    const kept = files();
    const allRows = () => Promise.resolve(rows);
    const { user } = await renderScreen(withTools({ rows: rows.slice(0, 3), allRows }), { as: 'user' });
    await user.click(screen.getByRole('button', { name: 'Export Table' }));
    expect(await screen.findByText(/with 60 lines\.$/)).toBeVisible();
    expect((await kept[0]?.text)?.split('\r\n')).toHaveLength(62);
  });

  test('a file that is made elsewhere is asked for as the table is looked at, and saved as it came', async () => {
    const kept = files();
    const asked: unknown[] = [];
    const fileOf = (look: unknown) => {
      asked.push(look);
      return Promise.resolve('Days;Name');
    };
    const { user } = await renderScreen(withTools({ fileOf }), { as: 'user' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by City' }), 'Austin');
    await user.click(screen.getByRole('columnheader', { name: 'Days' }));
    await user.click(screen.getByRole('button', { name: 'Export Table' }));
    expect(await screen.findByText(/Stations\.csv with 30 lines\.$/)).toBeVisible();
    expect(await kept[0]?.text).toBe('Days;Name');
    expect(asked).toEqual([
      {
        fields: ['name', 'city', 'days'],
        filters: { city: 'Austin' },
        sort: { field: 'days', order: 'asc' },
      },
    ]);
  });

  test('what can’t be fetched is told, and nothing is saved', async () => {
    const kept = files();
    const allRows = () => Promise.reject(new Error('down'));
    const { user } = await renderScreen(withTools({ allRows }), { as: 'user' });
    await user.click(screen.getByRole('button', { name: 'Export Table' }));
    expect(await screen.findByText('The table could not be exported.')).toBeVisible();
    expect(kept).toEqual([]);
  });

  test('cards follow the choice', async () => {
    onPhone(true);
    const { user } = await renderScreen(withTools({ rows: rows.slice(0, 1) }), { as: 'user' });
    await user.click(open());
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    await user.keyboard('{Escape}');
    const [card] = within(screen.getByRole('table', { name: 'Stations' })).getAllByRole('row');
    expect([...(card?.children ?? [])].map((cell) => cell.textContent)).toEqual(['Station 1', 'Days0']);
    onPhone(false);
  });

  test('an empty table has none', async () => {
    await renderScreen(withTools({ rows: [] }), { as: 'user' });
    expect(screen.queryByRole('button', { name: 'Export Table' })).not.toBeInTheDocument();
  });
});
