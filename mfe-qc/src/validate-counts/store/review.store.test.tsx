import { Profiler } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { FIRST_PAGE, type FindingState } from 'shared-domain';
import { answerOnce, loseOnce, signInAs } from 'shared-ui/testing';
import { NO_FILTERS } from '../filters.rules.ts';
import { NO_INPUT } from '../bulk.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import { subjectOf } from '../findings/queue.rules.ts';
import { openViews } from '../testing/open-views.tsx';
import { DAY, STATION, storedCounts } from '../testing/review.tsx';
import { useScope } from '../use-scope.ts';
import { useOpenFindings, useReview, useWork } from './review-context.tsx';
import { Duties } from './duties.tsx';

/** What the screen would be drawn from, in words. */
function Facts() {
  const { load } = useOpenFindings();
  const { queue, place } = useWork();
  const scope = useScope();
  return (
    <p>
      <Duties />
      {load.state} · {queue.length} · {place} · {scope?.counts ?? '?'}
    </p>
  );
}

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
});

/** Opens the review; ready when its findings are here. */
async function open(filters: Parameters<typeof openViews>[1] = DAY) {
  const view = await openViews(<Facts />, filters);
  await screen.findByText(/^loaded · /);
  return { ...view, acts: view.review().acts };
}
const found = async (state: FindingState) =>
  (await call('GET /findings', { query: { flowid_txdot: STATION, state } })).data;
const question = async (
  answer: 'Discard changes' | 'Cancel',
  user: { click: (e: Element) => Promise<void> },
) => {
  const asked = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(within(asked).getByRole('button', { name: answer }));
};

describe('filters and address', () => {
  test('a change holds at once, goes into the address, and begins with the first page', async () => {
    const { acts, state, place } = await open();
    await act(() => acts.counts.goTo({ ...FIRST_PAGE, page: 2 }));
    await act(() => acts.filters.change({ travel_direction: '5' }));
    expect(state()).toMatchObject({ filters: { travel_direction: '5', ...DAY }, cursor: FIRST_PAGE });
    await waitFor(() => expect(place()).toContain('travel_direction=5'));
    await act(() => acts.filters.clear());
    expect(state().filters).toEqual(NO_FILTERS);
    await waitFor(() => expect(place()).not.toContain('?'));
  });

  test.each([
    ['declined', 'Cancel', DAY.minDate],
    ['accepted', 'Discard changes', '2026-02-20'],
  ] as const)('typed work is asked for first; %s', async (_, answer, minDate) => {
    const { acts, state, user, dirty } = await open();
    act(() => acts.counts.setTyped(true));
    expect(dirty()).toBe(true);
    const changed = acts.filters.change({ minDate: '2026-02-20' });
    await question(answer, user);
    await act(() => changed);
    expect(state().filters.minDate).toBe(minDate);
  });

  test.each([
    ['to the same filters asks nobody', DAY, null, DAY.minDate],
    ['that is declined gives the address back', { minDate: '2026-02-20' }, 'Cancel', DAY.minDate],
    ['that is accepted is followed', { minDate: '2026-02-20' }, 'Discard changes', '2026-02-20'],
  ] as const)('a link %s', async (_, filters, answer, minDate) => {
    const { acts, state, user, place } = await open();
    act(() => acts.counts.setTyped(true));
    const finding = 'gap.1.2026-01-01T0000';
    const followed = acts.filters.follow({ filters: { ...NO_FILTERS, ...filters }, finding });
    if (answer) await question(answer, user);
    await act(() => followed);
    expect(state().filters.minDate).toBe(minDate);
    expect(state().subject).toBe(answer === 'Cancel' ? null : finding);
    if (answer === 'Cancel') await waitFor(() => expect(place()).toContain(`minDate=${DAY.minDate}`));
  });
});

describe('findings', () => {
  test('leads through the queue, around its ends, and each is in the address', async () => {
    const { acts, state, place } = await open();
    const all = await found('open');
    act(() => acts.findings.go(-1));
    expect(state().subject).toBe(subjectOf(all.at(-1)!));
    act(() => acts.findings.go(1));
    expect(state().subject).toBe(subjectOf(all[0]!));
    await waitFor(() => expect(place()).toContain(`finding=${subjectOf(all[0]!)}`));
    act(() => acts.findings.lookAt(null));
    expect(state().subject).toBeNull();
  });

  test('another finding begins undecided', async () => {
    const { acts, state } = await open();
    act(() => acts.findings.go(1));
    act(() => acts.findings.change({ note: 'Logger', allOfKind: true }));
    expect(state().decision).toMatchObject({ note: 'Logger', allOfKind: true });
    act(() => acts.findings.go(1));
    expect(state().decision).toBe(NO_DECISION);
  });

  test('accepting marks its counts, leads on, and can be undone and redone', async () => {
    const { acts, state } = await open();
    const [first, second] = await found('open');
    act(() => acts.findings.go(1));
    await act(() => acts.findings.accept());
    expect(await found('accepted')).toMatchObject([{ rule: first!.rule }]);
    expect(state()).toMatchObject({ subject: subjectOf(second!), deciding: false });
    expect(state().told).toMatch(/^Accepted\. /);
    expect(state().steps.undo).toHaveLength(1);

    await act(() => acts.history.undo());
    expect(await found('accepted')).toEqual([]);
    expect(state().steps).toMatchObject({ undo: [], redo: [{}] });
    await act(() => acts.history.redo());
    expect(await found('accepted')).toHaveLength(1);
    expect(state().steps).toMatchObject({ undo: [{}], redo: [] });
  });

  test('the queue is shorter at once, before the server says so', async () => {
    const { acts } = await open();
    const before = (await found('open')).length;
    act(() => acts.findings.go(1));
    await act(() => acts.findings.accept());
    expect(screen.getByText(new RegExp(`^loaded · ${before - 1} · 1 · `))).toBeInTheDocument();
  });

  test('a refused decision is told, and nothing is taken from the queue', async () => {
    const { acts, state } = await open();
    const before = await found('open');
    act(() => acts.findings.go(1));
    answerOnce('POST /findings/accept', 409, { error: 'Busy.', message: 'Busy.' });
    await act(() => acts.findings.accept());
    expect(await screen.findByText('Busy.')).toBeInTheDocument();
    expect(state()).toMatchObject({ subject: subjectOf(before[0]!), deciding: false, told: '' });
    expect(await found('open')).toHaveLength(before.length);
  });

  test.each([
    ['no reason', null, 0],
    ['an empty one', '  ', 0],
    ['a reason', 'Marathon', 1],
  ])('dismissing takes %s', async (_, reason, dismissed) => {
    const { acts } = await open();
    act(() => acts.findings.go(1));
    act(() => acts.findings.change({ reason }));
    await act(() => acts.findings.dismiss());
    expect(await found('dismissed')).toHaveLength(dismissed);
  });

  test('what is decided for all of a kind are those that are listed; one opens again', async () => {
    const { acts } = await open();
    const all = await found('open');
    act(() => acts.findings.go(1));
    const kind = all.filter(({ rule, severity }) => rule === all[0]!.rule && severity === all[0]!.severity);
    act(() => acts.findings.change({ allOfKind: true, reason: 'Marathon' }));
    await act(() => acts.findings.dismiss());
    const dismissed = await found('dismissed');
    expect(dismissed).toHaveLength(kind.length);
    await act(() => acts.findings.reopen(dismissed[0]!));
    expect(await found('dismissed')).toHaveLength(kind.length - 1);
  });

  test('nothing is decided where nothing is looked at, nor over typed work that is kept', async () => {
    const { acts, user } = await open();
    await act(() => acts.findings.accept());
    act(() => acts.findings.go(1));
    act(() => acts.counts.setTyped(true));
    const decided = acts.findings.accept();
    await question('Cancel', user);
    await act(() => decided);
    expect(await found('accepted')).toEqual([]);
  });

  test('shows the rows of a finding by its days', async () => {
    const { acts, state } = await open();
    const [first] = await found('open');
    await act(async () => acts.findings.showRows(first!));
    await waitFor(() => expect(state().filters.minDate).toBe(first!.from.slice(0, 10)));
  });

  test('a failure to have the rules look is reported', async () => {
    const { acts, reported } = await open();
    loseOnce('POST /findings/run');
    await act(() => acts.findings.look());
    expect(reported).toHaveLength(1);
  });
});

describe('counts', () => {
  test('rows that are sent can be undone', async () => {
    const { acts, state } = await open();
    const [row] = await storedCounts(DAY);
    await act(() => acts.counts.send([{ id: row!.id, date: row!.date, suspect_id: 9, note: 'Parade' }]));
    expect((await storedCounts(DAY))[0]).toMatchObject({ suspect_id: 9, note: 'Parade' });
    expect(state().steps.undo).toHaveLength(1);
    await act(() => acts.history.undo());
    expect((await storedCounts(DAY))[0]).toMatchObject({ suspect_id: row!.suspect_id, note: row!.note });
  });

  test('rows that change nothing leave nothing to undo', async () => {
    const { acts, state } = await open();
    const [row] = await storedCounts(DAY);
    const { id, date, suspect_id, note } = row!;
    await act(() => acts.counts.send([{ id, date, suspect_id, note }]));
    expect(state().steps.undo).toEqual([]);
  });

  test('a refusal is thrown, to be told where it belongs', async () => {
    const { acts, state } = await open();
    answerOnce('POST /counts/update', 409, { error: 'Busy.', message: 'Busy.' });
    const [{ id, date } = { id: 0, date: '' }] = await storedCounts(DAY);
    await expect(acts.counts.send([{ id, date, suspect_id: 9, note: null }])).rejects.toThrow('Busy.');
    expect(state().steps.undo).toEqual([]);
  });

  test('all that match are written, and said how many', async () => {
    const { acts, state } = await open();
    const done = await act(() => acts.counts.sendMatching({ ...NO_INPUT, suspect: '9' }));
    expect(done).toBe(true);
    expect(await screen.findByText('48 counts updated.')).toBeInTheDocument();
    expect((await storedCounts(DAY)).every(({ suspect_id }) => suspect_id === 9)).toBe(true);
    expect(state().steps.undo).toHaveLength(1);
  });

  test('who thinks better of it writes nothing', async () => {
    const { acts, user } = await open();
    act(() => acts.counts.setTyped(true));
    const sent = acts.counts.sendMatching({ ...NO_INPUT, suspect: '9' });
    await question('Cancel', user);
    expect(await sent).toBe(false);
    expect((await storedCounts(DAY)).some(({ suspect_id }) => suspect_id === 9)).toBe(false);
  });

  test('marking all that match aims the bulk update', async () => {
    const { acts, state } = await open();
    act(() => acts.counts.markMatching());
    expect(state().target).toBe('matching');
    act(() => acts.counts.aim('checked'));
    expect(state().target).toBe('checked');
  });
});

describe('undo', () => {
  test('knows the edits of before', async () => {
    const first = await open();
    const [row] = await storedCounts(DAY);
    await act(() => first.acts.counts.send([{ id: row!.id, date: row!.date, suspect_id: 9, note: null }]));
    first.unmount();
    const { acts, state } = await open();
    await waitFor(() => expect(state().steps.undo).toHaveLength(1));
    await act(() => acts.history.undo());
    expect((await storedCounts(DAY))[0]).toMatchObject({ suspect_id: row!.suspect_id });
  });

  test.each([
    ['is over goes', 409, 0],
    ['failed on its way stays', 503, 1],
  ])('a step that %s', async (_, status, left) => {
    const { acts, state } = await open();
    const [row] = await storedCounts(DAY);
    await act(() => acts.counts.send([{ id: row!.id, date: row!.date, suspect_id: 9, note: null }]));
    answerOnce('POST /counts/undo', status, { error: 'Not now.', message: 'Not now.' });
    await act(() => acts.history.undo());
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(state().steps.undo).toHaveLength(left);
    expect(state().stepping).toBe(false);
  });

  test('without the list of before the visit’s own edits can be undone', async () => {
    answerOnce('GET /counts/edits', 503, { error: 'Out of order.', message: 'Out of order.' });
    const { acts, state } = await open();
    const [row] = await storedCounts(DAY);
    await act(() => acts.counts.send([{ id: row!.id, date: row!.date, suspect_id: 9, note: null }]));
    await act(() => acts.history.undo());
    expect(state().steps).toMatchObject({ undo: [], redo: [{}] });
  });
});

describe('the screen', () => {
  test('single keys are switched in this browser', async () => {
    const { acts, state, unmount } = await open();
    act(() => acts.screen.switchKeys(false));
    expect(state().singleKeys).toBe(false);
    unmount();
    const again = await open();
    expect(again.state().singleKeys).toBe(false);
    act(() => again.acts.screen.switchKeys(true));
  });

  test('the checklist leads to the first finding, or to the one that is looked at', async () => {
    const { acts, state } = await open();
    const [first, second] = await found('open');
    act(() => acts.screen.toFindings());
    expect(state().subject).toBe(subjectOf(first!));
    act(() => acts.findings.lookAt(second!));
    act(() => acts.screen.toFindings());
    expect(state().subject).toBe(subjectOf(second!));
  });

  test('a view is drawn again for what it shows alone', async () => {
    let drawn = 0;
    const Day = () => <p>The list is at {useReview((state) => state.day) ?? 'no day'}</p>;
    const { state, review } = await openViews(
      <Profiler id="day" onRender={() => (drawn += 1)}>
        <Day />
      </Profiler>,
      DAY,
    );
    await screen.findByText('The list is at no day');
    const before = drawn;
    const { acts } = review();
    act(() => acts.findings.change({ note: 'L' }));
    act(() => acts.counts.setTyped(true));
    act(() => acts.screen.help(true));
    expect(state().decision.note).toBe('L');
    expect(drawn).toBe(before);
    act(() => acts.counts.setDay('2026-02-18'));
    expect(drawn).toBe(before + 1);
  });

  test('two reviews in one page do not mix', async () => {
    const one = await openViews(null, DAY);
    const other = await openViews(null, { minDate: '2026-02-20' }, { stationId: 'AU0004' });
    await waitFor(() => expect(other.review().stationId).toBe('AU0004'));
    act(() => one.review().acts.findings.change({ note: 'One' }));
    await act(() => one.review().acts.filters.change({ street_side: '3' }));
    expect(other.state()).toMatchObject({ decision: NO_DECISION, filters: { minDate: '2026-02-20' } });
    expect(other.state().filters.street_side).toBeNull();
  });
});
