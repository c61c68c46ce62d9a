import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { endSession, restoreTyped, signInAs, type Persona } from 'shared-ui/testing';
import { countRows, DAY, openReview, STATION, STATION_NAME } from './testing/review.tsx';

// What is typed into the dialogs and panels of a review outlives the session: typed, lost with the page, given back.

/** Days with a strong finding, and a short list. */
const GAP = { minDate: '2026-02-19', maxDate: '2026-02-21' };
const SHORT = { ...DAY, travel_direction: '1' };
/** Before the tests about findings: the rules look through the counts. */
beforeAll(async () => {
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
});

type View = Awaited<ReturnType<typeof openReview>>;
type Place = {
  filters?: Parameters<typeof openReview>[0];
  as: Persona;
  /** Opens where it is typed; gives the field. */
  open: (view: View) => Promise<HTMLElement>;
  typed: string;
};
const click = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

const places: Record<string, Place> = {
  'the reason for certifying over strong findings': {
    as: 'user',
    filters: GAP,
    open: async (view) => {
      await click(view, 'Certify');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Certify counts?' }));
      return dialog.findByRole('textbox', { name: /^Reason for certifying/ });
    },
    typed: 'The logger was away',
  },
  'the reason for reopening': {
    as: 'super',
    open: async (view) => {
      await click(view, 'Certifications');
      const ledger = within(await screen.findByRole('dialog', { name: `Certifications of ${STATION_NAME}` }));
      await view.user.click((await ledger.findAllByRole('button', { name: 'Reopen' }))[0]!);
      return ledger.findByRole('textbox', { name: 'Reason for reopening' });
    },
    typed: 'Double counted',
  },
  'the days to reopen': {
    as: 'super',
    open: async (view) => {
      await click(view, 'Certifications');
      const ledger = within(await screen.findByRole('dialog', { name: `Certifications of ${STATION_NAME}` }));
      await view.user.click((await ledger.findAllByRole('button', { name: 'Reopen' }))[0]!);
      return within(ledger.getByRole('form')).findByRole('textbox', { name: 'From' });
    },
    typed: '2025-06-07',
  },
  'a threshold': {
    as: 'admin',
    open: async (view) => {
      await click(view, 'Thresholds');
      const dialog = within(await screen.findByRole('dialog', { name: 'Thresholds of the rules' }));
      return within((await dialog.findAllByRole('group'))[0]!).getAllByRole('textbox')[0]!;
    },
    typed: '7',
  },
  'the note of a finding': {
    as: 'user',
    open: async (view) => {
      await screen.findByRole('listbox', { name: 'Open findings' });
      await view.user.keyboard('n');
      return screen.findByRole('textbox', { name: 'Note (optional)' });
    },
    typed: 'Logger was full',
  },
};

test.each(Object.entries(places))(
  '%s outlives the session',
  async (_, { as, filters = SHORT, open, typed }) => {
    const first = await openReview(filters, { as });
    await countRows();
    const typedInto = await open(first);
    fireEvent.change(typedInto, { target: { value: typed } });
    // a date is taken when it is left
    fireEvent.blur(typedInto);
    await endSession();
    first.unmount();
    const again = await openReview(filters, { as });
    await countRows();
    const field = await open(again);
    expect(field).not.toHaveValue(typed);
    restoreTyped();
    await waitFor(() => expect(field).toHaveValue(typed));
  },
);

test('the reason for dismissing a finding outlives the session, with the question that it answers', async () => {
  const reason = () => screen.findByRole('combobox', { name: 'Reason for dismissing' });
  const start = async () => {
    const view = await openReview(SHORT);
    await countRows();
    await screen.findByRole('listbox', { name: 'Open findings' });
    await view.user.keyboard('n');
    return view;
  };
  const first = await start();
  await first.user.keyboard('d');
  fireEvent.change(await reason(), { target: { value: 'Marathon' } });
  await endSession();
  first.unmount();
  await start();
  restoreTyped();
  expect(await reason()).toHaveValue('Marathon');
});
