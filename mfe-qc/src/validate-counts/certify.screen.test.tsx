import { screen, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { countRows, noteOf, openReview, STATION_NAME, storedCounts } from './testing/review.tsx';

test('certifying asks for the person’s word, runs in the background and comes to an end', async () => {
  const { user } = await openReview({ minDate: '2026-01-01', maxDate: '2026-01-02' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('you have reviewed the data for quality and flagged suspect data');
  expect(question).toHaveTextContent('clean and ready for submission');
  expect(question).toHaveTextContent(
    `96 counts of ${STATION_NAME}, from 2026-01-01 00:00:00 to 2026-01-02 23:00:00`,
  );

  await user.click(within(question).getByRole('button', { name: 'Certify' }));
  expect(
    await screen.findByText(
      'Process started! You will be notified when the certification process is complete.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      `${STATION_NAME} has a certification process running. Please come back after you are notified of the process completion.`,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();

  await testApi().runJobs();
  const [row] = within(await screen.findByRole('grid', { name: 'Counts' }))
    .getAllByRole('row')
    .slice(1);
  expect(within(row!).getByText('Certified')).toBeInTheDocument();
});

test('nothing is certified when the person declines, and typed work stays', async () => {
  const day = { minDate: '2026-01-10', maxDate: '2026-01-10', travel_direction: '1' };
  const { user, dirty } = await openReview(day);
  const [row] = await countRows();
  await user.type(noteOf(row!), 'Typed');
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  const question = await screen.findByRole('alertdialog', { name: 'Certify counts?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect((await storedCounts(day))[0]?.certified).toBe(false);
  expect(noteOf(row!)).toHaveValue('Typed');
  expect(dirty()).toBe(true);
});
