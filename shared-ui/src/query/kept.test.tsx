import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { call } from 'shared-ui/api';
import { renderScreen, signInAs } from 'shared-ui/testing';
import { LoadState, Page } from 'shared-ui/ui';
import { ask, askAhead, forgetKept, known, lookups, outdate, put, useLoaded, type Asked } from './index.ts';
import { MOST_KEPT } from './kept.ts';

/** What a server would hold, and a line to it that can be held. */
let stored = 1;
let line: Promise<void> | null = null;
const number: Asked<number> = {
  queryKey: ['number'],
  queryFn: async () => {
    const answer = stored;
    await line;
    return answer;
  },
};
function holdLine(): () => void {
  const held = Promise.withResolvers<void>();
  line = held.promise;
  return held.resolve;
}
beforeEach(() => {
  stored = 1;
  line = null;
});

function Shown({ asked }: { asked: Asked<number> }) {
  const { load } = useLoaded(asked);
  return <LoadState load={load}>{(value) => <output aria-label="number">{value}</output>}</LoadState>;
}
const Screen = ({ asked = number }: { asked?: Asked<number> }) => (
  <Page title="Numbers">
    <Shown asked={asked} />
  </Page>
);
/** The screen while it is open, and another one. */
let setOpen: (open: boolean) => void;
function Door({ asked }: { asked: Asked<number> }) {
  const [open, set] = useState(true);
  useEffect(() => {
    setOpen = set;
  }, []);
  return open ? <Screen asked={asked} /> : <p>elsewhere</p>;
}
const shown = () => screen.findByRole('status', { name: 'number' });
/** A moment further: what is left has been looked at by then. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** Shows it, and leaves it. */
async function visit(asked: Asked<number> = number) {
  await renderScreen(<Door asked={asked} />, { as: 'user' });
  await shown();
  const leave = async () => {
    act(() => setOpen(false));
    await moment();
  };
  const comeBack = () => act(() => setOpen(true));
  return { leave, comeBack };
}
/** A change that the page sends; that the server refuses it does not matter, for the page can't know what came of it. */
const change = () =>
  call('POST /counts/undo', { body: { flowid_txdot: 'AU0001', edit: 999_999 } }).catch(() => undefined);

test('who comes back sees at once what was there, told that it is being refreshed, and then what is', async () => {
  const { leave, comeBack } = await visit();
  await leave();
  const release = holdLine();
  stored = 2;
  comeBack();
  expect(screen.getByRole('status', { name: 'number' })).toHaveTextContent('1');
  expect(await screen.findByText('Refreshing…')).toBeVisible();
  release();
  await waitFor(() => expect(screen.getByRole('status', { name: 'number' })).toHaveTextContent('2'));
  expect(screen.queryByText('Refreshing…')).not.toBeInTheDocument();
});

test('what is watched while it is shown is not called refreshing', async () => {
  await renderScreen(<Screen asked={{ ...number, againAfter: () => 20 }} />, { as: 'user' });
  await shown();
  stored = 2;
  const release = holdLine();
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(screen.queryByText('Refreshing…')).not.toBeInTheDocument();
  release();
  await waitFor(async () => expect(await shown()).toHaveTextContent('2'));
});

test('what holds until it is called outdated is shown at once, and asked for again after that', async () => {
  const lasting = { ...number, staleTime: Infinity };
  const { leave, comeBack } = await visit(lasting);
  outdate(number.queryKey);
  await leave();
  stored = 2;
  comeBack();
  expect(screen.getByRole('status', { name: 'number' })).toHaveTextContent('1');
  await waitFor(() => expect(screen.getByRole('status', { name: 'number' })).toHaveTextContent('2'));
});

describe('from before a change of this person nothing shows', () => {
  const ways: Record<string, (leave: () => Promise<void>) => Promise<void>> = {
    'made while it was shown': async (leave) => {
      await change();
      await leave();
    },
    'made after it was left': async (leave) => {
      await leave();
      await change();
    },
    'sent while it was shown and answered later': async (leave) => {
      const sent = change();
      await leave();
      await sent;
    },
    'that another tab tells of': async (leave) => {
      await leave();
      window.dispatchEvent(new StorageEvent('storage', { key: 'last change', newValue: 'now' }));
    },
    'that the end of a job tells of': async (leave) => {
      await leave();
      forgetKept();
    },
  };
  test.each(Object.entries(ways))('%s', async (_, way) => {
    const { leave, comeBack } = await visit();
    await way(leave);
    holdLine();
    comeBack();
    expect(screen.queryByRole('status', { name: 'number' })).not.toBeInTheDocument();
  });

  test('not even while the change is on its way', async () => {
    const { leave, comeBack } = await visit();
    const sent = change();
    await leave();
    holdLine();
    comeBack();
    expect(screen.queryByRole('status', { name: 'number' })).not.toBeInTheDocument();
    await sent;
  });

  test('nor an answer that was asked for before it and came after it', async () => {
    await signInAs('user');
    const release = holdLine();
    const asking = askAhead(number);
    await change();
    release();
    await asking;
    await moment();
    expect(known(number)).toBeUndefined();
  });

  test('nor the reply of an edit once it was left', async () => {
    const { leave, comeBack } = await visit();
    await change();
    await act(() => put(number, 5));
    await leave();
    holdLine();
    comeBack();
    expect(screen.queryByRole('status', { name: 'number' })).not.toBeInTheDocument();
  });
});

test('a question too long for an address changes nothing', async () => {
  const { leave, comeBack } = await visit();
  await leave();
  await call('POST /notifications/read', { body: { ids: [] } }).catch(() => undefined);
  holdLine();
  comeBack();
  expect(screen.getByRole('status', { name: 'number' })).toHaveTextContent('1');
});

test('what the server was still at work on has come to its end by the next visit', async () => {
  const { leave, comeBack } = await visit({ ...number, isUnderWay: (value) => value === 1 });
  await leave();
  holdLine();
  comeBack();
  expect(screen.queryByRole('status', { name: 'number' })).not.toBeInTheDocument();
});

test('lists to choose from outlive a change: who changes one says so', async () => {
  await signInAs('user');
  await ask(lookups.suspects);
  await change();
  expect(known(lookups.suspects)).toBeDefined();
});

test('no more is kept than is bounded, the newest', async () => {
  await signInAs('user');
  const one = (at: number): Asked<number> => ({ queryKey: ['one', at], queryFn: () => Promise.resolve(at) });
  let now = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  for (let at = 0; at <= MOST_KEPT; at += 1) await ask(one(at));
  clock.mockRestore();
  await moment();
  expect(known(one(0))).toBeUndefined();
  expect(known(one(1))).toBe(1);
  expect(known(one(MOST_KEPT))).toBe(MOST_KEPT);
});

test.each(['admin', null] as const)('of one person %s is shown nothing', async (next) => {
  const { leave } = await visit();
  await leave();
  expect(known(number)).toBe(1);
  await signInAs(next);
  await signInAs('user');
  expect(known(number)).toBeUndefined();
});
