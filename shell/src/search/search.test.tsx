import { act, screen, waitFor, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { session } from 'shared-ui/auth';
import { answerOnce, expectNoAxeViolations, loseOnce, type Persona } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

beforeEach(() => serveRegistry());
// what was opened is forgotten with it
afterEach(() => act(() => session.getState().logout()));

const button = () => screen.findByRole('button', { name: 'Search everywhere' });
const field = () => screen.findByRole('combobox', { name: /Name, number/ });
const list = () => within(screen.getByRole('listbox', { name: 'Search everywhere' }));
const options = () =>
  list()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');

/** A screen that asks for nothing. */
const QUIET = '/terms-and-conditions';

async function openSearch(as: Persona = 'user') {
  const app = await openApp({ as, at: QUIET });
  await app.user.click(await button());
  await field();
  return app;
}

test('a station is found by a part of its name, and Enter opens its page', async () => {
  const { user, place } = await openSearch();
  expect(await field()).toHaveFocus();
  await user.keyboard('shoal cr');
  await waitFor(() => expect(options()[0]).toMatch(/^AU0001 Shoal Creek Trail/));
  expect(await chosen()).toHaveAttribute('aria-selected', 'true');
  const doing = within(screen.getByRole('group', { name: 'What can be done there' }));
  expect(doing.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    ['Review counts', 'Upload counts', 'Export certified counts', 'Edit'].map((what) =>
      expect.stringMatching(new RegExp(`^${what}: AU0001 Shoal Creek Trail`)),
    ),
  );
  expect(await screen.findByText('5 results')).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/stations/AU0001'));
  expect(screen.queryByRole('combobox', { name: /Name, number/ })).not.toBeInTheDocument();
});

test('what is done with a station is opened from the search', async () => {
  const { user, place } = await openSearch();
  await user.keyboard('shoal cr');
  await user.click(await screen.findByRole('option', { name: /^Review counts: AU0001/ }));
  await waitFor(() => expect(place()).toBe('/validate-counts/AU0001'));
});

test('Ctrl+K opens it from anywhere, Escape closes it and gives the focus back', async () => {
  const { user } = await openApp({ as: 'user', at: QUIET });
  const opener = await button();
  opener.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  // once more does nothing: its dialog is open
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('combobox', { name: /Name, number/ })).toHaveLength(1);
  await user.keyboard('aadt{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('arrow keys choose and stop at the ends; screens and terms stand under their headings', async () => {
  const { user, place } = await openSearch();
  await user.keyboard('aadt');
  const terms = await screen.findByRole('group', { name: 'Glossary' });
  expect(within(terms).getAllByRole('option')[0]).toHaveTextContent(/^AADT/);
  await user.keyboard('{ArrowUp}');
  const all = list().getAllByRole('option');
  expect(await chosen()).toBe(all[0]);
  for (const _ of all) await user.keyboard('{ArrowDown}');
  expect(await chosen()).toBe(all.at(-1));
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(place()).toBe('/glossary'));
});

test('what was opened is listed first the next time, and for nobody else', async () => {
  const { user } = await openSearch();
  expect(screen.getByText(/Type two letters/)).toBeInTheDocument();
  await user.keyboard('hyde');
  await user.keyboard('{Control>}a{/Control}upload');
  await user.click(await screen.findByRole('option', { name: /Upload Count Data/ }));
  await user.click(await button());
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('count');
  expect(list().getAllByRole('option')[0]).toHaveTextContent('Upload Count Data');
  await user.keyboard('{Escape}');
  await act(() => session.getState().logout());
  expect(localStorage.getItem('search')).not.toMatch('Upload');
});

test('an admin finds colleagues, and is led to them in the list of people', async () => {
  const { user, place } = await openSearch('admin');
  await user.keyboard('castillo');
  await user.click(await screen.findByRole('option', { name: /Uma Castillo/ }));
  await waitFor(() => expect(place()).toBe('/authorized-users?search=user%40example.org'));
});

test('an ordinary user finds no people and no screen of administration', async () => {
  const { user } = await openSearch();
  await user.keyboard('castillo');
  expect(await screen.findByText(/Nothing fits “castillo”/)).toBeInTheDocument();
  expect(screen.getByText(/Searched: stations, flows, screens/)).toBeInTheDocument();
});

test.each(['lost', 'refused'])(
  'where the server’s answer is %s, the rest is found, and another try helps',
  async (how) => {
    const { user } = await openSearch();
    if (how === 'lost') loseOnce('GET /search');
    else answerOnce('GET /search', 500, { error: 'Oops.', message: 'Oops.' });
    await user.keyboard('shoal');
    expect(await screen.findByText(/Records could not be searched/)).toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /^AU0001/ })).toBeInTheDocument();
    expect(screen.queryByText(/Records could not be searched/)).not.toBeInTheDocument();
  },
);

test('works where the list of remotes can’t be had, and in Spanish', async () => {
  serveRegistry({}, 500);
  const { user } = await openApp({ as: 'user', at: QUIET });
  act(() => languageStore.getState().setLanguage('es'));
  await user.click(await screen.findByRole('button', { name: 'Buscar en todo' }));
  await user.keyboard('peaton');
  expect(await screen.findByRole('group', { name: 'Glosario' })).toBeInTheDocument();
  act(() => languageStore.getState().setLanguage('en'));
});
