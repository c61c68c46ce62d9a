import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { paths, type Finding } from 'shared-domain';
import { Link } from 'shared-ui/router';
import { renderScreen, signInAs } from 'shared-ui/testing';
import { countRows, DAY, noteOf, openReview, STATION } from '../testing/review.tsx';
import { ValidateCountsScreen } from '../validate-counts.screen.tsx';
import { subjectOf } from './queue.rules.ts';

/** Another station: nothing of it is certified. */
const OTHER = 'AU0004';
let open: Finding[];
beforeAll(async () => {
  await signInAs('user');
  for (const flowid_txdot of [STATION, OTHER]) await call('POST /findings/run', { body: { flowid_txdot } });
  await testApi().runJobs();
  open = (await call('GET /findings', { query: { flowid_txdot: STATION, state: 'open' } })).data;
});

const place = async () => (await screen.findByText(/^\d+ of \d+$/)).textContent;
const chosen = () =>
  within(screen.getByRole('listbox', { name: 'Open findings' })).getByRole('option', { selected: true });
const addressOf = (finding: Finding, filters: Record<string, string> = {}) =>
  `${paths.validateCounts.href({ stationId: STATION })}?${new URLSearchParams({ ...filters, finding: subjectOf(finding) }).toString()}`;

test('the finding stands in the address beside the filters, and the address leads to it again', async () => {
  const first = await openReview(DAY);
  await screen.findByRole('listbox', { name: 'Open findings' });
  await first.user.keyboard('nn');
  const [where, what] = [await place(), chosen().textContent];
  await waitFor(() => expect(first.place()).toMatch(/\?minDate=2026-02-18&maxDate=2026-02-18&finding=\w/));
  await first.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(first.place()).toMatch(/\?finding=\w/));
  expect(await place()).toBe(where);
  first.unmount();

  // without filters: from the first day that waits, as ever
  const { place: address } = await openReview({}, { at: first.place() });
  expect(await place()).toBe(where);
  expect(chosen().textContent).toBe(what);
  expect(address()).toMatch(/\?minDate=2026-01-01&finding=\w/);
});

test('says so where the finding of the address is not open, or its flow is left out', async () => {
  const ofFlow = (direction: string) =>
    open.find(({ flowid_txdot }) => flowid_txdot.split('-')[3] === direction)!;
  await signInAs('user');
  const body = { flowid_txdot: STATION, ids: [ofFlow('1').id], reason: 'Checked on site' };
  await call('POST /findings/dismiss', { body });
  const first = await openReview({}, { at: addressOf(ofFlow('1'), DAY) });
  const gone = await screen.findByText(/^The finding of this address is not open/);
  await first.user.keyboard('n');
  expect(gone).not.toBeInTheDocument();
  first.unmount();

  const north = { ...DAY, travel_direction: '1' };
  const { user } = await openReview({}, { at: addressOf(ofFlow('5'), north) });
  expect(await screen.findByText(/^The finding of this address belongs to a flow/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(ofFlow('5').evidence)).toBeInTheDocument();
});

test('links lead on to another station: to its first day that waits, and to its findings', async () => {
  const last = open.at(-1)!;
  // the other station has something to look at, too
  await testApi().query(
    `update counts set count = null where station_id = (select id from stations where station_id_tmg = $1)
       and ts::time between '10:00' and '12:00'`,
    [OTHER],
  );
  await call('POST /findings/run', { body: { flowid_txdot: OTHER } });
  await testApi().runJobs();
  const links = (
    <>
      <Link to={paths.validateCounts.href({ stationId: STATION })}>That station</Link>
      <Link to={addressOf(last, DAY)}>That finding</Link>
      <ValidateCountsScreen />
    </>
  );
  const { user, place: address } = await renderScreen(links, {
    as: 'user',
    at: paths.validateCounts.href({ stationId: OTHER }),
    routePattern: paths.validateCounts.pattern,
  });
  await screen.findByRole('listbox', { name: 'Open findings' });
  await user.keyboard('n');
  await user.click(screen.getByRole('link', { name: 'That station' }));
  await waitFor(() => expect(address()).toBe('/validate-counts/AU0001?minDate=2026-01-01&opened=waiting'));
  await screen.findByRole('listbox', { name: 'Open findings' });
  expect(screen.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'That finding' }));
  expect(await screen.findByText(last.evidence)).toBeInTheDocument();
  expect(screen.getByLabelText('To')).toHaveValue(DAY.maxDate);

  // the rows that were typed into would go
  const [row] = await countRows();
  await user.type(noteOf(row!), 'Typed');
  await user.click(screen.getByRole('link', { name: 'That station' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toContain(`maxDate=${DAY.maxDate}&finding=`));
  expect(noteOf(row!)).toHaveValue('Typed');
});
