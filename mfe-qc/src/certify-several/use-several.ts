import { useState } from 'react';
import { ALERT_SECONDS } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { ask, invalidate } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { unverifiedStations } from '../quality-control/stations.resource.ts';
import { certifyCounts, checklistQuery } from '../validate-counts/certify/certify.resource.ts';
import { certifyTexts } from '../validate-counts/certify/texts.ts';
import { NO_FILTERS } from '../validate-counts/filters.rules.ts';
import { reviewKey } from '../validate-counts/review-keys.ts';
import { verdictOf, type Candidate, type Progress } from './several.rules.ts';

/** A chosen station and how far it is; `progress` null: its checklist is on its way. */
export type Chosen = { station: Candidate; progress: Progress | null };

/** Which step is open: choosing, reading the checklist, or following what was started. */
export type Step = 'choose' | 'check' | 'follow';

/**
 * Certifying several stations: their checklists are asked for one after another, and each that is ready becomes a job of
 * its own, over exactly the counts that its checklist told of. What is sent again is refused by the server, and told.
 */
export function useSeveral() {
  const t = useTexts(certifyTexts);
  const { notify } = useServices();
  const [step, setStep] = useState<Step>('choose');
  const [rows, setRows] = useState<Chosen[]>([]);
  const tell = (id: string, progress: Progress) =>
    setRows((known) => known.map((row) => (row.station.id === id ? { ...row, progress } : row)));

  /** Asks for the checklists of these stations. */
  async function check(stations: Candidate[]) {
    setRows(stations.map((station) => ({ station, progress: null })));
    setStep('check');
    for (const { id } of stations) {
      try {
        tell(id, { step: 'checked', list: await ask(checklistQuery(id, NO_FILTERS)) });
      } catch (problem) {
        tell(id, { step: 'refused', words: messageOf(problem, t('failed')) });
      }
    }
  }

  /** Starts every station that is ready. */
  async function certify() {
    let started = 0;
    for (const { station, progress } of rows) {
      if (progress?.step !== 'checked' || verdictOf(progress.list) !== 'ready') continue;
      const { id } = station;
      try {
        await certifyCounts(id, NO_FILTERS, progress.list.counts);
        started += 1;
        void invalidate(reviewKey(id, 'certify'));
        tell(id, { step: 'started', list: progress.list });
      } catch (problem) {
        tell(id, { step: 'refused', words: messageOf(problem, t('failed')) });
      }
    }
    setStep('follow');
    if (started > 0) notify('success', t('started'), ALERT_SECONDS.counts);
    void invalidate(unverifiedStations.queryKey);
  }
  const again = () => {
    setRows([]);
    setStep('choose');
  };
  return { step, rows, check, certify, again };
}
