import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { DashboardScreen } from './dashboard.screen.tsx';

const map = () => screen.findByRole('region', { name: 'Map of counters in Texas' });
const markersOf = (group: HTMLElement) =>
  within(within(group).getAllByRole('list')[0] as HTMLElement).getAllByRole('button');

test('shows where the counters of the agency are and which need review', async () => {
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Needing Quality Control Review' });
  expect(within(table).getAllByRole('link', { name: /^QC / }).length).toBeGreaterThan(0);
  const group = await map();
  expect(markersOf(group).length).toBeGreaterThan(1);
  await expectNoAxeViolations();
});

test('opens on the counters of the agency; Home shows the whole state', async () => {
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  const home = within(group).getByRole('button', { name: 'Whole state' });
  expect(home).toHaveAttribute('aria-disabled', 'false');
  await user.click(home);
  const markers = markersOf(group);
  expect(markers).toHaveLength(1);
  expect(markers[0]).toHaveAccessibleName(/^\d+ counters near Austin, \d+ need review$/);
  expect(home).toHaveAttribute('aria-disabled', 'true');
});

test('opens on the counters of all agencies for a statewide one', async () => {
  await renderScreen(<DashboardScreen />, { as: 'super', at: '/dashboard' });
  const group = await map();
  const names = markersOf(group).map((marker) => marker.getAttribute('aria-label'));
  expect(names.join()).toMatch(/near Austin/);
  expect(names.length).toBeGreaterThan(3);
});

test('a person of another city sees their own counters alone', async () => {
  await renderScreen(<DashboardScreen />, { as: 'houston', at: '/dashboard' });
  const markers = markersOf(await map());
  expect(markers.map((marker) => marker.getAttribute('aria-label')).join()).toMatch(
    /near Houston|Buffalo Bayou Trail/,
  );
  expect(document.body).not.toHaveTextContent('Austin');
});

test('the map is walked by keyboard: one tab stop, arrows, Enter into a cluster, Escape back', async () => {
  const { user, place } = await renderScreen(<DashboardScreen />, { as: 'super', at: '/dashboard' });
  const group = await map();
  const stops = markersOf(group).filter((marker) => marker.tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await user.keyboard('{End}');
  const whole = markersOf(group);
  expect(whole.at(-1)).toHaveFocus();
  const cluster = whole.find((marker) => / counters near /.test(marker.getAttribute('aria-label') ?? ''));
  const name = cluster?.getAttribute('aria-label');
  cluster?.focus();
  await user.keyboard('{Enter}');
  const focused = document.activeElement as HTMLElement;
  expect(markersOf(group)).toContain(focused);
  expect(focused).not.toHaveAccessibleName(name ?? '');

  await user.keyboard('{Escape}');
  expect(markersOf(group)).toHaveLength(whole.length);
  await user.keyboard('+');
  expect(within(group).getByRole('button', { name: 'Whole state' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

/** Presses markers until one counter that has days to review stands alone, and gives it. */
async function openReviewed(user: UserEvent, group: HTMLElement) {
  for (let step = 0; step < 4; step += 1) {
    const review = markersOf(group).find((marker) =>
      /days? of data needs? review/.test(marker.getAttribute('aria-label') ?? ''),
    );
    if (review) {
      await user.click(review);
      return review;
    }
    await user.click(markersOf(group)[0] as HTMLElement);
  }
  throw new Error('no counter stands alone');
}

test('a counter opens its card, which leads to its review and to its page', async () => {
  const { user, place } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  const marker = await openReviewed(user, group);
  const name = /^(.*), \d+ days? of data/.exec(marker.getAttribute('aria-label') ?? '')?.[1] ?? '';
  expect(marker).toHaveAttribute('aria-expanded', 'true');
  const card = within(group).getByRole('dialog', { name: new RegExp(`^${name} AU\\d{4}$`) });
  expect(card).toHaveFocus();
  expect(within(card).getByText(/^\d+ days? waits? for review$/)).toBeVisible();
  expect(await within(card).findByText(/^\d flows?: /)).toBeVisible();
  expect(within(card).getByText(/^Last data \w{3} \d/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Station page' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/stations\/AU\d{4}$/),
  );
  await expectNoAxeViolations();
  await user.click(within(card).getByRole('link', { name: 'Review counts' }));
  await waitFor(() => expect(place()).toMatch(/^\/validate-counts\/AU\d{4}$/));
});

test('Escape and its button close the card, and give the focus back to its marker', async () => {
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  const marker = await openReviewed(user, group);
  const shown = markersOf(group).length;
  await user.keyboard('{Escape}');
  expect(within(group).queryByRole('dialog')).toBeNull();
  expect(marker).toHaveFocus();
  expect(marker).toHaveAttribute('aria-expanded', 'false');
  // the map stays where it was; a second Escape shows the whole state
  expect(markersOf(group)).toHaveLength(shown);
  await user.keyboard('{Enter}');
  await user.click(within(group).getByRole('button', { name: 'Close' }));
  expect(marker).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(within(group).getByRole('button', { name: 'Whole state' })).toHaveAttribute('aria-disabled', 'true');
});

test('buttons move the map, for those who can’t drag it, and lead nowhere while all of it is shown', async () => {
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  const button = (name: string) => within(group).getByRole('button', { name });
  const left = () => markersOf(group).map((marker) => parseFloat(marker.parentElement?.style.left ?? ''));
  const before = left();
  await user.click(button('Move the map left'));
  expect(button('Move the map left')).toHaveFocus();
  expect(left()).not.toEqual(before);
  await user.click(button('Move the map right'));
  expect(left()).toEqual(before);

  await user.click(button('Whole state'));
  for (const way of ['left', 'right', 'up', 'down'])
    expect(button(`Move the map ${way}`)).toHaveAttribute('aria-disabled', 'true');
  const whole = left();
  await user.click(button('Move the map left'));
  expect(left()).toEqual(whole);
  await expectNoAxeViolations();
});

test('says whose data the map is drawn with', async () => {
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  for (const makers of [/© OpenStreetMap contributors \(ODbL\)/, /Place data: GeoNames \(CC BY 4.0\)/])
    expect(within(group).getByText(makers)).toBeVisible();
});

test('all stations and drafts can be listed instead, for editing', async () => {
  const { user, place } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  await user.click(await screen.findByRole('radio', { name: 'All stations' }));
  const all = await screen.findByRole('table', { name: 'All stations' });
  const edit = within(all).getAllByRole('link', { name: /^Edit / });
  expect(edit[0]?.getAttribute('href')).toMatch(/^\/edit-station\/AU\d{4}$/);
  await user.click(screen.getByRole('radio', { name: 'Drafts' }));
  const drafts = await screen.findByRole('table', { name: 'Draft stations' });
  const editDraft = within(drafts).getAllByRole('link', { name: /^Edit Draft / });
  expect(editDraft[0]?.getAttribute('href')).toMatch(/^\/edit-draft-station\/\d+$/);
  await waitFor(() => expect(place()).toBe('/dashboard?show=drafts'));
  expect(screen.getByRole('link', { name: 'Add Station' })).toHaveAttribute('href', '/import-stations');
});

test('with the preview flag the next form edits', async () => {
  await renderScreen(<DashboardScreen />, { as: 'admin', at: '/dashboard?show=all' });
  const all = await screen.findByRole('table', { name: 'All stations' });
  const [edit] = within(all).getAllByRole('link', { name: /^Edit / });
  expect(edit?.getAttribute('href')).toMatch(/^\/next\/edit-station\/AU\d{4}$/);
  // the specification names the form of this button
  expect(screen.getByRole('link', { name: 'Add Station' })).toHaveAttribute('href', '/import-stations');
});

describe('a list that is empty', () => {
  const summaries = async () =>
    (await request('GET /stations/summary', { query: { includeDrafts: true } }, 'user')).reply;

  test('is good where all is certified, and leads on', async () => {
    const stations = await summaries();
    answerOnce(
      'GET /stations/summary',
      200,
      stations.map((station) => ({ ...station, days_count: null })),
    );
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const card = within(await screen.findByRole('region', { name: 'Needing Quality Control Review' }));
    expect(
      card.getByText(/^Nothing waits for review: all counts that came in are certified\./),
    ).toBeVisible();
    expect(card.getByText('No station waits for review.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Upload counts' })).toHaveAttribute('href', '/import-counts');
    expect(card.getByRole('link', { name: 'Export certified counts' })).toHaveAttribute('href', '/exports');
    await expectNoAxeViolations();
  });

  test('leads to the first station where there is none, whatever is listed', async () => {
    answerOnce('GET /stations/summary', 200, []);
    const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const card = within(await screen.findByRole('region', { name: 'Needing Quality Control Review' }));
    expect(card.getByText(/^Your agency has no station yet\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'Add the first station' })).toHaveAttribute(
      'href',
      '/import-stations',
    );
    await user.click(screen.getByRole('radio', { name: 'All stations' }));
    expect(await screen.findByText(/^No station has been published yet\. Begin one with/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Drafts' }));
    expect(await screen.findByText(/^There are no drafts\. A station that is saved before/)).toBeVisible();
  });
});

test('filters of the table are kept in the address', async () => {
  const { user, place } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const review = await screen.findByRole('table', { name: 'Needing Quality Control Review' });
  await user.selectOptions(within(review).getByRole('combobox', { name: 'Filter by Station ID' }), 'AU0001');
  await waitFor(() => expect(place()).toBe('/dashboard?review.f.station_id_tmg=AU0001'));
});

test('a failure is told with its code and can be tried again', async () => {
  answerOnce('GET /stations/summary', 503, { error: 'Out of order.', message: 'Out of order.' });
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  expect(await screen.findByText('Code: 503')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Needing Quality Control Review' })).toBeInTheDocument();
});

const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© Tile makers',
  kind: 'raster',
  min_zoom: 0,
  max_zoom: 19,
} as const;
const picturesIn = (group: HTMLElement) =>
  [...group.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');

test('no picture of another host is asked for unless tiles are configured', async () => {
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  expect(picturesIn(await map())).toEqual([]);
});

test('configured tiles lie under the counties, with the text of their makers, and follow the zoom', async () => {
  answerOnce('GET /map-settings', 200, { tiles: TILES, embed: null });
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const group = await map();
  // the table below is drawn first
  await waitFor(() => expect(picturesIn(group).length).toBeGreaterThan(3));
  const opened = picturesIn(group);
  for (const address of opened) expect(address).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  expect(within(group).getByText('© Tile makers · US Census Bureau')).toBeVisible();
  expect(markersOf(group).length).toBeGreaterThan(1);
  await expectNoAxeViolations();
  await user.click(within(group).getByRole('button', { name: 'Whole state' }));
  expect(picturesIn(group)).not.toEqual(opened);
});

test('a configured visualization replaces the map and leaves the table as it is', async () => {
  const embed = 'https://views.example/map?agency=City%20of%20Austin';
  answerOnce('GET /map-settings', 200, { tiles: null, embed });
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const frame = await screen.findByTitle('Map of counters in Texas');
  expect(frame).toHaveAttribute('src', embed);
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  expect(screen.queryByRole('region', { name: 'Map of counters in Texas' })).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Needing Quality Control Review' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip the map: go to the table of stations' })).toBeInTheDocument();
});

test('the map can be skipped', async () => {
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  await user.click(await screen.findByRole('link', { name: 'Skip the map: go to the table of stations' }));
  expect(document.activeElement).toContainElement(
    await screen.findByRole('table', { name: 'Needing Quality Control Review' }),
  );
});

describe('what is to be done', () => {
  const toDo = () => screen.findByRole('region', { name: 'To do' });
  const NOTHING = { silent: [], due: [], failed: [], campaigns: [], registrations: 0, first_run: null };
  const lines = (region: HTMLElement) =>
    within(region)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('stands above the map, each with its number and the way to it', async () => {
    answerOnce('GET /to-do', 200, {
      silent: ['AU0001', 'AU0002'],
      due: ['AU0002'],
      failed: ['AU0001'],
      registrations: 2,
      first_run: null,
    });
    const { user, place } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const region = await toDo();
    expect(lines(region)).toEqual([
      ['1 station’s newest import failed', '/import-history?station=AU0001'],
      ['2 counters are silent', '/network?state=silent'],
      [expect.stringMatching(/^\d+ stations wait for review$/), '/quality-control'],
      ['1 station has counts older than 90 days to certify', '/dashboard?show=due'],
      ['2 draft stations to finish', '/dashboard?show=drafts'],
      ['2 registrations to decide on', '/registrations'],
    ]);
    expect(region.compareDocumentPosition(await map())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoAxeViolations();
    await user.click(within(region).getByRole('link', { name: /silent/ }));
    expect(place()).toBe('/network?state=silent');
  });

  test('the silent ones are listed on the dashboard, too', async () => {
    answerOnce('GET /to-do', 200, { ...NOTHING, silent: ['AU0001', 'AU0002'] });
    const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    await user.click(await screen.findByRole('radio', { name: 'Silent counters' }));
    const table = screen.getByRole('table', { name: 'Silent counters' });
    const names = within(table).getAllByRole('rowheader');
    expect(names).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Silent counters' })).toBeChecked();
  });

  test('where there is nothing, says so and leads on to the next counts', async () => {
    answerOnce('GET /to-do', 200, NOTHING);
    const stations = await call('GET /stations/summary', { query: { includeDrafts: true } });
    answerOnce(
      'GET /stations/summary',
      200,
      stations.filter(({ draft }) => !draft).map((station) => ({ ...station, days_count: null })),
    );
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const region = await toDo();
    expect(region).toHaveTextContent('Nothing waits for you');
    expect(lines(region)).toEqual([['Bring in the next counts', '/import-counts']]);
  });

  describe('where no counts have ever come in', () => {
    // San Antonio has one station, and no counts of it
    beforeEach(() => testApi().query('update users set agency_id = 6 where id = 3'));
    afterEach(async () => {
      await testApi().reset();
      forgetSignIns();
    });

    test('says so and leads to the first ones, not to an export', async () => {
      answerOnce('GET /to-do', 200, NOTHING);
      await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
      const review = await screen.findByRole('region', { name: 'Needing Quality Control Review' });
      for (const region of [await toDo(), review]) {
        const said = within(region).getByText(
          'No counts have come in yet. Once they do, they stand here for review.',
        );
        expect(said).toBeVisible();
        expect(within(region).queryByText(/certified/)).not.toBeInTheDocument();
        const ways = within(said.parentElement!).getAllByRole('link');
        expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
          ['Fetch counts from the vendor', '/import-eco-counts'],
          ['Upload counts', '/import-counts'],
        ]);
      }
      await expectNoAxeViolations();
    });
  });

  test('an agency without stations begins with one, in the form that it has', async () => {
    answerOnce('GET /to-do', 200, NOTHING);
    answerOnce('GET /stations/summary', 200, []);
    await renderScreen(<DashboardScreen />, { as: 'admin', at: '/dashboard' });
    expect(lines(await toDo())).toEqual([['Add the first station', '/next/import-stations']]);
  });
});

describe('the first steps of a new agency', () => {
  const steps = () => screen.findByRole('region', { name: 'First steps' });
  const BEGUN = { station: true, flows: true, counts: true, certified: false, exported: false };
  const answer = (first_run: typeof BEGUN | null) =>
    answerOnce('GET /to-do', 200, {
      silent: [],
      due: [],
      failed: [],
      campaigns: [],
      registrations: 0,
      first_run,
    });

  beforeEach(() => localStorage.clear());

  test('tell what is done and lead to what comes next, above what is to be done', async () => {
    answer(BEGUN);
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const region = await steps();
    expect(region).toHaveTextContent('3 of 5 steps are done.');
    expect(within(region).getAllByRole('listitem')[0]).toHaveTextContent('Done: Describe a station');
    const links = within(region).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Review and certify them');
    expect(links[0]).toHaveAttribute('href', '/quality-control');
    const toDo = screen.getByRole('region', { name: 'To do' });
    expect(region.compareDocumentPosition(toDo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoAxeViolations();
  });

  test('stand in the place of nothing to do where the agency has no station yet', async () => {
    answer({ station: false, flows: false, counts: false, certified: false, exported: false });
    answerOnce('GET /stations/summary', 200, []);
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const region = await steps();
    expect(within(region).getByRole('link', { name: 'Describe a station' })).toHaveAttribute(
      'href',
      '/import-stations',
    );
    expect(screen.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
  });

  test('are hidden by their person, for them alone, and the focus goes to the title', async () => {
    answer(BEGUN);
    const { user, unmount } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    await user.click(within(await steps()).getByRole('button', { name: 'Hide These Steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    answer(BEGUN);
    const again = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    await screen.findByRole('region', { name: 'To do' });
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    again.unmount();
    answer(BEGUN);
    await renderScreen(<DashboardScreen />, { as: 'admin', at: '/dashboard' });
    expect(await steps()).toBeVisible();
  });

  test('an agency that is new no more has none', async () => {
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    await screen.findByRole('region', { name: 'To do' });
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });
});
