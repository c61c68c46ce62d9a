import type { Finding, FindingList } from 'shared-domain';
import { ofFlows, ofSameKind, subjectOf } from './queue.rules.ts';

/** The open findings as a queue of work, and where in it the person is. */
export type Work = {
  /** Those of the flows that the filters let through. */
  queue: Finding[];
  /** The finding that is looked at, and its place from 1; null and 0: none. */
  current: Finding | null;
  place: number;
  /** What can be decided with it at once: all of its kind. */
  kind: Finding[];
  /** How many more are open in flows that the filters leave out. */
  leftOut: number;
};

/** The queue of what is listed, for the flows that `shown` lets through, at this finding. */
export function workOf(listed: Finding[], shown: (flowId: number) => boolean, subject: string | null): Work {
  const queue = ofFlows(listed, shown);
  const current = queue.find((finding) => subjectOf(finding) === subject) ?? null;
  return {
    queue,
    current,
    place: current ? queue.indexOf(current) + 1 : 0,
    kind: current ? ofSameKind(queue, current) : [],
    leftOut: listed.length - queue.length,
  };
}

/** What list and picture mark of a queue. Hints cover weeks: marking their days would hide what matters. */
export function markedOf(queue: Finding[]): Finding[] {
  return queue.filter(({ severity }) => severity !== 'hint');
}

/** Whether the rules have to look: they never have, or counts or settings have changed since; not while they do. */
export function isOutdated({ run }: FindingList): boolean {
  return run === null || (run.stale && run.status !== 'running');
}

/** Whether the rules are looking, or have been asked to (`looked`) and have not begun. */
export function isLooking({ run }: FindingList, looked: boolean): boolean {
  return run === null ? looked : run.status === 'running';
}

/** The list without what was decided a moment ago, before the server says so. */
export function withoutDecided(list: FindingList, ids: ReadonlySet<number>): FindingList {
  const data = list.data.filter(({ id }) => !ids.has(id));
  return { ...list, data, total: list.total - (list.data.length - data.length) };
}
