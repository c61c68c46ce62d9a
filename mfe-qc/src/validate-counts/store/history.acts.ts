import { ApiError, messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type CountsEdit } from 'shared-domain';
import { countTexts } from 'shared-domain/texts';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { ask, known } from 'shared-ui/query';
import { stationQuery } from '../counts.resource.ts';
import { editsQuery, undoEdit } from '../history/history.resource.ts';
import { historyTexts } from '../history/texts.ts';
import {
  afterRedo,
  afterUndo,
  isOver,
  reworded,
  withEarlier,
  withoutStep,
  type Step,
  type Steps,
} from '../history/undo.rules.ts';
import { afterChange } from './after-change.ts';
import { mayDiscard, type Inside } from './inside.ts';

/** What can be done about what was done. */
export function historyActs(inside: Inside) {
  const { stationId, getState, setState, around } = inside;
  /** Without the server's list the visit's own edits can be undone all the same. */
  const asked = async (after: (steps: Steps, edits: CountsEdit[]) => Steps) => {
    const edits = await ask(editsQuery(stationId)).catch(() => null);
    if (edits) setState(({ steps }) => ({ steps: after(steps, edits) }));
  };

  async function take(step: Step | undefined, after: typeof afterUndo, told: 'undone' | 'redone') {
    if (!step || getState().stepping) return;
    const station = known(stationQuery(stationId));
    if (station?.importing === 1) {
      const words = translate(countTexts, currentLanguage());
      around().services.notify('info', words('importing', { station: station.station_name }));
      return;
    }
    if (!(await mayDiscard(inside))) return;
    const t = translate(historyTexts, currentLanguage());
    setState({ stepping: true });
    try {
      const answer = await undoEdit(stationId, step.edit);
      setState(({ steps }) => ({ steps: after(steps, step, answer) }));
      around().services.notify('success', t(told, { what: step.text }), ALERT_SECONDS.counts);
      afterChange(inside);
    } catch (problem) {
      if (problem instanceof ApiError && isOver(problem.status))
        setState(({ steps }) => ({ steps: withoutStep(steps, step) }));
      around().services.notify('danger', messageOf(problem, t('undoFailed')), 0);
    } finally {
      setState({ stepping: false });
    }
  }
  return {
    /** Takes in what was done before this visit. */
    load: () => asked(withEarlier),
    /** Asks for the words of what was done, in another language. */
    reword: () => asked(reworded),
    undo: () => take(getState().steps.undo.at(-1), afterUndo, 'undone'),
    /** Takes this edit back, whatever was done after it; nothing where that has been done. */
    undoEdit: (edit: number) =>
      take(
        getState().steps.undo.find((step) => step.edit === edit),
        afterUndo,
        'undone',
      ),
    redo: () => take(getState().steps.redo.at(-1), afterRedo, 'redone'),
  };
}
