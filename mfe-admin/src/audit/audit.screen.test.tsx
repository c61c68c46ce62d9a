import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import {
  answerOnce,
  choose,
  expectNoAxeViolations,
  renderScreen,
  signInAs,
  type Persona,
} from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async (as: Persona, at = '/audit') => {
  const view = await renderScreen(<App />, { as, at });
  await screen.findByRole('table', { name: 'Audit' });
  return view;
};
const told = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
/** An admin adds somebody and gives them another name; a super admin adds somebody of another agency. */
async function doThings(): Promise<void> {
  await signInAs('admin');
  const { user } = await call('POST /user/add', { body: { name: 'Nora Field', email: 'nora@example.org' } });
  await call('PUT /users/:userId', { params: { userId: String(user.id) }, body: { name: 'Nora Lake' } });
  await signInAs('super');
  await call('POST /user/add', { body: { name: 'Hanna Wells', email: 'hanna@example.org', agency_id: 4 } });
}

test("shows an admin what was done in the agency, the newest first, and nobody else's", async () => {
  await doThings();
  await open('admin');
  const done = told().filter((what) => !what?.startsWith('Signed in'));
  expect(done.slice(0, 2)).toEqual([
    expect.stringContaining('Nora Lake'),
    'Added the user Nora Field (nora@example.org).',
  ]);
  expect(told().length).toBeGreaterThan(done.length);
  expect(screen.queryByText(/Hanna Wells/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Added the user Nora Field/ })).toHaveTextContent('Ada Morgan');
  expect(screen.queryByRole('columnheader', { name: 'Agency' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('shows a super admin what was done in every agency, and in which', async () => {
  await doThings();
  await open('super');
  expect(screen.getByRole('row', { name: /Hanna Wells/ })).toHaveTextContent('City of Houston');
  expect(screen.getByRole('row', { name: /Added the user Nora Field/ })).toHaveTextContent('City of Austin');
});

test('is narrowed by action and person, and keeps that in the address', async () => {
  await doThings();
  const { user, place } = await open('super');
  await choose('Action', 'User added', user);
  await user.click(button('Filter'));
  await waitFor(() => expect(told()).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'ada{Enter}');
  await waitFor(() => expect(told()).toEqual(['Added the user Nora Field (nora@example.org).']));
  await waitFor(() => expect(place()).toBe('/audit?action=user.add&user=ada'));
  await user.click(button('Clear filters'));
  await waitFor(() => expect(told().length).toBeGreaterThan(2));
  expect(screen.getByText('All', { selector: 'span' })).toBeVisible();
  await waitFor(() => expect(place()).toBe('/audit'));
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('its filters are folded as those of other tables, and say when one is in use', async () => {
    await doThings();
    const { user, place } = await open('admin');
    const fold = screen.getByText('Filters', { selector: '.cx-folded-filters > summary' });
    expect(fold.parentElement).not.toHaveAttribute('open');
    await user.click(fold);
    await user.type(screen.getByRole('textbox', { name: 'Person' }), 'ada{Enter}');
    await waitFor(() => expect(place()).toBe('/audit?user=ada'));
    expect(await screen.findByText('Filters (1 in use)')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Person' })).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('what hides entries is in view from the start', async () => {
    await open('admin', '/audit?user=ada');
    expect(screen.getByText('Filters (1 in use)').parentElement).toHaveAttribute('open');
  });
});

test('who narrows it with Enter stays in the field', async () => {
  const { user, place } = await open('admin');
  const person = screen.getByRole('textbox', { name: 'Person' });
  await user.type(person, ' ada {Enter}');
  await waitFor(() => expect(place()).toBe('/audit?user=ada'));
  expect(person).toHaveFocus();
  await waitFor(() => expect(person).toHaveValue('ada'));
});

test('a person’s name that is too long to search for is cut when it is pasted', async () => {
  const { user } = await open('admin');
  const person = screen.getByRole('textbox', { name: 'Person' });
  await user.click(person);
  await user.paste('ada'.repeat(200));
  await user.click(button('Filter'));
  expect(await screen.findByText(/^Nothing|^No /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('opens narrowed by the station of its address', async () => {
  await signInAs('user');
  await call('POST /counts/certify', { body: { flowid_txdot: 'AU0005', reason: 'Known' } });
  await open('admin', '/audit?station=au0005');
  expect(screen.getByRole('textbox', { name: 'Station' })).toHaveValue('au0005');
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^Started to certify \d+ counts\.$/)]));
  const row = within(screen.getByRole('row', { name: /Started to certify/ }));
  expect(row.getByRole('link', { name: 'AU0005' })).toHaveAttribute('href', '/stations/AU0005');
});

test('tells in its details what a field was and what it became', async () => {
  await doThings();
  const { user } = await open('admin');
  const [newest] = screen.getAllByRole('button', { name: /^Details: Changed the user Nora Field/ });
  if (!newest) throw new Error('There are no details');
  await user.click(newest);
  const dialog = screen.getByRole('dialog', { name: 'Details' });
  const change = within(dialog).getByText('Nora Field → Nora Lake');
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toContain('Name');
  expect(change).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(newest).toHaveFocus());
});

describe.each([
  ['en', 'Details', /^Details: /],
  ['es', 'Detalles', /^Detalles: /],
] as const)('in %s', (language, title, details) => {
  test.each([
    [
      'counts.import',
      { file: 'a.csv', repeats: [{ first: 3, line: 4, keep: 'second' }] },
      {
        en: ['Times that occur twice', 'of lines 3 and 4 the second is kept'],
        es: ['Horas repetidas', 'de las líneas 3 y 4 se conserva la segunda'],
      },
    ],
    [
      'counts.certify',
      { counts: 5, reason: 'A race' },
      { en: ['Reason', 'A race'], es: ['Motivo', 'A race'] },
    ],
    [
      'counts.certified',
      { counts: 5, first: null, last: null, overridden: 2 },
      { en: ['Strong findings passed over', '2'], es: ['Hallazgos fuertes pasados por alto', '2'] },
    ],
    [
      'city.update',
      { before: { city_area: 'Ward' }, after: { city_area: 'Ward Creek' } },
      { en: ['City', 'Ward → Ward Creek'], es: ['Ciudad', 'Ward → Ward Creek'] },
    ],
    [
      'eco-site.hand-over',
      { site_id: '100', name: 'Bridge', from: 'Austin', to: 'Houston' },
      { en: ['Number of the site', '100'], es: ['Número del sitio', '100'] },
    ],
  ])('the details of %s are in words', async (action, detail, words) => {
    languageStore.setState({ language });
    await testApi().query(
      `insert into audit_log (at, user_id, user_name, agency_id, action, detail)
       values ('2026-05-01T10:00:00Z', 2, 'Ada Morgan', 3, $1, $2::text::jsonb)`,
      [action, JSON.stringify(detail)],
    );
    const { user } = await renderScreen(<App />, { as: 'super', at: `/audit?action=${action}` });
    await user.click(await screen.findByRole('button', { name: details }));
    const dialog = screen.getByRole('dialog', { name: title });
    const [field, value] = words[language];
    const [term] = within(dialog)
      .getAllByRole('term')
      .filter(({ textContent }) => textContent === field);
    expect(term?.nextElementSibling).toHaveTextContent(value ?? '');
  });
});

test('brings older entries below the newer ones until there are none', async () => {
  await testApi().query(
    `insert into audit_log (at, user_id, user_name, agency_id, action, detail)
     select timestamptz '2026-05-01T10:00:00Z' + n * interval '1 minute', 2, 'Ada Morgan', 3, 'agency.add',
       jsonb_build_object('name', 'Agency ' || n)
     from generate_series(1, 70) n`,
  );
  const { user } = await open('admin', '/audit?action=agency.add');
  expect(await screen.findByText('50 entries shown; there are older ones.')).toBeInTheDocument();
  await user.click(button('Older'));
  const all = await screen.findByText('70 entries; there are no older ones.');
  expect(told()[0]).toBe('Added the agency Agency 70.');
  expect(told().at(-1)).toBe('Added the agency Agency 1.');
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await waitFor(() => expect(all).toHaveFocus());
});

test('keeps what is shown when the older entries do not come', async () => {
  await testApi().query(
    `insert into audit_log (at, user_id, user_name, agency_id, action, detail)
     select timestamptz '2026-05-01T10:00:00Z', 2, 'Ada Morgan', 3, 'agency.add', '{"name": "One"}'
     from generate_series(1, 51)`,
  );
  const { user } = await open('admin', '/audit?action=agency.add');
  answerOnce('GET /audit', 500, { error: 'Out of order.', message: 'Out of order.' });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  expect(told()).toHaveLength(50);
  await user.click(button('Older'));
  expect(await screen.findByText('51 entries; there are no older ones.')).toBeInTheDocument();
});

test('says which filters hide everything, in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/audit?user=nadie' });
  expect(await screen.findByText(/^Nada coincide con estos filtros/)).toHaveTextContent('nadie');
  expect(screen.getByText('Todas', { selector: 'span' })).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Mostrar todo' }));
  expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0);
});

test.each<Persona>(['user', 'houston'])('is refused to %s by the server', async (as) => {
  await renderScreen(<App />, { as, at: '/audit' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('is exported whole, as the filters narrow it, not the first page alone', async () => {
  await testApi().query(
    `insert into audit_log (user_id, user_name, agency_id, action, detail, at)
     select 2, 'Ada Morgan', 3, 'user.sign-in', '{}', now() - n * interval '1 minute' from generate_series(1, 230) n`,
  );
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('admin', '/audit?user=Ada');
  await user.click(button('Export Table'));
  expect(await screen.findByText(/^Saved .* Audit\.csv with 2\d\d lines\.$/)).toBeVisible();
  press.mockRestore();
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines[0]).toBe('When,Who,What,Station');
  expect(lines.length).toBeGreaterThan(231);
  expect(lines.slice(1, -1).filter((line) => !line.includes('Ada Morgan'))).toEqual([]);
});
