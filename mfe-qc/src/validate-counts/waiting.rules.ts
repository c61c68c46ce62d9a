import type { Scope } from './counts.resource.ts';

/**
 * The days of the counts that wait for review, when certified ones lie before them and so fill the first pages; null
 * when the list starts with counts to review anyway.
 */
export function waitingDays(
  scope: Pick<Scope, 'first' | 'last'>,
  firstCount: string | null,
): { minDate: string; maxDate: string } | null {
  const { first, last } = scope;
  if (!first || !last || !firstCount || firstCount >= first) return null;
  return { minDate: first.slice(0, 10), maxDate: last.slice(0, 10) };
}
