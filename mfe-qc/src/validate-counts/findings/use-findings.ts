import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLoad, useReloadOn, useReloadOnLanguage, useWatched } from 'shared-ui/api';
import { useServices } from 'shared-ui/remote';
import { loadFindings, runRules } from './findings.resource.ts';

/**
 * The station's open findings in the order of work: as the server lists them, what affects the most counts first. The rules are asked to look when they never have, or when counts
 * or settings have changed since; while they look, the list is asked for again. `revision` is raised whenever counts
 * have changed; `look` has the rules look once more.
 */
export function useFindings(stationId: string, revision: number) {
  const { reportError } = useServices();
  const { load, reload } = useWatched(
    () => loadFindings(stationId, 'open'),
    [stationId],
    ({ run }) => run?.status === 'running',
  );
  useReloadOnLanguage(reload);
  useReloadOn(revision, reload);

  const check = async () => {
    try {
      await runRules(stationId);
    } catch (problem) {
      reportError(problem);
    }
    reload();
  };
  const checkOnce = useEffectEvent(check);
  const [asked, setAsked] = useState(false);
  const list = load.state === 'loaded' ? load.value : null;
  const isOutdated = list !== null && (list.run === null || list.run.stale) && list.run?.status !== 'running';
  if (isOutdated && !asked) setAsked(true);
  useEffect(() => {
    if (asked) void checkOnce();
  }, [asked]);

  const queue = useMemo(() => list?.data ?? [], [list]);
  return {
    list,
    queue,
    look: () => void check(),
    error: load.state === 'failed' ? load.error : null,
    running: list?.run?.status === 'running' || (asked && list?.run === null),
    reload,
  };
}

/** Ways in which a finding has been decided. */
export const DECIDED_STATES = ['accepted', 'dismissed', 'overridden'] as const;
export type DecidedState = (typeof DECIDED_STATES)[number];

/** Decided findings, asked for only where they are looked at. */
export function useDecided(stationId: string, state: DecidedState, revision: number) {
  const decided = useLoad(() => loadFindings(stationId, state), [stationId, state, revision]);
  useReloadOnLanguage(decided.reload);
  return decided;
}
