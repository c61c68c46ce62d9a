import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useAsk, type Asked } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import type { Part } from './history.resource.ts';
import { historyTexts } from './texts.ts';

/**
 * A list that comes in parts: what has come so far, and the way to the next part. Another first part, as in another
 * language, begins it anew.
 */
export function useParts<T>(first: Part<T>, partFrom: (from: number) => Asked<Part<T>>) {
  const t = useTexts(historyTexts);
  const { notify } = useServices();
  const [{ data: rows, next }, setPart] = useState(first);
  const [begun, setBegun] = useState(first);
  if (begun !== first) {
    setBegun(first);
    setPart(first);
  }
  const { ask, asking } = useAsk();
  async function loadMore(from: number) {
    try {
      const part = await ask(partFrom(from));
      if (part) setPart((before) => ({ data: [...before.data, ...part.data], next: part.next }));
    } catch (problem) {
      notify('danger', messageOf(problem, t('loadFailed')), 0);
    }
  }
  const more = () => {
    if (next !== null) void loadMore(next);
  };
  return { rows, next, busy: asking, more };
}
