import { useState } from 'react';
import type { Asked } from './asked.ts';
import { withOlder } from './older.rules.ts';
import { useAsk } from './use-ask.ts';

type Older<Row> = {
  /** How many rows the server answers at a time: fewer of them were the last. */
  page: number;
  /** The rows before another one, the newest first. */
  query: (before: number) => Asked<Row[]>;
  /** Says that they could not be had. */
  onFailed: (error: unknown) => void;
};

/**
 * A list that is followed at its newest end and goes on as far back as a person asks: its rows, and the way to the next
 * older ones; null where there are none.
 * @example const { rows, showOlder } = useOlder(newest, { page: 50, query: olderImportsQuery, onFailed });
 */
export function useOlder<Row extends { id: number }>(
  newest: readonly Row[],
  { page, query, onFailed }: Older<Row>,
) {
  const { ask } = useAsk();
  const [shown, setShown] = useState<readonly Row[]>([]);
  const [atEnd, setAtEnd] = useState(false);
  const rows = withOlder(newest, shown);
  const show = async () => {
    try {
      const found = await ask(query(rows.at(-1)?.id ?? 0));
      if (!found) return;
      setShown([...rows, ...found]);
      setAtEnd(found.length < page);
    } catch (error) {
      onFailed(error);
    }
  };
  return { rows, showOlder: newest.length === page && !atEnd ? show : null };
}
