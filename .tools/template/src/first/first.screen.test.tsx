import { screen, within } from '@testing-library/react';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { FirstScreen } from './first.screen.tsx';

const table = () => screen.findByRole('table', { name: 'Stations' });

test('lists the stations of the agency and of no other', async () => {
  const { container } = await renderScreen(<FirstScreen />, { as: 'houston', at: '/template' });
  const list = await table();
  expect(screen.getByText('Stations of City of Houston.')).toBeInTheDocument();
  expect(within(list).getByRole('row', { name: /HO0001/ })).toBeInTheDocument();
  expect(within(list).queryAllByText(/^AU\d/)).toEqual([]);
  await expectNoAxeViolations(container);
});

test('a failure is told with its status and can be tried again', async () => {
  answerOnce('GET /stations/summary', 500, { error: 'Broken.', message: 'Broken.' });
  const { user } = await renderScreen(<FirstScreen />, { as: 'user', at: '/template' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeInTheDocument();
});
