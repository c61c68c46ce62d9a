import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { paths, type FindingState } from 'shared-domain';
import { expectNoAxeViolations, signInAs } from 'shared-ui/testing';
import { countRows, DAY, openReview, STATION } from '../testing/review.tsx';

/** Has the rules look through a station's counts, to the end. */
async function runRules(stationId: string): Promise<void> {
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: stationId } });
  await testApi().runJobs();
}
beforeAll(() => runRules(STATION));

/** Opens the station with a short list below its findings. */
async function openFindings(filters: Parameters<typeof openReview>[0] = DAY) {
  const view = await openReview(filters);
  await countRows();
  const list = await screen.findByRole('listbox', { name: 'Open findings' });
  return { ...view, list };
}
const stored = async (state: FindingState) =>
  (await call('GET /findings', { query: { flowid_txdot: STATION, state } })).data;
const current = () =>
  within(screen.getByRole('listbox', { name: 'Open findings' })).getByRole('option', { selected: true });
const place = () => screen.getByText(/^\d+ of \d+$/).textContent;

test('has the rules look where they never have', async () => {
  const days = new URLSearchParams(DAY).toString();
  await openReview({}, { at: `${paths.validateCounts.href({ stationId: 'AU0004' })}?${days}` });
  const looking = await screen.findByText('The rules are looking through the counts…');
  // the sentence may be there before the server has been asked
  await waitFor(async () => {
    await testApi().runJobs();
    expect(looking).not.toBeInTheDocument();
  });
});

test('has the rules look again when asked', async () => {
  const { user, list } = await openFindings();
  const open = within(list).getAllByRole('option').length;
  await testApi().query(`delete from findings where rule = 'gap'`);
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  const looking = await screen.findByText('The rules are looking through the counts…');
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(open - 1));
  await testApi().runJobs();
  await waitFor(() => expect(looking).not.toBeInTheDocument());
  expect(within(list).getAllByRole('option')).toHaveLength(open);
});

test('leads from finding to finding, those first that affect the most counts', async () => {
  const { user, list } = await openFindings();
  const open = within(list).getAllByRole('option').length;
  await user.click(screen.getByRole('button', { name: 'Start with the first finding' }));
  await waitFor(() => expect(place()).toBe(`1 of ${open}`));
  // one case, with what each rule says of it
  const rules = screen.getByRole('list', { name: 'Rules that fired' });
  expect(
    within(rules)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^High day 1,391 on Jan 22, 2026/),
    expect.stringMatching(/^Spike 546 in one interval/),
  ]);
  expect(screen.getByText(/^About [\d,]+ passages are in question\.$/)).toBeInTheDocument();
  await user.keyboard('n');
  await waitFor(() => expect(place()).toBe(`2 of ${open}`));
  await user.keyboard('pp');
  await waitFor(() => expect(place()).toBe(`${open} of ${open}`));

  list.focus();
  await user.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(place()).toBe(`2 of ${open}`));
  await user.click(within(list).getAllByRole('option')[0]!);
  await waitFor(() => expect(place()).toBe(`1 of ${open}`));
});

test('accepts by key, says what was done, and takes it back', async () => {
  const { user, list } = await openFindings();
  const open = within(list).getAllByRole('option').length;
  await user.keyboard('n');
  const first = current().textContent;
  await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Logger was full');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^Accepted\. /)).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe(`1 of ${open - 1}`));
  expect(current().textContent).not.toBe(first);
  expect(await stored('accepted')).toMatchObject([{ reason: 'Logger was full' }]);

  screen.getByRole('button', { name: /^Undo: / }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
  expect(await stored('accepted')).toEqual([]);
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(open));

  await user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByText(/^Redone: /)).toBeInTheDocument();
  expect(await stored('accepted')).toHaveLength(1);
});

test('dismisses all of a kind with a reason, by keys alone, and opens one again', async () => {
  const { user } = await openFindings();
  await user.keyboard('nn');
  const all = await stored('open');
  const { rule, severity } = all.find(({ rule_label }) => current().textContent?.startsWith(rule_label))!;
  const kind = all.filter((finding) => finding.rule === rule && finding.severity === severity);
  await user.keyboard('kd');
  const reason = await screen.findByRole('combobox', { name: 'Reason for dismissing' });
  expect(reason).toHaveFocus();
  await user.keyboard('Checked on site{Enter}');
  expect(await screen.findByText(/^Dismissed\. /)).toBeInTheDocument();
  expect(await stored('dismissed')).toHaveLength(kind.length);

  await user.click(screen.getByRole('button', { name: 'Decided findings' }));
  await user.click(screen.getByRole('button', { name: 'Dismissed' }));
  expect((await screen.findAllByText('Checked on site')).length).toBe(kind.length);
  await user.click(screen.getAllByRole('button', { name: 'Open again' })[0]!);
  await waitFor(async () => expect(await stored('dismissed')).toHaveLength(kind.length - 1));
});

test('a reason thought better of decides nothing', async () => {
  const { user } = await openFindings();
  await user.keyboard('nd');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  await user.keyboard('Ev{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Reason for dismissing' })).not.toBeInTheDocument();
  expect(await stored('dismissed')).toEqual([]);
});

test('shows the rows of the finding in the list', async () => {
  const { user } = await openFindings();
  await user.keyboard('nr');
  const told = /(\w{3} \d+, \d{4}), \d+:\d{2}\s[AP]M to /;
  const [, first = ''] = told.exec(screen.getByText(told).textContent)!;
  const day = new Date(`${first} UTC`).toISOString().slice(0, 10);
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(day));
  expect(day).not.toBe(DAY.minDate);
});

test('marks in the list what a finding is about, suspects and what has no data, each with its word', async () => {
  const { user } = await openFindings();
  await user.keyboard('nr');
  const marked = await screen.findAllByRole('rowheader', { name: /open finding$/ });
  expect(marked[0]?.closest('tr')).toHaveClass('is-in-finding');
  const legend = screen.getByRole('list', { name: 'What the marks mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['No data', 'Marked suspect', 'Selected', 'Open finding']);
});

test('single keys can be switched off', async () => {
  const { user } = await openFindings();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Single keys are on' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('n');
  expect(screen.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument();
});

test('only findings of the flows that the filters show are listed', async () => {
  const { user, list } = await openFindings();
  const open = within(list).getAllByRole('option').length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Travel Direction' }), 'South');
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeLessThan(open));
  const left = open - within(list).getAllByRole('option').length;
  expect(screen.getByText(`Open in flows that the filters leave out: ${left}.`)).toBeInTheDocument();
});

test('where the filters leave all findings out, nobody says that nothing looks wrong', async () => {
  // only bicycles are counted there
  await openReview({ ...DAY, count_type: '1' });
  const empty = await screen.findByText(/They hide [1-9]\d* lines?\./);
  expect(empty).toHaveTextContent(/^Nothing matches these filters: Count Type: 1\./);
  expect(screen.queryByText(/^Nothing looks wrong/)).not.toBeInTheDocument();
});

test('is accessible while a finding is looked at', async () => {
  const { user, container } = await openFindings({ ...DAY, travel_direction: '1' });
  await user.keyboard('n');
  await expectNoAxeViolations(container);
});

test('what somebody else has decided meanwhile is told, and leaves the list', async () => {
  const { user, list } = await openFindings();
  const open = within(list).getAllByRole('option').length;
  await user.keyboard('n');
  const [first] = await stored('open');
  await testApi().query(`update findings set state = 'dismissed', reason = 'Marathon' where id = $1`, [
    first!.id,
  ]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(open - 1));
  expect(screen.queryByText(/^Accepted\. /)).not.toBeInTheDocument();
  const decided = (await stored('dismissed')).find(({ id }) => id === first!.id);
  expect(decided).toMatchObject({ reason: 'Marathon' });
});
