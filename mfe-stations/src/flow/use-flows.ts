import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { NextFlow } from 'shared-ui/domain';
import type { FieldFault } from 'shared-ui/form';
import type { FlowValues } from './flow.record.ts';
import { deleteFlow, type FlowOwner } from './flow.resource.ts';
import { repeatedFlows } from './flow.rules.ts';

/** A flow in the list: stored, or new until it is saved. */
export type FlowRow = { key: string; stored: NextFlow | null };
/** What the list knows of a row's form. */
export type FlowReport = { values: FlowValues; dirty: boolean; faults: FieldFault[] };
/** What the list asks of a row's form. */
export type FlowHandle = {
  check: (kind: { draft: boolean }) => boolean;
  /** True when it was taken. */
  save: (kind: { draft: boolean }) => Promise<boolean>;
  focus: (field: string) => void;
};
/** A station's flows being edited. */
export type Flows = ReturnType<typeof useFlows>;

const rowOf = (stored: NextFlow): FlowRow => ({ key: `flow-${stored.id}`, stored });

/**
 * The flows of a station or draft as they are edited: added, removed, and saved together; one is open at a time.
 * `loadFlows` asks for them as they are stored by now; keep it the same between drawings.
 */
export function useFlows(
  stored: readonly NextFlow[],
  owner: FlowOwner,
  loadFlows: () => Promise<readonly NextFlow[]>,
) {
  const [rows, setRows] = useState(() => stored.map(rowOf));
  const [removed, setRemoved] = useState<NextFlow[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const [reports, setReports] = useState<Record<string, FlowReport>>({});
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const handles = useRef(new Map<string, FlowHandle>());
  const added = useRef(0);

  const edited = rows.map(({ key, stored: flow }) => ({ key, stored: flow, report: reports[key] }));
  const repeated = useMemo(() => {
    const known = rows.flatMap(({ key }) => (reports[key] ? [{ key, values: reports[key].values }] : []));
    return repeatedFlows(known);
  }, [rows, reports]);
  const isPending = ({ stored: flow, report }: (typeof edited)[number]) =>
    flow === null || report?.dirty === true;

  const loadNewer = useCallback(
    async (id: number) => {
      const newer = (await loadFlows()).find((flow) => flow.id === id);
      if (!newer) throw new ApiError(404, '');
      return newer;
    },
    [loadFlows],
  );
  const report = useCallback(
    (key: string, now: FlowReport) => setReports((before) => ({ ...before, [key]: now })),
    [],
  );
  const register = useCallback((key: string, handle: FlowHandle | null) => {
    if (handle) handles.current.set(key, handle);
    else handles.current.delete(key);
  }, []);
  const setStored = useCallback(
    (key: string, flow: NextFlow) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, stored: flow } : row))),
    [],
  );
  const toggle = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);
  const goTo = useCallback((key: string, field: string) => {
    setOpen(key);
    // A flow that has just been added is drawn first.
    requestAnimationFrame(() => handles.current.get(key)?.focus(field));
  }, []);
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

  /** Marks what is wrong with the flows; true when nothing is. */
  const check = (kind: { draft: boolean }): boolean => {
    const asked = kind.draft ? edited.filter(isPending) : edited;
    const faulty = asked.filter(({ key }) => handles.current.get(key)?.check(kind) === false);
    const [first] = [...faulty.map(({ key }) => key), ...repeated];
    if (first === undefined) return true;
    setOpen(first);
    setAttempt((now) => now + 1);
    return false;
  };
  /** Deletes what was removed from the list, then stores what was changed or added; stops at the first refusal. */
  const save = async (kind: { draft: boolean }): Promise<boolean> => {
    if (!check(kind)) return false;
    setProblem(null);
    setSaving(true);
    try {
      for (const flow of removed) {
        await deleteFlow(owner, flow.id).catch(unlessGone);
        setRemoved((now) => now.filter(({ id }) => id !== flow.id));
      }
      for (const { key } of edited.filter(isPending)) {
        if (await handles.current.get(key)?.save(kind)) continue;
        setOpen(key);
        return false;
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    owner,
    rows,
    reports,
    repeated,
    removed,
    open,
    attempt,
    saving,
    problem,
    dirty: removed.length > 0 || edited.some(isPending),
    loadNewer,
    report,
    register,
    setStored,
    toggle,
    goTo,
    add,
    remove,
    check,
    save,
  };
}

/** A flow that someone else has deleted already is as it should be. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
