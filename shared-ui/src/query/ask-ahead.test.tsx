import { screen, waitFor } from '@testing-library/react';
import { renderScreen, signInAs } from 'shared-ui/testing';
import { LoadState } from 'shared-ui/ui';
import { askAhead, invalidate, known, useLoaded, type Asked } from './index.ts';

let asks = 0;
const number: Asked<number> = { queryKey: ['number'], queryFn: () => Promise.resolve((asks += 1)) };
const record: Asked<number> = { ...number, queryKey: ['record'], record: true };
beforeEach(() => {
  asks = 0;
  // however long the machine takes, it is the same moment
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
});
afterEach(() => jest.restoreAllMocks());

function Shown({ asked }: { asked: Asked<number> }) {
  const { load } = useLoaded(asked);
  return <LoadState load={load}>{(value) => <output aria-label="number">{value}</output>}</LoadState>;
}
const shown = () => screen.findByRole('status', { name: 'number' });
/** Shows it a moment after it was asked for ahead. */
async function open(asked: Asked<number>) {
  const view = await renderScreen(<p>before</p>, { as: 'user' });
  await askAhead(asked);
  view.rerender(<Shown asked={asked} />);
  return view;
}

test.each([
  ['an answer', number],
  ['what fills a form', record],
])('%s that was asked for ahead is shown without being asked for again', async (_, asked) => {
  await open(asked);
  expect(await shown()).toHaveTextContent('1');
  expect(asks).toBe(1);
});

test('who comes while it is on its way waits for it', async () => {
  const line = Promise.withResolvers<number>();
  const slow: Asked<number> = { queryKey: ['slow'], queryFn: () => ((asks += 1), line.promise) };
  const { rerender } = await renderScreen(<p>before</p>, { as: 'user' });
  void askAhead(slow);
  rerender(<Shown asked={slow} />);
  line.resolve(7);
  expect(await shown()).toHaveTextContent('7');
  expect(asks).toBe(1);
});

test('once something has changed it is asked for again', async () => {
  const { rerender } = await renderScreen(<p>before</p>, { as: 'user' });
  await askAhead(number);
  await invalidate(number.queryKey);
  rerender(<Shown asked={number} />);
  await waitFor(async () => expect(await shown()).toHaveTextContent('2'));
});

test('a failure is told by the screen alone, which asks again', async () => {
  const failing: Asked<number> = {
    queryKey: ['failing'],
    queryFn: () => ((asks += 1), asks === 1 ? Promise.reject(new Error('no line')) : Promise.resolve(asks)),
  };
  const { rerender } = await renderScreen(<p>before</p>, { as: 'user' });
  expect(await askAhead(failing)).toBeUndefined();
  rerender(<Shown asked={failing} />);
  expect(await shown()).toHaveTextContent('2');
});

test('the next person is shown nothing of it', async () => {
  await signInAs('user');
  await askAhead(number);
  await signInAs('admin');
  expect(known(number)).toBeUndefined();
});
