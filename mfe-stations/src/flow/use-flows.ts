import { useCallback, useMemo, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { NextFlow } from 'shared-ui/domain';
import { deleteFlow, type FlowOwner } from './flow.resource.ts';
import { repeatedFlows } from './flow.rules.ts';
import { useFlowHandles } from './use-flow-handles.ts';
import { useFlowRows } from './use-flow-rows.ts';

/** A station's flows being edited. */
export type Flows = ReturnType<typeof useFlows>;

/**
 * The flows of a station or draft as they are edited: added, removed, and saved together; one is open at a time.
 * `loadFlows` asks for them as they are stored by now; keep it the same between drawings.
 */
export function useFlows(
  stored: readonly NextFlow[],
  owner: FlowOwner,
  loadFlows: () => Promise<readonly NextFlow[]>,
) {
  const { setOpen, setDeleted, ...list } = useFlowRows(stored);
  const { handleOf, ...forms } = useFlowHandles();
  const [attempt, setAttempt] = useState(0);
  const { rows, removed } = list;
  const { reports } = forms;
  const pending = rows.filter(({ key, stored: flow }) => flow === null || reports[key]?.dirty === true);
  const repeated = useMemo(() => {
    const known = rows.flatMap(({ key }) => (reports[key] ? [{ key, values: reports[key].values }] : []));
    return repeatedFlows(known);
  }, [rows, reports]);

  const loadNewer = useCallback(
    async (id: number): Promise<NextFlow> => {
      const newer = (await loadFlows()).find((flow) => flow.id === id);
      if (!newer) throw new ApiError(404, '');
      return newer;
    },
    [loadFlows],
  );
  const goTo = useCallback(
    (key: string, field: string) => {
      setOpen(key);
      // A flow that has just been added is drawn first.
      requestAnimationFrame(() => handleOf(key)?.focus(field));
    },
    [setOpen, handleOf],
  );
  /** Marks what is wrong with the flows; true when nothing is. A draft's flows are asked about what was changed. */
  const check = (kind: { draft: boolean }): boolean => {
    const faulty = (kind.draft ? pending : rows).filter(({ key }) => handleOf(key)?.check(kind) === false);
    const [first] = [...faulty.map(({ key }) => key), ...repeated];
    if (first === undefined) return true;
    setOpen(first);
    setAttempt((now) => now + 1);
    return false;
  };
  const { saving, problem, run } = useSaving();
  /** Deletes what was removed from the list, then stores what was changed or added; stops at the first refusal. */
  const save = async (kind: { draft: boolean }): Promise<boolean> => {
    if (!check(kind)) return false;
    return run(async () => {
      for (const flow of removed) {
        await deleteFlow(owner, flow.id).catch(unlessGone);
        setDeleted(flow);
      }
      for (const { key } of pending) {
        if (await handleOf(key)?.save(kind)) continue;
        setOpen(key);
        return false;
      }
      return true;
    });
  };
  const dirty = removed.length > 0 || pending.length > 0;
  return {
    owner,
    ...list,
    ...forms,
    loadNewer,
    repeated,
    attempt,
    saving,
    problem,
    dirty,
    goTo,
    check,
    save,
  };
}

/** Runs what saves: whether it runs, and what the server said against it. */
function useSaving() {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const run = async (task: () => Promise<boolean>): Promise<boolean> => {
    setProblem(null);
    setSaving(true);
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { saving, problem, run };
}

/** A flow that someone else has deleted already is as it should be. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
