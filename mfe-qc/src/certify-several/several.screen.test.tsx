import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { QualityControlScreen } from '../quality-control/quality-control.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const STRONG = 'AU0001';

/** Opens the dialog over Austin's list, after the rules have looked at the station with strong findings. */
async function openDialog() {
  await request('POST /findings/run', { body: { flowid_txdot: STRONG } }, 'user');
  await testApi().runJobs();
  const view = await renderScreen(<QualityControlScreen />, { as: 'user', at: paths.qualityControl.href() });
  await view.user.click(await screen.findByRole('button', { name: 'Certify several stations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Certify several stations' }));
  const box = (id: string) => dialog.getByRole('checkbox', { name: new RegExp(id) });
  const others = dialog
    .getAllByRole('checkbox')
    .map((one) => /[A-Z]{2}\d{4}/.exec(one.closest('label')?.textContent ?? '')?.[0] ?? '')
    .filter((id) => id !== STRONG);
  const line = (id: string) => within(dialog.getByRole('row', { name: new RegExp(id) }));
  return { ...view, dialog, box, other: others[0]!, line };
}

test('one checklist for all chosen: what is ready is certified, strong findings send a station by itself', async () => {
  const { user, dialog, box, other, line } = await openDialog();
  const forward = dialog.getByRole('button', { name: 'Go through the checklist' });
  expect(forward).toHaveAttribute('aria-disabled', 'true');
  await user.click(box(STRONG));
  await user.click(box(other));
  await user.click(forward);
  expect(await line(STRONG).findByText(/^Strong findings are open: certify it by itself/)).toBeVisible();
  expect(line(STRONG).getByRole('link', { name: 'Open the review' })).toHaveAttribute(
    'href',
    paths.validateCounts.href({ stationId: STRONG }),
  );
  expect(await line(other).findByText(/^Can be certified\./)).toBeVisible();
  expect(dialog.getByText(/^You state that .* counts of 1 station\.$/)).toBeVisible();
  await expectNoAxeViolations();
  const certify = dialog.getByRole('button', { name: 'Certify 1 station' });
  expect(certify).toHaveFocus();
  await user.click(certify);
  expect(await screen.findByText(/^Process started! You will be notified/)).toBeVisible();
  expect(await line(other).findByText('Running')).toBeVisible();
  expect(document.activeElement).toContainElement(dialog.getByRole('table'));
  await testApi().runJobs();
  const { reply } = await request('GET /counts/certifications', { query: { flowid_txdot: other } }, 'user');
  const [entry] = reply;
  // what the rules found first is told where it stands
  const end = entry?.status === 'done' ? /counts certified, / : /^Strong findings are open in the counts/;
  expect(await line(other).findByText(end, {}, { timeout: 10_000 })).toBeVisible();
  const { reply: left } = await request('GET /counts/scope', { query: { flowid_txdot: STRONG } }, 'user');
  expect(left.counts).toBeGreaterThan(0);
});

test('those with strong findings are marked, and choosing all leaves them out', async () => {
  const { user, dialog, box } = await openDialog();
  const item = (id: string) => within(box(id).closest('li')!);
  expect(item(STRONG).getByText(/^Strong findings are open: certify it by itself/)).toBeVisible();
  const all = dialog.getByRole('button', { name: /^Select all \(\d+\)$/ });
  await user.click(all);
  expect(box(STRONG)).not.toBeChecked();
  const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(all).toHaveAccessibleName('Select none');
  expect(all).toHaveFocus();
  for (const { disabled, labels } of chosen)
    expect([disabled, within(labels![0]!.closest('li')!).queryByText(/^Strong/)]).toEqual([false, null]);
  expect(chosen).not.toHaveLength(0);
  await user.click(all);
  for (const one of dialog.getAllByRole('checkbox')) expect(one).not.toBeChecked();
});

test('a station that a colleague certified meanwhile is refused in the server’s words, and the rest goes on', async () => {
  const { user, dialog, box, other, line } = await openDialog();
  await user.click(box(other));
  await user.click(dialog.getByRole('button', { name: 'Go through the checklist' }));
  await line(other).findByText(/^Can be certified\./);
  await request('POST /counts/certify', { body: { flowid_txdot: other, reason: 'Known' } }, 'admin');
  await user.click(dialog.getByRole('button', { name: 'Certify 1 station' }));
  expect(await line(other).findByText(/has a certification process running/)).toBeVisible();
  expect(screen.queryByText(/^Process started!/)).not.toBeInTheDocument();
});

test('nothing is chosen at first, what was chosen can be chosen again, in Spanish too', async () => {
  const { user, dialog, box } = await openDialog();
  for (const one of dialog.getAllByRole('checkbox')) expect(one).not.toBeChecked();
  await user.click(box(STRONG));
  await user.click(dialog.getByRole('button', { name: 'Go through the checklist' }));
  expect(await dialog.findByText('None of these stations can be certified with others.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose again' }));
  expect(box(STRONG)).toBeChecked();
  expect(document.activeElement).toContainElement(box(STRONG));
  languageStore.setState({ language: 'es' });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Recorrer la lista' })).toBeVisible());
});
