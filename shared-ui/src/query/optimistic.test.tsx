import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-ui/api';
import { useSession } from 'shared-ui/auth';
import { renderScreen } from 'shared-ui/testing';
import { LoadState } from 'shared-ui/ui';
import { invalidate, known, optimistic, useLoaded, type Asked } from './index.ts';

/** What a server would hold. */
let stored = 1;
const number: Asked<number> = { queryKey: ['number'], queryFn: () => Promise.resolve(stored) };
beforeEach(() => {
  stored = 1;
});

function Shown() {
  const { load } = useLoaded(number);
  return <LoadState load={load}>{(value) => <output aria-label="number">{value}</output>}</LoadState>;
}
const shown = () => screen.findByRole('status', { name: 'number' });
/** An edit that is answered when told to. */
function edit() {
  const line = Promise.withResolvers<void>();
  const made = optimistic(
    number,
    (now) => now + 1,
    () => line.promise,
  );
  return { ...line, made };
}

test('an edit shows at once, and stays once the server has it', async () => {
  await renderScreen(<Shown />, { as: 'user' });
  expect(await shown()).toHaveTextContent('1');
  const { resolve, made } = edit();
  await waitFor(async () => expect(await shown()).toHaveTextContent('2'));
  stored = 2;
  resolve();
  await act(() => made);
  expect(await shown()).toHaveTextContent('2');
});

test('refused, what was there before shows again, and the refusal comes with its sentence', async () => {
  await renderScreen(<Shown />, { as: 'user' });
  await shown();
  const { reject, made } = edit();
  const told = made.catch((error: unknown) => error);
  await waitFor(async () => expect(await shown()).toHaveTextContent('2'));
  reject(new ApiError(422, 'Not this number.'));
  expect(await told).toMatchObject({ status: 422, message: 'Not this number.' });
  await waitFor(async () => expect(await shown()).toHaveTextContent('1'));
});

describe('what is asked for while edits are being sent shows with them', () => {
  const list: Asked<string[]> = {
    queryKey: ['list'],
    queryFn: () => Promise.resolve(['one', 'two', 'three']),
  };
  function Names() {
    const { load } = useLoaded(list);
    return (
      <LoadState load={load}>{(names) => <output aria-label="names">{names.join(' ')}</output>}</LoadState>
    );
  }
  const names = () => screen.findByRole('status', { name: 'names' });
  function take(name: string) {
    const line = Promise.withResolvers<void>();
    const made = optimistic(
      list,
      (now) => now.filter((one) => one !== name),
      () => line.promise,
    );
    return { ...line, made };
  }

  test('until the server has answered each of them', async () => {
    await renderScreen(<Names />, { as: 'user' });
    await names();
    const [first, second] = [take('one'), take('two')];
    await waitFor(async () => expect(await names()).toHaveTextContent(/^three$/));
    await act(() => invalidate(list.queryKey));
    expect(await names()).toHaveTextContent(/^three$/);
    first.resolve();
    await act(() => first.made);
    // this server did nothing of it, so the one that is answered for is there again
    await waitFor(async () => expect(await names()).toHaveTextContent(/^one three$/));
    second.resolve();
    await act(() => second.made);
    await waitFor(async () => expect(await names()).toHaveTextContent(/^one two three$/));
  });
});

test('what the server made of it shows in the end', async () => {
  await renderScreen(<Shown />, { as: 'user' });
  await shown();
  const { resolve, made } = edit();
  stored = 40;
  resolve();
  await act(() => made);
  await waitFor(async () => expect(await shown()).toHaveTextContent('40'));
});

test('refused after the page became another agency’s, nothing of the former one comes back', async () => {
  const { unmount } = await renderScreen(<Shown />, { as: 'user' });
  await shown();
  const { reject, made } = edit();
  const told = made.catch(() => 'refused');
  unmount();
  useSession.setState(({ user }) => ({ user: { ...user!, agency_id: 987_654 } }));
  reject(new ApiError(422, 'No.'));
  expect(await told).toBe('refused');
  expect(known(number)).toBeUndefined();
});
