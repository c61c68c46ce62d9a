import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { NextFlow, SentFlow } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { openBatch, type DeliverFlows } from './flow-batch.ts';
import type { FlowValues } from './flow.record.ts';
import { saveFlows, type FlowOwner } from './flow.resource.ts';
import { pairedFlows } from './flow-pair.rules.ts';
import { repeatedFlows } from './flow.rules.ts';
import { flowTexts } from './texts.ts';
import { useFlowHandles } from './use-flow-handles.ts';
import { useFlowRows, type FlowRow } from './use-flow-rows.ts';

/** A station's flows being edited. */
export type Flows = ReturnType<typeof useFlows>;

/**
 * The flows of a station or draft as they are edited: added, removed, and saved together; one is open at a time.
 * `loadFlows` asks for them as they are stored by now; keep it the same between drawings. New ones begin with `starts`.
 */
export function useFlows(
  stored: readonly NextFlow[],
  owner: FlowOwner,
  loadFlows: () => Promise<readonly NextFlow[]>,
  starts?: readonly FlowValues[],
) {
  const { setOpen, setDeleted, ...list } = useFlowRows(stored, starts);
  const { handleOf, ...forms } = useFlowHandles();
  const t = useTexts(flowTexts);
  const [attempt, setAttempt] = useState(0);
  const { rows, removed } = list;
  const { reports } = forms;
  const pending = rows.filter(({ key, stored: flow }) => flow === null || reports[key]?.dirty === true);
  const { repeated, paired } = useMemo(() => {
    const known = rows.flatMap(({ key }) => (reports[key] ? [{ key, values: reports[key].values }] : []));
    return { repeated: repeatedFlows(known), paired: pairedFlows(known) };
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
    // the rows tell of their faults, or of the server's refusal, after this
    setAttempt((now) => now + 1);
    const faulty = (kind.draft ? pending : rows).filter(({ key }) => handleOf(key)?.check(kind) === false);
    const [first] = [...faulty.map(({ key }) => key), ...repeated];
    if (first === undefined) return true;
    setOpen(first);
    return false;
  };
  const { saving, problem, run } = useSaving();
  const batch = useRef<ReturnType<typeof openBatch>>(undefined);
  /** Hands in a flow of the batch that is being saved; sent by itself where none awaits it. */
  const submit = async (key: string, sent: SentFlow): Promise<NextFlow> => {
    if (batch.current?.awaits(key)) return batch.current.add(key, sent);
    const alone = openBatch([key], (set) => saveFlows(owner, set), { withOthers: '' });
    const stored = alone.add(key, sent);
    await alone.go([]);
    return stored;
  };
  /** Stores what was changed, added and removed, all of it or nothing; with the station where `deliver` does so. */
  const save = async (kind: { draft: boolean }, deliver?: DeliverFlows): Promise<boolean> => {
    if (!check(kind)) return false;
    return run(async () => {
      const keys = pending.map(({ key }) => key);
      const now = openBatch(keys, deliver ?? ((set) => saveFlows(owner, set)), {
        withOthers: t('notSaved'),
        ...(deliver && { withStation: t('notSaved') }),
      });
      batch.current = now;
      const sending = keys.map((key) => handleOf(key)?.save(kind) ?? Promise.resolve(false));
      await now.go(
        removed.map(({ id }) => id),
        sending,
      );
      const taken = await Promise.all(sending);
      const refused = now.refusal();
      if (refused === null) {
        for (const flow of removed) setDeleted(flow);
        return true;
      }
      const faulty = keys.find((key, at) => !taken[at] && namesFlow(refused, rows, key));
      const [first] = keys;
      // A refusal of the station is told by its own form, one of flows by theirs.
      if (faulty !== undefined) setOpen(faulty);
      else if (!deliver && first === undefined) throw refused;
      else if (!deliver && first !== undefined) setOpen(first);
      return false;
    });
  };
  /** Goes on from the flows as they are stored by now: a save of their station takes some along (S15). */
  const renew = (flows: readonly NextFlow[]) => {
    const newer = new Map(flows.map((flow) => [flow.id, flow]));
    for (const { key, stored: flow } of rows) {
      const now = flow && newer.get(flow.id);
      if (!now || now.version === flow.version) continue;
      handleOf(key)?.follow(now);
      list.setStored(key, now);
    }
  };
  const dirty = removed.length > 0 || pending.length > 0;
  return {
    owner,
    ...list,
    ...forms,
    loadNewer,
    submit,
    repeated,
    paired,
    attempt,
    saving,
    problem,
    dirty,
    goTo,
    check,
    save,
    renew,
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

/** Whether a refusal says something of a row's flow. */
function namesFlow(refusal: ApiError, rows: readonly FlowRow[], key: string): boolean {
  const id = rows.find((row) => row.key === key)?.stored?.id;
  const prefix = id === undefined ? 'flows.new' : `flows.${id}.`;
  return Object.keys(refusal.errors ?? {}).some((field) => field.startsWith(prefix));
}
