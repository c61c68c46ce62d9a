import { screen, waitFor } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { comparisonLook, COMPARISONS, parseComparison } from 'shared-domain';
import { SavedComparisonScreen } from './saved-comparison.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const SEARCH = 's=AU0001~AU0001@2024&from=2025-03-03&to=2025-03-30&bin=week&with=typical&v=1';
const keep = async (shared: boolean) => {
  const look = comparisonLook(parseComparison(new URLSearchParams(SEARCH)).comparison);
  const body = { table: COMPARISONS, name: 'Shoal Creek by week', shared, look };
  return (await request('POST /table-views', { body }, 'user')).reply.id;
};
const open = (id: number, as: Persona = 'user') =>
  renderScreen(<SavedComparisonScreen />, {
    as,
    at: `/compare/v/${id}`,
    routePattern: '/compare/v/:viewId',
  });

test('the short address of a comparison leads to the long one, for whoever it is shared with', async () => {
  const id = await keep(true);
  const { place } = await open(id, 'admin');
  await waitFor(() => expect(place()).toBe(`/compare?${SEARCH}&view=${id}`));
});

test.each<[string, boolean, Persona]>([
  ['a colleague’s own', false, 'admin'],
  ['another agency’s', true, 'houston'],
])('%s is not there, and nothing is told of it', async (_whose, shared, as) => {
  await open(await keep(shared), as);
  expect(await screen.findByText(/^This saved comparison is not there for you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin a comparison' })).toHaveAttribute('href', '/compare');
  expect(document.body).not.toHaveTextContent('Shoal Creek');
  await expectNoAxeViolations();
});
