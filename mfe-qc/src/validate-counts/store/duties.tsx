import { useEffect } from 'react';
import { useReloadOnLanguage } from 'shared-ui/api';
import { useLoaded } from 'shared-ui/query';
import { watchedFindings } from '../findings/findings.resource.ts';
import { isOutdated } from '../findings/work.rules.ts';
import { useActs, useReview, useSubject } from './review-context.tsx';

/**
 * What a review does by itself: it takes in what was done before, watches the findings, and has the rules look once
 * where they have to. Draws nothing, so that its watching draws nothing else again.
 */
export function Duties(): null {
  const { history, screen } = useActs();
  useEffect(() => void history.load(), [history]);
  useReloadOnLanguage(() => void history.reword());

  const { load } = useLoaded(watchedFindings(useSubject().station.station_id_tmg));
  const looked = useReview((state) => state.looked);
  const due = !looked && load.state === 'loaded' && isOutdated(load.value);
  useEffect(() => {
    if (due) void screen.lookOnce();
  }, [due, screen]);
  return null;
}
