import { useCallback, useRef, useState } from 'react';
import type { NextFlow } from 'shared-ui/domain';

/** A flow in the list: stored, or new until it is saved. */
export type FlowRow = { key: string; stored: NextFlow | null };

const rowOf = (stored: NextFlow): FlowRow => ({ key: `flow-${stored.id}`, stored });

/** The rows of a list of flows, what was removed from it, and which one is open. */
export function useFlowRows(stored: readonly NextFlow[]) {
  const [rows, setRows] = useState(() => stored.map(rowOf));
  const [removed, setRemoved] = useState<NextFlow[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const added = useRef(0);

  const toggle = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);
  /** Adds an empty row and opens it; its key. */
  const add = () => {
    added.current += 1;
    const key = `new-${added.current}`;
    setRows((now) => [...now, { key, stored: null }]);
    setOpen(key);
    return key;
  };
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
