import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { historyTexts } from './texts.ts';

type Part<T> = { data: T[]; next: number | null };

/** A list that comes in parts: what has come so far, and the way to the next part. */
export function useParts<T>(first: Part<T>, load: (from: number) => Promise<Part<T>>) {
  const t = useTexts(historyTexts);
  const { notify } = useServices();
  const [{ data: rows, next }, setPart] = useState(first);
  const [busy, setBusy] = useState(false);
  async function loadMore(from: number) {
    setBusy(true);
    try {
      const part = await load(from);
      setPart((before) => ({ data: [...before.data, ...part.data], next: part.next }));
    } catch (problem) {
      notify('danger', messageOf(problem, t('loadFailed')), 0);
    } finally {
      setBusy(false);
    }
  }
  const more = () => {
    if (next !== null) void loadMore(next);
  };
  return { rows, next, busy, more };
}
