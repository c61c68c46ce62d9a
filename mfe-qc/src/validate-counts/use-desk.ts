import { useRef, useState } from 'react';
import type { Finding, Station } from 'shared-domain';
import { useQueue } from './findings/use-queue.ts';
import { daysOfSpan, spanOf } from './picture/selection.rules.ts';
import { useShortcuts, useSingleKeys } from './shortcuts/use-shortcuts.ts';
import { useFlows } from './use-flows.ts';
import type { useReviewAddress } from './use-review-address.ts';
import type { useReview } from './use-review.ts';

/** The findings with their keys, and the ways from a finding to its rows and from the checklist to the findings. */
export function useDesk(
  station: Station,
  address: ReturnType<typeof useReviewAddress>,
  review: ReturnType<typeof useReview>,
) {
  const { revision, mayDiscard, onDecided, changeFilters, history } = review;
  const flows = useFlows(station, address.filters);
  const queue = useQueue(station.station_id_tmg, {
    subject: address.finding,
    onSubject: address.changeFinding,
    shown: flows.shown,
    revision,
    mayDiscard,
    onDecided,
  });
  const listPlace = useRef<HTMLDivElement>(null);
  const findingsPlace = useRef<HTMLDivElement>(null);
  const showRows = (finding: Finding) => {
    void changeFilters(daysOfSpan(spanOf(finding)));
    listPlace.current?.scrollIntoView({ block: 'start' });
  };
  const goToFindings = () => {
    findingsPlace.current?.scrollIntoView({ block: 'start' });
    if (!queue.current) queue.go(1);
  };
  const [single, onSingle] = useSingleKeys();
  const [help, onHelp] = useState(false);
  const { current } = queue;
  const onFinding = current && {
    accept: queue.accept,
    dismiss: () => queue.change({ reason: '' }),
    kind: () => queue.change({ allOfKind: !queue.decision.allOfKind }),
    rows: () => showRows(current),
  };
  useShortcuts(
    {
      next: () => queue.go(1),
      previous: () => queue.go(-1),
      ...onFinding,
      help: () => onHelp(true),
      undo: history.undo,
      redo: history.redo,
    },
    single,
  );
  const keys = { single, onSingle, help, onHelp };
  return { flows, queue, keys, listPlace, findingsPlace, showRows, goToFindings };
}
