import type { Finding } from 'shared-domain';
import { formatDate } from 'shared-ui/i18n';

/**
 * The finding after (1) or before (-1) the current one, around the ends; the first or last where none is current. Null
 * when there is none.
 */
export function neighbourOf(queue: Finding[], currentId: number | null, step: 1 | -1): Finding | null {
  const at = queue.findIndex(({ id }) => id === currentId);
  if (at < 0) return queue.at(step === 1 ? 0 : -1) ?? null;
  return queue.at((at + step) % queue.length) ?? null;
}

/** Where to go on once these are decided: the next one behind the current that stays, else the first; null: all done. */
export function nextAfter(queue: Finding[], currentId: number, decided: ReadonlySet<number>): Finding | null {
  const at = queue.findIndex(({ id }) => id === currentId);
  const rest = [...queue.slice(at + 1), ...queue.slice(0, Math.max(0, at))];
  return rest.find(({ id }) => !decided.has(id)) ?? null;
}

/** What a finding is about, as addresses carry it. Rules that look again may give the same finding another id. */
export function subjectOf({ rule, flow_id, from }: Finding): string {
  return `${rule}.${flow_id}.${from.slice(0, 16).replace(' ', 'T').replace(':', '')}`;
}

/**
 * Why the finding that is asked for is not in the queue: it is not open ('gone'), or the filters hide its flow
 * ('hidden'). Null where it is, and where none is asked for.
 */
export function whyMissing(
  subject: string | null,
  listed: Finding[],
  queue: Finding[],
): 'gone' | 'hidden' | null {
  const isAskedFor = (finding: Finding) => subjectOf(finding) === subject;
  if (subject === null || queue.some(isAskedFor)) return null;
  return listed.some(isAskedFor) ? 'hidden' : 'gone';
}

/** The open findings of the same kind: same rule, same weight. The finding itself is one of them. */
export function ofSameKind(queue: Finding[], { rule, severity }: Finding): Finding[] {
  return queue.filter((other) => other.rule === rule && other.severity === severity);
}

/** The findings of flows that the filters let through; `shown` tells it of a flow. */
export function ofFlows(queue: Finding[], shown: (flowId: number) => boolean): Finding[] {
  return queue.filter(({ flow_id: flow }) => shown(flow));
}

/** The last interval of the finding is one before its end; wall-clock 'YYYY-MM-DD HH:MM', seconds left out. */
export function rangeOf({ from, until, intervals }: Finding): { from: string; to: string } {
  const [start, end] = [timeOf(from), timeOf(until)];
  const last = intervals > 0 ? end - (end - start) / intervals : start;
  return { from: from.slice(0, 16), to: new Date(last).toISOString().slice(0, 16).replace('T', ' ') };
}

/** The finding's range as people read it. */
export function rangeInWords(finding: Finding): { from: string; to: string } {
  const { from, to } = rangeOf(finding);
  return { from: formatDate(from), to: formatDate(to) };
}

const timeOf = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
