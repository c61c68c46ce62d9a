import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf, useReloadOnLanguage } from 'shared-ui/api';
import { ALERT_SECONDS, type CountsEdit } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { loadEdits, undoEdit } from './history.resource.ts';
import { historyTexts } from './texts.ts';
import {
  afterRedo,
  afterUndo,
  NO_STEPS,
  reworded,
  stepsOf,
  withEdit,
  withoutStep,
  type Step,
} from './undo.rules.ts';

/** Answers after which a step can never be taken back. */
const OVER: readonly number[] = [404, 409];

/**
 * The edits of the visit, and those before it, as steps that can be undone and redone. `mayDiscard` is asked first:
 * the rows are loaded anew. `onUndone` comes after counts have changed.
 */
export function useHistory(stationId: string, mayDiscard: () => Promise<boolean>, onUndone: () => void) {
  const t = useTexts(historyTexts);
  const { notify } = useServices();
  const [steps, setSteps] = useState(NO_STEPS);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    const edited = (edits: CountsEdit[]) => {
      // what was done while the list was on its way comes last
      if (!left) setSteps((now) => ({ ...now, undo: [...stepsOf(edits).undo, ...now.undo] }));
    };
    // without the list the visit's own edits can be undone all the same
    loadEdits(stationId).then(edited, () => undefined);
    return () => {
      left = true;
    };
  }, [stationId]);
  useReloadOnLanguage(() => {
    const asked = (edits: CountsEdit[]) => setSteps((now) => reworded(now, edits));
    loadEdits(stationId).then(asked, () => undefined);
  });
  const record = useCallback((edit: CountsEdit | null | undefined) => {
    if (edit) setSteps((now) => withEdit(now, edit));
  }, []);

  const running = useRef(false);
  async function take(step: Step | undefined, after: typeof afterUndo, told: 'undone' | 'redone') {
    if (!step || running.current || !(await mayDiscard())) return;
    running.current = true;
    setBusy(true);
    try {
      const answer = await undoEdit(stationId, step.edit);
      setSteps((now) => after(now, step, answer));
      notify('success', t(told, { what: step.text }), ALERT_SECONDS.counts);
      onUndone();
    } catch (problem) {
      if (problem instanceof ApiError && OVER.includes(problem.status))
        setSteps((now) => withoutStep(now, step));
      notify('danger', messageOf(problem, t('undoFailed')), 0);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return {
    undoable: steps.undo.at(-1) ?? null,
    redoable: steps.redo.at(-1) ?? null,
    busy,
    record,
    undo: () => void take(steps.undo.at(-1), afterUndo, 'undone'),
    redo: () => void take(steps.redo.at(-1), afterRedo, 'redone'),
  };
}
