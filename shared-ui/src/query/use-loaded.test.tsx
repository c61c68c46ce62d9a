import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { ApiError, call } from 'shared-ui/api';
import { session, useSession } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, loseOnce, realApi, renderScreen, server, signInAs } from 'shared-ui/testing';
import { Button, LoadState } from 'shared-ui/ui';
import { ask, invalidate, lookups, put, useLoaded, type Asked } from './index.ts';

const agencyNames: Asked<string[]> = {
  queryKey: ['agencies', 'names'],
  queryFn: async ({ signal }) => (await call('GET /agencies', {}, { signal })).map(({ name }) => name),
};

function List({ asked = agencyNames }: { asked?: Asked<unknown> }) {
  const { load, reload } = useLoaded(asked);
  return (
    <LoadState load={load} retry={reload}>
      {(value) => <output aria-label="answer">{JSON.stringify(value)}</output>}
    </LoadState>
  );
}

/** Counts what is asked of the API by path, and passes it on. */
function counted(path: string) {
  const seen: Request[] = [];
  server.use(
    http.get(`*/api${path}`, ({ request }) => {
      seen.push(request);
      return realApi().fetch(request);
    }),
  );
  return seen;
}
/** Answers each such call with the next number, after it was let go of. */
function numbered(path: string) {
  const waiting: (() => void)[] = [];
  let given = 0;
  server.use(
    http.get(`*/api${path}`, async () => {
      const number = (given += 1);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return HttpResponse.json([{ name: `answer ${number}` }]);
    }),
  );
  return {
    next: () => waitFor(() => expect(waiting.length).toBeGreaterThan(0)).then(() => waiting.shift()?.()),
    waiting,
  };
}
const answer = () => screen.findByRole('status', { name: 'answer' });
afterEach(() => languageStore.getState().setLanguage('en'));

test('shows what the API answers, and asks again for what an edit has changed, by its key', async () => {
  const seen = counted('/agencies');
  await renderScreen(<List />, { as: 'super' });
  expect(await answer()).toHaveTextContent('City of Austin');
  await act(() => invalidate(['users']));
  expect(seen).toHaveLength(1);
  await act(() => invalidate(['agencies']));
  expect(seen).toHaveLength(2);
  expect(await answer()).toHaveTextContent('City of Austin');
});

test('goes on showing what is there while it is asked for again', async () => {
  const line = numbered('/agencies');
  await renderScreen(<List />, { as: 'super' });
  await line.next();
  expect(await answer()).toHaveTextContent('answer 1');
  void invalidate(['agencies']);
  await waitFor(() => expect(line.waiting).toHaveLength(1));
  expect(await answer()).toHaveTextContent('answer 1');
  await line.next();
  await waitFor(async () => expect(await answer()).toHaveTextContent('answer 2'));
});

test('an answer that is on its way when something changes is from before, and is not shown', async () => {
  const line = numbered('/agencies');
  await renderScreen(<List />, { as: 'super' });
  await waitFor(() => expect(line.waiting).toHaveLength(1));
  void invalidate(['agencies']);
  await waitFor(() => expect(line.waiting).toHaveLength(2));
  await line.next();
  await line.next();
  expect(await answer()).toHaveTextContent('answer 2');
});

test.each([
  ['a refusal', () => answerOnce('GET /agencies', 500, { error: 'Broken.' }), /Broken\./],
  ['a lost line', () => loseOnce('GET /agencies'), /can’t be reached/],
])('%s is shown at once, asked for again by the button alone', async (_, fail, sentence) => {
  const seen = counted('/agencies');
  fail();
  const { user } = await renderScreen(<List />, { as: 'super' });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(seen).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await answer()).toHaveTextContent('City of Austin');
});

test('a fault of ours is worded too', async () => {
  const asked = { queryKey: ['bug'], queryFn: () => Promise.reject(new Error('bug')) };
  await renderScreen(<List asked={asked} />, { as: 'user' });
  expect(await screen.findByText('An error was encountered, please try again.')).toBeInTheDocument();
});

test('leaving gives up what is on its way', async () => {
  const line = numbered('/agencies');
  let given: AbortSignal | undefined;
  const asked: Asked<unknown> = {
    queryKey: ['agencies'],
    queryFn: ({ signal }) => {
      given = signal;
      return call('GET /agencies', {}, { signal });
    },
  };
  function Leaving() {
    const [gone, setGone] = useState(false);
    return gone ? (
      <p>gone</p>
    ) : (
      <>
        <List asked={asked} />
        <Button onClick={() => setGone(true)}>Leave</Button>
      </>
    );
  }
  const { user } = await renderScreen(<Leaving />, { as: 'super' });
  await waitFor(() => expect(line.waiting).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(given?.aborted).toBe(true);
  expect(session.getState().networkError).toBeNull();
});

test('in another language what is there shows until its new words are here', async () => {
  const line = numbered('/agencies');
  await renderScreen(<List />, { as: 'super' });
  await line.next();
  expect(await answer()).toHaveTextContent('answer 1');
  act(() => languageStore.getState().setLanguage('es'));
  await waitFor(() => expect(line.waiting).toHaveLength(1));
  expect(await answer()).toHaveTextContent('answer 1');
  await line.next();
  await waitFor(async () => expect(await answer()).toHaveTextContent('answer 2'));
});

test('what a form is filled with stays as it is in another language, and is asked for anew when it opens again', async () => {
  const line = numbered('/agencies');
  const record = { ...agencyNames, record: true as const };
  const first = await renderScreen(<List asked={record} />, { as: 'super' });
  await line.next();
  expect(await answer()).toHaveTextContent('answer 1');
  act(() => languageStore.getState().setLanguage('es'));
  expect(line.waiting).toHaveLength(0);
  first.unmount();
  await renderScreen(<List asked={record} />, { as: 'super' });
  expect(screen.queryByText(/answer 1/)).not.toBeInTheDocument();
  await line.next();
  expect(await answer()).toHaveTextContent('answer 2');
});

describe('what was asked for one is never shown to another', () => {
  const agencyOfPage = (agency_id: number) => {
    useSession.setState(({ user }) => ({ user: { ...user!, agency_id } }));
  };

  test('the agency was switched', async () => {
    const line = numbered('/agencies');
    await renderScreen(<List />, { as: 'super' });
    await line.next();
    expect(await answer()).toHaveTextContent('answer 1');
    act(() => agencyOfPage(987_654));
    expect(screen.queryByText(/answer 1/)).not.toBeInTheDocument();
    await line.next();
    expect(await answer()).toHaveTextContent('answer 2');
  });
  test('somebody else signs in', async () => {
    const seen = counted('/agencies');
    const { unmount } = await renderScreen(<List />, { as: 'super' });
    await answer();
    unmount();
    await session.getState().logout();
    await signInAs('admin');
    expect(await ask({ ...agencyNames, staleTime: Infinity })).toEqual(['City of Austin']);
    expect(seen).toHaveLength(2);
  });
});

test('what the server works on is asked for again until it is done', async () => {
  const states = ['running', 'running', 'done'];
  const asked: Asked<string> = {
    queryKey: ['work'],
    queryFn: () => Promise.resolve(states.shift() ?? 'asked too often'),
    isUnderWay: (state) => state === 'running',
  };
  await renderScreen(<List asked={asked} />, { as: 'user' });
  expect(await screen.findByText('"done"')).toBeInTheDocument();
});

test.each([
  ['an answer', ['one', 'two', 'enough'], '"enough"', 3],
  ['a failure', ['one', null, 'enough'], '"enough"', 3],
  ['an answer that is enough', ['enough', 'too often'], '"enough"', 1],
])('after %s it says itself when it is asked for again, looked at or not', async (_, answers, last, asks) => {
  const told: (string | undefined)[] = [];
  let given = 0;
  const asked: Asked<string> = {
    queryKey: ['said', answers],
    queryFn: () => {
      const answer = answers[given++];
      return answer ? Promise.resolve(answer) : Promise.reject(new ApiError(500, 'Broken.'));
    },
    againAfter: (value) => {
      told.push(value);
      return value === 'enough' ? null : 100;
    },
  };
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  await renderScreen(<List asked={asked} />, { as: 'user' });
  expect(await screen.findByText(last)).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(given).toBe(asks);
  expect(told).toContain(answers.includes(null) ? undefined : 'enough');
  Reflect.deleteProperty(document, 'visibilityState');
});

test('the reply of an edit shows at once, and what was on its way does not overtake it', async () => {
  const line = numbered('/agencies');
  await renderScreen(<List />, { as: 'super' });
  await line.next();
  await answer();
  void invalidate(['agencies']);
  await waitFor(() => expect(line.waiting).toHaveLength(1));
  await act(() => put(agencyNames, ['as replied']));
  await line.next();
  expect(await answer()).toHaveTextContent('as replied');
});

test('lists to choose from are asked for once, and once more when one has changed', async () => {
  await signInAs('super');
  const seen = counted('/agencies');
  await Promise.all([ask(lookups.agencies), ask(lookups.agencies)]);
  await ask(lookups.agencies);
  expect(seen).toHaveLength(1);
  await invalidate(['lookups']);
  expect(await ask(lookups.agencies)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'City of Austin' })]),
  );
  expect(seen).toHaveLength(2);
});

test('a list that did not come is asked for again', async () => {
  await signInAs('super');
  answerOnce('GET /agencies', 500, { error: 'Broken.' });
  await expect(ask(lookups.agencies)).rejects.toThrow('Broken.');
  expect(await ask(lookups.agencies)).not.toHaveLength(0);
});
