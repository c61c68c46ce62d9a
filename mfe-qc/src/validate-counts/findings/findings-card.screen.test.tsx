import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Finding, FindingList } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, loseOnce } from 'shared-ui/testing';
import { aFinding, aFindingList } from '../testing/finding.ts';
import { openViews } from '../testing/open-views.tsx';
import { FindingsCard } from './findings-card.tsx';
import { subjectOf } from './queue.rules.ts';

// The card by itself, at what the server may say of a station's findings.

async function openCard(list: FindingList, filters: Parameters<typeof openViews>[1] = {}) {
  answerOnce('GET /findings', 200, list);
  const view = await openViews(<FindingsCard />, filters);
  await screen.findByText(/^[\d,]+ open$/);
  return view;
}
/** The card while one of these is looked at. */
const openAt = (finding: Finding, others: Finding[] = []) =>
  openCard(aFindingList([finding, ...others]), { finding: subjectOf(finding) });
const speak = (language: 'en' | 'es') =>
  act(() => {
    languageStore.setState({ language });
  });
afterEach(() => speak('en'));

const gap = aFinding(1);
const later = aFinding(2, { from: '2026-02-20 06:00:00', until: '2026-02-20 08:00:00', intervals: 2 });
const night = aFinding(3, { rule: 'night', rule_label: 'Night', severity: 'hint', affected: 1200 });

test.each<[string, FindingList, string[], string[]]>([
  [
    'nothing is open',
    aFindingList([]),
    ['0 open', 'Nothing looks wrong in the counts that wait for review.'],
    ['The rules are looking', 'Start with', 'could not finish'],
  ],
  [
    'the rules look for the first time',
    aFindingList([], { run: { status: 'running' } }),
    ['The rules are looking through the counts…'],
    ['Nothing looks wrong', 'Look again'],
  ],
  [
    'they could not finish',
    aFindingList([gap], { run: { status: 'failed' } }),
    ['The rules could not finish. Please have them look again.', 'Start with the first finding'],
    ['The rules are looking'],
  ],
  [
    'findings of every weight are open',
    aFindingList([gap, night], { open: { strong: 3, review: 2, hint: 1 } }),
    ['6 open', '3 strong', '2 to review', '1 hint'],
    ['The first'],
  ],
  [
    'only some weights are open',
    aFindingList([gap], { open: { strong: 0, review: 0, hint: 2 } }),
    ['2 hints'],
    ['strong', 'to review'],
  ],
  [
    'there are more than are listed',
    aFindingList([gap], { total: 734 }),
    ['The first 1 of 734 are listed; the rest follow when these are decided.'],
    [],
  ],
])('where %s, the card says so and nothing else', async (_, list, said, unsaid) => {
  await openCard(list);
  const card = screen.getByText('Findings').closest('section')!;
  for (const words of said) expect(card).toHaveTextContent(words);
  for (const words of unsaid) expect(card).not.toHaveTextContent(words);
  // never two ways to have the rules look, and none while they do
  const ways = screen.queryAllByRole('button', { name: 'Look again' });
  expect(ways).toHaveLength(list.run?.status === 'running' ? 0 : 1);
});

test('findings that do not come are told, and asked for again', async () => {
  loseOnce('GET /findings');
  const { user } = await openViews(<FindingsCard />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/open$/)).not.toBeInTheDocument();
  answerOnce('GET /findings', 200, aFindingList([gap]));
  await user.click(retry);
  expect(await screen.findByText('1 open')).toBeInTheDocument();
});

test('what the calendar knows of its days stands with a finding', async () => {
  const known = [{ date: '2026-03-07', kind: 'event' as const, text: 'Rodeo parade' }];
  await openAt(aFinding(1, { known }));
  expect(await screen.findByText(/Known of these days:/)).toBeVisible();
  expect(screen.getByText(/Rodeo parade, Mar 7, 2026/)).toBeVisible();
});

test('the list names rule, days and weight of each, and goes by keys of its own alone', async () => {
  const { state } = await openCard(aFindingList([gap, later, night]));
  const list = screen.getByRole('listbox', { name: 'Open findings' });
  const options = () => within(list).getAllByRole('option');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^GapFeb 18, 2026 to Feb 19, 2026.*0 passages$/),
    expect.stringMatching(/^GapFeb 20, 2026.*0 passages$/),
    expect.stringMatching(/^NightFeb 18, 2026 to Feb 19, 2026.*1,200 passages$/),
  ]);
  const key = (name: string, part: KeyboardEventInit = {}) => fireEvent.keyDown(list, { key: name, ...part });
  for (const [name, part, expected] of [
    ['End', {}, night],
    ['ArrowDown', {}, gap],
    ['ArrowUp', {}, night],
    ['Home', {}, gap],
    ['End', { ctrlKey: true }, gap],
    ['ArrowDown', { altKey: true }, gap],
    ['x', {}, gap],
  ] as const) {
    key(name, part);
    await waitFor(() => expect(state().subject).toBe(subjectOf(expected)));
  }
  expect(within(list).getByRole('option', { selected: true })).toBe(options()[0]);
  expect(list).toHaveAttribute('aria-activedescendant', options()[0]!.id);
});

test.each<[string, Partial<Finding>, string[]]>([
  ['without counts to mark', { rows: 0 }, ['There are no counts to mark: accepting explains the gap.']],
  ['with one count to mark', { rows: 1 }, ['Accepting marks 1 count.']],
  ['of one passage', { affected: 1 }, ['About 1 passage is in question.']],
  ['that proposes no suspect', { suspect_id: null }, ['Mark nothing']],
  ['that proposes one', {}, ['As proposed: ', 'Mark nothing']],
  [
    'for which one rule fired at several stretches',
    { fired: [{ rule: 'gap', rule_label: 'Gap', evidence: 'Twice.', stretches: 2 }] as Finding['fired'] },
    ['Gap Twice. (2 stretches)'],
  ],
])('a finding %s', async (_, part, said) => {
  await openAt(aFinding(1, part));
  const finding = (await screen.findByText('1 of 1')).closest<HTMLElement>('.qc-finding')!;
  for (const words of said) expect(finding).toHaveTextContent(words);
  // the only one of its kind: nothing to decide along with it
  expect(within(finding).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('all of a kind are counted and marked together; others are not taken along', async () => {
  const { user } = await openAt(gap, [later, night]);
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of this kind' }));
  expect(screen.getByText('Accepting marks 62 counts.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept 2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss 2' }));
  expect(screen.getByRole('button', { name: 'Dismiss 2' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Accept 2' })).toBeInTheDocument();
});

test('Escape thinks better of a reason, spaces are none, and what is refused keeps the words', async () => {
  const { user } = await openAt(gap, [later]);
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  await user.click(dismiss);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Reason for dismissing' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const reason = screen.getByRole('combobox', { name: 'Reason for dismissing' });
  expect(reason).toHaveFocus();
  await user.keyboard('  {Enter}');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  fireEvent.change(reason, { target: { value: 'Marathon' } });
  answerOnce('GET /findings', 200, aFindingList([gap, later]));
  answerOnce('POST /findings/dismiss', 409, { error: 'Busy.', message: 'Busy.' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Busy.')).toBeInTheDocument();
  expect(reason).toHaveValue('Marathon');
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
});

test('accepting that is refused says why, and shows what is open by now', async () => {
  const { user } = await openAt(gap, [later]);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  answerOnce('GET /findings', 200, aFindingList([later]));
  answerOnce('POST /findings/accept', 404, { error: 'Decided meanwhile.', message: 'Decided meanwhile.' });
  await user.click(accept);
  expect(await screen.findByText('Decided meanwhile.')).toBeInTheDocument();
  expect(await screen.findByText('1 open')).toBeInTheDocument();
  expect(screen.getByText(/^The finding of this address is not open/)).toBeInTheDocument();
});

test('keys stand at what they do, and at nothing while they are switched off', async () => {
  const { review } = await openAt(gap, [later]);
  const keys = () =>
    ['Accept', 'Dismiss', 'Previous', 'Next', 'Show rows'].map((name) =>
      screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts'),
    );
  await screen.findByText('1 of 2');
  expect(keys()).toEqual(['A', 'D', 'P', 'N', 'R']);
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-keyshortcuts', 'K');
  act(() => review().store.setState({ singleKeys: false }));
  expect(keys()).toEqual([null, null, null, null, null]);
});

test('decided findings tell who, when and why; what certifying decided is not opened again', async () => {
  const { user } = await openCard(aFindingList([]));
  const decided = { decided_by: 'Uma', decided_at: '2026-03-01T10:00:00' };
  answerOnce('GET /findings', 200, aFindingList([]));
  await user.click(screen.getByRole('button', { name: 'Decided findings' }));
  expect(await screen.findByText('None yet.')).toBeInTheDocument();

  answerOnce(
    'GET /findings',
    200,
    aFindingList([aFinding(5, { ...decided, state: 'dismissed', reason: 'Marathon' })]),
  );
  await user.click(screen.getByRole('button', { name: 'Dismissed' }));
  const dismissed = (await screen.findByText('Marathon')).closest('li')!;
  expect(dismissed).toHaveTextContent('Feb 18, 2026, 6:00 AM to Feb 19, 2026, 12:00 PM');
  expect(dismissed).toHaveTextContent('Uma, Mar 1, 2026, 10:00 AM');
  answerOnce('POST /findings/reopen', 409, { error: 'Certified by now.', message: 'Certified by now.' });
  await user.click(within(dismissed).getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Certified by now.')).toBeInTheDocument();

  const overridden = [
    aFinding(6, { ...decided, state: 'overridden', severity: 'strong' }),
    aFinding(7, { ...decided, state: 'overridden' }),
  ];
  answerOnce('GET /findings', 200, aFindingList(overridden));
  await user.click(screen.getByRole('button', { name: 'By certifying' }));
  expect(await screen.findByText(/^Overridden: its counts were certified/)).toBeInTheDocument();
  expect(screen.getByText(/^Decided by certifying: /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open again' })).not.toBeInTheDocument();
});

test('the card speaks Spanish, with the server’s words in it', async () => {
  await openAt(gap);
  answerOnce('GET /findings', 200, aFindingList([aFinding(1, { rule_label: 'Hueco' })]));
  speak('es');
  expect(await screen.findByText('1 pendiente')).toBeInTheDocument();
  expect(await screen.findByText('1 de 1')).toBeInTheDocument();
  expect((await screen.findAllByText('Hueco')).length).toBeGreaterThan(0);
  expect(screen.getByRole('listbox', { name: 'Hallazgos pendientes' })).toHaveTextContent(
    /18 feb 2026 a 19 feb 2026/,
  );
  expect(screen.getByRole('button', { name: 'Descartar' })).toBeInTheDocument();
});
