import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { ask } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import type { Candidate } from '../several/candidates.rules.ts';
import { useSteps } from '../several/use-steps.ts';
import { undoEdit } from '../validate-counts/history/history.resource.ts';
import { changed, markingQuery, markStations } from './marking.resource.ts';
import { reachOf, type Mark, type Marking, type MarkRow } from './marking.rules.ts';
import { markTexts } from './texts.ts';

/** One mark over several stations: what it would change is asked station by station, what it changed is told by each. */
export function useMarking() {
  const t = useTexts(markTexts);
  const { notify } = useServices();
  const { step, rows, tell, check, again, finish } = useSteps<Marking>(t('failed'));
  const [busy, setBusy] = useState(false);

  /** Marks every station that would change. */
  async function mark(what: Mark) {
    setBusy(true);
    try {
      const outcomes = await markStations(reachOf(rows).ids, what);
      for (const outcome of outcomes)
        tell(outcome.station_id_tmg, { step: 'marked', outcome, undone: false });
      finish();
    } catch (problem) {
      notify('danger', messageOf(problem, t('failed')), 0);
    } finally {
      setBusy(false);
    }
  }

  /** Takes the mark of one station back. */
  async function undo({ station, progress }: MarkRow) {
    if (progress.step !== 'marked' || !progress.outcome.edit) return;
    try {
      await undoEdit(station.id, progress.outcome.edit.id);
      changed(station.id);
      tell(station.id, { ...progress, undone: true });
    } catch (problem) {
      notify('danger', messageOf(problem, t('undoFailed')), 0);
    }
  }
  const see = (stations: Candidate[], what: Mark) =>
    check(stations, async (id) => ({ step: 'seen', scope: await ask(markingQuery(id, what)) }));
  return { step, rows, busy, check: see, mark, undo, again };
}
