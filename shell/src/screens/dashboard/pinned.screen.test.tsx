import { screen, waitFor, within } from '@testing-library/react';
import { comparisonLook, COMPARISONS, parseComparison } from 'shared-domain';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { DashboardScreen } from './dashboard.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  languageStore.setState({ language: 'en' });
});

/** Saves comparisons and pins them to the dashboard; their numbers. */
async function pin(...comparisons: readonly (readonly [name: string, search: string])[]): Promise<number[]> {
  const kept: number[] = [];
  for (const [name, search] of comparisons) {
    const look = comparisonLook(parseComparison(new URLSearchParams(search)).comparison);
    const body = { table: COMPARISONS, name, shared: false, look };
    const { id } = (await request('POST /table-views', { body }, 'user')).reply;
    await request('PUT /table-views/:id/pin', { params: { id: String(id) }, body: { pinned: true } }, 'user');
    kept.push(id);
  }
  return kept;
}

const pinnedCard = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('article')!);

test('comparisons that somebody has pinned stand there as lines, with the way to them', async () => {
  const kept = await pin(
    ['Two counters', 's=AU0001~AU0002&from=2025-03-03&to=2025-03-30&bin=day&v=1'],
    ['By weekday', 's=AU0001&from=2025-03-03&to=2025-03-30&as=weekday&v=1'],
  );
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Pinned comparisons' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Two counters' })).toHaveAttribute('href', `/compare/v/${kept[0]}`);
  expect(
    await screen.findByRole('img', { name: /^Lines of Mar 3, 2025 .*: AU0001 .*; AU0002 / }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Means by weekday')).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['days of a month', 's=AU0001&from=2025-03-03&to=2025-03-30', 'Counts per day', 'Mar 10'],
  ['months of a year', 's=AU0001&from=2025-01-01&to=2025-12-31&bin=month', 'Counts per month', 'Apr'],
  ['an index', 's=AU0001&from=2025-03-03&to=2025-03-30&as=index', 'Index, base 100', 'Mar 10'],
  ['two periods', 's=AU0001~AU0001@2025-03-31&from=2025-03-03&to=2025-03-30', 'Counts per day', 'Day 8'],
])(
  'a pinned comparison of %s has axes: what it counts up to how much, and when',
  async (_what, search, unit, tick) => {
    await pin(['Pinned', `${search}&v=1`]);
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const picture = await screen.findByRole('img', {
      name: new RegExp(`^Lines of .*\\. ${unit}, [\\d,.]+ at most\\.$`),
    });
    const words = [...picture.querySelectorAll('text')].map((text) => text.textContent);
    expect(words).toEqual(expect.arrayContaining([unit, '0', tick]));
    // the numbers are even parts of what the axis ends at, which nothing lies above
    const [none, half, end] = words
      .filter((word) => /^[\d,.]+$/.test(word ?? ''))
      .map((word) => Number(word?.replaceAll(',', '')));
    const most = Number(
      /, ([\d,.]+) at most/.exec(picture.getAttribute('aria-label') ?? '')?.[1]?.replaceAll(',', ''),
    );
    expect([none, half]).toEqual([0, (end ?? 0) / 2]);
    expect(end).toBeGreaterThanOrEqual(most);
  },
);

test.each([
  [
    'en',
    'Nothing of this comparison is there for you any more.',
    'Not there, or not any more, and left out:',
  ],
  ['es', 'Ya no hay nada de esta comparación disponible para usted.', 'No existe, o ya no, y se omite:'],
] as const)(
  'what a pinned comparison names and is not there any more is said in %s',
  async (language, nothing, gone) => {
    languageStore.setState({ language });
    const march = 'from=2025-03-03&to=2025-03-30&v=1';
    await pin(['In part', `s=AU0001~ZZ9999&${march}`], ['Whole', `s=SL3.in~HO0001&${march}`]);
    await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
    const [inPart, whole] = ['In part', 'Whole'].map((name) => pinnedCard(name));
    expect(await (await inPart!).findByRole('img')).toBeInTheDocument();
    expect((await inPart!).getByText(`${gone} ZZ9999`)).toBeVisible();
    expect(await (await whole!).findByText(`${gone} SL3.in`)).toBeVisible();
    expect((await whole!).getByText(nothing)).toBeVisible();
    expect(
      (await whole!).getByText(/^1 (series is another agency’s|serie es de otra agencia)\.$/),
    ).toBeVisible();
  },
);

test('a pinned comparison of which nothing is left is taken off where it says so', async () => {
  const march = 'from=2025-03-03&to=2025-03-30&v=1';
  await pin(['Still there', `s=AU0001&${march}`], ['All gone', `s=SL3.in&${march}`]);
  const { user } = await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const gone = await pinnedCard('All gone');
  const button = await gone.findByRole('button', { name: 'Take off the dashboard' });
  expect(
    (await pinnedCard('Still there')).queryByRole('button', { name: 'Take off the dashboard' }),
  ).toBeNull();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'All gone' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Still there' })).toBeVisible();
  const { data } = (await request('GET /table-views', { query: { table: COMPARISONS } }, 'user')).reply;
  // it is kept, and off the dashboard
  expect(data.map(({ name, pinned }) => [name, pinned])).toEqual([
    ['All gone', false],
    ['Still there', true],
  ]);
});

test('a pinned line is hollow where counts are not certified, and says so', async () => {
  await pin(['Pinned', 's=AU0001&from=2025-12-22&to=2026-01-11&counts=all&v=1']);
  await renderScreen(<DashboardScreen />, { as: 'user', at: '/dashboard' });
  const picture = await screen.findByRole('img', { name: /^Lines of Dec 22/ });
  expect(picture.querySelectorAll('.cx-hollow').length).toBeGreaterThan(0);
  const keys = screen.getByRole('list', { name: 'How the lines are drawn' });
  expect(keys).toHaveTextContent('Hollow line: counts in it are not certified and may still change.');
  await expectNoAxeViolations();
});
