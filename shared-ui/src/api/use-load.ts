import { useCallback, useEffect, useEffectEvent, useRef, useState, type DependencyList } from 'react';
import { asApiError, type ApiError } from './api-error.ts';

/** Something asked for: on its way, failed, or here. Drawn by `LoadState`. */
export type Load<T> =
  { state: 'loading' } | { state: 'failed'; error: ApiError } | { state: 'loaded'; value: T };
type Answer<T> = { deps: DependencyList; load: Load<T> };

const waiting = { state: 'loading' } as const;

const same = (a: DependencyList, b: DependencyList) =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

/**
 * Loads on arrival and whenever `deps` change; an answer that was overtaken is dropped. `reload` asks again and keeps
 * what is shown until the new answer is here; `replace` shows a value that is already known (the reply of an update).
 */
export function useLoad<T>(ask: () => Promise<T>, deps: DependencyList) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [turn, setTurn] = useState(0);
  const lastAsked = useRef(0);

  const request = useEffectEvent(async () => {
    const asked = ++lastAsked.current;
    const settle = (load: Load<T>) => {
      if (asked === lastAsked.current) setAnswer({ deps, load });
    };
    try {
      settle({ state: 'loaded', value: await ask() });
    } catch (error) {
      settle({ state: 'failed', error: asApiError(error) });
    }
  });
  useEffect(() => {
    void request();
    return () => {
      lastAsked.current += 1;
    };
    // The caller names what the request depends on, as with useEffect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [...deps, turn]);

  const reload = useCallback(() => {
    setAnswer((now) => (now?.load.state === 'failed' ? null : now));
    setTurn((now) => now + 1);
  }, []);
  const replace = useCallback((value: T) => {
    lastAsked.current += 1;
    setAnswer((now) => now && { ...now, load: { state: 'loaded', value } });
  }, []);
  const load: Load<T> = answer && same(answer.deps, deps) ? answer.load : waiting;
  return { load, reload, replace };
}
