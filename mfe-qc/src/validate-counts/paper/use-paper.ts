import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { usePrinting } from 'shared-ui/ui';
import type { CountFilters } from 'shared-domain';
import { choiceQuery } from '../counts.resource.ts';
import { useReview, useSubject } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { MOST_ON_PAPER, type PaperCounts } from './paper.rules.ts';

/**
 * Prints the review with all counts that the filters reach, not only the page of the list: they are asked for first.
 * `paper` is what is printed. The browser's own print command, which waits for nothing, has the page alone.
 */
export function usePaper(): { paper: PaperCounts | null; print: () => Promise<void> } {
  const t = useTexts(validateTexts);
  const { notify } = useServices();
  const { station_id_tmg: stationId } = useSubject().station;
  const filters = useReview((state) => state.filters);
  const order = useReview((state) => state.order);
  const { ask } = useAsk();
  const [sheet, setSheet] = useState<{ of: CountFilters; paper: PaperCounts } | null>(null);
  const print = async () => {
    try {
      const paper = await ask(choiceQuery(stationId, filters, order, MOST_ON_PAPER));
      if (!paper) return;
      // the rows stand there before the browser looks
      flushSync(() => setSheet({ of: filters, paper }));
      window.print();
    } catch (problem) {
      notify('danger', messageOf(problem, t('countsFailed')), 0);
    }
  };
  useAfterPrint(() => setSheet(null));
  return { paper: sheet?.of === filters ? sheet.paper : null, print };
}

/** Once the page is on a screen again, what was printed is let go: the next time it is asked for anew. */
function useAfterPrint(letGo: () => void): void {
  const isPrinting = usePrinting() !== null;
  const after = useEffectEvent(letGo);
  useEffect(() => (isPrinting ? () => after() : undefined), [isPrinting]);
}
