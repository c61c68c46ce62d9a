import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdWork, session } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { confirm } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** The guard of typed work: what a screen tells it, and the question before anything that would lose the work. */
export type UnsavedGuard = {
  /** Whether leaving now would lose typed work; the same function for the whole life of the page. */
  setDirty: (dirty: boolean) => void;
  /** Asks when there is something to lose; true when the page may be left. */
  mayLeave: () => Promise<boolean>;
  /** The page goes without asking: what could be kept of it is kept. */
  letGo: () => void;
};

/**
 * Holds back navigation to another path, and the closing of the page, while a screen has unsaved work. A session that
 * has ended is never held back: its work can't be saved any more.
 */
export function useUnsavedGuard(): UnsavedGuard {
  const t = useTexts(shellTexts);
  const dirty = useRef(false);
  const setDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);

  const letGo = useCallback(() => {
    dirty.current = false;
  }, []);
  // what a screen calls unsaved counts as typed work, although only the screen itself could keep it
  useEffect(
    () =>
      holdWork(null, { key: '', isDirty: () => dirty.current, part: () => null, restore: () => undefined }),
    [],
  );

  const mayLeave = useCallback(async () => {
    if (!dirty.current) return true;
    const leave = await confirm({
      title: t('leaveTitle'),
      text: t('leaveText'),
      accept: t('leave'),
      danger: true,
    });
    if (leave) dirty.current = false;
    return leave;
  }, [t]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && session.getState().user !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return { setDirty, mayLeave, letGo };
}
