import { act, screen, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import type { Certification } from 'shared-domain';
import { anEntry } from '../testing/ledger.ts';
import { openViews } from '../testing/open-views.tsx';
import { STATION_NAME } from '../testing/review.tsx';
import { CertifiedState } from './certified-state.tsx';

const NAME = 'State of certification';
const finding = {
  id: 1,
  rule_label: 'Gap',
  flowid_txdot: 'AU0001-1-2-1-0',
  from: '2026-01-05 06:00:00',
  until: '2026-01-06 06:00:00',
  affected: 1200,
};
async function openState(entries: Certification[]) {
  answerOnce('GET /counts/certifications', 200, entries);
  return openViews(<CertifiedState />);
}
const state = async () => within(await screen.findByRole('region', { name: NAME }));
const factOf = (region: Awaited<ReturnType<typeof state>>, name: string) =>
  region.getByText(name).nextElementSibling?.textContent;
afterEach(() =>
  act(() => {
    languageStore.setState({ language: 'en' });
  }),
);

test('says who certified what and when, what was left, and over which strong findings with which reason', async () => {
  const { container } = await openState([
    anEntry(1, {
      filters: { travel_direction: '1', suspect_id: 0 },
      certified: 1440,
      reason: 'The logger was away',
      findings: [finding],
      left_out: { counts: 48, days: 2, first: '2026-02-18 00:00:00', last: '2026-02-19 23:00:00' },
    }),
  ]);
  const region = await state();
  expect(region.getByText('1,440 counts certified, Jan 1, 2026 to Jan 31, 2026.')).toBeVisible();
  expect(region.getByText(/By Uma, Mar 1, 2026, 10:00 AM\./)).toBeVisible();
  expect(factOf(region, 'Counts')).toBe('1,440 of 1,488 are still certified');
  expect(factOf(region, 'Left to review then')).toBe('48 counts, Feb 18, 2026 to Feb 19, 2026');
  expect(factOf(region, 'Strong findings left open')).toMatch(
    /^Certified over 1 strong finding.*Gap, AU0001/,
  );
  expect(factOf(region, 'Reason')).toBe('The logger was away');
  expect(factOf(region, 'Only')).toBe('Suspect: No suspect');
  expect(factOf(region, 'Flows')).not.toMatch(/^All|;/);
  expect(region.getByRole('link', { name: 'Export these counts' })).toHaveAttribute(
    'href',
    '/exports?station=AU0001&from=2026-01-01&to=2026-01-31',
  );
  await expectNoAxeViolations(container);
});

test('one of all flows, that left nothing and passed over nothing, says that', async () => {
  await openState([anEntry(1)]);
  const region = await state();
  expect(factOf(region, 'Flows')).toMatch(/^All \d flows$/);
  expect(factOf(region, 'Left to review then')).toBe('Nothing');
  expect(factOf(region, 'Strong findings left open')).toBe('None');
  expect(region.queryByText('Reason')).not.toBeInTheDocument();
});

test('one from before that was kept does not speak of what was left', async () => {
  await openState([anEntry(1, { left_out: null })]);
  expect((await state()).queryByText('Left to review then')).not.toBeInTheDocument();
});

test('a failure says why and who asked, beside what holds; in Spanish too', async () => {
  await openState([
    anEntry(2, { status: 'failed', certified: 0, failure: 'Strong findings are open.' }),
    anEntry(1),
  ]);
  expect(await screen.findByText('Strong findings are open.')).toBeVisible();
  expect(screen.getByText('Asked for by Uma, Mar 1, 2026, 10:00 AM.')).toBeVisible();
  await state();
  answerOnce('GET /counts/certifications', 200, [anEntry(1)]);
  act(() => {
    languageStore.setState({ language: 'es' });
  });
  expect(await screen.findByRole('link', { name: 'Exportar estos conteos' })).toBeVisible();
});

test('what was taken back says by whom and why, and a station that was never certified says nothing', async () => {
  const { unmount } = await openState([
    anEntry(1, { kind: 'reopening', counts: 48, certified: 0, reason: 'Counted twice' }),
  ]);
  expect(await screen.findByText('Counted twice')).toBeVisible();
  expect(screen.getByText(/^48 counts were taken back by Uma, Mar 1, 2026, 10:00 AM: Jan 1/)).toBeVisible();
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  unmount();
  const { container } = await openState([]);
  await expectNoAxeViolations(container);
  expect(container).not.toHaveTextContent(STATION_NAME);
});
