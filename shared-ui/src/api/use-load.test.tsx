import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from './api-error.ts';
import { useLoad } from './use-load.ts';

/** Something that answers when told to, call by call. */
function controlled() {
  const calls: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));
  return { ask, calls };
}

test('loads once and shows the answer', async () => {
  const { ask, calls } = controlled();
  const { result } = renderHook(() => useLoad(ask, []));
  expect(result.current.load).toEqual({ state: 'loading' });
  await act(async () => calls[0]!.resolve('here'));
  expect(result.current.load).toEqual({ state: 'loaded', value: 'here' });
  expect(calls).toHaveLength(1);
});

test('an answer that was overtaken is dropped', async () => {
  const { ask, calls } = controlled();
  const { result, rerender } = renderHook(({ id }) => useLoad(ask, [id]), { initialProps: { id: 1 } });
  rerender({ id: 2 });
  await act(async () => calls[1]!.resolve('second'));
  await act(async () => calls[0]!.resolve('first'));
  expect(result.current.load).toEqual({ state: 'loaded', value: 'second' });
});

test('another question does not show the answer to the one before', async () => {
  const { ask, calls } = controlled();
  const { result, rerender } = renderHook(({ id }) => useLoad(ask, [id]), { initialProps: { id: 1 } });
  await act(async () => calls[0]!.resolve('first'));
  rerender({ id: 2 });
  expect(result.current.load).toEqual({ state: 'loading' });
});

test('asking again keeps what is shown, and after a failure waits anew', async () => {
  const { ask, calls } = controlled();
  const { result } = renderHook(() => useLoad(ask, []));
  await act(async () => calls[0]!.resolve('old'));
  act(() => result.current.reload());
  expect(result.current.load).toEqual({ state: 'loaded', value: 'old' });
  await act(async () => calls[1]!.reject(new ApiError(500, 'Broken')));
  expect(result.current.load).toMatchObject({ state: 'failed', error: { status: 500 } });
  act(() => result.current.reload());
  expect(result.current.load).toEqual({ state: 'loading' });
});

test('a value known already is shown, whatever a running request still brings', async () => {
  const { ask, calls } = controlled();
  const { result } = renderHook(() => useLoad(ask, []));
  await act(async () => calls[0]!.resolve('old'));
  act(() => result.current.reload());
  act(() => result.current.replace('newest'));
  await act(async () => calls[1]!.resolve('late'));
  expect(result.current.load).toEqual({ state: 'loaded', value: 'newest' });
});

test('a failure that is no refusal is told in a sentence', async () => {
  const { result } = renderHook(() => useLoad(() => Promise.reject(new Error('bug')), []));
  await waitFor(() => expect(result.current.load.state).toBe('failed'));
  expect(result.current.load).toMatchObject({
    error: { message: 'An error was encountered, please try again.' },
  });
});
