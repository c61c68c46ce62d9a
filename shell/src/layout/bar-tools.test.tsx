import { screen } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { answerOnce, expectNoAxeViolations, renderScreen, type Persona } from 'shared-ui/testing';
import { BarTools } from './bar-tools.tsx';

beforeEach(() => testApi().reset());

test('a super admin clears the cache and reads what the server says', async () => {
  const { user } = await renderScreen(<BarTools />, { as: 'super' });
  const clear = await screen.findByRole('button', { name: 'Clear Cache' });
  await expectNoAxeViolations();
  await user.click(clear);
  expect(await screen.findByText(/cache/i, { selector: '.cx-alert-text' })).toBeInTheDocument();
  expect(clear).toBeEnabled();
});

test('a refusal is told', async () => {
  const { user } = await renderScreen(<BarTools />, { as: 'super' });
  answerOnce('GET /admin/cache-clear', 500, { error: 'Out of order.', message: 'Out of order.' });
  await user.click(await screen.findByRole('button', { name: 'Clear Cache' }));
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
});

test('who watches the server has the link to its page, which gives nothing away to other sites', async () => {
  await renderScreen(<BarTools />, { as: 'super' });
  const link = await screen.findByRole('link', { name: 'Monitor' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const view = { token: session.getState().token ?? '', language: 'en', zone };
  expect(link).toHaveAttribute('href', `/horizon?${new URLSearchParams(view)}`);
  expect(link).toHaveAttribute('rel', 'noreferrer');
  // beside the app, so that typed work stays
  expect(link).toHaveAttribute('target', '_blank');
});

test.each<Persona>(['admin', 'user'])('%s has neither', async (as) => {
  await renderScreen(<BarTools />, { as });
  expect(screen.queryByRole('button', { name: 'Clear Cache' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Monitor' })).not.toBeInTheDocument();
});
