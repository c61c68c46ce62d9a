import { useCallback, useRef, useState } from 'react';
import { useTypedWork } from 'shared-ui/auth';
import type { NextFlow } from 'shared-domain';
import type { FlowValues } from './flow.record.ts';

/** A flow in the list: stored, or new until it is saved; `start` is what the form of a new one begins with. */
export type FlowRow = { key: string; stored: NextFlow | null; start?: FlowValues };

const rowOf = (stored: NextFlow): FlowRow => ({ key: `flow-${stored.id}`, stored });
const newRow = (number: number, start?: FlowValues): FlowRow => ({
  key: `new-${number}`,
  stored: null,
  start,
});
const NONE: readonly FlowValues[] = [];
/** The number in the key of a new row. */
const numberOf = (key: string): number => Number(key.slice('new-'.length)) || 0;

/** What is kept of the list when the session ends; what the rows hold is kept by their forms. */
type KeptRows = {
  added: string[];
  removed: number[];
  /** What added rows began with, by their keys; a page of a release before keeps none. */
  starts?: Record<string, FlowValues>;
};
const NO_ROWS: KeptRows = { added: [], removed: [] };
const keptRows = (rows: readonly FlowRow[], removed: readonly NextFlow[]): KeptRows => ({
  added: rows.flatMap(({ key, stored }) => (stored ? [] : [key])),
  removed: removed.map(({ id }) => id),
  starts: Object.fromEntries(rows.flatMap(({ key, start }) => (start ? [[key, start]] : []))),
});

/** The rows of a list of flows, with new ones that begin with `starts`; what was removed, and which one is open. */
export function useFlowRows(stored: readonly NextFlow[], starts = NONE) {
  const [rows, setRows] = useState(() => [
    ...stored.map(rowOf),
    ...starts.map((start, at) => newRow(at + 1, start)),
  ]);
  const [removed, setRemoved] = useState<NextFlow[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const added = useRef(starts.length);

  useTypedWork<KeptRows>({
    key: 'flows',
    dirty: removed.length > 0 || rows.some(({ stored: flow }) => flow === null),
    base: NO_ROWS,
    mine: keptRows(rows, removed),
    restore: (_, kept) => {
      const known = new Set(rows.map(({ key }) => key));
      const gone = rows.filter(({ stored: flow }) => flow && kept.removed.includes(flow.id));
      const back = kept.added
        .filter((key) => !known.has(key))
        .map((key) => ({ key, stored: null, start: kept.starts?.[key] }));
      added.current = Math.max(added.current, ...kept.added.map(numberOf));
      setRows([...rows.filter((row) => !gone.includes(row)), ...back]);
      setRemoved((now) => [...now, ...gone.flatMap(({ stored: flow }) => flow ?? [])]);
    },
  });
  const toggle = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);
  /** Adds a row, empty unless it begins with something, and opens it; its key. */
  const add = useCallback((start?: FlowValues) => {
    added.current += 1;
    const row = newRow(added.current, start);
    setRows((now) => [...now, row]);
    setOpen(row.key);
    return row.key;
  }, []);
  const remove = useCallback(({ key, stored: flow }: FlowRow) => {
    setRows((now) => now.filter((row) => row.key !== key));
    if (flow) setRemoved((now) => [...now, flow]);
  }, []);
  /** To be called when a row's flow has been stored. */
  const setStored = useCallback(
    (key: string, flow: NextFlow) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, stored: flow } : row))),
    [],
  );
  /** To be called when a removed flow has been deleted. */
  const setDeleted = ({ id }: NextFlow) => setRemoved((now) => now.filter((flow) => flow.id !== id));
  /** Empties the list for the next station. */
  const clear = () => {
    setRows([]);
    setRemoved([]);
  };
  return { rows, removed, clear, open, setOpen, toggle, add, remove, setStored, setDeleted };
}
