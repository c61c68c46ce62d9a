import { act, screen, within } from '@testing-library/react';
import type { Certification } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, loseOnce, type Persona } from 'shared-ui/testing';
import { anEntry as entry } from '../testing/ledger.ts';
import { openViews } from '../testing/open-views.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';

const overridden = {
  id: 1,
  rule_label: 'Gap',
  flowid_txdot: 'AU0001-1-2-1-0',
  from: '2026-01-05 06:00:00',
  until: '2026-01-06 06:00:00',
  affected: 1200,
};

async function openLedger(entries: Certification[], as: Persona = 'super') {
  let closed = 0;
  answerOnce('GET /counts/certifications', 200, entries);
  const view = await openViews(<LedgerDialog onClose={() => (closed += 1)} />, {}, { as });
  return { ...view, ledger: within(await screen.findByRole('dialog')), closed: () => closed };
}
const cells = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent ?? '');
const speak = (language: 'en' | 'es') =>
  act(() => {
    languageStore.setState({ language });
  });
afterEach(() => speak('en'));

test('a row tells who certified or reopened what, when, why, and how much of it still stands', async () => {
  const { ledger, container } = await openLedger([
    entry(1),
    entry(2, { status: 'running', counts: 0, certified: 0, first: null, last: null }),
    entry(3, { status: 'failed', certified: 0, failure: 'Strong findings are open.' }),
    entry(1, { kind: 'reopening', counts: 48, certified: 0, reason: 'Counted twice' }),
    entry(4, { certified: 48, reason: 'Known', findings: [overridden, { ...overridden, id: 2 }] }),
  ]);
  const rows = (await ledger.findAllByRole('row')).slice(1);
  const when = 'Mar 1, 2026, 10:00\u00A0AM';
  const range = 'Jan 1, 2026 to Jan 31, 2026';
  expect(rows.map((row) => cells(row).slice(0, 6))).toEqual([
    [when, 'Uma', 'Certified', range, '1,488', '1,488'],
    [when, 'Uma', 'Certified (Running)', '', '0', '0'],
    [when, 'Uma', 'Certified (Failed)', range, '1,488', '0'],
    [when, 'Uma', 'Reopened', range, '48', ''],
    [when, 'Uma', 'Certified', range, '1,488', '48'],
  ]);
  expect(cells(rows[2]!)[6]).toBe('Strong findings are open.');
  expect(cells(rows[3]!)[6]).toBe('Counted twice');
  const [first] = within(rows[4]!).getAllByRole('listitem', { hidden: true });
  expect(within(rows[4]!).getByText('Certified over 2 strong findings')).toBeInTheDocument();
  expect(first).toHaveTextContent(
    'Gap, AU0001-1-2-1-0: Jan 5, 2026, 6:00 AM to Jan 6, 2026, 6:00 AM (about 1,200 passages)',
  );
  // nothing is left to take back of the others
  expect(rows.map((row) => within(row).queryByRole('button', { name: 'Reopen' }) !== null)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  await expectNoAxeViolations(container);
});

test('a station that was never certified says so, in Spanish too', async () => {
  const { ledger, user, closed } = await openLedger([], 'user');
  expect(await ledger.findByText('Nothing has been certified at this station yet.')).toBeInTheDocument();
  answerOnce('GET /counts/certifications', 200, []);
  speak('es');
  expect(await ledger.findByText('Aún no se ha certificado nada en esta estación.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(closed()).toBeLessThanOrEqual(1);
});

test('a ledger that does not come is told, and asked for again', async () => {
  loseOnce('GET /counts/certifications');
  const { user } = await openViews(<LedgerDialog onClose={() => undefined} />, {}, { as: 'super' });
  const dialog = within(await screen.findByRole('dialog'));
  answerOnce('GET /counts/certifications', 200, [entry(1)]);
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('rowheader', { name: /^Mar 1, 2026, 10:00\sAM$/ })).toBeInTheDocument();
});

test('reopening starts from the days of its row, and thinking better of it leaves the ledger', async () => {
  const { ledger, user } = await openLedger([entry(1), entry(2, { first: '2026-02-01 00:00:00' })]);
  const [one, two] = await ledger.findAllByRole('button', { name: 'Reopen' });
  const form = () => within(ledger.getByRole('form', { name: 'Reopen certified counts' }));
  await user.click(one!);
  expect(form().getByRole('textbox', { name: 'From' })).toHaveValue('2026-01-01');
  // another row's days take the place of these
  await user.click(two!);
  expect(form().getByRole('textbox', { name: 'From' })).toHaveValue('2026-02-01');
  expect(form().getByRole('textbox', { name: 'To' })).toHaveValue('2026-01-31');
  await user.click(form().getByRole('button', { name: 'Cancel' }));
  expect(ledger.queryByRole('form')).not.toBeInTheDocument();
  expect(ledger.getAllByRole('row')).toHaveLength(3);
});
