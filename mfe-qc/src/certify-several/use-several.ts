import { ALERT_SECONDS } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { ask, invalidate } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { unverifiedStations } from '../quality-control/stations.resource.ts';
import type { Candidate } from '../several/candidates.rules.ts';
import { useSteps } from '../several/use-steps.ts';
import { certifyCounts, checklistQuery } from '../validate-counts/certify/certify.resource.ts';
import { certifyTexts } from '../validate-counts/certify/texts.ts';
import { NO_FILTERS } from '../validate-counts/filters.rules.ts';
import { reviewKey } from '../validate-counts/review-keys.ts';
import { verdictOf, type Certifying } from './several.rules.ts';

/**
 * Certifying several stations: their checklists are asked for one after another, and each that is ready becomes a job of
 * its own, over exactly the counts that its checklist told of. What is sent again is refused by the server, and told.
 */
export function useSeveral() {
  const t = useTexts(certifyTexts);
  const { notify } = useServices();
  const { step, rows, attempt, check, again, finish } = useSteps<Certifying>(t('failed'));

  /** Starts every station that is ready. */
  async function certify() {
    let started = 0;
    for (const { station, progress } of rows) {
      if (progress.step !== 'checked' || verdictOf(progress.list) !== 'ready') continue;
      const { id } = station;
      const { list } = progress;
      const isStarted = await attempt(id, async () => {
        await certifyCounts(id, NO_FILTERS, list.counts);
        void invalidate(reviewKey(id, 'certify'));
        return { step: 'started', list };
      });
      if (isStarted) started += 1;
    }
    finish();
    if (started > 0) notify('success', t('started'), ALERT_SECONDS.counts);
    void invalidate(unverifiedStations.queryKey);
  }
  const read = (stations: Candidate[]) =>
    check(stations, async (id) => ({ step: 'checked', list: await ask(checklistQuery(id, NO_FILTERS)) }));
  return { step, rows, check: read, certify, again };
}
