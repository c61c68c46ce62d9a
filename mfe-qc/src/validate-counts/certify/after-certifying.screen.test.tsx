import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { signInAs } from 'shared-ui/testing';
import { countRows, openReview, STATION, STATION_NAME } from '../testing/review.tsx';

// what the review shows and offers once something was certified, or could not be

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('where all is certified the button says so, does nothing, and the state says what there is to export', async () => {
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
  await call('POST /counts/certify', { body: { flowid_txdot: STATION, reason: 'Known' } });
  await testApi().runJobs();
  const { user } = await openReview();
  await countRows();
  const button = screen.getByRole('button', { name: 'Certify' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(`No counts of ${STATION_NAME} wait to be certified.`),
  );
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText(/Nothing waits for review\./)).toBeVisible();
  expect(screen.getByText('Left to review then')).toBeVisible();
});

test('filters that reach nothing that waits are named as what is in the way', async () => {
  await openReview({ minDate: '2025-06-01', maxDate: '2025-06-02' });
  await countRows();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Certify' })).toHaveAccessibleDescription(
      'No uncertified counts match the filters.',
    ),
  );
});

test('a colleague who certified meanwhile is told of, and the screen takes it in', async () => {
  const { user } = await openReview({ minDate: '2026-01-10', maxDate: '2026-01-10' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Certify counts?' }));
  await question.findByText(/You state that/);
  await request(
    'POST /counts/certify',
    { body: { flowid_txdot: STATION, filters: { minDate: '2026-01-10', maxDate: '2026-01-10' } } },
    'admin',
  );
  await testApi().runJobs();
  await user.click(question.getByRole('button', { name: 'Certify' }));
  expect(await question.findAllByText('No uncertified counts match the filters.')).not.toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('48 counts certified, Jan 10, 2026.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Certify' })).toHaveAccessibleDescription(
      'No uncertified counts match the filters.',
    ),
  );
});

test('a failed one says why, after a reload and to a colleague too', async () => {
  await request('POST /counts/certify', { body: { flowid_txdot: STATION } }, 'user');
  await testApi().runJobs();
  await openReview({ minDate: '2026-02-18', maxDate: '2026-02-18' }, { as: 'admin' });
  await countRows();
  expect(
    await screen.findByText(/^Strong findings are open in the counts of .* Nothing was certified/),
  ).toBeVisible();
  expect(screen.getByText(/^Asked for by Uma Castillo/)).toBeVisible();
});

test('after certifying, nothing on the screen says that it waits or offers to update it, before a reload', async () => {
  const { user } = await openReview({}, { as: 'user' });
  await countRows();
  expect(await screen.findByText(/^The list begins on Jan 1, 2026, the first day that waits/)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Bulk Update' })).toBeVisible();
  await request('POST /findings/run', { body: { flowid_txdot: STATION } }, 'user');
  await testApi().runJobs();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Certify counts?' }));
  await user.type(
    await question.findByRole('textbox', { name: /^Reason for certifying with strong findings/ }),
    'Known',
  );
  await user.click(question.getByRole('button', { name: 'Certify' }));
  await screen.findByText(/^Process started!/);
  await testApi().runJobs();
  expect(await screen.findByText(/Nothing waits for review\./, {}, { timeout: 15_000 })).toBeVisible();
  await countRows();
  const findings = within(screen.getByRole('region', { name: 'Findings' }));
  expect(await findings.findByText('No counts wait for review.')).toBeVisible();
  expect(findings.getByText(/^Certified over \d+ strong finding/)).toBeVisible();
  expect(findings.queryByText(/Nothing looks wrong/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByText('The list begins on Jan 1, 2026. Certified counts lie before it.')).toBeVisible(),
  );
  expect(screen.queryByRole('form', { name: 'Bulk Update' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update Checked' })).not.toBeInTheDocument();
});
