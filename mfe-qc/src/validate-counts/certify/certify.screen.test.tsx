import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { answerOnce, signInAs } from 'shared-ui/testing';
import { countRows, noteOf, openReview, STATION, STATION_NAME, storedCounts } from '../testing/review.tsx';

test('certifying asks for the person’s word, runs in the background and comes to an end', async () => {
  const { user } = await openReview({ minDate: '2026-01-01', maxDate: '2026-01-02' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog');
  await within(question).findByText(/You state that/);
  expect(question).toHaveTextContent('you have reviewed the data for quality and flagged suspect data');
  expect(question).toHaveTextContent('clean and ready for submission');
  expect(question).toHaveTextContent(
    `96 counts of ${STATION_NAME}, from Jan 1, 2026, 12:00 AM to Jan 2, 2026, 11:00 PM`,
  );

  await user.click(within(question).getByRole('button', { name: 'Certify' }));
  expect(
    await screen.findByText(
      'Process started! You will be notified when the certification process is complete.',
    ),
  ).toBeInTheDocument();
  expect(
    await screen.findByText(
      `${STATION_NAME} has a certification process running. Please come back after you are notified of the process completion.`,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/^Asked for by Uma Castillo, .*Days: Jan 1, 2026 to Jan 2, 2026\.$/),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByText(/has a certification process running/)).toHaveFocus());

  await testApi().runJobs();
  const state = within(await screen.findByRole('region', { name: 'State of certification' }));
  const said = await state.findByText('96 counts certified, Jan 1, 2026 to Jan 2, 2026.');
  expect(said.parentElement).toHaveFocus();
  expect(state.getByRole('link', { name: 'Export these counts' })).toHaveAttribute(
    'href',
    `/exports?station=${STATION}&from=2026-01-01&to=2026-01-02`,
  );
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

test('the checklist tells what is open and what the filters leave out, and takes it too', async () => {
  const { user } = await openReview({ minDate: '2026-02-18', maxDate: '2026-02-18' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog', { name: 'Certify counts?' });
  expect(await within(question).findByText(/48 counts of/)).toBeInTheDocument();
  expect(within(question).getByText('The day has counts.')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Take them too' }));
  expect(await within(question).findByText('Nothing that waits for review is left out.')).toBeInTheDocument();
  expect(within(question).queryByText(/48 counts of/)).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
});

test('what has changed since the checklist was read is not certified', async () => {
  const { user } = await openReview({ minDate: '2026-02-18', maxDate: '2026-02-18' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog', { name: 'Certify counts?' });
  await within(question).findByText(/You state that/);
  const message = 'Another number of counts matches by now.';
  answerOnce('POST /counts/certify', 409, { error: message, message });
  await user.click(within(question).getByRole('button', { name: 'Certify' }));
  expect(await within(question).findByText(message)).toBeInTheDocument();
});

test('a strong finding that comes up while the checklist is read is refused, and then asked about', async () => {
  const { user } = await openReview({ minDate: '2026-02-19', maxDate: '2026-02-21' }, { as: 'admin' });
  await countRows();
  await testApi().query('delete from findings');
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Certify counts?' }));
  await question.findByText(/You state that/);
  expect(question.queryByRole('textbox')).not.toBeInTheDocument();
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
  await user.click(question.getByRole('button', { name: 'Certify' }));
  expect(await question.findByRole('textbox', { name: /^Reason for certifying/ })).toBeRequired();
  expect((await storedCounts({ minDate: '2026-02-19', maxDate: '2026-02-19' }))[0]?.certified).toBe(false);
});

test('strong findings are passed over with a reason, which the ledger keeps with them', async () => {
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
  const { user } = await openReview({ minDate: '2026-02-19', maxDate: '2026-02-21' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Certify counts?' }));
  const field = await question.findByRole('textbox', {
    name: 'Reason for certifying with strong findings open',
  });
  expect(field).toHaveAccessibleDescription(/^1 strong finding is open\./);
  await user.type(field, '   ');
  await user.click(question.getByRole('button', { name: 'Certify' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/^Give a reason\./);
  await user.type(field, 'The logger was away');
  await user.click(question.getByRole('button', { name: 'Certify' }));
  await screen.findByText(/^Process started!/);
  await testApi().runJobs();

  await user.click(await screen.findByRole('button', { name: 'Certifications' }));
  const ledger = within(await screen.findByRole('dialog', { name: `Certifications of ${STATION_NAME}` }));
  expect(await ledger.findByText(/The logger was away/)).toBeInTheDocument();
  await user.click(ledger.getByText('Certified over 1 strong finding'));
  expect(ledger.getByText(/^Gap, AU0001-.+: Feb 20, 2026, 7:00 AM to Feb 21, 2026, 2:00 PM/)).toBeVisible();
  await user.click(ledger.getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Decided findings' }));
  await user.click(screen.getByRole('button', { name: 'By certifying' }));
  expect(
    await screen.findByText('Overridden: its counts were certified while it was open.'),
  ).toBeInTheDocument();
});

test('super admins reopen certified days with a reason; the ledger tells of it', async () => {
  const { user } = await openReview({ minDate: '2026-02-18', maxDate: '2026-02-18' }, { as: 'super' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certifications' }));
  const ledger = await screen.findByRole('dialog', { name: `Certifications of ${STATION_NAME}` });
  const [reopen] = await within(ledger).findAllByRole('button', { name: 'Reopen' });
  await user.click(reopen!);
  const form = within(within(ledger).getByRole('form', { name: 'Reopen certified counts' }));
  const field = (name: string) => form.getByRole('textbox', { name });
  await waitFor(() => expect(field('From')).toHaveFocus());
  const setDay = (name: string, day: string) => {
    fireEvent.change(field(name), { target: { value: day } });
    fireEvent.blur(field(name));
  };
  setDay('From', '2025-06-03');
  setDay('To', '2025-06-02');
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(field('To')).toHaveAccessibleDescription(/^Give both dates, the first not after the last\./),
  );
  expect(field('Reason for reopening')).toHaveAccessibleDescription('Give a reason.');
  const faults = form.getByRole('region', { name: 'Invalid fields found' });
  expect(faults).toHaveFocus();
  expect(faults).toHaveTextContent('Reason for reopening: Give a reason.');
  await user.click(within(faults).getByRole('button', { name: 'To' }));
  await waitFor(() => expect(field('To')).toHaveFocus());
  setDay('From', '2025-06-01');
  await user.type(field('Reason for reopening'), 'Loop was double counting');
  const refusal = { error: 'Not now.', message: 'Not now.' };
  answerOnce('POST /counts/reopen', 409, refusal);
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  expect(await form.findByText('Not now.')).toBeInTheDocument();
  expect(field('Reason for reopening')).toHaveValue('Loop was double counting');
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText(/^\d+ counts reopened\.$/)).toBeInTheDocument();
  expect(await within(ledger).findByText('Loop was double counting')).toBeInTheDocument();
});

test('others see the ledger and can’t reopen', async () => {
  const { user } = await openReview({ minDate: '2026-02-18', maxDate: '2026-02-18' });
  await countRows();
  await user.click(screen.getByRole('button', { name: 'Certifications' }));
  const ledger = await screen.findByRole('dialog', { name: `Certifications of ${STATION_NAME}` });
  await waitFor(() => expect(within(ledger).getAllByRole('row').length).toBeGreaterThan(1));
  expect(within(ledger).queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});
