import { isIn, lengthOf, HOUR, type Minutes, type Span } from '../health/instants.ts';
import type { DigestLine, SinceThen } from './digest-facts.ts';

/** An outage as it is by now. */
type Outcome = {
  investigation: string;
  recovered_at: string | null;
  filled_at: string | null;
  retired_at: string | null;
  /** Whether it was ended as nothing is expected of the counter of a station that goes on. */
  unexpected: boolean;
  missing: readonly Span[];
  confirming: readonly Span[];
};

const minutesAt = (moment: string): Minutes => new Date(moment).getTime() / 60_000;

/** What has become of an outage since an e-mail told of it; null where nothing has. */
export function sinceThen(
  line: Pick<DigestLine, 'kind' | 'lost_hours' | 'closed'>,
  outcome: Outcome,
  { sent, now }: { sent: string; now: string },
): SinceThen | null {
  const after = (moment: string | null): moment is string =>
    moment !== null && minutesAt(moment) > minutesAt(sent);
  const lost_hours = lengthOf(outcome.missing) / HOUR;
  const of = (what: SinceThen['what'], at: string | null = null): SinceThen => ({ what, at, lost_hours });
  const { recovered_at, filled_at, retired_at } = outcome;
  if (after(retired_at)) return of(outcome.unexpected ? 'unexpected' : 'retired', retired_at);
  if (after(recovered_at)) return of('recovered', recovered_at);
  if (after(filled_at)) return of('filled', filled_at);
  const confirming = outcome.confirming.find((span) => isIn(span, minutesAt(now)));
  if (confirming) return of('again', new Date(confirming[0] * 60_000).toISOString());
  if (outcome.investigation === 'closed' && !line.closed) return of('closed');
  if (Math.round(lost_hours) < Math.round(line.lost_hours)) return of('less');
  const isOpen = recovered_at === null && retired_at === null;
  return isOpen && (line.kind === 'silent' || line.kind === 'still') ? of('lasts') : null;
}
