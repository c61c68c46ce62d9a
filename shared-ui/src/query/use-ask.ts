import { isCancelledError } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, Key } from './asked.ts';
import { client, optionsOf } from './client.ts';
import { keyNow } from './scope.ts';

/**
 * Asks when a person says so: a search, a file, the next part of a list. Only the newest question is answered. One that
 * was overtaken, or left, is given up and comes to undefined.
 * @example const found = await ask(stationsQuery(choices));
 */
export function useAsk() {
  const [asking, setAsking] = useState(false);
  const question = useRef<Key | null>(null);
  const giveUp = useCallback(() => {
    const queryKey = question.current;
    question.current = null;
    if (queryKey) void client.cancelQueries({ queryKey, exact: true });
  }, []);
  useEffect(() => giveUp, [giveUp]);
  const ask = useCallback(
    async <T>(asked: Asked<T>): Promise<T | undefined> => {
      giveUp();
      const queryKey = keyNow(asked);
      question.current = queryKey;
      setAsking(true);
      try {
        const answer = await client.fetchQuery<T>({ ...optionsOf(asked), queryKey });
        return question.current === queryKey ? answer : undefined;
      } catch (error) {
        if (isCancelledError(error) || question.current !== queryKey) return undefined;
        throw error;
      } finally {
        if (question.current === queryKey) {
          question.current = null;
          setAsking(false);
        }
      }
    },
    [giveUp],
  );
  return { ask, asking };
}
