import type { Message } from './messages.store.ts';

/** More at once would lie over what is worked at wherever they stood. */
const AT_ONCE = 3;

/**
 * The messages that are shown of all that are told: what went wrong before the rest, and the newest first, since it answers
 * what somebody has just done. The others wait, and their time does too. In the order in which they were told.
 */
export function shownOf<One extends Pick<Message, 'id' | 'severity'>>(messages: readonly One[]): One[] {
  const isUrgent = ({ severity }: One) => severity === 'danger';
  const first = messages.toSorted(
    (one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || other.id - one.id,
  );
  const shown = new Set(first.slice(0, AT_ONCE));
  return messages.filter((message) => shown.has(message));
}
