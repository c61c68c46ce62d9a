import { useState, type Dispatch, type SetStateAction } from 'react';
import { taken } from './kept-work.rules.ts';
import { useTypedWork } from './use-typed-work.ts';

/**
 * `useState` for something that is typed or chosen, kept when the session ends: the line that a field of its own needs.
 * `key` is the same at the next visit and its alone on its page (with the record's id in a dialog). Nothing secret.
 */
export function useKeptState<T>(key: string, start: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [base] = useState(start);
  const [value, setValue] = useState(base);
  useTypedWork<T>({
    key,
    dirty: JSON.stringify(value) !== JSON.stringify(base),
    base,
    mine: value,
    restore: (before, mine) => setValue((now) => taken(now, before, mine)),
  });
  return [value, setValue];
}
