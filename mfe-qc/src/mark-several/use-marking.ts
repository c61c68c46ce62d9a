import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { ask } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import type { Candidate } from '../certify-several/several.rules.ts';
import { undoEdit } from '../validate-counts/history/history.resource.ts';
import { changed, markingQuery, markStations } from './marking.resource.ts';
import { reachOf, type Mark, type Marking, type MarkRow } from './marking.rules.ts';
import { markTexts } from './texts.ts';

/** Which step is open: choosing, seeing what would change, or what became of it. */
export type MarkStep = 'choose' | 'check' | 'done';

/** One mark over several stations: what it would change is asked station by station, what it changed is told by each. */
export function useMarking() {
  const t = useTexts(markTexts);
  const { notify } = useServices();
  const [step, setStep] = useState<MarkStep>('choose');
  const [rows, setRows] = useState<MarkRow[]>([]);
  const [busy, setBusy] = useState(false);
  const tell = (id: string, marking: Marking) =>
    setRows((known) => known.map((row) => (row.station.id === id ? { ...row, marking } : row)));

  /** Asks what the mark would change at each of these. */
  async function check(stations: Candidate[], mark: Mark) {
    setRows(stations.map((station) => ({ station, marking: { step: 'looking' } })));
    setStep('check');
    for (const { id } of stations) {
      try {
        tell(id, { step: 'seen', scope: await ask(markingQuery(id, mark)) });
      } catch (problem) {
        tell(id, { step: 'refused', words: messageOf(problem, t('failed')) });
      }
    }
  }

  /** Marks every station that would change. */
  async function mark(what: Mark) {
    setBusy(true);
    try {
      const outcomes = await markStations(reachOf(rows).ids, what);
      for (const outcome of outcomes)
        tell(outcome.station_id_tmg, { step: 'marked', outcome, undone: false });
      setStep('done');
    } catch (problem) {
      notify('danger', messageOf(problem, t('failed')), 0);
    } finally {
      setBusy(false);
    }
  }

  /** Takes the mark of one station back. */
  async function undo({ station, marking }: MarkRow) {
    if (marking.step !== 'marked' || !marking.outcome.edit) return;
    try {
      await undoEdit(station.id, marking.outcome.edit.id);
      changed(station.id);
      tell(station.id, { ...marking, undone: true });
    } catch (problem) {
      notify('danger', messageOf(problem, t('undoFailed')), 0);
    }
  }
  const again = () => {
    setRows([]);
    setStep('choose');
  };
  return { step, rows, busy, check, mark, undo, again };
}
