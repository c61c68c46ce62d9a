import { act, screen, waitFor, within } from '@testing-library/react';
import type { CertifyChecklist } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { aChecklist } from '../testing/checklist.ts';
import { openViews } from '../testing/open-views.tsx';
import { STATION_NAME } from '../testing/review.tsx';
import { CertifyDialog } from './certify-dialog.tsx';

const STRONG = { findings: { strong: 2, review: 0, hint: 0 } };
const LEFT_OUT = { counts: 4, days: 1, first: '2026-02-17 00:00:00', last: '2026-02-17 03:00:00' };

async function openDialog(list: Partial<CertifyChecklist> = {}, filters: Record<string, string> = {}) {
  let closed = 0;
  answerOnce('GET /counts/checklist', 200, aChecklist(list));
  const view = await openViews(<CertifyDialog onClose={() => (closed += 1)} />, filters);
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.queryByText('Going through the checklist…')).not.toBeInTheDocument());
  return {
    ...view,
    dialog,
    closed: () => closed,
    certify: () => dialog.getByRole('button', { name: 'Certify' }),
  };
}
const speak = (language: 'en' | 'es') =>
  act(() => {
    languageStore.setState({ language });
  });
afterEach(() => speak('en'));

test.each<[string, Partial<CertifyChecklist>, Record<string, string>, RegExp, boolean]>([
  [
    'all that waits',
    {},
    {},
    new RegExp(`: 96 counts of ${STATION_NAME}, from Feb 18, 2026, 12:00 AM to Feb 19, 2026, 11:00 PM\\.$`),
    true,
  ],
  ['one count', { counts: 1, last: '2026-02-18 00:00:00' }, {}, /: 1 count of /, true],
  [
    'what the filters show',
    { counts: 24 },
    { travel_direction: '1' },
    /Only the counts that match the present filters are certified\.$/,
    true,
  ],
  [
    'from the day on that the review opened with, which nobody has chosen',
    {},
    { minDate: '2026-01-01', opened: 'waiting' },
    /to Feb 19, 2026, 11:00 PM\.$/,
    true,
  ],
  [
    'from a day on that somebody has chosen',
    {},
    { minDate: '2026-01-01' },
    /Only the counts that match the present filters are certified\.$/,
    true,
  ],
  ['nothing that waits', { counts: 0, first: null, last: null }, {}, /^No uncertified counts/, false],
])('the person’s word is on exactly what is certified: %s', async (_, list, filters, words, offered) => {
  const { dialog, certify } = await openDialog(list, filters);
  expect(dialog.getByText(words)).toBeInTheDocument();
  expect(certify()).toHaveProperty('disabled', !offered);
  expect(dialog.queryByRole('heading', { name: 'Checklist' }) !== null).toBe(offered);
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('where the filters show nothing, what they leave out can be taken all the same', async () => {
  const { dialog, user, certify } = await openDialog(
    { counts: 0, first: null, last: null, left_out: LEFT_OUT },
    { travel_direction: '1' },
  );
  expect(certify()).toBeDisabled();
  answerOnce('GET /counts/checklist', 200, aChecklist({ counts: 4 }));
  await user.click(dialog.getByRole('button', { name: 'Take them too' }));
  expect(await dialog.findByText(/: 4 counts of /)).toBeInTheDocument();
  expect(dialog.queryByText(/present filters/)).not.toBeInTheDocument();
  expect(certify()).toBeEnabled();
});

test('a checklist that does not come is told, nothing can be certified, and it is asked for again', async () => {
  loseOnce('GET /counts/checklist');
  const { user } = await openViews(<CertifyDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('alertdialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByRole('button', { name: 'Certify' })).toBeDisabled();
  answerOnce('GET /counts/checklist', 200, aChecklist());
  await user.click(retry);
  expect(await dialog.findByText(/: 96 counts of /)).toBeInTheDocument();
});

test('strong findings: a reason of spaces is none, and the counted ones stand beside the field, in Spanish too', async () => {
  const { dialog, user, certify, container } = await openDialog(STRONG);
  const reason = dialog.getByRole('textbox', { name: 'Reason for certifying with strong findings open' });
  expect(reason).toHaveAccessibleDescription(
    '2 strong findings are open. The ledger keeps your reason with them.',
  );
  expect(reason).toBeRequired();
  await user.type(reason, ' ');
  await user.click(certify());
  // nothing is sent: what is missing is said at the field, which has the focus
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Give a reason\./));
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, 'x');
  await user.tab();
  await waitFor(() => expect(reason).toBeValid());
  await expectNoAxeViolations(container);
  speak('es');
  expect(
    dialog.getByRole('textbox', { name: 'Motivo para certificar con hallazgos fuertes pendientes' }),
  ).toHaveAccessibleDescription(/^Hay 2 hallazgos fuertes pendientes\./);
});

test('what is refused is told, the reason stays, and the checklist is read anew', async () => {
  const { dialog, user, certify } = await openDialog(STRONG);
  await user.type(dialog.getByRole('textbox'), 'Known');
  answerOnce('GET /counts/checklist', 200, aChecklist({ ...STRONG, counts: 95 }));
  answerOnce('POST /counts/certify', 409, { error: 'Busy.', message: 'Busy.' });
  await user.click(certify());
  expect(await dialog.findByText('Busy.')).toBeInTheDocument();
  expect(await dialog.findByText(/: 95 counts of /)).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Known');
});

test('to the findings closes it; Escape and Cancel do, too, and certify nothing', async () => {
  const { dialog, user, closed } = await openDialog({ stale: true });
  await user.click(dialog.getByRole('button', { name: 'Go to the findings' }));
  expect(closed()).toBe(1);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(2);
});
