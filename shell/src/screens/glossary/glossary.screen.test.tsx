import { screen, waitFor, within } from '@testing-library/react';
import { termsIn } from 'shared-domain/glossary';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(() => serveRegistry());

test('is reached from the sidebar and explains the terms in the order of the alphabet', async () => {
  const { user, place } = await openApp({ as: 'user' });
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('button', { name: 'Help & Feedback' }));
  await user.click(within(menu).getByRole('link', { name: 'Glossary' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Glossary' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/glossary'));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(termsIn('en').map(({ term }) => term));
  expect(terms[3]).toBe('AADT');
  await expectNoAxeViolations();
});

test('the search narrows the list and says how many there are', async () => {
  const { user } = await openApp({ as: 'user', at: '/glossary' });
  const search = await screen.findByRole('searchbox', { name: 'Search the glossary' });
  await user.type(search, 'wheel');
  expect(screen.getByText('4 terms')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Non-motorized traffic',
    'Piezoelectric sensor',
    'Pneumatic tube',
    'Sensor type',
  ]);
  await user.clear(search);
  await user.type(search, 'unicorn');
  expect(screen.getByText('No term matches. Try another word.')).toBeInTheDocument();
});

test('an address with a term leads to it', async () => {
  const { user } = await openApp({ as: 'user', at: '/glossary#zero-run' });
  expect((await screen.findByText('Zero run')).closest('[id]')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Link to AADT' }));
  expect(screen.getByText('AADT', { selector: 'dt' }).closest('[id]')).toHaveFocus();
});

test('speaks Spanish with the same addresses', async () => {
  const { user } = await openApp({ as: 'user', at: '/glossary#gap' });
  await screen.findByRole('heading', { level: 1, name: 'Glossary' });
  await user.click(screen.getByRole('button', { name: 'Uma Castillo' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  expect(await screen.findByRole('heading', { level: 1, name: 'Glosario' })).toBeInTheDocument();
  expect(screen.getByText('Hueco').closest('[id]')).toHaveAttribute('id', 'gap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English');
});
